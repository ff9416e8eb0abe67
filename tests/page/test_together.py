"""Several people, several tabs, bad lines: the same table for everybody, and nothing is lost."""

from __future__ import annotations

from .players import ByKeys, ByMouse, play_on


def open_heads(person):
    """A table for two with the tiny game that has a secret."""
    person.go("/new/heads")
    person.button("Open the table").click()
    person.until(lambda now: now["state"] == "waiting", "a waiting table")
    return person


def test_two_browsers_at_one_table_see_the_same_and_only_their_own_secret(come):
    ada = open_heads(come())
    bob = come().go(f"/table/{ada.situation['code']}")
    bob.button("Sit down").first.click()
    bob.until(lambda now: now["seat"] is not None, "a seat")
    ada.button("Start").first.click()
    for person in (ada, bob):
        person.until(lambda now: now["state"] == "running", "a running table")
        person.page.locator("#board").wait_for()
    for _decision in range(12):
        person = ada if ada.situation["turn"] in (0, "chance") else bob
        if person.situation["turn"] == "over":
            break
        person.changed(
            lambda person=person: person.page.keyboard.press("Space" if person.situation["may"]["roll"] else "1")
        )
        for other in (ada, bob):
            other.until(lambda now, version=person.version: now["version"] >= version, "the same version")
        assert ada.situation["view"]["score"] == bob.situation["view"]["score"]
    assert ada.situation["seat"] != bob.situation["seat"]
    assert not (ada.situation["moves"] and bob.situation["moves"])


def test_somebody_who_only_watches_cannot_move(come):
    ada = come().open_one_card()
    eve = come().go(f"/table/{ada.situation['code']}")
    eve.until(lambda now: now["code"] == ada.situation["code"], "the table")
    assert eve.situation["moves"] == []
    assert not any(eve.situation["may"].values())
    play_on(ada, ByKeys(ada))
    eve.until(lambda now: now["version"] == ada.version, "the same version")
    eve.page.get_by_text("You are watching").first.wait_for()


def test_a_refresh_and_another_tab_keep_the_seat(come):
    ada = come().open_one_card()
    play_on(ada, ByKeys(ada))
    before = ada.situation
    ada.page.reload()
    ada.until(lambda now: now is not before and now["version"] == before["version"], "the situation again")
    assert ada.situation["holds"] == [0]
    tab = ada.new_tab()
    tab.goto(ada.page.url)
    tab.get_by_role("grid").wait_for()
    play_on(ada, ByKeys(ada))
    tab.get_by_text("Move and attack").first.wait_for()


def test_a_dropped_line_comes_back_with_the_whole_table(come):
    ada = come().open_one_card()
    play_on(ada, ByKeys(ada))
    ada.context.set_offline(True)
    ada.page.wait_for_function("!navigator.onLine")
    ada.context.set_offline(False)
    ada.page.wait_for_function("navigator.onLine")
    play_on(ada, ByMouse(ada))
    assert ada.table["phase"] == "act"


def test_a_killed_server_comes_back_with_every_answered_move(come, server):
    ada = come().open_one_card(seed=3)
    for _decision in range(3):
        play_on(ada, ByKeys(ada))
    version, tile = ada.version, ada.table["adventurer"]["tile"]
    server.kill()
    ada.page.get_by_text("The line is broken").first.wait_for()
    server.start()
    before = ada.situation
    ada.until(lambda now: now is not before, "the server again")
    assert (ada.version, ada.table["adventurer"]["tile"]) == (version, tile)
    play_on(ada, ByKeys(ada))


def test_play_on_from_an_earlier_moment_opens_a_table_of_its_own(come):
    ada = come().open_one_card()
    for _decision in range(3):
        play_on(ada, ByKeys(ada))
    code = ada.situation["code"]
    ada.page.keyboard.press(",")
    ada.button("Play on from here").first.click()
    ada.until(lambda now: now["code"] != code, "a table of its own")
    assert ada.situation["analysis"]


def test_a_curtain_falls_where_one_screen_passes_between_people_with_secrets(come):
    ada = come().go("/new/heads")
    ada.page.get_by_label("Everybody plays on this device").check()
    ada.button("Open the table").click()
    ada.until(lambda now: now["state"] == "running", "a running table")
    curtain = ada.page.get_by_text("Hand the device to")
    ready = ada.page.get_by_role("button", name="I am ")
    curtain.or_(ada.page.locator("#board")).first.wait_for()
    for _decision in range(40):
        ada.draw()
        curtain.or_(ada.page.locator("#board")).first.wait_for()
        if curtain.is_visible():
            assert ada.page.locator("#board").count() == 0
            ready.click()
            ada.page.locator("#board").wait_for()
            return
        ada.changed(lambda: ada.page.keyboard.press("Space" if ada.situation["may"]["roll"] else "1"))
    raise AssertionError("no curtain fell")
