"""What holds in every game, however it is played: random play with all heroes, options and numbers of players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import undercroft as uc
from tests.rulebook import rule
from undercroft.games.dungeon_roll.table import TREASURES

from .set_up import DICE, GAME, HEROES, TRIED_OFTEN, Table

PRINTED = {"prototype": (4, 4, 4, 3, 3, 3, 3, 3, 3, 0), "published": (4, 4, 4, 3, 3, 3, 3, 3, 3, 6)}
VIKING = HEROES.index("viking")
SHORT = 80  # moves to choose from
FAR_TOO_LONG = 2_000  # moves of one game
LONG_FOR_ONE_ACTION = 40


@st.composite
def matches(draw: st.DrawFn) -> Table:
    """A new game with any options."""
    options = {option.name: draw(st.sampled_from(option.words)) for option in GAME.options}
    return Table(GAME.start(seed=draw(st.integers(0, 2**32)), seats=draw(st.integers(1, 4)), **options))


games = given(matches(), st.integers(0, 2**32))


def play_on(table: Table, seed: int) -> Iterator[str]:
    """Play at random to the end; after each move, the move's text. Who can go on flees and retires less often."""
    random = Random(seed)  # noqa: S311
    for _ in range(FAR_TOO_LONG):
        if table.match.is_over:
            return
        if table.match.turn == uc.CHANCE:
            yield table.match.roll().text
        else:
            moves = table.legal()
            brave = [move for move in moves if move not in ("flee", "retire", "use town_portal", "onward")]
            move = random.choice(brave if brave and random.random() < 0.8 else moves)
            table.play(move)
            yield move
    raise AssertionError("the game goes on and on")


def is_running(table: Table) -> bool:
    return table.phase not in ("heroes", "done")


@rule("DR-01", "DR-08", "DR-19")
@TRIED_OFTEN
@games
def test_all_party_dice_are_always_somewhere(table: Table, seed: int) -> None:
    for _move in play_on(table, seed):
        assert min(*table.rec.party.tolist(), table.graveyard, *table.chosen, *table.in_the_air) >= 0
        if is_running(table):
            aside = 2 * (table.rec.hero[table.adventurer] == VIKING)
            assert table.party_dice == DICE - aside


def dungeon_dice(table: Table) -> int:
    """Dungeon dice that are not in the pool."""
    away = sum(table.rec.dungeon) + table.lair + table.allies
    return away + table.number("dungeon_chosen") + table.number("dungeon_rolls")


@rule("DR-01", "DR-06", "DR-08", "DR-28")
@TRIED_OFTEN
@games
def test_no_dungeon_die_comes_from_nowhere(table: Table, seed: int) -> None:
    before, level = 0, (0, 0, 0)
    for _move in play_on(table, seed):
        assert min(*table.rec.dungeon.tolist(), table.lair, table.allies) >= 0
        assert table.rec.dungeon[0] == 0, "dragons lie in the lair"
        here, dice = (table.adventurer, table.delve, table.level), dungeon_dice(table)
        assert dice <= DICE
        if here == level:
            assert dice <= before or table.in_the_air[1] == dice == 1  # the first die of a delve
        before, level = dice, here


@rule("DR-02", "DR-18")
@TRIED_OFTEN
@games
def test_all_treasures_are_always_somewhere(table: Table, seed: int) -> None:
    printed = PRINTED[str(table.match.options["rules"])]
    for _move in play_on(table, seed):
        held = [sum(kind) for kind in zip(*table.rec.treasures, strict=True)]
        in_use = table.number("in_use")
        left = [count - mine - (kind == in_use) for kind, (count, mine) in enumerate(zip(printed, held, strict=True))]
        assert min(left) >= 0
        if table.in_the_air == (0, 0, 0) or table.number("draws") == 0 or table.match.turn != uc.CHANCE:
            continue
        if "draw" in table.legal()[0]:
            weights = {name: odds and odds * sum(left) for name, odds in table.odds().items()}
            assert weights == {f"draw {TREASURES[kind]}": count for kind, count in enumerate(left) if count}


