"""A table of Dungeon Roll put in a given situation, played on with moves as text; luck's moves are played, too.

    table = delve(party="fighter, mage", dungeon="2 goblin, ooze", level=3, hero="knight", treasures="ring")
    table.play("beat fighter goblin 2", "beat mage ooze 1")
    assert (table.phase, table.graveyard) == ("regroup", 7)

Dice and treasures are told as text, in the order of the faces: "2 fighter, mage". The dungeon dice are rolled as the
rules roll them, so that what happens by itself on a new level has happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml
from hypothesis import settings

import undercroft as uc
from tests.arranging import change, lay_over
from undercroft.engine.records import write
from undercroft.games.dungeon_roll.table import ACHIEVEMENTS, DUNGEON_FACES, NOBODY, PARTY_FACES, SOURCES, TREASURES

from .telling import listed, numbers, told

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from undercroft.engine.match import Match

GAME = uc.load("dungeon_roll")
CARDS = yaml.safe_load((GAME.shelf / "box.yaml").read_text(encoding="utf-8"))["heroes"]
HEROES = tuple(card["id"] for card in CARDS)
BASE_HEROES, PACK_HEROES = HEROES[:8], HEROES[8:]
DICE = 7
PHASES = ("heroes", "form", "muster", "monster", "loot", "dragon", "regroup", "done")
STAGES = ("", "choose", "target", "raise", "fight", "discard")
PURPOSES = {"choose": ("muster", "scroll", "hero"), "target": ("extra", "strike", "charm")}
QUIET = ("die fighter", "keep", "draw tools", "monster dragon", "onward")  # an opening in which nothing happens
TRIED_OFTEN = settings(max_examples=25, deadline=None, derandomize=True)  # of properties


class Table:
    """A match that a test has arranged, and looks at. Seat 0 is meant wherever no seat is named."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def rec(self) -> Any:
        """The table as the rules see it."""
        return self.match.table

    # Playing

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.match.play(move)
        return self

    def form(self, party: str) -> Table:
        """Roll the opening party."""
        return self.play(*(f"die {face}" for face in listed(party)))

    def meet(self, dungeon: str) -> Table:
        """Roll dungeon dice."""
        return self.play(*(f"monster {face}" for face in listed(dungeon)))

    def until(self, phase: str) -> Table:
        """Go on without doing anything, to a phase; luck falls so that nothing happens."""
        while self.phase != phase:
            legal = self.legal()
            self.play(next(move for move in QUIET if move in legal))
        return self

    def seek(self, dungeon: str) -> Table:
        """Go down a level and find these dice there, however many would be rolled."""
        self.play("seek")
        if self.number("dungeon_rolls") != len(listed(dungeon)):
            self.rec.dungeon_rolls = len(listed(dungeon))
            self.rec.level_dice, self.rec.outnumbered = 0, 0  # nobody earns anything by an arrangement
        self.match.look_round()
        return self.meet(dungeon)

    def legal(self, verb: str = "") -> list[str]:
        """The moves allowed now as text, of one verb or of all; without the verb if one is given."""
        moves = [move.text for move in self.match.moves() if verb in ("", move.verb)]
        return [text.removeprefix(verb).strip() for text in moves] if verb else moves

    def odds(self) -> dict[str, Fraction | None]:
        """Luck's outcomes, and how likely each is."""
        return {move.text: move.odds for move in self.match.moves()}

    def copy(self) -> Table:
        """A table like this one. A match cannot be cloned here: its record does not know what was arranged."""
        match = self.match.game.start(seed=1, seats=self.match.seats, **self.match.options)
        lay_over(match, self.match)
        return Table(match)

    def after_each(self) -> dict[str, Table]:
        """Each move allowed now, with a table on which it was played."""
        return {move: self.copy().play(move) for move in self.legal()}

    # Arranging

    def arrange(
        self, *, party: str | None = None, treasures: Sequence[str] | str | None = None, **fields: int
    ) -> Table:
        """Change what lies on the table between two levels; the rest of the party is in the graveyard."""
        rec = self.rec
        if party is not None:
            dice = self.party_dice
            change(rec, party=numbers(PARTY_FACES, party))
            graveyard = dice - sum(rec.party)
            assert graveyard >= 0, party
            rec.graveyard = graveyard
        if treasures is not None:
            hands = [treasures] if isinstance(treasures, str) else treasures
            for seat, hand in enumerate(hands):
                write(rec.treasures[seat], numbers(TREASURES, hand))
        change(rec, **fields)
        self.match.look_round()
        return self

    def arrange_seat(self, seat: int, **fields: int) -> Table:
        """Change what one player has: experience, ready, master…"""
        for name, value in fields.items():
            getattr(self.rec, name)[seat] = value
        self.match.look_round()
        return self

    # Looking

    def number(self, field: str) -> int:
        return int(getattr(self.rec, field))

    @property
    def phase(self) -> str:
        return PHASES[self.rec.phase]

    @property
    def stage(self) -> str:
        return STAGES[self.rec.stage]

    @property
    def purpose(self) -> str:
        return PURPOSES[self.stage][self.rec.purpose]

    @property
    def level(self) -> int:
        return self.number("level")

    @property
    def lair(self) -> int:
        return self.number("lair")

    @property
    def graveyard(self) -> int:
        return self.number("graveyard")

    @property
    def allies(self) -> int:
        return self.number("allies")

    @property
    def adventurer(self) -> int:
        return self.number("adventurer")

    @property
    def delve(self) -> int:
        """Counted from 1."""
        return self.number("delve") + 1

    @property
    def party(self) -> str:
        return told(PARTY_FACES, self.rec.party.tolist())

    @property
    def party_dice(self) -> int:
        """All party dice, wherever they are."""
        lying = sum(self.rec.party)
        return lying + sum(self.number(field) for field in ("graveyard", "party_chosen", "party_rolls"))

    @property
    def dungeon(self) -> str:
        return told(DUNGEON_FACES, self.rec.dungeon.tolist())

    @property
    def in_the_air(self) -> tuple[int, int, int]:
        """Party dice and dungeon dice to be rolled, treasures to be drawn."""
        return self.number("party_rolls"), self.number("dungeon_rolls"), self.number("draws")

    @property
    def chosen(self) -> tuple[int, int]:
        """Party dice and dungeon dice taken up to be rolled again."""
        return self.number("party_chosen"), self.number("dungeon_chosen")

    @property
    def fighters(self) -> list[str]:
        """Who stands against the dragon."""
        return [SOURCES[source] for source in self.rec.fighters.tolist() if source >= 0]

    @property
    def experience(self) -> int:
        return self.rec.experience[0]

    @property
    def treasures(self) -> str:
        return self.hand(0)

    def hand(self, seat: int) -> str:
        return told(TREASURES, self.rec.treasures[seat].tolist())

    @property
    def hero(self) -> str:
        number = self.rec.hero[0]
        return "" if number == NOBODY else HEROES[number]

    @property
    def side(self) -> str:
        return ("novice", "master")[self.rec.master[0]]

    @property
    def ready(self) -> bool:
        return bool(self.rec.ready[0])

    @property
    def achieved(self) -> set[str]:
        bits = self.rec.achieved[0]
        return {name for index, name in enumerate(ACHIEVEMENTS) if bits >> index & 1}

    @property
    def result(self) -> dict[str, Any]:
        """What the end says: winners, rank and achievements."""
        return self.match.view(0)["table"]["result"]


