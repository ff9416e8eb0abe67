"""What the monsters' attack and the end of a turn are said to bring, before and after."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule

from .set_up import Table, situation

THREE = {"b5": 2, "a4": 2, "b4": 2}  # spiders near a5 that find no better tile, attack 4 each


def before(defence: int, health: int, monsters: dict[str, int] = THREE) -> Table:
    """The adventurer on a5, about to end his turn."""
    return situation(5, at="a5", monsters=monsters, energy=(1, 1, defence - 1), health=health)


def events(table: Table, language: str) -> list[str]:
    words = table.match.game.words(language)
    return [words.put(said) for said in table.match.events()]


def label(table: Table, language: str) -> str:
    """How the end of the turn is offered."""
    said = table.match.say(next(move for move in table.match.moves() if move.text == "end"))
    return table.match.game.words(language).say(f"move-{said.id}", **said.args)


@rule("OC-22", "OC-24")
@pytest.mark.parametrize(
    ("language", "blow", "fall"),
    [
        (
            "en",
            "3 monsters attack, 12 against defence 2: a blow of 6, and you had 4 health left.",
            "You fall: the dungeon keeps you on level 5.",
        ),
        (
            "fr",
            "3 monstres attaquent, 12 contre 2 en défense\u00a0: 6 dégâts, et il ne vous restait que 4 points de vie.",
            "Vous succombez\u00a0: le donjon vous garde au niveau 5.",
        ),
    ],
)
def test_a_blow_that_kills_says_what_it_was_and_what_was_left(language: str, blow: str, fall: str) -> None:
    assert events(before(defence=2, health=4).play("end"), language) == [blow, fall]


@pytest.mark.parametrize(("health", "said"), [(1, "you had 1 health left"), (3, "you had 3 health left")])
def test_it_adds_up_even_when_nothing_is_over(health: int, said: str) -> None:
    assert events(before(defence=4, health=health).play("end"), "en")[0].endswith(f": a blow of 3, and {said}.")


def test_a_blow_that_leaves_health_says_what_is_lost() -> None:
    assert events(before(defence=4, health=4).play("end"), "en") == [
        "3 monsters attack, 12 against defence 4: you lose 3 health."
    ]
    assert events(before(defence=13, health=4).play("end"), "fr") == [
        "3 monstres attaquent, 12 contre 13 en défense\u00a0: aucun dégât."
    ]


@pytest.mark.parametrize(
    ("language", "deadly", "safe"),
    [
        ("en", "End your turn: the monsters move and attack, and you fall", "attack"),
        ("fr", "Finir votre tour\u00a0: les monstres se déplacent et attaquent, et vous succombez", "attaquent"),
    ],
)
def test_the_end_of_the_turn_is_offered_with_what_it_brings(language: str, deadly: str, safe: str) -> None:
    assert label(before(defence=2, health=6), language) == deadly
    assert label(before(defence=3, health=6), language).endswith(safe)


def test_where_the_monsters_have_a_choice_it_is_not_said_for_certain() -> None:
    table = situation(1, at="a2", monsters={"d5": 2, "e3": 2}, energy=(3, 5, 2), health=1)
    replies = {name: choice for name, choice in _choices(table).items() if choice}
    assert replies, "no tile from which the monsters have a choice"
    table.arrange(table.monsters, at=next(iter(replies)))
    assert label(table, "en").endswith((", and you may fall", "move and attack"))
    assert not label(table, "en").endswith("and you fall")


def _choices(table: Table) -> dict[str, bool]:
    from undercroft.games.one_card.content.geometry import TILE_NAMES

    found: dict[str, Any] = table.match.view()["table"]["replies"]
    return {TILE_NAMES[int(tile)]: reply["choice"] for tile, reply in found.items()}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "If you end here: 3 monsters attack, and you fall."),
        ("fr", "Si vous vous arrêtez ici\u00a0: 3 monstres attaquent, et vous succombez."),
    ],
)
def test_the_terminal_says_below_the_board_that_you_fall(language: str, said: str) -> None:
    assert before(defence=2, health=6).match.picture(language).splitlines()[-1] == said


def test_the_view_tells_the_blow_what_it_takes_and_whether_he_falls() -> None:
    def told(table: Table) -> dict[str, Any]:
        view = table.match.view()["table"]
        reply = view["replies"][str(view["adventurer"]["tile"])]
        return {name: reply[name] for name in ("blow", "damage", "falls")}

    assert told(before(defence=2, health=4)) == {"blow": 6, "damage": 4, "falls": True}
    assert told(before(defence=4, health=4)) == {"blow": 3, "damage": 3, "falls": False}


def test_a_way_to_give_the_dice_says_whether_every_monster_together_would_kill() -> None:
    table = situation(5, at="a5", monsters=THREE, health=5)
    table.roll(1, 2, 6)
    ways = {way["defence"]: way["falls"] for way in table.match.view()["table"]["ways"]}
    assert ways == {2: True, 3: False, 7: False}  # 12 over 2 is 6, over 3 is 4
