"""What holds in every position of random games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undercroft as uc
from tests.plainly import PLAINLY
from tests.players import Curious, any_options, play
from tests.rulebook import rule
from undercroft.games.deck_box import table as t
from undercroft.games.deck_box.content.layout import WALL
from undercroft.games.deck_box.moves import SQUARE_NAMES
from undercroft.games.deck_box.rules.map.figures import free_dice, put
from undercroft.games.deck_box.rules.map.squares import ground_at, is_pit, named
from undercroft.games.deck_box.rules.rounds import MOST_ROUNDS
from undercroft.testing.promises import play_crowd

from .set_up import ARCHER, BOX, GAME, GUARD, TRIED_OFTEN, situation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.match import Match

MOST_MOVES = 150 if PLAINLY else 1500
COPIES = sum(int(BOX.item_copies[item]) for item in range(int(BOX.n_items)))
seeds = st.integers(0, 2**40)


def walk(seed: int) -> Iterator[Match]:
    """Every position of a random game, with any options and any number of players."""
    random = Random(seed)  # noqa: S311
    match = GAME.start(seed=seed, seats=random.randint(1, 4), **any_options(GAME, random))
    return play(match, Curious(seed), MOST_MOVES)


@rule("DB-03", "DB-04", "DB-09", "DB-15", "DB-16", "DB-17", "DB-42")
@settings(TRIED_OFTEN, max_examples=3 if PLAINLY else 8)  # whole games
@given(seeds)
def test_what_always_holds(seed: int) -> None:
    """One walk through a game, looked at in all these ways: a walk takes longer than a look."""
    for match in walk(seed):
        for holds in ALWAYS:
            holds(match, match.table)
    again = uc.replay(match.record().to_json())
    assert bytes(again.table.buffer) == bytes(match.table.buffer)


def no_item_is_lost_or_made(_match: Match, record: Any) -> None:
    """DB-04, DB-42"""
    there = sum(record.deck) + sum(record.used) + sum(record.items.flat())
    there += sum(item != t.NOBODY for item in record.market)
    assert there == COPIES * (2 if record.n_heroes > 2 else 1)


def no_more_enemies_stand_on_the_map_than_there_are_dice(match: Match, _record: Any) -> None:
    """DB-16, DB-17"""
    assert min(int(free_dice(BOX, match.table, colour)) for colour in range(3)) >= 0


def every_figure_has_an_open_square_of_its_own_in_an_explored_room(match: Match, record: Any) -> None:
    """DB-09, DB-15"""
    squares = {number: square for number, square in enumerate(record.square.tolist()) if square != t.NOWHERE}
    assert len(set(squares.values())) == len(squares) == sum(figure > 0 for figure in record.at)
    for number, square in squares.items():
        assert record.at[square] == number + 1
        assert named(match.table, square) == square
        assert record.explored >> (square // t.CELLS) & 1
        assert ground_at(BOX, match.table, square) != WALL


def health_energy_and_treasure_stay_on_their_trackers(_match: Match, record: Any) -> None:
    """DB-03"""
    for hero in range(record.n_heroes):
        most = BOX.hero[record.card[hero], 8] if record.card[hero] != t.NOBODY else 0
        assert 0 <= record.health[hero] <= most
        assert 0 <= record.energy[hero] <= BOX.most_energy
        assert 0 <= record.treasure[hero] <= BOX.most_treasure


def the_stack_never_overflows_and_is_empty_when_a_hero_acts(_match: Match, record: Any) -> None:
    assert record.n_frames < t.FRAMES - 4
    if t.WAITS[record.wait] in ("begin", "action", "minor"):
        assert record.n_frames == 0
        assert not any(record.frames.flat())


ALWAYS = (
    no_item_is_lost_or_made,
    no_more_enemies_stand_on_the_map_than_there_are_dice,
    every_figure_has_an_open_square_of_its_own_in_an_explored_room,
    health_energy_and_treasure_stay_on_their_trackers,
    the_stack_never_overflows_and_is_empty_when_a_hero_acts,
)


def invincible(match: Match) -> Any:
    """The table of a match as soon as its characters are made, with heroes who take a lot of killing."""
    while match.table.rounds == 0:
        match.roll() if match.turn == uc.CHANCE else match.play(match.moves()[0])
    for hero in range(match.table.n_heroes):
        match.table.health[hero] = 120
    return match.table


def can_be_won(start: Any, seed: int) -> bool:
    """Whether one of the sensible players wins from here."""
    played = (play_crowd(GAME, start, 1, seed, bot=bot)[0] for bot in ("fighter", "shopper"))
    return any(each.finished[0] and each.scores[0, 0] == 1 for each in played)


@rule("DB-41", "DB-45")
@pytest.mark.parametrize("heroes", ["2", "3", "4"])
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_every_generated_quest_can_be_finished(difficulty: str, heroes: str) -> None:
    """By heroes who live long enough, walking and fighting sensibly: no room is shut off, no boss out of reach."""
    factions = ("rustpick", "choir", "snuffed")
    for seed in range(1 if PLAINLY else 12):
        faction = factions[seed % len(factions)]
        match = GAME.start(seed=seed, quest="generated", difficulty=difficulty, heroes=heroes, faction=faction)
        assert can_be_won(invincible(match), seed), f"seed {seed}"


@rule("DB-41", "DB-44")
@pytest.mark.parametrize("quest", ["dimming_lamp", "three_wicks", "long_night"])
def test_every_printed_quest_without_a_clock_can_be_finished(quest: str) -> None:
    for seed in range(1 if PLAINLY else 10):
        match = GAME.start(seed=seed, quest=quest)
        assert can_be_won(invincible(match), seed), f"seed {seed}"


@rule("DB-41")
@pytest.mark.parametrize("bot", ["fighter", "shopper"])
@pytest.mark.parametrize("heroes", ["2", "3", "4"])
def test_sensible_players_never_wait_for_ever(heroes: str, bot: str) -> None:
    """A quest without a clock is lost after 200 rounds: nobody who plays on gets there, however weak the heroes."""
    games = 2 if PLAINLY else 100
    start = GAME.lay_out(1, GAME.read_options({"quest": "three_wicks", "heroes": heroes}))
    played, tables = play_crowd(GAME, start, 1, 7, n=games, bot=bot)
    assert all(played.finished)
    assert max(table.rounds for table in tables) < MOST_ROUNDS


@rule("DB-14")
def test_a_hero_in_a_pit_climbs_out_to_go_on() -> None:
    """Pushed into one, with the way to the next exit measured round pits."""
    start = situation([f"{GUARD} 5e5", f"{ARCHER} 5e2"], rooms=[2, 3, 5]).set(acted=0)
    pit = next(name for name in SQUARE_NAMES if name[0] == "5" and is_pit(BOX, start.rec, SQUARE_NAMES.index(name)))
    put(start.rec, 0, SQUARE_NAMES.index(pit))
    move = start.go_on().match.choose("fighter")
    assert move.verb == "go"
    assert not is_pit(BOX, start.rec, SQUARE_NAMES.index(move.text.split()[1]))
