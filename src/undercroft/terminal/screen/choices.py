"""What can be chosen, on the screen: a list, and a field that shortens it while one types."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from ..finding import matching, numbered

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from ..finding import Offer


class Choices(Vertical):
    """The offers, numbered; with the field open, those that what is typed may mean."""

    DEFAULT_CSS = """
    Choices { height: 1fr; min-height: 3; }
    Choices Input { height: 1; border: none; padding: 0 1; background: #2a241c; color: #f4ecdd; display: none; }
    Choices Input:focus { border: none; }
    Choices.finding Input { display: block; }
    """
    BINDINGS: ClassVar = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("escape", "close", show=False),
    ]

    class Chosen(Message):
        """An offer was chosen; its number among all."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Typed(Message):
        """Something was typed that is none of the offers: several at once, or nothing at all."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self) -> None:
        super().__init__()
        self._offers: list[Offer] = []
        self._shown: list[int] = []  # which offers stand in the list

    def compose(self) -> ComposeResult:
        """The field above the list."""
        yield Input(id="find", compact=True)
        yield OptionList(id="moves", markup=False)

    @property
    def _list(self) -> OptionList:
        return self.query_one(OptionList)

    @property
    def _field(self) -> Input:
        return self.query_one(Input)

    @property
    def is_finding(self) -> bool:
        """Whether letters go to the field, and are no keys."""
        return self._field.has_focus

    def fill(self, offers: list[Offer], find: str, opens: bool = False) -> None:
        """Offer something else. `find` explains the field; `opens`: it is there without being asked for."""
        self._offers = offers
        self._field.placeholder = find
        with self._field.prevent(Input.Changed):
            self._field.value = ""
        self.set_class(opens, "finding")
        self._narrow("")
        (self._field if opens else self._list).focus()

    def highlight(self, index: int) -> None:
        """Mark an offer, by its place among all."""
        self.action_close()
        self._list.highlighted = index

    def open(self) -> None:
        """Let something be found."""
        self.add_class("finding")
        self._field.focus()

    def action_close(self) -> None:
        """Back to the whole list, where letters are keys."""
        self.fill(self._offers, self._field.placeholder)

    def action_move(self, step: int) -> None:
        """Up and down in the list, while one types."""
        self._list.action_cursor_down() if step > 0 else self._list.action_cursor_up()

    def _narrow(self, typed: str) -> None:
        """Show what may be meant: the number first, then names."""
        number = numbered(self._offers, typed)
        named = matching(self._offers, typed)
        self._shown = named if number is None else [number, *(index for index in named if index != number)]
        listed = self._list
        listed.clear_options()
        listed.add_options([Option(f"{index + 1:>2}  {self._offers[index][0]}") for index in self._shown])
        is_meant = self._shown and (typed or not self.has_class("finding"))
        listed.highlighted = 0 if is_meant else None  # Enter alone, in an empty field, chooses nothing

    def on_input_changed(self, event: Input.Changed) -> None:
        """Letter by letter."""
        self._narrow(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the field: what is marked in the list, else what was typed."""
        event.stop()
        if (row := self._list.highlighted) is not None:
            self.post_message(self.Chosen(self._shown[row] + 1))
        elif event.value.strip():
            self.post_message(self.Typed(event.value.strip()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click in the list."""
        event.stop()
        self.post_message(self.Chosen(self._shown[event.option_index] + 1))
