"""A table of One Card Dungeon put in a given situation, played on with moves as text.

    table = situation(level=1, at="a2", monsters={"d5": 2, "e3": 2}, energy=(3, 5, 2))
    table.play("step a3", "end")
    assert table.monsters == {"b4": 2, "c3": 2}

Tiles have names: columns a to e from the left, rows 1 to 5 from the near side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import settings

import undercroft as uc
from tests.plainly import PLAINLY
from undercroft.games.one_card import table as names
from undercroft.games.one_card.content.geometry import TILE_NAMES
from undercroft.games.one_card.rules.main import start_level

if TYPE_CHECKING:
    from undercroft.engine.match import Match

GAME = uc.load("one_card")
BOX = GAME.box.rec
PHASES = ("keep", "roll", "give", "act", "order", "send", "reward", "won", "lost")
TRIED_OFTEN = settings(max_examples=20 if PLAINLY else 40, deadline=None, derandomize=True)  # of properties


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

    def legal(self, verb: str = "") -> list[str]:
        """The moves allowed now as text, of one verb or of all; without the verb if one is given."""
        moves = [move.text for move in self.match.moves() if verb in ("", move.verb)]
        return [text.removeprefix(verb).strip() for text in moves] if verb else moves

    @property
    def phase(self) -> str:
        return PHASES[self.rec.phase]

    @property
    def level(self) -> int:
        return self.rec.level + 1

    @property
    def at(self) -> str:
        return TILE_NAMES[self.rec.tile]

    @property
    def health(self) -> int:
        return self.rec.health

    @property
    def skills(self) -> tuple[int, ...]:
        return tuple(self.rec.skills)

    @property
    def energy(self) -> tuple[int, ...]:
        return tuple(self.rec.energy)

    @property
    def dice(self) -> tuple[int, ...]:
        return tuple(self.rec.dice)

    @property
    def points(self) -> tuple[int, int]:
        """Speed and attack left."""
        return self.rec.speed_left, self.rec.attack_left

    @property
    def living(self) -> list[tuple[str, int]]:
        """The tile and the health of each living monster."""
        pairs = zip(self.rec.monster_tile, self.rec.monster_health, strict=True)
        return [(TILE_NAMES[tile], health) for tile, health in pairs if health > 0]

    @property
    def monsters(self) -> dict[str, int]:
        """The living monsters' tiles, with their health."""
        return dict(self.living)

    def arrange(self, monsters: dict[str, int], at: str | None = None) -> Table:
        """Put these monsters on the table and no others, and the adventurer on a tile."""
        rec, living = self.rec, list(monsters.items())
        for index in range(names.MONSTERS):
            name, health = living[index] if index < len(living) else ("", 0)
            rec.monster_tile[index], rec.monster_health[index] = tile(name) if health else names.NOBODY, health
        rec.tile = rec.tile if at is None else tile(at)
        self.match.look_round()
        return self

    def after_each(self) -> dict[str, Table]:
        """Each move allowed now, with a table on which it was played."""
        return {move: self._copy().play(move) for move in self.legal()}

    def _copy(self) -> Table:
        """A table like this one. A match cannot be cloned here: its record does not know what was arranged."""
        match = self.match.game.start(seed=1, **self.match.options)
        match.table.buffer[:] = self.rec.buffer
        match.look_round()
        return Table(match)


def situation(
    level: int = 1,
    at: str | None = None,
    monsters: dict[str, int] | None = None,
    skills: tuple[int, int, int, int] = (1, 1, 1, 2),
    energy: tuple[int, ...] | None = None,
    health: int = 6,
    game: uc.Game = GAME,
    **options: object,
) -> Table:
    """The start of a level, or with `energy` a turn after the dice are given; `options` are the game's."""
    match = game.start(seed=1, **options)
    rec = match.table
    start_level(game.box.rec, rec, level - 1)
    put(rec.skills, skills)
    rec.health = health
    if energy is not None:
        put(rec.energy, energy)
        rec.speed_left, rec.attack_left = skills[0] + energy[0], skills[1] + energy[1]
        rec.phase = names.ACT
    table = Table(match)
    return table.arrange(table.monsters if monsters is None else monsters, at)


def put(row: Any, values: tuple[int, ...]) -> None:
    """Write numbers into a row of a record."""
    for index, value in enumerate(values):
        row[index] = value


def tile(name: str) -> int:
    return TILE_NAMES.index(name)


def at_row_col(row: int, column: int) -> str:
    """The name of the tile that the rulebook's figures call [row, column], row 0 on the far side."""
    return TILE_NAMES[row * 5 + column]


def row_col(name: str) -> tuple[int, int]:
    return divmod(tile(name), 5)


def tiles_in(tiles: int) -> set[str]:
    """The names of a set of tiles."""
    return {name for index, name in enumerate(TILE_NAMES) if tiles >> index & 1}


def floor_of(board: int) -> list[str]:
    """The tiles of a layout that are no wall."""
    return [name for index, name in enumerate(TILE_NAMES) if BOX.floor[board] >> index & 1]


def walls_of(board: int) -> frozenset[tuple[int, int]]:
    """The walls of a layout, as rows and columns."""
    return frozenset(divmod(index, 5) for index in range(25)) - {row_col(name) for name in floor_of(board)}
