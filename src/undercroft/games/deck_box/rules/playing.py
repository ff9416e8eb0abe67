"""What a move does, verb by verb, and the loop that lets things take their course until somebody is asked."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..moves import (
    ACT,
    ACTION_VERBS,
    AGAIN,
    AIM,
    AT,
    BACK,
    BEGIN,
    BUY,
    CARD,
    CAST,
    DIE,
    END,
    FACTION,
    FALL,
    FOE_DIE,
    GIVE,
    GO,
    GROW,
    KEEP,
    LET,
    LOOK,
    LOOT,
    LUCK_VERBS,
    MINOR_VERBS,
    ON,
    PARTY_VERBS,
    PAY,
    PLACE,
    RED_CARD,
    ROOM_KIND,
    SAVE,
    SHOOT,
    SPOT,
    STAND,
    STOP,
    STRIKE,
    TEST,
    THROW,
    TIE,
    TILE,
    USE,
    WORK,
    card_in,
    die_in,
    enemy_in,
    exit_in,
    face_in,
    faction_in,
    feature_in,
    foe_in,
    hero_in,
    item_in,
    kind_in,
    place_in,
    square_in,
    template_in,
    verb_of,
)  # fmt: skip
from ..table import LOST, MELEE, NOBODY, RANGED, SETTING_UP, W_ENTRANCE, W_GLIDE, W_NOTHING, WON
from .building import choose_faction, choose_kind, choose_red, choose_side, choose_template, choose_tile, lay_entrance
from .dice import roll, throw_again
from .effects import run_program, run_rolling
from .enemies.acting import act, run_enemy
from .enemies.spawning import place, roll_foe, run_placing, run_roll_foes
from .exploring import run_exploring
from .heroes.acting import aim, attack, begin, end_activation, pick_up, work
from .heroes.attacks import run_after_hit, run_assault, run_struck, run_sweep
from .heroes.damage import let_fall, loot, run_beating, run_falling, save
from .heroes.market import buy, draw_item, give, hand_over, pay, run_drawing
from .heroes.moving import glide, run_gliding, stop_gliding, walk
from .heroes.using import choose, run_choosing, use
from .map.figures import put
from .rounds import go_on
from .set_up import set_up_goes_on, take
from .stack import (
    AFTER_HIT,
    ASSAULT,
    BEATING,
    CHOOSING,
    CLOSING,
    DRAWING,
    ENEMY_TURN,
    EXPLORING,
    FALLING,
    GLIDING,
    PLACING,
    PROGRAM,
    PULLING,
    ROLL_FOES,
    ROLLING,
    STRUCK,
    SWEEP,
    pop,
    top,
)  # fmt: skip
from .triggers import run_pulling


@rule
def run(box: Rec, table: Rec) -> None:
    """Let things take their course until somebody is asked, luck speaks, or the game is over."""
    while table.wait == W_NOTHING and table.phase != WON and table.phase != LOST:
        if table.n_frames > 0:
            go_on_with(box, table, table.frames[top(table), 0])
        elif table.phase == SETTING_UP:
            set_up_goes_on(box, table)
        else:
            go_on(box, table)


@rule
def go_on_with(box: Rec, table: Rec, kind: int) -> None:
    """The topmost frame goes on."""
    if kind == STRUCK:
        run_struck(box, table)
    elif kind == ASSAULT:
        run_assault(box, table)
    elif kind == ENEMY_TURN:
        run_enemy(box, table)
    elif kind == AFTER_HIT:
        run_after_hit(box, table)
    elif kind == BEATING:
        run_beating(table)
    elif kind == FALLING:
        run_falling(box, table)
    elif kind == PROGRAM:
        run_program(box, table)
    elif kind == ROLLING:
        run_rolling(box, table)
    elif kind == EXPLORING:
        run_exploring(box, table)
    elif kind == ROLL_FOES:
        run_roll_foes(box, table)
    elif kind == PLACING:
        run_placing(box, table)
    elif kind == DRAWING:
        run_drawing(table)
    elif kind == SWEEP:
        run_sweep(table)
    elif kind == CHOOSING:
        run_choosing(box, table)
    elif kind == GLIDING:
        run_gliding(box, table)
    elif kind == CLOSING:
        close_feature(table)
    elif kind == PULLING:
        run_pulling(box, table)


@rule
def close_feature(table: Rec) -> None:
    """A thing of the quest whose test was passed is used up."""
    if table.result:
        table.features |= 1 << table.frames[top(table), 1]
    pop(table)


@rule
def play(box: Rec, table: Rec, move: int) -> None:
    """Play a move: luck's, a choice of the set-up, or one of a hero's."""
    verb = verb_of(move)
    if verb in LUCK_VERBS:
        play_luck(box, table, verb, move)
    elif verb in PARTY_VERBS:
        set_up(box, table, verb, move)
    elif verb in ACTION_VERBS:
        play_action(box, table, verb, move)
    elif verb in MINOR_VERBS:
        play_minor(box, table, verb, move)
    else:
        play_choice(box, table, verb, move)


@rule
def play_luck(box: Rec, table: Rec, verb: int, move: int) -> None:
    """Dice, cards, and what luck makes of a generated quest."""
    if verb == DIE:
        roll(box, table, face_in(move) + 1)
    elif verb == FOE_DIE:
        roll_foe(box, table, face_in(move))
    elif verb == LOOT:
        loot(box, table, face_in(move))
    elif verb == CARD:
        draw_item(table, item_in(move))
    elif verb == ACT:
        act(box, table, enemy_in(move))
    elif verb == FACTION:
        choose_faction(box, table, faction_in(move))
    elif verb == RED_CARD:
        choose_red(table, card_in(move))
    elif verb == GROW:
        choose_side(box, table, exit_in(move))
    elif verb == TILE:
        if table.wait == W_ENTRANCE:
            lay_entrance(box, table, face_in(move))
        else:
            choose_tile(box, table, face_in(move))
    elif verb == ROOM_KIND:
        choose_kind(table, kind_in(move))
    else:
        choose_template(box, table, template_in(move))


@rule
def set_up(box: Rec, table: Rec, verb: int, move: int) -> None:
    """A character's cards and first square."""
    if verb == STAND:
        put(table, table.asked, square_in(move))
        table.wait = W_NOTHING
    else:
        take(box, table, card_in(move))


