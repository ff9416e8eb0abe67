"""The search: what it finds, what it knows, and that it keeps to its memory."""

from __future__ import annotations

from random import Random

import pytest

import undercroft as uc
from tests.plainly import PLAINLY
from tests.thinkers import Watch
from tests.welcome.twins import random_match, twin
from undercroft.bots import minds, search
from undercroft.bots.minds import thoughts
from undercroft.bots.search import aim_of, share_of_wins, think, told_by
from undercroft.engine.match import Match
from undercroft.engine.thinking import POINTS, WIN, Thinking, Thought
from undercroft.kernels.playouts import bot_number
from undercroft.kernels.search import SLOPE, Room, judge, make_room
from undercroft.kernels.tree import ROOT, WIDENING, WIDTH, make_tree
from undercroft.kernels.ways import PLAIN, memory_for, way_for

FEW = Thinking(play_outs=24)


def midway(id: str, moves: int = 12, seed: int = 4, **more: object) -> Match:
    """A match after some moves of the greedy bot's, at a choice."""
    match = uc.load(id).start(seed=seed, **more)  # type: ignore[arg-type]
    while match.played < moves or match.turn < 0 or len(match.moves()) == 1:
        if match.turn == uc.CHANCE:
            match.roll()
        else:
            match.play(match.choose("greedy"))
    return match


def said(match: Match, thinking: Thinking = FEW) -> list[Thought]:
    """What a search says of the moves there are now."""
    return think(match.game, match.seen(match.turn), match.turn, match.seats, thinking, 7)


@pytest.mark.parametrize("id", ["one_card", "dungeon_roll", "welcome", "one_deck", "deck_box"])
def test_every_legal_move_is_thought_of_and_nothing_else(id: str) -> None:
    match = midway(id)
    before = match.hash()
    found = said(match)
    assert {thought.move for thought in found} == {move.id for move in match.moves()}
    assert sum(thought.visits for thought in found) == FEW.play_outs - 1, "the first one stays at the root"
    assert match.hash() == before


@pytest.mark.parametrize("id", ["one_card", "welcome"])
def test_the_same_seed_brings_the_same_thoughts(id: str) -> None:
    match = midway(id)
    assert said(match) == said(match.clone())


def test_what_is_shown_is_the_chance_to_win_or_points() -> None:
    assert {thought.of for thought in said(midway("welcome"))} == {WIN}
    found = said(midway("dungeon_roll"))
    assert {thought.of for thought in found} == {POINTS}
    assert all(0 <= thought.shown <= 100 for thought in found)


@pytest.mark.parametrize(("id", "seats"), [("one_card", 1), ("one_deck", 1), ("one_deck", 2)])
def test_where_one_gets_on_step_by_step_points_are_told_and_wins_beside_them(id: str, seats: int) -> None:
    found = [thought for thought in said(midway(id, seats=seats)) if thought.visits]
    assert {thought.of for thought in found} == {POINTS}
    for thought in found:
        least, most = uc.load(id).scores
        assert least <= thought.shown <= most
        assert thought.wins is not None
        assert thought.worth == pytest.approx(thought.wins + SLOPE * thought.shown / most)


@pytest.mark.parametrize(
    ("id", "seats", "of"),
    [("deck_box", 2, WIN), ("welcome", 2, WIN), ("dungeon_roll", 2, WIN), ("dungeon_roll", 1, POINTS)],
)
def test_where_there_are_no_steps_or_there_are_rivals_one_number_is_enough(id: str, seats: int, of: str) -> None:
    aim = aim_of(uc.load(id), seats)
    assert (told_by(aim), share_of_wins(aim, 0.5, 1)) == (of, None)


def test_whoever_wins_together_wins_whole_and_rivals_share() -> None:
    worths = {}
    for id in ("deck_box", "welcome"):
        game = uc.load(id)
        room = Room(*(block.plain for block in make_room(memory_for(game, PLAIN), 2, "greedy")))
        for seat in range(2):
            room.scores[seat] = game.scores[1]
        judge(aim_of(game, 2), room, 2)
        worths[id] = list(room.shown)
    assert worths == {"deck_box": [1.0, 1.0], "welcome": [0.5, 0.5]}


