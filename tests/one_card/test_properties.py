"""What holds in every game, however it is played: random play from random situations."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook import rule

from .set_up import GAME, TRIED_OFTEN, Table, floor_of, situation

FULL_HEALTH = (2, 3, 5, 5)  # of the monsters, on each layout
LONGEST = 60  # moves


@st.composite
def situations(draw: st.DrawFn) -> Table:
    """The start of a turn on any level, with any options, skills and placement."""
    options = {option.name: draw(st.sampled_from(option.words)) for option in GAME.options}
    level = draw(st.integers(1, 12))
    at, *places = draw(st.lists(st.sampled_from(floor_of((level - 1) % 4)), min_size=2, max_size=5, unique=True))
    monsters = {place: draw(st.integers(1, FULL_HEALTH[(level - 1) % 4])) for place in places}
    skills = draw(st.tuples(*[st.integers(1, 6)] * 4))
    return situation(level, at, monsters, skills, health=draw(st.integers(1, 6)), **options)


picks = st.lists(st.integers(0, 59), min_size=LONGEST, max_size=LONGEST)
games = given(situations(), picks)


def positions(table: Table, picks: list[int]) -> Iterator[str]:
    """Play along `picks`; after each move, the move's text."""
    for pick in picks:
        moves = table.legal()
        if not moves:
            return
        move = moves[pick % len(moves)]
        table.play(move)
        yield move


@rule("OC-10", "OC-19")
@TRIED_OFTEN
@games
def test_nobody_ever_shares_a_tile_or_stands_on_a_wall(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        tiles = [tile for tile, _health in table.living]
        assert len(set(tiles)) == len(tiles)
        assert table.at not in tiles
        assert {table.at, *tiles} <= set(floor_of((table.level - 1) % 4))


@rule("OC-05", "OC-06")
@TRIED_OFTEN
@games
def test_the_three_dice_are_always_somewhere(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        in_hand = sum(die > 0 for die in table.dice)
        under_skills = sum(die > 0 for die in table.energy)
        assert all(0 <= die <= 6 for die in (*table.dice, *table.energy))
        if table.phase == "roll":
            assert in_hand == table.rec.rolled < 3
            assert under_skills == 0
        elif table.phase == "give":
            assert (in_hand, under_skills) == (3, 0)
        elif table.phase in ("reward", "won"):
            assert (in_hand, under_skills) == (0, 0)
        else:
            assert (in_hand, under_skills) == (0, 3)


@rule("OC-07")
@TRIED_OFTEN
@games
def test_points_are_never_negative_and_never_above_the_total(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        for left, skill, die in zip(table.points, table.skills, table.energy, strict=False):
            assert 0 <= left <= skill + die
        assert table.phase == "act" or table.points == (0, 0)


@rule("OC-02", "OC-24", "OC-25")
@TRIED_OFTEN
@games
def test_health_rises_by_healing_only_and_ends_the_game_at_0(table: Table, picks: list[int]) -> None:
    before = table.health
    for move in positions(table, picks):
        assert table.health == 6 if move == "heal" else table.health <= before
        assert 0 <= table.health <= 6
        assert (table.health == 0) == (table.phase == "lost")
        before = table.health


@rule("OC-11", "OC-25")
@TRIED_OFTEN
@games
def test_monsters_lose_health_by_attacks_only_and_never_gain_any(table: Table, picks: list[int]) -> None:
    level, before = table.level, table.rec.monster_health.tolist()
    for move in positions(table, picks):
        now = table.rec.monster_health.tolist()
        if table.level == level:
            lost = [then - after for then, after in zip(before, now, strict=True)]
            hit = int(move.removeprefix("attack ")) - 1 if move.startswith("attack") else None
            assert lost == [int(monster == hit) for monster in range(4)]
        level, before = table.level, now


@rule("OC-25", "OC-26")
@TRIED_OFTEN
@games
def test_skills_change_by_training_only(table: Table, picks: list[int]) -> None:
    names = ("speed", "attack", "defence", "range")
    before = table.skills
    for move in positions(table, picks):
        trained = names.index(move.removeprefix("train ")) if move.startswith("train") else None
        assert table.skills == tuple(value + (skill == trained) for skill, value in enumerate(before))
        before = table.skills


@rule("OC-04", "OC-25")
@TRIED_OFTEN
@games
def test_levels_go_up_by_one_after_a_reward_only(table: Table, picks: list[int]) -> None:
    before = table.level
    for move in positions(table, picks):
        rewarded = move == "heal" or move.startswith("train")
        assert table.level == before + rewarded
        before = table.level


@rule("OC-07", "OC-04")
@TRIED_OFTEN
@games
def test_there_is_always_a_move_each_listed_once_until_the_game_is_over(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        moves = table.legal()
        assert len(set(moves)) == len(moves)
        assert bool(moves) == (table.phase not in ("won", "lost")) == (not table.match.is_over)
        assert ("end" in moves) == (table.phase == "act")


@rule("OC-25", "OC-27")
@TRIED_OFTEN
@games
def test_the_score_is_the_levels_cleared_and_never_falls(table: Table, picks: list[int]) -> None:
    before = table.match.score
    for _move in positions(table, picks):
        cleared = table.level - 1 + (table.phase in ("reward", "won"))
        assert table.match.score == [cleared] >= before
        before = table.match.score
