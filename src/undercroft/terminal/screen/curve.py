"""How a chance went over a game, drawn in characters."""

from __future__ import annotations

from bisect import bisect_right

Point = tuple[int, float]  # after how many moves, and what it was worth then
BLOCKS = " ▁▂▃▄▅▆▇█"
STEPS = len(BLOCKS) - 1  # so many heights in one line
WIDTH, HEIGHT = 64, 4


def bounds(points: list[Point], is_share: bool) -> tuple[float, float]:
    """Chances are drawn between never and always; points between the fewest and the most there were."""
    values = [value for _number, value in points]
    return (0.0, 1.0) if is_share else (min(values), max(values))


def draw(points: list[Point], played: int, low: float, high: float) -> list[str]:
    """The lines of the picture, the top first; empty if there is nothing to compare."""
    if len(points) < 2:
        return []
    heights = [_height(_value(points, column * played / WIDTH), low, high) for column in range(WIDTH)]
    return [
        "".join(BLOCKS[min(max(height - row * STEPS, 0), STEPS)] for height in heights)
        for row in range(HEIGHT - 1, -1, -1)
    ]


def marks(numbers: list[int], played: int, first: int = 1) -> str:
    """A line to stand under the picture: numbers, from `first` on, where these moves were made."""
    line = [" "] * (WIDTH + len(numbers))
    for label, number in enumerate(numbers, first):
        place = min(number * WIDTH // max(played, 1), WIDTH - 1)
        while line[place] != " ":
            place += 1
        line[place] = str(label)
    return "".join(line).rstrip()


def _value(points: list[Point], number: float) -> float:
    """What it was worth at that moment: as the last point before says, or at the start the first."""
    return points[max(bisect_right(points, number, key=lambda point: point[0]) - 1, 0)][1]


def _height(value: float, low: float, high: float) -> int:
    """At least one step, so that even a chance of nothing leaves a line."""
    share = (value - low) / (high - low) if high > low else 0.5
    return max(1, round(share * HEIGHT * STEPS))
