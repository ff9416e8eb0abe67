"""Deck Box Dungeons: two to four heroes explore, fight and shop in a dungeon of cards, together against the box."""

from undercroft.engine.game import Game
from undercroft.engine.options import Option

GAME = Game(
    id="deck_box",
    version=2,
    name={"en": "Deck Box Dungeons", "fr": "Deck Box Dungeons"},
    seats=(1, 4),
    minutes=(30, 60),
    scores=(0, 1),
    win=1,
    together=True,
    streams=("dice", "enemies", "cards", "quest", "turns"),
    options=(
        Option("quest", ("dimming_lamp", "three_wicks", "drowned_bell", "snuffing", "long_night", "generated")),
        Option("heroes", ("2", "3", "4")),
        Option("difficulty", ("easy", "normal", "hard")),
        Option("faction", ("random", "rustpick", "choir", "snuffed")),
        Option("faces", ("one", "both")),
        Option("ties", ("player", "fixed")),
        Option("order", ("threat", "ranged")),
        Option("crush", ("each_hit", "once")),
    ),
    package=__name__,
    parts={"odds": "guide.odds", "kernels": "guide.kernels", "quests": "content.quest_tools"},
)
