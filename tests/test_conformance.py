"""What every game promises, with every number of players it allows: one suite over all of them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import undercroft as uc
from undercroft.engine.game import WATCHER, Game
from undercroft.engine.playouts import play_chunk
from undercroft.engine.records import SAID, hand

from .players import FAR_TOO_LONG, Curious, Simple, any_options, play, play_through, seatings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match

GAMES = 25  # for each check that looks at every position
MOST_BYTES = 1024
MOST_BYTES_OF = {"deck_box": 8_000}  # a map of many rooms

every_game = pytest.mark.parametrize(("game", "seats"), seatings(), indirect=["game"])


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    """The game of this id."""
    return uc.load(request.param)


def start(game: Game, seats: int, seed: int) -> Match:
    """A match with options that depend on the seed."""
    return game.start(seed=seed, seats=seats, **any_options(game, Random(seed)))  # noqa: S311


def positions(game: Game, seats: int, games: int = GAMES) -> Iterator[Match]:
    """Every position of some random games."""
    player = Curious(seats)
    for seed in range(games):
        yield from play(start(game, seats, seed), player)


def state(match: Match) -> bytes:
    """The bytes that say what the position is."""
    return match.game.table_type.state(match._tables)


def seen_by(match: Match, table: np.ndarray, seat: int) -> np.ndarray:
    """What a seat may know of a table, as a table."""
    seen = match.game.table_type.blank()
    match.game.rules.see(match.game.box.rec, hand(table), seat, hand(seen))
    return seen


@every_game
def test_random_games_end(game: Game, seats: int) -> None:
    for seed in range(GAMES):
        match = play_through(start(game, seats, seed), Curious(seed))
        assert match.is_over, f"seed {seed} goes on after {FAR_TOO_LONG} moves"


@every_game
def test_random_games_end_in_play_outs_too(game: Game, seats: int) -> None:
    played = game.play_out(100, seed=5, seats=seats)
    assert played.finished.all()
    assert (played.lengths > 0).all()


@every_game
def test_the_moves_allowed_are_some_each_once_and_known_until_the_game_is_over(game: Game, seats: int) -> None:
    for match in positions(game, seats):
        ids = [move.id for move in match.moves()]
        assert bool(ids) == (not match.is_over)
        assert len(set(ids)) == len(ids)
        assert all(0 <= id < len(game.verbs) for id in ids)
        assert match.turn in (uc.CHANCE, uc.OVER, *range(seats))


@every_game
def test_luck_has_outcomes_with_positive_weights_from_a_stream_with_a_name(game: Game, seats: int) -> None:
    for match in positions(game, seats):
        if match.turn == uc.CHANCE:
            odds = [move.odds for move in match.moves()]
            assert min(odds) > 0
            assert sum(odds) == 1
            weights, stream = match._odds()
            assert all(weight > 0 for weight in weights)
            assert sum(weights) <= 2**31
            assert 0 <= stream < len(game.streams)


@every_game
def test_looking_at_a_table_changes_nothing(game: Game, seats: int) -> None:
    box, out = game.box.rec, np.zeros(len(game.verbs), np.int64)
    for match in positions(game, seats, 3):
        before = match._tables.tobytes()
        game.rules.turn(box, match._table)
        game.rules.score(box, match._table, np.zeros(seats, np.int64))
        if not match.is_over:
            game.rules.legal(box, match._table, out)
        if match.turn == uc.CHANCE:
            game.rules.odds(box, match._table, out)
        for seat in (WATCHER, *range(seats)):
            match.view(seat)
            match.events(seat)
        assert match._tables.tobytes() == before


@every_game
def test_a_clone_and_its_match_never_share(game: Game, seats: int) -> None:
    for seed in range(3):
        match = start(game, seats, seed)
        for _position in play(match, Curious(seed), 12):
            pass
        clone, before = match.clone(), match.record()
        assert not np.shares_memory(clone._tables, match._tables)
        play_through(clone, Curious(seed))
        assert match.record() == before
        assert play_through(match, Curious(seed)) == clone


@every_game
def test_the_same_seed_gives_the_same_bytes(game: Game, seats: int) -> None:
    for seed in range(3):
        one, two = (play_through(start(game, seats, seed), Curious(1)) for _ in range(2))
        assert one._tables.tobytes() == two._tables.tobytes()
        assert one.record().to_json() == two.record().to_json()


@every_game
def test_another_seed_gives_other_games(game: Game, seats: int) -> None:
    ends = {play_through(game.start(seed=seed, seats=seats), Curious(1)).record().moves for seed in range(6)}
    assert len(ends) > 1


@every_game
def test_a_record_comes_back_byte_for_byte(game: Game, seats: int) -> None:
    for seed in range(GAMES):
        match = start(game, seats, seed)
        for _position in play(match, Curious(seed), 1 + 5 * seed):
            pass
        text = match.record().to_json()
        again = uc.replay(text)
        assert again.record().to_json() == text
        assert state(again) == state(match)
        assert again.moves() == match.moves()


@every_game
def test_scores_stay_within_the_games_bounds(game: Game, seats: int) -> None:
    worst, best = game.scores
    for match in positions(game, seats):
        assert len(match.score) == seats
        assert all(worst <= score <= best for score in match.score)
    scores = game.play_out(100, seed=8, seats=seats).scores
    assert worst <= scores.min() <= scores.max() <= best


@every_game
def test_seeing_what_was_seen_shows_the_same(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        for seat in (WATCHER, *range(seats)):
            seen = seen_by(match, match._tables, seat)
            again = seen_by(match, seen, seat)
            assert game.table_type.state(again) == game.table_type.state(seen)


@every_game
def test_a_table_holds_nothing_that_nobody_knows(game: Game, seats: int) -> None:
    """So a game with one seat shows it everything, and `see` has forgotten no field."""
    for match in positions(game, seats, 4):
        whole = np.frombuffer(state(match), np.uint8)
        known = np.zeros(len(whole), bool)
        for seat in range(seats):
            known |= np.frombuffer(game.table_type.state(seen_by(match, match._tables, seat)), np.uint8) == whole
        fields = {name: game.table_type.dtype.fields[name][1] for name in game.table_type.dtype.names}
        assert known.all(), f"bytes {np.flatnonzero(~known)} of {fields} are seen by no seat"


@every_game
def test_without_secrets_everybody_sees_everything(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        seen = [game.table_type.state(seen_by(match, match._tables, seat)) for seat in (WATCHER, *range(seats))]
        assert game.secrets or seen == [state(match)] * (seats + 1)


@every_game
def test_what_somebody_who_looks_on_knows_every_seat_knows(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        by_all = np.frombuffer(game.table_type.state(seen_by(match, match._tables, WATCHER)), np.uint8)
        for seat in range(seats):
            mine = np.frombuffer(game.table_type.state(seen_by(match, match._tables, seat)), np.uint8)
            assert np.all((by_all == 0) | (by_all == mine))


@every_game
def test_the_score_that_all_are_shown_tells_no_secret(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        for seat in (WATCHER, *range(seats)):
            score = np.zeros(seats, np.int64)
            game.rules.score(game.box.rec, hand(seen_by(match, match._tables, seat)), score)
            assert score.tolist() == match.score


@every_game
def test_a_match_and_a_play_out_of_the_same_seed_are_the_same_game(game: Game, seats: int) -> None:
    options = game.read_options({})
    for seed in range(20, 26):
        match = play_through(game.start(seed=seed, seats=seats), Simple())
        tables = game.table_type.blank()
        played = play_chunk(game, game.lay_out(seats, options), seats, seed, 0, 1, "random", tables)
        assert played.scores[0].tolist() == match.score
        assert played.lengths[0] == match.played
        assert game.table_type.state(tables) == state(match)


@every_game
def test_every_option_can_be_played(game: Game, seats: int) -> None:
    for option in game.options:
        for word in option.words:
            match = game.start(seed=1, seats=seats, **{option.name: word})
            assert match.options[option.name] == option.read(word)
            assert play_through(match, Curious(1)).is_over


@every_game
def test_no_event_is_lost_for_want_of_room(game: Game, seats: int) -> None:
    for match in positions(game, seats):
        assert match._table.n_said < SAID


@every_game
def test_a_table_is_small(game: Game, seats: int) -> None:
    assert game.table_type.dtype.itemsize < MOST_BYTES_OF.get(game.id, MOST_BYTES)
    assert 0 < game.table_type.state_size < game.table_type.dtype.itemsize
