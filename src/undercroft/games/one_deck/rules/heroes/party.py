"""The heroes: their icons and health, wounds and healing, stored dice, potion cubes (OD-18, OD-32, OD-36)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.effects import HEALTH, ON_WOUND
from ...content.layout import ALONE, TALENTS, TOGETHER
from ...table import CUBES, FLOORS, HEALED, HEROIC, ITEMS, NONE, POISONED, SIDES, STORES, WOUNDED
from .lasting import doubled

HEALTH_ICON = 3


@rule
def seat_of(table: Rec, hero: int) -> int:
    """The seat that plays a hero: one seat may play several."""
    return hero % table.seats


@rule
def card_side(table: Rec) -> int:
    """The side of hero and level cards that is up (OD-01)."""
    return TOGETHER if table.n_heroes > 1 else ALONE


@rule
def place_of(table: Rec, hero: int) -> int:
    """The side of the pair on which a hero fights, or NONE."""
    for side in range(SIDES):
        if table.pair[side] == hero:
            return side
    return NONE


@rule
def pair_size(table: Rec) -> int:
    """How many heroes are in the encounter."""
    return 1 if table.pair[1] == NONE else 2


@rule
def icons(box: Rec, table: Rec, hero: int, icon: int) -> int:
    """Icons of a colour, or of health, on a hero and his items (OD-19)."""
    count = box.hero_icons[card_side(table), table.kind[hero], icon]
    for item in range(ITEMS):
        if table.items[hero, item] != NONE:
            count += box.card_icons[table.items[hero, item], icon]
    return count


@rule
def gift(box: Rec, table: Rec, hero: int, which: int) -> int:
    """How much of something a hero's own skill and talents do all the time (OD-48)."""
    sum = 0
    own = box.hero_skill[card_side(table), table.kind[hero]]
    if box.ab_gift[own] == which:
        sum += box.ab_gift_n[own]
    if table.talents[hero] != 0:
        for talent in range(TALENTS):
            ability = box.talents[talent]
            if table.talents[hero] >> talent & 1 and box.ab_gift[ability] == which:
                sum += box.ab_gift_n[ability]
    return sum


@rule
def max_health(box: Rec, table: Rec, hero: int) -> int:
    """Health of the card, of items (OD-61 of the rulings: they do not heal) and of talents."""
    return icons(box, table, hero, HEALTH_ICON) + gift(box, table, hero, HEALTH)


@rule
def wound(box: Rec, table: Rec, hero: int, n: int) -> None:
    """Wounds are placed: a hero with as many as his health may fall (OD-32). Each may store a die."""
    if n <= 0:
        return
    table.wounds[hero] += n
    table.fell = 1
    say(table, WOUNDED, EVERYONE, hero, n, table.wounds[hero])
    for _wound in range(n):
        store(box, table, hero, ON_WOUND)


@rule
def store(box: Rec, table: Rec, hero: int, when: int) -> None:
    """Lay by a heroic die if the hero's feat does so now, there is one, and none but the guardian is fought (OD-18)."""
    side, kind = card_side(table), table.kind[hero]
    if not box.store_when[side, kind] & when or table.stored[hero] >= box.store_most[side, kind]:
        return
    if table.floor == FLOORS:
        return
    if table.supply[HEROIC] > 0:
        table.supply[HEROIC] -= 1
    elif table.reserve[HEROIC] > 0:
        table.reserve[HEROIC] -= 1
    else:
        return
    table.stored[hero] += 1
    say(table, STORES, EVERYONE, hero, table.stored[hero], 0)


@rule
def store_all(box: Rec, table: Rec, when: int) -> None:
    """Every hero whose feat does so now stores a die."""
    for hero in range(table.n_heroes):
        store(box, table, hero, when)


@rule
def mend(table: Rec, hero: int, n: int) -> None:
    """Heal a hero: wounds, or poison instead (F-03). Where there are both, the group chooses."""
    if n <= 0:
        return
    if table.wounds[hero] > 0 and table.poison[hero] > 0:
        table.mend_due[hero] += n
    elif table.poison[hero] > 0:
        cure(table, hero, min(n, table.poison[hero]))
    else:
        heal(table, hero, min(n, table.wounds[hero]))


@rule
def heal(table: Rec, hero: int, n: int) -> None:
    """Take wounds away."""
    if n > 0:
        table.wounds[hero] -= n
        say(table, HEALED, EVERYONE, hero, n, table.wounds[hero])


@rule
def cure(table: Rec, hero: int, n: int) -> None:
    """Take poison tokens away."""
    if n > 0:
        table.poison[hero] -= n
        say(table, POISONED, EVERYONE, hero, -n, table.poison[hero])


@rule
def add_poison(box: Rec, table: Rec, hero: int, n: int) -> None:
    """Poison tokens for a hero; with none left a wound for each instead (F-01).

    Four heroes have the tokens of two boxes, but of a mixed deck only one has any (F-08).
    """
    left = box.poison if box.mixed else box.poison * doubled(table)
    for other in range(table.n_heroes):
        left -= table.poison[other]
    placed = max(0, min(n, left))
    if placed > 0:
        table.poison[hero] += placed
        say(table, POISONED, EVERYONE, hero, placed, table.poison[hero])
    wound(box, table, hero, n - placed)


@rule
def add_cubes(box: Rec, table: Rec, n: int) -> None:
    """Potion cubes from the supply, as long as there are any (OD-36). The cure goes with each of them (F-05)."""
    got = min(n, box.cubes * doubled(table) - table.cubes)
    if got > 0:
        table.cubes += got
        say(table, CUBES, EVERYONE, got, table.cubes, 0)
        if box.cure:
            table.gift_due += got


@rule
def all_heroes(table: Rec) -> int:
    """Every hero, a bit each."""
    return (1 << table.n_heroes) - 1


@rule
def pair_heroes(table: Rec) -> int:
    """The heroes in the encounter, a bit each."""
    found = 1 << table.pair[0]
    if table.pair[1] != NONE:
        found |= 1 << table.pair[1]
    return found


@rule
def ask_hit(table: Rec, why: int, heroes: int) -> None:
    """Somebody is to be hit: one of these heroes, as the group chooses."""
    table.hit_why = why
    table.hit_from = heroes
