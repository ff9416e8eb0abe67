"""Nicknames: all of them can be seen, and no two at a table look alike."""

from __future__ import annotations

import pytest

from undercroft.server.tables.nicknames import LONGEST, is_ours, looks, tidy, told_apart

from .guests import Served, refused

GOOD = {
    "Ann": "Ann",
    "  Ann \u00a0 B  ": "Ann B",
    "Zoë": "Zoë",
    "Zoe\u0308": "Zoë",
    "O’Neil": "O’Neil",
    "Nguyễn": "Nguyễn",
    "Олег": "Олег",
    "Ἀλέξης": "Ἀλέξης",
    "محمّد": "محمّد",
    "ทื้": "ทื้",
    "देवनागरी": "देवनागरी",
    "שָׁלוֹם": "שָׁלוֹם",
    "张伟": "张伟",
    "🐉": "🐉",
    "❤\ufe0f": "❤",
    "7": "7",
    "x" * LONGEST: "x" * LONGEST,
}
BAD = [
    "",
    "   ",
    "x" * (LONGEST + 1),
    "a\nb",
    "a\u0000b",
    "a\u200bb",  # no width
    "a\u200db",
    "a\u202eb",  # the rest reads backwards
    "a\u2066b",
    "a\u00adb",
    "a\u2028b",
    "a\ufeffb",
    "\ud800",
    "\ue000",  # means something else on every computer
    "\u3164",  # letters that are not seen
    "a\u115fb",
    "a\uffa0b",
    "\u2800",
    "a\u034fb",
    "\U000e0041",
    "\ufe0f",
    "\u0301",  # an accent on nothing
    "Z\u0351\u0352\u0353algo",
    "a" + "\u0301" * 20,
    "o\u20dd\u20dd\u20dd",
]
OURS = ["Bot 2", "bot 2", "BOT2", "Bot", "Bot  2", "Воt 2", "Bοt 2", "B0t 2", "Bot ２", "Bot ٢", "Ｂｏｔ 2", "𝐁𝐨𝐭 2"]
OURS += ["Bot l", "Bot I", "Bot O", "Bọt 2", "Robot 3", "Rоbоt 3", "Player 1", "PIayer 1", "Joueur 2", "JOUEUR 2"]
NOT_OURS = ["Botany", "Abbot", "Robotnik", "Bot Marley", "Players", "Joueuse", "Botl", "2 Bot", "Sabot 2", "Ann 2"]


def test_a_name_is_kept_tidied() -> None:
    assert {typed: tidy(typed) for typed in GOOD} == GOOD


@pytest.mark.parametrize("typed", BAD)
def test_what_cannot_be_seen_or_is_a_tower_is_no_name(typed: str) -> None:
    assert tidy(typed) is None


def test_a_tidied_name_stays_as_it_is() -> None:
    assert all(tidy(name) == name for name in GOOD.values())


@pytest.mark.parametrize("name", OURS)
def test_names_that_we_give_are_nobodys(name: str) -> None:
    assert is_ours(name)


@pytest.mark.parametrize("name", [*NOT_OURS, *GOOD.values()])
def test_other_names_are_not_ours(name: str) -> None:
    assert not is_ours(name)


ALIKE = [
    ("Bob", "bob", "ВоЬ", "B0b", "Βob", "B.o.b", "Bób", "Ｂｏｂ", "Bo b"),
    ("Olga", "0lga", "OIga", "Оlga", "o1ga"),
    ("Marnie", "Mamie", "МАRNIE"),
    ("Иван", "ИВАН"),
]


@pytest.mark.parametrize("names", ALIKE)
def test_what_looks_alike_is_found(names: tuple[str, ...]) -> None:
    assert len({looks(name) for name in names}) == 1


def test_what_looks_different_is_different() -> None:
    names = ["Ann", "Anna", "Bob", "Rob", "Cy", "张伟", "张卫", "🐉", "🐲", "...", "!!!", "देव", "देवी", "Иван", "Олег"]
    assert len({looks(name) for name in names}) == len(names)


def test_who_has_somebody_elses_name_gets_a_number() -> None:
    assert told_apart("Ann", ["Bob"]) == "Ann"
    assert told_apart("Аnn", ["Ann"]) == "Аnn (2)"
    assert told_apart("ann", ["Ann", "Ann (2)"]) == "ann (3)"
    assert told_apart("x" * LONGEST, ["x" * LONGEST]) == "x" * (LONGEST - 4) + " (2)"


async def test_two_at_a_table_are_told_apart(served: Served) -> None:
    ann = await served.table(nickname="Ann", seats=3)
    other = await served.sit(ann.code, nickname="Аnn")
    third = await served.sit(ann.code, nickname="Bob")
    assert [seat["nickname"] for seat in third.situation["seats"]] == ["Ann", "Аnn (2)", "Bob"]
    await other.post("/leave")
    assert (await served.sit(ann.code, nickname="BOB")).situation["seats"][1]["nickname"] == "BOB (2)"


async def test_nobody_sits_down_as_a_bot(served: Served) -> None:
    ann = await served.table(bots=["careful"], seats=3)
    for nickname in ("Bot 2", "Rоbоt 2"):
        sat = await served.http.post(f"/api/tables/{ann.code}/sit", json={"nickname": nickname})
        for answer in (sat, await served.create(nickname=nickname)):
            assert "bots" in refused(answer, 422, "bad_field")["error"]["message"]["en"]
