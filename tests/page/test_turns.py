"""Between turns: dice that fall by themselves, what others did, odds, winners and honours. Played with Tails."""

from __future__ import annotations

import pytest

from .hands import Keyboard, same_version
from .looks import DESK, NARROW, violations
from .person import Person

SEED = "1"  # with some others, a game is over before the second player has moved
SOON = 3  # seconds until a roll that others wait for happens by itself
RECAP = 5  # seconds in which is shown what others did


def open_tails(person: Person, seats: int = 1, **more: str) -> Person:
    """Sit at a new table of the tiny game that says who is to toss; without charms, unless asked for."""
    person.go("/new/tails")
    for name, value in {"seats": str(seats), "option-charms": "no", **more}.items():
        person.page.locator(f"input[name='{name}'][value='{value}']").check()
    person.page.locator("#seed").fill(SEED)
    person.page.locator("form button.go").click()
    person.until(lambda now: now["game"] == "tails", "a table")
    return person


def sit_together(ada: Person, bob: Person, **more: str) -> None:
    """Two at a table that has started."""
    open_tails(ada, 2, **more)
    bob.go(f"/table/{ada.situation['code']}")
    bob.page.locator("form button.go").click()
    bob.until(lambda now: now["seat"] == 1, "a seat")
    ada.page.locator("button.go").first.click()
    for person in (ada, bob):
        person.until(lambda now: now["state"] == "running", "a running table")
        person.page.locator("#board").wait_for()


def play(person: Person, verb: str) -> None:
    """Play the first move of this verb, by its key; dice may fall at once afterwards."""
    person.until(lambda now: now["turn"] in now["holds"], "your turn")
    nth = [move["verb"] for move in person.situation["moves"]].index(verb) + 1
    person.page.locator(".actions button").nth(nth - 1).wait_for()
    person.draw()
    person.changed(lambda: person.page.keyboard.press(str(nth)))


def toss(person: Person, other: Person) -> None:
    """Lay a coin and toss it: the other is to roll."""
    play(person, "lay")
    play(person, "toss")
    same_version(person, other)


def roll_by_itself(person: Person) -> None:
    """Wait for the dice, which nobody asks for."""
    person.until(lambda now: now["turn"] != "chance", "the dice")


def dice_wait(person: Person, seconds: float = SOON + 1) -> None:
    """The dice do not fall by themselves within this time; time stands still in this browser else."""
    person.asks_nothing(lambda: person.pass_time(seconds))
    assert person.situation["turn"] == "chance"


# Rolling


def test_dice_that_follow_a_choice_of_the_same_person_fall_with_it(come):
    ada = open_tails(come().stop_time())
    play(ada, "lay")
    play(ada, "toss")
    ada.pass_time(0)
    roll_by_itself(ada)
    assert ada.page.locator(".actions .luck").count() == 0


def test_where_the_game_begins_alone_the_dice_wait_for_a_press(come):
    ada = open_tails(come().stop_time(), **{"option-charms": "yes"})
    dice_wait(ada)
    ada.changed(lambda: ada.page.keyboard.press("Space"))
    assert ada.situation["turn"] == 0


def test_who_wants_to_roll_rolls(come):
    ada = open_tails(come().settle(rolling="press").stop_time())
    play(ada, "lay")
    play(ada, "toss")
    ada.page.locator(".actions .luck").wait_for()
    dice_wait(ada)
    ada.changed(lambda: ada.page.locator(".actions .luck").click())


def test_the_neighbours_roll_happens_by_itself_once_and_nobody_is_told_off(come):
    ada, bob = come().stop_time(), come().stop_time()
    sit_together(ada, bob)
    tab = bob.new_tab()
    tab.goto(bob.page.url)
    tab.locator("#board").wait_for()
    toss(ada, bob)
    before = ada.version
    for page in (bob.page, tab):
        page.get_by_role("button", name="You toss the coin").wait_for()
    ada.page.get_by_text("Adventurer (2) is to roll.").wait_for()
    assert ada.page.locator(".actions").count() == 0
    ada.asks_nothing(lambda: ada.page.keyboard.press("Space"))  # not hers to roll
    dice_wait(ada)
    dice_wait(bob, SOON - 1)
    bob.pass_time(1)
    roll_by_itself(ada)
    asked = bob.asked.count("roll")  # both tabs may have been quick enough
    bob.wait(lambda: len(bob.refused) == asked - 1, "an answer to whoever asked")
    ada.draw()
    assert ada.version == before + 1
    for page in (bob.page, tab, ada.page):
        assert page.locator(".notice").count() == 0


def test_dice_can_be_asked_to_wait(come):
    ada, bob = come(), come().stop_time()
    sit_together(ada, bob)
    toss(ada, bob)
    bob.button("Wait").click()
    dice_wait(bob)
    bob.changed(lambda: bob.page.keyboard.press("Space"))


def test_without_time_limits_dice_wait_for_whoever_is_to_roll(come):
    ada, bob = come(), come().settle(unhurried=True).stop_time()
    sit_together(ada, bob)
    toss(ada, bob)
    bob.page.locator(".actions .luck").wait_for()
    dice_wait(bob)
    assert bob.page.get_by_role("button", name="Wait").count() == 0
    bob.changed(lambda: bob.page.locator(".actions .luck").click())


