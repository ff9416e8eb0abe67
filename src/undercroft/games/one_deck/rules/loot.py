"""Loot and levels: item, skill, potion or XP; limits and replacing; levelling up (OD-33 to OD-39, OD-54, OD-55)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..content.effects import SLOT
from ..content.layout import LEVELS
from ..moves import (
    LATER,
    SAVE_XP,
    SPEND_XP,
    SWAP_ITEM,
    SWAP_SKILL,
    TAKE_ITEM,
    TAKE_POTION,
    TAKE_SKILL,
    TAKE_XP,
    hero_in,
    item_in,
    skill_in,
    swap_item_move,
    swap_skill_move,
)
from ..table import DO_END, DO_LEVEL, ITEMS, LEVEL_UP, LOOT, NONE, SKILLS, SPEND, XPS
from .heroes.lasting import doubled
from .heroes.party import add_cubes, card_side, gift

LAST_LEVEL = LEVELS - 1


@rule
def offer_loot(table: Rec) -> None:
    """Each beaten card is claimed; with four heroes there may be two (OD-33, OD-54)."""
    if table.looting == 0:
        table.step = DO_LEVEL
        return
    if not table.looting >> table.loot & 1:
        table.loot = 1 - table.loot
    table.wait = LOOT


@rule
def count_items(table: Rec, hero: int) -> int:
    """Items of a hero."""
    n = 0
    while n < ITEMS and table.items[hero, n] != NONE:
        n += 1
    return n


@rule
def count_skills(table: Rec, hero: int) -> int:
    """Skills of a hero, without his own and the basic one: those do not count (OD-34)."""
    n = 0
    while n < SKILLS and table.skills[hero, n] != NONE:
        n += 1
    return n


@rule
def has_room(box: Rec, table: Rec, hero: int, items: int, skills: int) -> bool:
    """Whether the level card allows so many (OD-34); some talents allow one more of either."""
    side = card_side(table)
    over = max(0, items - box.level_items[side, table.level]) + max(0, skills - box.level_skills[side, table.level])
    return over <= gift(box, table, hero, SLOT) and items <= ITEMS and skills <= SKILLS


@rule
def knows(box: Rec, table: Rec, hero: int, ability: int) -> bool:
    """Whether a hero has a skill already: nobody has it twice (OD-35)."""
    for skill in range(SKILLS):
        card = table.skills[hero, skill]
        if card != NONE and box.card_skill[card] == ability:
            return True
    return False


@rule
def may_take(box: Rec, table: Rec, skill: int) -> bool:
    """Perils with split loot give the item with one option and the scroll with the other (F-06)."""
    kind = box.card_kind[table.cards[table.loot]]
    return not box.kind_split[kind] or table.option[table.loot] == skill


@rule
def legal_loot(box: Rec, table: Rec, out: Rec) -> int:
    """Item or skill for a hero, new or in place of an old one; a potion; or XP."""
    card = table.cards[table.loot]
    out[0] = TAKE_XP
    n = 1
    if may_take(box, table, 0):
        for hero in range(table.n_heroes):
            n = legal_item(box, table, out, n, hero)
    if may_take(box, table, 1):
        potion = box.card_potion[card]
        if potion != NONE and table.potions[potion] == NONE:
            out[n] = TAKE_POTION
            n += 1
        if box.card_skill[card] != NONE:
            for hero in range(table.n_heroes):
                n = legal_skill(box, table, out, n, hero, box.card_skill[card])
    if table.looting == 3 and table.cards[0] != table.cards[1]:
        out[n] = LATER
        n += 1
    return n


@rule
def legal_item(box: Rec, table: Rec, out: Rec, n: int, hero: int) -> int:
    """A new item, or one for another; items that are the same are one choice."""
    items = count_items(table, hero)
    if has_room(box, table, hero, items + 1, count_skills(table, hero)):
        out[n] = TAKE_ITEM + hero
        n += 1
    for item in range(items):
        if item == 0 or table.items[hero, item] != table.items[hero, item - 1]:
            out[n] = swap_item_move(hero, item)
            n += 1
    return n


@rule
def legal_skill(box: Rec, table: Rec, out: Rec, n: int, hero: int, ability: int) -> int:
    """A new skill, or one for another, if the hero does not have it."""
    if knows(box, table, hero, ability):
        return n
    skills = count_skills(table, hero)
    if has_room(box, table, hero, count_items(table, hero), skills + 1):
        out[n] = TAKE_SKILL + hero
        n += 1
    for skill in range(skills):
        out[n] = swap_skill_move(hero, skill)
        n += 1
    return n


@rule
def take_loot(box: Rec, table: Rec, verb: int, move: int) -> None:
    """The card is claimed; what it replaces becomes XP at once (OD-35)."""
    if verb == LATER:
        table.loot = 1 - table.loot
        return
    card = table.cards[table.loot]
    hero = hero_in(move)
    if verb == TAKE_XP:
        add_xp(box, table, card)
    elif verb == TAKE_POTION:
        table.potions[box.card_potion[card]] = card
        add_cubes(box, table, 1)
    elif verb == SWAP_SKILL:
        add_xp(box, table, lose_skill(table, hero, skill_in(move)))
        add_skill(table, hero, card)
    elif verb == SWAP_ITEM:
        add_xp(box, table, lose_item(table, hero, item_in(move)))
        add_item(table, hero, card)
    elif verb == TAKE_SKILL:
        add_skill(table, hero, card)
    else:
        add_item(table, hero, card)
    table.looting &= ~(1 << table.loot)
    table.cards[table.loot] = NONE


@rule
def add_xp(box: Rec, table: Rec, card: int) -> None:
    """A card under the level card."""
    table.xp[box.kind_xp[box.card_kind[card]]] += 1


@rule
def add_item(table: Rec, hero: int, card: int) -> None:
    """Items are kept in order, so that it does not matter which came first. Health lost with an old one may kill."""
    place = count_items(table, hero)
    while place > 0 and table.items[hero, place - 1] > card:
        table.items[hero, place] = table.items[hero, place - 1]
        place -= 1
    table.items[hero, place] = card
    table.fell = 1


@rule
def add_skill(table: Rec, hero: int, card: int) -> None:
    """Skills are kept in order, too."""
    place = count_skills(table, hero)
    while place > 0 and table.skills[hero, place - 1] > card:
        table.skills[hero, place] = table.skills[hero, place - 1]
        place -= 1
    table.skills[hero, place] = card


@rule
def lose_item(table: Rec, hero: int, item: int) -> int:
    """An item leaves a hero; with health on it that may kill him (OD-32)."""
    card = table.items[hero, item]
    for place in range(item, ITEMS - 1):
        table.items[hero, place] = table.items[hero, place + 1]
    table.items[hero, ITEMS - 1] = NONE
    table.fell = 1
    return card


@rule
def lose_skill(table: Rec, hero: int, skill: int) -> int:
    """A skill leaves a hero."""
    card = table.skills[hero, skill]
    for place in range(skill, SKILLS - 1):
        table.skills[hero, place] = table.skills[hero, place + 1]
    table.skills[hero, SKILLS - 1] = NONE
    return card


# Levels


@rule
def price(box: Rec, table: Rec) -> int:
    """XP for the next level, or for a potion cube at the last; doubled with four heroes (OD-38, OD-39, OD-55)."""
    return box.level_xp[card_side(table), table.level] * doubled(table)


@rule
def experience(table: Rec) -> int:
    """All XP under the level card."""
    sum = 0
    for worth in range(XPS):
        sum += worth * table.xp[worth]
    return sum


@rule
def offer_level(box: Rec, table: Rec) -> None:
    """At the end of an encounter with enough XP the group levels up (OD-38). Cards pay, the dearest first."""
    full = table.level == LAST_LEVEL and table.cubes >= box.cubes * doubled(table)
    if table.paid == 0 and (full or experience(table) < price(box, table)):
        table.step = DO_END
        return
    if table.level < LAST_LEVEL:
        only = only_payment(box, table)
        if only != NONE:
            spend_xp(box, table, only)
            return
    table.wait = SPEND


@rule
def can_spend(box: Rec, table: Rec, worth: int) -> bool:
    """Whether a card of this worth can come next: the cards after it must reach the price."""
    if table.xp[worth] == 0 or worth > table.spent_from:
        return False
    sum = table.paid
    for other in range(worth + 1):
        sum += other * table.xp[other]
    return sum >= price(box, table)


@rule
def only_payment(box: Rec, table: Rec) -> int:
    """The worth of the next card if there is no choice, else NONE."""
    found = NONE
    for worth in range(1, XPS):
        if can_spend(box, table, worth):
            if found != NONE:
                return NONE
            found = worth
    return found


@rule
def legal_spending(box: Rec, table: Rec, out: Rec) -> int:
    """A card to pay with; for cubes one may also keep the XP."""
    n = 0
    for worth in range(XPS - 1, 0, -1):
        if can_spend(box, table, worth):
            out[n] = SPEND_XP + XPS - 1 - worth
            n += 1
    if table.level == LAST_LEVEL and table.paid == 0:
        out[n] = SAVE_XP
        n += 1
    return n


@rule
def spend_xp(box: Rec, table: Rec, worth: int) -> None:
    """The card leaves the game; with enough of them there is a level, or a cube."""
    table.xp[worth] -= 1
    table.gone += 1
    table.paid += worth
    table.spent_from = worth
    if table.paid >= price(box, table):
        table.paid = 0
        table.spent_from = XPS
        if table.level < LAST_LEVEL:
            table.level += 1
            say(table, LEVEL_UP, EVERYONE, table.level, 0, 0)
        add_cubes(box, table, doubled(table))
