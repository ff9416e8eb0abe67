"""Deck Box Dungeons: whose move it is, what is allowed, and what it leads to. The rules themselves are in the files
named after what they are about: set_up, acting, moving, market, using, exploring, spawning, attacks, enemies, rounds.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.records import Rec

from ..content.layout import ROOM_KINDS
from ..moves import (
    ACT,
    CARD,
    DIE,
    FACTION,
    FALL,
    FOE_DIE,
    GROW,
    LOOT,
    PLACE,
    RED_CARD,
    ROOM_KIND,
    SAVE,
    TEST,
    THEME,
    TIE,
    TILE,
    exit_in,
    item_in,
    kind_in,
)  # fmt: skip
from ..table import (
    FIRST_DECISION,
    HEROES,
    ITEMS,
    KINDS,
    LOST,
    W_ABILITY,
    W_ACT,
    W_ACTION,
    W_AGAIN,
    W_AIM,
    W_BEGIN,
    W_CARD,
    W_ENTRANCE,
    W_FACE,
    W_FACTION,
    W_GEAR,
    W_GLIDE,
    W_HERO,
    W_KIND,
    W_LOOT,
    W_MINOR,
    W_PLACE,
    W_RED,
    W_ROLL,
    W_SAVE,
    W_SIDE,
    W_TESTER,
    W_TIE,
    W_TILE,
    WON,
)  # fmt: skip
from .building import can_grow, fits, is_fresh, kind_weight
from .dice import legal_again
from .enemies.acting import next_enemy
from .enemies.spawning import is_first_of_its_kind
from .heroes.acting import legal_actions, legal_aims, legal_begin, legal_called
from .heroes.moving import legal_glide
from .heroes.using import legal_choice
from .map.figures import is_alive
from .playing import play, run
from .set_up import lay_out, legal_abilities, legal_gear, legal_heroes, legal_stands
from .stack import top

FACES = 6
DICE_STREAM, ENEMY_STREAM, CARD_STREAM, QUEST_STREAM, TURN_STREAM = range(5)


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:
    """Two heroes at least; one person may play several (DB-01)."""
    table.seats = options.seats
    table.n_heroes = max(2 + options.heroes, options.seats)
    table.quest = options.quest
    table.difficulty = options.difficulty
    table.faction = options.faction
    table.faces = options.faces
    table.ties = options.ties
    table.order = options.order
    table.crush = options.crush
    lay_out(box, table)
    run(box, table)


@rule
def turn(box: Rec, table: Rec) -> int:  # noqa: ARG001
    """Luck's, or the player's whose hero is asked."""
    if table.phase == WON or table.phase == LOST:
        return OVER
    return CHANCE if table.wait < FIRST_DECISION else table.asked % table.seats


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed now, by what is being waited for."""
    if table.wait < FIRST_DECISION:
        return legal_luck(box, table, out)
    if table.wait == W_ACTION:
        return legal_actions(box, table, out)
    if table.wait == W_MINOR:
        return legal_called(box, table, out)
    if table.wait == W_BEGIN:
        return legal_begin(box, table, out)
    if table.wait < W_BEGIN:
        return legal_set_up(box, table, out)
    return legal_reply(box, table, out)


@rule
def legal_set_up(box: Rec, table: Rec, out: Rec) -> int:
    """Making characters."""
    if table.wait == W_HERO:
        return legal_heroes(box, table, out)
    if table.wait == W_GEAR:
        return legal_gear(box, table, out)
    if table.wait == W_ABILITY:
        return legal_abilities(box, table, out)
    return legal_stands(box, table, out)


@rule
def legal_reply(box: Rec, table: Rec, out: Rec) -> int:
    """Choices on the way."""
    wait, frame = table.wait, table.frames[top(table)]
    if wait == W_AIM:
        return legal_aims(box, table, out)
    if wait == W_GLIDE:
        return legal_glide(box, table, out)
    if wait == W_AGAIN:
        return legal_again(table, out)
    if wait == W_SAVE:
        out[0] = SAVE
        out[1] = FALL
        return 2
    if wait == W_PLACE:
        return legal_places(table, out)
    if wait == W_TIE:
        return listed(out, TIE, frame[5], HEROES)
    if wait == W_TESTER:
        return listed(out, TEST, alive(table), HEROES)
    return legal_choice(box, table, out)


