"""Companion to a game on a real table: people roll their own dice, draw their own cards, and tell what came up.

Nothing is ever rolled here. What was told can be taken back like any move: whoever told it wrongly tells it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.errors import CannotUndo, IllegalMove, UndercroftError
from undercroft.engine.game import CHANCE

from .finding import Offer, matching, numbered
from .sitting import Sitting

if TYPE_CHECKING:
    from undercroft.engine.verbs import Move


MOST_KEYS = 9  # so many outcomes have a key each


class CannotBe(IllegalMove):
    """What somebody tells cannot have come up: something was told wrongly, now or before."""


class Companion(Sitting):
    """People at one keyboard beside a real table."""

    is_companion = True

    @property
    def rolls(self) -> bool:
        """Nothing is rolled here."""
        return False

    # What can come up

    @property
    def _tells(self) -> bool:
        """Whether the next thing is to tell what came up."""
        return self.match.turn == CHANCE

    @property
    def prompt(self) -> str:
        """What the person is asked."""
        asked = super().prompt
        return self.program.say("companion-asked", prompt=asked) if self._tells else asked

    def offers(self) -> list[Offer]:
        """The moves to choose from; on luck's turn what may have come up, as far as this seat knows."""
        if not self._tells:
            return super().offers()
        outcomes = self.match.moves(self.seat)
        return list(zip(self._names(outcomes), outcomes, strict=True))

    @property
    def has_to_find(self) -> bool:
        """A card is found sooner by its name; a die has a key for each face."""
        return self._tells and len(self.match.moves(self.seat)) > MOST_KEYS

    def _names(self, outcomes: list[Move]) -> list[str]:
        """What outcomes are called. Where two have the same words, their short text tells them apart."""
        names = self._called_alike(outcomes) or [self._say("move", move) for move in outcomes]
        return [
            f"{name} ({move.text})" if names.count(name) > 1 else name
            for name, move in zip(names, outcomes, strict=True)
        ]

    def _called_alike(self, outcomes: list[Move]) -> list[str] | None:
        """What a choice among the same things calls them, where all outcomes have the same words.

        Nobody is told in words which card another draws; but whoever draws it must be able to say it.
        """
        if len(outcomes) < 2 or len({self._say("move", move) for move in outcomes}) > 1:
            return None
        verbs = self.match.game.verbs
        own = verbs[outcomes[0].verb]
        for verb in verbs:
            if verb.name != own.name and verb.args == own.args:
                return [self._say("move", verbs.move(verb.id(*move.args))) for move in outcomes]
        return None

    # Telling it

    def answer(self, typed: str) -> list[str] | None:
        """Do what a line of text says. Luck's outcomes are told by number, text or name, or several in a row."""
        if not self._tells:
            return super().answer(typed)
        if move := self._find(typed):
            return self.play(move)
        return self._tell_all(typed.split())

    def _find(self, typed: str) -> Move | None:
        """The one outcome that is meant, if there is one."""
        offers = self.offers()
        number = numbered(offers, typed)
        found = matching(offers, typed) if number is None else [number]
        return offers[found[0]][1] if len(found) == 1 else None

    def _tell_all(self, words: list[str]) -> list[str] | None:
        """Several dice at once, in the order they were rolled; none of them if one is not understood."""
        since = self.match.played
        before = self.match
        self.match = before.clone()
        try:
            for word in words:
                move = self._find(word) if self._tells else None
                if move is None:
                    self.match = before
                    return None
                self._check(move)
                self.match.play(move)
                self._let_others_play()
        except UndercroftError:
            self.match = before
            raise
        return self._go_on(since)

    def play(self, move: Move | str | None) -> list[str]:
        """Play a move, or tell what came up."""
        if self._tells and move is not None:
            self._check(move)
        return super().play(move)

    def _check(self, move: Move | str) -> None:
        """Refuse what cannot have come up, without saying what can: that would tell of others' cards."""
        if str(move) not in {str(outcome) for outcome in self.match.moves()}:
            raise CannotBe(f"{move}: that cannot have come up; undo what was told wrongly")

    def excuse(self, problem: UndercroftError) -> str:
        """Why something was not done."""
        return self.program.say("companion-impossible") if isinstance(problem, CannotBe) else super().excuse(problem)

    def _let_others_play(self) -> None:
        """Bots play. Luck does by itself only what is no luck: where there is but one outcome."""
        thinking = None
        while not self.match.is_over:
            if self._tells and len(self.match.moves(self.seat)) == 1:
                self.match.play(self.match.moves()[0])
            elif self.match.turn in self.bots:
                thinking = self._announce(self.match.turn, thinking)
                self.match.play(self.match.choose(self.bots[self.match.turn]))
            else:
                return

    def _pass_on(self) -> None:
        """The keyboard goes to whoever is to decide, or has the dice or the card in hand."""
        by = self.match.roller if self._tells else self.match.turn
        if by is not None and by >= 0 and by != self.seat and by not in self.bots:
            self.seat = by
            self.is_covered = self._has_secrets

    # Taking it back

    def undo(self, whole_turn: bool = False) -> list[str]:
        """Take back the last thing that a person played or told; or all of a roll, or of a turn."""
        keep = self._last_asked(self.match.played)
        movers = [step.seat for step in self.match.log(self.seat)]
        while whole_turn and keep and movers[keep - 1] == movers[keep]:
            keep -= 1
        count = self.match.played - keep
        self.match = self.match.at(keep)
        self._let_others_play()
        self._save()
        self._pass_on()
        return [self.program.say("undone", count=count)]

    def _last_asked(self, played: int) -> int:
        """How many moves there were when a person was last asked."""
        movers = [step.seat for step in self.match.log(self.seat)]
        for number in range(played - 1, -1, -1):
            is_luck = movers[number] == CHANCE
            if movers[number] not in self.bots and not (is_luck and len(self.match.at(number).moves()) == 1):
                return number
        raise CannotUndo("start")
