"""What seats see: all of it where nothing is hidden, elsewhere what is declared; and nobody who looks changes it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import undercroft as uc
from undercroft.engine.bots import bots_of, notes_of
from undercroft.engine.game import CHANCE, OPEN, OVER, WATCHER, Event, Game
from undercroft.engine.records import SAID, Rec, numbers, table_type

from .engine.coin import HEADS, begin
from .engine.tiny_game import table as heads_table
from .players import Curious, any_options, play, seatings
from .seeing import DERIVED, HIDDEN, SHOWN, Checker, declared, kinds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.engine.match import Match

GAMES, EACH = 6, 7  # games, and positions of each
APART = {"deck_box": 37, "one_deck": 17}  # so many moves lie between them
NEAR = 11  # in games that are not as long
RULES_OF_SECRETS = ("see", "deal", "knows", "shown")

every_game = pytest.mark.parametrize(("id", "seats"), seatings())
with_secrets = pytest.mark.parametrize(
    ("id", "seats"), [(id, seats) for id, seats in seatings() if uc.load(id).secrets]
)


def positions(game: Game, seats: int) -> Iterator[Match]:
    """Positions of some random games."""
    for seed in range(GAMES):
        match = game.start(seed=seed, seats=seats, **any_options(game, Random(seed)))  # noqa: S311
        apart = APART.get(game.id, NEAR)
        yield from islice(play(match, Curious(seed)), seed, seed + EACH * apart, apart)


# Who shows what


@every_game
def test_a_game_without_secrets_leaves_seeing_to_the_engine(id: str, seats: int) -> None:
    game = uc.load(id)
    assert [name for name in RULES_OF_SECRETS if hasattr(game.rules, name)] == [*RULES_OF_SECRETS] * game.secrets


@every_game
def test_where_nothing_is_hidden_all_but_scratch_is_seen(id: str, seats: int) -> None:
    game, layout = uc.load(id), uc.load(id).table_type
    for match in positions(game, seats):
        for viewer in (OPEN,) if game.secrets else (OPEN, WATCHER, *range(seats)):
            seen = match.seen(viewer)
            assert seen.buffer[: layout.seen_size] == match.table.buffer[: layout.seen_size]
            assert not any(seen.buffer[layout.seen_size :])


@with_secrets
def test_every_field_is_shown_hidden_or_derived(id: str, seats: int) -> None:
    game = uc.load(id)
    assert kinds_of(game.table_type, *declared(game))


@with_secrets
def test_what_is_declared_is_what_is_seen(id: str, seats: int) -> None:
    game, random = uc.load(id), Random(seats)  # noqa: S311
    checker = Checker(game.table_type, kinds_of(game.table_type, *declared(game)), game.see, random)
    for match in positions(game, seats):
        for viewer in (OPEN, WATCHER, *range(seats)):
            checker.check(match.table, viewer)
    hidden = {name for name, kind in checker.kinds.items() if kind == HIDDEN}
    assert checker.was_hidden == checker.was_told == hidden, "each was hidden from somebody, and told to somebody"


# The check finds what is wrong


def test_a_new_field_has_to_be_declared() -> None:
    layout = table_type([*heads_table.TABLE.fields[:9], ("omen", "i1")], aside=[("tosses", "<i2")])
    with pytest.raises(AssertionError, match=r"rules: field 'omen' of the table is new; name it in SHOWN, HIDDEN or"):
        kinds_of(layout, *declared(HEADS))


@pytest.mark.parametrize(
    ("kind", "name", "problem"),
    [
        (SHOWN, "charm", "field 'charm' is in SHOWN and in HIDDEN; it can only be one of them"),
        (DERIVED, "omen", r"\['omen'\] are no fields of the table that are seen"),
        (SHOWN, "said", r"\['said'\] are no fields of the table that are seen"),
    ],
)
def test_what_is_declared_has_to_fit_the_table(kind: str, name: str, problem: str) -> None:
    where, said = declared(HEADS)
    with pytest.raises(AssertionError, match=problem):
        kinds_of(HEADS.table_type, where, {**said, kind: (*said[kind], name)})


def forgets(table: Rec, seen: Rec, viewer: int) -> None:
    seen.pot = 0


def makes_up(table: Rec, seen: Rec, viewer: int) -> None:
    seen.charm[2] = 3


def whispers(table: Rec, seen: Rec, viewer: int) -> None:
    seen.charm[1] = table.charm[1] if table.charm[1] == 3 else seen.charm[1]


def hints(table: Rec, seen: Rec, viewer: int) -> None:
    seen.charm[1] = table.charm[1] if table.charm[0] == 1 else seen.charm[1]


def counts_what_is_hidden(table: Rec, seen: Rec, viewer: int) -> None:
    seen.tosses = table.charm[0] + table.charm[1]


def takes_it_from_the_table(table: Rec, seen: Rec, viewer: int) -> None:
    seen.tosses = table.tosses


def counts_what_is_seen(table: Rec, seen: Rec, viewer: int) -> None:
    seen.tosses = table.tosses if viewer == OPEN else seen.pot + seen.laid


def check_heads(worse: Callable[[Rec, Rec, int], None], **said: tuple[str, ...]) -> None:
    """Check a `see` that does something else besides."""

    def look(table: Rec, viewer: int) -> Rec:
        seen = HEADS.see(table, viewer)
        worse(table, seen, viewer)
        return seen

    where, declaration = declared(HEADS)
    kinds = kinds_of(HEADS.table_type, where, {**declaration, **said})
    match = begin("charm 1", "charm 3", "lay 2", "toss", "coin heads", charms=True)
    for viewer in (WATCHER, 0, 1):
        Checker(HEADS.table_type, kinds, look, Random(1)).check(match.table, viewer)  # noqa: S311


@pytest.mark.parametrize(
    ("worse", "problem"),
    [
        (forgets, "sees 'pot' as"),
        (makes_up, "sees 'charm' as .* nor blank"),
        (whispers, "whether viewer -3 sees 'charm', 1 depends on its value"),
        (hints, "what viewer -3 sees depends on 'charm', 0"),
    ],
)
def test_a_see_that_does_something_else_is_found_out(worse: Callable[[Rec, Rec, int], None], problem: str) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_heads(worse)


def test_what_is_derived_may_not_come_from_what_is_hidden() -> None:
    said = {SHOWN: tuple(name for name in declared(HEADS)[1][SHOWN] if name != "tosses"), DERIVED: ("tosses",)}
    check_heads(counts_what_is_seen, **said)
    with pytest.raises(AssertionError, match="sees depends on 'charm', 0"):
        check_heads(counts_what_is_hidden, **said)
    with pytest.raises(AssertionError, match="sees depends on tosses"):
        check_heads(takes_it_from_the_table, **said)


# Whoever looks changes nothing, and finds nothing on scratch


def looked_at(game: Game, seen: Rec, seat: int, match: Match) -> list[Any]:
    """All that is made of a seen table for people, and by rules."""
    look, box = game.look, game.box
    found: list[Any] = [look.describe(box, seen, seat), look.prompt(box, seen, seat)]
    found += [look.picture(box, seen, game.words("en")), list_of(game, seen, match.turn)]
    found += [look.say_move(box, seen, move) for move in match.moves()]
    rows = match.table.said.tolist()[: match.table.n_said]
    return found + [look.say_event(box, seen, Event(kind, *rest)) for kind, _to, *rest in rows]


def list_of(game: Game, table: Rec, turn: int) -> list[list[int]]:
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


@every_game
def test_whoever_looks_at_what_is_shown_changes_nothing_of_it(id: str, seats: int) -> None:
    game, size, random = uc.load(id), uc.load(id).table_type.seen_size, Random(1)  # noqa: S311
    for match in positions(game, seats):
        seat = random.choice((WATCHER, *range(seats)))
        seen = match.seen(seat)
        before = bytes(seen.buffer[:size])
        first = looked_at(game, seen, seat, match)
        assert seen.buffer[:size] == before
        assert looked_at(game, seen, seat, match) == first
        assert looked_at(game, scribbled(game, match.seen(seat), random), seat, match) == first


@every_game
def test_what_is_played_does_not_depend_on_scratch(id: str, seats: int) -> None:
    """So a bot plays the same at a match, where scratch is blank, and in a kernel, where it is the table's."""
    game, random = uc.load(id), Random(2)  # noqa: S311
    layout, box = game.table_type, game.box.rec
    for match in positions(game, seats):
        moves = match.moves()
        if match.turn >= 0:
            for bot, choose in bots_of(game.package).items():
                legal = [move.id for move in moves]
                seen = [match.seen(match.turn), scribbled(game, match.seen(match.turn), random)]
                notes = [numbers(notes_of(game.package, (bot,))) for _ in seen]
                args = (match.turn, legal, len(legal), match.seed, 0, match.choices)
                one, other = (choose(box, each, *args, note) for each, note in zip(seen, notes, strict=True))
                assert one == other, bot
        for move in random.sample(moves, min(3, len(moves))):
            tables = [layout.without_scratch(match.table), scribbled(game, match.table, random)]
            for table in tables:
                game.rules.apply(box, table, move.id)
            one, other = (bytes(table.buffer[: layout.seen_size]) for table in tables)
            assert one == other, move
            turn = game.rules.turn(box, tables[0])
            assert list_of(game, tables[0], turn) == list_of(game, tables[1], turn)


