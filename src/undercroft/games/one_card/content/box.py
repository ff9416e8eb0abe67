"""The box of One Card Dungeon: reads `box.yaml`, checks it, and works out ranges and sight lines for each layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.game import Box
from undercroft.engine.records import box_type, fill, write

from ..table import MONSTERS, SKILLS
from .geometry import ALL, COSTS, SIZE, TILES, first_tile, reach, ring
from .sight import READINGS, sight_lines

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

BOARDS, KINDS, LEVELS = 8, 16, 24  # what a box can hold
LINES = 16  # sight lines between two tiles: four corners to four corners
NO_LINE = -1

BOX = box_type(
    [
        ("health", "i1"),
        ("skills", "i1", 4),
        ("kind_skills", "i1", (KINDS, 4)),
        ("kind_health", "i1", KINDS),
        ("floor", "<i4", BOARDS),
        ("stairs", "i1", BOARDS),
        ("far_stairs", "i1", BOARDS),
        # The range between two tiles (OC-12), walls alone in the way; first without squeezing between walls, then with.
        ("cost", "i1", (2, BOARDS, TILES, TILES)),
        ("at_cost", "<i4", (2, BOARDS, TILES, COSTS)),  # the tiles at a range from a tile
        ("lines", "<i4", (len(READINGS), BOARDS, TILES, TILES, LINES)),
        ("n_levels", "i1"),
        ("level_board", "i1", LEVELS),
        ("level_kind", "i1", LEVELS),
        ("level_monsters", "i1", LEVELS),
        ("level_starts", "i1", (LEVELS, MONSTERS)),
    ]
)


def load(content: Entry) -> Box:
    """The box of a content file."""
    content.only("adventurer", "monsters", "boards", "levels")
    box = BOX.plain()
    _adventurer(content["adventurer"], box)
    kinds = _monsters(content["monsters"], box)
    starts = _boards(content["boards"], box)
    _levels(content["levels"], box, tuple(kinds), starts)
    return Box(box, {"monsters": list(kinds.values())}, content.fingerprint)


def _adventurer(entry: Entry, box: Any) -> None:
    entry.only("health", *SKILLS)
    box.health = entry["health"].whole(1, 6)
    write(box.skills, [entry[skill].whole(1, 6) for skill in SKILLS])


def _monsters(entry: Entry, box: Any) -> dict[str, dict[str, dict[str, str]]]:
    """The kinds of monster, with their names."""
    names = {}
    for index, (kind, monster) in enumerate(entry.entries()):
        if index == KINDS:
            monster.wrong(f"too many kinds of monster; there can be {KINDS}")
        monster.only("name", "the", "health", *SKILLS)
        names[kind] = {"name": monster["name"].names(), "the": monster["the"].names()}
        box.kind_health[index] = monster["health"].whole(1, 6)  # it is shown on a die
        write(box.kind_skills[index], [monster[skill].whole(0 if skill == "speed" else 1, 20) for skill in SKILLS])
    return names


def _boards(entry: Entry, box: Any) -> dict[str, dict[int, list[int]]]:
    """For each layout, the tiles on which each level's monsters start."""
    starts: dict[str, dict[int, list[int]]] = {}
    for index, (name, board) in enumerate(entry.entries()):
        if index == BOARDS:
            board.wrong(f"too many boards; there can be {BOARDS}")
        marks = [mark for row in board.items(SIZE, SIZE) for mark in _row(row)]
        box.floor[index] = sum(1 << tile for tile, mark in enumerate(marks) if mark != "##")
        box.stairs[index] = _only_tile(board, marks, "IN")
        box.far_stairs[index] = _only_tile(board, marks, "UP")
        _distances(board, index, box)
        numbers = [int(mark) if mark.isdigit() else None for mark in marks]
        starts[name] = {
            level: [tile for tile, number in enumerate(numbers) if number == level]
            for level in numbers
            if level is not None
        }
    return starts


def _row(row: Entry) -> list[str]:
    marks = row.text().split()
    if len(marks) != SIZE:
        row.wrong(f"{len(marks)} tiles in this row; there must be exactly {SIZE}, with spaces between")
    for mark in marks:
        if mark not in ("##", "..", "IN", "UP") and not (mark.isascii() and mark.isdigit()):
            row.wrong(f"the tile {mark!r} is not known; use ## (wall), .. (floor), IN, UP or the number of a level")
    return marks


def _only_tile(board: Entry, marks: list[str], wanted: str) -> int:
    if marks.count(wanted) != 1:
        board.wrong(f"{marks.count(wanted)} tiles are marked {wanted}; mark exactly one")
    return marks.index(wanted)


def _distances(board: Entry, index: int, box: Any) -> None:
    floor = box.floor[index]
    if reach(1 << box.stairs[index], floor, COSTS, 0) != floor:
        board.wrong("some floor cannot be reached from the stairs; open a way through the walls")
    for squeeze in (0, 1):
        fill(box.cost[squeeze, index], COSTS)
    for reading in range(len(READINGS)):
        fill(box.lines[reading, index], NO_LINE)
    floor_tiles = [tile for tile in range(TILES) if floor >> tile & 1]
    for a in floor_tiles:
        _ranges(index, a, box)
        for b in floor_tiles:
            if a <= b:
                _sight(index, a, b, box)


def _ranges(index: int, a: int, box: Any) -> None:
    """What walking from tile `a` to each other tile costs: all the tiles of one cost, then those of the next."""
    floor = box.floor[index]
    for squeeze, tight in enumerate((ALL & ~floor, 0)):
        seen = now = 1 << a
        before = long_before = 0
        for cost in range(COSTS):
            box.at_cost[squeeze, index, a, cost] = now
            tiles = now
            while tiles:
                box.cost[squeeze, index, a, first_tile(tiles)] = cost
                tiles &= tiles - 1
            now, before, long_before = ring(before, long_before, floor & ~seen, tight), now, before
            seen |= now


def _sight(index: int, a: int, b: int, box: Any) -> None:
    walls = ALL & ~box.floor[index]
    for reading, name in enumerate(READINGS):
        lines = sight_lines(walls, a, b, name)
        write(box.lines[reading, index, a, b], lines)
        write(box.lines[reading, index, b, a], lines)


def _levels(entry: Entry, box: Any, kinds: tuple[str, ...], boards: dict[str, dict[int, list[int]]]) -> None:
    levels = entry.items(1, LEVELS)
    box.n_levels = len(levels)
    for index, level in enumerate(levels):
        level.only("board", "monster")
        board = tuple(boards)[level["board"].choice(tuple(boards))]
        starts = boards[board].get(index + 1, [])
        if not 1 <= len(starts) <= MONSTERS:
            level.wrong(
                f"level {index + 1} has {len(starts)} start tiles for monsters on the board {board!r}; "
                f"mark 1 to {MONSTERS} tiles there with {index + 1:02}"
            )
        box.level_board[index] = tuple(boards).index(board)
        box.level_kind[index] = level["monster"].choice(kinds)
        box.level_monsters[index] = len(starts)
        write(box.level_starts[index], starts)
    _no_stray_marks(entry, box, boards)


def _no_stray_marks(entry: Entry, box: Any, boards: dict[str, dict[int, list[int]]]) -> None:
    """A mark that no level looks for is a slip of the pen; a shorter game may leave those of later levels."""
    for board, (name, marks) in enumerate(boards.items()):
        for number in marks:
            if number == 0 or (number <= box.n_levels and box.level_board[number - 1] != board):
                entry.wrong(
                    f"tiles of the board {name!r} are marked {number:02}, but level {number} is not played there; "
                    "take the marks away or change the level"
                )
