"""The verbs of One Card Dungeon."""

from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

from .content.geometry import TILE_NAMES
from .table import MONSTERS, SKILLS

TILE = Arg("tile", TILE_NAMES)
MONSTER = Arg.counted("monster", MONSTERS)
# A way to give the dice: "312" gives the third die to speed, the first to attack and the second to defence.
WAYS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
WAY = Arg("way", tuple("".join(str(die + 1) for die in way) for way in WAYS))

VERBS = Verbs(
    die=(Arg.counted("face", 6),),  # luck's: one energy die
    keep=(Arg("skill", SKILLS[:3]),),  # a paladin keeps the die under a skill
    throw=(),  # a paladin rolls all three dice
    give=(WAY,),
    aim=(WAY,),  # a ranger's die for speed goes to range
    reroll=(),
    step=(TILE,),
    attack=(MONSTER,),
    end=(),
    order=(MONSTER,),  # which of the equally near monsters moves first
    send=(TILE,),  # to which of the equally good tiles the monster goes
    train=(Arg("skill", SKILLS),),
    heal=(),
)

DIE, KEEP_DIE, THROW, GIVE_DICE, AIM = (VERBS[name].first for name in ("die", "keep", "throw", "give", "aim"))
REROLL, STEP, ATTACK_MONSTER, END = (VERBS[name].first for name in ("reroll", "step", "attack", "end"))
ORDER_FIRST, SEND_TO, TRAIN, HEAL = (VERBS[name].first for name in ("order", "send", "train", "heal"))

RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
face_in, way_in, tile_in, monster_in, skill_in = (
    RULES.argument(name) for name in ("face", "way", "tile", "monster", "skill")
)
