"""The odds shown before a choice, compared with every roll that the rules allow."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

from tests.rulebook import rule
from undercroft.engine.records import write
from undercroft.games.deck_box import rules
from undercroft.games.deck_box import table as t
from undercroft.games.deck_box.content.layout import H_SKILLS
from undercroft.games.deck_box.guide import odds as page_odds
from undercroft.kernels.ways import PLAIN, using

from .set_up import ARCHER, BOX, GAME, GUARD, MINER, SLINGER, WATCH, WITCH, quiet, situation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .set_up import Table

MOVES = [0] * len(GAME.verbs)


def odds_at(table: Table) -> dict[str, Any]:
    found = GAME.odds(table.match)
    assert found is not None
    return found


def after_the_dice(table: Table, move: str) -> Iterator[tuple[float, Any]]:
    """Every way the dice of a move can fall: how likely it is, and the table then."""
    start = table.match.table.copy()
    rules.apply(BOX, start, GAME.verbs.parse(move))
    ways = {bytes(start.buffer): 1.0}
    while ways:
        further: dict[bytes, float] = defaultdict(float)
        for position, chance in ways.items():
            rolled = GAME.table_type.plain(bytearray(position))
            if rolled.wait != t.W_ROLL:
                yield chance, rolled
                continue
            for number in range(rules.legal(BOX, rolled, MOVES)):
                fallen = rolled.copy()
                rules.apply(BOX, fallen, MOVES[number])
                further[bytes(GAME.table_type.without_scratch(fallen).buffer)] += chance / 6
        ways = further


MAUL = f"{MINER} 1e5"
ATTACKS = {
    "a plain blow": ([f"{GUARD} 1e5"], {"a": "green_melee 2 1e6"}, "strike a"),
    "at somebody who blocks": ([f"{GUARD} 1e5"], {"a": "blue_melee 3 1e6"}, "strike a"),
    "with pierce": ([f"{WATCH} 1e5"], {"a": "blue_melee 2 1e6"}, "strike a"),
    "a shot": ([f"{ARCHER} 1e4"], {"a": "green_ranged 1 1e7"}, "shoot a"),
    "with stun": ([f"{SLINGER} 1e4"], {"a": "blue_ranged 2 1e7"}, "shoot a"),
    "crush and a push into the open": ([MAUL], {"a": "blue_melee 3 1e6"}, "strike a"),
    "crush and a push against a wall": ([f"{MINER} 1d7"], {"a": "blue_melee 3 1d8"}, "strike a"),
    "crush and a push against another": ([MAUL], {"a": "blue_melee 3 1e6", "b": "green_melee 1 1e7"}, "strike a"),
}


@rule("DB-19", "DB-20", "DB-22", "DB-33", "DB-36", "DB-40")
@pytest.mark.parametrize("crush", ["each_hit", "once"])
@pytest.mark.parametrize("case", ATTACKS)
def test_the_odds_of_an_attack_are_those_of_all_rolls(case: str, crush: str) -> None:
    heroes, enemies, move = ATTACKS[case]
    table = situation(heroes, enemies, crush=crush)
    told = next(each for each in odds_at(table)["attacks"] if each["letter"] == "A")
    assert told["move"] == GAME.verbs.parse(move)
    kills = wounds = hits = 0.0
    for chance, record in after_the_dice(table, move):
        left = record.health[t.HEROES]
        kills += chance * (left == 0)
        wounds += chance * (left < told["health"])
        hits += chance * record.energy[0]
    assert told["kills"] == pytest.approx(kills)
    assert told["wounds"] == pytest.approx(wounds)
    if "crush" not in case:  # a heavy weapon brings 1 energy at most
        assert told["hits"] == pytest.approx(hits)


def test_the_damage_to_expect_is_what_a_giant_would_lose() -> None:
    table = situation([f"{GUARD} 1e5"], {"a": "blue_melee 90 1e6"})
    (told,) = odds_at(table)["attacks"]
    lost = sum(chance * (90 - record.health[t.HEROES]) for chance, record in after_the_dice(table, "strike a"))
    assert told["damage"] == pytest.approx(lost)
    assert told["kills"] == 0


def test_a_barrage_is_reckoned_with_all_dice_on_one() -> None:
    table = situation([f"{WITCH} 1e4"], {"a": "green_melee 1 1e7", "b": "green_melee 2 1d7"})
    told = odds_at(table)["attacks"]
    assert [(each["letter"], each["dice"]) for each in told] == [("A", 3), ("B", 3)]
    for each in told:
        alone = situation([f"{WITCH} 1e4"], {"a": f"green_melee {each['health']} 1e7"})
        assert odds_at(alone)["attacks"][0]["kills"] == each["kills"]


def test_without_an_action_there_are_no_odds_of_attacks() -> None:
    table = situation(enemies={"a": "green_melee 2 1e6"}).set(actions=0)
    assert odds_at(table)["attacks"] == []


# Tests


def beside_the_wick() -> Table:
    """Near the wick that a test of dexterity guards."""
    table = situation([f"{ARCHER} 6c6"], rooms=[2, 3, 4, 5, 6], quest="three_wicks")
    assert table.legal("work") == ["2"]
    return table


@rule("DB-30")
def test_the_odds_of_a_test_are_those_of_all_rolls() -> None:
    table = beside_the_wick()
    (told,) = odds_at(table)["tests"]
    assert (told["skill"], told["need"], told["dice"], told["hero"]) == ("dexterity", 1, 4, 1)
    passed = sum(chance for chance, record in after_the_dice(table, "work 2") if record.result == 1)
    assert told["passes"] == pytest.approx(passed)


@rule("DB-30")
@pytest.mark.parametrize(("modifier", "success"), [(-1, 1 / 6), (0, 1 / 6), (2, 1 / 2), (5, 1), (7, 1)])
def test_a_natural_6_always_succeeds(modifier: int, success: float) -> None:
    table = beside_the_wick()
    own = BOX.ability_skills[table.rec.ability[0], 1]
    which, before = table.rec.card[0], BOX.hero.tolist()
    try:
        BOX.hero[which, H_SKILLS + 1] = modifier - own
        (told,) = odds_at(table)["tests"]
    finally:
        write(BOX.hero[which], before[which])
    assert told["modifier"] == modifier
    assert told["passes"] == pytest.approx(1 - (1 - success) ** 4)


# The rest of the round


def test_nothing_threatens_heroes_without_enemies() -> None:
    danger = odds_at(situation())["danger"]
    assert [(each["hero"], each["damage"], each["falls"]) for each in danger["heroes"]] == [(1, 0, 0), (2, 0, 0)]
    assert not danger["exact"]


def test_the_danger_is_what_the_enemies_would_do_on_the_mean() -> None:
    table = situation(enemies={"a": "green_melee 2 1e6"})  # beside the guard: it will strike once
    told = odds_at(table)["danger"]
    before = int(table.health[0])
    table.play("end", "end")
    assert table.match.turn == -1
    lost = sum(chance * (before - record.health[0]) for chance, record in after_the_dice(table, "act a"))
    assert told["heroes"][0]["damage"] == pytest.approx(lost, abs=0.15)
    assert told["heroes"][1]["damage"] == 0


def test_looking_at_the_odds_changes_nothing_and_gives_the_same_again() -> None:
    table = situation(enemies={"a": "green_melee 2 1e6", "b": "blue_ranged 3 1b7"})
    before = bytes(table.match.table.buffer)
    assert odds_at(table) == odds_at(table)
    assert bytes(table.match.table.buffer) == before


def test_plain_python_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = situation(enemies={"a": "green_melee 2 1e6", "b": "blue_ranged 3 1b7"})
    monkeypatch.setattr(page_odds, "SAMPLES", 30)
    found = odds_at(table)["danger"]
    assert found["heroes"][0]["damage"] > 0
    with using(PLAIN):
        assert odds_at(table)["danger"] == found


def test_odds_are_for_those_who_choose() -> None:
    table = situation(enemies={"a": "green_melee 2 1e6"}).play("strike a")
    assert GAME.odds(table.match) is None
    assert GAME.odds(quiet(situation(active=None)).match) is None
