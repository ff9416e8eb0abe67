"""The bot: it places dice as well as can be, never plays what is not allowed, and gets further than chance."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.plainly import PLAINLY
from undercroft.games.one_deck.guide.assignment import best_places
from undercroft.games.one_deck.look.advice import advised

from .set_up import GAME, Table, before, card, facing, resting
from .situations import matches

FEW = PLAINLY


def told(table: Table) -> str:
    move = advised(table.match.game.box, table.match.table)
    assert move is not None
    return str(table.match.game.verbs.move(move))


def until_the_end(table: Table) -> Table:
    """Play the encounter's dice as the bot would."""
    while table.wait in ("act", "pick"):
        table.play(told(table))
    return table


@pytest.mark.parametrize("foe", ["goblin", "skeleton", "ogre", "glooping_ooze", "bandit", "phantom"])
@pytest.mark.parametrize("dice", ["S6 S5 A4 A2 H3 M5", "S4 S4 S3 S6 M2 M3 H5 A6 A6", "S6 S6 S5 A3 A1"])
def test_dice_are_placed_as_well_as_can_be(foe: str, dice: str) -> None:
    best = facing(foe, dice)
    for move in best_places(GAME.box, best.match.table):
        best.match.play(move)
    table, moves = facing(foe, dice), 0
    while table.wait in ("act", "pick") and told(table) != "finish":
        table.play(told(table))
        moves += 1
        assert moves < 30
    assert table.stop_now == best.stop_now


def test_a_skill_is_paid_with_dice_that_are_left_over() -> None:
    table = facing("ogre", "S6 A5 A2 M1", skills=("armor_crush",))
    assert told(table) != f"use 1 {table.slot('armor_crush')}"  # the only strength die is needed on the foe
    spare = facing("goblin", "S1 S1 A1", skills=("cleave",))
    assert told(spare) == f"use 1 {spare.slot('cleave')}"
    spare.play(told(spare))
    assert told(spare) == "pick 1 1 strength"


def test_nothing_is_used_when_nothing_is_lost() -> None:
    table = facing("glooping_ooze", "S4 S4 S3 S6 M2 M3 H5 A1 S1", skills=("cleave",), known=("heroism",), cubes=2)
    played = []
    while table.wait in ("act", "pick"):
        played.append(told(table).split()[0])
        table.play(told(table))
    assert set(played) <= {"place", "finish"}


def test_a_dying_hero_drinks() -> None:
    table = facing("beetle", "", wounds=(5,), cubes=1).play("finish")
    while table.wait == "card":
        table.pass_time()
    assert table.wait == "save"
    assert told(table).startswith("drink")


def test_outside_encounters() -> None:
    assert told(resting()) == "explore"
    assert told(resting(closed=1, doors=("ogre",))) == "open"
    assert told(resting(doors=("ogre",), deck=0)).startswith("enter")
    assert told(before("ogre")) == "fight"
    assert advised(GAME.box, GAME.start(seed=1).table) is None  # luck's turn


def test_enough_experience_for_a_level_is_taken() -> None:
    table = facing("goblin", "S6 S6 A6 A6 H6", items=(card("ogre"),))
    table.rec.xp[5] = 1
    until_the_end(table).pass_time()
    assert table.wait == "loot"
    assert told(table) == "xp"


def test_it_always_plays_what_is_allowed() -> None:
    for match in [*matches()][:: 4 if FEW else 1]:
        for _move in range(10 if FEW else 60):
            if match.is_over:
                break
            if match.turn == uc.CHANCE:
                match.roll()
                continue
            move = advised(match.game.box, match.table)
            assert move in {each.id for each in match.moves()}
            match.play(move)


def test_it_gets_further_than_chance() -> None:
    if FEW:
        return
    for options in ({}, {"heroes": "two"}, {"seats": 4}):
        mean = {
            bot: GAME.play_out(150, seed=1, bot=bot, cores=1, **options).score().mean for bot in ("greedy", "random")
        }
        assert mean["greedy"] > mean["random"], options
    assert GAME.play_out(300, seed=1, bot="greedy", cores=1).score().mean > 0.6
