"""What a quest does by itself: at the end of rounds, and when its boss first falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.rulebook import rule
from undercroft.games.deck_box.table import HEROES

from .own_quests import CHEST, changed, game_of, says, with_triggers
from .set_up import ARCHER, GUARD, MINER, WATCH, Table, name_of, quiet, situation

if TYPE_CHECKING:
    from pathlib import Path

    import undercroft as uc

PARTY = [f"{GUARD} 6e5", f"{ARCHER} 6b2"]
DARKER = (CHEST, f"          - {{ counter: {{ name: dark, add: 1 }} }}\n{CHEST}")  # what somebody does to a chest


def boss_falls(game: uc.Game, dark: int = 0, party: list[str] = PARTY) -> Table:
    table = situation(party, {"a": "red 1 6e6 boss"}, rooms=(2, 3, 5, 6), game=game).set(counters=[dark, 0, 0, 0])
    return table.play("strike a").roll(6, 1, 1)


def said(table: Table) -> list[str]:
    return [event.args["text"]["en"] for event in table.match.events() if event.id == "event-say"]


def trigger(when: str, do: str, **more: str) -> str:
    fields = "".join(f"    {name}: {value}\n" for name, value in more.items())
    return f"  - when: {when}\n{fields}    do:\n      - {do}\n"


def recovery(do: str, **more: str) -> str:
    return trigger("recovery", do, every="1", offset="0", **more)


@rule("DB-05", "DB-44")
def test_what_happens_when_the_boss_falls_happens_in_the_quest_s_order(tmp_path: Path) -> None:
    triggers = "".join(trigger("boss_first_fall", says(word)) for word in ("one", "two", "three"))
    assert said(boss_falls(with_triggers(tmp_path, triggers))) == ["one", "two", "three"]


@rule("DB-08", "DB-44")
def test_what_happens_at_the_end_of_a_round_does_so_too(tmp_path: Path) -> None:
    triggers = "".join(recovery(says(word)) for word in ("one", "two", "three"))
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e2"], game=with_triggers(tmp_path, triggers))
    assert said(quiet(table)) == ["one", "two", "three"]


@rule("DB-05", "DB-44")
@pytest.mark.parametrize(("dark", "stands"), [(1, False), (2, True)])
def test_the_boss_stands_up_only_if_the_counter_says_so(tmp_path: Path, dark: int, stands: bool) -> None:
    rises = trigger("boss_first_fall", "{ revive_boss: 3 }", if_counter="{ name: dark, at_least: 2 }")
    table = boss_falls(with_triggers(tmp_path, rises, DARKER), dark)
    assert table.enemies == ({"a": 3} if stands else {})
    assert ("stands-up" in table.events()) == stands


@rule("DB-16", "DB-44")
def test_enemies_come_in_the_room_that_the_trigger_names(tmp_path: Path) -> None:
    comes = "{ spawn: [{ colour: green, count: 1 }] }"
    rooms = []
    for more in ({}, {"room": "r3"}):
        table = boss_falls(with_triggers(tmp_path, trigger("boss_first_fall", comes, **more))).foes(1)
        rooms.append(name_of(table.rec.square[HEROES + 1])[0])
    assert rooms == ["6", "3"]  # with the boss, and where the trigger says


@rule("DB-16", "DB-44")
def test_enemies_of_a_room_that_is_not_in_play_come_on_the_first_tile(tmp_path: Path) -> None:
    comes = recovery("{ spawn: [{ colour: green, count: 1 }] }", room="r4")
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e2"], game=with_triggers(tmp_path, comes))
    quiet(table).foes(1)
    assert table.enemy_at("a").startswith("1")
    assert table.match.picture("en")


@rule("DB-44")
def test_a_condition_is_looked_at_before_any_trigger_goes_off(tmp_path: Path) -> None:
    counted = recovery("{ counter: { name: dark, add: 1 } }")
    waits = recovery(says("late"), if_counter="{ name: dark, at_least: 1 }")
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e2"], game=with_triggers(tmp_path, counted + waits))
    assert said(quiet(table)) == []
    assert said(quiet(table)) == ["late"]


# What fits on the table


@rule("DB-44")
def test_a_counter_stays_within_bounds(tmp_path: Path) -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e2"], game=with_triggers(tmp_path, recovery(
        "{ counter: { name: dark, add: 20 } }"
    )))  # fmt: skip
    for _round in range(7):
        quiet(table)
    assert table.rec.counters[0] == 100


@rule("DB-44", "DB-04")
def test_everybody_can_be_given_as_many_items_as_a_quest_may_give(tmp_path: Path) -> None:
    party = [f"{GUARD} 6e5", f"{ARCHER} 6b2", f"{MINER} 6h2", f"{WATCH} 6b8"]
    gifts = "{ item: { who: all, amount: 8 } }"
    table = boss_falls(with_triggers(tmp_path, trigger("boss_first_fall", gifts)), party=party)
    taken = 0
    while table.wait == "card":
        table.play(f"card {table.legal('card')[0]}")
        taken += 1
    assert taken == 4 * 8
    assert [len(table.items(hero)) for hero in (1, 2, 3, 4)] == [8, 8, 8, 8]


@rule("DB-11")
def test_the_last_of_as_many_things_as_there_can_be_is_used_up(tmp_path: Path) -> None:
    chest = changed()[changed().index("      till:\n") : changed().index("  r5:\n")]
    more = "".join(chest.replace("till:", f"till{number}:") for number in range(15))
    table = situation(
        [f"{GUARD} 4f5", f"{ARCHER} 1f2"], rooms=(2, 4), game=game_of(tmp_path, changed((chest, chest + more)))
    )
    table.play("work 16").roll(6, 1, 1, 1)
    assert table.legal("work") == [str(number) for number in range(1, 16)]


@rule("DB-44")
def test_a_thing_that_is_lost_is_taken_from_whoever_has_it(tmp_path: Path) -> None:
    lost = recovery("{ counter: { name: dark, add: -2 } }")
    wins = ("win: { type: boss_defeated }", "win: { type: counter_and_all_on_green, name: dark, at_least: 9 }")
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e2"], game=with_triggers(tmp_path, lost, wins))
    table.set(counters=[3, 0, 0, 0], objects=[0, 1, 0, 0], dropped=[-1, -1, 40, -1], dropped_objects=[0, 0, 2, 0])
    quiet(table)
    assert (table.rec.counters[0], table.rec.objects.tolist()) == (1, [0, 0, 0, 0])
    assert (table.rec.dropped[2], table.rec.dropped_objects[2]) == (40, 1)
