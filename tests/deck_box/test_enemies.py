"""How enemies choose whom to attack, where to stand and where to walk."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.engine.records import write

from .set_up import ARCHER, GUARD, MINER, quiet, situation

PAIR = [f"{GUARD} 1e2", f"{ARCHER} 1b2"]


def after(table, *letters: str):
    """The table after these enemies have begun their turns."""
    quiet(table)
    for letter in letters:
        table.play(f"act {letter}")
    return table


@rule("DB-28")
def test_an_enemy_moves_and_attacks_but_never_twice() -> None:
    table = after(situation(PAIR, {"a": "green_melee 2 1e6"}), "a")
    assert table.enemy_at("a") == "1e3"
    assert table.events()[-2:] == ["walks", "attacks"]
    table.roll(1, 1, 1)
    assert table.round == 2


@rule("DB-28")
def test_it_attacks_without_moving_if_it_can() -> None:
    table = after(situation(PAIR, {"a": "green_melee 2 1e3"}), "a")
    assert (table.enemy_at("a"), table.events()[-1]) == ("1e3", "attacks")


@rule("DB-28")
def test_it_always_attacks_somebody_if_it_can_though_it_would_prefer_another() -> None:
    heroes = [f"{GUARD} 1e2", f"{ARCHER} 1h7"]
    table = situation(heroes, {"a": "green_melee 2 1e4"}, quest="snuffing")  # goes for the most wounded
    table.rec.health[1] = 1
    after(table.go_on(), "a")
    assert table.rec.aims[0] == 0  # the archer is out of reach


@rule("DB-28")
@pytest.mark.parametrize(
    ("quest", "hard", "field", "values"),
    [
        ("dimming_lamp", 1, "treasure", [1, 5]),  # the richest
        ("snuffing", 0, "health", [9, 2]),  # the most wounded
    ],
)
def test_among_those_it_can_attack_its_card_says_whom_it_prefers(quest: str, hard: int, field: str, values) -> None:
    table = situation([f"{GUARD} 1e4", f"{ARCHER} 1d4"], {"a": "green_melee 2 1e6"}, quest=quest)
    table.set(hard=hard)
    write(getattr(table.rec, field), values)
    after(table.go_on(), "a")
    assert table.rec.aims[0] == 1


@rule("DB-28")
def test_the_charged_and_the_frail_are_preferred_by_others() -> None:
    heroes = [f"{GUARD} 1e4", f"{ARCHER} 1d4"]
    charged = situation(heroes, {"a": "blue_ranged 3 1e8"}, quest="drowned_bell").set(energy=[2, 5, 0, 0])
    assert after(charged, "a").rec.aims[0] == 1
    frail = situation(heroes, {"a": "green_ranged 2 1e8"}).set(hard=1)
    assert after(frail, "a").rec.aims[0] == 1  # defence 0 against 2


@rule("DB-28")
def test_of_equals_the_nearer_then_the_weaker_is_attacked() -> None:
    heroes = [f"{GUARD} 1e4", f"{ARCHER} 1d4"]
    nearer = after(situation(heroes, {"a": "green_melee 2 1d7"}), "a")
    assert nearer.rec.aims[0] == 1
    weaker = situation([f"{GUARD} 1d5", f"{MINER} 1f5"], {"a": "green_melee 2 1e5"})
    assert after(weaker, "a").rec.aims[0] == 0  # 9 health against 10


@rule("DB-28")
def test_where_all_is_equal_players_choose_the_target() -> None:
    heroes = [f"{GUARD} 1d5", "roux long_bill mending_hymn 1f5"]
    table = after(situation(heroes, {"a": "green_melee 2 1e5"}), "a")
    assert (table.wait, table.legal("tie")) == ("tie", ["1", "2"])
    table.play("tie 2")
    assert table.rec.aims[0] == 1
    fixed = after(situation(heroes, {"a": "green_melee 2 1e5"}, ties="fixed"), "a")
    assert fixed.rec.aims[0] == 0


@rule("DB-28")
def test_a_shooter_that_holds_stays_if_it_has_a_shot() -> None:
    table = after(situation(PAIR, {"a": "green_ranged 2 1e6"}), "a")
    assert table.enemy_at("a") == "1e6"


@rule("DB-28")
def test_a_shooter_without_a_shot_takes_the_shortest_way_to_one() -> None:
    table = after(situation([f"{GUARD} 1d2", f"{ARCHER} 1b2"], {"a": "green_ranged 2 2b8"}, rooms=(2,)), "a")
    assert "walks" in table.events()


@rule("DB-28")
def test_a_shooter_that_keeps_away_steps_back_as_far_as_it_still_has_the_shot() -> None:
    table = situation([f"{GUARD} 1e2", f"{ARCHER} 1d2"], {"a": "green_ranged 2 1e5"}, quest="snuffing")
    after(table, "a")
    assert table.enemy_at("a") != "1e5"
    assert "attacks" in table.events()
    assert table.enemy_at("a") in ("1b8", "1h8", "1e9", "1h7")


@rule("DB-29")
def test_a_shooter_with_only_a_melee_target_attacks_it() -> None:
    walls = {
        letter: f"green_melee 1 {place} stunned" for letter, place in zip("bcd", ["1b7", "1c8", "1d8"], strict=True)
    }
    table = situation([f"{GUARD} 1b8", f"{ARCHER} 1e1"], {"a": "green_ranged 2 1c7"} | walls)
    table.rec.hidden[0] = 1  # no shot at her, and the archer is out of sight behind the guard
    quiet(table.go_on()).play("act a")
    assert "attacks" in table.events()


@rule("DB-29", "DB-24")
def test_a_shooter_beside_its_target_steps_away_to_shoot() -> None:
    table = after(situation(PAIR, {"a": "green_ranged 2 1e3"}), "a")
    assert table.enemy_at("a") != "1e3"
    assert table.match.events()[-1].args["how"] == "ranged"


@rule("DB-28")
def test_with_nobody_to_attack_it_follows_the_heroes_out_of_its_room() -> None:
    table = after(situation(PAIR, {"a": "green_melee 2 2e3"}, rooms=(2,)), "a")
    assert table.enemy_at("a") == "1e7"


@rule("DB-28", "DB-09")
def test_enemies_pass_each_other_but_not_heroes() -> None:
    table = situation(
        [f"{GUARD} 1e7", f"{ARCHER} 1b2"], {"a": "green_melee 2 2e2", "b": "green_melee 2 1e8"}, rooms=(2,)
    )
    after(table, "a")
    assert table.enemy_at("a") in ("1d7", "1f7")  # past its friend in the door's line
    plugged = situation([f"{GUARD} 1e9", f"{ARCHER} 1b2"], {"a": "green_melee 2 2e4"}, rooms=(2,))
    assert after(plugged, "a").enemy_at("a") == "2e2"


@rule("DB-14", "DB-28")
def test_enemies_pay_for_water_and_never_walk_into_pits() -> None:
    heroes = [f"{GUARD} 5b3", f"{ARCHER} 5h2"]
    table = after(situation(heroes, {"a": "green_melee 2 5b6"}, rooms=(2, 3, 5)), "a")
    assert table.enemy_at("a") == "5e5"  # towards the bridge, not across
    assert table.enemies == {"a": 2}
    wet = after(situation([f"{GUARD} 3b2", f"{ARCHER} 1b2"], {"a": "green_melee 2 3b7"}, rooms=(2, 3)), "a")
    assert "attacks" not in wet.events()  # four points are two squares of water


@rule("DB-28")
def test_when_heroes_bar_the_only_way_it_comes_as_near_as_it_can() -> None:
    heroes = [f"{GUARD} 1e9", f"{ARCHER} 1e7"]
    table = situation(heroes, {"a": "green_melee 2 2d6", "b": "green_melee 2 2e2"}, rooms=(2,), quest="snuffing")
    table.rec.health[1] = 1
    after(table.go_on(), "a")
    assert table.enemy_at("a") == "2e3"  # three squares behind the guard in the doorway


@rule("DB-28")
def test_one_that_cannot_come_nearer_stays() -> None:
    foes = {"a": "green_melee 2 2e2", "b": "green_melee 2 2e3"}
    table = after(situation([f"{GUARD} 1e9", f"{ARCHER} 1e8"], foes, rooms=(2,)), "a").roll(1, 1, 1)
    table.play("act b")
    assert "stays" in table.events() or "walks" in table.events()
    assert "attacks" not in table.events()


@rule("DB-28")
def test_hidden_heroes_are_not_shot_at() -> None:
    table = situation(PAIR, {"a": "green_ranged 2 1e6"})
    write(table.rec.hidden, (1, 1))
    after(table.go_on(), "a")
    assert all(said.args.get("how") != "ranged" for said in table.match.events())


@rule("DB-28")
def test_each_step_says_why() -> None:
    table = after(situation(PAIR, {"a": "green_melee 2 1e6"}), "a")
    attack = table.match.events()[-1]
    assert table.match.game.words("en").put(attack) == (
        "Rustpick Scrapper A prefers the nearest and strikes Orla Lampwright."
    )