def test_several_trees_are_added_up() -> None:
    match = midway("dungeon_roll")
    two = said(match, Thinking(play_outs=40, cores=2))
    assert sum(thought.visits for thought in two) == 38
    assert {thought.move for thought in two} == {move.id for move in match.moves()}


def test_time_is_a_limit_too_and_so_is_somebody_who_says_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    match, games = midway("welcome"), []
    for seconds in (0, 4, 40):
        monkeypatch.setattr(search, "time", Watch(step=1))
        games.append(sum(thought.visits for thought in said(match, Thinking(play_outs=None, seconds=seconds))))
    assert 0 < games[0] < games[1] < games[2] < 40
    stopped = think(match.game, match.seen(match.turn), match.turn, 2, Thinking(play_outs=10**6), 7, stop=lambda: True)
    assert sum(thought.visits for thought in stopped) < 10**3


@pytest.mark.parametrize(("took", "left"), [(0.05, 0.25), (0.25, minds.LEAST_SECONDS), (9, minds.LEAST_SECONDS)])
def test_time_for_what_is_exact_counts(took: float, left: float, monkeypatch: pytest.MonkeyPatch) -> None:
    told, watch = [], Watch()

    def listen(*given: object) -> list[Thought]:
        told.append(given[4])
        return []

    monkeypatch.setattr(minds, "think", listen)

    def find_nothing(*_about: object) -> None:
        watch.now += took

    monkeypatch.setattr(minds, "time", watch)
    monkeypatch.setattr(minds, "_known", find_nothing)
    thoughts(midway("dungeon_roll"), Thinking(play_outs=None, seconds=0.3))
    assert told[0].seconds == pytest.approx(left)


# What it may know


def test_it_cannot_peek() -> None:
    """At tables that differ only in what its seat may not know, it thinks the same."""
    random, different, asked = Random(5), 0, 0  # noqa: S311
    for number in range(6 if PLAINLY else 60):
        match = random_match(random, {})
        if match.turn < 0 or len(match.moves()) == 1:
            continue
        other = twin(match, match.turn, number)
        asked += 1
        different += other.record().moves != match.record().moves
        assert thoughts(other, FEW) == thoughts(match, FEW), f"match {number}"
    assert different > asked / 4 > 0, "in many of them something was hidden"


def test_its_luck_is_not_the_luck_of_the_match() -> None:
    """Two matches with other luck to come, but the same table, are thought of the same if the search's seed is."""
    one = midway("dungeon_roll", moves=0, seed=1)
    other = uc.load("dungeon_roll").start(seed=2)
    for move in one.record().moves:
        other.play(move)
    assert other.hash() == one.hash()
    assert said(other) == said(one)
    while one.hash() == other.hash():
        for match in (one, other):
            match.roll() if match.turn == uc.CHANCE else match.play(match.choose("greedy"))
    assert uc.OVER not in (one.turn, other.turn), "and their luck does differ"


# Memory


def test_a_full_tree_goes_on_without_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "FEWEST_NODES", 40)
    monkeypatch.setattr(search, "NODES_EACH", 0)
    found = said(midway("welcome"), Thinking(play_outs=200))
    assert sum(thought.visits for thought in found) == 199


def test_luck_with_many_outcomes_is_widened_step_by_step() -> None:
    match = uc.load("one_deck").start(seed=3)
    while match.turn != uc.CHANCE or len(match.moves()) < 10:
        match.roll() if match.turn == uc.CHANCE else match.play(match.choose("greedy"))
    game, aim = match.game, aim_of(match.game, 1)
    memory = memory_for(game, way_for(game))
    tree, room = make_tree(memory, 4000, 1.0), make_room(memory, 1, "greedy")
    records = (memory.record(game.box_type, game.box.rec), memory.record(game.table_type, match.seen(0)))
    for count in (1, 8, 40):
        memory.run(
            "simulate", *records, 0, 1, bot_number(game.package, "greedy"), aim, tree, room, 3, count, count, True
        )
    assert 2 < tree.nodes.plain[ROOT].children <= WIDTH * 49**WIDENING + 1 < len(match.moves())
