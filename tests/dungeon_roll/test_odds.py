"""The odds of a level: numbers that can be worked out on paper, and what saves work never changes an answer."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import undercroft as uc
from tests.engine.coin import HEADS
from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec
from undercroft.games.dungeon_roll.guide import odds as module
from undercroft.games.dungeon_roll.guide.questions import LEVEL, TO_CLEAR, TO_WIN
from undercroft.games.dungeon_roll.moves import RETIRE, USE, treasure_in, verb_of
from undercroft.games.dungeon_roll.table import DONE, PARTY_FACES, REGROUP, TOWN_PORTAL, TREASURES
from undercroft.kernels.exact import UNDECIDED, Answer, Question, question_kernel
from undercroft.kernels.kernel import kernels_of
from undercroft.kernels.ways import PLAIN, using

from .set_up import GAME, HEROES, Table, delve, regroup, start
from .telling import told

ROUGHLY = 1e-9


def odds(table: Table) -> dict[str, Any]:
    found = GAME.odds(table.match)
    assert found is not None
    return found


def clear(table: Table) -> float:
    return float(odds(table)["clear"])


def expected(table: Table) -> float:
    return float(odds(table)["expected"])


def is_about(value: Fraction | float) -> Any:
    return pytest.approx(float(value), abs=ROUGHLY)


# Clearing the next level


def test_nobody_clears_a_level_only_if_no_monster_comes() -> None:
    # level 2: two dice that show neither goblin, skeleton nor ooze
    assert clear(regroup("", 1)) == is_about(Fraction(1, 4))


def test_one_companion_beats_what_he_is_strong_against() -> None:
    # a fighter against two dice: no monster (9 of 36), one (18), two goblins (1)
    assert clear(regroup("fighter", 1)) == is_about(Fraction(28, 36))
    # a thief beats one monster; a champion all of a kind
    assert clear(regroup("thief", 1)) == is_about(Fraction(27, 36))
    assert clear(regroup("champion", 1)) == is_about(Fraction(30, 36))


def test_a_treasure_is_as_good_as_the_die_it_stands_for() -> None:
    for face, treasure in (("fighter", "sword"), ("mage", "sceptre"), ("thief", "tools")):
        assert clear(regroup("", 1, treasures=treasure)) == is_about(clear(regroup(face, 1)))


def test_a_scroll_rolls_the_monsters_again() -> None:
    # two dice; all monsters among them are rolled again, once
    no_monster, one, two = Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)
    assert clear(regroup("scroll", 1)) == is_about(no_monster + one * Fraction(1, 2) + two * Fraction(1, 4))


def test_bait_takes_a_monster_away_as_long_as_the_dragon_stays() -> None:
    assert clear(regroup("", 1, treasures="dragon_bait")) == is_about(Fraction(1, 4) + Fraction(1, 2))
    assert clear(regroup("", 1, treasures="2 dragon_bait")) == is_about(1)
    # with two dice in the lair, bait or a dragon's face calls the dragon
    assert clear(regroup("", 1, lair=2, treasures="dragon_bait")) == is_about(Fraction(4, 36))


def test_the_dragon_needs_three_companions_or_a_ring() -> None:
    here = {"dungeon": "dragon", "level": 2, "lair": 2}
    assert clear(delve("fighter, mage, thief", **here)) == 1
    assert clear(delve("2 fighter, mage", **here)) == 0
    assert clear(delve("2 fighter, mage", **here, treasures="ring")) == 1
    assert clear(delve("2 fighter, mage", **here, treasures="talisman")) == 1
    assert clear(delve("2 fighter, mage", **here, hero="knight", side="master")) == 1


def test_a_potion_may_bring_back_the_companion_that_is_missing() -> None:
    assert clear(delve("fighter, mage, scroll", "dragon, potion", level=3, lair=2)) == 1
    assert clear(delve("fighter, mage, scroll", "dragon, chest", level=3, lair=2)) < 1


def test_a_chest_may_hold_what_is_missing() -> None:
    # A fighter opens it. Beside a fighter and a mage these of thirty treasures help: four rings, three talismans, three
    # three tools, and three potions that bring back whoever is missing.
    table = delve("2 fighter, mage", "dragon, chest", level=3, lair=2)
    assert clear(table) == is_about(Fraction(4 + 3 + 3 + 3, 30))


def test_an_ultimate_counts() -> None:
    here = {"dungeon": "2 goblin, ooze", "level": 3}
    assert clear(delve("", **here, hero="knight")) == 0, "three monsters are a dragon"
    assert clear(delve("", **here, hero="spellsword", side="master")) == 1
    assert clear(delve("", **here, hero="spellsword", side="master", ready=False)) == 0
    assert clear(delve("mage", **here, hero="mercenary")) == 1


# Experience


def test_what_can_be_won_is_the_level_or_nothing() -> None:
    found = odds(regroup("", 1))
    assert found["expected"] == is_about(2 * Fraction(1, 4))
    assert found["change"] == is_about(2 * Fraction(1, 4) - 1)


def test_a_portal_saves_the_level() -> None:
    found = odds(regroup("", 1, treasures="town_portal"))
    assert (found["clear"], found["expected"], found["change"]) == (is_about(Fraction(1, 4)), 2, 1)


def test_a_dragon_slain_is_one_more() -> None:
    for rules in ("prototype", "published"):
        table = delve("fighter, mage, thief", "dragon", level=2, lair=2, rules=rules)
        assert (clear(table), expected(table)) == (1, 3)


def test_who_can_slay_the_dragon_may_call_it() -> None:
    quiet = delve("fighter, mage, thief", "chest", level=2, lair=2)
    assert expected(quiet) == 2
    assert expected(delve("fighter, mage, thief", "chest", level=2, lair=2, treasures="dragon_bait")) == 3


def test_on_a_level_there_is_nothing_to_compare_with() -> None:
    assert odds(delve("fighter", "2 goblin", level=2))["change"] is None


def test_it_can_be_asked_in_the_middle_of_an_action_and_while_dice_fall() -> None:
    table = delve("2 scroll", "2 goblin, ooze", level=3)
    assert clear(table) == is_about(clear(table.play("read scroll")))
    table.play("choose goblin 2", "choose ooze 1")
    assert 0 < clear(table) < 1
    table.play("reroll", "monster chest", "monster dragon")
    assert clear(table) == is_about(Fraction(1, 2) + Fraction(1, 2) * Fraction(1, 2)), "one die, and a scroll more"


# When there is an answer


def test_there_are_none_before_a_level_and_at_the_end() -> None:
    assert GAME.odds(start().match) is None
    assert GAME.odds(start("mercenary").form("7 scroll").match) is None
    assert GAME.odds(regroup("champion", 10).match) is None
    assert GAME.odds(regroup("champion", 5, delve=3).play("retire").match) is None


def test_the_answer_is_plain_json_and_exact() -> None:
    found = odds(regroup("fighter, scroll", 2))
    assert json.loads(json.dumps(found)) == found
    assert found.keys() == {"clear", "expected", "change", "exact", "states"}
    assert found["exact"] is True
    assert found["states"] > 100


def test_what_is_too_large_has_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGETS", {TO_CLEAR: 500, TO_WIN: 50})
    small, middle = (regroup("fighter", level, experience=77).match for level in (1, 2))
    assert GAME.odds(small) is not None
    found = GAME.odds(middle)
    assert found is not None
    assert found["clear"] > 0
    assert (found["expected"], found["change"]) == (None, None)
    assert GAME.odds(regroup("2 fighter, 2 mage, 2 scroll", 5, experience=77).match) is None


def test_a_position_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = regroup("mage, thief", 2, experience=123)
    first = odds(table)
    monkeypatch.setattr(module, "answer", None)  # a second call would fail
    first["clear"] = "spoilt"
    again = odds(table.copy())
    assert again["clear"] != "spoilt"
    assert again.keys() == first.keys()


def test_all_seats_and_watchers_are_told_the_same() -> None:
    match = regroup("mage, thief", 2, seats=3).match
    assert GAME.odds(match, 0) == GAME.odds(match, 2) == GAME.odds(match, -3)
    with pytest.raises(uc.BadSeat):
        GAME.odds(match, 3)


def test_a_game_without_odds_has_none() -> None:
    assert HEADS.odds(HEADS.start(seed=1)) is None


# Saving work


@rule
def plain_worth(box: Rec, table: Rec, about: Rec) -> float:
    """The same question without any foresight: wait and see what becomes of the level."""
    won = table.experience[about.seat] - about.experience if about.goal == TO_WIN else 0
    if table.phase == DONE or table.delve != about.delve or table.adventurer != about.seat:
        return float(won)
    if table.phase != REGROUP or (about.phase == REGROUP and table.level == about.level):
        return UNDECIDED
    return float(won + (table.level if about.goal == TO_WIN else 1))


@rule
def not_back(box: Rec, table: Rec, about: Rec, moves: Any, n: int) -> int:
    """The question is what comes of going on."""
    if table.phase != REGROUP or table.draws > 0:
        return n
    kept = 0
    for index in range(n):
        verb = verb_of(moves[index])
        if verb != RETIRE and not (verb == USE and treasure_in(moves[index]) == TOWN_PORTAL):
            moves[kept] = moves[index]
            kept += 1
    return kept


PLAIN_LEVEL = Question("plain_level", LEVEL.given, plain_worth, thin=not_back)
POSITIONS, MOST_STATES = 80, 1_500


def plain_answer(table: Table, goal: int) -> Answer | None:
    """The answer to that question, in plain Python."""
    kernel = question_kernel(GAME, PLAIN_LEVEL)
    with pytest.MonkeyPatch.context() as patch, using(PLAIN):
        patch.setitem(kernels_of(GAME), kernel.name, kernel)
        patch.setattr(module, "LEVEL", PLAIN_LEVEL)
        return module.answer(GAME.box, table.match.table, goal, MOST_STATES)


def some_position(random: Random) -> Table | None:
    """Few dice, some treasures, any hero and options, before a level or in the middle of it."""
    dice = random.choice([0, 1, 2, 2, 3])
    level = random.choice([1, 1, 2, 2, 3, 9]) if dice < 3 else 1
    rules = random.choice(["prototype", "prototype", "published"])
    seats = random.choice([1, 1, 2])
    hands = [[random.choice(TREASURES[:9]) for _ in range(random.choice([0, 1, 2]))] for _ in range(seats)]
    faces = [random.choice(PARTY_FACES) for _ in range(dice)]
    table = regroup(
        told(PARTY_FACES, [faces.count(face) for face in PARTY_FACES]),
        level,
        random.choice([None, *HEROES]),
        random.choice(["novice", "master"]),
        lair=random.choice([0, 0, 1, 2]),
        treasures=[told(TREASURES, [hand.count(kind) for kind in TREASURES]) for hand in hands],
        ready=random.random() < 0.6,
        seats=seats,
        rules=rules,
        scroll_phases=random.choice(["monster", "monster", "all"]),
        level_cap=random.random() < 0.5,
    )
    for _ in range(random.choice([0, 0, 4, 8, 12])):
        moves = [move for move in table.match.moves() if move.verb not in ("retire", "flee")]
        if moves:
            table.match.play(random.choice(moves))
    in_delve = table.phase in ("monster", "loot", "dragon", "regroup")
    return table if in_delve and not (table.phase == "regroup" and table.level >= 10) else None


def test_what_saves_work_never_changes_an_answer() -> None:
    random = Random(2026)  # noqa: S311
    compared = 0
    while compared < POSITIONS:
        table = some_position(random)
        if table is None:
            continue
        for goal in (TO_CLEAR, TO_WIN):
            plain = plain_answer(table, goal)
            if plain is not None:
                clever = module.answer(GAME.box, table.match.table, goal, MOST_STATES)
                assert clever is not None, table.match.picture("en")
                assert clever.value == is_about(plain.value), table.match.picture("en")
                compared += 1
