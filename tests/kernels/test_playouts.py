"""Play-outs: the same games on any number of cores, however the work is cut."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import undercroft as uc
from tests.engine.coin import HEADS
from undercroft.engine.results import PlayOuts, gather
from undercroft.kernels import playouts
from undercroft.kernels.playouts import Crowd, play_out
from undercroft.testing.promises import play_crowd

N = 60


def same(a: PlayOuts, b: PlayOuts) -> bool:
    return lists(a) == lists(b)


def lists(played: PlayOuts, n: int = N) -> list[Any]:
    """All that is told of the first games."""
    return [getattr(played, field).tolist()[:n] for field in PlayOuts.__dataclass_fields__]


def test_a_batch_gives_a_score_and_a_length_for_each_game() -> None:
    played = HEADS.play_out(N, seed=1, seats=3)
    assert (len(played), played.scores.shape, played.lengths.shape) == (N, (N, 3), (N,))
    assert played.games.tolist() == list(range(N))
    assert all(played.finished)
    assert min(played.lengths) > 4
    assert all(max(row) >= 4 for row in played.scores.tolist()), "somebody reached the goal"
    assert len(set(played.lengths.tolist())) > 5, "the games differ"


@pytest.mark.parametrize("cores", [2, 3])
def test_any_number_of_cores_plays_the_same_games(cores: int) -> None:
    assert same(HEADS.play_out(N, seed=1, cores=1), HEADS.play_out(N, seed=1, cores=cores))


@pytest.mark.parametrize("n", [1, 2, 17, N - 1])
def test_the_first_games_are_the_same_however_many_follow(n: int) -> None:
    assert lists(HEADS.play_out(N, seed=1), n) == lists(HEADS.play_out(n, seed=1))


def test_another_seed_plays_other_games() -> None:
    assert not same(HEADS.play_out(N, seed=1), HEADS.play_out(N, seed=2))


def test_options_reach_the_games() -> None:
    short, long = HEADS.play_out(N, seed=1), HEADS.play_out(N, seed=1, length="long")
    assert long.length().mean > short.length().mean
    assert max(long.counts()) >= 8


def test_no_games_are_an_empty_batch() -> None:
    played = HEADS.play_out(0, seats=3)
    assert (len(played), [len(part) for part in lists(played)]) == (0, [0] * 4)


def test_every_final_table_can_be_kept() -> None:
    played, tables = play_crowd(HEADS, HEADS.lay_out(2, HEADS.read_options({})), 2, seed=1, n=5)
    for table, scores in zip(tables, played.scores.tolist(), strict=True):
        assert max(table.bank) >= 4
        assert [table.bank[seat] + (0, 1, 2, 3)[table.charm[seat]] for seat in range(2)] == scores


def test_the_table_that_games_start_from_is_left_alone() -> None:
    start = HEADS.lay_out(2, HEADS.read_options({}))
    before = bytes(start.buffer)
    play_crowd(HEADS, start, 2, seed=1, n=5)
    assert start.buffer == before


def test_games_can_be_played_out_from_any_table() -> None:
    start = HEADS.lay_out(2, HEADS.read_options({"charms": False}))
    start.bank[1] = 3
    start.seat = 1
    played = gather([*play_out(HEADS, start, 2, N, 1)], 2)
    assert min(played.counts(1)) >= 3


def chunks_of(n: int, cores: int) -> Any:
    return play_out(HEADS, HEADS.lay_out(2, HEADS.read_options({})), 2, n, 1, "random", cores)


def test_a_stopped_iteration_keeps_what_was_handed_out() -> None:
    chunks = chunks_of(N, 2)
    kept = [next(chunks) for _ in range(3)]
    chunks.close()
    whole = lists(HEADS.play_out(N, seed=1))
    for chunk in kept:
        assert lists(chunk) == [[column[game] for game in chunk.games] for column in whole]
    assert 0 < len(gather(kept, 2)) < N


def test_a_stopped_iteration_begins_no_further_chunk(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    play = Crowd.play

    def counted(crowd: Crowd, seed: int, first: int, n: int) -> PlayOuts:
        begun.append(first)
        return play(crowd, seed, first, n)

    monkeypatch.setattr(Crowd, "play", counted)
    chunks = chunks_of(N, 1)
    next(chunks)
    chunks.close()
    stopped = len(begun)
    assert stopped <= 3
    assert threading.active_count() == 1 or not any("ThreadPool" in thread.name for thread in threading.enumerate())
    assert len(begun) == stopped


def test_chunks_cover_every_game_once() -> None:
    for n in (1, 7, N):
        assert sorted(game for chunk in chunks_of(n, 3) for game in chunk.games) == list(range(n))


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
    assert not any(played.finished)
