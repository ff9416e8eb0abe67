"""The description of the API: `python -m undercroft.server.http.openapi` prints it; the page's types are made of it."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from ..wire.live import Hello, LivePlay, LiveRefused, LiveRestart, LiveRoll, LiveSituation, LiveUndo, Ping, Pong

if TYPE_CHECKING:
    from fastapi import FastAPI

LIVE = (Hello, LivePlay, LiveRoll, LiveUndo, LiveRestart, Ping, Pong, LiveSituation, LiveRefused)
REF = "#/components/schemas/{model}"


def describe_api(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the messages of the WebSocket among the schemas: no route of OpenAPI can name them."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        _definitions, live = models_json_schema([(model, "serialization") for model in LIVE], ref_template=REF)
        schemas = schema["components"]["schemas"]
        schema["components"]["schemas"] = dict(sorted({**live["$defs"], **schemas}.items()))
        app.openapi_schema = schema
    return app.openapi_schema


def main() -> None:
    """Print the description; the same sources always give the same text."""
    from ..settings import Settings
    from .app import create_app

    app = create_app(Settings())
    json.dump(describe_api(app), sys.stdout, indent=2, ensure_ascii=False, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
