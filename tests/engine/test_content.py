"""Content files: everything that is wrong in one is told with file, line, field, reason and remedy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import undercroft as uc
from undercroft.engine.content import Entry, read_content

from .coin import HEADS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GOOD = """\
spider:
  name: { en: Spider, fr: Araignée }
  speed: 5
  kind: beast
levels:
  - one
  - two
"""


def content(folder: Path, text: str) -> Entry:
    file = folder / "box.yaml"
    file.write_text(text, encoding="utf-8")
    return read_content(file)


def refusal(folder: Path, text: str, look: Callable[[Entry], Any] = lambda entry: entry) -> str:
    with pytest.raises(uc.BadContent) as wrong:
        look(content(folder, text))
    return str(wrong.value)


def test_a_good_file_gives_what_it_says(tmp_path: Path) -> None:
    top = content(tmp_path, GOOD)
    spider = top["spider"]
    assert spider["name"].names() == {"en": "Spider", "fr": "Araignée"}
    assert spider["speed"].whole(0, 5) == 5
    assert spider["kind"].choice(("human", "beast")) == 1
    assert [item.text() for item in top["levels"].items(1, 3)] == ["one", "two"]
    assert [name for name, _ in top.entries()] == ["spider", "levels"]


def test_the_fingerprint_is_that_of_the_text(tmp_path: Path) -> None:
    one, same = content(tmp_path, GOOD).fingerprint, content(tmp_path, GOOD)["spider"].fingerprint
    assert one == same != content(tmp_path, GOOD + "\n").fingerprint


def test_items_of_a_list_can_be_files_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "one.yaml").write_text("speed: 3\nname: 7\n", encoding="utf-8")
    top = content(tmp_path, "kinds:\n  - !file one.yaml\n  - { speed: 4 }\n")
    first, second = top["kinds"].items(2, 2)
    assert (first["speed"].whole(0, 5), second["speed"].whole(0, 5), first["name"].word()) == (3, 4, "7")
    with pytest.raises(uc.BadContent, match=r"^one\.yaml line 1, kinds\.\[1\]\.speed: 3 is out of bounds"):
        first["speed"].whole(0, 2)
    before = top.fingerprint
    (tmp_path / "one.yaml").write_text("speed: 5\n", encoding="utf-8")
    assert read_content(tmp_path / "box.yaml").fingerprint != before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "name: x\ncards: !file cards.yaml\n",
            "box.yaml line 2: there is no file 'cards.yaml' beside this one; put it",
        ),
        ("quests:\n  - { a: 1 }\n  - !file q/two.yaml\n", "box.yaml line 3: there is no file 'q/two.yaml' beside"),
        ("cards: !file\n", "box.yaml line 1: !file stands for one file; write its name behind it"),
        ("cards: !file [one.yaml, two.yaml]\n", "box.yaml line 1: !file stands for one file; write its name"),
    ],
)
def test_a_part_that_is_not_there_is_told_where_it_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(uc.BadContent) as refused:
        content(tmp_path, text)
    assert str(refused.value).startswith(sentence)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(uc.BadContent, match=r"no\.yaml: there is no such file; give the path of a YAML file"):
        read_content(tmp_path / "no.yaml")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes("é".encode("latin-1"))
    for path in (tmp_path, tmp_path / "latin.yaml"):
        with pytest.raises(uc.BadContent, match=r"cannot be read .*; give a readable text file in UTF-8"):
            read_content(path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the file is empty; copy the game's own box.yaml and change it"),
        ("# nothing\n", "the file is empty"),
        ("a: 1\nb: [1, 2\n", "box.yaml line 3: not well-formed YAML"),
        ("a: 1\n b: 2\n", "box.yaml line 2: not well-formed YAML"),
        ("a: *nowhere\n", "box.yaml line 1: not well-formed YAML"),
        ("a: 1\n---\nb: 2\n", "box.yaml line 2: not well-formed YAML"),
        ("a: 1\nb: \x01\n", "box.yaml line 2: not well-formed YAML"),
    ],
)
def test_a_file_that_is_not_yaml(tmp_path: Path, text: str, sentence: str) -> None:
    said = refusal(tmp_path, text)
    assert sentence in said
    assert "; " in said, "the remedy is missing"


def only_speed(entry: Entry) -> None:
    entry["spider"].only("speed")


def speed(entry: Entry) -> int:
    return entry["spider"]["speed"].whole(0, 20)


def names(entry: Entry) -> dict[str, str]:
    return entry["spider"]["name"].names()


def one_or_two(entry: Entry) -> list[Entry]:
    return entry["levels"].items(1, 2)


@pytest.mark.parametrize(
    ("text", "look", "place_and_reason"),
    [
        ("ogre: 1\n", speed, "1: the field 'spider' is missing; add it"),
        ("spider:\n  sped: 5\n", only_speed,
         "2, spider.sped: no such field here; did you mean 'speed'? (known: speed)"),
        ("\nspider: {}\n", only_speed, "2, spider: the field 'speed' is missing; add it"),
        ("spider:\n  speed: 1\n  speed: 2\n", speed,
         "3, spider.speed: this field stands here twice; keep one of them"),
        ("spider: 5\n", speed, "1, spider: this must hold named fields, each on a line like `name: value`"),
        ("- 1\n", speed, "1: this must hold named fields, each on a line like `name: value`"),
        ("spider:\n  speed: fast\n", speed,
         "2, spider.speed: 'fast' is not a whole number; write one, from 0 to 20"),
        ("spider:\n  speed: 2.5\n", speed, "2, spider.speed: 2.5 is not a whole number; write one, from 0 to 20"),
        ("spider:\n  speed: yes\n", speed, "2, spider.speed: True is not a whole number; write one, from 0 to 20"),
        ("spider:\n  speed:\n", speed, "2, spider.speed: None is not a whole number; write one, from 0 to 20"),
        ("spider:\n  speed: 21\n", speed, "2, spider.speed: 21 is out of bounds; it must be from 0 to 20"),
        ("spider:\n  speed: -1\n", speed, "2, spider.speed: -1 is out of bounds; it must be from 0 to 20"),
        ("spider:\n  speed: [5]\n", speed,
         "2, spider.speed: this must be a single value, not a list or a group of fields"),
        ("levels: one\n", one_or_two, "1, levels: this must be a list, each item on a line that starts with `- `"),
        ("levels: []\n", one_or_two, "1, levels: 0 items; there must be from 1 to 2"),
        ("levels:\n- a\n- b\n- c\n", one_or_two, "1, levels: 3 items; there must be from 1 to 2"),
        ("levels: []\n", lambda entry: entry["levels"].items(3, 3), "1, levels: 0 items; there must be exactly 3"),
        ("levels:\n- a\n- 2\n", lambda entry: [item.text() for item in one_or_two(entry)],
         "3, levels.[2]: 2 is not a text; write one, in quotes if need be"),
        ("levels:\n- a\n- ' '\n", lambda entry: [item.text() for item in one_or_two(entry)],
         "3, levels.[2]: ' ' is not a text; write one, in quotes if need be"),
        ("kind: bests\n", lambda entry: entry["kind"].choice(("human", "beast")),
         "1, kind: 'bests' is not known here; did you mean 'beast'? (known: human, beast)"),
        ("spider:\n  name: { en: Spider }\n", names, "2, spider.name: the field 'fr' is missing; add it"),
        ("spider:\n  name: { en: Spider, fr: '' }\n", names,
         "2, spider.name.fr: '' is not a text; write one, in quotes if need be"),
        ("spider:\n  name: { en: Spider, fr: A, de: Spinne }\n", names,
         "2, spider.name.de: no such field here; known: en, fr"),
    ],
)  # fmt: skip
def test_a_wrong_entry_is_told_with_its_place_and_the_remedy(
    tmp_path: Path, text: str, look: Callable[[Entry], Any], place_and_reason: str
) -> None:
    assert refusal(tmp_path, text, look) == f"box.yaml line {place_and_reason}"


@pytest.mark.parametrize("value", ["!monster 5", "!!int many", "2024-13-45", "!!python/object:os.system ls"])
def test_a_value_that_yaml_itself_cannot_build_is_told_with_its_place(tmp_path: Path, value: str) -> None:
    assert refusal(tmp_path, f"spider:\n  speed: {value}\n", speed).startswith("box.yaml line 2, spider.speed: ")


def test_a_field_whose_name_is_a_list_is_told_with_its_place(tmp_path: Path) -> None:
    assert refusal(tmp_path, "spider: 1\n? [a, b]\n: 2\n", only_speed).startswith("box.yaml line ")


def test_a_games_own_loader_tells_the_place_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    text = (HEADS.shelf / "box.yaml").read_text(encoding="utf-8")
    file.write_text(text.replace("copies: 2", "copies: many"), encoding="utf-8")
    with pytest.raises(uc.BadContent) as wrong:
        HEADS.with_box(file).start()
    assert (
        str(wrong.value) == "mine.yaml line 6, charms.[2].copies: 'many' is not a whole number; write one, from 1 to 9"
    )
