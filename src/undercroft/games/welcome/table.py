"""What lies on the table: an adventurer with six tiles, the dungeon's pile, what the players hold and have set aside.

The deck is not among it. It is every card that lies nowhere else; for a seat, every card that it cannot account for.
"""

from undercroft.engine.records import table_type

MONSTERS = ("goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon")
ADVENTURERS = ("warrior", "barbarian", "mage", "rogue")
KINDS, HEROES, TILES, CARDS, SEATS = len(MONSTERS), len(ADVENTURERS), 6, 13, 4

UNKNOWN = 0  # a card that the viewer may not know; kinds of monster count from 1
NOBODY = 0  # seats stored with a card or tile count from 1

ENOUGH = 2  # successes win the game, failures end it for a player

# Phases: what is being waited for; the first four for luck
FIRST, HERO, DRAW, REDRAW, CHOOSE, BID, PLACE, NAME, FLIP, SWAP, AXE, DRINK, DONE = range(13)

# What a tile does; see box.yaml
HIT_POINTS, IGNORE, IGNORE_AND_GAIN, IGNORE_NAMED, IGNORE_ONCE, IGNORE_WITH_NEXT = range(6)
SWAP_ONCE, REVIVE_ONCE, WIN_IF_DIFFERENT = range(6, 9)
EFFECTS = (
    *("hit_points", "ignore", "ignore_and_gain", "ignore_named", "ignore_once", "ignore_with_next"),
    *("swap_once", "revive_once", "win_if_different"),
)

# The options, as the numbers the rules see
HERO_DRAWN, HERO_CHOSEN, HERO_GIVEN = range(3)  # and on: the adventurers
ADD_FREE, ADD_DRAWN, MUST_DRAW = range(3)
TOP_FIRST, BOTTOM_FIRST = range(2)
DEATH_AT_ONCE, TOTAL_AT_END = range(2)
FINAL_LINE_UP, ORIGINAL_PILE = range(2)
CLOSED_HANDS, OPEN_HANDS = range(2)

# How the dungeon ended
UNDECIDED, SUCCESS, FAILURE, BY_DIFFERENCE = range(4)

TABLE = table_type(
    state=[
        ("first_adventurer", "i1"),
        ("first_turn_add", "i1"),
        ("reveal_order", "i1"),
        ("death", "i1"),
        ("omnipotence_counts", "i1"),
        ("eliminated", "i1"),
        ("seats", "i1"),
        ("phase", "i1"),
        ("rounds", "i1"),
        ("seat", "i1"),  # whose turn it is, or who waits for luck
        ("winner", "i1"),  # a seat from 1 on, or NOBODY
        ("successes", "i1", SEATS),
        ("failures", "i1", SEATS),
        ("passed", "i1", SEATS),  # out of the bidding; who is out of the game has passed for good
        ("acted", "i1", SEATS),  # had a turn in this round
        ("hero", "i1"),
        ("tile_by", "i1", TILES),  # who took the tile away
        ("tile_card", "i1", TILES),  # the monster set aside with it
        ("deck", "i1"),  # how many cards
        ("hand", "i1"),  # the card just drawn, if any
        ("n_pile", "i1"),
        ("pile", "i1", CARDS),  # in the order added
        ("pile_by", "i1", CARDS),
        ("runner", "i1"),  # who has entered the dungeon
        ("hp", "i1"),
        ("turned", "i1"),  # cards of the pile that were turned over
        ("named", "i1"),  # the kind named for a vorpal blade
        ("spent", "i1"),  # the tiles used up in this dungeon, a bit each
        ("armed", "i1"),  # the next card does no harm: a pact
        ("down", "i1"),  # the adventurer has fallen, but may still win if all monsters are different
        ("swapped", "i1"),  # the card that was changed for one of the deck
        ("swapped_at", "i1"),  # where in the pile it lay
        ("outcome", "i1"),
    ],
)

# Events
ROUND_STARTS, DRAWN, ENTERS, TURNED, HARMLESS, PROTECTED, GAINS, HIT, FALLS = range(9)
REVIVED, REST_SHOWN, ASIDE_SHOWN, SUCCEEDS, FAILS, GAME_WON = range(9, 15)
