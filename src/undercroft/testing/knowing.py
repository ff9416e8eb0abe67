"""What seats know of a table, and what nobody who looks may do to it. Each function raises Broken if it is not so."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

from undercroft.engine.bots import bots_of, notes_of
from undercroft.engine.game import CHANCE, OPEN, OVER, WATCHER, Event, Secrets
from undercroft.engine.log import HIDDEN
from undercroft.engine.records import SAID, numbers

from .promises import differing, fields_at, play_crowd
from .seeing import HIDDEN as HIDDEN_FIELDS
from .seeing import Checker, declared, kinds_of
from .trials import Trial, hold

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.records import Rec


def seen_by(match: Match, seat: int) -> Rec:
    """What a seat may know of a match, as a table."""
    return match.game.see(match.table, seat)


# All games


def seeing_what_was_seen_shows_the_same(trial: Trial) -> None:
    """So nothing is worked out from what is not there."""
    for match in trial.positions(4):
        for seat in trial.viewers:
            seen = seen_by(match, seat)
            places = differing(trial.state(trial.game.see(seen, seat)), trial.state(seen))
            hold(not places, "see-again", viewer=seat, field=fields_at(trial.game, places))


def a_table_holds_nothing_that_nobody_knows(trial: Trial) -> None:
    """So a game with one seat shows it everything, and `see` has forgotten no field."""
    for match in trial.positions(4):
        whole, seen = trial.state(match.table), [trial.state(seen_by(match, seat)) for seat in range(trial.seats)]
        unknown = [at for at, byte in enumerate(whole) if all(each[at] != byte for each in seen)]
        hold(not unknown, "see-forgot", field=fields_at(trial.game, unknown))


def without_secrets_everybody_sees_everything(trial: Trial) -> None:
    """All but scratch."""
    layout = trial.game.table_type
    for match in trial.positions(4):
        for viewer in (OPEN,) if trial.game.secrets else (OPEN, *trial.viewers):
            seen = match.seen(viewer)
            places = differing(seen.buffer[: layout.seen_size], match.table.buffer[: layout.seen_size])
            hold(not places, "see-open", field=fields_at(trial.game, places))
            hold(not any(seen.buffer[layout.seen_size :]), "see-scratch")


def what_somebody_who_looks_on_knows_every_seat_knows(trial: Trial) -> None:
    """Nobody knows less than those who do not play."""
    for match in trial.positions(4):
        by_all = trial.state(seen_by(match, WATCHER))
        for seat in range(trial.seats):
            mine = trial.state(seen_by(match, seat))
            places = [at for at in differing(by_all, mine) if by_all[at]]
            hold(not places, "watcher-knows", seat=seat + 1, field=fields_at(trial.game, places))


def who_is_to_move_knows_what_is_allowed(trial: Trial) -> None:
    """From what it may know, the same moves follow."""
    for match in trial.positions(4):
        if match.turn >= 0:
            hold(match.moves(match.turn) == match.moves(), "mover-knows", seat=match.turn + 1)


def the_score_that_all_are_shown_tells_no_secret(trial: Trial) -> None:
    """It follows from what each may know."""
    for match in trial.positions(4):
        for seat in trial.viewers:
            score = [0] * trial.seats
            trial.game.rules.score(trial.game.box.rec, seen_by(match, seat), score)
            hold(score == match.score, "score-secret", viewer=seat)


def whoever_looks_changes_nothing_and_finds_nothing_on_scratch(trial: Trial) -> None:
    """What is made of a seen table for people, and by rules."""
    game, size, random = trial.game, trial.game.table_type.seen_size, Random(1)  # noqa: S311
    for match in trial.samples():
        seat = random.choice(trial.viewers)
        seen = match.seen(seat)
        before = bytes(seen.buffer[:size])
        first = _looked_at(game, seen, seat, match)
        places = differing(seen.buffer[:size], before)
        hold(not places, "changes", name="look.py", field=fields_at(game, places))
        hold(_looked_at(game, seen, seat, match) == first, "looks-differ")
        hold(_looked_at(game, scribbled(game, match.seen(seat), random), seat, match) == first, "scratch-read")


def what_is_played_does_not_depend_on_scratch(trial: Trial) -> None:
    """So a bot plays the same at a match, where scratch is blank, and in a kernel, where it is the table's."""
    game, random = trial.game, Random(2)  # noqa: S311
    layout, box = game.table_type, game.box.rec
    for match in trial.samples():
        moves = match.moves()
        if match.turn >= 0:
            for bot, choose in bots_of(game.package).items():
                legal = [move.id for move in moves]
                seen = [match.seen(match.turn), scribbled(game, match.seen(match.turn), random)]
                notes = [numbers(notes_of(game.package, (bot,))) for _ in seen]
                args = (match.turn, legal, len(legal), match.seed, 0, match.choices)
                one, other = (choose(box, each, *args, note) for each, note in zip(seen, notes, strict=True))
                hold(one == other, "bot-scratch", bot=bot)
        for move in random.sample(moves, min(3, len(moves))):
            tables = [layout.without_scratch(match.table), scribbled(game, match.table, random)]
            for table in tables:
                game.rules.apply(box, table, move.id)
            places = differing(*(bytes(table.buffer[: layout.seen_size]) for table in tables))
            hold(not places, "rule-scratch", move=str(move), field=fields_at(game, places))
            turn = game.rules.turn(box, tables[0])
            lists = [_list_of(game, table, turn) for table in tables]
            hold(lists[0] == lists[1], "legal-scratch", move=str(move))


