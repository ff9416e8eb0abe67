"""Looking back in lines of plain text: after a game, and for a saved one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from ..looking_back import LookingBack, practice
from ..program import program_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..sitting import Sitting

BEAT = 0.2  # seconds from one look at how far it is to the next


def watch(looking: LookingBack, language: str) -> None:
    """Work it out behind a bar, if there is a terminal to show one. Ctrl-C stops it and keeps what is known."""
    words, console = program_words(language), Console(stderr=True, markup=False)
    if not console.is_terminal:
        console.print(words.say("review-begins"))
    columns = (TextColumn("{task.description}", markup=False), BarColumn(bar_width=20))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("review-begins"), total=None)
        looking.start()
        try:
            while not looking.wait(BEAT):
                done, total = looking.done_of
                said = words.say("review-stop", progress=looking.progress(language))
                bar.update(task, description=said, completed=done, total=total or None)
        except KeyboardInterrupt:
            looking.stop()
            looking.wait(BEAT * 50)


class Afterwards:
    """What can be done when a game is over: look back, look again, and play on from there."""

    def __init__(self, sitting: Sitting, show: Callable[[list[str]], None], ask: Callable[[], str | None]) -> None:
        self.sitting, self._show, self._ask = sitting, show, ask

    def run(self) -> Sitting | None:
        """Another sitting, if somebody wants to play on from an earlier table."""
        say = self.sitting.program.say
        if not self.sitting.match.game.levels:
            return None
        self._show(["", say("review-offer")])
        if self._ask() not in ("r", "review"):
            return None
        looking = LookingBack(self.sitting.match, self.sitting.people)
        watch(looking, self.sitting.language)
        self._show(looking.lines(self.sitting.language))
        return self._look_again(looking) if looking.costly else None

    def _look_again(self, looking: LookingBack) -> Sitting | None:
        language, costly = self.sitting.language, looking.costly
        while True:
            self._show(["", self.sitting.program.say("review-ask")])
            answer = self._ask()
            if not answer or answer in ("q", "quit", "exit"):
                return None
            number = answer.removeprefix("p").strip()
            if number not in [str(each) for each in range(1, len(costly) + 1)]:
                self._show([self.sitting.program.say("not-understood", given=answer, count=len(costly))])
            elif answer.startswith("p"):
                return practice(self.sitting, costly[int(number) - 1].number)
            else:
                self._show(looking.picture(costly[int(number) - 1], language))
