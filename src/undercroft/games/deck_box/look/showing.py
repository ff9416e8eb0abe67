"""What the page shows besides the table itself: the cards that heroes are made of, and who is to roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from .. import table as t
from ..content.layout import HERO_NUMBERS
from ..content.programs import ATTACKS
from ..rules.map.figures import is_there
from ..rules.set_up import boxes
from .telling import id_of, place, told

if TYPE_CHECKING:
    from undercroft.engine.game import Box
    from undercroft.engine.records import Rec

SORTS = {"hero": "heroes", "gear": "equipment", "ability": "abilities"}  # by what is being waited for
HELD = {
    "heroes": ("card", "hero_card"),
    "equipment": ("gear", "gear_card"),
    "abilities": ("ability", "ability_card"),
}  # what heroes hold of a sort, and of which printed card each is a face
LAYOUT = ("faction", "red", "entrance", "side", "tile", "kind", "template")  # luck makes a quest


def show_cards(box: Box, seen: Rec, hero: int) -> dict[str, Any]:
    """The three cards of a hero as they are printed; None where one is not chosen yet."""
    held = {"heroes": seen.card[hero], "equipment": seen.gear[hero], "abilities": seen.ability[hero]}
    return {sort: None if card == t.NOBODY else show_card(box, sort, int(card)) for sort, card in held.items()}


def show_choices(box: Box, seen: Rec) -> list[dict[str, Any]]:
    """While a card is chosen: all of its sort, by the number that moves have."""
    sort = SORTS.get(t.WAITS[seen.wait])
    if sort is None:
        return []
    cards = range(len(box.names[sort]))
    return [{**show_card(box, sort, card), "reason": why_not(box, seen, sort, card)} for card in cards]


def why_not(box: Box, seen: Rec, sort: str, card: int) -> dict[str, Any] | None:
    """Why a card cannot be taken now, as a sentence; None if it can (DB-42)."""
    mine, printed = HELD[sort]
    held, faces = getattr(seen, mine), getattr(box.rec, printed)
    holders = [hero for hero in range(t.HEROES) if held[hero] != t.NOBODY]
    same = [hero for hero in holders if held[hero] == card]
    alike = [hero for hero in holders if seen.faces == t.ONE_FACE and faces[held[hero]] == faces[card]] or same
    if same and (sort == "heroes" or boxes(seen) == 1):
        return Said("choice-taken", {"hero": same[0] + 1}).data()
    if len(alike) < boxes(seen):
        return None
    if len(alike) > 1:
        return Said("choice-none-left", {"first": alike[0] + 1, "second": alike[1] + 1}).data()
    other = told(box, sort, int(held[alike[0]]))["name"]
    return Said("choice-face", {"hero": alike[0] + 1, "card": other}).data()


def why_out(seen: Rec, hero: int) -> dict[str, Any] | None:
    """Why a hero can do nothing any more, as a sentence."""
    if seen.fell[hero] == t.NOWHERE:
        return None
    return Said("hero-fell", {"tile": place(int(seen.fell[hero]))}).data()


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
