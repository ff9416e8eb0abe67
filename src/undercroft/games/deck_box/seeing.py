"""What a seat sees: everything lies open on the table."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from .table import COUNTERS, DICE, ENEMIES, FIGURES, FRAME, FRAMES, HEROES, ITEMS, KINDS, MARKET, POOL, ROOMS, SQUARES


@rule
def see_game(table: Rec, seen: Rec) -> None:
    """Options, phase and quest."""
    seen.seats = table.seats
    seen.quest = table.quest
    seen.n_heroes = table.n_heroes
    seen.difficulty = table.difficulty
    seen.faction = table.faction
    seen.faces = table.faces
    seen.ties = table.ties
    seen.order = table.order
    seen.crush = table.crush
    seen.phase = table.phase
    seen.wait = table.wait
    seen.asked = table.asked
    seen.result = table.result
    seen.rounds = table.rounds
    seen.flags_set = table.flags_set
    seen.features = table.features
    for counter in range(COUNTERS):
        seen.counters[counter] = table.counters[counter]


@rule
def see_heroes(table: Rec, seen: Rec) -> None:
    """Heroes and what they have."""
    seen.acted = table.acted
    seen.active = table.active
    seen.called = table.called
    seen.points = table.points
    for hero in range(HEROES):
        seen.card[hero] = table.card[hero]
        seen.gear[hero] = table.gear[hero]
        seen.ability[hero] = table.ability[hero]
        seen.treasure[hero] = table.treasure[hero]
        seen.energy[hero] = table.energy[hero]
        seen.objects[hero] = table.objects[hero]
        seen.dropped[hero] = table.dropped[hero]
        seen.dropped_objects[hero] = table.dropped_objects[hero]
        seen.actions[hero] = table.actions[hero]
        seen.defence_bonus[hero] = table.defence_bonus[hero]
        seen.defence_from[hero] = table.defence_from[hero]
        seen.attack_bonus[hero] = table.attack_bonus[hero]
        seen.attack_from[hero] = table.attack_from[hero]
        seen.sharp[hero] = table.sharp[hero]
        seen.hidden[hero] = table.hidden[hero]
        seen.dazed[hero] = table.dazed[hero]
        seen.breath[hero] = table.breath[hero]
        for item in range(ITEMS):
            seen.items[hero, item] = table.items[hero, item]
    for item in range(ITEMS):
        seen.deck[item] = table.deck[item]
        seen.used[item] = table.used[item]
    for place in range(MARKET):
        seen.market[place] = table.market[place]


@rule
def see_enemies(table: Rec, seen: Rec) -> None:
    """Enemies, and where everybody stands."""
    for figure in range(FIGURES):
        seen.square[figure] = table.square[figure]
        seen.health[figure] = table.health[figure]
    for enemy in range(ENEMIES):
        seen.kind[enemy] = table.kind[enemy]
        seen.boss[enemy] = table.boss[enemy]
        seen.stunned[enemy] = table.stunned[enemy]
        seen.born[enemy] = table.born[enemy]
    seen.births = table.births
    seen.acting = table.acting
    for kind in range(KINDS):
        seen.cards[kind] = table.cards[kind]
    seen.hard = table.hard
    seen.boss_falls = table.boss_falls
    seen.boss_down = table.boss_down
    for square in range(SQUARES):
        seen.at[square] = table.at[square]


@rule
def see_map(table: Rec, seen: Rec) -> None:
    """The rooms. The map page is open to all; it is the view that shows only what was explored."""
    seen.n_rooms = table.n_rooms
    seen.explored = table.explored
    seen.boss_room = table.boss_room
    seen.building = table.building
    seen.templates = table.templates
    for room in range(ROOMS):
        seen.face[room] = table.face[room]
        seen.turned[room] = table.turned[room]
        seen.room_x[room] = table.room_x[room]
        seen.room_y[room] = table.room_y[room]
        seen.open[room] = table.open[room]
        seen.room_kind[room] = table.room_kind[room]
        seen.depth[room] = table.depth[room]
        seen.shut[room] = table.shut[room]
        for side in range(4):
            seen.plan[room, side] = table.plan[room, side]


@rule
def see_dice(table: Rec, seen: Rec) -> None:
    """Dice on the table, and what is going on."""
    for die in range(DICE):
        seen.dice[die] = table.dice[die]
        seen.aims[die] = table.aims[die]
    seen.n_dice = table.n_dice
    seen.to_roll = table.to_roll
    seen.marked = table.marked
    seen.n_aims = table.n_aims
    for index in range(POOL):
        seen.pool[index] = table.pool[index]
    seen.n_pool = table.n_pool
    seen.missing = table.missing
    seen.n_frames = table.n_frames
    for frame in range(FRAMES):
        for column in range(FRAME):
            seen.frames[frame, column] = table.frames[frame, column]
