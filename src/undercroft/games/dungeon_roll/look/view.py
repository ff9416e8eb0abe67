"""What a player sees of Dungeon Roll: as data, in words, and drawn in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .. import table as t
from ..rules.companions import monsters, row_of
from .describing import PURPOSES, RANKS, STAGES, achieved, describe, points, rank, rolling, stake, winners
from .drawing import draw
from .telling import say_event, say_move

if TYPE_CHECKING:
    from undercroft.engine.game import Box, HonourList, Honours
    from undercroft.engine.records import Rec
    from undercroft.engine.words import Words

__all__ = ["HONOURS", "describe", "honours", "picture", "prompt", "say_event", "say_move"]


# What a seat is asked


def prompt(box: Box, seen: Rec, seat: int) -> Said:
    """What the seat is asked to do, with what is at stake; or what it waits for."""
    if seen.phase == t.DONE:
        return _ending(box, seen, seat)
    luck = rolling(seen)
    asked = luck["by"] if luck else int(seen.adventurer)
    if asked == seat:
        told = _luck(seen, luck) if luck else _in_stage(seen) if seen.stage else _in_phase(box, seen)
        return Said(f"prompt-{told.id}", told.args)
    told = _luck(seen, luck) if luck else _in_phase(box, seen)
    return Said(f"prompt-wait-{told.id}", {**told.args, "seat": asked + 1})


def _luck(seen: Rec, luck: dict[str, Any]) -> Said:
    """Dice, treasures or a hero to come."""
    return Said(f"roll-{luck['what']}", {"count": luck["count"], "level": int(seen.level)})


def _in_phase(box: Box, seen: Rec) -> Said:
    """What the adventurer has to decide, between two actions."""
    level = int(seen.level)
    if seen.phase == t.MONSTER:
        return Said("monster", {"count": int(monsters(seen)), "level": level})
    if seen.phase == t.LOOT:
        return Said("loot", {"count": int(seen.dungeon[t.CHEST] + seen.dungeon[t.POTION])})
    if seen.phase == t.DRAGON_PHASE:
        return Said("dragon", {"count": int(box.rec.fighters[row_of(seen)])})
    if seen.phase == t.REGROUP:
        choice = stake(box.rec, seen)
        return Said("regroup", choice) if choice["next"] else Said("last", {"level": level})
    return Said("take" if seen.phase == t.HEROES else "muster")


def _in_stage(seen: Rec) -> Said:
    """A choice in the middle of an action."""
    if seen.stage == t.CHOOSE:
        count = int(seen.party_chosen + seen.dungeon_chosen)
        return Said("muster" if seen.purpose == t.BY_MUSTER else "choose", {"count": count})
    if seen.stage == t.TARGET:
        return Said(PURPOSES[t.TARGET][seen.purpose], {"count": int(seen.left)})
    return Said(str(STAGES[seen.stage]), {"count": int(seen.left)})


def _ending(box: Box, seen: Rec, seat: int) -> Said:
    """How the game has ended."""
    won = winners(box.rec, seen)
    score = points(box.rec, seen, won[0])
    if seen.seats == 1:
        return Said("prompt-done-alone", {"score": score, "rank": Said(f"rank-{rank(score)}")})
    if len(won) > 1:
        others = ", ".join(str(each + 1) for each in won[:-1])
        return Said("prompt-done-shared", {"others": others, "last": won[-1] + 1, "score": score})
    if won[0] == seat:
        return Said("prompt-done-you", {"score": score})
    return Said("prompt-done-other", {"seat": won[0] + 1, "score": score})


# Honours and the picture

HONOURS: HonourList = {"ranks": list(RANKS), "achievements": list(t.ACHIEVEMENTS)}


def honours(box: Box, seen: Rec, seat: int) -> Honours | None:
    """The rank and the achievements of a game played alone (DR-42, DR-43)."""
    if seen.seats > 1:
        return None
    score = points(box.rec, seen, seat)
    return {"rank": rank(score), "achievements": achieved(seen, seat), "score": score}


def picture(box: Box, seen: Rec, words: Words) -> str:
    """Phases, dice, lair, hero, treasures and what everybody has won."""
    return draw(describe(box, seen, 0), words)
