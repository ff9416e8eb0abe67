"""The verbs of Heads."""

from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

from .table import CHARMS, COINS, SIDES

VERBS = Verbs(
    charm=(Arg.counted("charm", CHARMS),),  # luck's: a charm for one seat
    coin=(Arg("side", SIDES),),  # luck's: one coin
    lay=(Arg.counted("coins", COINS),),
    toss=(),
    bank=(),
)

CHARM, COIN, LAY, TOSS_ALL, BANK = (verb.first for verb in VERBS)

RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
charm_in, side_in, coins_in = (RULES.argument(name) for name in ("charm", "side", "coins"))
