"""What lies on the table: up to twelve rooms, four heroes, the enemies' dice, the market, and what is going on.

Figures are numbered together: heroes 0 to 3, then one for each enemy die of two boxes. A square is a number, too: its
room times 81 and its place on that room's tile; a square shared by two rooms goes by the room with the lower number.
"""

from undercroft.engine.records import table_type

HEROES, ENEMIES = 4, 26
FIGURES = HEROES + ENEMIES
ROOMS, CELLS = 12, 81
SQUARES = ROOMS * CELLS
ITEMS, MARKET = 24, 3
KINDS = 5  # of enemy in one quest
GREEN_MELEE, GREEN_RANGED, BLUE_MELEE, BLUE_RANGED, RED = range(KINDS)
KIND_NAMES = ("green_melee", "green_ranged", "blue_melee", "blue_ranged", "red")
COLOURS = ("green", "blue", "red")
COUNTERS, DICE, POOL = 4, 8, 40
MOST_COUNTED, MOST_MISSING = 100, 100  # no counter goes higher; no more dice are missed at once
FRAMES, FRAME = 32, 8  # the stack: how many frames, how wide
NEAR = 160  # squares an enemy can reach in one move
TAG = 32  # more than there are figures
QUEUE = 1280  # a room has 53 open squares at most, and each waits twice at most

NOBODY = -1
NOWHERE = -1

SIDES = ("N", "E", "S", "W")
SKILLS = ("strength", "dexterity", "wisdom", "charisma")
KEYWORDS = (
    "reach", "barrage", "crush", "stun", "heavy", "knockback", "regenerate", "ritual", "siphon", "pierce", "daze",
)  # fmt: skip
REACH, BARRAGE, CRUSH, STUN, HEAVY, KNOCKBACK, REGENERATE, RITUAL, SIPHON, PIERCE, DAZE = (1 << n for n in range(11))
MELEE, RANGED = 0, 1
WEAPON, ITEM, ABILITY = range(3)  # what a hero attacks with

# The options, as the numbers the rules see
GENERATED = 5
ONE_FACE, BOTH_FACES = range(2)
BY_PLAYER, BY_FIXED_ORDER = range(2)
BY_THREAT, RANGED_FIRST = range(2)
EACH_HIT, ONCE = range(2)

# Phases of the game
SETTING_UP, HEROES_ACT, ENEMIES_ACT, RECOVERY, WON, LOST = range(6)
PHASES = ("setup", "heroes", "enemies", "recovery", "won", "lost")

# What is being waited for: luck's first, then decisions
WAITS = (
    "face", "loot", "roll", "card", "act", "faction", "red", "entrance", "side", "tile", "kind", "template",
    "hero", "gear", "ability", "stand", "begin", "action", "minor", "aim", "glide", "again", "save", "place", "tie",
    "tester", "patient", "victim", "spot", "exit", "still", "nothing",
)  # fmt: skip
(
    W_FACE, W_LOOT, W_ROLL, W_CARD, W_ACT, W_FACTION, W_RED, W_ENTRANCE, W_SIDE, W_TILE, W_KIND, W_TEMPLATE,
    W_HERO, W_GEAR, W_ABILITY, W_STAND, W_BEGIN, W_ACTION, W_MINOR, W_AIM, W_GLIDE, W_AGAIN, W_SAVE, W_PLACE, W_TIE,
    W_TESTER, W_PATIENT, W_VICTIM, W_SPOT, W_EXIT, W_STILL, W_NOTHING,
) = range(len(WAITS))  # fmt: skip
FIRST_DECISION = W_HERO

