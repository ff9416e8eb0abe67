"""Nobody learns what they may not know (WD-05, WD-08, WD-28), and nobody forgets what they know.

Two matches that differ only in that look the same to the seat, byte for byte.
"""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import undercroft as uc
from tests.plainly import PLAINLY
from tests.players import any_options
from tests.rulebook import rule
from undercroft.engine.game import OPEN, WATCHER
from undercroft.engine.log import HIDDEN
from undercroft.engine.match import Match

from .set_up import COPIES, DECK, GAME, MONSTERS, bidding, dungeon
from .twins import dealt, random_match, twin

GAMES = 12 if PLAINLY else 400


def shown(match: Match, seat: int) -> str:
    """All that a seat can get to see of a match, as text."""
    steps = [
        (step.number, step.seat, step.move.id, step.move.text, step.said.data(), [each.data() for each in step.events])
        for step in match.log(seat)
    ]
    moves = [(move.id, str(move.odds)) for move in match.moves(seat)]
    said = [match.say(move, seat).data() for move in match.moves(seat)]
    pictures = [match.picture(language, seat, styled=True) for language in ("en", "fr")]
    things = [match.view(seat), match.export(seat), match.prompt(seat).data(), steps, moves, said, pictures]
    odds = match.game.odds(match, seat)
    last = [event.data() for event in match.events(seat)]
    return json.dumps([*things, odds, last, match.why_no_undo(seat), match.score, match.turn, match.opened])


@rule("WD-28", "WD-05", "WD-08")
def test_what_a_seat_may_not_know_makes_no_difference_to_it() -> None:
    random, different = Random(28), 0  # noqa: S311
    for number in range(GAMES):
        match = random_match(random, any_options(GAME, random))
        seat = random.choice([WATCHER, *range(match.seats)])
        other = twin(match, seat, number)
        different += other.record().moves != match.record().moves
        assert shown(other, seat) == shown(match, seat), f"game {number}, seat {seat}"
    assert different > GAMES / 3, "in many of them something was hidden"


@rule("WD-28")
def test_the_test_above_would_notice() -> None:
    """Who knows the cards sees the difference."""
    random, noticed = Random(1), 0  # noqa: S311
    for number in range(10 if PLAINLY else 30):
        match = random_match(random, {})
        other = twin(match, WATCHER, number)
        noticed += shown(match, OPEN) != shown(other, OPEN)
        assert noticed or match.record().moves == other.record().moves
    assert noticed > 2


@rule("WD-28", "WD-05")
def test_what_one_has_drawn_can_always_be_looked_up_again() -> None:
    table = bidding(seats=3).play("+goblin", "-dragon/torch", "+orc", "-lich/plate_armor", "+demon")
    mine = {player: table.view(player) for player in (1, 2, 3)}
    in_pile = {
        player: [card["monster"] and card["monster"]["id"] for card in mine[player]["dungeon"]] for player in mine
    }
    assert in_pile == {1: [None, None, "goblin"], 2: ["demon", None, None], 3: [None, "orc", None]}
    aside = {
        player: {
            tile["kind"]: tile["monster"] and tile["monster"]["id"]
            for tile in mine[player]["equipment"]
            if tile["by"] is not None
        }
        for player in mine
    }
    assert aside[1] == {"plate_armor": "lich", "torch": None}
    assert aside[2] == {"plate_armor": None, "torch": "dragon"}
    assert aside[3] == {"plate_armor": None, "torch": None}


@rule("WD-28")
def test_the_checklist_tells_put_in_removed_and_unknown() -> None:
    table = bidding().play("+goblin", "+vampire", "-dragon/torch", "+vampire", "draw", "card lich")
    lines = {line["id"]: line for line in table.view(1)["monsters"]}
    kinds = ("put", "removed", "shown", "hand", "unknown")
    assert [lines["goblin"][kind] for kind in kinds] == [1, 0, 0, 0, 1]
    assert [lines["dragon"][kind] for kind in kinds] == [0, 1, 0, 0, 0]
    assert [lines["lich"][kind] for kind in kinds] == [0, 0, 0, 1, 0]
    assert [lines["vampire"][kind] for kind in kinds] == [0, 0, 0, 0, 2], "the other player has put them in"
    for player in (1, 2):
        for line in table.view(player)["monsters"]:
            assert sum(line[kind] for kind in kinds) == line["copies"] == COPIES[line["id"]]


@rule("WD-28", "WD-05")
def test_a_card_drawn_by_another_is_hidden_in_the_log_until_the_round_is_over() -> None:
    table = bidding(seats=3).play("+goblin", "+dragon")
    for seat, known in ((0, ["card goblin", "card"]), (1, ["card", "card dragon"]), (2, ["card"] * 2)):
        steps = [step for step in table.match.log(seat) if step.said.id == "card"]
        assert [step.move.text for step in steps] == known
        assert all(step.move.args == () for step in steps if step.move.id == HIDDEN)
        assert [len(step.events) for step in steps] == [int(text != "card") for text in known]
    assert [step.move.text for step in table.match.log(WATCHER)].count("card") == 2


