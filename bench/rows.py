"""The rows that the numbers of one game make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench import targets
from bench.machine import several_cores
from bench.table import Row

if TYPE_CHECKING:
    from bench.processes import Numbers

PER_SECOND, MOVES_PER_SECOND, CORES_HAD = 0, 1, 2  # the numbers of a probe; see `Speed`


def speed_rows(game: str, compiled: Numbers, interpreted: Numbers) -> list[Row]:
    """How fast random games are played, and how the ways to play them compare."""
    plain, native = get(interpreted, "one core", MOVES_PER_SECOND), get(compiled, "one core", MOVES_PER_SECOND)
    reference = get(compiled, "reference", PER_SECOND)
    return [
        Row(game, "random moves, interpreted", plain, "/s"),
        Row(game, "random games, interpreted", get(interpreted, "one core", PER_SECOND), "/s"),
        Row(game, "random moves, compiled, one core", native, "/s", targets.MOVES_PER_SECOND.get(game)),
        Row(game, "random games, compiled, one core", get(compiled, "one core", PER_SECOND), "/s"),
        Row(game, "compiled ÷ interpreted", divide(native, plain), "", targets.COMPILED_OVER_INTERPRETED),
        *several_cores_rows(game, compiled),
        Row(game, "turns of the reference loop", reference, "/s"),
        Row(game, "random moves per turn of the reference loop", divide(native, reference)),
    ]


def peer_rows(game: str, name: str, found: Numbers) -> list[Row]:
    """Games a second beside another program that plays the same game, if it is here."""
    if not found:
        return []
    ours, theirs = get(found, "ours", PER_SECOND), get(found, "theirs", PER_SECOND)
    return [
        Row(game, f"random games by the rules of {name}, one core", ours, "/s"),
        Row(game, f"the same played by {name}", theirs, "/s"),
        Row(game, f"ours ÷ {name}'s", divide(ours, theirs), "", targets.OVER_PEER.get(game)),
    ]


def odds_rows(game: str, found: Numbers) -> list[Row]:
    """How long a player waits for odds."""
    if not found:
        return []
    slowest = f"odds of a position, slowest of {found['odds'][2]:.0f}"
    return [
        Row(game, "odds of a position, mean", get(found, "odds", 0), "s"),
        Row(game, slowest, get(found, "odds", 1), "s", targets.ODDS_SECONDS),
    ]


def search_rows(game: str, numbers: Numbers) -> list[Row]:
    """What a search costs beside its play-outs."""
    if "search" not in numbers:
        return []
    plain, searched, both = numbers["search"]
    return [
        Row(game, "play-outs of the guide, one core", plain, "/s"),
        Row(game, "simulations of the search, one core", searched, "/s"),
        Row(game, "simulations ÷ play-outs", searched / plain, "", targets.SEARCH_OVER_PLAY_OUTS),
        Row(game, "simulations on two cores ÷ one core", both / searched, "", targets.TWO_TREES_OVER_ONE),
        Row(game, f"a hint, slowest of {numbers['hint'][1]:.0f}", numbers["hint"][0], "s", targets.HINT_SECONDS),
    ]


def spiel_rows(game: str, name: str, found: Numbers) -> list[Row]:
    """The same of OpenSpiel, on its nearest game."""
    if not found:
        return []
    plain, searched = get(found, "plain", PER_SECOND), get(found, "searched", PER_SECOND)
    return [
        Row(game, f"OpenSpiel, {name}: random play-outs", plain, "/s"),
        Row(game, f"OpenSpiel, {name}: simulations", searched, "/s"),
        Row(game, f"OpenSpiel, {name}: simulations ÷ play-outs", divide(searched, plain)),
    ]


def assignment_rows(game: str, found: Numbers) -> list[Row]:
    """How long a player waits to be told where dice go best."""
    if not found:
        return []
    slowest = f"best assignment of dice, slowest of {found['assignment'][2]:.0f}"
    mean, longest = (get(found, "assignment", which) for which in (0, 1))
    return [
        Row(game, "best assignment of dice, mean", milliseconds(mean), "ms"),
        Row(game, slowest, milliseconds(longest), "ms", targets.ASSIGNMENT_MILLISECONDS),
    ]


def several_cores_rows(game: str, compiled: Numbers) -> list[Row]:
    """What more cores gain."""
    rows = []
    for name, count in several_cores().items():
        moves = get(compiled, name, MOVES_PER_SECOND)
        gain = divide(moves, get(compiled, "one core", MOVES_PER_SECOND))
        rows += [
            Row(game, f"random moves, compiled, {name}", moves, "/s"),
            Row(game, f"random games, compiled, {name}", get(compiled, name, PER_SECOND), "/s"),
            Row(game, f"{name} ÷ one core", gain, "", targets.TWO_CORES_OVER_ONE if count == 2 else None),
            Row(game, f"cores really had, of {count}", get(compiled, name, CORES_HAD)),
        ]
    return rows


def table_rows(game: str, compiled: Numbers) -> list[Row]:
    """How big a table is, and what copying one costs."""
    return [
        Row(
            game, "table", get(compiled, "table", 0), "bytes", targets.TABLE_BYTES.get(game, targets.USUAL_TABLE_BYTES)
        ),
        Row(game, "table, without scratch", get(compiled, "table", 1), "bytes"),
        Row(game, "cloning a table, compiled", nanoseconds(get(compiled, "clone in rules", PER_SECOND)), "ns"),
        Row(game, "cloning a table, from Python", nanoseconds(get(compiled, "clone in Python", PER_SECOND)), "ns"),
    ]


def get(numbers: Numbers, name: str, which: int) -> float | None:
    """One number of a probe, if it was measured."""
    return numbers[name][which] if name in numbers else None


def divide(number: float | None, by: float | None) -> float | None:
    """A ratio, if both were measured."""
    return None if number is None or not by else number / by


def milliseconds(seconds: float | None) -> float | None:
    """The same in smaller units."""
    return None if seconds is None else 1000 * seconds


def nanoseconds(per_second: float | None) -> float | None:
    """How long one takes."""
    return divide(1e9, per_second)
