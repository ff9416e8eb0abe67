"""What the page shows besides the table: the cards heroes are made of, and who is to roll."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from undercroft.engine.game import WATCHER
from undercroft.engine.languages import LANGUAGES
from undercroft.engine.words import Said

from .set_up import GAME, GUARD, quiet, situation


def shown(match: Any) -> dict[str, Any]:
    table: dict[str, Any] = match.view(0)["table"]
    return table


def test_while_a_card_is_chosen_all_of_its_sort_are_shown_by_the_number_of_their_move():
    match = GAME.start(seed=1)
    for verb in ("hero", "gear", "ability"):
        choices = shown(match)["choices"]
        moves = match.moves()
        assert {move.verb for move in moves} == {verb}
        assert {move.args[0] for move in moves} <= {card["card"] for card in choices}
        assert all({"en", "fr"} <= card["name"].keys() for card in choices)
        match.play(moves[0])
    assert shown(match)["choices"][0]["numbers"]["health"] > 0  # the next hero's


def test_a_hero_shows_what_is_printed_on_its_cards():
    hero = shown(situation([f"{GUARD} 1e5", "hob hunting_bow needle_of_light 1b2"]).match)["heroes"][0]
    assert hero["cards"]["heroes"]["role"]["en"] == "steady guard"
    assert hero["cards"]["equipment"]["melee"] == {"dice": 3, "modifier": 0}
    assert hero["cards"]["abilities"]["cost"] == 3
    assert "defence" in hero["cards"]["abilities"]["text"]["en"]


def test_dice_that_belong_to_a_choice_come_at_once_and_the_enemies_wait_to_be_asked():
    table = situation([f"{GUARD} 1e5", "hob hunting_bow needle_of_light 1b2"], {"a": "green_melee 2 1e6"})
    assert shown(table.match)["rolling"] is None
    table.play("strike a")
    assert shown(table.match)["rolling"] == {"what": "roll", "count": 3, "by": 0, "at_once": True}
    table.roll(1, 1, 1).play("end").play("end")
    assert shown(table.match)["rolling"] == {"what": "act", "count": 1, "by": 0, "at_once": False}
    table.play("act a")
    assert shown(table.match)["rolling"]["at_once"]


def test_a_generated_quest_is_laid_out_by_luck():
    assert shown(GAME.start(seed=1, quest="generated"))["rolling"]["what"] == "layout"


# Who is told what


def said(match: Any, seat: int, language: str = "en") -> str:
    return match.game.words(language).put(match.prompt(seat))


def test_who_decides_is_asked_and_the_others_are_told_who_decides():
    match = situation(active=None, seats=2).match
    assert said(match, 0) == "Choose which hero acts next."
    assert said(match, 1) == said(match, WATCHER) == "Player 1 decides. Choose which hero acts next."
    assert said(match, 1, "fr") == "Joueur 1 décide. Choisissez le héros qui agit maintenant."


def test_luck_and_the_end_are_told_to_all_alike():
    table = situation(enemies={"a": "green_melee 2 1e6"}, seats=2).play("strike a")
    assert said(table.match, 0) == said(table.match, 1)


def test_a_hero_s_wounds_and_falls_are_losses_an_enemy_s_are_not():
    table = situation(enemies={"a": "green_melee 2 1e6"}).play("strike a").roll(6, 1, 1)
    assert all("loss" not in event.args for event in table.match.events())
    table.set(health=[2, 1, 0, 0, *table.rec.health[4:].tolist()])
    quiet(table).play("act a").roll(6, 1, 1).roll(1)
    (hurt,) = (event for event in table.match.events() if event.id == "event-hurt")
    assert (hurt.args["amount"], hurt.args["loss"]) == (1, 1)
    table.set(health=[1, 1, 0, 0, *table.rec.health[4:].tolist()])
    quiet(table).play("act a").roll(6, 1, 1).roll(1)
    blows = {event.id: event.args["loss"] for event in table.match.events() if "loss" in event.args}
    assert blows["event-falls"] > blows["event-hurt"]


# Why a card is greyed out, or a hero


@rule("DB-42")
@pytest.mark.parametrize("faces", ["one", "both"])
@pytest.mark.parametrize("heroes", ["2", "3", "4"])
def test_each_card_that_cannot_be_taken_says_why_and_no_other_does(heroes: str, faces: str):
    match = GAME.start(seed=1, heroes=heroes, faces=faces)
    while shown(match)["wait"] in ("hero", "gear", "ability"):
        legal = {move.args[0] for move in match.moves()}
        for card in shown(match)["choices"]:
            assert (card["reason"] is None) == (card["card"] in legal)
            if card["reason"]:
                for language in LANGUAGES:
                    assert match.game.words(language).put(Said(**card["reason"]))
        match.play(match.moves()[len(match.moves()) // 2])


def reasons(match: Any, language: str) -> dict[str, str]:
    words = match.game.words(language)
    return {
        card["name"][language]: words.put(Said(**card["reason"])) for card in shown(match)["choices"] if card["reason"]
    }


@rule("DB-42")
def test_a_hero_who_is_taken_and_the_other_face_of_the_card_say_so():
    match = GAME.start(seed=1)
    match.play("hero 1")
    for _card in range(2):
        match.play(match.moves()[0])
    assert reasons(match, "en") == {
        "Orla Lampwright": "Hero 1 has it already.",
        "Hob Quarrel": "It is the other side of “Orla Lampwright”, which hero 1 has.",
    }
    assert next(iter(reasons(match, "fr").values())) == "Le héros 1 l’a déjà."
    for language, said in (("en", "Hero 1 has it already."), ("fr", "Le héros 1 l’a déjà.")):
        assert said in match.picture(language)


@rule("DB-42")
def test_with_two_boxes_two_heroes_have_both_cards():
    match = GAME.start(seed=1, heroes="3", faces="both")
    for _hero in range(2):
        match.play(match.moves()[0])
        match.play("gear 1")
        match.play("ability 1")
    match.play(match.moves()[0])
    assert "Heroes 1 and 2 have both of these cards." in reasons(match, "en").values()


def test_a_hero_who_fell_says_where():
    table = situation([f"{GUARD} 1e5", "hob hunting_bow needle_of_light 1b2"], {"a": "green_melee 2 1e6"})
    assert [hero["reason"] for hero in shown(table.match)["heroes"]] == [None, None]
    table.rec.health[0] = 1
    quiet(table.go_on()).play("act a").roll(6, 1, 1).roll(1)
    reason = shown(table.match)["heroes"][0]["reason"]
    assert GAME.words("en").put(Said(**reason)) == "Fallen on 1e5, and out of the game."
    assert GAME.words("fr").put(Said(**reason)) == "À terre en 1e5, hors de la partie."
    assert "Fallen on 1e5, and out of the game." in table.match.picture("en")
