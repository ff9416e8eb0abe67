"""The campaign: ticks, sheets, focus, talents, difficulties."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.rulebook import rule
from undercroft.engine.errors import BadSheet
from undercroft.games.one_deck import table as names
from undercroft.games.one_deck.rules.campaign.sheets import (
    Result,
    Sheet,
    after,
    has,
    result_of,
    spaces,
    talents_of,
    talents_option,
    ticks_earned,
)

from .set_up import GAME, at_guardian, before, begin, card, facing, resting
from .test_loot import looting

BOX = GAME.box


def result(**changed: object) -> Result:
    facts = {
        "dungeon": "yetis_cavern",
        "dots": 2,
        "difficulty": names.VETERAN,
        "floors_left": 0,
        "level": 1,
        "won": False,
    }
    return Result(**{**facts, **changed})


@rule("OD-45")
def test_ticks_for_floors_levels_and_the_guardian() -> None:
    novice = {"difficulty": names.NOVICE, "level": 2}
    assert ticks_earned(result(**novice)) == 0  # the level one starts with is no tick
    assert ticks_earned(result(**{**novice, "floors_left": 2})) == 2
    assert ticks_earned(result(**{**novice, "level": 4})) == 2
    assert ticks_earned(result(**{**novice, "floors_left": 3, "won": True})) == 6


@rule("OD-45", "OD-49")
@pytest.mark.parametrize(
    ("difficulty", "extra"), [(names.NOVICE, 0), (names.STANDARD, 1), (names.VETERAN, 2), (names.FEARLESS, 0)]
)
def test_the_difficulty_s_extra_ticks(difficulty: int, extra: int) -> None:
    level = 2 if difficulty == names.NOVICE else 1
    assert ticks_earned(result(difficulty=difficulty, level=level)) == extra


@rule("OD-49")
def test_the_fearless_must_reach_the_guardian() -> None:
    assert ticks_earned(result(difficulty=names.FEARLESS, floors_left=2)) == 2
    assert ticks_earned(result(difficulty=names.FEARLESS, floors_left=3)) == 3 + 3


@rule("OD-50")
def test_the_rulebook_s_example_comes_out() -> None:
    # the Archer in Yeti's Cavern, Standard, third floor, level 3: five ticks, which complete Durability
    game = result(difficulty=names.STANDARD, floors_left=2, level=3)
    assert ticks_earned(game) == 5
    sheet = Sheet("archer", {"veteran": (6, 0, 0), "durability": (5, 0, 0)}, games=4)
    assert talents_of(BOX, sheet) == ["veteran"]
    then = after(BOX, sheet, game, [("durability", "circle"), *[("durability", "square")] * 4])
    assert talents_of(BOX, then) == ["veteran", "durability"]
    assert (then.games, then.beaten) == (5, ())


@rule("OD-50")
def test_the_sheet_counts_games_and_guardians_beaten() -> None:
    sheet = after(BOX, Sheet("mage"), result(won=True, floors_left=3), [])
    sheet = after(BOX, sheet, result(dungeon="dragons_cave", won=True, floors_left=3), [])
    sheet = after(BOX, sheet, result(won=True, floors_left=3), [])
    assert (sheet.games, sheet.beaten) == (3, ("dragons_cave", "yetis_cavern"))


@rule("OD-46")
@pytest.mark.parametrize(
    ("dots", "allowed"), [(1, {"circle"}), (2, {"circle", "square"}), (3, {"circle", "square", "pentagon"})]
)
def test_the_dungeon_s_dots_say_where_ticks_may_go(dots: int, allowed: set[str]) -> None:
    for colour in ("circle", "square", "pentagon"):
        game = result(dots=dots, floors_left=3)
        if colour in allowed:
            assert after(BOX, Sheet("mage"), game, [("crafty", colour)]).ticks["crafty"] != (0, 0, 0)
        else:
            with pytest.raises(BadSheet, match=f"a dungeon with {dots} dots allows"):
                after(BOX, Sheet("mage"), game, [("crafty", colour)])


@rule("OD-46")
def test_a_talent_is_owned_when_all_its_spaces_are_ticked() -> None:
    for ticks, owned in (((6, 4, 3), False), ((6, 4, 4), True), ((6, 0, 0), False)):
        assert has(BOX, Sheet("mage", {"crafty": ticks}), "crafty") == owned
    assert spaces(BOX, Sheet("mage", {"crafty": (6, 4, 3)}), 2)["durability"] == (6, 4, 0)
    assert "crafty" not in spaces(BOX, Sheet("mage", {"crafty": (6, 4, 3)}), 2)
    assert spaces(BOX, Sheet("mage", {"crafty": (6, 4, 3)}), 3)["crafty"] == (0, 0, 1)


@rule("OD-46")
@pytest.mark.parametrize(
    ("ticks", "said"),
    [
        ([("crafty", "circle")] * 3, "3 ticks given, but the game earned 2"),
        ([("veteran", "square")], "'veteran': it has no free square left"),
        ([("craftty", "circle")], "did you mean 'crafty'?"),
        ([("crafty", "cirle")], "did you mean 'circle'?"),
    ],
)
def test_ticks_that_do_not_fit_are_refused(ticks: list[tuple[str, str]], said: str) -> None:
    with pytest.raises(BadSheet, match=said.replace("?", r"\?")):
        after(BOX, Sheet("mage"), result(), ticks)


ALL = {talent["id"]: tuple(talent["ticks"]) for talent in BOX.names["talents"]}


@rule("OD-47")
def test_a_hero_brings_basic_talents_and_those_of_one_focus() -> None:
    sheet = Sheet("mage", ALL)
    basic, combat = "veteran+durability+crafty", "guile+fortitude+planning+direct_hit"
    assert talents_option(BOX, [sheet], ["combat"]) == f"{basic}+{combat}/none/none/none"
    assert talents_option(BOX, [None, sheet], [None, None]) == f"none/{basic}/none/none"
    with pytest.raises(BadSheet, match="did you mean 'combat'"):
        talents_option(BOX, [sheet], ["combatt"])
    table = begin(2, talents=talents_option(BOX, [sheet, Sheet("rogue", {"speed": (6, 2, 0)})], ["healing", "dungeon"]))
    skills = [[skill["id"] for skill in hero["skills"] if skill["from"] == "talent"] for hero in table.view["heroes"]]
    assert skills == [["veteran", "durability", "crafty", "prepared", "first_aid", "recovery", "grit"], ["speed"]]


@rule("OD-47")
def test_talents_of_two_focuses_are_refused() -> None:
    with pytest.raises(uc.BadOption, match="mixes groups"):
        GAME.start(seed=1, talents="guile+speed")
    assert GAME.start(seed=1, talents="veteran+guile")


@rule("OD-45", "OD-50")
def test_the_result_is_read_off_a_match() -> None:
    table = at_guardian("", dungeon="lichs_tomb", level=3, difficulty="fearless").play("finish")
    assert table.wait == "lost"
    got = result_of(table.match)
    assert got == Result("lichs_tomb", 3, names.FEARLESS, 3, 3, won=False)
    assert ticks_earned(got) == 3 + 2 + 3


# Difficulties


@rule("OD-49")
def test_novice_starts_at_level_2_with_two_cubes() -> None:
    table = begin(difficulty="novice")
    assert (table["level"], table["cubes"]) == (1, 2)


@rule("OD-49")
def test_standard_starts_with_a_card_as_experience() -> None:
    table = begin(difficulty="standard", dungeon="lichs_tomb").time("ogre")
    assert (table["xp"][4], table["deck"], table["level"]) == (1, 43, 0)
    assert table["time_due"] == 2


@rule("OD-49")
def test_veteran_changes_nothing_and_fearless_starts_without_a_cube() -> None:
    assert (begin()["cubes"], begin()["level"]) == (1, 0)
    assert begin(difficulty="fearless")["cubes"] == 0


# Talents that always work


@rule("OD-48")
def test_durability_gives_a_health_and_prepared_a_cube() -> None:
    assert begin(talents="durability").view["heroes"][0]["health"] == 7
    assert begin(talents="prepared")["cubes"] == 2
    assert begin(2, talents="prepared")["cubes"] == 3


@rule("OD-34", "OD-48")
def test_crafty_makes_room_for_one_more_item_or_skill() -> None:
    full = {"items": (card("ogre"),), "skills": ("cleave", "haste"), "talents": "crafty"}
    table = looting(card("goblin"), **full)
    assert {"item 1", "skill 1"} < set(table.legal())
    table.play("item 1")
    used_up = looting(card("bandit"), **{**full, "items": (card("ogre"), card("beetle"))})
    assert "skill 1" not in used_up.legal()


@rule("OD-48")
def test_first_aid_heals_one_with_every_potion() -> None:
    table = facing("ogre", "", known=("mana",), cubes=1, wounds=(3,), talents="first_aid").drink("mana")
    assert table.wounds == [2]
    assert resting(cubes=1, wounds=(4,), closed=1, talents="first_aid").play("drink 1 1").wounds == [1]


@rule("OD-41", "OD-48")
def test_recovery_heals_one_on_going_down() -> None:
    table = resting(hero_1="mage", deck=0, wounds=(3,), talents="recovery")
    assert (table["floor"], table.wounds) == (1, [2])


@rule("OD-48")
def test_grit_heals_one_after_each_guardian_round() -> None:
    table = at_guardian("S6 A6 A5 A5 M6", talents="grit", hero_1="mage", cubes=6)
    table.place("A5", 1).place("A5", 2).place("A6", 3).place("M6", 5).place("S6", 7).play("finish")
    while table.wait == "save":
        table.play("drink 1 1")
    assert table.wounds == [4 - 1]


# Talents that are used


@rule("OD-48")
@pytest.mark.parametrize(
    ("talent", "foe", "dice", "moves", "after_it"),
    [
        ("guile", "ogre", "S4 A1", "pick S4", "A4 A1"),
        ("fortitude", "ogre", "S1 S2 S3 A1", "roll 56", "S6 S5 S3 A1"),
        ("planning", "ogre", "S1", "", "H3 S1"),
        ("direct_hit", "ogre", "S4 M2", "pick M2", "S4 M3"),
        ("cunning", "boulder", "A5 A4", "pick A5", "A6 A4"),
        ("foresight", "boulder", "A5 A2", "pick A2; roll 6", "A6 A5"),
    ],
)
def test_a_talent_is_used_once_an_encounter_and_costs_no_dice(
    talent: str, foe: str, dice: str, moves: str, after_it: str
) -> None:
    option = 2 if foe == "boulder" else None
    table = facing(foe, dice, option, talents=talent, dungeon="dragons_cave").use(talent)
    for part in filter(None, moves.split("; ")):
        verb, _, rest = part.partition(" ")
        (table.pick if verb == "pick" else table.roll)(rest)
    assert table.dice() == after_it
    assert not table.can_use(talent)
    other = facing("ogre", dice, talents=talent) if option else facing("boulder", "A5 A2", 2, talents=talent)
    assert not other.can_use(talent)


@rule("OD-44", "OD-48")
def test_knowledge_rolls_a_heroic_die_each_guardian_round() -> None:
    assert at_guardian("S1", talents="knowledge", dungeon="lichs_tomb").use("knowledge").roll("5").dice() == "H5 S1"
    assert not facing("ogre", "S1", talents="knowledge").can_use("knowledge")


@rule("OD-48", "OD-17")
def test_speed_ignores_an_hourglass_even_of_the_price() -> None:
    table = facing("boulder", "A2", 2, talents="speed", dungeon="lichs_tomb")
    assert table.use("speed").stop_now == (4, 0)
    cheaper = before("boulder", talents="speed", dungeon="lichs_tomb").play("fight").use("speed").play("option 1")
    assert cheaper["time_due"] == 2
    assert not cheaper.pass_time().roll("1").can_use("speed")


@rule("OD-27", "OD-48")
def test_talents_are_skills_for_the_shadow() -> None:
    assert facing("shadow", "S1", talents="planning", dungeon="lichs_tomb").use("planning")["time_due"] == 1


@rule("OD-48", "OD-04")
@pytest.mark.parametrize(
    ("skill", "number", "dice", "moves", "after_it"),
    [
        ("force_bolt", 1, "S1", "", "M3 S1"),
        ("ingenuity", 2, "S1 A2", "pick S1; roll 4", "S4 A2"),
        ("precision", 3, "S1 A2", "pick A2", "A3 S1"),
        ("true_strike", 4, "S1 A2", "pick S1", "S2 A2"),
    ],
)
def test_a_basic_skill(skill: str, number: int, dice: str, moves: str, after_it: str) -> None:
    table = facing("ogre", "", dungeon="lichs_tomb")
    table.rec.basic[0] = number - 1
    table.set_dice(dice).settle().use(skill)
    for part in filter(None, moves.split("; ")):
        verb, _, rest = part.partition(" ")
        (table.pick if verb == "pick" else table.roll)(rest)
    assert table.dice() == after_it
    assert {ability["mark"] for ability in BOX.names["abilities"] if ability["id"] == skill} == {"original"}
