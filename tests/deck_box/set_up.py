"""A table of Deck Box Dungeons put in a given situation, played on with moves as text.

    table = situation(["orla sword_board ring_of_steel 1e5"], {"a": "green_melee 2 1e6"})
    table.play("strike a").roll(5, 3, 1)
    assert table.enemies == {"a": 1}

Squares have names: 1e5 is in room 1, column e from the left, row 5 from below. The first quest's rooms lie like this:

    room 6          the throne undercroft
    room 5          the rope bridge, with pits in rows 5 and 6 from the top
    room 3          the flooded hall
    room 2 room 4   the cloister, and the drowned vault beside it
    room 1          the gate
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import settings

import undercroft as uc
from tests.arranging import change
from tests.plainly import PLAINLY
from undercroft.games.deck_box import table as t
from undercroft.games.deck_box.content.layout import WALL
from undercroft.games.deck_box.moves import LETTERS, SQUARE_NAMES
from undercroft.games.deck_box.rules.exploring import lay_room
from undercroft.games.deck_box.rules.map.figures import put
from undercroft.games.deck_box.rules.map.squares import ground_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.engine.match import Match

GAME = uc.load("deck_box")
BOX = GAME.box.rec
NAMES = GAME.box.names
TRIED_OFTEN = settings(max_examples=10 if PLAINLY else 35, deadline=None, derandomize=True)  # of properties

GUARD = "orla sword_board warden_oath"  # melee 3 dice +1, defence 2, speed 4, 9 health
ARCHER = "hob hunting_bow needle_of_light"  # ranged 3 dice +1, melee 1 die, defence 0, speed 5, 8 health
MINER = "dagna salt_maul ring_of_steel"  # melee 2 dice +1, heavy, crush, knockback; speed 3
WITCH = "ysolde ember_staff bursting_taper"  # ranged 3 dice +2, barrage
SLINGER = "pim thunder_sling second_breath"  # ranged 2 dice +2, melee 1 die +2, stun; speed 6
WATCH = "roux long_bill mending_hymn"  # melee 3 dice +1, reach, pierce
THIEF = "grub throwing_knives sidelong_step"  # melee 3 dice +1, ranged 3 dice +0, speed 7


class Table:
    """A match that a test has arranged, and looks at."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def rec(self) -> Any:
        """The table as the rules see it."""
        return self.match.table

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.match.play(move)
        return self

    def roll(self, *faces: int) -> Table:
        return self.play(*(f"die {face}" for face in faces))

    def foes(self, *faces: int) -> Table:
        return self.play(*(f"foe {face}" for face in faces))

    def use(self, item: str) -> Table:
        return self.play(f"use {item_number(item)}")

    def legal(self, verb: str = "") -> list[str]:
        """The moves allowed now as text, of one verb or of all; without the verb if one is given."""
        moves = [move.text for move in self.match.moves() if verb in ("", move.verb)]
        return [text.removeprefix(verb).strip() for text in moves] if verb else moves

    def go_on(self) -> Table:
        """Look again at what is allowed, after the table was changed by hand."""
        self.match.look_round()
        return self

    def set(self, **fields: Any) -> Table:
        """Change fields of the table."""
        change(self.rec, **fields)
        return self.go_on()

    def give(self, hero: int, *items: str) -> Table:
        for item in items:
            self.rec.items[hero - 1, item_number(item) - 1] += 1
        return self.go_on()

    def market(self, *items: str) -> Table:
        for place, item in enumerate(items):
            self.rec.market[place] = item_number(item) - 1
        return self.go_on()

    @property
    def phase(self) -> str:
        return t.PHASES[self.rec.phase]

    @property
    def wait(self) -> str:
        return t.WAITS[self.rec.wait]

    @property
    def round(self) -> int:
        return self.rec.rounds

    @property
    def health(self) -> list[int]:
        return self.rec.health[: self.rec.n_heroes].tolist()

    @property
    def energy(self) -> list[int]:
        return self.rec.energy[: self.rec.n_heroes].tolist()

    @property
    def treasure(self) -> list[int]:
        return self.rec.treasure[: self.rec.n_heroes].tolist()

    @property
    def actions(self) -> list[int]:
        return self.rec.actions[: self.rec.n_heroes].tolist()

    @property
    def points(self) -> int:
        return self.rec.points

    @property
    def at(self) -> list[str]:
        """Where the heroes stand."""
        return [name_of(square) for square in self.rec.square[: self.rec.n_heroes]]

    @property
    def enemies(self) -> dict[str, int]:
        """The enemies on the map, by letter, with their health."""
        return {
            letter: self.rec.health[t.HEROES + number]
            for number, letter in enumerate(LETTERS)
            if self.rec.square[t.HEROES + number] != t.NOWHERE
        }

    def enemy_at(self, letter: str) -> str:
        return name_of(self.rec.square[t.HEROES + LETTERS.index(letter)])

    def kinds(self) -> list[str]:
        """The kinds of the enemies on the map."""
        return [t.KIND_NAMES[self.rec.kind[LETTERS.index(letter)]] for letter in self.enemies]

    def items(self, hero: int) -> list[str]:
        counts = self.rec.items[hero - 1].tolist()
        return [item for number, item in enumerate(NAMES["items"]) for _copy in range(counts[number])]

    def events(self) -> list[str]:
        return [said.id.removeprefix("event-") for said in self.match.events()]


