"""As in Heads, and besides: who is to toss, who won, and honours."""

from __future__ import annotations

from typing import Any

from tests.engine.tiny_game import look as heads
from tests.engine.tiny_game.look import picture, prompt, say_event, say_move
from tests.engine.tiny_game.table import DEAL, DONE, TOSS

__all__ = ["HONOURS", "describe", "honours", "picture", "prompt", "say_event", "say_move"]

HONOURS = {"ranks": ["pauper", "saver", "banker"], "achievements": ["finisher", "winner", "never"]}


def describe(box: Any, seen: Any, seat: int) -> dict[str, Any]:
    """The table, with who is to toss: the neighbour; and charms are dealt when whoever gets the first is ready."""
    return {**heads.describe(box, seen, seat), "rolling": rolling(seen)}


def rolling(seen: Any) -> dict[str, Any] | None:
    """Whose hand luck is waiting for."""
    if seen.phase == DEAL:
        return {"what": "charm", "count": int(seen.seats), "by": int(seen.seat), "at_once": False}
    if seen.phase == TOSS:
        return {"what": "coin", "count": int(seen.laid), "by": int(seen.seat + 1) % int(seen.seats)}
    return None


def honours(box: Any, seen: Any, seat: int) -> dict[str, Any]:
    """Whoever reaches the goal is a banker and a winner; everybody is a finisher."""
    assert seen.phase == DONE
    bank = int(seen.bank[seat])
    won = bank >= int(seen.goal)
    rank = "banker" if won else "saver" if bank else "pauper"
    return {"rank": rank, "achievements": ["finisher", *(["winner"] if won else [])], "score": bank}