@rule("DR-30")
@TRIED_OFTEN
@games
def test_every_game_ends_after_three_delves_each(table: Table, seed: int) -> None:
    ends = sum(move in ("flee", "retire", "use town_portal") for move in play_on(table, seed))
    assert table.phase == "done"
    assert ends == 3 * table.match.seats


@rule("DR-08")
@TRIED_OFTEN
@games
def test_the_moves_allowed_are_few_and_each_listed_once(table: Table, seed: int) -> None:
    for _move in play_on(table, seed):
        moves = table.legal()
        assert len(set(moves)) == len(moves) < SHORT
        assert bool(moves) == (not table.match.is_over)


@TRIED_OFTEN
@games
def test_a_game_replayed_is_the_same_to_the_last_byte(table: Table, seed: int) -> None:
    for _move in play_on(table, seed):
        pass
    again = uc.replay(table.match.record().to_json())
    assert bytes(again.table.buffer) == bytes(table.match.table.buffer)


@rule("DR-16", "DR-26", "DR-31")
@TRIED_OFTEN
@games
def test_experience_never_falls_and_is_won_by_the_adventurer_only(table: Table, seed: int) -> None:
    before, seat = table.rec.experience.tolist(), 0
    for _move in play_on(table, seed):
        now = table.rec.experience.tolist()
        assert now[seat] >= before[seat]
        assert [value for other, value in enumerate(now) if other != seat] == [
            value for other, value in enumerate(before) if other != seat
        ]
        if is_running(table):
            assert table.match.score == now[: table.match.seats]
        before, seat = now, table.adventurer


@rule("DR-05", "DR-24", "DR-28")
@TRIED_OFTEN
@games
def test_the_level_goes_up_one_by_one_by_glory_or_a_dragon(table: Table, seed: int) -> None:
    before = table.level
    for move in play_on(table, seed):
        if move == "seek":
            assert table.level == before + 1
        elif table.phase in ("form", "muster"):
            assert table.level == 1
        elif move.startswith("fight"):
            assert table.level - before in (0, 1)
        elif is_running(table) and not move.startswith(("deal", "take")):
            assert table.level in (before, 1)
        before = table.level


@rule("DR-38", "DR-39")
@TRIED_OFTEN
@games
def test_a_hero_turns_once_and_exactly_at_its_number(table: Table, seed: int) -> None:
    for _move in play_on(table, seed):
        for seat in range(table.match.seats):
            is_master = table.rec.hero[seat] >= 0 and table.rec.experience[seat] >= 5
            assert bool(table.rec.master[seat]) == is_master


@rule("DR-14", "DR-19", "DR-22", "DR-39")
@TRIED_OFTEN
@games
def test_whatever_is_offered_can_be_completed(table: Table, seed: int) -> None:
    for _move in play_on(table, seed):
        if is_running(table) and not table.stage and table.match.turn >= 0:
            for move in table.legal():
                for pick in (0, -1):
                    complete(table.copy().play(move), pick)
        if len(table.match.made) > LONG_FOR_ONE_ACTION:
            return


def complete(table: Table, pick: int) -> None:
    """Bring the action to its end, always choosing the first or the last move."""
    for _ in range(LONG_FOR_ONE_ACTION):
        if table.match.is_over or not (table.stage or table.match.turn == uc.CHANCE):
            return
        table.play(table.legal()[pick])
    raise AssertionError("an action without an end")


@rule("DR-16", "DR-21", "DR-29")
@TRIED_OFTEN
@games
def test_nobody_regroups_with_monsters_left_or_three_dragons(table: Table, seed: int) -> None:
    for _move in play_on(table, seed):
        if table.phase == "regroup":
            assert (table.dungeon, table.allies) == ("", 0)
            assert table.lair < 3