def start(
    hero: str | None = None, side: str = "novice", seats: int = 1, game: uc.Game = GAME, **options: object
) -> Table:
    """The start of a game; seat 0 has this hero, the other seats the first ones left."""
    table = Table(game.start(seed=1, seats=seats, heroes="choose" if hero else "none", hero_set="all", **options))
    if hero:
        table.play(f"take {HEROES.index(hero) + 1}")
        while table.phase == "heroes":
            table.play(table.legal()[0])
        table.arrange_seat(0, master=side == "master")
    return table


def regroup(
    party: str | None = None,
    level: int = 1,
    hero: str | None = None,
    side: str = "novice",
    *,
    lair: int = 0,
    treasures: Sequence[str] | str = "",
    experience: int | None = None,
    ready: bool = True,
    seats: int = 1,
    delve: int = 1,
    adventurer: int = 0,
    game: uc.Game = GAME,
    **options: object,
) -> Table:
    """A level explored, with the whole party unless told otherwise; who is a master has won five points before."""
    table = start(hero, seats=seats, game=game, **options).until("regroup")
    change(table.rec, achieved=0, hero_used=0)
    won = 5 * (side == "master") if experience is None else experience
    table.arrange_seat(0, master=side == "master", ready=ready, experience=won)
    fields = {"level": level, "lair": lair, "delve": delve - 1, "adventurer": adventurer}
    return table.arrange(party=party, treasures=treasures, **fields)


def delve(party: str = "", dungeon: str = "", level: int = 1, lair: int = 0, **given: Any) -> Table:
    """A level whose dice have just been rolled; `lair` dice lay there before, the last of them falls now if none else.

    The other arguments are those of `regroup`.
    """
    if not dungeon:
        dungeon, lair = "dragon", lair - 1
    return regroup(party, level - 1, lair=lair, **given).seek(dungeon)
