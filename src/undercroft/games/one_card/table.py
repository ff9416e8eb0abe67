"""What lies on the table: one adventurer, up to four monsters, three energy dice."""

from undercroft.engine.records import table_type

SPEED, ATTACK, DEFENCE, RANGE = 0, 1, 2, 3
SKILLS = ("speed", "attack", "defence", "range")
DICE = 3
MONSTERS = 4  # there are four monster dice

# Phases: what is being waited for
KEEP, ROLL, GIVE, ACT, ORDER, SEND, REWARD, WON, LOST = range(9)

# The options, as the numbers the rules see
NO_HERO, PALADIN, BARBARIAN, RANGER, WIZARD = range(5)
BY_WALLS, BY_MONSTERS = range(2)
TO_SHOT, TO_FULL_RANGE, TO_ADVENTURER = range(3)
BY_PLAYER, BY_FIXED_ORDER = range(2)
KEPT_STAYS, KEPT_IS_FREE = range(2)

NOBODY = -1

TABLE = table_type(
    state=[
        ("hero", "i1"),
        ("sight", "i1"),
        ("range", "i1"),
        ("approach", "i1"),
        ("ties", "i1"),
        ("kept_die", "i1"),
        ("back_off", "i1"),
        ("squeezes", "i1"),
        ("skill_cap", "i1"),
        ("phase", "i1"),
        ("level", "i1"),  # counted from 0
        ("tile", "i1"),  # the adventurer's
        ("health", "i1"),
        ("skills", "i1", 4),
        ("energy", "i1", 4),  # the dice under the skills; range gets one from a ranger only
        ("dice", "i1", DICE),  # rolled and not yet given
        ("rolled", "i1"),
        ("kept", "i1"),  # the skill whose die a paladin keeps this turn, or NOBODY
        ("power_used", "i1"),
        ("speed_left", "i1"),
        ("attack_left", "i1"),
        ("monster_tile", "i1", MONSTERS),
        ("monster_health", "i1", MONSTERS),
        ("waiting", "i1"),  # the monsters still to move, a bit each
        ("mover", "i1"),  # the monster that moves now, or NOBODY
        ("choices", "<i4"),  # what the player may choose between in ORDER and SEND, a bit each
    ],
    aside=[("turns", "<i2")],  # of this level: for people to read
)

# Events
LEVEL_STARTS, MONSTER_DIES, LEVEL_CLEARED, MONSTER_MOVES, MONSTERS_ATTACK, GAME_WON, GAME_LOST = range(7)
