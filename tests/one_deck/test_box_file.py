"""The content files: what a designer can change, and what is said when something is wrong in them.

Every refusal is one sentence that names the file, the line, the field and the remedy.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from tests.rulebook import rule

from .set_up import FOREST_FILE, GAME, Table, brewed

OWN = {file.name: file.read_text(encoding="utf-8") for file in GAME.shelf.glob("*.yaml")}


def read(folder: Path, **changed: str) -> uc.Game:
    """The game with its own box, but for the files that a designer has changed."""
    for name, text in {"box": OWN["box.yaml"], **changed}.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    game = GAME.with_box(folder / "box.yaml")
    assert game.box
    return game


def refusal(folder: Path, **changed: str) -> str:
    with pytest.raises(uc.BadContent) as refused:
        read(folder, **changed)
    return str(refused.value)


def with_change(file: str, old: str, new: str) -> str:
    assert old in OWN[f"{file}.yaml"]
    return OWN[f"{file}.yaml"].replace(old, new, 1)


# file, what is changed in it, where, and the remedy named
WRONG = {
    "a lesson's hero": ("lesson", "hero: warrior", "hero: warior", "lesson.hero", "did you mean 'warrior'?"),
    "a lesson won from the start": ("lesson", "damage: 3", "damage: 6", "lesson.damage", "must be from 0 to 5"),
    "a lesson's card": ("lesson", "deck: [goblin 1", "deck: [goblin 3", "lesson.deck.[1]", "did you mean 'goblin "),
    "a card twice": ("lesson", "deck: [goblin 1, ", "deck: [goblin 1, goblin 1, ", "lesson.deck", "each card once"),
    "a seventh face": ("lesson", "dice: >-\n  ", "dice: >-\n  7", "lesson.dice", "from 1 to 6"),
    "a box that is none": ("foes", '"A8w:hh"', '"B8w:hh"', "foes.bandit.boxes.[1]", "write colour (S, A, M, N)"),
    "too high for one die": ("foes", '"A3:h"', '"A7:h"', "foes.bandit.boxes.[2]", "make the box wide (w)"),
    "an icon not known": ("foes", '"A3:h"', '"A3:q"', "foes.bandit.boxes.[2]", "its icons (h, t, p, k)"),
    "an effect not known": (
        "foes",
        "does: time_first",
        "does: time_frst",
        "foes.ice_elemental.ability.effect.does",
        "did you mean 'time_first'?",
    ),
    "a scroll not known": (
        "foes",
        "scroll: backstab",
        "scroll: backstap",
        "foes.bandit.cards.[1].scroll",
        "did you mean 'backstab'?",
    ),
    "an icon of an item": (
        "foes",
        "item: [magic]",
        "item: [magix]",
        "foes.bandit.cards.[1].item.[1]",
        "did you mean 'magic'?",
    ),
    "a mark that is no yes or no": (
        "foes",
        "marked: false",
        "marked: 3",
        "foes.bandit.cards.[1].marked",
        "write true or false",
    ),
    "too much experience": ("foes", "xp: 3", "xp: 9", "foes.bandit.xp", "must be from 0 to 8"),
    "a third way": (
        "perils",
        "  options:\n",
        '  options:\n    - { name: { en: A, fr: A }, time: 0, box: "A6w" }\n',
        "perils.arrow_wall.options",
        "exactly 2",
    ),
    "a step not known": (
        "skills",
        "op: gain, dice: [H6] }",
        "op: gian, dice: [H6] }",
        "skills.accuracy.do.[1].op",
        "did you mean 'gain'?",
    ),
    "a die that is none": (
        "skills",
        "dice: [H6] }",
        "dice: [H7] }",
        "skills.accuracy.do.[1].dice.[1]",
        "write a colour (S, A, M, H)",
    ),
    "a die to roll with a value": (
        "skills",
        "dice: [S, S]",
        "dice: [S, S5]",
        "skills.backstab.do.[1].dice.[2]",
        "with its value if it is gained",
    ),
    "a cost not known": (
        "skills",
        "cost: { agility: 3 }",
        "cost: { luck: 3 }",
        "skills.accuracy.cost",
        "such as { mana: 4 }",
    ),
    "a place not known": (
        "skills",
        "use: [combat, peril]",
        "use: [combat, perill]",
        "skills.accuracy.use.[2]",
        "did you mean 'peril'?",
    ),
    "a gift not known": (
        "heroes",
        "does: heal_on_descend",
        "does: heal_on_descent",
        "heroes.warrior.alone.skill.always.does",
        "did you mean 'heal_on_descend'?",
    ),
    "a feat with nothing": (
        "heroes",
        "      store: { when: [wound], most: 2 }\n",
        "",
        "heroes.warrior.alone.feat",
        "give one of the two",
    ),
    "two floors": (
        "dungeons",
        '    - name: { en: Dragonskin, fr: Peau de dragon }\n      peril: ["N5!"]\n      combat: ["S10w!"]\n',
        "",
        "dungeons.dragons_cave.floors",
        "exactly 3",
    ),
    "too hard": (
        "dungeons",
        "difficulty: 1",
        "difficulty: 4",
        "dungeons.dragons_cave.difficulty",
        "must be from 1 to 3",
    ),
    "a field too many": (
        "potions",
        "healing:\n",
        "healing:\n  colour: red\n",
        "potions.healing.colour",
        "no such field here",
    ),
    "a translation missing": ("talents", ", fr: Basiques", "", "talents.basic.name", "the field 'fr' is missing"),
    "an unsure mark": (
        "talents",
        "mark: likely",
        "mark: perhaps",
        "talents.basic.talents.veteran.mark",
        "known: likely, original",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_with_file_field_and_remedy(case: str, tmp_path: Path) -> None:
    file, old, new, field, remedy = WRONG[case]
    message = refusal(tmp_path, **{file: with_change(file, old, new)})
    assert message.startswith(f"{file}.yaml line ")
    assert f", {field}: " in message
    assert remedy in message
    assert "\n" not in message


def test_a_wrong_line_is_counted_in_its_own_file(tmp_path: Path) -> None:
    text = with_change("foes", "xp: 3", "xp: many")
    line = text[: text.index("xp: many")].count("\n") + 1
    assert refusal(tmp_path, foes=text).startswith(f"foes.yaml line {line}, foes.bandit.xp: ")


def test_a_file_that_is_named_and_not_there_is_told(tmp_path: Path) -> None:
    box = with_change("box", "!file foes.yaml", "!file foos.yaml")
    line = 1 + box[: box.index("!file foos.yaml")].count("\n")
    assert refusal(tmp_path, box=box).startswith(
        f"box.yaml line {line}: there is no file 'foos.yaml' beside this one; "
    )


def test_a_file_that_is_named_is_taken_from_beside_or_from_the_game(tmp_path: Path) -> None:
    game = read(tmp_path, foes=with_change("foes", "xp: 3", "xp: 5"))
    assert game.box.rec.kind_xp[0] == 5
    assert game.box.fingerprint != GAME.box.fingerprint
    (tmp_path / "foes.yaml").unlink()
    again = GAME.with_box(tmp_path / "box.yaml")
    assert again.box.fingerprint == GAME.box.fingerprint


@rule("OD-40")
def test_a_designer_s_stairs_count(tmp_path: Path) -> None:
    game = read(tmp_path, box=with_change("box", "tokens: 3", "tokens: 2"))
    assert game.start(seed=1).view()["table"]["deck"]["tokens_for_a_wound"] == 2


def test_the_marks_tell_what_is_not_sure() -> None:
    names = GAME.box.names
    sides = {(hero["id"], side) for hero in names["heroes"] for side in (0, 1) if hero["sides"][side]["mark"]}
    assert sides == {("archer", 0), ("mage", 0), ("paladin", 0)}
    assert names["levels"] == [None, None, "likely", None]
    marked = {ability["mark"] for ability in names["abilities"]}
    assert marked == {None, "likely", "original"}


def test_the_talents_of_the_file_are_those_of_the_option() -> None:
    option = next(option for option in GAME.options if option.name == "talents")
    assert tuple(talent["id"] for talent in GAME.box.names["talents"]) == option.known
    assert [talent["group"] for talent in GAME.box.names["talents"]] == [0] * 3 + [1] * 4 + [2] * 4 + [3] * 4


def test_the_heroes_and_dungeons_of_the_file_are_those_of_the_options() -> None:
    options = {option.name: option for option in GAME.options}
    assert tuple(hero["id"] for hero in GAME.box.names["heroes"]) == options["hero_1"].values
    assert tuple(dungeon["id"] for dungeon in GAME.box.names["dungeons"]) == options["dungeon"].values
    for place in range(4):
        for hero in options[f"hero_{place + 1}"].values:
            shown = GAME.start(seed=1, seats=4, **{f"hero_{place + 1}": hero}).view()["table"]["heroes"]
            assert hero in [one["id"] for one in shown]


def test_a_set_with_poison_can_be_played_from_one_file() -> None:
    table = brewed(Table(GAME.with_box(FOREST_FILE).start(seed=1)))
    assert table.box.poison == 8
