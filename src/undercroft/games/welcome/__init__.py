"""Welcome to the Dungeon: dare each other to enter, for two to four players."""

from undercroft.engine.game import Game
from undercroft.engine.options import Option

GAME = Game(
    id="welcome",
    version=1,
    name={"en": "Welcome to the Dungeon", "fr": "Welcome to the Dungeon"},
    seats=(2, 4),
    minutes=(20, 30),
    scores=(0, 2),
    win=2,
    streams=("start", "deck"),
    options=(
        Option("first_adventurer", ("drawn", "chosen", "warrior", "barbarian", "mage", "rogue")),
        Option("first_turn_add", ("off", "drawn_cards", "must_draw")),
        Option("reveal_order", ("top_first", "bottom_first")),
        Option("death", ("immediate", "total_at_end")),
        Option("omnipotence_counts", ("final_line_up", "original_pile")),
        Option("eliminated", ("closed_hands", "open_hands")),
    ),
    package=__name__,
    parts={"odds": "guide.odds", "kernels": "guide.kernels"},
    secrets=True,
    luck_waits=False,
)
