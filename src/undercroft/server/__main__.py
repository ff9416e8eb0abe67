"""`python -m undercroft.server` is `undercroft serve`."""

from __future__ import annotations

from undercroft.start import run


def main() -> None:
    """Run the server, through the door of the whole program."""
    run(_command)


def _command() -> None:
    import typer

    from .commands import serve

    typer.run(serve)


if __name__ == "__main__":
    main()
