"""Bots: those that a game brings, one for each seat, and what they get to see."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.engine.bots import bots_of, read_bots
from undercroft.kernels.kernel import kernels_of
from undercroft.kernels.ways import PLAIN, using
from undercroft.testing.promises import play_crowd

from .coin import HEADS, begin

PACKAGE = HEADS.package


def test_a_game_has_the_random_bot_and_those_of_its_guide() -> None:
    assert list(bots_of(PACKAGE)) == ["random", "careful"]
    assert HEADS.bots == ("random", "careful")


def test_a_game_without_a_guide_has_the_random_bot() -> None:
    assert list(bots_of("undercroft.engine")) == ["random"]


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("careful", ("careful",)),
        ("careful,careful", ("careful",)),
        ("careful,random", ("careful", "random")),
        (" random , careful ", ("random", "careful")),
    ],
)
def test_bots_are_named_for_all_seats_or_for_each(given: str, read: tuple[str, ...]) -> None:
    assert read_bots(PACKAGE, given, 2) == read


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("carefull", "bot 'carefull': there is no such bot; did you mean 'careful'?"),
        ("careful,", "bot '': there is no such bot; known: random, careful"),
        ("random,careful,random", "bot 'random,careful,random': 3 bots for 2 seats; give one for all, or one for each"),
    ],
)
def test_what_names_no_bots_is_refused(given: str, said: str) -> None:
    with pytest.raises(uc.BadOption) as refused:
        HEADS.play_out(1, bot=given)
    assert str(refused.value).startswith(said)


def test_each_seat_has_its_own_bot() -> None:
    mixed = HEADS.play_out(200, seed=3, bot="careful,random", charms=False)
    other = HEADS.play_out(200, seed=3, bot="random,careful", charms=False)
    assert mixed.score(0).most == 4, "one coin at a time never goes beyond the goal"
    assert mixed.score(1).most > 4
    assert other.score(1).most == 4


def test_games_with_bots_are_the_same_on_any_number_of_cores_and_however_many_follow() -> None:
    one, two = (HEADS.play_out(60, seed=1, bot="careful,random", cores=cores) for cores in (1, 2))
    assert one.scores == two.scores
    assert HEADS.play_out(20, seed=1, bot="careful,random").scores.tolist() == one.scores.tolist()[:20]


def test_three_seats_have_three_bots() -> None:
    played = HEADS.play_out(100, seed=2, seats=3, bot="random,random,careful", charms=False)
    assert played.score(2).most == 4
    assert max(played.score(0).most, played.score(1).most) > 4


def test_a_bot_gets_what_its_seat_may_know_and_never_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin("charm 1", "charm 3", charms=True)
    got = []

    def spy(_box: object, seen: object, seat: int, moves: object, *_rest: object) -> int:
        got.append((seat, [int(charm) for charm in seen.charm]))  # type: ignore[attr-defined]
        return int(moves[0])  # type: ignore[index]

    monkeypatch.setattr("undercroft.engine.match.bots_of", lambda _package: {"careful": spy})
    match.choose("careful")
    assert got == [(0, [1, 0, 0])]


def test_a_bot_never_gets_the_seed_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """With it every bot could foretell what luck will do."""
    seeds = []

    def spy(_box: object, _seen: object, _seat: int, moves: object, _n: int, seed: int, *_rest: object) -> int:
        seeds.append(seed)
        return int(moves[0])  # type: ignore[index]

    monkeypatch.setattr("undercroft.engine.match.bots_of", lambda _package: {"careful": spy})
    for seed in (1, 2, 1):
        match = HEADS.start(seed=seed, charms=False)
        match.choose("careful")
        match.at(0).choose("careful")
    assert not {1, 2} & set(seeds)
    assert seeds[0] == seeds[1] == seeds[4] != seeds[2], "the same match, the same bots"


def test_a_random_bot_does_not_look_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the loop of random games is not slowed down by what guided games need."""
    names, looks = kernels_of(HEADS)["play_games"].rule.__globals__, []
    look = names["LOOK"]

    def spy(box: object, table: object, seat: int, seen: object) -> None:
        looks.append(seat)
        look(box, table, seat, seen)

    monkeypatch.setitem(names, "LOOK", spy)
    start = HEADS.lay_out(2, HEADS.read_options({}))
    with using(PLAIN):
        play_crowd(HEADS, start, 2, seed=1, bot="random")
        assert looks == []
        play_crowd(HEADS, start, 2, seed=1, bot="random,careful")
    assert set(looks) == {1}


def test_a_match_asks_a_bot_for_one_move() -> None:
    match = begin("lay 1")
    assert match.choose("careful").text == "toss"
    assert match.choose("random") in match.moves()
    assert match.record() == begin("lay 1").record()
    with pytest.raises(uc.IllegalMove, match="it is nobody's turn to choose"):
        begin("lay 1", "toss").choose("careful")
    with pytest.raises(uc.BadOption, match="there is no such bot"):
        match.choose("reckless")
