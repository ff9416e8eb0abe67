"""The option `--kernels` of commands that think or play many games."""

from __future__ import annotations

from typing import Annotated

import typer


def _checked(way: str | None) -> str | None:
    """Refused before anything is played."""
    from undercroft.kernels.ways import read_way

    return way and read_way(way)


Kernels = Annotated[
    str | None,
    typer.Option(
        "--kernels",
        metavar="portable|native|plain",
        callback=_checked,
        help="run them as WebAssembly, as native code, or as plain Python, which is slow",
    ),
]
