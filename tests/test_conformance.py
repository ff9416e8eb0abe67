"""What every game promises, with every number of players it allows: one suite over all of them."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest

import undercroft as uc
from undercroft.engine.bots import bots_of
from undercroft.engine.game import OPEN, WATCHER, Game
from undercroft.engine.log import HIDDEN
from undercroft.engine.records import SAID, Plain

from .crowds import play_crowd
from .players import FAR_TOO_LONG, Curious, Simple, any_options, play, play_through, seatings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match
    from undercroft.engine.records import Rec

GAMES = 25  # for each check that looks at every position
MOST_POSITIONS = 700  # of long games
LONG = {"deck_box": 6}  # games of a thousand moves and more are played so many times less often
MOST_BYTES = 1024
MOST_BYTES_OF = {"deck_box": 8_000}  # a map of many rooms

every_game = pytest.mark.parametrize(("game", "seats"), seatings(), indirect=["game"])
with_secrets = pytest.mark.parametrize(
    ("game", "seats"), [(id, seats) for id, seats in seatings() if uc.load(id).secrets], indirect=["game"]
)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    """The game of this id."""
    return uc.load(request.param)


def start(game: Game, seats: int, seed: int) -> Match:
    """A match with options that depend on the seed."""
    return game.start(seed=seed, seats=seats, **any_options(game, Random(seed)))  # noqa: S311


def positions(game: Game, seats: int, games: int = GAMES) -> Iterator[Match]:
    """Every position of some random games, as many as there is time for."""
    player = Curious(seats)
    found = (match for seed in range(games) for match in play(start(game, seats, seed), player))
    yield from islice(found, often(game, MOST_POSITIONS))


def often(game: Game, times: int) -> int:
    """How many times something is done that takes as long as a game is."""
    return max(1, times // LONG.get(game.id, 1))


def state(match: Match) -> bytes:
    """The bytes that say what the position is."""
    return match.game.table_type.state(match.table)


def seen_by(match: Match, table: Rec, seat: int) -> Rec:
    """What a seat may know of a table, as a table."""
    return match.game.see(table, seat)


@every_game
def test_random_games_end(game: Game, seats: int) -> None:
    for seed in range(often(game, GAMES)):
        match = play_through(start(game, seats, seed), Curious(seed))
        assert match.is_over, f"seed {seed} goes on after {FAR_TOO_LONG} moves"


@every_game
def test_random_games_end_in_play_outs_too(game: Game, seats: int) -> None:
    played = game.play_out(100, seed=5, seats=seats)
    assert all(played.finished)
    assert min(played.lengths) > 0


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
            weights = [0] * len(game.verbs)
            stream = game.rules.odds(game.box.rec, match.table, weights)
            assert all(weight > 0 for weight in weights[: len(odds)])
            assert sum(weights[: len(odds)]) <= 2**31
            assert 0 <= stream < len(game.streams)


@every_game
def test_looking_at_a_table_changes_nothing_but_scratch(game: Game, seats: int) -> None:
    box, out = game.box.rec, [0] * len(game.verbs)
    for match in positions(game, seats, 3):
        before = match.seen(OPEN).buffer
        game.rules.turn(box, match.table)
        game.rules.score(box, match.table, [0] * seats)
        if not match.is_over:
            game.rules.legal(box, match.table, out)
        if match.turn == uc.CHANCE:
            game.rules.odds(box, match.table, out)
        for seat in (WATCHER, *range(seats)):
            match.view(seat)
            match.events(seat)
        match.look_round()
        assert match.seen(OPEN).buffer == before


@every_game
def test_a_clone_and_its_match_never_share(game: Game, seats: int) -> None:
    for seed in range(often(game, 3)):
        match = start(game, seats, seed)
        for _position in play(match, Curious(seed), 12):
            pass
        clone, before = match.clone(), match.record()
        assert clone.table.buffer is not match.table.buffer
        play_through(clone, Curious(seed))
        assert match.record() == before
        assert play_through(match, Curious(seed)) == clone


@every_game
def test_the_same_seed_gives_the_same_bytes(game: Game, seats: int) -> None:
    for seed in range(often(game, 3)):
        one, two = (play_through(start(game, seats, seed), Curious(1)) for _ in range(2))
        assert one.table.buffer == two.table.buffer
        assert one.record().to_json() == two.record().to_json()


@every_game
def test_another_seed_gives_other_games(game: Game, seats: int) -> None:
    seeds = range(max(2, often(game, 6)))
    ends = {play_through(game.start(seed=seed, seats=seats), Curious(1)).record().moves for seed in seeds}
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
    numbers = [score for row in scores.tolist() for score in row]
    assert worst <= min(numbers) <= max(numbers) <= best


@every_game
def test_seeing_what_was_seen_shows_the_same(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        for seat in (WATCHER, *range(seats)):
            seen = seen_by(match, match.table, seat)
            again = seen_by(match, seen, seat)
            assert game.table_type.state(again) == game.table_type.state(seen)


@every_game
def test_a_table_holds_nothing_that_nobody_knows(game: Game, seats: int) -> None:
    """So a game with one seat shows it everything, and `see` has forgotten no field."""
    for match in positions(game, seats, 4):
        seen = [game.table_type.state(seen_by(match, match.table, seat)) for seat in range(seats)]
        unknown = [at for at, whole in enumerate(state(match)) if all(each[at] != whole for each in seen)]
        assert not unknown, f"bytes {unknown} of {game.table_type.plain.offsets} are seen by no seat"


@every_game
def test_without_secrets_everybody_sees_everything(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        seen = [game.table_type.state(seen_by(match, match.table, seat)) for seat in (WATCHER, *range(seats))]
        assert game.secrets or seen == [state(match)] * (seats + 1)


@every_game
def test_what_somebody_who_looks_on_knows_every_seat_knows(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        by_all = game.table_type.state(seen_by(match, match.table, WATCHER))
        for seat in range(seats):
            mine = game.table_type.state(seen_by(match, match.table, seat))
            assert all(each in (0, own) for each, own in zip(by_all, mine, strict=True))


@every_game
def test_nothing_is_hidden_from_those_for_whom_all_cards_lie_open(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        assert game.table_type.state(seen_by(match, match.table, OPEN)) == state(match)


@every_game
def test_who_is_to_move_knows_what_is_allowed(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        if match.turn >= 0:
            assert match.moves(match.turn) == match.moves()


# Secrets


def dealt(match: Match, seat: int, number: int) -> Rec:
    """What a seat may know of the table, with the blanks filled at random."""
    table = seen_by(match, match.table, seat)
    match.game.rules.deal(match.game.box.rec, table, seat, match.seed, number)
    return table


@with_secrets
def test_a_dealt_table_looks_the_same_to_the_seat_it_was_dealt_for(game: Game, seats: int) -> None:
    different = 0
    for match in positions(game, seats, 8):
        for seat in (WATCHER, *range(seats)):
            table = dealt(match, seat, match.played)
            before, after = (seen_by(match, each, seat) for each in (match.table, table))
            assert game.table_type.state(after) == game.table_type.state(before)
            different += game.table_type.state(table) != state(match)
    assert different > 20, "something was hidden, and dealt otherwise"


@with_secrets
def test_a_dealt_table_can_be_played_to_the_end(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        table = dealt(match, match.played % seats, 1)
        assert game.rules.turn(game.box.rec, table) == match.turn
        played, _ends = play_crowd(game, table, seats, 1)
        assert all(played.finished)


@with_secrets
def test_the_same_deal_gives_the_same_table_and_another_one_others(game: Game, seats: int) -> None:
    tables = set()
    for match in positions(game, seats, 3):
        assert dealt(match, 0, 5).buffer == dealt(match, 0, 5).buffer
        tables |= {(match.seed, match.played, bytes(dealt(match, 0, number).buffer)) for number in range(6)}
    asked = {table[:2] for table in tables}
    assert len(tables) > len(asked), "positions with something hidden are dealt in several ways"


@with_secrets
def test_a_table_on_which_nothing_is_hidden_is_dealt_as_it_is(game: Game, seats: int) -> None:
    for match in positions(game, seats, 3):
        assert game.table_type.state(dealt(match, OPEN, 1)) == state(match)


@with_secrets
def test_what_a_seat_is_shown_does_not_depend_on_what_it_may_not_know(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        for seat in (WATCHER, *range(seats)):
            other = game.start(seed=match.seed, seats=seats, **match.options)
            other.table.buffer[:] = dealt(match, seat, 2).buffer
            other.look_round()
            shown = [{**each.view(seat), "played": 0} for each in (match, other)]
            assert shown[0] == shown[1]
            assert match.moves(seat) == other.moves(seat)
            assert match.picture("en", seat) == other.picture("en", seat)


@with_secrets
def test_the_log_hides_moves_from_some_until_everything_is_shown(game: Game, seats: int) -> None:
    hidden = 0
    for match in positions(game, seats, 4):
        for seat in (WATCHER, *range(seats)):
            for step in match.log(seat):
                assert step.move.id in (HIDDEN, match.record().moves[step.number])
                assert step.move.id != HIDDEN or step.number >= match.opened
                assert step.move.id != HIDDEN or step.seat != seat, "who plays a move knows it"
                hidden += step.move.id == HIDDEN
    assert hidden > 0


@every_game
def test_every_bot_plays_legal_moves_to_the_end(game: Game, seats: int) -> None:
    for bot in bots_of(game.package):  # those who think are tested with the search
        match = game.start(seed=3, seats=seats)
        match.bot_seed = match.seed  # as in a play-out, where luck is nobody's secret
        while not match.is_over:
            match.roll() if match.turn == uc.CHANCE else match.play(match.choose(bot))
        start = game.lay_out(seats, game.read_options({}))
        played, (end,) = play_crowd(game, start, seats, 3, bot=bot)
        assert game.table_type.state(end) == state(match), "a bot at a match and in a play-out is the same"
        assert played.scores.tolist() == [match.score]


@every_game
def test_the_score_that_all_are_shown_tells_no_secret(game: Game, seats: int) -> None:
    for match in positions(game, seats, 4):
        for seat in (WATCHER, *range(seats)):
            score = [0] * seats
            game.rules.score(game.box.rec, seen_by(match, match.table, seat), score)
            assert score == match.score


@every_game
def test_a_match_and_a_play_out_of_the_same_seed_are_the_same_game(game: Game, seats: int) -> None:
    options = game.read_options({})
    for seed in range(20, 26):
        match = play_through(game.start(seed=seed, seats=seats), Simple())
        played, (end,) = play_crowd(game, game.lay_out(seats, options), seats, seed)
        assert played.scores.tolist() == [match.score]
        assert played.lengths[0] == match.played
        assert game.table_type.state(end) == state(match)


@every_game
def test_every_option_can_be_played(game: Game, seats: int) -> None:
    values = [(option, word) for option in game.options for word in option.words]
    fewest, most = game.seats
    if game.id in LONG:  # each with one number of players, not with all
        values = values[seats - fewest :: most - fewest + 1]
    for option, word in values:
        match = game.start(seed=1, seats=seats, **{option.name: word})
        assert match.options[option.name] == option.read(word)
        assert play_through(match, Curious(1)).is_over


@every_game
def test_no_event_is_lost_for_want_of_room(game: Game, seats: int) -> None:
    for match in positions(game, seats):
        assert match.table.n_said < SAID


@every_game
def test_no_field_has_the_name_of_something_that_every_record_has(game: Game, seats: int) -> None:
    """Else a compiled rule reads the field, and plain Python the other thing."""
    names = (*game.table_type.plain.offsets, *game.box_type.plain.offsets)
    assert [name for name in names if hasattr(Plain, name)] == []


@every_game
def test_a_table_is_small(game: Game, seats: int) -> None:
    assert game.table_type.size < MOST_BYTES_OF.get(game.id, MOST_BYTES)
    assert 0 < game.table_type.state_size < game.table_type.size
