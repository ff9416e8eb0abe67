"""Reading the dungeon tiles, and turning them: a tile is printed once and lies on the table in four ways."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from undercroft.engine.records import write

from ..moves import FACES
from ..table import CELLS
from .layout import EXIT, FLOOR, SYMBOLS, WALL

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

SIZE = 9
GATES = (4, 44, 76, 36)  # where an exit can be, on each side: north, east, south, west
Grid = list[str]  # 81 symbols, row by row


@cache
def turned(cell: int, turns: int) -> int:
    """Where a place of a printed tile comes to lie after so many quarter turns to the right."""
    for _turn in range(turns):
        row, column = divmod(cell, SIZE)
        cell = column * SIZE + SIZE - 1 - row
    return cell


def read_tiles(entry: Entry, box: Any) -> dict[str, dict[str, Any]]:
    """The tiles by their ids, with what people read on them."""
    told, cards = {}, list[str]()
    for index, (id, tile) in enumerate(entry.entries()):
        if index == FACES:
            tile.wrong(f"one tile too many; there can be {FACES}")
        tile.only("card", "name", "grid", "flavour", maybe=("start",))
        grid = _grid(tile["grid"])
        if start := tile.get("start"):
            start.yes()
            _entrance(tile, grid)
            box.is_entrance[index] = 1
        name = tile["card"].text()
        cards += [] if name in cards else [name]
        box.tile_card[index] = cards.index(name)
        for turns in range(4):
            _lay(box, index, turns, grid)
        told[id] = {"name": tile["name"].names(), "flavour": tile["flavour"].names()}
    box.n_faces = len(told)
    return told


def _grid(entry: Entry) -> Grid:
    rows = entry.text().split()
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        entry.wrong(f"a tile is drawn in {SIZE} rows of {SIZE} characters, without spaces")
    grid = list("".join(rows))
    for place, symbol in enumerate(grid):
        row, column = divmod(place, SIZE)
        if symbol not in SYMBOLS + "123456789":
            entry.wrong(f"{symbol!r} in row {row + 1} is not known; use {' '.join(SYMBOLS)} or 1 to 9")
        if 0 in (row, column) or SIZE - 1 in (row, column):
            if symbol != "#" and not (symbol == "+" and place in GATES):
                entry.wrong(
                    f"the edge of a tile is wall, with exits (+) only in the middle of a side: see row {row + 1}"
                )
        elif symbol == "+":
            entry.wrong(f"an exit (+) can only be in the middle of a side: see row {row + 1}")
    if sorted(symbol for symbol in grid if symbol.isdigit()) != list("123456789"):
        entry.wrong("the numbers 1 to 9, where enemies appear, must each stand on the tile once")
    if _connected(grid) != {place for place in range(CELLS) if grid[place] != "#"}:
        entry.wrong("some floor cannot be reached from the rest; open a way through the walls")
    return grid


def _connected(grid: Grid) -> set[int]:
    """The open places that a walk from one of them reaches."""
    reached = {next(place for place in range(CELLS) if grid[place] != "#")}
    while True:
        beside = {place + way for place in reached for way in (-SIZE, -1, 1, SIZE) if 0 <= place + way < CELLS}
        more = {place for place in beside if grid[place] != "#"} - reached
        if not more:
            return reached
        reached |= more


def _entrance(tile: Entry, grid: Grid) -> None:
    if grid.count("g") < 4:
        tile["grid"].wrong("heroes start here: mark at least four squares with g")


def _lay(box: Any, index: int, turns: int, grid: Grid) -> None:
    """The tile after some quarter turns."""
    floor = box.ground[index, turns]
    for place, symbol in enumerate(grid):
        cell = turned(place, turns)
        floor[cell] = ground = SYMBOLS.index(symbol) if symbol in SYMBOLS else FLOOR
        if ground == WALL:
            box.wall_rows[index, turns, cell // SIZE] |= 1 << (cell % SIZE)
            box.wall_columns[index, turns, cell % SIZE] |= 1 << (cell // SIZE)
        if ground == EXIT:
            box.exits[index, turns] |= 1 << GATES.index(cell)
        if symbol.isdigit():
            box.spawn[index, turns, int(symbol) - 1] = cell
    write(box.ways[index, turns], (_ways(floor, cell) for cell in range(CELLS)))


def _ways(ground: Any, cell: int) -> int:
    """The sides on which a step leads to open ground; for a step to an exit, or out of one, a bit 16 times as high."""
    ways = 0
    for side, step in enumerate((-SIZE, 1, SIZE, -1)):
        if cell == GATES[side]:
            ways |= 16 << side
        elif ground[cell] != WALL and ground[cell + step] != WALL:
            ways |= (16 if ground[cell + step] == EXIT else 1) << side
    return ways