@rule
def play_action(box: Rec, table: Rec, verb: int, move: int) -> None:
    """What the active hero does."""
    hero = table.active
    if table.wait == W_GLIDE:
        glide(box, table, square_in(move))
        return
    table.wait = W_NOTHING
    if verb == BEGIN:
        begin(table, hero_in(move))
    elif verb == LET:
        table.called = hero_in(move)
    elif verb == BACK:
        table.called = NOBODY
    elif verb == END:
        end_activation(table)
    elif verb == GO:
        walk(box, table, hero, square_in(move))
    elif verb == STRIKE:
        attack(box, table, hero, enemy_in(move), MELEE)
    elif verb == SHOOT:
        attack(box, table, hero, enemy_in(move), RANGED)
    elif verb == AIM:
        aim(box, table, enemy_in(move))
    elif verb == WORK:
        work(box, table, hero, feature_in(move))
    else:
        pick_up(table, hero, hero_in(move))


@rule
def play_minor(box: Rec, table: Rec, verb: int, move: int) -> None:
    """What the active hero, or the one called, does in between."""
    hero = table.asked
    table.wait = W_NOTHING
    if verb == CAST:
        use(box, table, hero, NOBODY)
    elif verb == USE:
        use(box, table, hero, item_in(move))
    elif verb == BUY:
        buy(box, table, hero, place_in(move))
    elif verb == GIVE:
        give(table, hero, item_in(move), hero_in(move))
    elif verb == PAY:
        pay(box, table, hero, hero_in(move))
    else:
        hand_over(table, hero, hero_in(move))


@rule
def play_choice(box: Rec, table: Rec, verb: int, move: int) -> None:
    """What is decided on the way."""
    if verb == STOP:
        stop_gliding(table)
    elif verb == AGAIN:
        table.marked |= 1 << die_in(move)
    elif verb == THROW:
        throw_again(box, table)
    elif verb == KEEP:
        table.wait = W_NOTHING
    elif verb == SAVE:
        save(box, table)
    elif verb == FALL:
        let_fall(table)
    elif verb == PLACE:
        table.wait = W_NOTHING
        place(box, table, foe_in(move))
    elif verb == TIE:
        table.wait = W_NOTHING
        table.frames[top(table), 3] = hero_in(move)  # whom an enemy goes for
    elif verb == TEST:
        table.wait = W_NOTHING
        table.frames[top(table), 1] = hero_in(move)  # who takes a test
    elif verb == ON:
        choose(box, table, hero_in(move))
    elif verb == AT:
        choose(box, table, enemy_in(move))
    elif verb == SPOT:
        choose(box, table, square_in(move))
    elif verb == LOOK:
        choose(box, table, exit_in(move))
    else:
        table.wait = W_NOTHING
        pop(table)
