"""People at one keyboard and one match, whatever shows it: offers, commands, words, and a save after every move.

With several seats the keyboard passes from hand to hand. In a game with secrets a curtain falls between two people: see
`is_covered` and `uncover`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from undercroft.engine.errors import CannotUndo, IllegalMove, UndercroftError
from undercroft.engine.game import CHANCE

from . import saves
from .bots import bot_name, is_thinker
from .finding import matching, numbered
from .program import program_words

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from undercroft.engine.log import Step
    from undercroft.engine.match import Match
    from undercroft.engine.verbs import Move
    from undercroft.engine.words import Words

    from .finding import Offer

Announce = Callable[[str, bool], None]  # who is thinking, in words; and whether it is somebody else than before


def last_word(match: Match, language: str) -> str:
    """How a match stands; its seed, which foretells what is to come, only at its end."""
    words = program_words(language)
    return words.say(
        "ended",
        result=_result(match, words),
        moves=match.played,
        seed=str(match.seed) if match.is_over else "none",
        practice="yes" if match.practice else "no",
    )


def _result(match: Match, words: Words) -> str:
    if match.seats == 1:
        best = "none" if match.game.win is None else match.game.scores[1]
        return words.say("ended-solo", score=match.score[0], best=best)
    scores = ", ".join(words.say("ended-seat", seat=seat + 1, score=score) for seat, score in enumerate(match.score))
    winners = " + ".join(str(seat + 1) for seat in match.winners)
    return words.say("ended-seats", scores=scores, count=len(match.winners), winners=winners)


def told(match: Match, step: Step, language: str, bots: Collection[int] = ()) -> str:
    """A line of the log; where several play, with who did it."""
    done = match.game.words(language).say(f"done-{step.said.id}", **step.said.args)
    if match.seats == 1 or step.seat < 0:
        return done
    by = "by-bot" if step.seat in bots else "by-seat"
    return program_words(language).say(by, seat=step.seat + 1, done=done)


class Sitting:
    """People playing a match at one keyboard. `seat` is whose eyes look at the screen."""

    is_companion = False  # whether luck is told by people, who have their own dice and cards

    def __init__(
        self,
        match: Match,
        language: str,
        path: Path,
        bots: dict[int, str] | None = None,
        announce: Announce | None = None,
    ) -> None:
        """`announce` hears of every thought before it is thought."""
        self.match, self.path, self.bots, self.announce = match, path, bots or {}, announce
        self.speak(language)
        self._taken_up_at = match.played
        self._explained = ""  # the last thing that a guided game has explained
        self._told: dict[int, int] = {}  # up to which move each seat was told the story
        self.seat = next(seat for seat in range(match.seats) if seat not in self.bots)
        self._let_others_play()
        self.seat = match.turn if match.turn >= 0 else self.seat
        self.is_covered = self._has_secrets  # whether the curtain is down: nothing of the table may be shown
        self._save()

    def _save(self) -> None:
        self.path = saves.save(self.match, self.path, self.bots, self.is_companion)

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.language = language
        self.words = self.match.game.words(language)
        self.program = program_words(language)

    # Whose eyes

    @property
    def _has_secrets(self) -> bool:
        return self.match.game.secrets and len(self.people) > 1 and not self.match.is_over

    def _pass_on(self) -> None:
        """The keyboard goes to whoever is to decide; luck is for whoever sits there."""
        if self.match.turn >= 0 and self.match.turn != self.seat:
            self.seat = self.match.turn
            self.is_covered = self._has_secrets

    def curtain(self) -> str:
        """What is read while the curtain is down."""
        return self.program.say("curtain", seat=self.seat + 1)

    def uncover(self) -> list[str]:
        """The next person sits down, and is told what happened since they last looked."""
        self.is_covered = False
        since = self._told.get(self.seat)
        self._told[self.seat] = self.match.played
        return self.begin() if since is None else self.story(since)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    # What is offered

    @property
    def rolls(self) -> bool:
        """Whether the next thing is to roll the dice."""
        return self.match.turn == CHANCE

    @property
    def prompt(self) -> str:
        """What the person is asked; among several, with who that is."""
        asked = self.words.put(self.match.prompt(self.seat))
        is_named = self.match.seats > 1 and self.match.turn >= 0
        return self.program.say("asked", seat=self.seat + 1, prompt=asked) if is_named else asked

    def offers(self) -> list[Offer]:
        """The moves to choose from, in words; None stands for rolling the dice."""
        if self.match.is_over:
            return []
        if self.rolls:
            return [(self._luck(), None)]
        return [(self._say("move", move), move) for move in self.match.moves()]

    @property
    def has_to_find(self) -> bool:
        """Whether so much is offered that a person would rather type a name than look for it."""
        return False

    def _luck(self) -> str:
        """What luck is to do, in the game's own words if it has any: it is not always dice."""
        rolling = self.match.view(self.seat)["table"].get("rolling") or {}
        if "what" in rolling and "roll-yours" in self.words:
            return self.words.say("roll-yours", what=rolling["what"], count=rolling["count"])
        named = f"luck-{self._outcome}"
        return self.words.say(named) if named in self.words else self.program.say("roll")

    @property
    def _outcome(self) -> str:
        """The verb of what luck decides next."""
        return self.match.moves()[0].verb

    def _say(self, form: str, move: Move) -> str:
        said = self.match.say(move, self.seat)
        return self.words.say(f"{form}-{said.id}", **said.args)

    def picture(self, styled: bool = False) -> str:
        """The table in characters, as this seat sees it."""
        return self.match.picture(self.language, self.seat, styled)

    # What is done; each returns what happened, in sentences

    def begin(self) -> list[str]:
        """What has happened so far: the start, or the last turn of a game taken up again."""
        if not self._taken_up_at:
            opening = [self.words.put(event) for event in self.match.at(0).events(self.seat)]
            return [*opening, *self.story(), *self._explain()]
        return [self.program.say("resumed", played=self.match.played), *self.story(max(0, self._taken_up_at - 6))]

    def answer(self, typed: str) -> list[str] | None:
        """Do what a line of text says: the number of an offer, or a move; None if it is neither."""
        offers = self.offers()
        if (number := numbered(offers, typed)) is not None:
            return self.play(offers[number][1])
        is_move = typed.split()[0] in {verb.name for verb in self.match.game.verbs}
        return self.play(typed) if is_move and not self.rolls else None

    def reply(self, typed: str) -> list[str]:
        """Do what a line of text says, or say why that is not clear."""
        told = self.answer(typed)
        return self.unclear(typed) if told is None else told

    def unclear(self, typed: str) -> list[str]:
        """What to say to a line that is no answer: which offers it may mean, or that it means nothing here."""
        offers = self.offers()
        near = matching(offers, typed) if len(typed) > 1 else []
        if not near:
            return [self.program.say("not-understood", given=typed, count=len(offers))]
        return [self.program.say("which"), *(f"{index + 1:>3}  {offers[index][0]}" for index in near)]

    def play(self, move: Move | str | None) -> list[str]:
        """Play a move, or roll all dice of a kind there are to roll now."""
        since = self.match.played
        if move is not None:
            self.match.play(move)
        else:
            self._roll()
        return self._go_on(since)

    def _go_on(self, since: int) -> list[str]:
        """Whoever needs no person plays; what happened since then."""
        self._let_others_play()
        self._save()
        self._told[self.seat] = self.match.played
        told = [*self.story(since), *self._explain()]
        self._pass_on()
        return told

    def _explain(self) -> list[str]:
        """What a guided game explains now, if it does: a game's view may have a `lesson`, with the id of its words."""
        lesson = self.match.view(self.seat)["table"].get("lesson")
        if not lesson or lesson["id"] == self._explained:
            return []
        self._explained = lesson["id"]
        return ["", self.program.say("lesson", text=self.words.say(lesson["id"]))]

    def _let_others_play(self) -> None:
        """Bots play, and roll for themselves. Cards come by themselves; a person's dice wait to be rolled."""
        thinking = None  # who was said to be
        while not self.match.is_over:
            if self.rolls and (not self.match.game.luck_waits or self.match.roller in self.bots):
                self.match.roll()
            elif self.match.turn in self.bots:
                thinking = self._announce(self.match.turn, thinking)
                self.match.play(self.match.choose(self.bots[self.match.turn]))
            else:
                return

    @property
    def has_thinkers(self) -> bool:
        """Whether one may have to wait for a bot."""
        return any(is_thinker(self.match.game, bot) for bot in self.bots.values())

    def _announce(self, seat: int, before: int | None) -> int | None:
        """Say who is thinking; the game is kept before, for whoever does not want to wait."""
        bot = self.bots[seat]
        if not is_thinker(self.match.game, bot):
            return before
        if seat != before:
            self._save()
        if self.announce:
            said = self.program.say("thinking", seat=seat + 1, bot=bot_name(self.program, bot))
            self.announce(said, seat != before)
        return seat

    def _roll(self) -> None:
        verb = self._outcome
        while self.rolls and self._outcome == verb:
            self.match.roll()

    def undo(self, whole_turn: bool = False) -> list[str]:
        """Take back the last move, or all since the last roll."""
        by = None if self.match.practice or not (self._has_secrets or self.bots) else self.seat
        count = self.match.restart_turn(by) if whole_turn else self.match.undo(by, self.bots)
        self._save()
        self._pass_on()
        return [self.program.say("undone", count=count)]

    def excuse(self, problem: UndercroftError) -> str:
        """Why something was not done, in the person's language where it is about play."""
        if isinstance(problem, CannotUndo):
            luck = "dice" if self.match.game.luck_waits else "card"
            return self.program.say(f"undo-{problem.reason}", luck=luck)
        if isinstance(problem, IllegalMove):
            return self.program.say("illegal", reason=str(problem))
        return str(problem)

    def story(self, since: int = 0) -> list[str]:
        """Everything that happened from this move on."""
        lines = []
        for step in self.match.log(self.seat, since):
            lines.append(told(self.match, step, self.language, self.bots))
            lines += [self.words.put(event) for event in step.events]
        return lines

    def ending(self) -> str:
        """The last word on a finished game."""
        return last_word(self.match, self.language)