TABLE = table_type(
    state=[
        ("seats", "i1"),
        ("quest", "i1"),
        ("n_heroes", "i1"),
        ("difficulty", "i1"),
        ("faction", "i1"),
        ("faces", "i1"),
        ("ties", "i1"),
        ("order", "i1"),
        ("crush", "i1"),
        ("phase", "i1"),
        ("wait", "i1"),
        ("asked", "i1"),  # the hero whose player decides
        ("result", "i1"),  # of the last test: how many more successes than needed
        ("rounds", "<i2"),
        # Figures
        ("square", "<i2", FIGURES),
        ("health", "i1", FIGURES),
        # Heroes
        ("card", "i1", HEROES),
        ("gear", "i1", HEROES),
        ("ability", "i1", HEROES),
        ("treasure", "i1", HEROES),
        ("energy", "i1", HEROES),
        ("items", "i1", (HEROES, ITEMS)),
        ("objects", "i1", HEROES),  # things of the quest that a hero carries
        ("dropped", "<i2", HEROES),  # where a fallen hero left them
        ("dropped_objects", "i1", HEROES),
        ("fell", "<i2", HEROES),  # where a hero fell
        ("actions", "i1", HEROES),
        ("acted", "i1"),  # heroes who are done this round, a bit each
        ("active", "i1"),  # the hero whose activation it is, or NOBODY
        ("called", "i1"),  # the hero who takes minor actions in between, or NOBODY
        ("points", "i1"),  # movement left of the active hero's move
        ("defence_bonus", "i1", HEROES),
        ("defence_from", "<i4", HEROES),  # the cards it comes from, a bit each
        ("attack_bonus", "i1", HEROES),
        ("attack_from", "<i4", HEROES),
        ("sharp", "i1", HEROES),  # for the next attack with a weapon
        ("hidden", "i1", HEROES),
        ("dazed", "i1", HEROES),
        ("breath", "i1", HEROES),  # the extra action of this activation is taken
        # Enemies
        ("kind", "i1", ENEMIES),
        ("boss", "i1", ENEMIES),
        ("stunned", "i1", ENEMIES),
        ("born", "<i2", ENEMIES),  # the older has the lower number
        ("births", "<i2"),
        ("acting", "<i4"),  # those still to act this round, a bit each
        ("cards", "i1", KINDS),  # the enemy card of each kind
        ("hard", "i1"),  # which side of them is up
        ("boss_falls", "i1"),
        ("boss_down", "i1"),
        # The market
        ("market", "i1", MARKET),
        ("deck", "i1", ITEMS),
        ("used", "i1", ITEMS),
        # The map
        ("n_rooms", "i1"),
        ("face", "i1", ROOMS),  # of the tile
        ("turned", "i1", ROOMS),  # quarter turns to the right
        ("room_x", "i1", ROOMS),
        ("room_y", "i1", ROOMS),
        ("plan", "i1", (ROOMS, 4)),  # the room planned behind each side, or NOBODY
        ("open", "i1", ROOMS),  # the sides with an open passage, a bit each
        ("explored", "<i2"),
        ("room_kind", "i1", ROOMS),  # of a generated room's encounter, or NOBODY
        ("depth", "i1", ROOMS),
        ("boss_room", "i1"),
        ("shut", "i1", ROOMS),  # sides that no tile fits, while a map is made
        ("building", "i1"),  # the open side a tile is wanted for: room times 4, and side
        ("templates", "<i4"),  # those met already
        # The quest
        ("flags_set", "<i2"),
        ("counters", "<i2", COUNTERS),
        ("features", "<i4"),  # those used up
        # What is going on
        ("dice", "i1", DICE),
        ("n_dice", "i1"),
        ("to_roll", "i1"),
        ("marked", "<i2"),  # dice to be rolled again
        ("aims", "i1", DICE),
        ("n_aims", "i1"),
        ("pool", "i1", POOL),  # enemies to be placed: kind times 16, health, and 8 for the boss
        ("n_pool", "i1"),
        ("missing", "i1"),  # enemies for which no die was left
        ("frames", "<i4", (FRAMES, FRAME)),
        ("n_frames", "i1"),
    ],
    aside=[("at", "i1", SQUARES)],  # the figure on a square, plus one
    scratch=[
        ("distance", "<i2", SQUARES),
        ("queue", "<i2", QUEUE),
        ("near", "<i2", NEAR),
        ("near_cost", "i1", NEAR),
        ("n_near", "<i2"),
        ("blocked", "<i2", 17),  # rows of the rooms looked through
        ("walk", "<i2", HEROES),  # the distance to each hero
    ],
)

# Events
EVENTS = (
    "round", "enemies", "explored", "met", "spawned", "short", "walks", "stays", "attacks", "skips", "siphons",
    "unhurt", "hurt", "beaten", "falls", "saved", "stands_up", "stunned", "dazed", "pushed", "bumped", "ritual",
    "regenerates", "energy", "treasure", "healed", "item", "flag", "counter", "say", "passes", "fails", "dropped",
    "won", "lost",
)  # fmt: skip
(
    E_ROUND, E_ENEMIES, E_EXPLORED, E_MET, E_SPAWNED, E_SHORT, E_WALKS, E_STAYS, E_ATTACKS, E_SKIPS, E_SIPHONS,
    E_UNHURT, E_HURT, E_BEATEN, E_FALLS, E_SAVED, E_STANDS_UP, E_STUNNED, E_DAZED, E_PUSHED, E_BUMPED, E_RITUAL,
    E_REGENERATES, E_ENERGY, E_TREASURE, E_HEALED, E_ITEM, E_FLAG, E_COUNTER, E_SAY, E_PASSES, E_FAILS, E_DROPPED,
    E_WON, E_LOST,
) = range(len(EVENTS))  # fmt: skip
ALL_DEAD, TOO_LATE, TOO_MUCH, STALEMATE = range(4)  # why a game is lost
