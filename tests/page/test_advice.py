"""Advice on the page: hints, what decisions have cost, bots that play on for others, and tables beside real ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .deck_box_moments import MOMENTS as DECK_BOX
from .dungeon_roll_moments import MOMENTS as DUNGEON_ROLL
from .hands import PHONE
from .looks import is_for_everybody
from .one_card_moments import MOMENTS as ONE_CARD
from .one_deck_moments import MOMENTS as ONE_DECK
from .person import Person
from .tables import look_at
from .welcome_moments import MOMENTS as WELCOME

ADVISED = {"regroup": replace(DUNGEON_ROLL["regroup"], odds="advice"), "give": replace(ONE_CARD["give"], odds="advice")}
MARKED = {
    "give": ONE_CARD["give"],
    "act": ONE_CARD["act"],
    "monster": DUNGEON_ROLL["monster"],
    "bid": WELCOME["bid"],
    "place": WELCOME["place"],
    "doors": ONE_DECK["doors"],
    "dice": ONE_DECK["act"],
    "begin": DECK_BOX["begin"],
    "combat": DECK_BOX["combat"],
}
WORDS = {"en": ("Hint", "Close the hint"), "fr": ("Conseil", "Fermer le conseil")}


def advice(person: Person) -> list[str]:
    """The sentences of the hint, once it is there."""
    person.page.locator(".hint .more p").first.wait_for()
    sentences = person.page.locator(".hint p")
    return [str(text) for text in sentences.all_inner_texts()]


def test_the_key_h_tells_what_is_best_marks_it_and_esc_closes_it(come):
    ada = look_at(come(), ADVISED["regroup"])
    ada.page.keyboard.press("h")
    best, *more = advice(ada)
    assert any(sentence.startswith("In the end: about ") and sentence.endswith(" points.") for sentence in more)
    assert any("games played on" in sentence for sentence in more)
    marked = ada.page.locator("[data-advised]")
    assert marked.count() == 1
    assert marked.get_attribute("data-move") in ("retire", "seek")
    ada.hears(f"Best: {best}")
    ada.asks_nothing(lambda: ada.page.keyboard.press("Escape"))
    assert ada.page.locator(".hint").count() == 0
    assert marked.count() == 0


@pytest.mark.parametrize("name", MARKED)
def test_what_a_hint_speaks_of_is_marked_on_every_board(come, name: str):
    ada = look_at(come(), replace(MARKED[name], odds="advice"))
    ada.page.keyboard.press("h")
    advice(ada)
    assert ada.page.locator("[data-advised]").count() >= 1


def test_where_one_gets_on_floor_by_floor_a_hint_tells_how_far(come):
    ada = look_at(come(lang="fr"), replace(ONE_DECK["doors"], odds="advice"))
    ada.page.keyboard.press("h")
    assert any("étage" in sentence and "À la fin" in sentence for sentence in advice(ada))


def test_a_hint_goes_when_a_move_is_played(come):
    ada = look_at(come(), ADVISED["regroup"])
    ada.button("Hint").click()
    advice(ada)
    ada.changed(lambda: ada.page.locator("[data-advised]").click())
    ada.page.locator(".hint").wait_for(state="detached")


@pytest.mark.parametrize("lang", WORDS)
def test_a_hint_is_for_everybody(come, lang: str):
    ada = look_at(come(lang=lang, reduced_motion="reduce"), ADVISED["give"])
    hint, close = WORDS[lang]
    ada.button(hint).click()
    advice(ada)
    is_for_everybody(ada)
    ada.button(close).click()
    ada.draw()
    assert ada.page.locator(".hint").count() == 0
    assert ada.page.evaluate("document.activeElement.getAttribute('aria-keyshortcuts')") == "H"


def test_a_table_without_advice_says_so(come):
    ada = look_at(come(), DUNGEON_ROLL["regroup"])
    assert ada.button("Hint").count() == 0
    ada.page.keyboard.press("h")
    ada.page.get_by_text("This table gives no advice").first.wait_for()


def test_after_the_game_the_decisions_that_cost_most_can_be_looked_at(come):
    ada = look_at(come(reduced_motion="reduce"), DUNGEON_ROLL["done"])
    ada.button("What cost most").click()
    ada.page.get_by_text("Each from what was known at the time").wait_for()
    ada.page.locator(".review progress").wait_for(state="detached")
    curve = ada.page.get_by_role("img", name="What the best move let you hope for")
    assert curve.count() == 1
    is_for_everybody(ada)
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    decisions = ada.page.locator(".review li:not(.soft)")
    assert 1 <= decisions.count() <= 3, "whoever plays at random pays for it"
    said = [each for each in ada.speak() if each.startswith(("Looking", "The decisions"))]
    assert said[0].startswith("Looking at the decisions")
    assert said[-1] == "The decisions that cost most"
    assert len(said) <= 3, "a count that goes up is not said again and again"
    decisions.first.get_by_role("button", name="Look at it").click()
    ada.page.get_by_text("You are looking at move").wait_for()
    ada.button("Back to now").click()
    ada.page.get_by_text("Each from what was known at the time").wait_for()


def test_on_a_phone_a_hint_leaves_room_for_the_board(come):
    ada = look_at(come(lang="fr", **PHONE), ADVISED["regroup"])
    ada.button("Conseil").tap()
    advice(ada)
    assert ada.sideways() <= 0
    bar = ada.page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= 0.6 * PHONE["height"] + 1


def test_a_table_of_friends_chooses_when_a_bot_plays_on(come):
    ada = come().go("/new/welcome")
    choice = ada.page.get_by_role("group", name="When somebody goes away, a bot plays on")
    choice.get_by_text("after 2 minutes").click()
    ada.button("Open the table").click()
    ada.until(lambda now: now["state"] == "waiting", "a waiting table")
    assert ada.situation["stand_in"] == 2


def test_beside_a_real_table_one_tells_what_fell(come):
    ada = come().go("/new/one_card")
    ada.page.get_by_text("I have the real dice and cards").click()
    ada.draw()
    assert ada.page.locator("#seed").count() == 0
    ada.button("Open the table").click()
    ada.until(lambda now: now["companion"] and now["turn"] == "chance", "a table that asks")
    ada.page.get_by_text("What came up at your table?").wait_for()
    for face in (4, 4, 1):
        ada.changed(lambda face=face: ada.page.get_by_role("toolbar").get_by_role("button", name=f"A {face}").click())
    assert sorted(ada.table["dice"]) == [1, 4, 4]
    ada.changed(lambda: ada.page.keyboard.press("z"))
    assert ada.situation["view"]["played"] == 2
    is_for_everybody(ada)


def test_one_card_among_many_is_told_by_a_few_letters(come):
    ada = come(lang="fr").go("/new/one_deck")
    ada.page.get_by_text("J’ai les vrais dés et cartes").click()
    ada.button("Ouvrir la table").click()
    ada.until(lambda now: now["companion"] and len(now["moves"]) > 9, "a table that asks for a card")
    name = ada.page.get_by_label("Quelques lettres de son nom")
    cards = ada.page.get_by_role("toolbar", name="Qu’est-ce qui est sorti").get_by_role("button")
    name.fill("elem feu")
    ada.draw()
    assert [text.split(" (")[0] for text in cards.all_inner_texts()] == ["Élémentaire de Feu"] * 2
    ada.asks_nothing(lambda: name.press("Enter"))  # two of them: nothing is told yet
    name.fill("elem feu font")
    ada.changed(lambda: name.press("Enter"))
    ada.draw()
    assert "Fontaine de mana" in str(ada.log[-1]["said"])
    assert name.input_value() == ""
    cards.first.focus()
    ada.changed(lambda: ada.page.keyboard.press("Enter"))
    ada.draw()
    assert ada.page.evaluate("document.activeElement.id") == "told", "the keyboard goes on with the next card"
    name.fill("personne")
    ada.page.get_by_text("Rien de ce qui peut sortir").wait_for()
    is_for_everybody(ada)
