"""Forest of Shadows: poison, resisting, leaves, exile, the cure, split loot, mixed decks, four heroes."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from tests.rulebook import rule
from undercroft.engine.records import write
from undercroft.games.one_deck import table as names

from .set_up import (
    FOREST,
    FOREST_FILE,
    GAME,
    Table,
    at_guardian,
    before,
    begin,
    brewed,
    card,
    facing,
    resting,
    with_dice,
)

WOODS = {"game": FOREST, "dungeon": "lichs_tomb"}


def mixed(folder: Path) -> uc.Game:
    """The same set as one half of a mixed deck."""
    file = folder / "mixed.yaml"
    file.write_text(FOREST_FILE.read_text(encoding="utf-8").replace("mixed: false", "mixed: true"), encoding="utf-8")
    return GAME.with_box(file)


def poisoned(*tokens: int, **situation: object) -> Table:
    table = resting(**{**WOODS, **situation})
    table.rec.potions[1] = names.CARDS
    write(table.rec.poison, tokens)
    return table.arrange(step=names.DO_ACTION)


# Poison


@rule("F-01")
def test_poison_icons_left_open_put_tokens_on_heroes() -> None:
    table = facing("thorn_crawler", "", **WOODS, cubes=6).play("finish")  # p pp p, h and the tomb's tt
    assert table.poison == [4]
    assert table.wounds == [1]


@rule("F-01")
def test_poison_is_split_like_wounds() -> None:
    table = facing("thorn_crawler", "A3 |", heroes=2, **WOODS)
    with_dice(table, "A3 M2 |").place("M2", 5).place("A3", 1).play("finish")  # three poison, a heart
    assert table.wait == "hit"
    table.play("hit 1")
    assert (table.wounds, table.poison, table.wait) == ([1, 0], [1, 1], "hit")
    assert table.play("hit 2").poison == [1, 2]


@rule("F-01")
def test_without_tokens_left_poison_is_a_wound() -> None:
    table = facing("thorn_crawler", "", **WOODS, hero_1="warrior")
    table.rec.poison[0] = 6
    table.play("finish")
    assert (table.poison, table.wounds) == ([8], [1 + 2])


@rule("F-01")
def test_a_foe_may_poison_first() -> None:
    table = before("spore_cloud", **WOODS).play("fight")
    assert table.poison == [1]


# Resisting


@rule("F-02")
@pytest.mark.parametrize(("tokens", "face", "left", "wounds"), [(2, 3, 1, 0), (3, 3, 2, 2), (1, 1, 0, 2), (5, 6, 4, 0)])
def test_a_die_must_be_higher_than_the_tokens(tokens: int, face: int, left: int, wounds: int) -> None:
    table = poisoned(tokens).play("explore")
    assert table.wait == "resist"
    table.roll(str(face))
    assert (table.poison, table.wounds) == ([left], [wounds])


@rule("F-02")
def test_leaves_on_open_doors_help() -> None:
    table = poisoned(3, doors=("thorn_crawler", "rust_moth", "sunken_path")).play("explore").roll("2")
    assert (table.poison, table.wounds) == ([2], [0])  # 2 and two leaves


@rule("F-02")
def test_leaves_are_seen_on_doors_and_counted_where_they_help() -> None:
    table = poisoned(3, doors=("thorn_crawler", "rust_moth", "sunken_path"))
    assert [door[0]["leaf"] for door in table.view["deck"]["open"]] == [True, False, True]
    assert (table.view["deck"]["leaves"], table.view["resisting"]) == (2, None)
    assert "Open doors: Thorn Crawler (leaf), Rust Moth, Sunken Path (leaf)" in table.match.picture("en")
    assert "Portes ouvertes\u00a0: Rampe-épines (feuille), Phalène de rouille" in table.match.picture("fr")
    table.play("explore")
    assert table.view["resisting"] == {"tokens": 3, "leaves": 2, "bonus": 0}
    asked = {language: table.match.game.words(language).put(table.match.prompt()) for language in ("en", "fr")}
    assert asked == {
        "en": "Resist the poison: roll a die, against 3 tokens; 2 leaves add 2.",
        "fr": "Résistez au poison\u00a0: lancez un dé, contre 3 pions\u00a0; 2 feuilles ajoutent 2.",
    }


@rule("F-02")
def test_a_door_is_offered_with_its_leaf() -> None:
    table = poisoned(1, doors=("thorn_crawler", "rust_moth"))
    words = table.match.game.words("en")
    said = [words.put(table.match.say(move)._replace(id="move-enter")) for move in table.match.moves()[-2:]]
    assert said == ["Enter the open door: Thorn Crawler (leaf)", "Enter the open door: Rust Moth"]
    assert words.put(before("thorn_crawler", **WOODS).match.prompt()) == "Thorn Crawler (leaf): fight or flee."


@rule("F-02")
def test_without_poison_nobody_rolls() -> None:
    assert poisoned(0).play("explore").wait == "card"


@rule("F-02")
def test_the_group_chooses_the_poisoned_hero_who_pays() -> None:
    table = poisoned(2, 2, heroes=2).play("explore").roll("1")
    assert table.legal() == ["hit 1", "hit 2"]
    table.play("hit 2")
    assert (table.poison, table.wounds) == ([2, 1], [0, 2])
    one = poisoned(0, 2, heroes=2).play("explore").roll("1")
    assert (one.poison, one.wounds) == ([0, 1], [0, 2])


@rule("F-02")
def test_a_guardian_round_starts_with_resisting_and_without_leaves() -> None:
    table = at_guardian(**WOODS, cubes=3)
    table.rec.poison[0] = 2
    table.arrange(step=names.DO_ROUND, rolling=0, to_roll=0)
    assert table.wait == "resist"
    assert table.roll("3").poison == [1]
    assert table.wait == "roll"


@rule("F-02")
def test_failing_may_kill_and_the_wounds_charge_frenzy() -> None:
    assert poisoned(3, hero_1="warrior").play("explore").roll("1").stored == [2]
    assert poisoned(3, hero_1="warrior", wounds=(5,)).play("explore").roll("1").wait == "lost"


# Healing


@rule("F-03")
def test_healing_may_remove_poison_instead() -> None:
    table = poisoned(2, cubes=2, wounds=(2,), closed=1)
    table.play("drink 1 2")  # the warm brew heals 2, and the cure 1
    assert table.legal() == ["mend wounds", "mend poison"]
    table.play("mend poison", "mend wounds", "mend poison")
    assert (table.poison, table.wounds) == ([0], [1])


@rule("F-03")
def test_with_poison_alone_healing_removes_it() -> None:
    assert poisoned(2, cubes=1, closed=1).play("drink 1 1").poison == [1]


@rule("F-03")
def test_ordinary_effects_do_not_change_the_roll() -> None:
    # Weakness Curse discards 2s rolled in encounters; a 2 against the poison is a 2
    table = poisoned(1, floor=2).play("explore").roll("2")
    assert (table.poison, table.wounds) == ([0], [0])


# Exile


@rule("F-04")
def test_exiled_dice_are_out_for_good() -> None:
    table = before("rust_moth", **WOODS).play("fight").roll("1123456")
    assert table["exiled"] == [2, 0, 0, 0]
    assert table.dice() == "M6 A5 A4 S3 S2"
    table.play("finish").pass_time()
    assert table.supply["S"] == 6


@rule("F-04")
def test_a_skill_may_exile_a_die() -> None:
    table = facing("thorn_crawler", "S2 A3", skills=("ember",), **WOODS).use("ember").pick("S2")
    assert (table.dice(), table["exiled"]) == ("H6 A3", [1, 0, 0, 0])
    assert sum(table.supply.values()) == 30 - 3


@rule("F-04", "OD-29")
def test_a_price_in_exiled_dice_cannot_be_refused() -> None:
    table = facing("thorn_crawler", "S2 A3", skills=("ember",), **WOODS).use("ember")
    assert table.legal() == ["pick 3 1 agility", "pick 2 1 strength"]


@rule("F-04", "OD-29")
def test_who_has_nothing_to_exile_does_not_get_what_it_pays_for() -> None:
    assert not facing("thorn_crawler", "", skills=("ember",), **WOODS).legal("use")
    mate = facing("thorn_crawler", "| S2", skills=("ember",), heroes=2, **WOODS)
    assert f"1 {mate.slot('ember', 1)}" not in mate.legal("use")  # the partner's die is not hers


DEAR = """  ember:
    name: { en: Ember, fr: Braise }
    text: { en: "A dear price.", fr: "Un prix élevé." }
    use: [combat, peril]
