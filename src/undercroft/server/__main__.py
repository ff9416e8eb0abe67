"""`python -m undercroft.server` is `undercroft serve`."""

from __future__ import annotations

import sys

import typer

from undercroft.engine.errors import UndercroftError

from .commands import serve

if __name__ == "__main__":
    try:
        typer.run(serve)
    except UndercroftError as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(2)
