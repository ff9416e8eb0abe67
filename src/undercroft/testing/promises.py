"""What the rules of every game promise, whatever the number of players. Each function raises Broken if they do not."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from undercroft.engine.bots import bots_of
from undercroft.engine.compiling import is_rule
from undercroft.engine.errors import BadRecord
from undercroft.engine.game import CHANCE, OVER
from undercroft.engine.record import replay
from undercroft.engine.records import SAID, Plain
from undercroft.kernels.playouts import Crowd

from .players import FAR_TOO_LONG, Curious, Simple, play, play_through
from .trials import Broken, Trial, hold

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.engine.game import Game
    from undercroft.engine.records import Rec
    from undercroft.engine.results import PlayOuts

RULES = ("setup", "turn", "legal", "odds", "apply", "score")
LOOK = ("describe", "prompt", "say_move", "say_event", "picture")
SECRETS = ("see", "deal", "knows", "shown")
MOST_WEIGHT = 2**31


def play_crowd(
    game: Game, start: Rec, seats: int, seed: int, first: int = 0, n: int = 1, bot: str = "random"
) -> tuple[PlayOuts, list[Any]]:
    """Games `first`… of a seed, played by a kernel: what became of them, and the tables at their ends."""
    crowd = Crowd(game, start, seats, bot, n, tables=n)
    played = crowd.play(seed, first, n)
    return played, [crowd.tables.plain[index].copy() for index in range(n)]


# What it is made of


def it_has_all_its_parts(trial: Trial) -> None:
    """Rules, all marked as such, and what people see."""
    game = trial.game
    named = (*RULES, *(SECRETS if game.secrets else ()))
    for name in named:
        hold(hasattr(game.rules, name), "no-function", file="rules.py", name=name)
        hold(is_rule(getattr(game.rules, name)), "no-rule", name=name)
    for name in LOOK:
        hold(hasattr(game.look, name), "no-function", file="look.py", name=name)
    for name in () if game.secrets else SECRETS:
        hold(not hasattr(game.rules, name), "no-secrets", name=name)
    for file, name in (("moves", "VERBS"), ("table", "TABLE"), ("content", "BOX"), ("content", "load")):
        hold(hasattr(import_module(f"{game.package}.{file}"), name), "no-function", file=f"{file}.py", name=name)
    fewest, most = game.seats
    hold(1 <= fewest <= most, "seats", fewest=fewest, most=most)
    hold(0 < game.table_type.state_size < game.table_type.size, "empty-table")


def no_field_has_the_name_of_something_that_every_record_has(trial: Trial) -> None:
    """Else a compiled rule reads the field, and plain Python the other thing."""
    for name in (*trial.game.table_type.plain.offsets, *trial.game.box_type.plain.offsets):
        hold(not hasattr(Plain, name), "field-name", field=name)


# Playing


def random_games_end(trial: Trial) -> None:
    """Whatever is played."""
    for seed in range(trial.effort.often(trial.effort.games)):
        hold(play_through(trial.start(seed), Curious(seed)).is_over, "endless", moves=FAR_TOO_LONG)


def play_outs_end(trial: Trial) -> None:
    """As games of one match do."""
    played = trial.game.play_out(100, seed=5, seats=trial.seats)
    hold(all(played.finished), "endless", moves=max(played.lengths))
    hold(min(played.lengths) > 0, "no-move")


def moves_are_some_each_once_and_known(trial: Trial) -> None:
    """Until the game is over, and whoever's turn it is; on luck's turn each can come."""
    verbs = trial.game.verbs
    for match in trial.positions():
        hold(match.turn in (CHANCE, OVER, *range(trial.seats)), "turn", turn=match.turn, most=trial.seats - 1)
        ids = trial.game.rules.legal(match.game.box.rec, match.table, out := [-1] * (2 * len(verbs)))
        listed = [] if match.is_over else out[:ids]
        hold(bool(listed) == (not match.is_over), "no-move")
        for id in listed:
            hold(0 <= id < len(verbs), "unknown-move", move=id, most=len(verbs) - 1)
        for id in listed:
            hold(listed.count(id) == 1, "twice", move=str(verbs.move(id)))
        if match.turn == CHANCE:
            _luck_is_weighed(trial.game, match.table, listed)


def _luck_is_weighed(game: Game, table: Rec, listed: list[int]) -> None:
    """Each outcome has a weight, and luck comes from a stream with a name."""
    weights = [0] * len(game.verbs)
    stream = game.rules.odds(game.box.rec, table, weights)
    for id, weight in zip(listed, weights, strict=False):
        hold(weight > 0, "weight", move=str(game.verbs.move(id)), weight=weight)
    hold(sum(weights[: len(listed)]) <= MOST_WEIGHT, "weights")
    hold(0 <= stream < len(game.streams), "stream", stream=stream, most=len(game.streams) - 1)


def looking_changes_nothing_but_scratch(trial: Trial) -> None:
    """Neither the rules that only answer, nor what is made for people."""
    game, box, out = trial.game, trial.game.box.rec, [0] * len(trial.game.verbs)
    for match in trial.positions(3):
        for seat in trial.viewers:
            _unchanged(game, match.table, "describe", match.view, seat)
            _unchanged(game, match.table, "say_event", match.events, seat)
        if match.is_over:
            continue
        table = match.table.copy()  # at which nobody has looked yet: who looks twice may change it once
        game.rules.apply(box, table, match.moves()[-1].id)
        _unchanged(game, table, "turn", game.rules.turn, box, table)
        _unchanged(game, table, "score", game.rules.score, box, table, [0] * trial.seats)
        turn = game.rules.turn(box, table)
        if turn != OVER:
            _unchanged(game, table, "legal", game.rules.legal, box, table, out)
        if turn == CHANCE:
            _unchanged(game, table, "odds", game.rules.odds, box, table, out)


def _unchanged(game: Game, table: Rec, name: str, asked: Callable[..., Any], *args: Any) -> None:
    """Ask for something that must not change the table."""
    size = game.table_type.seen_size
    before = bytes(table.buffer[:size])
    asked(*args)
    after = bytes(table.buffer[:size])
    hold(after == before, "changes", name=name, field=_first_field(game, after, before))


def a_clone_and_its_match_never_share(trial: Trial) -> None:
    """What is played on one stays there."""
    for seed in range(trial.effort.often(3)):
        match = trial.start(seed)
        for _position in play(match, Curious(seed), 12):
            pass
        clone, before = match.clone(), match.record()
        hold(clone.table.buffer is not match.table.buffer, "clone")
        play_through(clone, Curious(seed))
        hold(match.record() == before and play_through(match, Curious(seed)) == clone, "clone")


def the_same_seed_gives_the_same_bytes(trial: Trial) -> None:
    """So nothing but the table, the box and luck decides."""
    for seed in range(trial.effort.often(3)):
        one, two = (play_through(trial.start(seed), Curious(1)) for _ in range(2))
        hold(one.record().to_json() == two.record().to_json(), "same-seed")
        hold(one.table.buffer == two.table.buffer, "same-seed")


def another_seed_gives_other_games(trial: Trial) -> None:
    """If there is any luck."""
    if not trial.game.streams:
        return
    seeds = range(max(2, trial.effort.often(6)))
    starts = (trial.game.start(seed=seed, seats=trial.seats) for seed in seeds)
    hold(len({play_through(match, Curious(1)).record().moves for match in starts}) > 1, "no-luck")


def a_record_comes_back_byte_for_byte(trial: Trial) -> None:
    """A replay plays the same moves, and comes to the same table."""
    for seed in range(trial.effort.games):
        match = trial.start(seed)
        for _position in play(match, Curious(seed), 1 + 5 * seed):
            pass
        text = match.record().to_json()
        try:
            again = replay(text, trial.game)
        except BadRecord:
            raise Broken("replay") from None
        hold(trial.state(again.table) == trial.state(match.table), "replay")
        hold(again.record().to_json() == text and again.moves() == match.moves(), "replay")


def scores_stay_within_bounds(trial: Trial) -> None:
    """Those that the GAME names."""
    worst, best = trial.game.scores
    for match in trial.positions():
        for score in match.score:
            hold(worst <= score <= best, "score", score=score, worst=worst, best=best)
    for row in _scores(trial.game.play_out(100, seed=8, seats=trial.seats)):
        for score in row:
            hold(worst <= score <= best, "score", score=score, worst=worst, best=best)


def every_option_can_be_played(trial: Trial) -> None:
    """Of long games each with one number of players, not with all."""
    game, values = trial.game, [(option, word) for option in trial.game.options for word in option.words]
    fewest, most = game.seats
    if trial.effort.length > 1:
        values = values[trial.seats - fewest :: most - fewest + 1]
    for option, word in values:
        chosen: Any = {option.name: word}
        match = trial.match = game.start(seed=1, seats=trial.seats, **chosen)
        hold(match.options[option.name] == option.read(word), "option", option=option.name, value=word)
        hold(play_through(match, Curious(1)).is_over, "option", option=option.name, value=word)


def no_event_is_lost_for_want_of_room(trial: Trial) -> None:
    """One move can report so many."""
    for match in trial.positions():
        hold(match.table.n_said < SAID, "events", most=SAID - 1)


# Bots, and games of which many are played at once


def every_bot_plays_legal_moves_to_the_end(trial: Trial) -> None:
    """The same ones at a match and in a play-out; those who think are another matter."""
    game = trial.game
    for bot in bots_of(game.package):
        match = trial.match = game.start(seed=3, seats=trial.seats)
        while not match.is_over:
            if match.turn == CHANCE:
                match.roll()
                continue
            move = match.choose(bot)
            hold(move in match.moves(), "bot-illegal", bot=bot, move=str(move))
            match.play(move)
            hold(match.played < FAR_TOO_LONG, "endless", moves=FAR_TOO_LONG)
        start = game.lay_out(trial.seats, game.read_options({}))
        played, (end,) = play_crowd(game, start, trial.seats, 3, bot=bot)
        same = trial.state(end) == trial.state(match.table) and _scores(played) == [match.score]
        hold(same, "bot-differs", bot=bot)


def a_match_and_a_play_out_are_the_same_game(trial: Trial) -> None:
    """Of the same seed, by the random player."""
    game, options = trial.game, trial.game.read_options({})
    for seed in range(20, 26):
        match = trial.match = game.start(seed=seed, seats=trial.seats)
        play_through(match, Simple())
        played, (end,) = play_crowd(game, game.lay_out(trial.seats, options), trial.seats, seed)
        same = _scores(played) == [match.score] and played.lengths[0] == match.played
        hold(same and trial.state(end) == trial.state(match.table), "play-out")


def _scores(played: PlayOuts) -> list[list[int]]:
    """For each game, what each seat has won."""
    scores: Any = played.scores.tolist()
    return list(scores)


def _first_field(game: Game, one: Any, other: Any) -> str:
    """The first field in which two tables differ."""
    return fields_at(game, differing(one, other)[:1])


def fields_at(game: Game, places: list[int]) -> str:
    """The fields that these bytes belong to."""
    offsets: dict[str, int] = game.table_type.plain.offsets
    names = ([name for name, offset in offsets.items() if offset <= at][-1] for at in places)
    return ", ".join(dict.fromkeys(names))


def differing(one: bytes, other: bytes) -> list[int]:
    """The places where they are not the same."""
    return [at for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]


FIRST = (  # if one of these is broken, to ask for the others would mean nothing, or take for ever
    it_has_all_its_parts,
    no_field_has_the_name_of_something_that_every_record_has,
    moves_are_some_each_once_and_known,
    random_games_end,
)
PROMISES = (
    play_outs_end,
    looking_changes_nothing_but_scratch,
    a_clone_and_its_match_never_share,
    the_same_seed_gives_the_same_bytes,
    another_seed_gives_other_games,
    a_record_comes_back_byte_for_byte,
    scores_stay_within_bounds,
    every_option_can_be_played,
    no_event_is_lost_for_want_of_room,
    every_bot_plays_legal_moves_to_the_end,
    a_match_and_a_play_out_are_the_same_game,
)
