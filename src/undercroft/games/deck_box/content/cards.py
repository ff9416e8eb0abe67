"""Reading the cards: heroes, equipment, abilities, items and enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.records import write

from ..moves import CARDS, FACTIONS
from ..table import COLOURS, ITEMS, KINDS, RED, SKILLS
from .layout import FOES, HERO_NUMBERS, STANCES, TARGETS
from .programs import ATTACKS, KEEPSAKE, card_effect, keywords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.content import Entry

Cards = dict[str, dict[str, Any]]  # by id: what people read on a card


def _each(entry: Entry, most: int) -> Iterator[tuple[int, str, Entry]]:
    """The cards of one sort, numbered."""
    for index, (id, card) in enumerate(entry.entries()):
        if index == most:
            card.wrong(f"one card too many; there can be {most} of this sort")
        yield index, id, card


def _told(card: Entry, *fields: str) -> dict[str, Any]:
    return {name: card[name].names() for name in fields}


def _physical(card: Entry, known: list[str]) -> int:
    """The number of the card of which this is a face."""
    name = card["card"].text()
    if name not in known:
        known.append(name)
    return known.index(name)


def read_heroes(entry: Entry, box: Any) -> Cards:
    """The heroes' cards (DB-02, DB-03)."""
    told, known = {}, list[str]()
    for index, id, card in _each(entry, CARDS):
        card.only("card", "name", "role", *HERO_NUMBERS, "flavour")
        least = {"speed": 1, "health": 1}
        write(box.hero[index], [card[name].whole(least.get(name, -5), 20) for name in HERO_NUMBERS])
        box.hero_card[index] = _physical(card, known)
        told[id] = _told(card, "name", "role", "flavour")
    box.n_heroes = len(told)
    return told


def read_equipment(entry: Entry, box: Any) -> Cards:
    """The equipment cards."""
    told, known = {}, list[str]()
    for index, id, card in _each(entry, CARDS):
        card.only("card", "name", *ATTACKS, "defence", "speed", "keywords", "flavour")
        for mode, name in enumerate(ATTACKS):
            box.gear_dice[index, mode], box.gear_mod[index, mode] = _attack(card[name])
        box.gear_defence[index] = card["defence"].whole(-3, 5)
        box.gear_speed[index] = card["speed"].whole(-3, 5)
        box.gear_keywords[index] = keywords(card["keywords"])
        box.gear_card[index] = _physical(card, known)
        told[id] = _told(card, "name", "flavour")
    box.n_gear = len(told)
    return told


def _attack(entry: Entry) -> tuple[int, int]:
    entry.only("dice", "mod")
    return entry["dice"].whole(0, 8), entry["mod"].whole(-3, 5)


def read_abilities(entry: Entry, box: Any) -> Cards:
    """The ability cards."""
    told, known = {}, list[str]()
    for index, id, card in _each(entry, CARDS):
        card.only("card", "name", *SKILLS, "cost", "effect", "text", "flavour")
        write(box.ability_skills[index], [card[skill].whole(-5, 5) for skill in SKILLS])
        box.ability_cost[index] = card["cost"].whole(1, 10)
        write(box.ability_effect[index], card_effect(card["effect"]))
        box.ability_card[index] = _physical(card, known)
        told[id] = _told(card, "name", "text", "flavour")
    box.n_abilities = len(told)
    return told


def read_items(entry: Entry, box: Any) -> Cards:
    """The item cards (DB-04)."""
    told: Cards = {}
    for index, id, card in _each(entry, ITEMS):
        card.only("name", "cost", "copies", "effect", "text", "flavour")
        box.item_cost[index] = card["cost"].whole(0, 15)
        box.item_copies[index] = card["copies"].whole(1, 20)
        write(box.item_effect[index], card_effect(card["effect"]))
        told[id] = {**_told(card, "name", "text", "flavour"), "kept": box.item_effect[index, 0] == KEEPSAKE}
    box.n_items = len(told)
    return told


def read_enemies(entry: Entry, box: Any) -> tuple[Cards, Cards]:
    """The factions, and their cards with a normal and a hard side."""
    entry.only("factions", "cards")
    factions, told = {}, {}
    for _index, id, faction in _each(entry["factions"], FACTIONS):
        faction.only("name", "flavour")
        factions[id] = _told(faction, "name", "flavour")
    box.n_factions = len(factions)
    for index, id, card in _each(entry["cards"], FOES):
        card.only("faction", "colour", "type", "name", "normal", "hard", "behaviour", "flavour")
        type_ = card["type"].choice(ATTACKS)
        box.foe_faction[index] = card["faction"].choice(tuple(factions))
        box.foe_kind[index] = min(2 * card["colour"].choice(COLOURS) + type_, RED)
        box.foe_type[index] = type_
        for side, name in enumerate(("normal", "hard")):
            _side(card[name], box, index, side)
        told[id] = _told(card, "name", "behaviour", "flavour")
    box.n_foes = len(told)
    for number, (_id, faction) in enumerate(entry["factions"].entries()):
        _complete(faction, box, number)
    return factions, told


def _side(entry: Entry, box: Any, index: int, side: int) -> None:
    entry.only(*ATTACKS, "defence", "speed", "target", "stance", "keywords")
    for mode, name in enumerate(ATTACKS):
        box.foe_dice[index, side, mode], box.foe_mod[index, side, mode] = _attack(entry[name])
    if not any(box.foe_dice[index, side]):
        entry.wrong("no dice for either attack; give melee or ranged at least one")
    box.foe_defence[index, side] = entry["defence"].whole(-3, 5)
    box.foe_speed[index, side] = entry["speed"].whole(0, 8)
    box.foe_target[index, side] = entry["target"].choice(TARGETS)
    box.foe_stance[index, side] = entry["stance"].choice(STANCES)
    box.foe_keywords[index, side] = keywords(entry["keywords"])


def _complete(faction: Entry, box: Any, number: int) -> None:
    """A generated quest takes one faction: it needs a card of every kind."""
    kinds = [box.foe_kind[card] for card in range(box.n_foes) if box.foe_faction[card] == number]
    for kind in range(KINDS):
        count = kinds.count(kind)
        if count == 0 or (kind != RED and count > 1):
            colour, type_ = COLOURS[kind // 2], "" if kind == RED else f" {ATTACKS[kind % 2]}"
            faction.wrong(f"it has {count} {colour}{type_} cards; a faction needs exactly one (red: at least one)")
