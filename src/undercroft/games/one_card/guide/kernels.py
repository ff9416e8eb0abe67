"""What runs as kernels besides play-outs and search: the exact solver of a level (see `exact/`)."""

from undercroft.kernels.exact import question_kernel
from undercroft.kernels.kernel import Kernel, Many, One

from .. import GAME
from ..content.box import BOX
from .exact.asking import LEVEL
from .exact.exploring import add_start, begin, explore
from .exact.graph import GRAPH, place_of
from .exact.keeping import KEPT, take_values, write_values
from .exact.valuing import forget, list_positions, set_goal, sweep

KERNELS = (
    Kernel("begin", begin, (One(BOX), GRAPH)),
    Kernel("set_goal", set_goal, (GRAPH,)),
    Kernel("place_of", place_of, (GRAPH, int), int),
    Kernel("add_start", add_start, (GRAPH, int)),
    Kernel("explore", explore, (One(BOX), GRAPH, int), int),
    Kernel("list_positions", list_positions, (GRAPH, int)),
    Kernel("sweep", sweep, (GRAPH, int, int), int),
    Kernel("forget", forget, (GRAPH,)),
    Kernel("write_values", write_values, (GRAPH, Many(KEPT))),
    Kernel("take_values", take_values, (GRAPH, Many(KEPT)), int),
    question_kernel(GAME, LEVEL),
)
