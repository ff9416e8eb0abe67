"""The five quests: their own rules, features, skill tests, victory and defeat."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from undercroft.engine.records import write
from undercroft.games.deck_box import table as t

from .set_up import ARCHER, BOX, GAME, GUARD, MINER, NAMES, SLINGER, WATCH, name_of, quiet, situation

QUESTS = ("dimming_lamp", "three_wicks", "drowned_bell", "snuffing", "long_night")
IN_ROOM_1 = [f"{GUARD} 1d2", f"{ARCHER} 1f2"]


# Skill tests


@rule("DB-30")
@pytest.mark.parametrize(("faces", "passed"), [((5, 1, 1, 1), True), ((4, 4, 4, 4), False), ((6, 1, 1, 1), True)])
def test_a_test_is_four_dice_plus_the_skill_and_each_6_or_more_a_success(faces, passed: bool) -> None:
    table = situation([f"{GUARD} 4f5", f"{ARCHER} 1f2"], rooms=(2, 4)).play("work 1")  # strength 1, one success needed
    assert table.rec.to_roll == 4
    table.roll(*faces)
    assert ("passes" in table.events()) == passed


@rule("DB-30")
def test_a_test_names_how_many_successes_it_needs_and_fewer_are_a_failure() -> None:
    table = situation([f"{MINER} {rope_square()}", f"{ARCHER} 1f2"], rooms=(2, 3, 4), quest="drowned_bell")
    table.play("work 1").roll(6, 1, 1, 1)  # two were needed
    assert "fails" in table.events()
    assert table.health[0] == 9
    assert table.legal("work") == ["1"]  # it may be tried again
    table.play("work 1").roll(6, 6, 1, 1)
    assert table.legal("work") == []
    assert table.treasure[0] == 2


def feature_square(quest: int, feature: int) -> str:
    """Where a thing of a quest lies."""
    room, cell = int(BOX.feature_room[quest, feature]), int(BOX.feature_cell[quest, feature])
    return name_of(room * t.CELLS + cell)


def rope_square() -> str:
    return feature_square(2, 0)


@rule("DB-30")
def test_for_the_best_players_choose_who_takes_the_test() -> None:
    table = situation([f"{GUARD} 7b5", f"{ARCHER} 1f2"], rooms=(2, 5, 6, 7), quest="drowned_bell").play("go 7a5")
    assert (table.wait, table.legal()) == ("tester", ["test 1", "test 2"])
    table.play("test 1").roll(6, 6, 1, 1)
    assert "passes" in table.events()


# Features and actions


@rule("DB-11")
def test_a_quest_may_ask_for_an_action_from_a_hero_on_or_beside_a_thing() -> None:
    table = situation([f"{GUARD} 4f5", f"{ARCHER} 1f2"], rooms=(2, 4))
    assert table.legal("work") == ["1"]
    table.play("work 1").roll(6, 1, 1, 1)
    assert (table.actions[0], table.treasure[0]) == (1, 4)
    assert table.legal("work") == []  # once only
    assert situation([f"{GUARD} 4d5", f"{ARCHER} 1f2"], rooms=(2, 4)).legal("work") == []


@rule("DB-11")
def test_a_failed_test_has_its_price() -> None:
    table = situation([f"{GUARD} 4f5", f"{ARCHER} 1f2"], rooms=(2, 4)).play("work 1").roll(1, 1, 1, 1)
    assert table.wait == "roll"  # a hit, defended as any other
    table.roll(1)
    assert (table.health[0], table.treasure[0]) == (8, 1)


# Random results


@rule("DB-44")
@pytest.mark.parametrize(("face", "dice"), [(1, 3), (2, 3), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_one_die_decides_between_the_lines_of_an_encounter(face: int, dice: int) -> None:
    table = situation([f"{GUARD} 1e8", f"{ARCHER} 1e7"]).play("go 1e9").roll(face)
    count = 0
    while table.wait == "face":
        table.foes(1)
        count += 1
    assert count == dice


@rule("DB-44")
def test_a_line_may_say_that_nothing_happens() -> None:
    table = situation([f"{GUARD} 2h5", f"{ARCHER} 1e7"], rooms=(2,)).play("go 2i5").roll(5)
    assert table.match.events()[-1].id == "event-say"
    assert table.enemies == {}


@rule("DB-44")
@pytest.mark.parametrize("quest", QUESTS)
def test_the_map_page_fixes_every_room_s_tile_and_place(quest: str) -> None:
    number = QUESTS.index(quest)
    record = GAME.start(seed=1, quest=quest).table
    rooms = int(BOX.n_rooms[number])
    assert record.n_rooms == rooms == len(NAMES["quests"][number]["rooms"])
    places = {(record.room_x[room], record.room_y[room]) for room in range(rooms)}
    assert len(places) == rooms
    assert (0, 0) in places


# The quests' own rules


@rule("DB-41", "DB-44")
def test_the_first_quest_is_won_when_the_boss_is_beaten() -> None:
    table = situation([f"{GUARD} 6e5", f"{ARCHER} 6b2"], {"a": "red 1 6e6 boss"}, rooms=(2, 3, 5, 6))
    table.play("strike a").roll(6, 1, 1).play("loot 1")
    assert (table.phase, table.match.score) == ("won", [1])


@rule("DB-41")
def test_only_the_boss_counts() -> None:
    table = situation([f"{GUARD} 6e5", f"{ARCHER} 6b2"], {"a": "red 1 6e6"}, rooms=(2, 3, 5, 6))
    table.play("strike a").roll(6, 1, 1).play("loot 1")
    assert table.phase == "heroes"


@rule("DB-05", "DB-44")
@pytest.mark.parametrize(("party", "health"), [(2, None), (3, 2), (4, 4)])
def test_with_three_or_four_heroes_the_boss_stands_up_once(party: int, health: int | None) -> None:
    heroes = [f"{GUARD} 6e5", f"{ARCHER} 6b2", f"{MINER} 6h2", f"{WATCH} 6b8"][:party]
    table = situation(heroes, {"a": "red 1 6e6 boss"}, rooms=(2, 3, 5, 6)).play("strike a").roll(6, 1, 1)
    if health is None:
        assert table.play("loot 1").phase == "won"
    else:
        assert table.enemies == {"a": health}
        table.rec.health[4] = 1
        table.go_on().play("strike a").roll(6, 1, 1).play("loot 1")
        assert table.phase == "won"


@rule("DB-05", "DB-16")
def test_in_the_snuffing_the_boss_stands_up_stronger_and_is_joined() -> None:
    heroes = [f"{GUARD} 9e5", f"{ARCHER} 9b2"]
    table = situation(heroes, {"a": "red 1 9e6 boss"}, rooms=(2, 4, 6, 8, 9), quest="snuffing")
    table.play("strike a").roll(6, 1, 1)
    assert table.wait == "face"
    table.foes(1)
    assert table.enemies == {"a": 3, "b": 1}  # 2P-1, and P-1 greens


@rule("DB-11", "DB-44")
def test_the_wicks_are_carried_traded_dropped_and_brought_to_the_entrance() -> None:
    heroes = [f"{GUARD} {wick(0)}", f"{ARCHER} 1f2"]
    table = situation(heroes, rooms=(2, 3, 4, 7, 8), quest="three_wicks").play("work 1")
    assert (table.rec.objects[0], table.rec.counters[0]) == (1, 1)


def wick(number: int) -> str:
    return feature_square(1, number)


@rule("DB-12", "DB-44")
def test_a_wick_is_handed_over_like_an_item() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"], quest="three_wicks").set(objects=[2, 0, 0, 0])
    table.play("hand 2")
    assert table.rec.objects[:2].tolist() == [1, 1]


@rule("DB-44", "DB-41")
def test_a_fallen_hero_drops_it_and_it_is_picked_up_with_an_action() -> None:
    table = situation([f"{GUARD} 1e5", f"{ARCHER} 1e4"], {"a": "green_melee 2 1e6"}, quest="three_wicks")
    table.set(objects=[2, 0, 0, 0])
    table.rec.health[0] = 1
    quiet(table.go_on()).play("act a").roll(5, 1, 1).roll(1)
    assert "dropped" in table.events()
    assert table.legal("pick") == ["1"]
    table.play("pick 1")
    assert (table.rec.objects[1], table.actions[1]) == (2, 1)


@rule("DB-11", "DB-44")
def test_a_wick_taken_with_the_last_breath_lies_where_its_bearer_fell() -> None:
    heroes = [f"{GUARD} {wick(1)}", f"{ARCHER} 1f2"]
    table = situation(heroes, rooms=(2, 5, 6, 7), quest="three_wicks")
    table.rec.health[0] = 1
    table.go_on().play("work 2").roll(1, 1, 1, 1).roll(1)
    assert table.health == [0, 8]
    assert table.rec.objects.tolist() == [0, 0, 0, 0]
    assert (table.rec.counters[0], table.rec.dropped_objects[0]) == (1, 1)
    assert name_of(table.rec.dropped[0]) == wick(1)
    assert "dropped" in table.events()


@rule("DB-11")
def test_what_a_fallen_hero_worked_for_goes_to_nobody_else() -> None:
    table = situation([f"{GUARD} 4f5", f"{ARCHER} 1f2"], rooms=(2, 4))
    table.rec.health[0] = 1
    table.go_on().play("work 1").roll(1, 1, 1, 1).roll(1)  # a hit, and one treasure for the pains
    assert table.health == [0, 8]
    assert table.treasure == [0, 0]


@rule("DB-44")
def test_three_wicks_and_all_heroes_on_green_win() -> None:
    table = situation([f"{GUARD} 1d3", f"{ARCHER} 1e3"], quest="three_wicks")
    table.set(counters=[3, 0, 0, 0], objects=[3, 0, 0, 0]).play("end", "go 1f3")
    assert table.phase == "won"


@rule("DB-44")
def test_nobody_wins_while_a_wick_lies_about() -> None:
    table = situation([f"{GUARD} 1d3", f"{ARCHER} 1e3"], quest="three_wicks").set(counters=[3, 0, 0, 0])
    table.set(dropped=[100, -1, -1, -1]).play("end", "go 1f3")
    assert table.phase == "heroes"


@rule("DB-44")
@pytest.mark.parametrize(("round_", "taken", "comes"), [(3, 3, True), (4, 3, False), (3, 2, False)])
def test_from_the_third_wick_on_enemies_come_in_odd_rounds(round_: int, taken: int, comes: bool) -> None:
    table = situation(IN_ROOM_1, quest="three_wicks").set(counters=[taken, 0, 0, 0], rounds=round_)
    table.play("go 1d4")
    quiet(table)
    assert (table.wait == "face") == comes


@rule("DB-44")
def test_the_third_wick_waits_for_the_boss() -> None:
    table = situation([f"{GUARD} {wick(2)}", f"{ARCHER} 1f2"], rooms=(2, 7, 8), quest="three_wicks")
    assert table.legal("work") == []
    assert table.set(boss_down=1).legal("work") == ["3"]


@rule("DB-41", "DB-44")
@pytest.mark.parametrize(("round_", "rope", "lost"), [(29, 0, False), (30, 0, True), (30, 1, False), (36, 1, True)])
def test_the_bell_ends_the_quest_after_its_count(round_: int, rope: int, lost: bool) -> None:
    table = quiet(situation(IN_ROOM_1, quest="drowned_bell").set(rounds=round_, flags_set=rope))
    assert (table.phase == "lost") == lost


@rule("DB-41", "DB-44")
def test_at_10_the_dark_wins_and_altars_take_2_away() -> None:
    table = quiet(situation(IN_ROOM_1, quest="snuffing").set(rounds=3, counters=[9, 0, 0, 0]))
    assert table.phase == "lost"
    altar = situation([f"{MINER} {altar_square()}", f"{ARCHER} 1f2"], rooms=(2, 4, 7), quest="snuffing")
    altar.set(counters=[3, 0, 0, 0]).play("work 2").roll(6, 1, 1, 1)
    assert (altar.rec.counters[0], altar.treasure[0]) == (1, 3)


def altar_square() -> str:
    return feature_square(3, 1)


@rule("DB-44")
def test_the_dark_bites_every_fourth_round() -> None:
    table = quiet(situation(IN_ROOM_1, quest="long_night").set(rounds=4, energy=[2, 0, 0, 0]))
    assert table.energy == [1, 0]
    assert table.wait == "roll"  # who has no energy takes a hit
    assert table.roll(1).health == [9, 7]


@rule("DB-41")
def test_the_game_is_lost_when_all_heroes_are_dead() -> None:
    table = situation([f"{GUARD} 5d3", f"{ARCHER} 5b3"], rooms=(2, 3, 5)).set(health=1).play("go 5d4")
    assert table.phase == "heroes"
    table.play("go 5b4")
    assert (table.phase, table.match.score) == ("lost", [0])
    assert table.match.is_over


@rule("DB-41")
def test_a_quest_without_end_is_a_stalemate_after_200_rounds() -> None:
    assert quiet(situation(IN_ROOM_1).set(rounds=199)).phase == "heroes"
    assert quiet(situation(IN_ROOM_1).set(rounds=200)).phase == "lost"


@rule("DB-16", "DB-44")
def test_rest_heals_and_gifts_are_given() -> None:
    table = situation([f"{SLINGER} 5h5", f"{GUARD} 1d2"], rooms=(2, 5), quest="drowned_bell")
    write(table.rec.health, (3, 3))
    table.go_on()
    assert table.wait == "action"
    table.play("go 5i5")
    assert table.health == [5, 5]
    assert table.enemies == {}
