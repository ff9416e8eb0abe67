"""The verbs of Heads."""

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
