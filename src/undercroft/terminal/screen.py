"""Play on the whole screen of a terminal: arrow keys or numbers choose a move, the log runs beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, OptionList, RichLog, Static

from undercroft.engine.errors import UndercroftError

from .rules import rules_text

if TYPE_CHECKING:
    from textual.events import Resize

    from .sitting import Sitting

STYLES = {"you": "bold #f0c05a", "foe": "bold #e06c5a", "wall": "#8a7f70", "faint": "#9a9080"}
WIDE = 124  # columns from which the log stands beside the board


def styled(drawn: str) -> Text:
    """A picture with its marks turned into colours."""
    for mark, style in STYLES.items():
        drawn = drawn.replace(f"[{mark}]", f"[{style}]").replace(f"[/{mark}]", "[/]")
    return Text.from_markup(drawn)


class Page(ModalScreen[None]):
    """A text to read, over the board."""

    BINDINGS: ClassVar = [Binding("escape,q,l,question_mark,enter", "dismiss", show=False)]
    CSS = (
        "Page { align: center middle; } Page VerticalScroll { width: 84; max-height: 90%; height: auto; padding: 1 2; }"
    )

    def __init__(self, text: str) -> None:
        super().__init__()
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


class Table(App[None]):
    """The screen at which a match is played."""

    CSS = """
    Screen { background: #16130f; color: #f4ecdd; }
    #left { width: 1fr; }
    #picture { height: auto; }
    #said { height: auto; max-height: 5; color: #c9bda6; }
    #prompt { height: auto; text-style: bold; }
    #moves { height: 1fr; min-height: 3; border: none; padding: 0; background: #16130f; }
    #moves > .option-list--option-highlighted { background: #f0c05a; color: #16130f; text-style: bold; }
    Footer, FooterKey { background: #2a241c; color: #f4ecdd; }
    FooterKey .footer-key--key { background: #2a241c; color: #f0c05a; }
    #log { width: 46; border-left: solid #5a5040; padding: 0 1; display: none; }
    #log { background: #16130f; scrollbar-size: 1 0; }
    Screen.wide #log { display: block; }
    """
    BINDINGS: ClassVar = [
        Binding("z,u", "undo", "Undo"),
        Binding("Z,r", "restart", "Restart turn"),
        Binding("l", "log", "Log"),
        Binding("question_mark", "rules", "Rules", key_display="?"),
        Binding("g", "language", "Français"),
        Binding("q", "quit", "Save, quit"),
        Binding("space", "choose_first", show=False),
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 10)),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.title = sitting.match.game.name[sitting.language]

    def compose(self) -> ComposeResult:
        """Board, what happened, prompt and moves; the log to the right."""
        with Horizontal():
            with Vertical(id="left"):
                yield Static(id="picture")
                yield Static(id="said")
                yield Static(id="prompt")
                yield OptionList(id="moves")
            yield RichLog(id="log", wrap=True, min_width=10)
        yield Footer()

    def on_mount(self) -> None:
        """Show the table as it is."""
        self._name_keys()
        self._tell(self.sitting.begin() if not self.sitting.is_covered else [])
        self.query_one("#moves").focus()

    def on_resize(self, event: Resize) -> None:
        """The log has its place where there is room for it."""
        self.screen.set_class(event.size.width >= WIDE, "wide")

    # What happens

    def _tell(self, happened: list[str]) -> None:
        if self.sitting.is_covered:
            self.push_screen(Curtain(self.sitting.curtain()), lambda _closed: self._show(self.sitting.uncover()))
        else:
            self._show(happened)

    def _show(self, happened: list[str]) -> None:
        sitting = self.sitting
        self.query_one("#picture", Static).update(styled(sitting.picture(styled=True)))
        self.query_one("#said", Static).update(Text("\n".join(happened[-5:])))
        ending = f"\n{sitting.ending()}" if sitting.match.is_over else ""
        self.query_one("#prompt", Static).update(Text(sitting.prompt + ending))
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        moves.add_options([f"{number:>2}  {words}" for number, (words, _move) in enumerate(sitting.offers(), 1)])
        moves.highlighted = 0 if sitting.offers() else None
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in sitting.story():
            log.write(line)

    def _try(self, deed: str, *args: object) -> None:
        try:
            self._tell(getattr(self.sitting, deed)(*args))
        except UndercroftError as problem:
            self.notify(self.sitting.excuse(problem), severity="warning")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a move."""
        self.action_choose(event.option_index + 1)

    def action_choose(self, number: int) -> None:
        """Play the move of this number."""
        offers = self.sitting.offers()
        if number <= len(offers):
            self._try("play", offers[number - 1][1])

    def action_choose_first(self) -> None:
        """Roll, when there is nothing else to do."""
        if self.sitting.rolls:
            self.action_choose(1)

    def action_undo(self) -> None:
        """Take back a move."""
        self._try("undo")

    def action_restart(self) -> None:
        """Take back all moves since the roll."""
        self._try("undo", True)

    def action_log(self) -> None:
        """Everything that happened."""
        self.push_screen(Page("\n".join([self.sitting.program.say("log-title"), "", *self.sitting.story()])))

    def action_rules(self) -> None:
        """The rules in our own words."""
        self.push_screen(Page(rules_text(self.sitting.match.game, self.sitting.language)))

    def action_language(self) -> None:
        """The other language, at once."""
        self.sitting.speak("en" if self.sitting.language == "fr" else "fr")
        self._name_keys()
        self._tell([])

    def _name_keys(self) -> None:
        """The footer in the language of the sitting."""
        keys = {"z": "undo", "Z": "restart", "l": "log", "question_mark": "rules", "g": "language", "q": "quit"}
        for key, name in keys.items():
            shown = "?" if key == "question_mark" else None
            action = self._bindings.key_to_bindings[key][0].action
            self._bindings.key_to_bindings[key] = [
                Binding(key, action, self.sitting.program.say(f"key-{name}"), key_display=shown)
            ]
        self.refresh_bindings()
