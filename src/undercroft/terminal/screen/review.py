"""Looking back on the whole screen: the curve, the decisions that cost most, and the table before each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..looking_back import LookingBack, practice
from .page import Page

if TYPE_CHECKING:
    from ..sitting import Sitting

BEAT = 0.3  # seconds from one look at how far it is to the next


class LookBack(ModalScreen["Sitting | None"]):
    """The review of the game that was played; another sitting if somebody wants to play on from an earlier table."""

    BINDINGS: ClassVar = [
        Binding("escape,q,r", "leave", show=False),
        Binding("p", "practice", show=False),
    ]
    CSS = """
    LookBack { align: center middle; }
    LookBack VerticalScroll { width: 84; max-width: 100%; height: auto; max-height: 100%; padding: 1 2; }
    LookBack OptionList { height: auto; border: none; padding: 0; }
    """

    def __init__(self, sitting: Sitting, looking: LookingBack) -> None:
        """A review that was worked out before is shown as it is."""
        super().__init__()
        self._sitting, self._looking = sitting, looking

    def compose(self) -> ComposeResult:
        """What is known, and the decisions to choose from."""
        with VerticalScroll():
            yield Static(id="known")
            yield OptionList(id="costly", markup=False)
            yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin to look, unless that was done before."""
        if not self._looking.was_started:
            self._looking.start()
        self._beat = self.set_interval(BEAT, self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show how far it is, or in the end what was found."""
        language, words = self._sitting.language, self._sitting.program
        if self._looking.is_running:
            progress = words.say("review-stop-key", progress=self._looking.progress(language))
            return self.query_one("#known", Static).update(Text(progress))
        self._beat.stop()
        costly = self._looking.costly
        self.query_one("#known", Static).update(Text("\n".join(self._looking.lines(language, is_listed=False))))
        listed = self.query_one("#costly", OptionList)
        listed.add_options(
            [Option(f"{number:>2}  {self._looking.sentence(each, language)}") for number, each in enumerate(costly, 1)]
        )
        listed.highlighted = 0 if costly else None
        listed.focus()
        return self.query_one("#keys", Static).update(Text(words.say("review-keys") if costly else ""))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Look at a decision again."""
        event.stop()
        chosen = self._looking.costly[event.option_index]
        self.app.push_screen(Page("\n".join(self._looking.picture(chosen, self._sitting.language))))

    def action_practice(self) -> None:
        """Play on from before the marked decision."""
        marked = self.query_one("#costly", OptionList).highlighted
        if marked is not None:
            self.dismiss(practice(self._sitting, self._looking.costly[marked].number))

    def action_leave(self) -> None:
        """Stop looking, and keep what is known; then back to the table."""
        if self._looking.is_running and not self._looking.is_stopped:
            self._looking.stop()
        else:
            self.dismiss(None)
