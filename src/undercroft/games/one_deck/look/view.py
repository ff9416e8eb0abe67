"""What a player sees of One Deck Dungeon: as data, in words, and drawn in characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.game import CHANCE, OVER, WATCHER
from undercroft.engine.words import Said

from .. import table as t
from ..rules.boxes.picking import step_row
from ..rules.ending import missing_health
from ..rules.flow import unskilled
from ..rules.heroes.forest import mending
from ..rules.loot import LAST_LEVEL, experience, price
from ..rules.main import turn
from .describing import describe
from .drawing import draw
from .helping import resisting
from .preview import if_you_stop
from .saying import door_name, hero_name, say_event, say_move, skill_name

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec
    from undercroft.engine.words import Words

__all__ = ["describe", "picture", "prompt", "say_event", "say_move"]

WHY = ("stairs", "foe", "boxes", "poison", "resisting", "relief", "gamble")
OPS = ("", "gain", "roll", "increase", "reroll", "change", "recolour", "trade", "exile", "ignore", "heal", "vanish")


def prompt(box: Box, seen: Rec, seat: int) -> Said:
    """What the seat is asked to do; who does not decide is told what the others are asked."""
    wait = t.WAITS[seen.wait]
    ask = _ASK.get(seen.wait)
    said = Said(f"prompt-{wait}", ask(box, seen) if ask else {})
    decides = turn(box.rec, seen)
    if decides in (CHANCE, OVER, seat) or (seen.seats == 1 and seat != WATCHER):
        return said
    return Said("prompt-other", {"prompt": said})


def picture(box: Box, seen: Rec, words: Words) -> str:
    """The table in characters."""
    return draw(describe(box, seen, 0), words)


# What each question needs to know


def _roll(_box: Box, seen: Rec) -> dict[str, Any]:
    return {"left": int(seen.rolling)}


def _card(_box: Box, seen: Rec) -> dict[str, Any]:
    why = "door" if seen.open_due else "xp" if seen.draw_due else "lone" if seen.lone_due else "time"
    return {"why": why, "left": int(seen.time_due)}


def _stop(box: Box, seen: Rec) -> dict[str, Any]:
    return if_you_stop(box.rec, seen) or {"wounds": 0, "time": 0, "poison": 0}


def _pick(box: Box, seen: Rec) -> dict[str, Any]:
    op, skill = "none", Said("nobody")
    if seen.ability != t.NONE:
        skill = skill_name(box, int(seen.ability))
        op = OPS[box.rec.st_op[step_row(box.rec, seen)]] if seen.picking == t.TO_CHANGE else "pay"
    what = ("fill", "pay", "join", op)[seen.picking]
    return {"what": what, "left": int(seen.left), "skill": skill, "box": int(seen.target) + 1}


def _hit(_box: Box, seen: Rec) -> dict[str, Any]:
    return {"why": WHY[seen.hit_why]}


def _save(box: Box, seen: Rec) -> dict[str, Any]:
    dying = [hero for hero in range(seen.n_heroes) if missing_health(box.rec, seen, hero) > 0]
    return {"hero": hero_name(box, seen, dying[0]), "cubes": int(seen.cubes)}


def _spend(box: Box, seen: Rec) -> dict[str, Any]:
    for_cube = "yes" if seen.level == LAST_LEVEL else "no"
    left = int(price(box.rec, seen)) - int(seen.paid)
    return {"cube": for_cube, "left": left, "xp": int(experience(seen)), "level": int(seen.level) + 2}


_ASK: dict[int, Any] = {
    t.ROLL: _roll,
    t.RESIST: lambda box, seen: resisting(box, seen) or {},
    t.CARD: _card,
    t.BASIC: lambda box, seen: {"hero": hero_name(box, seen, int(unskilled(box.rec, seen)))},
    t.ACT: _stop,
    t.PICK: _pick,
    t.HIT: _hit,
    t.SAVE: _save,
    t.SPEND: _spend,
    t.SPLIT: lambda _box, seen: {"why": {t.DO_RESIST: "resist", t.DO_PAIRS: "guardian"}.get(int(seen.step), "fight")},
    t.RECEIVE: lambda _box, seen: {"value": int(seen.lowest)},
    t.CHOOSE: lambda box, seen: {"skill": skill_name(box, int(seen.ability))},
    t.STAIRS: lambda _box, seen: {"when": "end" if seen.step == t.DO_END else "start"},
    t.BONUS: lambda _box, seen: {"left": int(seen.bonus_left)},
    t.MEND: lambda box, seen: {"hero": hero_name(box, seen, int(mending(seen)))},
    t.LOST: lambda _box, seen: {"floor": int(seen.floor) + 1},
    t.LOOT: lambda box, seen: {"card": box.names["kinds"][int(box.rec.card_kind[seen.cards[seen.loot]])]["name"]},
    t.DOOR: lambda box, seen: {"card": _faced(box, seen)},
    t.FACE: lambda box, seen: {"card": box.names["kinds"][int(seen.foe)]["name"]},
    t.OPTION: lambda box, seen: {"card": box.names["kinds"][int(seen.foe)]["name"]},
}


def _faced(box: Box, seen: Rec) -> Said:
    """The card behind the door, or both."""
    names = [door_name(box, int(seen.cards[place])) for place in range(t.STACK) if seen.cards[place] != t.NONE]
    return (
        Said("one-card", {"card": names[0]}) if len(names) == 1 else Said("two-cards", {"a": names[0], "b": names[1]})
    )
