"""The rows that cards are made of: what an effect is called in the content files, its number and its parameters.

Three kinds: effects in force while a floor, a foe or a guardian is there; steps of a skill or potion; and what a hero's
skill or talent does all the time.
"""

# In force: name -> number and the fields it takes
(
    NO_EFFECT,
    TIME_EACH_FLOOR,
    TIME_EACH_TURN,
    TIME_EACH_EXPLORE,
    DOOR_LIMIT,
    LOSE_FACES,
    EXILE_FACES,
    TIME_FOR_FACES,
    HEROIC_MINUS,
    HEART_FOR_TIME,
    HEART_FOR_HEARTS,
    SHIELDS_ON_COLOUR,
    HEROIC_DIE_COST,
    NO_LOOT_IF_SHIELD_OPEN,
    WOUND_FIRST,
    POISON_FIRST,
    TIME_FIRST,
    X_FOR_DOORS,
    TIME_FOR_SKILLS,
    TIME_IF_OPEN,
    ITEM_TO_XP,
    NO_HEROIC_ON_SKULLS,
    HEALS_FOR_OPEN_SKULLS,
    SKULLS_TWICE,
    X_FOR_DAMAGE,
) = range(25)

EFFECTS: dict[str, tuple[int, tuple[str, ...]]] = {
    "time_each_floor": (TIME_EACH_FLOOR, ("time",)),
    "time_each_turn": (TIME_EACH_TURN, ("time",)),
    "time_each_explore": (TIME_EACH_EXPLORE, ("time",)),
    "door_limit": (DOOR_LIMIT, ("doors",)),
    "lose_faces": (LOSE_FACES, ("values",)),
    "exile_faces": (EXILE_FACES, ("values",)),
    "time_for_faces": (TIME_FOR_FACES, ("values", "time")),
    "heroic_minus": (HEROIC_MINUS, ("by",)),
    "heart_for_time": (HEART_FOR_TIME, ("from",)),
    "heart_for_hearts": (HEART_FOR_HEARTS, ("from",)),
    "shields_on_colour": (SHIELDS_ON_COLOUR, ("colour",)),
    "heroic_die_cost": (HEROIC_DIE_COST, ("dice",)),
    "no_loot_if_shield_open": (NO_LOOT_IF_SHIELD_OPEN, ()),
    "wound_first": (WOUND_FIRST, ("wounds",)),
    "poison_first": (POISON_FIRST, ("tokens",)),
    "time_first": (TIME_FIRST, ("time",)),
    "x_for_doors": (X_FOR_DOORS, ("each",)),
    "time_for_skills": (TIME_FOR_SKILLS, ("time",)),
    "time_if_open": (TIME_IF_OPEN, ("time",)),
    "item_to_xp": (ITEM_TO_XP, ("items",)),
    "no_heroic_on_skulls": (NO_HEROIC_ON_SKULLS, ()),
    "heals_for_open_skulls": (HEALS_FOR_OPEN_SKULLS, ("each",)),
    "skulls_twice": (SKULLS_TWICE, ()),
    "x_for_damage": (X_FOR_DAMAGE, ("factor", "four_heroes", "least")),
}

# Steps of a skill or potion
GAIN, ROLL_DICE, INCREASE, REROLL, CHANGE, RECOLOUR, TRADE, EXILE, IGNORE, HEAL, VANISH = range(1, 12)
STEPS: dict[str, tuple[int, tuple[str, ...], tuple[str, ...]]] = {  # number, fields it needs, fields it may have
    "gain": (GAIN, ("dice",), ("only", "partner")),
    "roll": (ROLL_DICE, ("dice",), ("partner",)),
    "increase": (INCREASE, ("dice", "by"), ("colour", "partner")),
    "reroll": (REROLL, ("dice",), ("values", "colour", "must", "partner")),
    "change": (CHANGE, ("dice", "to"), ("values", "same", "coloured", "gained", "partner")),
    "recolour": (RECOLOUR, ("dice", "from", "to"), ()),
    "trade": (TRADE, ("value", "for"), ()),
    "exile": (EXILE, ("dice",), ("colour",)),
    "ignore": (IGNORE, ("icon", "n"), ("guardian", "price")),
    "heal": (HEAL, ("n",), ("at_start",)),
    "vanish": (VANISH, ("time",), ()),
}
MUST, SAME, COLOURED, JUST_GAINED, PRICE, PARTNER = 1, 2, 4, 8, 16, 32  # a step's flags
FLAGS = {"must": MUST, "same": SAME, "coloured": COLOURED, "gained": JUST_GAINED, "price": PRICE, "partner": PARTNER}
HEARTS, HOURGLASSES = range(2)  # icons to ignore
ICONS = ("heart", "hourglass")
ALL_DICE = 99

# All the time
(
    NO_GIFT,
    DOOR_ON_FLEE,
    HEAL_ON_DESCEND,
    HALVE_HEARTS,
    LONE_HEART_TO_TIME,
    BASIC_SKILL,
    HEALTH,
    SLOT,
    POTION_CUBES,
    HEAL_ON_POTION,
    HEAL_AFTER_ROUND,
    RESIST_BONUS,
) = range(12)
GIFTS = {
    "door_on_flee": DOOR_ON_FLEE,
    "heal_on_descend": HEAL_ON_DESCEND,
    "halve_hearts": HALVE_HEARTS,
    "lone_heart_to_time": LONE_HEART_TO_TIME,
    "basic_skill": BASIC_SKILL,
    "health": HEALTH,
    "slot": SLOT,
    "potions": POTION_CUBES,
    "heal_on_potion": HEAL_ON_POTION,
    "heal_after_round": HEAL_AFTER_ROUND,
    "resist_bonus": RESIST_BONUS,
}

# What a skill costs
FREE, DICE_OF, MANA = range(3)

# When a hero stores a die
ON_EXPLORE, ON_FLEE, ON_GREAT_DOOR, ON_WOUND = 1, 2, 4, 8
STORING = {"explore": ON_EXPLORE, "flee": ON_FLEE, "great_door": ON_GREAT_DOOR, "wound": ON_WOUND}
GREAT_DOOR = 4  # XP
