"""The box as numbers: flat rows for boxes, effects, skills and their steps, to which cards, heroes and floors point."""

from undercroft.engine.records import box_type

from ..table import CARDS, FLOORS, POTIONS

KINDS_OF_ENCOUNTER, SQUARES, ROWS, ABILITIES, STEPS = 48, 512, 128, 128, 256  # what a box can hold
HERO_CARDS, DUNGEONS, LEVELS, TALENTS, BASICS, DICE_OF_A_STEP, WAYS = 12, 12, 4, 15, 8, 4, 3
LESSON_CARDS, LESSON_DICE = 128, 512  # prepared at most
ALONE, TOGETHER = range(2)  # the sides of hero and level cards
WIDE, SHIELD = 1, 2  # marks of a square
X_VALUE = 0

BOX = box_type(
    [
        # components and rules of the set
        ("supply", "i1", 4),
        ("cubes", "i1"),
        ("poison", "i1"),
        ("time", "i1"),
        ("doors", "i1"),
        ("cure", "i1"),
        ("mixed", "i1"),
        ("tokens", "i1"),
        # squares: the boxes that dice go on
        ("sq_colour", "i1", SQUARES),
        ("sq_value", "i1", SQUARES),
        ("sq_marks", "i1", SQUARES),
        ("sq_hearts", "i1", SQUARES),
        ("sq_time", "i1", SQUARES),
        ("sq_poison", "i1", SQUARES),
        ("sq_skulls", "i1", SQUARES),
        ("sq_alike", "<i2", SQUARES),  # the first square that is printed the same
        # effects in force; row 0 is none
        ("row", "i1", ROWS),
        ("row_a", "i1", ROWS),
        ("row_b", "i1", ROWS),
        ("row_c", "i1", ROWS),
        # encounters
        ("kind_is_combat", "i1", KINDS_OF_ENCOUNTER),
        ("kind_xp", "i1", KINDS_OF_ENCOUNTER),
        ("kind_squares", "<i2", KINDS_OF_ENCOUNTER),  # the first; a peril has one for each option
        ("kind_n_squares", "i1", KINDS_OF_ENCOUNTER),
        ("kind_time", "i1", (KINDS_OF_ENCOUNTER, 2)),  # what a peril's option costs
        ("kind_row", "i1", KINDS_OF_ENCOUNTER),
        ("kind_split", "i1", KINDS_OF_ENCOUNTER),  # loot: the first option gives the item, the second the skill
        ("n_cards", "i1"),
        ("card_kind", "i1", CARDS),
        ("card_icons", "i1", (CARDS, 4)),  # strength, agility, magic, health
        ("card_skill", "<i2", CARDS),  # the ability on its scroll
        ("card_potion", "i1", CARDS),  # the potion on its scroll, or NONE
        ("card_leaf", "i1", CARDS),
        ("card_count", "i1", (2, CARDS)),  # in the deck of one or two heroes, of four
        # abilities: skills, potions, talents
        ("ab_cost", "i1", ABILITIES),
        ("ab_colour", "i1", ABILITIES),
        ("ab_n", "i1", ABILITIES),
        ("ab_use", "i1", ABILITIES),
        ("ab_first", "<i2", ABILITIES),
        ("ab_steps", "i1", ABILITIES),
        ("ab_ways", "i1", ABILITIES),  # to choose between
        ("ab_gift", "i1", ABILITIES),
        ("ab_gift_n", "i1", ABILITIES),
        ("st_op", "i1", STEPS),
        ("st_way", "i1", STEPS),  # 0: always, else the way that has it
        ("st_n", "i1", STEPS),
        ("st_other", "i1", STEPS),  # against a guardian; at the start of a turn
        ("st_faces", "i1", STEPS),  # a bit for each value, from bit 1
        ("st_colour", "i1", STEPS),
        ("st_to", "i1", STEPS),
        ("st_flags", "i1", STEPS),
        ("st_n_dice", "i1", STEPS),
        ("st_kinds", "i1", (STEPS, DICE_OF_A_STEP)),
        ("st_values", "i1", (STEPS, DICE_OF_A_STEP)),
        ("n_potions", "i1"),
        ("n_printed", "i1"),  # potions that no card identifies: the turn card's, then the basic ones
        ("potions", "<i2", POTIONS),
        ("n_basics", "i1"),
        ("basics", "<i2", BASICS),
        ("n_talents", "i1"),
        ("talents", "<i2", TALENTS),
        # heroes
        ("n_heroes", "i1"),
        ("hero_icons", "i1", (2, HERO_CARDS, 4)),
        ("hero_skill", "<i2", (2, HERO_CARDS)),
        ("feat_use", "i1", (2, HERO_CARDS)),
        ("feat_ways", "i1", (2, HERO_CARDS)),
        ("feat_time", "i1", (2, HERO_CARDS, WAYS)),
        ("feat_dice", "i1", (2, HERO_CARDS, WAYS)),
        ("feat_drop", "i1", (2, HERO_CARDS)),
        ("feat_face", "i1", (2, HERO_CARDS)),
        ("feat_wounds", "i1", (2, HERO_CARDS)),
        ("feat_hours", "i1", (2, HERO_CARDS)),
        ("store_when", "i1", (2, HERO_CARDS)),
        ("store_most", "i1", (2, HERO_CARDS)),
        # levels
        ("level_items", "i1", (2, LEVELS)),
        ("level_skills", "i1", (2, LEVELS)),
        ("level_bonus", "i1", (2, LEVELS)),
        ("level_xp", "i1", (2, LEVELS)),
        # dungeons
        ("n_dungeons", "i1"),
        ("difficulty", "i1", DUNGEONS),
        ("floor_row", "i1", (DUNGEONS, FLOORS)),
        ("floor_squares", "<i2", (DUNGEONS, FLOORS, 2)),  # combat, peril
        ("floor_n_squares", "i1", (DUNGEONS, FLOORS, 2)),
        ("guardian_health", "i1", DUNGEONS),
        ("guardian_row", "i1", DUNGEONS),
        ("guardian_squares", "<i2", DUNGEONS),
        ("guardian_n_squares", "i1", DUNGEONS),
        # the guided first game
        ("lesson_hero", "i1"),
        ("lesson_dungeon", "i1"),
        ("lesson_damage", "i1"),  # that the guardian has taken before
        ("lesson_n_deck", "<i2"),
        ("lesson_deck", "i1", CARDS),
        ("lesson_n_cards", "<i2"),
        ("lesson_cards", "i1", LESSON_CARDS),
        ("lesson_n_dice", "<i2"),
        ("lesson_dice", "i1", LESSON_DICE),
    ]
)
