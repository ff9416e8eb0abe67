"""The rows that the numbers of one game make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench import targets
from bench.machine import several_cores
from bench.matches import cases_of
from bench.searches import PLAY_OUTS, TWO_TREES
from bench.table import Row
from undercroft.kernels.ways import NATIVE, PLAIN, PORTABLE

if TYPE_CHECKING:
    from bench.processes import Numbers

PER_SECOND, MOVES_PER_SECOND, CORES_HAD = 0, 1, 2  # the numbers of a probe; see `Speed`


# One match


def match_rows(game: str, found: Numbers) -> list[Row]:
    """What a move and a view of one match take, in time and in turns of the reference loop."""
    turn = divide(1, get(found, "reference", PER_SECOND))
    rows = []
    for case in cases_of(game) if found else ():
        move, slow_move, view, _slow_view, _made = found[f"match {case}"]
        move_bound, slow_bound, view_bound = targets.MATCHES.get((game, case), targets.UNBOUND)
        of = f" of one match{f', {case}' if case else ''}"
        for what, took, target in (
            (f"a move{of}", move, move_bound),
            (f"a move{of}, 99 % are faster than", slow_move, slow_bound),
            (f"a view{of}", view, view_bound),
        ):
            rows.append(Row(game, what, milliseconds(took), "ms"))
            rows.append(Row(game, f"{what}, in turns of the reference loop", divide(took, turn), "", target))
    return rows


def start_rows(game: str, first_move: float | None, served: Numbers) -> list[Row]:
    """What a player waits for, and what the server computes."""
    server = Row(
        game,
        "what the server computes for a move",
        milliseconds(get(served, "server", 0)),
        "ms",
        targets.SERVER_MILLISECONDS.get(game),
    )
    first = Row(game, "first move, from nothing", first_move, "s", targets.FIRST_MOVE_SECONDS)
    return [first, server] if served else [first]


# Kernels


def speed_rows(game: str, found: Numbers) -> list[Row]:
    """How fast random games are played, and how the ways to play them compare."""
    plain, portable, native = (get(found, way, MOVES_PER_SECOND) for way in (PLAIN, PORTABLE, NATIVE))
    reference = get(found, "reference", PER_SECOND)
    return [
        Row(game, "random moves, plain, one core", plain, "/s"),
        Row(game, "random moves, portable, one core", portable, "/s"),
        Row(game, "random games, portable, one core", get(found, PORTABLE, PER_SECOND), "/s"),
        Row(game, "random moves, native, one core", native, "/s"),
        Row(game, "random play: portable ÷ plain", divide(portable, plain), "", targets.PORTABLE_OVER_PLAIN),
        Row(game, "random play: portable ÷ native", divide(portable, native), "", targets.PORTABLE_OVER_NATIVE),
        Row(game, "turns of the reference loop", reference, "/s"),
        Row(
            game,
            "random moves, native, per turn of the reference loop",
            divide(native, reference),
            "",
            targets.MOVES_PER_TURN.get(game),
        ),
        *several_cores_rows(game, found),
    ]


def several_cores_rows(game: str, found: Numbers) -> list[Row]:
    """What more cores gain."""
    rows = []
    for name, count in several_cores().items():
        moves = get(found, name, MOVES_PER_SECOND)
        gain = divide(moves, get(found, PORTABLE, MOVES_PER_SECOND))
        rows += [
            Row(game, f"random moves, portable, {name}", moves, "/s"),
            Row(game, f"random games, portable, {name}", get(found, name, PER_SECOND), "/s"),
            Row(game, f"{name} ÷ one core", gain, "", targets.TWO_CORES_OVER_ONE if count == 2 else None),
            Row(game, f"cores really had, of {count}", get(found, name, CORES_HAD)),
        ]
    return rows


def search_rows(game: str, found: Numbers) -> list[Row]:
    """What a search costs beside its play-outs, and in each way to run it."""
    if not found:
        return []
    play_outs, portable, native, both = (
        get(found, name, PER_SECOND) for name in (PLAY_OUTS, PORTABLE, NATIVE, TWO_TREES)
    )
    over_native, over_play_outs = divide(portable, native), divide(portable, play_outs)
    return [
        Row(game, "play-outs of the guide, portable, one core", play_outs, "/s"),
        Row(game, "simulations of the search, portable, one core", portable, "/s"),
        Row(game, "simulations of the search, native, one core", native, "/s"),
        Row(game, "simulations: portable ÷ native", over_native, "", targets.PORTABLE_OVER_NATIVE),
        Row(game, "simulations ÷ play-outs", over_play_outs, "", targets.SEARCH_OVER_PLAY_OUTS),
        Row(game, "simulations on two cores ÷ one core", divide(both, portable), "", targets.TWO_TREES_OVER_ONE),
        Row(game, f"a hint, slowest of {found['hint'][1]:.0f}", found["hint"][0], "s", targets.HINT_SECONDS),
    ]


def making_rows(game: str, first: Numbers, again: Numbers, native: float | None) -> list[Row]:
    """How long kernels take to be ready."""
    loading = "loading the portable kernels"
    return [
        Row(game, f"{loading}, the first time", get(first, "loading", 0), "s", targets.FIRST_LOADING_SECONDS),
        Row(game, f"{loading}, later", get(again, "loading", 0), "s", targets.LOADING_SECONDS),
        Row(game, "compiling the native kernels, once", native, "s"),
    ]


# What is asked of kernels and rules


def odds_rows(game: str, found: Numbers) -> list[Row]:
    """How long a player waits for odds."""
    if not found:
        return []
    slowest = f"odds of a position, slowest of {found['odds'][2]:.0f}"
    return [
        Row(game, "odds of a position, mean", get(found, "odds", 0), "s"),
        Row(game, slowest, get(found, "odds", 1), "s", targets.ODDS_SECONDS),
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


def table_rows(game: str, found: Numbers) -> list[Row]:
    """How big a table is, and what copying one costs."""
    bound = targets.TABLE_BYTES.get(game, targets.USUAL_TABLE_BYTES)
    return [
        Row(game, "table", get(found, "table", 0), "bytes", bound),
        Row(game, "table, what the position is", get(found, "table", 1), "bytes"),
        Row(game, "cloning a table", nanoseconds(get(found, "clone", PER_SECOND)), "ns"),
    ]


# Others


def peer_rows(game: str, name: str, found: Numbers) -> list[Row]:
    """Games a second beside another program that plays the same game, if it is here."""
    if not found:
        return []
    ours, theirs = get(found, "ours", PER_SECOND), get(found, "theirs", PER_SECOND)
    return [
        Row(game, f"random games by the rules of {name}, portable, one core", ours, "/s"),
        Row(game, f"the same played by {name}", theirs, "/s"),
        Row(game, f"ours ÷ {name}'s", divide(ours, theirs), "", targets.OVER_PEER.get(game)),
    ]


def spiel_rows(game: str, name: str, found: Numbers) -> list[Row]:
    """What a search costs OpenSpiel, on its nearest game."""
    if not found:
        return []
    plain, searched = get(found, "plain", PER_SECOND), get(found, "searched", PER_SECOND)
    return [
        Row(game, f"OpenSpiel, {name}: random play-outs", plain, "/s"),
        Row(game, f"OpenSpiel, {name}: simulations", searched, "/s"),
        Row(game, f"OpenSpiel, {name}: simulations ÷ play-outs", divide(searched, plain)),
    ]


# The program


def program_rows(listing: float | None, footprint: Numbers, fresh: Numbers) -> list[Row]:
    """What belongs to no game."""
    installed, rest, busy = (get(footprint, *which) for which in (("installed", 0), ("memory", 0), ("memory", 1)))
    page, dice = get(fresh, "page", 0), get(fresh, "first die", 0)
    return [
        Row("", "`undercroft games`, start to end", listing, "s", targets.LIST_GAMES_SECONDS),
        Row("", "page open after `python3 run.py` in a fresh clone", page, "s", targets.PAGE_SECONDS),
        Row("", "first die or card after Play there, slowest game", dice, "s", targets.FIRST_DIE_SECONDS),
        Row("", "installed for a player", megabytes(installed), "MB", targets.INSTALLED_MEGABYTES),
        Row("", "a server at rest", megabytes(rest), "MB", targets.SERVER_MEGABYTES),
        Row("", "a server with a table of each game", megabytes(busy), "MB"),
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


def megabytes(bytes: float | None) -> float | None:
    """The same in larger units."""
    return divide(bytes, 1e6)


def nanoseconds(per_second: float | None) -> float | None:
    """How long one takes."""
    return divide(1e9, per_second)