def a_match_shows_what_a_copy_of_it_shows(trial: Trial) -> None:
    """What it keeps for those who look goes with the position, and is nobody's to change."""
    for match in trial.samples():
        for seat in trial.viewers:
            mine = match.seen(seat)
            mine.buffer[:] = bytes(len(mine.buffer))
            copied = match.clone()
            said = [[each.say(move, seat) for move in each.moves()] for each in (match, copied)]
            hold(match.view(seat) == copied.view(seat) and said[0] == said[1], "looks-differ")


def _looked_at(game: Game, seen: Rec, seat: int, match: Match) -> list[Any]:
    """All that is made of a seen table for people, and by rules."""
    look, box = game.look, game.box
    found: list[Any] = [look.describe(box, seen, seat), look.prompt(box, seen, seat)]
    found += [look.picture(box, seen, game.words("en")), _list_of(game, seen, match.turn)]
    found += [look.say_move(box, seen, move) for move in match.moves()]
    rows = match.table.said.tolist()[: match.table.n_said]
    return found + [look.say_event(box, seen, Event(kind, *rest)) for kind, _to, *rest in rows]


def _list_of(game: Game, table: Rec, turn: int) -> list[list[int]]:
    """What is allowed, and how likely."""
    out, weights = ([0] * len(game.verbs) for _ in range(2))
    count = 0 if turn == OVER else game.rules.legal(game.box.rec, table, out)
    if turn == CHANCE:
        game.rules.odds(game.box.rec, table, weights)
    return [out[:count], weights[:count]]


def scribbled(game: Game, table: Rec, random: Random) -> Rec:
    """The same table with anything on its scratch."""
    other, first = table.copy(), game.table_type.seen_size
    other.buffer[first:] = random.randbytes(len(other.buffer) - first)
    other.n_said = random.randrange(SAID + 1)
    return other


# Games with secrets


def every_field_is_shown_hidden_or_derived_as_declared(trial: Trial) -> None:
    """Each hidden one was hidden from somebody, and told to somebody."""
    game = trial.game
    kinds = kinds_of(game.table_type, *declared(game))
    checker = Checker(game.table_type, kinds, game.see, Random(trial.seats))  # noqa: S311
    for match in trial.samples():
        for viewer in (OPEN, *trial.viewers):
            checker.check(match.table, viewer)
    for name, kind in kinds.items():
        if kind == HIDDEN_FIELDS:
            hold(name in checker.was_hidden, "never-hidden", field=name)
            hold(name in checker.was_told, "never-told", field=name)


def dealt(match: Match, seat: int, number: int) -> Rec:
    """What a seat may know of the table, with the blanks filled at random."""
    table = seen_by(match, seat)
    cast("Secrets", match.game.rules).deal(match.game.box.rec, table, seat, match.seed, number)
    return table


