"""What a player sees of Heads: as data, in words, and drawn in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .table import CHARM_DEALT, CHOOSE, DEAL, DONE, NO_CHARM, POT_LOST

if TYPE_CHECKING:
    from undercroft.engine.game import Box, Event
    from undercroft.engine.records import Rec
    from undercroft.engine.verbs import Move
    from undercroft.engine.words import Words


def describe(box: Box, seen: Rec, seat: int) -> dict[str, Any]:
    """The table as plain data."""
    seats = range(seen.seats)
    return {
        "goal": int(seen.goal),
        "seat": int(seen.seat),
        "laid": int(seen.laid),
        "pot": int(seen.pot),
        "bank": [int(seen.bank[each]) for each in seats],
        "charms": [_charm(box, int(seen.charm[each])) for each in seats],
        "tosses": int(seen.tosses),
    }


def _charm(box: Box, charm: int) -> dict[str, str] | None:
    return None if charm == NO_CHARM else box.names["charms"][charm - 1]


def prompt(box: Box, seen: Rec, seat: int) -> Said:
    """What the seat is asked to do, or waits for."""
    if seen.phase == DONE:
        return Said("prompt-done")
    if seen.phase == DEAL:
        return Said("prompt-deal", {"seat": int(seen.seat) + 1})
    if seen.phase == CHOOSE and seen.seat == seat:
        return Said("prompt-choose", {"pot": int(seen.pot)})
    return Said("prompt-wait", {"seat": int(seen.seat) + 1})


def say_move(box: Box, seen: Rec, move: Move) -> Said:
    """A move in words. Nobody is told the charm that another seat gets."""
    args: dict[str, Any] = {"seat": int(seen.seat) + 1}
    if move.verb == "coin":
        return Said("heads" if move.args[0] else "tails", args)
    return Said(move.verb, {**args, "coins": move.args[0] + 1} if move.verb == "lay" else args)


def say_event(box: Box, seen: Rec, event: Event) -> Said:
    """What happened by itself."""
    if event.kind == CHARM_DEALT:
        return Said("event-charm", {"charm": box.names["charms"][event.a - 1]})
    return Said("event-lost" if event.kind == POT_LOST else "event-banked", {"seat": event.a + 1, "coins": event.b})


def picture(box: Box, seen: Rec, words: Words) -> str:
    """A line for each seat: its bank, and the coins of the one whose turn it is."""
    lines = [words.say("picture-goal", goal=int(seen.goal))]
    for seat in range(seen.seats):
        coins = "o" * seen.laid + "*" * seen.pot if seat == seen.seat else ""
        lines.append(f"[you]{seat + 1}[/you] {seen.bank[seat]:>2} {coins}".rstrip())
    return "\n".join(lines)
