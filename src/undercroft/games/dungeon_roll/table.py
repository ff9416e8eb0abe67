"""What lies on the table: a party, a dungeon level, a lair, a graveyard, and what each player has won."""

from undercroft.engine.records import table_type

SEATS = 4
NOBODY = -1
NOTHING = -1

# The faces of a party die. All but the scroll are companions.
CHAMPION, FIGHTER, CLERIC, MAGE, THIEF, SCROLL = range(6)
PARTY_FACES = ("champion", "fighter", "cleric", "mage", "thief", "scroll")
COMPANIONS = 5

# The faces of a dungeon die
DRAGON, GOBLIN, SKELETON, OOZE, CHEST, POTION = range(6)
DUNGEON_FACES = ("dragon", "goblin", "skeleton", "ooze", "chest", "potion")
FACES = 6

TREASURES = (
    "town_portal",
    "dragon_bait",
    "ring",
    "elixir",
    "scroll_token",
    "sword",
    "talisman",
    "sceptre",
    "tools",
    "scales",
)
TOWN_PORTAL, DRAGON_BAIT, RING, ELIXIR, SCROLL_TOKEN = range(5)
SCALES = 9

# Who can do a companion's work: a party die by its face, a treasure, a monster that joined, the hero.
TOKENS = FACES  # the source of treasure k is TOKENS + k
ALLY = TOKENS + len(TREASURES)
HERO = ALLY + 1
SOURCES = (*PARTY_FACES, *TREASURES, "ally", "hero")

# Phases of a delve, and before and after
HEROES, FORM, MUSTER, MONSTER, LOOT, DRAGON_PHASE, REGROUP, DONE = range(8)

# A decision in the middle of an action
NO_STAGE, CHOOSE, TARGET, RAISE, FIGHT, DISCARD = range(6)

# What a stage is for
BY_MUSTER, BY_SCROLL, BY_HERO = range(3)  # CHOOSE
EXTRA, STRIKE, CHARM = range(3)  # TARGET

# The options, as the numbers the rules see
PROTOTYPE, PUBLISHED = range(2)
AT_RANDOM, BY_CHOICE, NO_HEROES = range(3)
BASE_SET, PACK_SET, ALL_SETS = range(3)
SCROLL_IN_MONSTER, SCROLL_ANYWHERE = range(2)

# The achievements, a bit each (DR-43)
ACHIEVEMENTS = (
    "dragon_slayer",
    "dragon_master",
    "never_tell_odds",
    "here_dragon",
    "piece_of_cake",
    "elite",
    "bottomless_bag",
    "dungeon_master",
    "natural_20",
    "critical_hit",
)

TABLE = table_type(
    state=[
        ("rules", "i1"),
        ("heroes", "i1"),
        ("hero_set", "i1"),
        ("scroll_phases", "i1"),
        ("level_cap", "i1"),
        ("seats", "i1"),
        ("adventurer", "i1"),  # the seat that delves
        ("delve", "i1"),  # counted from 0
        ("phase", "i1"),
        ("stage", "i1"),
        ("purpose", "i1"),  # what the stage is for
        ("left", "i1"),  # how many targets, revivals, fighters or discards are still to be chosen
        ("may_stop", "i1"),  # whether the rest of them can be left
        ("level", "i1"),
        ("party", "i1", FACES),  # active party dice by face
        ("graveyard", "i1"),
        ("dungeon", "i1", FACES),  # active dungeon dice by face; dragons lie in the lair
        ("lair", "i1"),
        ("allies", "i1"),  # dungeon dice that serve as companions until the next regrouping
        ("party_chosen", "i1"),  # taken up to be rolled again
        ("dungeon_chosen", "i1"),
        ("party_rolls", "i1"),  # in the air
        ("dungeon_rolls", "i1"),
        ("draws", "i1"),  # treasures to be drawn
        ("fighters", "i1", 3),  # sources that stand against the dragon, in rising order, from the end
        ("in_use", "i1"),  # the treasure whose effect is not finished: it is neither in a hand nor in the box
        ("level_power_used", "i1"),  # a specialty that works once a level
        ("experience", "<i2", SEATS),
        ("hero", "i1", SEATS),  # the number of the card, or NOBODY
        ("master", "i1", SEATS),  # which side is up
        ("ready", "i1", SEATS),  # the ultimate can be used
        ("treasures", "i1", (SEATS, len(TREASURES))),
    ],
    aside=[  # for people to read: none of it changes what can be played or what it scores
        ("achieved", "<i2", SEATS),
        ("hero_used", "i1", SEATS),  # specialty or ultimate, at any time in the game
        ("gains", "i1", (SEATS, 3)),  # experience won in each delve, or NOTHING before its end
        ("dragons", "i1"),  # slain in this delve
        ("level_dice", "i1"),  # dungeon dice rolled for this level
        ("baits", "i1"),  # used on this level
        ("outnumbered", "i1"),
        ("companion_used", "i1"),  # on this level
        ("met_foe", "i1"),  # a monster or the dragon, on this level
        ("met_dragon", "i1"),  # it has come on this level
        ("swept", "i1"),  # an ultimate has cleared this level
    ],
)

# Events
(
    DELVE_STARTS,
    PARTY_CONVERTED,
    LEVEL_STARTS,
    DICE_CONVERTED,
    DRAGON_COMES,
    DRAGON_SLAIN,
    LEVEL_CLEARED,
    EMPTY_BOX,
    HERO_TURNS,
    FLED,
    RETIRED,
    PORTED,
    ALLIES_LEAVE,
    LOOT_LEFT,
    ACHIEVED,
    GAME_ENDS,
    GAVE_UP,
) = range(17)
