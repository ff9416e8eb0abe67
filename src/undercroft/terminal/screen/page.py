"""What lies over the board: a text to read, and the curtain between two people."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Page(ModalScreen[None]):
    """A text to read, over the board."""

    BINDINGS: ClassVar = [Binding("escape,q,l,h,question_mark,enter", "dismiss", show=False)]
    CSS = """
    Page { align: center middle; }
    Page VerticalScroll { width: 84; max-width: 100%; max-height: 90%; height: auto; padding: 1 2; }
    Page.beside { align: center bottom; background: #16130f 0%; }
    Page.beside VerticalScroll { max-height: 50%; padding: 0 1; border: round #f0c05a; background: #2a241c; }
    """

    def __init__(self, text: str, is_beside: bool = False) -> None:
        """`is_beside`: the board stays in sight above it."""
        super().__init__(classes="beside" if is_beside else None)
        self._text = text

    def compose(self) -> ComposeResult:
        """The text, in a box that scrolls."""
        with VerticalScroll():
            yield Static(Text(self._text))


class Curtain(ModalScreen[None]):
    """Hides the table until the next person sits down."""

    BINDINGS: ClassVar = [Binding("enter,space", "dismiss", show=False), Binding("q", "app.quit", show=False)]
    CSS = "Curtain { align: center middle; background: #16130f; } Curtain Static { width: auto; }"

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """Nothing but whose turn it is."""
        yield Static(Text(self._text))
