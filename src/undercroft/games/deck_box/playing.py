"""What a move does, verb by verb, and the loop that lets things take their course until somebody is asked."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from .acting import aim, attack, begin, end_activation, pick_up, work
from .attacks import run_after_hit, run_assault, run_struck, run_sweep
from .building import choose_faction, choose_kind, choose_red, choose_side, choose_template, choose_tile, lay_entrance
from .damage import let_fall, loot, run_beating, run_falling, save
from .dice import roll, throw_again
from .effects import run_program, run_rolling
from .enemies import act, run_enemy
from .exploring import run_exploring
from .figures import put
from .market import buy, draw_item, give, hand_over, pay, run_drawing
from .moves import (
    ACT,
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
    ENOUGH,
    FACTION,
    FALL,
    FOE_DIE,
    GIVE,
    GO,
    GROW,
    HAND,
    KEEP,
    LET,
    LOOK,
    LOOT,
    ON,
    PAY,
    PICK,
    PLACE,
    RED_CARD,
    ROOM_KIND,
    SAVE,
    SHOOT,
    SPOT,
    STAND,
    STOP,
    STRIKE,
    TAKE_ABILITY,
    TAKE_GEAR,
    TAKE_HERO,
    TEST,
    THEME,
    THROW,
    TIE,
    TILE,
    USE,
    WORK,
)  # fmt: skip
from .moving import glide, run_gliding, stop_gliding, walk
from .rounds import go_on
from .set_up import set_up_goes_on, take
from .spawning import place, roll_foe, run_placing, run_roll_foes
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
    ROLL_FOES,
    ROLLING,
    STRUCK,
    SWEEP,
    pop,
    top,
)  # fmt: skip
from .table import HEROES, LOST, MELEE, NOBODY, RANGED, SETTING_UP, W_ENTRANCE, W_GLIDE, W_NOTHING, WON
from .using import choose, run_choosing, use


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


@rule
def close_feature(table: Rec) -> None:
    """A thing of the quest whose test was passed is used up."""
    if table.result:
        table.features |= 1 << table.frames[top(table), 1]
    pop(table)


@rule
def play(box: Rec, table: Rec, move: int) -> None:
    """Play a move: luck's, a choice of the set-up, or one of a hero's."""
    if move < TAKE_HERO:
        play_luck(box, table, move)
    elif move < BEGIN:
        set_up(box, table, move)
    elif move < CAST:
        play_action(box, table, move)
    elif move < STOP:
        play_minor(box, table, move)
    else:
        play_choice(box, table, move)


@rule
def play_luck(box: Rec, table: Rec, move: int) -> None:
    """Dice, cards, and what luck makes of a generated quest."""
    if move < FOE_DIE:
        roll(box, table, move - DIE + 1)
    elif move < LOOT:
        roll_foe(box, table, move - FOE_DIE)
    elif move < CARD:
        loot(box, table, move - LOOT)
    elif move < ACT:
        draw_item(table, move - CARD)
    elif move < FACTION:
        act(box, table, move - ACT)
    elif move < RED_CARD:
        choose_faction(box, table, move - FACTION)
    elif move < GROW:
        choose_red(table, move - RED_CARD)
    elif move < TILE:
        choose_side(box, table, move - GROW)
    elif move < ROOM_KIND:
        if table.wait == W_ENTRANCE:
            lay_entrance(box, table, move - TILE)
        else:
            choose_tile(box, table, move - TILE)
    elif move < THEME:
        choose_kind(table, move - ROOM_KIND)
    else:
        choose_template(box, table, move - THEME)


@rule
def set_up(box: Rec, table: Rec, move: int) -> None:
    """A character's cards and first square."""
    if move < TAKE_GEAR:
        take(box, table, move - TAKE_HERO)
    elif move < TAKE_ABILITY:
        take(box, table, move - TAKE_GEAR)
    elif move < STAND:
        take(box, table, move - TAKE_ABILITY)
    else:
        put(table, table.asked, move - STAND)
        table.wait = W_NOTHING


@rule
def play_action(box: Rec, table: Rec, move: int) -> None:
    """What the active hero does."""
    hero = table.active
    if table.wait == W_GLIDE:
        glide(box, table, move - GO)
        return
    table.wait = W_NOTHING
    if move < LET:
        begin(table, move - BEGIN)
    elif move < BACK:
        table.called = move - LET
    elif move < END:
        table.called = NOBODY
    elif move < GO:
        end_activation(table)
    elif move < STRIKE:
        walk(box, table, hero, move - GO)
    elif move < SHOOT:
        attack(box, table, hero, move - STRIKE, MELEE)
    elif move < AIM:
        attack(box, table, hero, move - SHOOT, RANGED)
    elif move < WORK:
        aim(box, table, move - AIM)
    elif move < PICK:
        work(box, table, hero, move - WORK)
    else:
        pick_up(table, hero, move - PICK)


@rule
def play_minor(box: Rec, table: Rec, move: int) -> None:
    """What the active hero, or the one called, does in between."""
    hero = table.asked
    table.wait = W_NOTHING
    if move < USE:
        use(box, table, hero, NOBODY)
    elif move < BUY:
        use(box, table, hero, move - USE)
    elif move < GIVE:
        buy(box, table, hero, move - BUY)
    elif move < PAY:
        give(table, hero, (move - GIVE) // HEROES, (move - GIVE) % HEROES)
    elif move < HAND:
        pay(box, table, hero, move - PAY)
    else:
        hand_over(table, hero, move - HAND)


@rule
def play_choice(box: Rec, table: Rec, move: int) -> None:
    """What is decided on the way."""
    if move < AGAIN:
        stop_gliding(table)
    elif move < THROW:
        table.marked |= 1 << (move - AGAIN)
    elif move < KEEP:
        throw_again(box, table)
    elif move < SAVE:
        table.wait = W_NOTHING
    elif move < FALL:
        save(box, table)
    elif move < PLACE:
        let_fall(table)
    elif move < TIE:
        table.wait = W_NOTHING
        place(box, table, move - PLACE)
    elif move < ON:
        name_hero(table, move)
    elif move < AT:
        choose(box, table, move - ON)
    elif move < SPOT:
        choose(box, table, move - AT)
    elif move < LOOK:
        choose(box, table, move - SPOT)
    elif move < ENOUGH:
        choose(box, table, move - LOOK)
    else:
        table.wait = W_NOTHING
        pop(table)


@rule
def name_hero(table: Rec, move: int) -> None:
    """Whom an enemy goes for, or who takes a test."""
    table.wait = W_NOTHING
    if move < TEST:
        table.frames[top(table), 3] = move - TIE
    else:
        table.frames[top(table), 1] = move - TEST
