"""What lies on the table: a deck and its doors, up to four heroes, one encounter with its dice.

Unseen cards, in the deck or behind closed doors, are one bag: which card lies where is decided when it is turned over.
Dice are counted, not named: two strength dice showing 5 are the same die twice. A die has a number made of its value
(from 6 down), the side of the pair that owns it, and its kind; see `dice.py`.
"""

from undercroft.engine.records import table_type

HEROES, SIDES = 4, 2  # at most four heroes; at most two are in an encounter together
CARDS, DOORS, STACK = 88, 4, 2  # two decks; four doors; with four heroes a door is a stack of two cards
ITEMS, SKILLS, POTIONS = 8, 6, 8  # slots
BOXES = 16  # open to dice in one encounter: the card's and the dungeon's
KINDS, VALUES = 6, 6
DICE = VALUES * SIDES * KINDS
XPS = 9  # a card is worth 0 to 8 XP
FLOORS = 3
ON_THE_CARD = 30  # dice that can lie on boxes

# Kinds of dice: the four colours, and two that serve one purpose only
STRENGTH, AGILITY, MAGIC, HEROIC, FOR_MANA, FOR_SHIELDS = range(KINDS)
COLOURS = ("strength", "agility", "magic", "heroic")
KIND_NAMES = (*COLOURS, "mana", "shields")
ANY_COLOUR = 4  # of a box
NONE = -1

# Where skills and dungeon boxes count
COMBAT, PERIL, GUARDIAN = 1, 2, 4

# What is being waited for. Luck's first, then the two ends, then the players' decisions.
NOTHING, ROLL, CARD, RESIST, WON, LOST = range(6)
BASIC, BREW, START, ACTION, DOOR, STEALTH, SPLIT, ORDER, FACE, HIT, DRAIN, OPTION, FEATS, DROP = range(6, 20)
FIRST, BONUS, ACT, PICK, RECEIVE, CHOOSE, KITE, LOOT, SPEND, STAIRS, SAVE, MEND, MEND_WHO = range(20, 33)
WAITS = (
    *("nothing", "roll", "card", "resist", "won", "lost"),
    *("basic", "brew", "start", "action", "door", "stealth", "split", "order", "face", "hit", "drain", "option"),
    *("feats", "drop", "first", "bonus", "act", "pick", "receive", "choose", "kite", "loot", "spend", "stairs"),
    *("save", "mend", "mend_who"),
)

# What comes next when nothing is pending; see `flow.py`
DO_BASICS, DO_BREW, DO_DRAW, DO_FLOOR, DO_TURN, DO_PAY, DO_ARRIVE, DO_ACTION, DO_DEAL, DO_RESIST = range(10)
DO_OPENED, DO_FLED, DO_SPLIT, DO_PART, DO_FOE, DO_OPTION, DO_FEATS, DO_GATHER, DO_BONUS, DO_ACT = range(10, 20)
DO_COUNT, DO_WOUNDS, DO_POISON, DO_TIME, DO_LATE, DO_RELEASE, DO_CLOSE, DO_LOOT, DO_LEVEL, DO_END = range(20, 30)
DO_DESCEND, DO_ROUND, DO_PAIRS, DO_BOUT, DO_STRIKE, DO_ORDER = range(30, 36)

# Why a hero is chosen to be hit
BY_STAIRS, BY_FOE, BY_BOXES, BY_POISON, BY_RESISTING, BY_RELIEF, BY_GAMBLE = range(7)

# What dice are picked for
TO_FILL, TO_PAY, TO_JOIN, TO_CHANGE = range(4)

# The options, as the numbers the rules see
AS_SEATS, TWO_HEROES, FOUR_HEROES = range(3)
VETERAN, NOVICE, STANDARD, FEARLESS = range(4)

