"""Figures on the map, and the numbers of heroes and enemies as their cards add up."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ...content.layout import H_DEFENCE, H_HEALTH, H_MELEE, H_SKILLS, H_SPEED
from ...content.programs import KEEPSAKE
from ...table import CELLS, ENEMIES, HEROES, ITEMS, NOBODY, NOWHERE, RANGED, RED, TAG
from .squares import in_room, twin


@rule
def put(table: Rec, figure: int, square: int) -> None:
    """Stand a figure on a free square, or take it off the map."""
    if table.square[figure] != NOWHERE:
        table.at[table.square[figure]] = 0
    table.square[figure] = square
    if square != NOWHERE:
        table.at[square] = figure + 1


@rule
def figure_at(table: Rec, square: int) -> int:
    """The figure on a square, or NOBODY."""
    return table.at[square] - 1


@rule
def tag(table: Rec, figure: int) -> int:
    """A figure as events name it: an enemy with its kind, for it may be gone when the event is told."""
    return figure if figure < HEROES else figure + TAG * table.kind[figure - HEROES]


@rule
def tell(table: Rec, event: int, hero: int, amount: int) -> None:
    """Report what a hero gained or lost, if anything."""
    if amount != 0:
        say(table, event, EVERYONE, hero, amount, 0)


@rule
def is_alive(table: Rec, hero: int) -> bool:
    """Whether a hero is still in the game."""
    return hero < table.n_heroes and table.health[hero] > 0


@rule
def is_there(table: Rec, enemy: int) -> bool:
    """Whether an enemy's die lies on the map."""
    return table.square[HEROES + enemy] != NOWHERE


@rule
def first_alive(table: Rec) -> int:
    """The first living hero; 0 if there is none."""
    for hero in range(HEROES):
        if is_alive(table, hero):
            return hero
    return 0


@rule
def on_tile(table: Rec, figure: int, room: int) -> bool:
    """Whether a figure is on a room's tile."""
    return in_room(table, table.square[figure], room) != NOWHERE


@rule
def same_tile(table: Rec, a: int, b: int) -> bool:
    """Whether two figures are on one tile; a square between two rooms is on both."""
    if table.square[a] == NOWHERE or table.square[b] == NOWHERE:
        return False
    if on_tile(table, a, table.square[b] // CELLS):
        return True
    other = twin(table, table.square[b])
    return other != NOWHERE and on_tile(table, a, other // CELLS)


# Heroes


@rule
def keepsakes(box: Rec, table: Rec, hero: int, which: int) -> int:
    """What a hero's kept items add: to speed (1), defence (2) or every skill (3)."""
    total = 0
    for item in range(ITEMS):
        if table.items[hero, item] > 0 and box.item_effect[item, 0] == KEEPSAKE:
            total += table.items[hero, item] * box.item_effect[item, which]
    return total


@rule
def speed(box: Rec, table: Rec, hero: int) -> int:
    """Hero and equipment together, never below 1 (DB-02)."""
    own = box.hero[table.card[hero], H_SPEED] + box.gear_speed[table.gear[hero]]
    return max(1, own + keepsakes(box, table, hero, 1))


@rule
def defence(box: Rec, table: Rec, hero: int) -> int:
    """Hero and equipment together, with what items and friends add (DB-02)."""
    own = box.hero[table.card[hero], H_DEFENCE] + box.gear_defence[table.gear[hero]]
    return own + keepsakes(box, table, hero, 2) + table.defence_bonus[hero]


@rule
def skill(box: Rec, table: Rec, hero: int, which: int) -> int:
    """Hero and ability together (DB-02, DB-30)."""
    own = box.hero[table.card[hero], H_SKILLS + which] + box.ability_skills[table.ability[hero], which]
    return own + keepsakes(box, table, hero, 3)


@rule
def most_health(box: Rec, table: Rec, hero: int) -> int:
    """A hero's health at the start is also the most there can be (DB-03)."""
    return box.hero[table.card[hero], H_HEALTH]


@rule
def own_modifier(box: Rec, table: Rec, hero: int, mode: int) -> int:
    """The hero card's number for an attack, with what friends add to attacks."""
    return box.hero[table.card[hero], H_MELEE + mode] + table.attack_bonus[hero]


@rule
def gain_energy(box: Rec, table: Rec, hero: int, amount: int) -> int:
    """Energy stays between 0 and the end of the tracker; returns what was really gained."""
    before = table.energy[hero]
    table.energy[hero] = min(max(before + amount, 0), box.most_energy)
    return table.energy[hero] - before


@rule
def gain_treasure(box: Rec, table: Rec, hero: int, amount: int) -> int:
    """Treasure, too."""
    before = table.treasure[hero]
    table.treasure[hero] = min(max(before + amount, 0), box.most_treasure)
    return table.treasure[hero] - before


@rule
def heal(box: Rec, table: Rec, hero: int, amount: int) -> int:
    """Healing never goes beyond the hero's own number (DB-03)."""
    before = table.health[hero]
    table.health[hero] = max(before, min(before + amount, most_health(box, table, hero)))
    return table.health[hero] - before


# Enemies


@rule
def card_of(table: Rec, enemy: int) -> int:
    """The card of an enemy."""
    return table.cards[table.kind[enemy]]


@rule
def colour_of(kind: int) -> int:
    """The colour of a kind of enemy: green, blue or red."""
    return kind // 2


@rule
def keywords_of(box: Rec, table: Rec, enemy: int) -> int:
    """An enemy's keywords, a bit each."""
    return box.foe_keywords[card_of(table, enemy), table.hard]


@rule
def is_ranged(box: Rec, table: Rec, enemy: int) -> bool:
    """Whether an enemy counts as ranged in the order of acting (DB-07)."""
    if table.kind[enemy] == RED:
        return box.foe_type[card_of(table, enemy)] == RANGED
    return (table.kind[enemy] & 1) == RANGED


@rule
def free_dice(box: Rec, table: Rec, colour: int) -> int:
    """The dice of a colour that are left; three or four heroes have two boxes (DB-42)."""
    left = box.dice[colour] * (2 if table.n_heroes > 2 else 1)
    for enemy in range(ENEMIES):
        if is_there(table, enemy) and colour_of(table.kind[enemy]) == colour:
            left -= 1
    for index in range(table.n_pool):
        if colour_of(table.pool[index] // 16) == colour:
            left -= 1
    return left


@rule
def boss_on_map(table: Rec) -> int:
    """The boss, or NOBODY."""
    for enemy in range(ENEMIES):
        if is_there(table, enemy) and table.boss[enemy]:
            return enemy
    return NOBODY
