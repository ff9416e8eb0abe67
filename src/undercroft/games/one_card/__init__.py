"""One Card Dungeon: a solo dungeon crawl on one card with twelve dice."""

from undercroft.engine.game import Game
from undercroft.engine.options import Option, Switch

GAME = Game(
    id="one_card",
    version=1,
    name={"en": "One Card Dungeon", "fr": "One Card Dungeon"},
    seats=(1, 1),
    minutes=(15, 30),
    scores=(0, 12),
    win=12,
    streams=("energy",),
    options=(
        Option("hero", ("none", "paladin", "barbarian", "ranger", "wizard")),
        Option("sight", ("closed", "open", "mid_touch")),
        Option("range", ("walls", "monsters")),
        Option("approach", ("shot", "full_range", "adventurer")),
        Option("ties", ("player", "fixed")),
        Option("kept_die", ("stays", "free")),
        Switch("back_off", True),
        Switch("squeeze", True),
        Switch("skill_cap", True),
    ),
    package=__name__,
    parts={"odds": "guide.odds", "exact": "guide.exact.best", "kernels": "guide.kernels"},
)
