"""What players see: as data for the page, in words, and drawn in characters."""

from typing import Any

from undercroft.engine.game import Box, Event
from undercroft.engine.records import Rec
from undercroft.engine.verbs import Move
from undercroft.engine.words import Said, Words

from .table import DONE, POT_LOST, ROLL


def describe(box: Box, seen: Rec, seat: int) -> dict[str, Any]:
    """The table as plain data; the page calls each thing what the message `table-NAME` says."""
    return {
        "goal": int(box.rec.goal),
        "die": {"die": int(seen.die) or None},
        "pot": int(seen.pot),
        "seats": [{"bank": int(seen.bank[each])} for each in range(seen.seats)],
        "rolling": {"by": int(seen.seat)} if seen.phase == ROLL else None,
    }


def prompt(box: Box, seen: Rec, seat: int) -> Said:
    """What the seat is asked to do, or waits for."""
    if seen.phase == DONE:
        return Said("prompt-done")
    if seat != seen.seat:
        return Said("prompt-wait", {"seat": int(seen.seat) + 1})
    return Said("prompt-roll") if seen.phase == ROLL else Said("prompt-choose", {"pot": int(seen.pot)})


def say_move(box: Box, seen: Rec, move: Move) -> Said:
    """A move, for the messages `move-ID` (an offer) and `done-ID` (a fact, told after the name of who did it)."""
    return Said(move.verb, {"face": move.args[0] + 1} if move.verb == "face" else {})


def say_event(box: Box, seen: Rec, event: Event) -> Said:
    """What happened by itself after a move."""
    return Said("event-lost" if event.kind == POT_LOST else "event-banked", {"seat": event.a + 1, "pot": event.b})


def picture(box: Box, seen: Rec, words: Words) -> str:
    """A line for the goal, one for each seat, and the die beside whoever is to play."""
    lines = [words.say("picture-goal", goal=int(box.rec.goal))]
    for seat in range(seen.seats):
        pot = f"  [{seen.die}] +{seen.pot}" if seat == seen.seat else ""
        lines.append(f"[you]{seat + 1}[/you] {seen.bank[seat]:>3}{pot}")
    return "\n".join(lines)
