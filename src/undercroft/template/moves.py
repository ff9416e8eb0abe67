"""The moves: what luck and the players can do."""

from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

VERBS = Verbs(
    face=(Arg.counted("face", 6),),  # luck's: one die
    throw=(),
    stop=(),
)
FACE, THROW, STOP = (verb.first for verb in VERBS)
RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
face_in = RULES.argument("face")
