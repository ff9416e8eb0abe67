"""Quests made by luck: every map can be explored to its end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft as uc
from tests.players import Simple
from tests.rulebook import rule
from undercroft.games.deck_box.content.layout import REST
from undercroft.games.deck_box.content.plan import Plan
from undercroft.games.deck_box.rules.building import kind_weight

from .set_up import BOX, GAME, TRIED_OFTEN, Table

ROOMS = {"easy": 6, "normal": 8, "hard": 9}


def made(seed: int, difficulty: str = "normal", faction: str = "random", heroes: int = 2) -> Table:
    """A generated quest, when the map is done."""
    match = GAME.start(seed=seed, quest="generated", difficulty=difficulty, faction=faction, heroes=str(heroes))
    while match.turn == uc.CHANCE:
        match.roll()
    return Table(match)


def plan_of(table: Table) -> Plan:
    record = table.rec
    rooms = range(record.n_rooms)
    exits = [int(BOX.exits[record.face[room], record.turned[room]]) for room in rooms]
    return Plan([(record.room_x[room], record.room_y[room]) for room in rooms], exits)


seeds = st.integers(0, 2**40)
difficulties = st.sampled_from(sorted(ROOMS))


@rule("DB-15", "DB-45")
@TRIED_OFTEN
@given(seeds, difficulties)
def test_every_map_keeps_the_rules_of_the_generator(seed: int, difficulty: str) -> None:
    """One map, looked at in all these ways: to make one takes longer than to look."""
    table = made(seed, difficulty)
    for holds in ALWAYS:
        holds(table, plan_of(table), ROOMS[difficulty])


def it_has_its_rooms_each_card_once_and_a_way_to_all_of_them(table: Table, plan: Plan, count: int) -> None:
    record = table.rec
    assert record.n_rooms == count
    cards = [int(BOX.tile_card[record.face[room]]) for room in range(count)]
    assert len(set(cards)) == len(set(plan.places)) == count
    assert plan.reached() == set(range(count))
    assert BOX.is_entrance[record.face[0]]


def exits_towards_a_later_tile_are_met_and_rooms_are_joined_where_exits_meet(
    table: Table, plan: Plan, count: int
) -> None:
    for room in range(1, count):
        for side in range(4):
            other = plan.neighbour(room, side)
            if other is not None and other < room and plan.exits[other] >> (side ^ 2) & 1:
                assert plan.exits[room] >> side & 1 or other == 0
            joined = plan.joined(room, side)
            assert table.rec.plan[room, side] == (-1 if joined is None else joined)
    assert (0, 1) not in plan.places  # the doorstep of the dungeon stays free


def the_boss_is_in_the_deepest_room(table: Table, plan: Plan, count: int) -> None:
    depth, reached = {0: 0}, [0]
    for room in reached:
        for side in range(4):
            other = plan.joined(room, side)
            if other is not None and other not in depth:
                depth[other] = depth[room] + 1
                reached.append(other)
    assert table.rec.depth[:count].tolist() == [depth[room] for room in range(count)]
    boss = table.rec.boss_room
    assert depth[boss] == max(depth.values())
    equals = [room for room in depth if depth[room] == depth[boss]]
    single = [room for room in equals if sum(plan.joined(room, side) is not None for side in range(4)) == 1]
    assert boss == max(single or equals)


ALWAYS = (
    it_has_its_rooms_each_card_once_and_a_way_to_all_of_them,
    exits_towards_a_later_tile_are_met_and_rooms_are_joined_where_exits_meet,
    the_boss_is_in_the_deepest_room,
)


@rule("DB-45")
def test_the_same_seed_makes_the_same_quest_and_another_another() -> None:
    one, same, other = (made(seed).rec.face.tolist() for seed in (7, 7, 8))
    assert one == same != other


@rule("DB-45")
@pytest.mark.parametrize(("faction", "first"), [("rustpick", "rust_"), ("choir", "choir_"), ("snuffed", "snuff_")])
def test_the_enemies_are_of_one_faction_with_one_of_its_red_cards(faction: str, first: str) -> None:
    reds = set()
    for seed in range(12):
        cards = [list(GAME.box.names["enemies"])[int(card)] for card in made(seed, "easy", faction).rec.cards]
        assert all(card.startswith(first) for card in cards)
        reds.add(cards[-1])
    assert len(reds) == 2


@rule("DB-45")
def test_hard_quests_turn_the_enemies_cards_to_their_hard_side() -> None:
    assert [int(made(1, difficulty).rec.hard) for difficulty in ("easy", "normal", "hard")] == [0, 0, 1]


@rule("DB-45")
def test_the_newest_room_is_twice_as_likely_to_grow() -> None:
    match = GAME.start(seed=3, quest="generated", difficulty="hard")
    weights = Counter()
    while match.turn == uc.CHANCE:
        moves = match.moves()
        if moves[0].verb == "side":
            newest = int(match.table.n_rooms) - 1
            least = min(move.odds for move in moves)
            weights.update((move.args[0] // 4 == newest, move.odds / least) for move in moves if len(moves) > 1)
        match.roll()
    assert set(weights) <= {(True, 2), (False, 1), (True, 1)}
    assert weights[True, 2] > 0


def explore(table: Table, room: int) -> Table:
    """Read a room's encounter, as a card would."""
    from undercroft.games.deck_box.rules.playing import run
    from undercroft.games.deck_box.rules.stack import EXPLORING, push
    from undercroft.games.deck_box.table import W_NOTHING

    push(table.rec, EXPLORING, room, 0, 4, 0, 0, 0, 0)
    table.rec.wait = W_NOTHING
    run(BOX, table.rec)
    return table.go_on()


