"""Laying out the table (OD-01, OD-02, OD-49, OD-51)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.effects import POTION_CUBES
from ..content.layout import TALENTS
from ..table import (
    AS_SEATS,
    CARDS,
    DO_BASICS,
    DOORS,
    FEARLESS,
    FOUR_HEROES,
    HEROES,
    ITEMS,
    NONE,
    NOVICE,
    POTIONS,
    SIDES,
    SKILLS,
    STACK,
    VETERAN,
    XPS,
)
from .boxes.dice import clear_dice
from .flow import settle
from .heroes.lasting import doubled
from .heroes.party import gift
from .lesson import begin_lesson, explain


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:
    """Heroes and dungeon, the deck, the first floor, potion cubes."""
    table.seats = options.seats
    table.lesson = 1 if options.lesson and options.seats == 1 and box.lesson_n_deck > 0 else 0
    table.n_heroes = 1
    if options.seats == 2 or (options.seats == 1 and options.heroes != AS_SEATS and not table.lesson):
        table.n_heroes = 2
    if options.seats > 2 or (options.heroes == FOUR_HEROES and not table.lesson):
        table.n_heroes = HEROES
    table.dungeon = min(options.dungeon, box.n_dungeons - 1)
    table.difficulty = VETERAN if table.lesson else options.difficulty
    table.leading = options.leading
    table.tokens_stay = options.tokens
    table.statues_descend = options.statues_descend
    table.card_boxes_only = options.whole
    table.gamble_shared = options.gamble
    table.must_kite = options.kiting
    table.passives_fade = options.passives_fade
    table.winds_first = options.winds
    table.swarm_twice = options.swarm
    clear_table(table)
    take_heroes(box, table, options)
    if table.lesson:
        begin_lesson(box, table)
    stack_deck(box, table)
    clear_dice(box, table)
    fill_turn_card(box, table)
    table.step = DO_BASICS
    settle(box, table)
    explain(table)


@rule
def clear_table(table: Rec) -> None:
    """Nothing lies anywhere."""
    table.card = NONE
    table.foe = NONE
    table.colour = NONE
    table.first = NONE
    table.feat = NONE
    table.hit_why = NONE
    table.ability = NONE
    table.picking = NONE
    table.spent_from = XPS
    for place in range(STACK):
        table.cards[place] = NONE
        for door in range(DOORS):
            table.doors[door, place] = NONE
    for side in range(SIDES):
        table.pair[side] = NONE
        table.others[side] = NONE
    for potion in range(POTIONS):
        table.potions[potion] = NONE
    for hero in range(HEROES):
        table.basic[hero] = NONE
        for item in range(ITEMS):
            table.items[hero, item] = NONE
        for skill in range(SKILLS):
            table.skills[hero, skill] = NONE


@rule
def take_heroes(box: Rec, table: Rec, options: Rec) -> None:
    """Each option starts to count from another hero. A hero that is taken makes room for the next free one."""
    table.kind[0] = options.hero_1 % box.n_heroes
    table.kind[1] = (options.hero_2 + 1) % box.n_heroes
    table.kind[2] = (options.hero_3 + 2) % box.n_heroes
    table.kind[3] = (options.hero_4 + 3) % box.n_heroes
    for hero in range(HEROES):
        if hero >= table.n_heroes:
            table.kind[hero] = NONE
            continue
        while is_taken(table, hero) and hero < box.n_heroes:
            table.kind[hero] = (table.kind[hero] + 1) % box.n_heroes
        table.talents[hero] = options.talents >> (TALENTS * hero) & (1 << TALENTS) - 1


@rule
def is_taken(table: Rec, hero: int) -> bool:
    """Whether an earlier hero is the same."""
    for other in range(hero):
        if table.kind[other] == table.kind[hero]:
            return True
    return False


@rule
def stack_deck(box: Rec, table: Rec) -> None:
    """All encounter cards; with four heroes two decks (OD-02, OD-51, F-07)."""
    large = 1 if table.n_heroes == HEROES else 0
    for card in range(CARDS):
        if not table.lesson:
            table.unseen[card] = box.card_count[large, card]
        table.deck += table.unseen[card]


@rule
def fill_turn_card(box: Rec, table: Rec) -> None:
    """Potion cubes: one, and by difficulty and talents more or none (OD-02, OD-49). Novices start at level 2."""
    table.potions[0] = CARDS
    cubes = 0 if table.difficulty == FEARLESS else doubled(table)
    if table.difficulty == NOVICE:
        table.level = 1
        cubes += doubled(table)
    for hero in range(table.n_heroes):
        cubes += gift(box, table, hero, POTION_CUBES)
    table.cubes = min(cubes, box.cubes * doubled(table))
