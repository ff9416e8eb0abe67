"""What the page shows besides the table itself: the cards that heroes are made of, and who is to roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import table as t
from .figures import is_there
from .layout import HERO_NUMBERS
from .programs import ATTACKS
from .telling import id_of, told

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

SORTS = {"hero": "heroes", "gear": "equipment", "ability": "abilities"}  # by what is being waited for
LAYOUT = ("faction", "red", "entrance", "side", "tile", "kind", "template")  # luck makes a quest


def show_cards(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    """The three cards of a hero as they are printed; None where one is not chosen yet."""
    held = {"heroes": seen.card[hero], "equipment": seen.gear[hero], "abilities": seen.ability[hero]}
    return {sort: None if card == t.NOBODY else show_card(box, sort, int(card)) for sort, card in held.items()}


def show_choices(box: Box, seen: Rec) -> list[dict[str, Any]]:
    """While a card is chosen: all of its sort, by the number that moves have."""
    sort = SORTS.get(t.WAITS[seen.wait])
    return [show_card(box, sort, card) for card in range(len(box.names[sort]))] if sort else []


def show_card(box: Box, sort: str, card: int) -> dict[str, Any]:
    """What is printed on a card."""
    numbers = {"heroes": _hero, "equipment": _gear, "abilities": _ability}[sort](box.rec, card)
    return {"card": card, "id": id_of(box, sort, card), **told(box, sort, card), **numbers}


def _hero(box: Rec, card: int) -> dict[str, Any]:
    return {"numbers": {name: int(box.hero[card, index]) for index, name in enumerate(HERO_NUMBERS)}}


def _gear(box: Rec, card: int) -> dict[str, Any]:
    attacks = {
        name: {"dice": int(box.gear_dice[card, mode]), "modifier": int(box.gear_mod[card, mode])}
        for mode, name in enumerate(ATTACKS)
    }
    more = {"defence": int(box.gear_defence[card]), "speed": int(box.gear_speed[card])}
    return {**attacks, "numbers": more, "keywords": keywords_of(int(box.gear_keywords[card]))}


def _ability(box: Rec, card: int) -> dict[str, Any]:
    numbers = {name: int(box.ability_skills[card, which]) for which, name in enumerate(t.SKILLS)}
    return {"numbers": numbers, "cost": int(box.ability_cost[card])}


def keywords_of(bits: int) -> list[str]:
    """Keywords by name."""
    return [word for number, word in enumerate(t.KEYWORDS) if bits >> number & 1]


def show_rolling(seen: Rec) -> dict[str, Any] | None:
    """What luck is to decide next, and in whose hand it is.

    It comes at once where it belongs to a choice. The enemies' turn, a new part of the game, waits to be asked for.
    """
    if seen.wait >= t.FIRST_DECISION or seen.phase in (t.WON, t.LOST):
        return None
    wait = t.WAITS[seen.wait]
    what = "layout" if wait in LAYOUT else wait
    count = int(seen.to_roll) - int(seen.n_dice) if wait == "roll" else 1
    begins = wait == "act" and all(int(seen.acting) >> enemy & 1 for enemy in range(t.ENEMIES) if is_there(seen, enemy))
    return {"what": what, "count": count, "by": int(seen.asked) % int(seen.seats), "at_once": not begins}