"""


def dear(folder: Path, does: str) -> uc.Game:
    """The same set with another Ember."""
    text = FOREST_FILE.read_text(encoding="utf-8")
    start, end = text.index("  ember:\n"), text.index("  swiftness:\n")
    file = folder / "dear.yaml"
    file.write_text(text[:start] + DEAR + does + text[end:], encoding="utf-8")
    return GAME.with_box(file)


@rule("F-04", "OD-29")
def test_a_price_of_several_dice_is_paid_to_the_last(tmp_path: Path) -> None:
    game = dear(tmp_path, "    do:\n      - { op: exile, dice: 2 }\n      - { op: gain, dice: [H6] }\n")
    woods = {**WOODS, "game": game}
    table = facing("thorn_crawler", "S2 A3 M4", skills=("ember",), **woods).use("ember")
    assert table.legal() == ["pick 4 1 magic", "pick 3 1 agility"], "the lowest die alone would not be enough"
    table.pick("A3")
    assert table.legal() == ["pick 2 1 strength"]
    table.pick("S2")
    assert (table.dice(), table["exiled"]) == ("H6 M4", [1, 1, 0, 0])
    assert not facing("thorn_crawler", "S2", skills=("ember",), **woods).legal("use")


@rule("F-04", "OD-29")
def test_a_price_of_two_colours_wants_a_die_of_each(tmp_path: Path) -> None:
    does = "    do:\n      - { op: exile, dice: 1 }\n      - { op: exile, dice: 1, colour: magic }\n"
    woods = {**WOODS, "game": dear(tmp_path, f"{does}      - {{ op: gain, dice: [H6] }}\n")}
    assert not facing("thorn_crawler", "S2 S3", skills=("ember",), **woods).legal("use")
    assert not facing("thorn_crawler", "M2", skills=("ember",), **woods).legal("use")
    assert facing("thorn_crawler", "S2 M2", skills=("ember",), **woods).legal("use")


@rule("F-04", "OD-29")
def test_of_several_ways_those_are_offered_whose_price_can_be_paid(tmp_path: Path) -> None:
    ways = "    one_of:\n      - [{ op: exile, dice: 1, colour: magic }, { op: gain, dice: [H6] }]\n"
    woods = {**WOODS, "game": dear(tmp_path, f"{ways}      - [{{ op: gain, dice: [S2] }}]\n")}
    poor = facing("thorn_crawler", "S2", skills=("ember",), **woods).use("ember")
    assert poor.legal() == ["choose 2"]
    rich = facing("thorn_crawler", "S2 M3", skills=("ember",), **woods).use("ember")
    assert rich.legal() == ["choose 1", "choose 2"]
    assert rich.play("choose 1").pick("M3").dice() == "H6 S2"


@rule("F-04", "OD-28")
def test_a_cost_and_a_price_are_paid_with_different_dice(tmp_path: Path) -> None:
    does = "    cost: { strength: 1 }\n    do:\n      - { op: exile, dice: 1 }\n      - { op: gain, dice: [H6] }\n"
    woods = {**WOODS, "game": dear(tmp_path, does)}
    assert not facing("thorn_crawler", "S5", skills=("ember",), **woods).legal("use")
    table = facing("thorn_crawler", "S5 A3", skills=("ember",), **woods).use("ember").pick("S5")
    assert table.legal() == ["pick 3 1 agility"]
    assert table.pick("A3").dice() == "H6"


def test_what_is_exiled_is_asked_for_as_a_price() -> None:
    table = facing("thorn_crawler", "S2 A3", skills=("ember",), **WOODS).use("ember")
    said = {language: table.match.game.words(language).put(table.match.prompt()) for language in ("en", "fr")}
    assert said == {
        "en": "Ember: choose dice to exile as its price: 1 more.",
        "fr": "Braise\u00a0: choisissez les dés à exiler, c’est son prix\u00a0: encore 1.",
    }


@rule("F-04", "OD-53")
def test_what_is_left_is_halved_as_evenly_as_possible() -> None:
    table = before(("thorn_crawler", "rust_moth"), heroes=4, **WOODS)
    table.rec.exiled[0] = 3
    table.arrange(supply=(13, 16, 16, 12)).play("fight", "split 12", "order 1")
    assert table["supply"][0] + sum(row[0] for row in table["to_roll"]) == 7
    assert table["reserve"][0] == 6


# The cure and the basic potions


@rule("F-05")
def test_one_of_four_basic_potions_is_known_from_the_start_without_a_cube_more() -> None:
    table = begin(1, game=FOREST, dungeon="lichs_tomb")
    assert table.legal() == ["brew 2", "brew 3", "brew 4", "brew 5"]
    table.play("brew 4")
    assert [potion["id"] for potion in table.view["potions"]["known"]] == ["cure", "sharp_brew"]
    assert table["cubes"] == 1


@rule("F-05")
def test_every_potion_used_heals_one_of_its_user() -> None:
    table = facing("thorn_crawler", "", **WOODS, known=("sap",), cubes=1, wounds=(3,)).drink("sap")
    assert table.wounds == [2]
    unhurt = facing("thorn_crawler", "", **WOODS, known=("sap",), cubes=1).drink("sap")
    assert unhurt.wounds == [0]  # the healing is lost


@rule("F-05", "OD-37")
def test_the_cure_that_comes_with_invisibility_goes_to_who_drinks_it(tmp_path: Path) -> None:
    file = tmp_path / "mist.yaml"
    mist = "  mist:\n    name: { en: Mist, fr: Brume }\n    text: { en: Gone., fr: Disparu. }\n"
    text = FOREST_FILE.read_text(encoding="utf-8")
    text = text.replace("[strength], scroll: sap, marked: false, leaf", "[strength], scroll: mist, marked: false, leaf")
    text = text.replace("\nbasic_potions:", f"{mist}    do:\n      - {{ op: vanish, time: 1 }}\n\nbasic_potions:")
    file.write_text(text, encoding="utf-8")
    woods = {**WOODS, "game": GAME.with_box(file)}
    known = {"heroes": 2, "known": ("mist",), "cubes": 1, "wounds": (1, 2)}
    table = before("rust_moth", **woods, **known).play("fight")
    assert table.legal() == ["vanish", f"drink 2 {table.potion('mist')}", "face"]
    assert table.drink("mist", hero=2).pass_time().wounds == [1, 1]
    assert before("rust_moth", **woods, **known).play("fight", "vanish").pass_time().wounds == [0, 2]
    sick = before("rust_moth", **woods, **known).play("fight")
    sick.rec.poison[1] = 1
    sick.match.look_round()
    sick.drink("mist", hero=2)
    assert sick.legal() == ["mend wounds", "mend poison"]


@rule("F-05")
def test_a_cube_may_pay_for_the_cure_alone() -> None:
    assert poisoned(0, cubes=1, wounds=(3,), closed=1).play("drink 1 1").wounds == [2]


@rule("F-05")
def test_a_cube_gained_heals_one() -> None:
    table = resting(**WOODS, closed=1, wounds=(2,))
    table.rec.xp[3] = 2
    assert table.arrange(step=names.DO_LEVEL).wounds == [1]
    pair = resting(heroes=2, **WOODS, closed=1, wounds=(2, 1))
    pair.rec.xp[3] = 2
    pair.arrange(step=names.DO_LEVEL)
    assert pair.wait == "mend_who"
    assert pair.play("hit 2").wounds == [2, 0]


@rule("F-05", "OD-32")
def test_the_best_potion_may_save() -> None:
    table = poisoned(3, cubes=1, wounds=(5,), hero_1="warrior").play("explore").roll("1")  # 7 of 6: two to heal
    assert table.legal() == ["drink 1 1", "drink 1 2", "fall"]
    table.play("drink 1 2")
    assert table.legal("mend") == ["wounds", "poison"]
    assert table.play("mend wounds", "mend wounds", "mend poison").wounds == [5]


# Split loot


@rule("F-06")
@pytest.mark.parametrize(("option", "loot"), [(1, ["xp", "item 1"]), (2, ["xp", "potion"])])
def test_the_way_chosen_decides_about_item_or_scroll(option: int, loot: list[str]) -> None:
    table = facing("sunken_path", "", option, **WOODS).play("finish").pass_time()
    assert table.legal() == loot


# A mixed deck


@rule("F-07")
def test_a_mixed_deck_has_the_marked_cards_only(tmp_path: Path) -> None:
    table = brewed(begin(1, game=mixed(tmp_path), dungeon="lichs_tomb"))
    assert table["deck"] == 5
    assert brewed(begin(1, game=FOREST))["deck"] == 10


@rule("F-07")
def test_in_a_mixed_deck_success_removes_no_token(tmp_path: Path) -> None:
    table = poisoned(2, game=mixed(tmp_path)).play("explore").roll("6")
    assert (table.poison, table.wounds) == ([2], [0])
    failed = poisoned(2, game=mixed(tmp_path)).play("explore").roll("1")
    assert (failed.poison, failed.wounds) == ([1], [2])


@rule("F-07")
@pytest.mark.parametrize("dungeon", ["dragons_cave", "hydras_reef", "lichs_tomb", "minotaurs_maze", "yetis_cavern"])
def test_any_dungeon_will_do(tmp_path: Path, dungeon: str) -> None:
    assert brewed(begin(1, game=mixed(tmp_path), dungeon=dungeon, hero_1="rogue")).view["dungeon"]["id"] == dungeon


# Four heroes


@rule("F-08")
def test_four_heroes_resist_in_two_pairs_and_share_the_leaves() -> None:
    table = poisoned(2, 0, 2, 0, heroes=4, doors=(("thorn_crawler", "sunken_path"), ("spore_cloud", "rust_moth")))
    table.play("explore")
    assert table.wait == "split"
    table.play("split 12")
    table.roll("1")  # 1 and two of three leaves against 2
    assert (table.poison, table.wounds) == ([1, 0, 2, 0], [0, 0, 0, 0])
    assert table.wait == "resist"
    table.roll("1")  # 1 and one leaf against 2
    assert (table.poison, table.wounds) == ([1, 0, 1, 0], [0, 0, 2, 0])


@rule("F-08")
def test_a_pair_without_poison_does_not_roll() -> None:
    table = poisoned(1, 1, 0, 0, heroes=4).play("explore", "split 12").roll("6").play("hit 1")
    assert table.wait == "card"


@rule("F-08")
def test_a_mixed_deck_of_four_heroes_has_all_cards_and_tokens_of_one_box(tmp_path: Path) -> None:
    game = mixed(tmp_path)
    assert brewed(begin(4, game=game))["deck"] == 10
    assert brewed(begin(4, game=FOREST))["deck"] == 20
    for game_, wounds in ((game, 1), (FOREST, 0)):
        table = before(("spore_cloud", "rust_moth"), heroes=4, game=game_, dungeon="lichs_tomb")
        write(table.rec.poison, (4, 4, 0, 0))
        table.arrange().play("fight", "split 12", "order 1", "hit 1")
        assert table.wounds[0] == wounds


def test_games_in_the_woods_end() -> None:
    for seats in (1, 2, 4):
        played = FOREST.play_out(20, seed=3, seats=seats, cores=1)
        assert all(played.finished)


def test_a_card_of_the_woods() -> None:
    assert card("rust_moth", 1, FOREST) == 6
