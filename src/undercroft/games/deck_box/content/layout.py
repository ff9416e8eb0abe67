"""The layout of the box: cards, dice, tiles, lines of sight, quests and what their encounters do, as numbers."""

from undercroft.engine.records import box_type

from ..moves import CARDS, FACES, FEATURES, TEMPLATES
from ..table import CELLS, ITEMS, KINDS, ROOMS
from .lines import ACROSS, DOWN, ROWS

FOES = 2 * CARDS  # enemy cards
QUESTS, TRIGGERS, LINES, PROGRAM = 8, 8, 3000, 2048
SPAWNS = 9  # the order of placing is printed for nine enemies
ROW = 8  # a program's row: an opcode and its parameters

# What lies on a square
WALL, FLOOR, WATER, PIT, EXIT, GREEN = range(6)
SYMBOLS = "#.~o+g"

# The columns of a hero's numbers
H_MELEE, H_RANGED, H_DEFENCE, H_SPEED, H_SKILLS, H_HEALTH = 0, 1, 2, 3, 4, 8
HERO_NUMBERS = ("melee", "ranged", "defence", "speed", "strength", "dexterity", "wisdom", "charisma", "health")
TARGETS = ("nearest", "weakest", "richest", "charged", "frail")
NEAREST, WEAKEST, RICHEST, CHARGED, FRAIL = range(5)
STANCES = ("charge", "hold", "kite")
CHARGE, HOLD, KITE = range(3)

# Triggers and ways to win
AT_RECOVERY, AT_BOSS_FALL = range(2)
BY_BOSS, BY_COUNTER = range(2)
ROOM_KINDS = ("fight", "test", "treasure", "rest")
FIGHT, TESTING, TREASURE_ROOM, REST = range(4)

BOX = box_type(
    [
        ("most_treasure", "i1"),
        ("most_energy", "i1"),
        # Dice: green, blue, red
        ("dice", "i1", 3),
        ("face_type", "i1", (3, 6)),
        ("face_health", "i1", (3, 6)),
        ("top", "i1", 3),
        # Cards
        ("n_heroes", "i1"),
        ("hero", "i1", (CARDS, len(HERO_NUMBERS))),
        ("hero_card", "i1", CARDS),
        ("n_gear", "i1"),
        ("gear_dice", "i1", (CARDS, 2)),
        ("gear_mod", "i1", (CARDS, 2)),
        ("gear_defence", "i1", CARDS),
        ("gear_speed", "i1", CARDS),
        ("gear_keywords", "<i2", CARDS),
        ("gear_card", "i1", CARDS),
        ("n_abilities", "i1"),
        ("ability_skills", "i1", (CARDS, 4)),
        ("ability_cost", "i1", CARDS),
        ("ability_effect", "<i2", (CARDS, ROW)),
        ("ability_card", "i1", CARDS),
        ("n_items", "i1"),
        ("item_cost", "i1", ITEMS),
        ("item_copies", "i1", ITEMS),
        ("item_effect", "<i2", (ITEMS, ROW)),
        # Enemy cards: the normal side, then the hard one
        ("n_foes", "i1"),
        ("foe_faction", "i1", FOES),
        ("foe_kind", "i1", FOES),
        ("foe_type", "i1", FOES),
        ("foe_dice", "i1", (FOES, 2, 2)),
        ("foe_mod", "i1", (FOES, 2, 2)),
        ("foe_defence", "i1", (FOES, 2)),
        ("foe_speed", "i1", (FOES, 2)),
        ("foe_target", "i1", (FOES, 2)),
        ("foe_stance", "i1", (FOES, 2)),
        ("foe_keywords", "<i2", (FOES, 2)),
        ("n_factions", "i1"),
        # Tiles, in all four turns
        ("n_faces", "i1"),
        ("tile_card", "i1", FACES),
        ("is_entrance", "i1", FACES),
        ("ground", "i1", (FACES, 4, CELLS)),
        ("ways", "u1", (FACES, 4, CELLS)),  # a bit for each side with open ground; 16 times it where an exit is met
        ("spawn", "i1", (FACES, 4, SPAWNS)),
        ("exits", "i1", (FACES, 4)),
        ("wall_rows", "<i2", (FACES, 4, 9)),
        ("wall_columns", "<i2", (FACES, 4, 9)),
        # Lines of sight by how far apart two squares are; see lines.py
        ("first_line", "<i2", (2 * ACROSS + 1, DOWN + 1)),
        ("n_lines", "i1", (2 * ACROSS + 1, DOWN + 1)),
        ("line_rows", "<i4", (LINES, ROWS)),
        ("line_cracks", "i1", (LINES, 2)),
        # Quests
        ("program", "<i2", (PROGRAM, ROW)),
        ("n_rooms", "i1", QUESTS),
        ("room_face", "i1", (QUESTS, ROOMS)),
        ("room_turn", "i1", (QUESTS, ROOMS)),
        ("room_x", "i1", (QUESTS, ROOMS)),
        ("room_y", "i1", (QUESTS, ROOMS)),
        ("room_needs", "<i2", (QUESTS, ROOMS)),
        ("encounter", "<i2", (QUESTS, ROOMS)),
        ("quest_cards", "i1", (QUESTS, KINDS)),
        ("quest_hard", "i1", QUESTS),
        ("n_features", "i1", QUESTS),
        ("feature_room", "i1", (QUESTS, FEATURES)),
        ("feature_cell", "i1", (QUESTS, FEATURES)),
        ("feature_retry", "i1", (QUESTS, FEATURES)),
        ("feature_late", "i1", (QUESTS, FEATURES)),  # only once the boss is down
        ("feature_program", "<i2", (QUESTS, FEATURES)),
        ("n_triggers", "i1", QUESTS),
        ("trigger_when", "i1", (QUESTS, TRIGGERS)),
        ("trigger_every", "i1", (QUESTS, TRIGGERS)),
        ("trigger_offset", "i1", (QUESTS, TRIGGERS)),
        ("trigger_counter", "i1", (QUESTS, TRIGGERS)),
        ("trigger_least", "i1", (QUESTS, TRIGGERS)),
        ("trigger_room", "i1", (QUESTS, TRIGGERS)),
        ("trigger_program", "<i2", (QUESTS, TRIGGERS)),
        ("win_by", "i1", QUESTS),
        ("win_counter", "i1", QUESTS),
        ("win_least", "i1", QUESTS),
        ("last_round", "<i2", QUESTS),  # 0: no limit
        ("extra_flag", "i1", QUESTS),
        ("extra_rounds", "i1", QUESTS),
        ("lose_counter", "i1", QUESTS),
        ("lose_least", "<i2", QUESTS),  # 0: none
        # The generator: easy, normal, hard; points are in quarters, for two heroes
        ("made_rooms", "i1", 3),
        ("made_hard", "i1", 3),
        ("made_base", "i1", 3),
        ("made_per_depth", "i1", 3),
        ("made_adds", "i1", 3),
        ("made_boss", "i1", (3, 2)),
        ("made_wind", "i1", (3, 2)),
        ("kind_weight", "i1", len(ROOM_KINDS)),
        ("n_templates", "i1"),
        ("template_kind", "i1", TEMPLATES),
        ("template_program", "<i2", TEMPLATES),
    ]
)