def test_somebody_who_is_away_holds_up_nobody(come):
    ada, bob = come().stop_time(), come()
    sit_together(ada, bob)
    bob.page.close()
    ada.until(lambda now: not now["seats"][1]["connected"], "an empty chair")
    play(ada, "lay")
    play(ada, "toss")
    ada.page.get_by_role("button", name="Roll for Adventurer (2)").wait_for()
    ada.pass_time(SOON)
    roll_by_itself(ada)


# What others did


def others_turn(ada: Person, bob: Person) -> None:
    """Bob plays a turn, and then it is Ada's."""
    while ada.situation["turn"] != 1:
        toss_and_roll(ada, bob)
    while ada.situation["turn"] == 1:
        toss_and_roll(bob, ada)
    assert ada.situation["turn"] == 0


def toss_and_roll(person: Person, other: Person) -> None:
    """Toss, and let the other roll, who presses a key for it."""
    toss(person, other)
    other.page.locator(".actions .luck").wait_for()
    other.changed(lambda: other.page.keyboard.press("Space"))
    same_version(person, other)


def test_what_others_did_is_shown_in_five_seconds_and_any_key_skips_it(come):
    ada, bob = come().stop_time(), come().stop_time()
    sit_together(ada, bob, **{"option-length": "long"})
    others_turn(ada, bob)
    skip = ada.page.get_by_role("button", name="Skip (any key)")
    ada.page.keyboard.press("Shift+L")
    skip.wait_for()
    ada.hears("Player 2 tosses.")
    ada.rest()
    assert skip.is_visible()
    ada.pass_time(RECAP)
    skip.wait_for(state="detached")
    before = ada.version
    ada.page.keyboard.press("Shift+L")
    skip.wait_for()
    ada.page.keyboard.press("1")
    skip.wait_for(state="detached")
    assert ada.version == before
    play(ada, "lay")  # the same key plays again


def test_without_time_limits_what_others_did_is_stepped_through(come):
    ada, bob = (come().settle(unhurried=True).stop_time() for _person in range(2))
    sit_together(ada, bob, **{"option-length": "long"})
    others_turn(ada, bob)
    ada.button("What happened").first.click()
    looking = ada.page.get_by_text("You are looking at move")
    looking.wait_for()
    ada.rest()
    at = looking.inner_text()
    ada.pass_time(RECAP)
    assert looking.inner_text() == at
    ada.page.keyboard.press("Escape")
    play(ada, "lay")


# Odds, winners, honours


def test_odds_are_shown_beside_the_board_and_spoken(come):
    ada = open_tails(come(), odds="odds")
    ada.page.get_by_text("There is nothing to compute at this moment.").wait_for()
    play(ada, "lay")
    ada.page.get_by_text("60 % for heads only").wait_for()
    ada.page.get_by_text("Computed exactly.").wait_for()
    ada.page.keyboard.press("o")
    ada.hears("60 % for heads only")


def play_out(*people: Person) -> None:
    """To the end; whoever is to do something does the last thing there is."""
    while people[0].situation["turn"] != "over":
        now = people[0].situation
        if now["turn"] == "chance":
            Keyboard(people[now["view"]["table"]["rolling"]["by"]]).roll()
        else:
            play(people[now["turn"]], people[now["turn"]].situation["moves"][-1]["verb"])
        same_version(*people)


def test_the_end_tells_who_has_won(come):
    ada, bob = come().settle(unhurried=True), come().settle(unhurried=True)
    sit_together(ada, bob)
    play_out(ada, bob)
    for person in (ada, bob):
        person.page.get_by_text("winner", exact=True).wait_for()
    won = ada.situation["winners"]
    if len(won) == 1:
        winner, loser = (ada, bob) if won == [0] else (bob, ada)
        winner.page.get_by_text("You have won.").wait_for()
        loser.page.get_by_text(f"{'Adventurer' if winner is ada else 'Adventurer (2)'} has won.").wait_for()


SAID = {
    "en": ("Your rank: Banker", "new", "Your honours", "Once, on", "Not yet"),
    "fr": ("Votre rang\u00a0: Banquier", "nouveau", "Vos hauts faits", "Une fois, le", "Pas encore"),
}


@pytest.mark.parametrize("lang", SAID)
def test_honours_are_told_at_the_end_and_kept(come, lang):
    rank, new, yours, once, not_yet = SAID[lang]
    for width, scheme in ((NARROW, "dark"), (DESK, "light")):
        ada = come(lang, width=width, color_scheme=scheme, reduced_motion="reduce")
        ada.settle(nickname=f"Ada {lang}{width}")
        open_tails(ada)
        play_out(ada)
        ada.page.get_by_text(rank).wait_for()
        assert ada.page.get_by_text(new, exact=True).count() == 2
        assert violations(ada) == []
        ada.page.get_by_role("link", name=yours).click()
        ada.page.get_by_text(once).first.wait_for()
        section = ada.page.locator("[data-game=tails]")
        assert section.get_by_text(once).count() == 2
        assert section.get_by_text(not_yet).count() == 1
        assert violations(ada) == []
        assert ada.sideways() <= 0
        ada.go("/")
        ada.page.get_by_role("link", name=yours).wait_for()


def test_practice_brings_no_honours_and_who_has_no_name_is_told_why(come):
    ada = open_tails(come(), undo="practice")
    play_out(ada)
    ada.page.get_by_text("Practice: these are not kept.").wait_for()
    ada.go("/honours")
    ada.page.get_by_text("You have none yet").wait_for()
    assert violations(ada) == []