@every_game
def test_a_match_shows_what_a_copy_of_it_shows(id: str, seats: int) -> None:
    """What it keeps for those who look goes with the position, and is nobody's to change."""
    game = uc.load(id)
    for match in positions(game, seats):
        for seat in (WATCHER, *range(seats)):
            mine = match.seen(seat)
            mine.buffer[:] = bytes(len(mine.buffer))
            assert match.view(seat) == match.clone().view(seat)
            assert [match.say(move, seat) for move in match.moves()] == [
                match.clone().say(move, seat) for move in match.moves()
            ]


def test_one_table_is_shown_to_all_who_look_until_the_next_move() -> None:
    seen: list[Rec] = []

    class Spy:
        def __getattr__(self, name: str) -> Any:
            def look(box: Any, table: Rec, *rest: Any) -> Any:
                seen.append(table)
                return getattr(HEADS.look, name)(box, table, *rest)

            return look

    game = replace(HEADS)
    game.__dict__["look"] = Spy()
    match = game.start(seed=1, charms=False)
    match.view(0), match.prompt(0), match.say(match.moves()[0], 0), match.picture("en", 0), match.view(0)
    assert len(seen) > 4
    assert len({id(each) for each in seen}) == 1
    match.play("lay 1")
    match.view(0)
    assert seen[-1] is not seen[0]
    assert seen[-1].laid == 1
    match.undo()
    match.view(0)
    assert seen[-1].laid == 0
