"""Answers over HTTP: ready-made JSON, and refusals in the one form that all of them have."""

from __future__ import annotations

import math
from typing import Any

from fastapi import Response
from pydantic_core import to_json

from ..problems import Refused
from ..wire.tables import Refusal

JSON = "application/json"

REASONS = {  # pydantic's kinds of errors that we tell apart
    "missing": "missing",
    "extra_forbidden": "unknown",
    "nickname": "nickname",
    "nickname_taken": "nickname_taken",
    "greater_than_equal": "bounds",
    "less_than_equal": "bounds",
    "string_too_long": "bounds",
    "string_too_short": "bounds",
    "too_long": "bounds",
    "literal_error": "other",
}


def answer(body: bytes, status: int = 200) -> Response:
    """JSON that is ready to be sent."""
    return Response(body, status, media_type=JSON)


def refusal(refused: Refused) -> Response:
    """Why something was refused, with the table as it is now if that helps."""
    body = b'{"error":' + to_json(refused.data())
    body += b',"table":' + refused.table + b"}" if refused.table else b"}"
    response = answer(body, refused.status)
    if refused.wait is not None:
        response.headers["Retry-After"] = str(math.ceil(refused.wait))
    if refused.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def field_problem(errors: list[Any]) -> Refused:
    """The first field that cannot be used, and why, in our own words: what was sent is not quoted."""
    first = errors[0]
    kind = str(first["type"])
    reason = REASONS.get(kind, "type" if kind.endswith(("_type", "_parsing")) else "other")
    # The name of an unknown field is whatever the sender wrote, so it is cut short.
    place = ".".join(str(part)[:40] for part in first["loc"] if part not in ("body", "query", "path"))
    return Refused("bad_field", field=place[:120] or "body", reason=reason)


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its documentation; those that any route may give are among them."""
    return {
        status: {"model": Refusal, "description": NAMES[status]} for status in sorted({*statuses, 403, 421, 429, 503})
    }


NAMES = {
    400: "Not well-formed",
    401: "No token, or not a good one",
    403: "Not allowed",
    404: "No such thing",
    408: "Too slow",
    409: "Not now",
    410: "Gone",
    413: "Too big",
    421: "Asked for by a name that is not the server's",
    422: "Cannot be used",
    429: "Too many",
    503: "Cannot be stored now",
}
BODY = (400, 408, 413, 422)  # what a request with a body may also get
