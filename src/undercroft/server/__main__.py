"""`python -m undercroft.server` is `undercroft serve`."""

from __future__ import annotations

import sys

import typer

from undercroft.engine.errors import UndercroftError

from .commands import serve

BAD_INPUT = 2


def main() -> None:
    """Run the server. What a user can put right is one sentence, never a traceback."""
    try:
        typer.run(serve)
    except UndercroftError as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(BAD_INPUT)


if __name__ == "__main__":
    main()
