"""Deck Box Dungeons in any phase, as a bot comes to it."""

from __future__ import annotations

from typing import Any

from .moments import Data, Met, Moment

BOT = "shopper"
FIRST_SEED = 60  # a quest in which all of it happens


def moment(met: Met, seed: int = FIRST_SEED, **more: Any) -> Moment:
    """A moment that is looked for from this seed on."""
    return Moment("deck_box", met, BOT, after=seed - 1, **more)


def waiting_for(wait: str) -> Met:
    """Somebody is asked for this."""
    return lambda table, now: bool(table["wait"] == wait and now["turn"] != "over")


def in_combat(table: Data, now: Data) -> bool:
    """A hero may attack one enemy, and may not attack another."""
    targets = table.get("targets", [])
    return any(each["reason"] is None for each in targets) and any(each["reason"] for each in targets)


def second_hero(table: Data, _now: Data) -> bool:
    """A hero is chosen when another has been."""
    return bool(table["wait"] == "hero" and table["asked"] == 2)


def one_fell(table: Data, now: Data) -> bool:
    """A hero has fallen, and the others go on."""
    return bool(now["turn"] != "over" and any(hero["reason"] for hero in table["heroes"]))


def at_once(_table: Data, _now: Data) -> bool:
    """Any table, as it is laid out."""
    return True


def over(_table: Data, now: Data) -> bool:
    """The quest has ended."""
    return bool(now["turn"] == "over")


MOMENTS: dict[str, Moment] = {
    "hero": moment(waiting_for("hero")),
    "second": moment(second_hero),
    "fallen": moment(one_fell),
    "stand": moment(waiting_for("stand")),
    "begin": moment(waiting_for("begin")),
    "place": moment(waiting_for("place")),
    "combat": moment(in_combat),
    "enemies": moment(waiting_for("act")),
    "over": moment(over),
}
