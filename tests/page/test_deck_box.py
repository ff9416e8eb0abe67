"""Deck Box Dungeons in the browser: whole quests by keys and by touch, two browsers at one table."""

from __future__ import annotations

from .deck_box_moments import at_once, moment
from .deck_box_players import ByKeys, ByTouch, Hands
from .hands import PHONE, open_table, play_to_the_end, same_version, unhurried
from .tables import Far, look_at, sit_at

EASY = {"quest": "generated", "difficulty": "easy"}
WON, LOST = 32, 60  # seeds: a short quest that is won, one that is lost


def same(hands: Hands) -> bool:
    """Whether the page and the match beside it have come to the same end."""
    return bool(hands.person.situation["view"]["score"] == hands.match.score)


def test_a_quest_is_won_with_nothing_but_keys(come):
    ada = open_table(come(reduced_motion="reduce"), "deck_box", seed=WON, quest="generated")
    hands = ByKeys(ada, WON, **EASY)
    play_to_the_end(ada, hands.play_on)
    assert same(hands)
    assert ada.table["phase"] == "won"
    ada.page.get_by_text("The master of this dungeon is down").first.wait_for()


def test_a_quest_is_lost_with_nothing_but_a_finger(come):
    bob = look_at(come(lang="fr", reduced_motion="reduce", **PHONE), moment(at_once, LOST))
    hands = ByTouch(bob, LOST)
    play_to_the_end(bob, hands.play_on)
    assert same(hands)
    assert bob.table["phase"] == "lost"
    assert bob.sideways() <= 0
    bob.page.get_by_text("Ce qui est arrivé en dernier").wait_for()


def test_two_browsers_play_at_one_table(come):
    ada, bob = come(reduced_motion="reduce"), come(lang="fr", reduced_motion="reduce", **PHONE)
    far = Far(ada, moment(at_once, LOST, seats=2, apart=True))
    for seat, person in enumerate((ada, bob)):
        sit_at(unhurried(person), far, seat)
    hands: list[Hands] = [ByKeys(ada, LOST), ByTouch(bob, LOST)]
    while ada.table["round"] < 2:
        turn = ada.situation["turn"]
        mover = hands[turn if isinstance(turn, int) else ada.table["rolling"]["by"]]
        mover.play_on()
        other = hands[1 - hands.index(mover)]
        catch_up(other, mover)
        same_version(ada, bob)
    assert {hand.person.situation["holds"][0] for hand in hands} == {0, 1}
    assert ada.table["enemies"] == bob.table["enemies"]
    assert ada.table["heroes"] == bob.table["heroes"]


def catch_up(hands: Hands, with_: Hands) -> None:
    """The match beside one player hears of what another has done."""
    for move in with_.match.record().moves[hands.match.played :]:
        hands.match.play(move)
