"""One Deck Dungeon: one deck of foes and perils, three floors, a guardian; one, two or four heroes."""

from undercroft.engine.game import Game
from undercroft.engine.options import Option, Printed, Switch

from .content.choices import HEROES, dungeon, hero, talents

GAME: Game = Game(
    id="one_deck",
    version=1,
    name={"en": "One Deck Dungeon", "fr": "One Deck Dungeon"},
    seats=(1, 4),
    minutes=(30, 45),
    scores=(0, 4),
    win=4,
    together=True,
    streams=("dice", "deck"),
    options=(
        Printed("dungeon", dungeon, lambda: GAME.box),
        Option("heroes", ("seats", "two", "four")),
        *(Printed(f"hero_{place + 1}", hero(place), lambda: GAME.box) for place in range(HEROES)),
        Option("difficulty", ("veteran", "novice", "standard", "fearless")),
        Printed("talents", talents, lambda: GAME.box),
        Option("lesson", ("off", "first")),
        Option("leading", ("turns", "first")),
        Option("tokens", ("cleared", "stay")),
        Switch("statues_descend", False),
        Option("whole", ("all", "card")),
        Option("gamble", ("rogue", "group")),
        Option("kiting", ("free", "must")),
        Switch("passives_fade", True),
        Option("winds", ("after", "before")),
        Option("swarm", ("once", "twice")),
    ),
    package=__name__,
    parts={"odds": "guide.odds", "campaign": "rules.campaign.keeping", "kernels": "guide.kernels"},
)
