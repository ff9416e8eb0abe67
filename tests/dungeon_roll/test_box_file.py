"""The box file: what a designer can change, and what is said when something is wrong in it.

Every refusal is one sentence that names the file, the line, the field and the remedy.
"""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft as uc
from tests.rulebook import rule

from .set_up import GAME, TRIED_OFTEN, Table, delve, regroup, start

OWN = (GAME.shelf / "box.yaml").read_text(encoding="utf-8")
SWORD = "  sword: { prototype: 3, published: 3, points: 1, does: fighter }\n"
FIGHTER = "  fighter: { goblin: any, skeleton: 1, ooze: 1, chest: 1, potion: any }\n"
BLADE = "        act_as: [fighter, mage]\n"


def read(folder: Path, text: str) -> uc.Game:
    """The game with this box file, read and checked."""
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    game = GAME.with_box(file)
    assert game.box
    return game


def refusal(folder: Path, text: str) -> str:
    with pytest.raises(uc.BadContent) as refused:
        read(folder, text)
    return str(refused.value)


def changed(old: str, new: str) -> str:
    """The game's own box file with its first `old` replaced."""
    assert old in OWN
    return OWN.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


# what is changed in the game's own file, the field and the remedy named
WRONG = {
    "a wrong key": ("sword: {", "swrd: {", "treasures.swrd", "did you mean 'sword'?"),
    "a wrong key at the top": ("\ndelves:", "\ndelvs:", "delvs", "did you mean 'delves'?"),
    "a text for a number": ("party: 7,", "party: seven,", "dice.party", "write one, from 1 to 8"),
    "too many dice": ("dungeon: 7 }", "dungeon: 9 }", "dice.dungeon", "must be from 1 to 8"),
    "no dice": ("party: 7,", "party: 0,", "dice.party", "must be from 1 to 8"),
    "four delves": ("\ndelves: 3", "\ndelves: 4", "delves", "must be from 1 to 3"),
    "four against the dragon": ("companions: 3 }", "companions: 4 }", "dragon.companions", "must be from 1 to 3"),
    "a word for a number of dice": (FIGHTER, FIGHTER.replace("any", "all", 1), "party.fighter.goblin", "any"),
    "a treasure that does nothing known": (
        SWORD,
        SWORD.replace("does: fighter", "does: figter"),
        "treasures.sword.does",
        "did you mean 'fighter'?",
    ),
    "too many tokens": (
        SWORD,
        SWORD.replace("prototype: 3", "prototype: 99"),
        "treasures.sword.prototype",
        "must be from 0 to 20",
    ),
    "a pair of swords": (
        SWORD,
        SWORD.replace("points: 1", "points: 1, pair: 2"),
        "treasures.sword.pair",
        "no such field here",
    ),
    "an unknown set": ("    set: base\n", "    set: bass\n", "heroes.[1].set", "did you mean 'base'?"),
    "a level-up at 0": ("    level_up: 5\n", "    level_up: 0\n", "heroes.[1].level_up", "must be from 1 to 100"),
    "an unknown specialty": (
        "        swap: [fighter, mage]",
        "        swop: [fighter, mage]",
        "heroes.[1].novice.specialty.swop",
        "did you mean 'swap'?",
    ),
    "a swap of one": (
        "        swap: [fighter, mage]",
        "        swap: [fighter]",
        "heroes.[1].novice.specialty.swap",
        "must be exactly 2",
    ),
    "a swap with a scroll": (
        "        swap: [fighter, mage]",
        "        swap: [fighter, scroll]",
        "heroes.[1].novice.specialty.swap.[2]",
        "known",
    ),
    "an unknown ultimate": (
        BLADE,
        BLADE.replace("act_as", "act_is"),
        "heroes.[1].novice.ultimate.act_is",
        "did you mean 'act_as'?",
    ),
    "an unknown phase": (
        "phases: [monster, loot, dragon]",
        "phases: [monster, loot, dragn]",
        "heroes.[1].novice.ultimate.phases.[3]",
        "did you mean 'dragon'?",
    ),
    "yes that is no": (
        "        sweep: true",
        "        sweep: false",
        "heroes.[1].master.ultimate.sweep",
        "write true, or leave the field out",
    ),
    "a key twice": ("\ndelves: 3", "\ndelves: 3\ndelves: 2", "delves", "keep one of them"),
    "a text that is no text": ("{ en: Spellsword,", "{ en: 5,", "heroes.[1].novice.name.en", "write one, in quotes"),
    "a party set too large": (
        "set_on_form: { champion: 5 }",
        "set_on_form: { champion: 8 }",
        "heroes.[9].novice.specialty.set_on_form",
        "7",
    ),
    "a party of a face that is none": (
        "set_on_form: { champion: 5 }",
        "set_on_form: { goblin: 5 }",
        "heroes.[9].novice.specialty.set_on_form.goblin",
        "champion, fighter",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_with_line_field_and_remedy(case: str, tmp_path: Path) -> None:
    old, new, field, remedy = WRONG[case]
    text = changed(old, new)
    line = line_of(text, new) + new.strip("\n").count("\n") + new.startswith("\n")
    message = refusal(tmp_path, text)
    assert message.startswith(f"mine.yaml line {line}, {field}: ")
    assert remedy in message
    assert "\n" not in message


# what is left out, the field that misses it, and what is said
MISSING = {
    "a count": (
        SWORD,
        SWORD.replace("prototype: 3, ", ""),
        "treasures.sword",
        "the field 'prototype' is missing; add it",
    ),
    "a treasure": (SWORD, "", "treasures", "the field 'sword' is missing; add it"),
    "a face": (FIGHTER, "", "party", "the field 'fighter' is missing; add it"),
    "a translation": (", fr: Lame-sort", "", "heroes.[1].novice.name", "the field 'fr' is missing; add it"),
    "what an ultimate does": (BLADE, "", "heroes.[1].novice.ultimate", "exactly one"),
    "what the dragon needs": (", companions: 3", "", "dragon", "the field 'companions' is missing; add it"),
}


@pytest.mark.parametrize("case", MISSING)
def test_what_is_missing_is_said_with_line_field_and_remedy(case: str, tmp_path: Path) -> None:
    old, new, field, remedy = MISSING[case]
    message = refusal(tmp_path, changed(old, new))
    assert re.match(rf"mine\.yaml line \d+, {re.escape(field)}: ", message)
    assert remedy in message


def test_an_ultimate_with_two_effects_is_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, changed(BLADE, f"{BLADE}        sweep: true\n"))
    assert "heroes.[1].novice.ultimate: 2 effects" in message
    assert "exactly one" in message


def test_two_heroes_of_one_id_are_refused(tmp_path: Path) -> None:
    message = refusal(tmp_path, changed("id: mercenary", "id: spellsword"))
    assert "heroes.[2].id" in message


@rule("DR-37")
@pytest.mark.parametrize(
    ("kind", "does"), [("ring", "portal"), ("sword", "bait"), ("sword", "scroll"), ("scroll_token", "fighter")]
)
def test_a_treasure_does_what_the_box_says_or_is_refused(kind: str, does: str, tmp_path: Path) -> None:
    text = re.sub(rf"(  {kind}: .*does: )\w+", rf"\g<1>{does}", OWN, count=1)
    message = outcome(tmp_path, text)
    if message != "played":
        assert f"treasures.{kind}" in message
        return
    game = read(tmp_path, text)
    table = delve("mage", "2 goblin", level=2, treasures=kind, game=game)
    acts = {
        "portal": {f"use {kind}"},
        "bait": {"bait goblin"},
        "scroll": {f"read {kind}"},
        "fighter": {f"beat {kind} goblin 1", f"beat {kind} goblin 2"},
    }
    assert set(table.legal()) == {"beat mage goblin 1", "flee", *acts[does]}
    if does == "portal":
        assert table.play(f"use {kind}").experience == 2


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing here\n"])
def test_an_empty_file_is_refused(text: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, text).endswith("mine.yaml: the file is empty; copy the game's own box.yaml and change it")


# What a designer can change


@rule("DR-02")
def test_another_number_of_tokens_is_played_with(tmp_path: Path) -> None:
    game = read(tmp_path, changed(SWORD, SWORD.replace("prototype: 3", "prototype: 13")))
    table = delve("thief", "chest", game=game).play("open thief 1")
    assert table.odds()["draw sword"] == Fraction(13, 40)


@rule("DR-31")
def test_other_points_are_played_with(tmp_path: Path) -> None:
    game = read(tmp_path, changed(SWORD, SWORD.replace("points: 1", "points: 7")))
    assert regroup(delve=3, treasures="2 sword", game=game).play("retire").match.score == [1 + 14]


@rule("DR-09")
def test_another_strength_is_played_with(tmp_path: Path) -> None:
    game = read(tmp_path, changed(FIGHTER, FIGHTER.replace("goblin: any, skeleton: 1", "goblin: 2, skeleton: 0")))
    table = delve("fighter", "3 goblin, skeleton", level=4, treasures="sword", game=game)
    assert table.legal("beat") == ["fighter goblin 1", "fighter goblin 2", "sword goblin 1", "sword goblin 2"]


@rule("DR-41")
def test_another_specialty_is_played_with(tmp_path: Path) -> None:
    game = read(tmp_path, changed("swap: [fighter, mage]", "swap: [fighter, thief]"))
    table = delve("fighter, mage, thief", "2 goblin", level=2, hero="spellsword", ready=False, game=game)
    assert {choice for choice in table.legal("beat") if choice.endswith("2")} == {"fighter goblin 2", "thief goblin 2"}


@rule("DR-38")
def test_another_level_up_is_played_with(tmp_path: Path) -> None:
    game = read(tmp_path, changed("level_up: 5", "level_up: 3"))
    assert regroup(level=2, hero="spellsword", game=game).play("retire").side == "novice"
    assert regroup(level=3, hero="spellsword", game=game).play("retire").side == "master"


@rule("DR-01", "DR-21", "DR-27", "DR-30")
def test_other_numbers_are_played_with(tmp_path: Path) -> None:
    text = changed("party: 7, dungeon: 7", "party: 4, dungeon: 5").replace("delves: 3", "delves: 1")
    text = text.replace("last_level: 10", "last_level: 6").replace("comes_at: 3", "comes_at: 2")
    game = read(tmp_path, text.replace("set_on_form: { champion: 5 }", "set_on_form: { champion: 2 }"))
    table = start(game=game)
    assert table.in_the_air == (4, 0, 0)
    table.form("4 fighter").meet("dragon").arrange(level=5)
    assert table.play("seek").in_the_air == (0, 4, 0)
    table.meet("dragon, 3 chest").play("onward")
    assert (table.phase, table.lair) == ("dragon", 2)
    assert table.play("flee").match.is_over


@rule("DR-03")
def test_a_hero_more_is_played_with(tmp_path: Path) -> None:
    card = OWN[OWN.index("  - id: spellsword\n") : OWN.index("  - id: mercenary\n")]
    game = read(tmp_path, OWN + card.replace("spellsword", "own_hero"))
    table = Table(game.start(seed=1, heroes="choose", hero_set="all"))
    assert table.legal("take") == [str(number) for number in range(1, 14)]
    table.play("take 13").form("7 mage").meet("goblin")
    assert "hero goblin 1" in table.legal("beat")


@settings(TRIED_OFTEN, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=6))
def test_a_file_changed_anywhere_is_played_or_refused_in_one_sentence(
    tmp_path: Path, at: int, length: int, new: str
) -> None:
    message = outcome(tmp_path, OWN[:at] + new + OWN[at + length :])
    assert message == "played" or "mine.yaml" in message
    assert "\n" not in message


def outcome(folder: Path, text: str) -> str:
    try:
        read(folder, text)
    except uc.BadContent as refused:
        return str(refused)
    return "played"
