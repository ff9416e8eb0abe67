"""Kernels of Heads' own: small ones, which show what it takes to run them."""

from typing import Any

from undercroft.engine.compiling import rule
from undercroft.kernels.kernel import Kernel, Many, Numbers

from .table import TABLE


@rule
def add_up(numbers: Any, more: int) -> int:
    """Add so much to each number; all of them together."""
    total = 0
    for index in range(len(numbers)):
        numbers[index] += more
        total += numbers[index]
    return total


@rule
def scale(numbers: Any, factor: float) -> float:
    """Multiply every number of a square; the first of them."""
    for row in range(len(numbers)):
        for column in range(len(numbers)):
            numbers[row, column] *= factor
    return numbers[0, 0]  # type: ignore[no-any-return]


@rule
def fill_pots(tables: Any, first: int) -> None:
    """Put one coin more into each pot than into the one before."""
    for index in range(len(tables)):
        tables[index].pot = first + index


@rule
def peek(numbers: Any, at: int) -> int:
    """Look at a number that need not be there."""
    return numbers[at]  # type: ignore[no-any-return]


KERNELS = (
    Kernel("add_up", add_up, (Numbers(), int), int),
    Kernel("scale", scale, (Numbers("d", 2), float), float),
    Kernel("fill_pots", fill_pots, (Many(TABLE), int)),
    Kernel("peek", peek, (Numbers(), int), int),
)