@rule("WD-28")
def test_what_a_seat_takes_home_of_a_running_match_holds_no_seed_no_hash_and_no_hidden_move() -> None:
    table = bidding().play("+goblin", "-dragon/torch", "+orc")
    taken = table.match.export(1)
    assert [step["move"] for step in taken["steps"]] == [
        *("first 1", "draw", None, "add", "draw", "card dragon", "aside 4", "draw", None, "add"),
    ]
    assert {"seed", "checks", "moves"} & set(taken) == set()
    assert json.loads(json.dumps(taken)) == taken
    text = json.dumps(taken["steps"], ensure_ascii=False)
    assert "Goblin" not in text
    assert "Dragon" in text


@rule("WD-28")
def test_on_lucks_turn_a_seat_reckons_with_every_card_it_cannot_account_for() -> None:
    table = bidding().play("+goblin", "+dragon", "-goblin/torch", "draw")
    assert {move.text: move.odds for move in table.match.moves()}.get("card dragon") is None
    for seat, lost in ((0, ["goblin", "goblin"]), (1, ["dragon"]), (WATCHER, [])):
        left = Counter(DECK) - Counter(lost)
        odds = {move.text.removeprefix("card "): move.odds for move in table.match.moves(seat)}
        assert odds == {name: Fraction(count, left.total()) for name, count in left.items()}


# Dealing


@rule("WD-28")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_hidden_cards_are_dealt_as_often_as_luck_would_bring_them(seat: int) -> None:
    """Each card that is not accounted for lies in each hidden place as often as any other."""
    table = bidding().play("+goblin", "-dragon/torch", "+orc", "+orc", "draw", "card lich")
    n = 400 if PLAINLY else 6000
    pile, aside = Counter[int](), Counter[int]()
    for number in range(n):
        made = dealt(table.match, seat, number)
        pile[int(made.pile[2])] += 1
        aside[int(made.tile_card[3])] += 1
    known = {0: ["goblin", "orc", "lich"], 1: ["dragon", "orc"], WATCHER: []}[seat]
    left = Counter(DECK) - Counter(known)
    if seat == 1:
        assert (pile[MONSTERS.index("orc") + 1], aside[MONSTERS.index("dragon") + 1]) == (n, n), "its own cards stay"
        return
    for found in (pile, aside):
        for kind, name in enumerate(MONSTERS, 1):
            share = left[name] / left.total()
            assert abs(found[kind] - n * share) < 5 * (n * share * (1 - share)) ** 0.5 + 1


@rule("WD-28")
def test_two_hidden_cards_are_never_more_than_there_are() -> None:
    table = bidding().play("+dragon", "+goblin", "+lich", "+orc")
    for number in range(50 if PLAINLY else 500):
        cards = [MONSTERS[kind - 1] for kind in dealt(table.match, 1, number).pile[:4]]
        assert cards[1::2] == ["goblin", "orc"]
        assert not Counter(cards) - Counter(DECK)


# Taking back


@rule("WD-28")
def test_a_choice_can_be_taken_back_until_a_card_is_seen_or_another_has_moved() -> None:
    table = bidding().play("draw")
    assert table.match.why_no_undo(0) is None
    table.match.play("card goblin")
    assert table.match.why_no_undo(0) == "rolled"
    table.match.play("add")
    assert (table.match.why_no_undo(0), table.match.why_no_undo(1)) == (None, "other")
    table.match.undo(0)
    assert table.phase == "place"


@rule("WD-28")
def test_a_card_turned_over_stays_turned_over() -> None:
    table = dungeon("warrior", ["vorpal_blade", "torch"], ["orc", "goblin"]).play("name lich")
    runner = table.runner - 1
    assert table.match.why_no_undo(runner) is None
    table.play("flip")
    assert table.match.why_no_undo(runner) == "seen"
    with pytest.raises(uc.CannotUndo, match="shown somebody what was hidden"):
        table.match.undo(runner)
    with pytest.raises(uc.CannotUndo):
        table.match.restart_turn(runner)


@rule("WD-28", "WD-17")
def test_a_pass_that_ends_the_round_stays_because_cards_were_shown() -> None:
    table = bidding().play("-goblin/torch", "pass")
    assert (table.outcome, table.match.why_no_undo(1)) == ("success", "seen")
    open_pass = bidding().play("+goblin", "pass")
    assert open_pass.match.why_no_undo(1) is None, "nothing was shown yet"


@rule("WD-28")
def test_in_practice_everything_can_be_taken_back() -> None:
    match = GAME.start(seed=1, practice=True, first_adventurer="warrior")
    for move in ("first 1", "draw", "card goblin", "add", "pass", "name orc", "flip"):
        match.play(move)
    assert match.undo() == 1
    assert match.turn == 0