def a_dealt_table_looks_the_same_to_the_seat_it_was_dealt_for(trial: Trial) -> None:
    """And it is another one, now and then."""
    different = 0
    for match in trial.positions(8):
        for seat in trial.viewers:
            table = dealt(match, seat, match.played)
            places = differing(trial.state(trial.game.see(table, seat)), trial.state(seen_by(match, seat)))
            hold(not places, "deal-seen", viewer=seat, field=fields_at(trial.game, places))
            different += trial.state(table) != trial.state(match.table)
    hold(different >= trial.effort.hidden, "deal-same")


def a_dealt_table_can_be_played_to_the_end(trial: Trial) -> None:
    """As the real one can."""
    for match in trial.positions(4):
        table = dealt(match, match.played % trial.seats, 1)
        hold(trial.game.rules.turn(trial.game.box.rec, table) == match.turn, "deal-turn")
        played, _ends = play_crowd(trial.game, table, trial.seats, 1)
        hold(all(played.finished), "deal-end")


def the_same_deal_gives_the_same_table_and_another_one_others(trial: Trial) -> None:
    """By seed and number."""
    tables = set()
    for match in trial.positions(3):
        hold(dealt(match, 0, 5).buffer == dealt(match, 0, 5).buffer, "deal-twice")
        tables |= {(match.seed, match.played, bytes(dealt(match, 0, number).buffer)) for number in range(6)}
    hold(len(tables) > len({table[:2] for table in tables}), "deal-same")


def a_table_on_which_nothing_is_hidden_is_dealt_as_it_is(trial: Trial) -> None:
    """There is nothing to deal."""
    for match in trial.positions(3):
        places = differing(trial.state(dealt(match, OPEN, 1)), trial.state(match.table))
        hold(not places, "deal-open", field=fields_at(trial.game, places))


def what_a_seat_is_shown_does_not_depend_on_what_it_may_not_know(trial: Trial) -> None:
    """In words, in data and as a picture."""
    for match in trial.positions(4):
        for seat in trial.viewers:
            options: Any = match.options
            other = trial.game.start(seed=match.seed, seats=trial.seats, **options)
            other.table.buffer[:] = dealt(match, seat, 2).buffer
            other.look_round()
            shown = [{**each.view(seat), "played": 0} for each in (match, other)]
            hold(shown[0] == shown[1], "view-leaks", viewer=seat)
            hold(match.moves(seat) == other.moves(seat), "moves-leak", viewer=seat)
            hold(match.picture("en", seat) == other.picture("en", seat), "view-leaks", viewer=seat)


def the_log_hides_moves_from_some_until_everything_is_shown(trial: Trial) -> None:
    """But never from whoever plays them."""
    hidden = 0
    for match in trial.positions(4):
        for seat in trial.viewers:
            for step in match.log(seat):
                unknown = step.move.id == HIDDEN
                hold(unknown or step.move.id == match.made[step.number], "log-other")
                hold(not unknown or (step.number >= match.opened and step.seat != seat), "log-own", viewer=seat)
                hidden += unknown
    hold(hidden > 0, "log-open")


KNOWING = (
    seeing_what_was_seen_shows_the_same,
    a_table_holds_nothing_that_nobody_knows,
    without_secrets_everybody_sees_everything,
    what_somebody_who_looks_on_knows_every_seat_knows,
    who_is_to_move_knows_what_is_allowed,
    the_score_that_all_are_shown_tells_no_secret,
    whoever_looks_changes_nothing_and_finds_nothing_on_scratch,
    what_is_played_does_not_depend_on_scratch,
    a_match_shows_what_a_copy_of_it_shows,
)
SECRECY = (
    every_field_is_shown_hidden_or_derived_as_declared,
    a_dealt_table_looks_the_same_to_the_seat_it_was_dealt_for,
    a_dealt_table_can_be_played_to_the_end,
    the_same_deal_gives_the_same_table_and_another_one_others,
    a_table_on_which_nothing_is_hidden_is_dealt_as_it_is,
    what_a_seat_is_shown_does_not_depend_on_what_it_may_not_know,
    the_log_hides_moves_from_some_until_everything_is_shown,
)
