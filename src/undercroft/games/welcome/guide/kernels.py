"""What Welcome to the Dungeon reckons in kernels, besides play-outs, searches and its heavy bots' choices."""

from undercroft.kernels.kernel import Kernel, Numbers, One

from ..content.box import BOX
from ..table import TABLE
from .odds import survival

KERNELS = (Kernel("survival", survival, (One(BOX), One(TABLE), Numbers()), int),)
