"""Dungeon Roll: press your luck with seven dice, level by level, in three delves."""

from undercroft.engine.game import Game
from undercroft.engine.options import Option, Switch

GAME = Game(
    id="dungeon_roll",
    version=1,
    name={"en": "Dungeon Roll", "fr": "Dungeon Roll"},
    seats=(1, 4),
    minutes=(10, 40),
    scores=(0, 300),
    win=None,
    streams=(
        *(f"party_{seat + 1}" for seat in range(4)),
        *(f"dungeon_{seat + 1}" for seat in range(4)),
        "treasures",
        "heroes",
    ),
    options=(
        Option("rules", ("prototype", "published")),
        Option("heroes", ("random", "choose", "none")),
        Option("hero_set", ("base", "pack", "all")),
        Option("scroll_phases", ("monster", "all")),
        Switch("level_cap", False),
    ),
    package=__name__,
    parts={"odds": "guide.odds", "exact": "guide.exact.best", "kernels": "guide.kernels"},
)
