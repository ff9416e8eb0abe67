"""What One Deck Dungeon plays over many tables, besides play-outs and searches."""

from undercroft.kernels.kernel import Kernel, Many, Numbers, One

from ..content.layout import BOX
from ..table import TABLE
from .assignment import find_best
from .encounters import play_many

MOVES = WEIGHTS = DRAWN = NOTES = Numbers()
KERNELS = (
    Kernel("play_many", play_many, (One(BOX), Many(TABLE), int, int, MOVES, WEIGHTS, DRAWN, NOTES, Numbers("q", 2))),
    Kernel("find_best", find_best, (One(BOX), One(TABLE), NOTES), int),
)