def started(seed: int, difficulty: str, heroes: int = 2) -> Table:
    table = made(seed, difficulty, "rustpick", heroes)
    player = Simple()
    while table.rec.rounds == 0:
        table.match.roll() if table.match.turn == uc.CHANCE else table.match.play(player(table.match))
    return table


@rule("DB-45", "DB-16")
@pytest.mark.parametrize(
    ("difficulty", "heroes", "mix", "greens", "blues"),
    [
        ("easy", 2, 1, 5, 0),  # 4.5 and 0.5 for the depth
        ("easy", 2, 4, 3, 1),
        ("easy", 2, 6, 3, 1),
        ("easy", 4, 6, 6, 2),
        ("normal", 3, 1, 8, 0),  # 5.5 times 1.5 is 8.25
        ("hard", 4, 2, 10, 0),
    ],
)
def test_a_fight_spends_the_points_of_its_depth(
    difficulty: str, heroes: int, mix: int, greens: int, blues: int
) -> None:
    table = started(5, difficulty, heroes)
    room = next(room for room in range(1, 9) if table.rec.depth[room] == 1)
    explore(table, room).play("kind 1")
    table.play(table.legal()[0]).roll(mix)
    wanted = Counter()
    while table.wait == "face":
        wanted[table.rec.frames[table.rec.n_frames - 1, 1]] += 1
        table.foes(1)
    while greens + blues > 9:
        greens, blues = greens - 2, blues + 1
    assert (wanted[0], wanted[1]) == (greens, blues)


@rule("DB-45")
@pytest.mark.parametrize(("difficulty", "health"), [("easy", 5), ("normal", 6), ("hard", 6)])
def test_the_last_room_holds_the_boss_with_company(difficulty: str, health: int) -> None:
    table = started(5, difficulty)
    explore(table, table.rec.boss_room).roll(1)
    while not table.rec.n_pool:
        table.foes(1)
    assert table.rec.pool[0] == 4 * 16 + 8 + health


@rule("DB-45")
def test_there_is_no_rest_beside_the_start_nor_two_in_a_row() -> None:
    table = started(5, "hard")
    for room in range(1, 9):
        near = table.rec.depth[room] == 1
        assert (kind_weight(BOX, table.rec, room, REST) == 0) == near
    deep = next(room for room in range(2, 9) if table.rec.depth[room] > 1 and room != table.rec.boss_room)
    table.rec.room_kind[deep - 1] = REST
    assert kind_weight(BOX, table.rec, deep, REST) == 0


@rule("DB-45")
def test_no_template_comes_again_before_all_of_its_kind_have_come() -> None:
    table = started(5, "hard")
    seen = []
    for room in [room for room in range(1, 9) if room != table.rec.boss_room][:4]:
        explore(table, room).play("kind 2")
        seen.append(table.legal("theme"))
        table.play(table.legal()[0])
        while table.wait in ("roll", "card", "face", "tester", "place", "loot", "again"):
            table.match.roll() if table.match.turn == uc.CHANCE else table.play(table.legal()[0])
    assert [len(themes) for themes in seen] == [4, 3, 2, 1]
