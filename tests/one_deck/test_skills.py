"""Every skill and potion on the scrolls, one by one; prices, marks, once an encounter."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.rulebook import rule
from undercroft.games.one_deck import table as names

from .set_up import GAME, Table, at_guardian, before, facing, resting

QUIET = "lichs_tomb"


@dataclass(frozen=True)
class Case:
    """A skill used: the dice before, what is played, the dice after."""

    dice: str
    played: str  # "pay DICE", "pick DICE", "choose N", "done", "roll FACES"
    after: str
    foe: str = "ogre"
    option: int | None = None


SKILLS = {
    "accuracy": Case("A1 A2 A3 A4", "pay A3 A2 A1", "H6 A4"),
    "armor_crush": Case("S2 M1", "pay S2", "h6 M1"),
    "backstab": Case("A2", "pay A2; roll 36", "S6 S3"),
    "brute_force": Case("S5 A5 H5 M4", "pick S5 A5; done", "S6 S6 H5 M4"),
    "chaotic_aura": Case("M6 S2 A2 S3 H2", "pay M6; pick S2 A2; done", "S6 A6 S3 H2"),
    "cleave": Case("S1 S2 S3 A4 M6 H5", "pay S1; pick H5 A4 S3 S2", "M6 H6 A5 S4 S3"),
    "consistency": Case("A1 S6 M2 H4", "pay A1; pick S6 M2", "S4 M4 H4"),
    "critical_strikes": Case("A3 A5 A1", "pick A5 A3", "H5 H3 A1"),
    "crushing_blow": Case("S1 S2", "pay S1", "S6 S2"),
    "crushing_fist": Case("M4 M2 M1", "pay M4 M2", "S6 S6 M1"),
    "dexterity": Case("A1", "pay A1", "A6"),
    "flameweave": Case("M1 M1 M3", "pay M1 M1", "M5 M3"),
    "flurry": Case("S1 S2", "pay S2 S1; roll 246", "A6 A4 S2"),
    "haste": Case("M3", "pay M3; roll 55", "A5 A5"),
    "lucky_familiar": Case("S4 M2", "choose 2; pick S4", "S5 M2"),
    "mana_fountain": Case("S4", "", "m6 S4"),
    "persistence": Case("S1 S2", "pay S2 S1; roll 63", "S6 H3"),
    "shimmerblast": Case("M2 M1", "pay M2 M1; roll 5", "H5"),
    "static_burst": Case("M4 S6", "pay M4; pick A4", "S6 A5 S4"),
    "steady_hands": Case("A2", "roll 6", "H6 A2", "boulder", 2),
    "triple_strike": Case("S1 S2 S3 M5", "pay S3 S2 S1; pick A5", "A6 S5 M5 M5"),
    "valor": Case("A2", "roll 4", "H4 A2"),
}


def act(table: Table, played: str) -> Table:
    for part in filter(None, played.split("; ")):
        verb, _, rest = part.partition(" ")
        if verb in ("pay", "pick"):
            table.pick(rest)
        elif verb == "roll":
            table.roll(rest)
        else:
            table.play(part)
    return table


@rule("OD-27", "OD-28", "OD-29")
@pytest.mark.parametrize("skill", SKILLS)
def test_what_a_skill_does(skill: str) -> None:
    case = SKILLS[skill]
    table = facing(case.foe, case.dice, case.option, skills=(skill,), dungeon=QUIET)
    act(table.use(skill), case.played)
    assert (table.wait, table.dice()) == ("act", case.after)
    assert not table.can_use(skill)  # once an encounter


@rule("OD-29", "OD-31")
@pytest.mark.parametrize(("skill", "hearts", "time", "in_a_round"), [("dodge", 1, 0, 2), ("poison", 0, 2, 0)])
def test_what_a_skill_ignores(skill: str, hearts: int, time: int, in_a_round: int) -> None:
    table = facing("ogre", "A1", skills=(skill,), dungeon=QUIET)
    wounds, hours = table.stop_now
    assert table.use(skill).pick("A1").stop_now == (wounds - hearts, hours - time)
    round = at_guardian("A1", skills=(skill,), dungeon="hydras_reef")
    assert round.use(skill).pick("A1")["no_hearts"] == in_a_round


def test_every_skill_of_the_box_is_tried() -> None:
    known = {ability["id"] for ability in GAME.box.names["abilities"][:24]}
    assert {*SKILLS, "dodge", "poison"} == known
    assert len(known) == 24


USES = {
    "combat peril": "accuracy brute_force flameweave lucky_familiar persistence",
    "peril": "steady_hands",
    "combat": "armor_crush backstab chaotic_aura cleave consistency critical_strikes crushing_blow crushing_fist "
    "dexterity dodge flurry haste mana_fountain poison shimmerblast static_burst triple_strike valor",
}


@rule("OD-27", "OD-44")
@pytest.mark.parametrize("skill", [skill for skills in USES.values() for skill in skills.split()])
def test_where_a_skill_can_be_used(skill: str) -> None:
    use = next(use for use, skills in USES.items() if skill in skills.split())
    dice = "S5 S5 S5 A5 A5 A5 M5 M5 H5"
    assert facing("ogre", dice, skills=(skill,)).can_use(skill) == ("combat" in use)
    # what works in combat works against the guardian
    assert at_guardian(dice, skills=(skill,)).can_use(skill) == ("combat" in use)
    peril = {option: facing("boulder", "A5 A5 A5 M5 M5 H5 H5 H5", option, skills=(skill,)) for option in (1, 2)}
    assert any(table.can_use(skill) for table in peril.values()) == ("peril" in use)


@rule("OD-27")
def test_a_skill_can_be_used_again_in_the_next_encounter() -> None:
    table = facing("goblin", "S1", skills=("crushing_blow",)).use("crushing_blow").pick("S1")
    assert table["used"][0] != 0
    table.play("finish").pass_time()
    assert table["used"][0] == 0


@rule("OD-27")
def test_each_skill_once_a_guardian_round() -> None:
    table = at_guardian("A1 A2", skills=("dexterity",), dungeon="yetis_cavern", cubes=6, items=(), wounds=(0,))
    table.use("dexterity").pick("A1")
    assert not table.can_use("dexterity")


@rule("OD-28")
def test_a_price_in_dice_is_exact_and_any_dice_of_the_colour_will_do() -> None:
    table = facing("ogre", "S6 S5 S1 H2 A3", skills=("flurry",)).use("flurry")
    assert table.legal() == ["pick 6 1 strength", "pick 5 1 strength", "pick 2 1 heroic"]  # the 1 can only come last
    table.pick("S5")
    assert table.legal() == ["pick 2 1 heroic", "pick 1 1 strength"]


@rule("OD-28")
def test_mana_is_a_sum_and_what_is_too_much_is_lost() -> None:
    table = facing("ogre", "M5 M2 m6 H1", skills=("haste",)).use("haste")
    assert table.legal() == ["pick 6 1 mana", "pick 5 1 magic", "pick 2 1 magic"]
    table.pick("M2")
    assert table.legal() == ["pick 1 1 heroic"]
    table.pick("H1").roll("11")
    assert table.dice() == "m6 M5 A1 A1"


@rule("OD-28")
def test_a_price_that_cannot_be_paid_is_not_offered() -> None:
    assert not facing("ogre", "M2", skills=("haste",)).can_use("haste")
    assert not facing("ogre", "S5 A5 A5", skills=("flurry",)).can_use("flurry")


@rule("OD-28", "OD-29")
def test_dice_made_by_one_skill_pay_for_another() -> None:
    table = facing("ogre", "", skills=("mana_fountain", "haste"))
    table.use("mana_fountain").use("haste").pick("m6").roll("22")
    assert table.dice() == "A2 A2"


@rule("OD-29")
def test_dice_never_show_more_than_6() -> None:
    table = facing("ogre", "S6 S6 S1", skills=("cleave",)).use("cleave").pick("S1")
    assert table.dice() == "S6 S6"
    assert table.wait == "act"  # nothing left that could rise


@rule("OD-29")
def test_only_as_many_dice_as_the_supply_has() -> None:
    table = facing("ogre", "A2", skills=("backstab",)).arrange(supply=(1, 7, 8, 6)).use("backstab").pick("A2")
    assert table.roll("4").dice() == "S4"
    table = facing("ogre", "S1 S2 S3", skills=("triple_strike",)).arrange(supply=(5, 0, 8, 6))
    table.use("triple_strike").pick("S3 S2 S1")
    assert table.legal("pick") == ["5 1 strength", "5 1 magic"]  # no agility die was there


@rule("OD-29", "OD-30")
def test_a_die_may_be_discarded_to_free_the_supply() -> None:
    table = facing("ogre", "H2 H1 S1", skills=("valor",)).arrange(supply=(7, 8, 8, 0))
    assert not table.can_use("valor")
    table.play("discard 1 1 heroic")
    assert table.use("valor").roll("6").dice() == "H6 H2 S1"


@rule("OD-30")
def test_every_die_can_be_discarded() -> None:
    table = facing("ogre", "S5 S5 A4 m6")
    assert table.legal("discard") == ["6 1 mana", "5 1 strength", "4 1 agility"]
    table.play("discard 5 1 strength")
    assert (table.dice(), table.supply["S"]) == ("m6 S5 A4", 7)


@rule("OD-29")
def test_critical_strikes_needs_heroic_dice_in_the_supply() -> None:
    table = facing("ogre", "A5 A4", skills=("critical_strikes",)).arrange(supply=(8, 6, 8, 1))
    table.use("critical_strikes").pick("A5")
    assert (table.wait, table.dice()) == ("act", "H5 A4")
    assert table.supply == {"S": 8, "A": 7, "M": 8, "H": 0}


@rule("OD-29")
def test_brute_force_is_limited_by_strength_dice_after_the_discards_return() -> None:
    table = facing("ogre", "S5 A5", skills=("brute_force",)).arrange(supply=(0, 7, 8, 6))
    table.use("brute_force").pick("S5 A5")
    assert table.dice() == "S6"


@rule("OD-29")
def test_static_burst_may_raise_any_own_die() -> None:
    table = facing("ogre", "M4 M3", skills=("static_burst",)).use("static_burst").pick("M4")
    assert table.legal("pick") == ["4 1 strength", "4 1 agility", "3 1 magic"]


@rule("OD-29")
def test_lucky_familiar_rerolls_one_die_or_raises_one() -> None:
    table = facing("ogre", "S4 M2", skills=("lucky_familiar",), dungeon=QUIET).use("lucky_familiar")
    assert table.legal() == ["choose 1", "choose 2"]
    assert table.play("choose 1").pick("M2").roll("6").dice() == "M6 S4"


@rule("OD-16", "OD-27")
def test_fade_takes_time_for_every_skill_even_free_ones() -> None:
    table = facing("shadow", "S1 S2", skills=("crushing_blow", "mana_fountain"), dungeon=QUIET)
    table.use("mana_fountain")
    assert (table.wait, table["time_due"]) == ("card", 1)
    table.pass_time().use("crushing_blow")
    assert table.wait == "card"  # before the price is paid
    assert table.pass_time().pick("S1").dice() == "S6 m6 S2"
    assert table.discarded == 2


# Potions


@rule("OD-27", "OD-36")
def test_clarity_rerolls_every_1_and_2_and_rolls_a_heroic_die() -> None:
    table = facing("ogre", "S1 A2 M3 H2", known=("clarity",), cubes=1, dungeon=QUIET).drink("clarity")
    assert table["to_roll"][0] == [1, 1, 0, 1, 0, 0]
    table.roll("151").roll("6")
    assert table.dice() == "H6 A5 M3 S1 H1"


@rule("OD-27", "OD-36")
def test_heroism_turns_two_coloured_dice_to_6() -> None:
    table = facing("ogre", "S1 A2 H2", known=("heroism",), cubes=2).drink("heroism")
    assert table.legal("pick") == ["2 1 agility", "1 1 strength"]
    assert table.pick("A2 S1").dice() == "S6 A6 H2"
    assert facing("ogre", "S1 H2", known=("heroism",), cubes=1).drink("heroism").pick("S1").dice() == "S6 H2"


@rule("OD-27", "OD-36")
def test_mana_rolls_three_magic_dice() -> None:
    table = facing("ogre", "", known=("mana",), cubes=1, dungeon=QUIET).drink("mana").roll("134")
    assert (table.dice(), table["cubes"]) == ("M4 M3 M1", 0)


@rule("OD-27", "OD-36")
def test_potions_as_often_as_there_are_cubes() -> None:
    table = facing("ogre", "", known=("mana",), cubes=2, dungeon=QUIET)
    table.drink("mana").roll("111").drink("mana").roll("222")
    assert not table.can_drink("mana")


@rule("OD-36")
def test_healing_heals_three_as_a_turn_begins_and_two_at_any_other_time() -> None:
    early = resting(cubes=2, wounds=(4,), step=names.DO_TURN)
    assert early.wait == "start"
    assert early.play("drink 1 1").wounds == [1]
    later = resting(cubes=2, wounds=(4,), closed=4)
    assert later.play("drink 1 1").wounds == [2]
    fighting = facing("ogre", "S1", cubes=1, wounds=(4,))
    assert fighting.play("drink 1 1").wounds == [2]


@rule("OD-37", "OD-36")
def test_healing_heals_one_hero_whoever_it_is() -> None:
    table = facing("ogre", "S1 | S1", heroes=2, cubes=1, wounds=(2, 2))
    assert {"drink 1 1", "drink 2 1"} <= set(table.legal())
    assert table.play("drink 2 1").wounds == [2, 0]


@rule("OD-37")
def test_invisibility_skips_the_encounter_and_its_ability_for_two_time() -> None:
    table = before("fire_elemental", heroes=2, known=("invisibility",), cubes=1, dungeon=QUIET).play("fight")
    assert table.legal() == ["vanish", "face"]
    table.play("vanish").pass_time()
    assert (table.wounds, table.discarded, table["cubes"], table.wait) == ([0, 0], 2, 0, "loot")


@rule("OD-37")
def test_invisibility_is_not_offered_without_a_cube_and_not_against_the_guardian() -> None:
    assert before("ogre", known=("invisibility",), dungeon=QUIET).play("fight").wait == "roll"
    assert at_guardian(known=("invisibility",), cubes=1).wait == "roll"


@rule("OD-37")
def test_survivor_does_not_keep_the_loot_from_the_invisible() -> None:
    table = before("beetle", known=("invisibility",), cubes=1, dungeon=QUIET).play("fight", "vanish").pass_time()
    assert table.wait == "loot"


# Who drinks, where it matters


@rule("OD-37", "OD-48")
def test_who_vanishes_is_chosen_if_the_potion_would_heal_the_second_hero() -> None:
    known = {"heroes": 2, "known": ("invisibility",), "cubes": 1, "dungeon": QUIET}
    table = before("ogre", **known, talents="none/first_aid/none/none", wounds=(2, 2)).play("fight")
    potion = table.potion("invisibility")
    assert table.legal() == ["vanish", f"drink 2 {potion}", "face"]
    table.play(f"drink 2 {potion}").pass_time()
    assert (table.wounds, table.discarded, table["cubes"], table.wait) == ([2, 1], 2, 0, "loot")


@rule("OD-37", "OD-48")
def test_the_first_hero_vanishes_as_before() -> None:
    known = {"heroes": 2, "known": ("invisibility",), "cubes": 1, "dungeon": QUIET}
    table = before("ogre", **known, talents="first_aid", wounds=(2, 2)).play("fight", "vanish").pass_time()
    assert (table.wounds, table.wait) == ([1, 2], "loot")


@rule("OD-37")
@pytest.mark.parametrize(
    ("talents", "wounds"),
    [("none", (2, 2)), ("none/first_aid/none/none", (2, 0)), ("first_aid/none/none/none", (2, 2))],
)
def test_nobody_is_asked_who_vanishes_where_it_makes_no_difference(talents: str, wounds: tuple[int, ...]) -> None:
    known = {"heroes": 2, "known": ("invisibility",), "cubes": 1, "dungeon": QUIET}
    assert before("ogre", **known, talents=talents, wounds=wounds).play("fight").legal() == ["vanish", "face"]


@rule("OD-37", "OD-53")
def test_of_four_heroes_one_of_the_pair_that_vanishes_drinks() -> None:
    known = {"heroes": 4, "known": ("invisibility",), "cubes": 1, "dungeon": QUIET}
    table = before(("ogre", "bandit"), **known, talents="first_aid", wounds=(1, 1, 1, 1))
    table.play("fight", "split 13", "order 1")
    assert table.legal() == ["vanish", f"drink 3 {table.potion('invisibility')}", "face"]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "The Warrior drinks: 2 time, then the loot",
            "The Mage drinks: 2 time, then the loot",
        ),
        (
            "fr",
            "La Guerrière boit\u00a0: 2 temps, puis le butin",
            "La Mage boit\u00a0: 2 temps, puis le butin",
        ),
    ],
)
def test_both_are_offered_by_their_names(language: str, first: str, second: str) -> None:
    known = {"heroes": 2, "known": ("invisibility",), "cubes": 1, "dungeon": QUIET}
    table = before("ogre", **known, talents="first_aid", wounds=(2, 1)).play("fight")
    words = table.match.game.words(language)
    said = [table.match.say(move) for move in table.match.moves()]
    assert [words.say(f"move-{each.id}", **each.args) for each in said][:2] == [first, second]
