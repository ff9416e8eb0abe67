"""What Deck Box Dungeons plays over many tables, besides play-outs and searches."""

from undercroft.kernels.kernel import Kernel, Many, Numbers, One

from ..content.layout import BOX
from ..table import TABLE
from .danger import end_rounds

MOVES = WEIGHTS = Numbers()
RECORDS = (One(BOX), One(TABLE), Many(TABLE))
KERNELS = (Kernel("end_rounds", end_rounds, (*RECORDS, int, int, MOVES, WEIGHTS, Numbers("q", 2))),)
