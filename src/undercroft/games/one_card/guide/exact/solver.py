"""The best play on a level of One Card Dungeon: how likely it is to be cleared, and what each move is worth.

What counts is the chance to clear the level. A level cleared is worth HEALTH_WORTH less for each health lost and a
millionth less for each turn, which decides between moves that are as likely to clear it. All that can come of a
position is found and valued once, and kept for the next question about the same level (see `shelf.py`), if it is large
in a file, too. That can take longer than a player wants to wait: with a limit of time there may be no answer yet, and
the next question goes on from what is done.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from undercroft.games.one_card import GAME
from undercroft.games.one_card import table as t
from undercroft.kernels.ways import way_for

from .keeping import file_of
from .level import Advice, Level, Progress, Stopwatch
from .shelf import Shelf

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

MOST_POSITIONS = 1_000_000

shelf = Shelf()


def solve_level(
    box: Box,
    table: Rec,
    seconds: float | None = None,
    progress: Progress = lambda _stage, _done, _known: None,
    most: int = MOST_POSITIONS,
) -> Advice | None:
    """The chance to clear the level from here, and of each move.

    None between levels; for a paladin or a ranger who has not used the power of this level; if there are more than
    `most` positions; or if `seconds` were not enough: ask again. Progress is ("explore" or "value", done, known now).
    """
    if not can_be_asked(table):
        return None
    watch = Stopwatch(None if seconds is None else time.perf_counter() + seconds, progress)
    key, way = _key(box, table, most), way_for(GAME)
    return shelf.ask((way, key), lambda: Level(box.rec, table, most, file_of(key), way), table, watch)


def can_be_asked(table: Rec) -> bool:
    """Whether a level is being played, by somebody whose power is not beyond us."""
    if table.phase in (t.KEEP, t.REWARD, t.WON, t.LOST) or table.energy[t.RANGE] > 0:
        return False
    return table.hero not in (t.PALADIN, t.RANGER) or bool(table.power_used)


def _key(box: Box, table: Rec, most: int) -> tuple[object, ...]:
    """Which level it is that is on the table: all that stays as it is until the level ends."""
    has_power = table.hero == t.BARBARIAN or (table.hero == t.WIZARD and not table.power_used)
    options = (table.sight, table.range, table.approach, table.ties, table.back_off, table.squeezes)
    skills = [int(table.skills[skill]) for skill in range(len(t.SKILLS))]
    numbers = (table.level, table.hero if has_power else t.NO_HERO, *options, *skills, most)
    return (box.fingerprint, *map(int, numbers))
