"""Who asks, and at which table: from the code in the address and the token in the header."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ..house import House
from ..problems import Refused
from ..tables.table import Table
from .limits import address_of

Code = Annotated[str, Path(max_length=40, description="the table's code", examples=["BDFGHK"])]
Bearer = HTTPBearer(auto_error=False, scheme_name="seat", description="the token that holds a seat")
REPLAY = 2  # what a request costs, on top, that replays a match
MISS = 10  # what asking for a table that is not there costs: nobody shall find tables by trying


@dataclass(frozen=True)
class At:
    """Somebody at a table; `holder` is None for a watcher."""

    house: House
    table: Table
    holder: int | None


@dataclass(frozen=True)
class Seated:
    """Somebody who sits at a table."""

    house: House
    table: Table
    holder: int


async def the_house(request: Request) -> House:
    """The server's things."""
    house: House = request.app.state.house
    return house


async def read_token(
    request: Request, given: Annotated[HTTPAuthorizationCredentials | None, Depends(Bearer)]
) -> str | None:
    """The token of a request. A header that holds none is a mistake, not a watcher."""
    if given is None and "authorization" in request.headers:
        raise Refused("bad_token")
    return given.credentials if given else None


async def at_table(
    request: Request,
    code: Code,
    house: Annotated[House, Depends(the_house)],
    token: Annotated[str | None, Depends(read_token)],
) -> At:
    """Whoever asks: a seat, or a watcher."""
    ticket = house.tokens.read(token) if token is not None else None
    table = await find_table(house, code, address_of(_client(request)))
    return At(house, table, table.admit(ticket) if ticket else None)


async def seated(at: Annotated[At, Depends(at_table)]) -> Seated:
    """Whoever asks must hold a seat."""
    if at.holder is None:
        raise Refused("no_token")
    return Seated(at.house, at.table, at.holder)


async def find_table(house: House, code: str, address: str) -> Table:
    """The table of this code."""
    try:
        return await house.tables.get(code)
    except Refused as refused:
        if refused.code == "no_table" and (wait := house.requests.take(address, MISS)):
            raise Refused("too_many_requests", wait=wait) from None
        raise


async def costly(request: Request, house: Annotated[House, Depends(the_house)]) -> None:
    """Count a request that replays a match for several."""
    if wait := house.requests.take(address_of(_client(request)), REPLAY):
        raise Refused("too_many_requests", wait=wait)


def may_open_table(request: Request, house: House) -> None:
    """Refuse when this address has made too many tables."""
    if wait := house.new_tables.take(address_of(_client(request))):
        raise Refused("too_many_tables", wait=wait)


def _client(request: Request) -> tuple[str, int] | None:
    client: tuple[str, int] | None = request.scope.get("client")
    return client


TheHouse = Annotated[House, Depends(the_house)]
Anybody = Annotated[At, Depends(at_table)]
Sitter = Annotated[Seated, Depends(seated)]
