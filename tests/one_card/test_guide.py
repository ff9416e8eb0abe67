"""The greedy bot: better than chance, and how it plays a turn."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any

import pytest

from tests.plainly import PLAINLY

from .set_up import GAME, Table, situation

if TYPE_CHECKING:
    from undercroft.engine.results import PlayOuts

GAMES = 5 if PLAINLY else 1000


def mean(played: PlayOuts) -> float:
    """The mean score."""
    return fmean(score for (score,) in played.scores.tolist())


def chosen(table: Table) -> str:
    """What it plays here."""
    return table.match.choose("greedy").text


def turn_of(table: Table) -> list[str]:
    """What it plays until the turn ends."""
    played = []
    while table.phase in ("give", "act"):
        played.append(chosen(table))
        table.play(played[-1])
    return played


def test_the_bots_are_known_by_name() -> None:
    assert GAME.bots == ("random", "greedy", *GAME.levels)


def test_it_clears_levels_where_chance_clears_none() -> None:
    greedy, random = (mean(GAME.play_out(GAMES, seed=7, bot=bot)) for bot in ("greedy", "random"))
    assert random < 0.1
    assert greedy > 2


HEROES = ("paladin", "barbarian", "ranger", "wizard")


@pytest.mark.parametrize("hero", HEROES[:1] if PLAINLY else HEROES)
def test_it_plays_every_hero_to_the_end(hero: str) -> None:
    played = GAME.play_out(max(1, GAMES // 5), seed=2, bot="greedy", hero=hero)
    assert all(played.finished)
    assert mean(played) > 1


def test_it_plays_every_reading_of_the_rules() -> None:
    options: dict[str, Any] = {
        "sight": "open",
        "range": "monsters",
        "squeeze": False,
        "back_off": False,
        "ties": "fixed",
    }
    played = GAME.play_out(max(1, GAMES // 5), seed=2, bot="greedy", **options)
    assert all(played.finished)
    assert mean(played) > 1


def test_it_hits_who_stands_beside_it() -> None:
    table = situation(level=1, at="c1", monsters={"d1": 1, "a5": 2}, energy=(1, 3, 6))
    assert chosen(table) == "attack 1"


def test_it_goes_to_where_it_can_hit() -> None:
    table = situation(level=1, at="a1", monsters={"c1": 1}, energy=(1, 3, 6))
    assert turn_of(table) == ["step b1", "attack 1"]
    assert table.phase == "reward"


def test_it_ends_where_fewer_can_hit_it() -> None:
    weak, strong = (situation(level=3, at="c3", energy=(5, 1, die)) for die in (1, 6))
    for table in (weak, strong):
        turn_of(table)
    assert weak.health == strong.health == 6, "there is a tile out of the ogres' reach"


def test_it_gives_the_dice_so_that_it_can_hit() -> None:
    table = situation(level=1, at="c1", monsters={"d1": 1, "a5": 2}).roll(1, 1, 3)
    assert "attack 1" in turn_of(table)


@pytest.mark.parametrize(("health", "wanted"), [(1, "heal"), (3, "heal"), (4, "train attack"), (6, "train attack")])
def test_it_heals_when_there_is_need_and_trains_else(health: int, wanted: str) -> None:
    table = situation(level=1, at="c1", monsters={"d1": 1}, energy=(1, 3, 6), health=health).play("attack 1")
    assert chosen(table) == wanted


def next_turn_of_a_paladin(defence: int) -> Table:
    table = situation(level=1, hero="paladin", energy=(1, 2, defence)).play("end")
    while table.phase in ("order", "send"):
        table.play(table.legal()[0])
    return table


def test_a_paladin_keeps_a_high_die() -> None:
    assert chosen(next_turn_of_a_paladin(6)) == "keep defence"
    assert chosen(next_turn_of_a_paladin(3)) == "throw"


def test_a_wizard_rolls_again_only_when_a_turn_costs_health() -> None:
    assert chosen(situation(level=1, hero="wizard").roll(6, 6, 6)) != "reroll"
    surrounded = situation(level=9, at="c3", monsters={"b3": 2, "d3": 2, "c4": 2, "c2": 2}, hero="wizard")
    assert chosen(surrounded.roll(1, 1, 1)) == "reroll"


def test_it_leaves_the_match_as_it_is() -> None:
    table = situation(level=1).roll(2, 4, 5)
    before = bytes(table.rec.buffer)
    assert chosen(table).startswith("give")
    assert bytes(table.rec.buffer) == before