def name_of(square: int) -> str:
    return SQUARE_NAMES[square] if square >= 0 else "-"


def square(name: str) -> int:
    return SQUARE_NAMES.index(name)


def item_number(item: str) -> int:
    return list(NAMES["items"]).index(item) + 1


def fresh(heroes: int = 2, seats: int = 1, **options: object) -> Table:
    """A table at the start of the set-up."""
    return Table(GAME.start(seed=1, seats=seats, heroes=str(heroes), **options))


def situation(
    heroes: Sequence[str] = (f"{GUARD} 1e5", f"{ARCHER} 1d5"),
    enemies: dict[str, str] | None = None,
    rooms: Sequence[int] = (),
    active: int | None = 1,
    seats: int = 1,
    game: uc.Game = GAME,
    **options: object,
) -> Table:
    """The first round. Heroes are "hero equipment ability square", enemies by letter "kind health square".

    The first room is explored, and `rooms`; encounters were not read. `active` hero has begun, or nobody has.
    """
    heroes = [*heroes, f"{ARCHER} 1e2"][:2] if len(heroes) == 1 else heroes
    match = game.start(seed=1, seats=seats, heroes=str(max(2, len(heroes))), **options)
    table, rec = Table(match), match.table
    for room in (1, *rooms):
        lay_room(match.table, room - 1)
    for number, text in enumerate(heroes):
        _hero(table, number, text)
    for letter, text in (enemies or {}).items():
        add_enemy(table, letter, text)
    change(rec, market=range(t.MARKET))
    for item in range(t.MARKET):
        rec.deck[item] -= 1
    rec.phase, rec.rounds, rec.wait = t.HEROES_ACT, 1, t.W_NOTHING
    rec.wait, rec.asked = t.W_BEGIN, 0
    table.go_on()
    return table.play(f"begin {active}") if active else table


def _hero(table: Table, number: int, text: str) -> None:
    *cards, place = text.split()
    for field, sort, id in zip(("card", "gear", "ability"), ("heroes", "equipment", "abilities"), cards, strict=True):
        getattr(table.rec, field)[number] = list(NAMES[sort]).index(id)
    table.rec.health[number] = BOX.hero[table.rec.card[number], 8]
    table.rec.actions[number] = 2
    stand(table, number, place)


def add_enemy(table: Table, letter: str, text: str) -> Table:
    kind, health, place, *marks = text.split()
    number = LETTERS.index(letter)
    rec = table.rec
    rec.kind[number], rec.health[t.HEROES + number] = t.KIND_NAMES.index(kind), int(health)
    rec.boss[number], rec.stunned[number] = "boss" in marks, "stunned" in marks
    rec.births += 1
    rec.born[number] = rec.births
    stand(table, t.HEROES + number, place)
    return table.go_on()


def stand(table: Table, figure: int, place: str) -> None:
    """Put a figure where one can stand: a test that arranges one in a wall proves nothing."""
    assert ground_at(BOX, table.rec, square(place)) != WALL, place
    put(table.rec, figure, square(place))


def quiet(table: Table) -> Table:
    """Let all heroes end their activations, so that the enemies act; without enemies, the next round begins."""
    now = table.round
    while table.round == now and table.wait in ("begin", "action"):
        table.play(table.legal()[0] if table.wait == "begin" else "end")
    return table