TABLE = table_type(
    state=[
        # the options
        ("seats", "i1"),
        ("n_heroes", "i1"),
        ("dungeon", "i1"),
        ("difficulty", "i1"),
        ("leading", "i1"),
        ("tokens_stay", "i1"),
        ("statues_descend", "i1"),
        ("card_boxes_only", "i1"),
        ("gamble_shared", "i1"),
        ("must_kite", "i1"),
        ("passives_fade", "i1"),
        ("winds_first", "i1"),
        ("swarm_twice", "i1"),
        # where the game stands
        ("wait", "i1"),
        ("step", "i1"),
        ("leader", "i1"),  # the seat that decides for the group this turn
        ("actor", "i1"),  # the seat that has the word
        ("handed", "i1"),  # how often the word was handed over since anything was done
        ("floor", "i1"),  # counted from 0; 3 is the guardian's
        ("level", "i1"),  # counted from 0
        # deck, doors, stairs
        ("unseen", "i1", CARDS),  # in the deck or behind closed doors
        ("discard", "i1", CARDS),
        ("deck", "i1"),  # cards in it
        ("closed", "i1"),  # doors
        ("doors", "i1", (DOORS, STACK)),  # open ones
        ("xp", "i1", XPS),  # cards under the level card, by their worth
        ("gone", "i1"),  # cards that have left the game
        ("tokens", "i1"),
        ("showed", "i1"),  # whether the turn's time has turned up the stairs
        # the group
        ("cubes", "i1"),
        ("potions", "<i2", POTIONS),  # the card that identifies it; CARDS: known from the start; NONE
        ("kind", "i1", HEROES),
        ("wounds", "i1", HEROES),
        ("poison", "i1", HEROES),
        ("stored", "i1", HEROES),
        ("items", "i1", (HEROES, ITEMS)),
        ("skills", "i1", (HEROES, SKILLS)),
        ("basic", "i1", HEROES),  # the basic skill, counted from 0
        ("talents", "<i2", HEROES),
        ("used", "<i4", HEROES),  # slots used in this encounter, a bit each
        ("feat_used", "i1", HEROES),
        # pending, dealt with before anything else
        ("time_due", "i1"),
        ("held", "i1"),  # stairs wait until the consequences are over
        ("hits_due", "i1"),  # wounds of the stairs
        ("spared", "i1"),  # heroes whom the stairs cannot hit again, a bit each
        ("open_due", "i1"),
        ("draw_due", "i1"),
        ("lone_due", "i1"),
        ("fell", "i1"),  # somebody may have died
        ("mend_due", "i1", HEROES),  # healing to give out between wounds and poison
        ("gift_due", "i1"),  # healing for a hero to be chosen
        ("resist_due", "i1"),  # pairs that still have to resist
        # dice
        ("supply", "i1", 4),
        ("reserve", "i1", 4),  # the other pair's half
        ("exiled", "i1", 4),
        ("dice", "i1", DICE),
        ("fresh", "i1", DICE),  # just rolled: their effects come before they join the others
        ("to_roll", "i1", (SIDES, KINDS)),
        ("rolling", "i1"),  # how many that are
        ("rolled", "i1"),  # whether the fresh dice have yet to be looked at
        # the encounter
        ("cards", "i1", STACK),  # turned up, fought or to be looted
        ("part", "i1"),  # with four heroes: the first or the second encounter, or pair against the guardian
        ("is_open", "i1"),  # the door was open before: no fleeing
        ("card", "i1"),
        ("foe", "i1"),  # the kind of encounter, or NONE
        ("pair", "i1", SIDES),
        ("others", "i1", SIDES),  # with four heroes: the pair whose turn comes next
        ("mode", "i1"),
        ("option", "i1", STACK),  # of each peril
        ("vanished", "i1"),
        ("colour", "i1"),  # of the peril's option, or NONE
        ("n_boxes", "i1"),
        ("n_own", "i1"),  # how many of them are the card's
        ("boxes", "<i2", BOXES),
        ("covered", "<i4"),
        ("struck", "<i4"),  # boxes that were covered once and want it twice
        ("x", "i1"),
        ("price_off", "i1"),
        ("no_hearts", "i1"),  # hearts to ignore
        ("no_time", "i1"),
        ("hearts", "i1"),
        ("hours", "i1"),
        ("venom", "i1"),
        ("bonus_left", "i1"),
        ("first", "i1"),
        ("damage", "i1"),  # the guardian's
        ("looting", "i1"),  # cards still to be looted, a bit each
        ("loot", "i1"),
        ("paid", "i1"),  # XP paid so far
        ("spent_from", "i1"),
        # a feat, a skill or a choice of dice under way
        ("feat", "i1"),  # the side whose feat it is, or NONE
        ("hit_why", "i1"),
        ("hit_from", "i1"),  # the heroes it can be, a bit each
        ("user", "i1"),
        ("ability", "<i2"),
        ("op", "<i2"),
        ("branch", "i1"),
        ("picking", "i1"),
        ("target", "i1"),  # the box to fill
        ("left", "i1"),  # how much is missing
        ("from_die", "i1"),  # dice are picked in the order of their numbers
        ("lowest", "i1"),
        ("picked", "i1"),
        ("gained", "i1"),  # the kinds just gained, a bit each
        # the guided first game: whether it is one, and how much prepared luck is used up
        ("lesson", "i1"),
        ("lesson_dice", "<i2"),
        ("lesson_cards", "<i2"),
    ],
    aside=[  # for people to see
        ("turns", "<i2"),
        ("rounds", "<i2"),
        ("told", "<i4"),  # what the guided game has explained, a bit each
        ("topic", "i1"),  # the last of it
        ("topic_new", "i1"),  # whether it came up with the last move
        ("n_placed", "i1"),
        ("placed_box", "i1", ON_THE_CARD),
        ("placed_die", "i1", ON_THE_CARD),
    ],
)

# Events
FLOOR_STARTS, STAIRS_SHOW, STAIRS_WOUND, WOUNDED, HEALED, POISONED, STORES, DICE_LOST, TIME_FOR, DOORS_DEALT = range(10)
CONSEQUENCES, NO_LOOT, LEVEL_UP, CUBES, GUARDIAN_COMES, GUARDIAN_HIT, GUARDIAN_HEALS, RESISTED = range(10, 18)
GAME_WON, GAME_LOST, EXILED = range(18, 21)
