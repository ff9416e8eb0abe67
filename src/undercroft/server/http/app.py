"""The application: routes, gate, page, and what becomes of requests that cannot be understood."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from undercroft.version import __version__

from ..house import House
from ..live import sockets
from ..live.clock import Clock
from ..logs import be_brief
from ..problems import Refused
from ..settings import Settings
from .answers import field_problem, refusal
from .gate import Gate
from .limits import address_of
from .openapi import describe_api
from .pages import Page
from .routes import campaigns as campaign_routes
from .routes import games as game_routes
from .routes import honours as honour_routes
from .routes import play as play_routes
from .routes import seats as seat_routes
from .routes import tables as table_routes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

log = logging.getLogger(__name__)

PACKED_FROM = 1024  # bytes: shorter answers are sent as they are

EVERYDAY = {"stale", "not_yours", "illegal", "no_table", "seat_taken", "full", "not_over", "cannot_undo", "over"}
EVERYDAY |= {"sealed", "wish_pending", "no_wish", "not_away"}


TALKATIVE = ("uvicorn", "websockets")  # when debugging they log what is stored and sent


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> FastAPI:
    """A server with these settings, or those of the environment, that goes by this clock."""
    for library in TALKATIVE:
        logging.getLogger(library).setLevel(logging.WARNING)
    be_brief()
    house = House(settings or Settings.from_environment(), clock or Clock())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Undercroft",
        version=__version__,
        summary="Small dungeon games at one table.",
        docs_url=None,  # its scripts come from another site, which our headers forbid
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.house = house
    for part in (game_routes, table_routes, seat_routes, play_routes, honour_routes, campaign_routes, sockets):
        app.include_router(part.routes, prefix="/api")
    app.router.redirect_slashes = False
    app.router.default = Page(house.settings.page)
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_FROM)
    app.add_middleware(Gate, house=house)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http)
    app.openapi = lambda: describe_api(app)  # type: ignore[method-assign]
    return app


async def _refused(request: Request, problem: Exception) -> Response:
    refused = problem if isinstance(problem, Refused) else Refused("unexpected")
    level = logging.INFO if refused.code in EVERYDAY else logging.WARNING
    address = address_of(request.scope.get("client"))
    log.log(level, "refused %s %.80r from %s: %s", request.method, request.scope["path"], address, refused.code)
    return refusal(refused)


async def _not_understood(request: Request, problem: Exception) -> Response:
    errors: list[Any] = list(problem.errors()) if isinstance(problem, RequestValidationError) else []
    if not errors or errors[0]["type"] == "json_invalid":
        return await _refused(request, Refused("bad_json"))
    return await _refused(request, field_problem(errors))


async def _http(request: Request, problem: Exception) -> Response:
    """What the framework refuses by itself."""
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    code = {400: "bad_json", 404: "not_found", 405: "not_allowed"}.get(status, "unexpected")
    return await _refused(request, Refused(code))
