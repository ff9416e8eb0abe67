"""What Welcome to the Dungeon reckons in kernels, besides play-outs, searches and its heavy bots' choices."""

from undercroft.kernels.kernel import Kernel, Numbers, One

from .box import BOX
from .odds import survival
from .table import TABLE

KERNELS = (Kernel("survival", survival, (One(BOX), One(TABLE), Numbers()), int),)
