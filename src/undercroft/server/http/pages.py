"""The built page: its files, and index.html for whatever address the page itself makes sense of: /table/CODE."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import Response
from starlette.responses import FileResponse, PlainTextResponse

from undercroft.engine.languages import LANGUAGES

from ..problems import Refused, program_words
from .answers import refusal
from .gate import is_api

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

HASHED = re.compile(r"^assets/.+-[\w-]{8,}\.\w+$")  # the name changes with the content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Page:
    """ASGI application for whatever no route of ours takes."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder).resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4404, "reason": "not_found"})
            return
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if is_api(scope):
            return refusal(Refused("not_found"))
        if scope["method"] not in ("GET", "HEAD"):
            return refusal(Refused("not_allowed"))
        path = scope["path"].lstrip("/")
        if file := self._find(path):
            cache = FOREVER if HASHED.match(path) else ASK_AGAIN
            return FileResponse(file, headers={"Cache-Control": cache})
        if path.startswith("assets/"):  # a file of an older page: the page that asks must not get HTML for it
            return refusal(Refused("not_found"))
        index = self._find("index.html")
        if index is None:
            text = "\n".join(program_words(language).say("page-missing") for language in LANGUAGES)
            return PlainTextResponse(text + "\n", 404)
        return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})

    def _find(self, path: str) -> Path | None:
        """A file of the page, and no other."""
        try:
            file = (self._folder / path).resolve()
            return file if path and file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None
