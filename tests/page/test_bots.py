"""Bots beside people: chosen with a new table, seated in the waiting room, replaced by a friend."""

from __future__ import annotations

from .person import Person


def play_until_a_bot_has_moved(person: Person) -> None:
    """Do the first thing that can be done, until the log tells of the other seat."""
    assert a_bot_has_moved(person), "the bot never moved"


def a_bot_has_moved(person: Person) -> bool:
    """Play on until the other seat has moved; not so if luck ends the game before."""
    person.page.locator("#board").wait_for()
    for _decision in range(60):
        if any(entry["seat"] == 1 for entry in person.log):
            return True
        now = person.situation
        if now["state"] == "over":
            break
        if now["moves"] or now["may"]["roll"]:
            person.draw()
            person.page.keyboard.press("Space" if now["may"]["roll"] else "1")
        person.until(lambda then, version=now["version"]: then["version"] > version, "the next move")
    return False


def at_a_table_with_a_bot(come) -> Person:
    """Somebody who has opened a table with a bot."""
    ada = come().go("/new/heads")
    ada.page.get_by_role("group", name="Bots").get_by_text("1", exact=True).click()
    ada.page.get_by_role("group", name="How strong").get_by_text("careful").wait_for()
    ada.button("Open the table").click()
    ada.until(lambda now: now["state"] == "running", "a running table")
    assert ada.situation["seats"][1]["bot"] == "careful"
    return ada


def test_a_bot_chosen_with_the_table_plays_at_once(come):
    ada = at_a_table_with_a_bot(come)
    if not a_bot_has_moved(ada):  # a very lucky first turn
        ada = at_a_table_with_a_bot(come)
        play_until_a_bot_has_moved(ada)
    ada.page.get_by_text("Bot 2 (careful)").first.wait_for()


def test_a_bot_is_seated_in_the_waiting_room_and_gives_way_to_a_friend(come):
    ada = come().go("/new/heads")
    ada.button("Open the table").click()
    ada.until(lambda now: now["state"] == "waiting", "a waiting table")
    start = ada.button("Start").first
    assert start.is_disabled()
    ada.page.get_by_label("Seat 2").select_option("careful")
    ada.until(lambda now: now["seats"][1]["kind"] == "bot", "a bot")
    start.click()
    ada.until(lambda now: now["state"] == "running", "a running table")
    bob = come().go(f"/table/{ada.situation['code']}")
    bob.until(lambda now: now["code"] == ada.situation["code"], "the table")
    bob.page.get_by_role("tab", name="Table").or_(bob.page.get_by_role("button", name="Table")).first.click()
    bob.page.get_by_text("Take the seat of Bot 2").wait_for()
    bob.button("Sit down").first.click()
    bob.until(lambda now: now["seat"] == 1, "the bot's seat")
    ada.until(lambda now: now["seats"][1]["kind"] == "person", "a friend")


def test_one_click_on_play_sits_you_down_with_bots_where_one_cannot_play_alone(come):
    ada = come(lang="fr").go("/")
    ada.page.locator("[data-game=welcome]").get_by_role("button").first.click()
    ada.until(lambda now: now["game"] == "welcome", "the table")
    assert ada.situation["state"] == "running"
    assert [seat["bot"] for seat in ada.situation["seats"]] == [None, "normal"]
    ada.page.get_by_text("Robot 2 (normal)").first.wait_for()


def test_on_a_phone_seating_bots_fits(come):
    ada = come(width=360, height=700).go("/new/welcome")
    ada.page.get_by_role("group", name="Bots").get_by_text("1", exact=True).click()
    assert ada.sideways() <= 0
    ada.go("/new/heads")
    ada.button("Open the table").click()
    ada.page.get_by_label("Seat 2").wait_for()
    assert ada.sideways() <= 0
