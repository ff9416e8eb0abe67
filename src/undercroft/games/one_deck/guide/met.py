"""What a search has met: a set of numbers with room for so many, in notes that need not be blank at first.

Numbers stand in a list, and their hashes say where. What lies in the notes at first can say anything: it counts only if
it leads into the list, to the number that is asked for. A number may be forgotten when another has the same hash.
"""

from typing import Any

from undercroft.engine.compiling import rule

BITS = 12
ROOM = 1 << BITS
COUNT, PLACES, NUMBERS = 0, 1, 1 + ROOM  # in the notes: how many there are, where they stand, the numbers themselves
MET_NOTES = 1 + 2 * ROOM
MULTIPLIER = 0x1E3779B97F4A7C15
LOW_63 = 0x7FFFFFFFFFFFFFFF


@rule
def forget(met: Any) -> None:
    """Nothing was met."""
    met[COUNT] = 0


@rule
def is_met(met: Any, number: int) -> bool:
    """Whether a number was met before. Now it is, if there is room."""
    spot = PLACES + ((number * MULTIPLIER & LOW_63) >> 63 - BITS)
    place = met[spot]
    if 0 <= place < met[COUNT] and met[NUMBERS + place] == number:
        return True
    if met[COUNT] < ROOM:
        met[NUMBERS + met[COUNT]] = number
        met[spot] = met[COUNT]
        met[COUNT] += 1
    return False
