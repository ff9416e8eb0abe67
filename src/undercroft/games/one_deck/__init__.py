"""One Deck Dungeon: one deck of foes and perils, three floors, a guardian; one, two or four heroes."""

from undercroft.engine.game import Game
from undercroft.engine.options import Option, Several, Switch

HEROES = ("warrior", "mage", "rogue", "archer", "paladin")
TALENTS = (
    ("veteran", "durability", "crafty"),
    ("prepared", "first_aid", "recovery", "grit"),
    ("guile", "fortitude", "planning", "direct_hit"),
    ("cunning", "speed", "knowledge", "foresight"),
)

GAME = Game(
    id="one_deck",
    version=1,
    name={"en": "One Deck Dungeon", "fr": "One Deck Dungeon"},
    seats=(1, 4),
    minutes=(30, 45),
    scores=(0, 4),
    win=4,
    streams=("dice", "deck"),
    options=(
        Option("dungeon", ("dragons_cave", "hydras_reef", "lichs_tomb", "minotaurs_maze", "yetis_cavern")),
        Option("heroes", ("seats", "two", "four")),
        # Each starts with another hero; the rules count on from the option's place.
        *(Option(f"hero_{place + 1}", HEROES[place:] + HEROES[:place]) for place in range(4)),
        Option("difficulty", ("veteran", "novice", "standard", "fearless")),
        Several("talents", TALENTS, places=4),
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
)
