"""Play-outs: the same games on any number of cores, however the work is cut."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import undercroft as uc
from undercroft.engine import playouts
from undercroft.engine.playouts import PlayOuts, gather, play_chunk, play_out

from .coin import HEADS

N = 60


def same(a: PlayOuts, b: PlayOuts) -> bool:
    fields = PlayOuts.__dataclass_fields__
    return all(np.array_equal(getattr(a, field), getattr(b, field)) for field in fields)


def first_of(played: PlayOuts, n: int) -> PlayOuts:
    return PlayOuts(*(getattr(played, field)[:n] for field in PlayOuts.__dataclass_fields__))


def test_a_batch_gives_a_score_and_a_length_for_each_game() -> None:
    played = HEADS.play_out(N, seed=1, seats=3)
    assert (len(played), played.scores.shape, played.lengths.shape) == (N, (N, 3), (N,))
    assert played.games.tolist() == list(range(N))
    assert played.finished.all()
    assert played.lengths.min() > 4
    assert (played.scores.max(axis=1) >= 4).all(), "somebody reached the goal"
    assert len(set(played.lengths.tolist())) > 5, "the games differ"


@pytest.mark.parametrize("cores", [2, 3])
def test_any_number_of_cores_plays_the_same_games(cores: int) -> None:
    assert same(HEADS.play_out(N, seed=1, cores=1), HEADS.play_out(N, seed=1, cores=cores))


@pytest.mark.parametrize("n", [1, 2, 17, N - 1])
def test_the_first_games_are_the_same_however_many_follow(n: int) -> None:
    assert same(first_of(HEADS.play_out(N, seed=1), n), HEADS.play_out(n, seed=1))


def test_another_seed_plays_other_games() -> None:
    assert not same(HEADS.play_out(N, seed=1), HEADS.play_out(N, seed=2))


def test_options_reach_the_games() -> None:
    short, long = HEADS.play_out(N, seed=1), HEADS.play_out(N, seed=1, length="long")
    assert long.lengths.mean() > short.lengths.mean()
    assert long.scores.max() >= 8


def test_no_games_are_an_empty_batch() -> None:
    played = HEADS.play_out(0, seats=3)
    assert (len(played), played.scores.shape) == (0, (0, 3))


def test_every_final_table_can_be_kept() -> None:
    start, tables = HEADS.lay_out(2, HEADS.read_options({})), HEADS.table_type.blank(5)
    played = play_chunk(HEADS, start, 2, 1, 0, 5, "random", tables)
    assert (tables["bank"].max(axis=1) >= 4).all()
    worth = np.array([0, 1, 2, 3])[tables["charm"][:, :2]]
    assert np.array_equal(tables["bank"][:, :2] + worth, played.scores)


def test_the_table_that_games_start_from_is_left_alone() -> None:
    start = HEADS.lay_out(2, HEADS.read_options({}))
    before = bytes(start.buffer)
    play_chunk(HEADS, start, 2, 1, 0, 5, "random", HEADS.table_type.blank())
    assert start.buffer == before


def test_games_can_be_played_out_from_any_table() -> None:
    start = HEADS.lay_out(2, HEADS.read_options({"charms": False}))
    start.bank[1] = 3
    start.seat = 1
    played = gather(play_out(HEADS, start, 2, N, 1), 2)
    assert (played.scores[:, 1] >= 3).all()


def chunks_of(n: int, cores: int) -> Any:
    return play_out(HEADS, HEADS.lay_out(2, HEADS.read_options({})), 2, n, 1, "random", cores)


def test_a_stopped_iteration_keeps_what_was_handed_out() -> None:
    chunks = chunks_of(N, 2)
    kept = [next(chunks) for _ in range(3)]
    chunks.close()
    whole = HEADS.play_out(N, seed=1)
    for chunk in kept:
        assert np.array_equal(chunk.scores, whole.scores[chunk.games])
        assert np.array_equal(chunk.lengths, whole.lengths[chunk.games])
    assert 0 < len(gather(kept, 2)) < N


def test_a_stopped_iteration_begins_no_further_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def counted(*args: Any) -> PlayOuts:
        begun.append(args[4])
        return play_chunk(*args)

    monkeypatch.setattr(playouts, "play_chunk", counted)
    chunks = chunks_of(N, 1)
    next(chunks)
    chunks.close()
    stopped = len(begun)
    assert stopped <= 3
    assert threading.active_count() == 1 or not any("ThreadPool" in thread.name for thread in threading.enumerate())
    assert len(begun) == stopped


def test_chunks_cover_every_game_once() -> None:
    for n in (1, 7, N):
        games = np.concatenate([chunk.games for chunk in chunks_of(n, 3)])
        assert sorted(games.tolist()) == list(range(n))


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(uc.BadOption, match=r"bot 'randon': there is no such bot; did you mean 'random'\?"):
        HEADS.play_out(1, bot="randon")


@pytest.mark.parametrize("wrong", [{"seats": 9}, {"seed": -1}, {"length": "endless"}, {"size": 3}])
def test_what_a_match_refuses_a_batch_refuses_too(wrong: dict[str, object]) -> None:
    with pytest.raises(uc.UndercroftError):
        HEADS.play_out(1, **wrong)


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "MOST_MOVES", 5)
    played = HEADS.play_out(20, seed=1)
    assert played.lengths.tolist() == [5] * 20
    assert not played.finished.any()