@rule
def alive(table: Rec) -> int:
    """The living heroes, a bit each."""
    heroes = 0
    for hero in range(HEROES):
        heroes |= is_alive(table, hero) << hero
    return heroes


@rule
def listed(out: Rec, first: int, chosen: int, count: int) -> int:
    """One move for each bit of `chosen`."""
    n = 0
    for index in range(count):
        if chosen >> index & 1:
            out[n] = first + index
            n += 1
    return n


@rule
def legal_places(table: Rec, out: Rec) -> int:
    """The next enemy to be placed (DB-18)."""
    n = 0
    for index in range(table.n_pool):
        if is_first_of_its_kind(table, index):
            out[n] = PLACE + table.pool[index]
            n += 1
    return n


# Luck


@rule
def legal_luck(box: Rec, table: Rec, out: Rec) -> int:
    """What can come."""
    wait = table.wait
    if wait == W_ROLL:
        return listed(out, DIE, (1 << FACES) - 1, FACES)
    if wait == W_FACE:
        return listed(out, FOE_DIE, (1 << FACES) - 1, FACES)
    if wait == W_LOOT:
        return listed(out, LOOT, (1 << FACES) - 1, FACES)
    if wait == W_ACT:
        out[0] = ACT + next_enemy(box, table)
        return 1
    if wait == W_CARD:
        n = 0
        for item in range(ITEMS):
            if table.deck[item] > 0:
                out[n] = CARD + item
                n += 1
        return n
    return legal_quest(box, table, out)


@rule
def legal_quest(box: Rec, table: Rec, out: Rec) -> int:
    """What luck makes of a generated quest (DB-45)."""
    wait, n = table.wait, 0
    if wait == W_FACTION:
        return listed(out, FACTION, (1 << box.n_factions) - 1, box.n_factions)
    if wait == W_RED:
        for card in range(box.n_foes):
            if box.foe_faction[card] == table.faction - 1 and box.foe_kind[card] == KINDS - 1:
                out[n] = RED_CARD + card
                n += 1
    elif wait in (W_ENTRANCE, W_TILE):
        for face in range(box.n_faces):
            if box.is_entrance[face] if wait == W_ENTRANCE else fits(box, table, face):
                out[n] = TILE + face
                n += 1
    elif wait == W_SIDE:
        for exit_ in range(4 * table.n_rooms):
            if can_grow(box, table, exit_ // 4, exit_ % 4):
                out[n] = GROW + exit_
                n += 1
    else:
        n = legal_encounter(box, table, out)
    return n


@rule
def legal_encounter(box: Rec, table: Rec, out: Rec) -> int:
    """The kind of a generated room, or its template."""
    frame, n = table.frames[top(table)], 0
    if table.wait == W_KIND:
        for kind in range(len(ROOM_KINDS)):
            if kind_weight(box, table, frame[1], kind) > 0:
                out[n] = ROOM_KIND + kind
                n += 1
        return n
    for template in range(box.n_templates):
        if is_fresh(box, table, template, frame[5]):
            out[n] = THEME + template
            n += 1
    return n


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """All as likely, but for cards of which there are several, the newest room of a map, and the kinds of rooms."""
    n, wait = legal(box, table, out), table.wait
    for index in range(n):
        move = out[index]
        out[index] = 1
        if wait == W_CARD:
            out[index] = table.deck[item_in(move)]
        elif wait == W_SIDE and exit_in(move) // 4 == table.n_rooms - 1:
            out[index] = 2
        elif wait == W_KIND:
            out[index] = kind_weight(box, table, table.frames[top(table), 1], kind_in(move))
    if wait == W_ROLL:
        return DICE_STREAM
    if wait in (W_FACE, W_LOOT):
        return ENEMY_STREAM
    if wait == W_ACT:
        return TURN_STREAM
    return CARD_STREAM if wait == W_CARD else QUEST_STREAM


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move, and let things take their course."""
    play(box, table, move)
    run(box, table)


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:  # noqa: ARG001
    """All win together, or nobody."""
    for seat in range(table.seats):
        out[seat] = 1 if table.phase == WON else 0
