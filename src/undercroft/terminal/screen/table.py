"""Play on the whole screen of a terminal: arrow keys or numbers choose a move, the log runs beside the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, RichLog, Static
from textual.worker import WorkerCancelled, get_current_worker

from undercroft.engine.errors import UndercroftError
from undercroft.engine.pictures import parts

from ..commands.rules import rules_text
from ..hints import hint_lines
from ..looking_back import LookingBack
from .choices import Choices
from .page import Curtain, Page
from .review import LookBack

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.events import Resize
    from textual.screen import Screen

    from undercroft.engine.match import Match

    from ..finding import Offer
    from ..sitting import Sitting

STYLES = {"you": "bold #f0c05a", "foe": "bold #e06c5a", "wall": "#8a7f70", "faint": "#9a9080"}
LETTERS = (
    "undo",
    "restart",
    "restart_or_review",
    "hint",
    "find",
    "log",
    "rules",
    "language",
    "quit",
)  # what a letter does
MEANWHILE = ("quit", "dismiss", "log", "rules")  # what can be done while bots think
HIGH = 30  # lines from which there is room for more of what happened
MOST_SAID, FEW_SAID = 5, 3
WIDE = 124  # columns from which the log stands beside the board


def styled(drawn: str) -> Text:
    """A picture with its marks turned into colours."""
    return Text.assemble(*((text, STYLES.get(mark, "")) for mark, text in parts(drawn)))


def _tried(do: Callable[[], list[str]]) -> list[str] | UndercroftError:
    """What came of a deed: what happened, or why nothing did."""
    try:
        return do()
    except UndercroftError as problem:
        return problem


class Table(App["Sitting | None"]):
    """The screen at which a match is played. It leaves another sitting if somebody plays on from an earlier table."""

    CSS = """
    Screen { background: #16130f; color: #f4ecdd; }
    #left { width: 1fr; }
    #picture { height: auto; }
    #said { height: auto; max-height: 5; color: #c9bda6; }
    #prompt { height: auto; text-style: bold; }
    #moves { height: 1fr; border: none; padding: 0; background: #16130f; }
    #moves > .option-list--option-highlighted { background: #f0c05a; color: #16130f; text-style: bold; }
    Footer, FooterKey { background: #2a241c; color: #f4ecdd; }
    FooterKey .footer-key--key { background: #2a241c; color: #f0c05a; }
    #log { width: 46; border-left: solid #5a5040; padding: 0 1; display: none; }
    #log { background: #16130f; scrollbar-size: 1 0; }
    Screen.wide #log { display: block; }
    """
    BINDINGS: ClassVar = [
        Binding("z,u", "undo", "Undo"),
        Binding("Z", "restart", "Turn"),
        Binding("r", "restart_or_review", show=False),
        Binding("h", "hint", "Hint"),
        Binding("slash", "find", "Find", key_display="/"),
        Binding("l", "log", "Log"),
        Binding("question_mark", "rules", "Rules", key_display="?"),
        Binding("g", "language", "Français"),
        Binding("q", "quit", "Save, quit"),
        Binding("ctrl+z", "take_back", show=False),
        Binding("space", "choose_first", show=False),
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 10)),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._story: list[str] = []  # as it was last shown: it can be read while a thread plays
        self._looking: LookingBack | None = None  # back at the game that is over
        self._waits = False  # for bots who think, in a thread: until they are done nobody else touches the match
        self.title = sitting.match.game.name[sitting.language]

    def sit(self) -> Sitting | None:
        """Run until somebody leaves. What goes wrong on the screen is raised once the screen is gone."""
        after = self.run()
        if self._exception:
            raise getattr(self._exception, "error", self._exception)  # a worker's failure has its own around it
        return after

    def _fatal_error(self) -> None:
        """Leave without the traceback that Textual would print."""
        self._close_messages_no_wait()

    def compose(self) -> ComposeResult:
        """Board, what happened, prompt and moves; the log to the right."""
        with Horizontal():
            with Vertical(id="left"):
                yield Static(id="picture")
                yield Static(id="said")
                yield Static(id="prompt")
                yield Choices()
            yield RichLog(id="log", wrap=True, min_width=10)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Show the table as it is."""
        self._name_keys()
        self._tell(self.sitting.begin() if not self.sitting.is_covered else [])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """While one waits one can read, and leave; while letters are typed they are no keys."""
        if action in LETTERS and self._is_finding:
            return False
        return True if not self._waits or action in MEANWHILE else None

    @property
    def _is_finding(self) -> bool:
        found = self._table.query(Choices) if self.screen_stack else ()
        return any(choices.is_finding for choices in found)

    def on_resize(self, event: Resize) -> None:
        """The log has its place where there is room for it."""
        self._table.set_class(event.size.width >= WIDE, "wide")

    @property
    def _table(self) -> Screen[object]:
        """The board; a page may lie over it."""
        return self.screen_stack[0]

    # What happens

    def _tell(self, happened: list[str]) -> None:
        if self.sitting.is_covered:
            self.push_screen(Curtain(self.sitting.curtain()), lambda _closed: self._show(self.sitting.uncover()))
        else:
            self._show(happened)

    def _show(self, happened: list[str]) -> None:
        sitting = self.sitting
        self._table.query_one("#picture", Static).update(styled(sitting.picture(styled=True)))
        self._table.query_one("#said", Static).update(Text("\n".join(happened[-self._room :])))
        ending = f"\n{sitting.ending()}" if sitting.match.is_over else ""
        self._table.query_one("#prompt", Static).update(Text(sitting.prompt + ending))
        review: list[Offer] = [(sitting.program.say("review-key"), None)] if self._offers_review else []
        self._choices.fill(sitting.offers() or review, sitting.program.say("find"), opens=sitting.has_to_find)
        log = self._table.query_one("#log", RichLog)
        log.clear()
        self._story = sitting.story()
        for line in self._story:
            log.write(line)

    @property
    def _room(self) -> int:
        """How many lines tell what happened: on a low screen the moves need them more."""
        return MOST_SAID if self.size.height >= HIGH else FEW_SAID

    def _try(self, deed: str, *args: object) -> None:
        do = partial(getattr(self.sitting, deed), *args)
        if self._waits:
            return
        if self.sitting.has_thinkers:
            self._waits = True
            self.sitting.announce = self._show_thinker
            self.run_worker(partial(self._do_beside, do), thread=True)
        else:
            self._conclude(_tried(do))

    def _conclude(self, came: list[str] | UndercroftError) -> None:
        """Show what came of a deed."""
        if self._waits:
            self._waits = False
            self.refresh_bindings()
        if isinstance(came, UndercroftError):
            self.notify(self.sitting.excuse(came), severity="warning", markup=False)
        else:
            self._tell(came)

    # Beside the screen, in a thread

    def _do_beside(self, do: Callable[[], list[str]]) -> None:
        came = _tried(do)
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self._conclude, came)

    def _show_thinker(self, text: str, _is_new: bool) -> None:
        """Somebody thinks; the thread waits meanwhile, so that the table can be looked at."""
        if get_current_worker().is_cancelled:
            raise WorkerCancelled
        self.call_from_thread(self._show_waiting, text)

    def _show_waiting(self, text: str) -> None:
        self.refresh_bindings()
        self._table.query_one("#picture", Static).update(styled(self.sitting.picture(styled=True)))
        self._table.query_one("#prompt", Static).update(Text(text))
        self._choices.fill([], "")

    def action_hint(self) -> None:
        """The best move that is found in a moment; one can play on meanwhile."""
        sitting, asked = self.sitting, self.sitting.match.clone()
        if asked.turn != sitting.seat or sitting.is_covered:
            self.notify(sitting.program.say("hint-none"))
            return
        self._table.query_one("#said", Static).update(Text(sitting.program.say("hint-thinking")))
        self.run_worker(partial(self._find_hint, asked), thread=True, exclusive=True, group="hint")

    def _find_hint(self, asked: Match) -> None:
        hint = asked.game.advise(asked)
        if hint and not get_current_worker().is_cancelled:
            self.call_from_thread(self._show_hint, asked, hint)

    def _show_hint(self, asked: Match, hint: dict[str, Any]) -> None:
        """Nobody is told about a table that is not theirs any more."""
        if self._waits or self.sitting.match != asked or self.sitting.is_covered:
            return
        self._table.query_one("#said", Static).update("")
        offered = [str(move) for _words, move in self.sitting.offers()]
        self._choices.highlight(offered.index(hint["best"]["move"]))
        self.push_screen(Page("\n".join(hint_lines(asked, hint, self.sitting.language)), is_beside=True))

    @property
    def _choices(self) -> Choices:
        return self._table.query_one(Choices)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Enter or a click on a move."""
        self.action_choose(event.number)

    def on_choices_typed(self, event: Choices.Typed) -> None:
        """What is none of the moves: several dice at once, or nothing that can be understood."""
        self._try("reply", event.text)

    def action_find(self) -> None:
        """Find a move by its name."""
        self._choices.open()

    def action_choose(self, number: int) -> None:
        """Play the move of this number."""
        offers = self.sitting.offers()
        if number <= len(offers):
            self._try("play", offers[number - 1][1])
        elif self._offers_review:
            self._review()

    def action_choose_first(self) -> None:
        """Roll, when there is nothing else to do."""
        if self.sitting.rolls:
            self.action_choose(1)

    def action_undo(self) -> None:
        """Take back a move."""
        self._try("undo")

    def action_take_back(self) -> None:
        """The same while letters are typed."""
        self._try("undo")

    def action_restart(self) -> None:
        """Take back all moves since the roll."""
        self._try("undo", True)

    def action_restart_or_review(self) -> None:
        """The same key, when there is nothing left to restart."""
        self._review() if self._offers_review else self.action_restart()

    @property
    def _offers_review(self) -> bool:
        """Whether what the decisions cost can be found out now."""
        return self.sitting.match.is_over and bool(self.sitting.match.game.levels)

    def _review(self) -> None:
        if self._looking is None or self._looking.match != self.sitting.match:
            self._looking = LookingBack(self.sitting.match, self.sitting.people)
        self.push_screen(LookBack(self.sitting, self._looking), lambda sitting: self.exit(sitting) if sitting else None)

    def action_log(self) -> None:
        """Everything that happened."""
        self.push_screen(Page("\n".join([self.sitting.program.say("log-title"), "", *self._story])))

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
        keys = {"z": "undo", "Z": "restart", "h": "hint", "slash": "find", "l": "log"}
        keys |= {"question_mark": "rules", "g": "language", "q": "quit"}
        for key, name in keys.items():
            shown = {"question_mark": "?", "slash": "/"}.get(key)
            action = self._bindings.key_to_bindings[key][0].action
            self._bindings.key_to_bindings[key] = [
                Binding(key, action, self.sitting.program.say(f"key-{name}"), key_display=shown)
            ]
        self.refresh_bindings()
