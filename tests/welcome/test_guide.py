"""The bots: they know what their seat knows, play well enough, and bluff now and then."""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import ANY

import pytest

import undercroft as uc
from tests.plainly import PLAINLY
from tests.players import any_options
from tests.rulebook import rule
from undercroft.engine.chance import BOT_STREAM, draw
from undercroft.engine.game import WATCHER
from undercroft.engine.records import numbers
from undercroft.games.welcome.guide.careful import HEAVY, choose_normal
from undercroft.games.welcome.guide.odds import NOTES
from undercroft.games.welcome.guide.quick import EVEN, STAKE, limit
from undercroft.kernels import choosing
from undercroft.kernels.ways import PLAIN, memory_for, using

from .set_up import BOX, GAME, Table, bidding, dungeon, tiles_of
from .twins import random_match, twin

GAMES = 1 if PLAINLY else 200  # the bots reckon a lot
SEED = 1


def chosen(table: Table, bot: str = "normal") -> str:
    """What a bot plays here."""
    kinds = tiles_of(table.hero)
    move = table.match.choose(bot)
    return f"aside {kinds[move.args[0]]}" if move.verb == "aside" else move.text


def with_dice(table: Table, dice: int) -> str:
    """What the normal bot plays here if its own dice, out of 60, show this: 0 calls for a bluff or a trap."""
    count = next(count for count in range(10_000) if draw(SEED, 0, BOT_STREAM, count, 60) == dice)
    moves = [move.id for move in table.match.moves()]
    seat, seen = table.match.turn, table.match.seen(table.match.turn)
    return GAME.verbs.move(choose_normal(BOX, seen, seat, moves, len(moves), SEED, 0, count, numbers(NOTES))).text


def test_the_bots_are_known_by_name() -> None:
    assert GAME.bots == ("random", "greedy", "easy", "normal", "hard", "best")
    with pytest.raises(uc.BadOption, match=r"bot 'norml': there is no such bot; did you mean 'normal'\?"):
        GAME.play_out(1, bot="norml")


MATCHES = [("normal,random", 0.8), ("easy,random", 0.7), *([] if PLAINLY else [("normal,easy", 0.6)])]


@pytest.mark.parametrize(("bots", "least"), MATCHES)
def test_a_better_bot_wins_more_often(bots: str, least: float) -> None:
    assert wins(0, bots) >= least
    assert wins(1, bots) <= 1 - least


def wins(seat: int, bots: str, seats: int = 2) -> float:
    """How many games out of all the bot on this seat wins."""
    scores = GAME.play_out(GAMES, seed=5, seats=seats, bot=bots).scores.tolist()
    return sum(score[seat] == 2 for score in scores) / GAMES


def test_the_better_bot_wins_on_any_seat() -> None:
    assert wins(1, "random,normal") >= 0.8
    assert wins(2, "random,random,normal", seats=3) >= 0.6


@rule("WD-28")
@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_what_a_bots_seat_may_not_know_makes_no_difference_to_it(bot: str) -> None:
    random, asked = Random(4), 0  # noqa: S311
    for number in range(4 if PLAINLY else 400):
        match = random_match(random, {})
        if match.turn >= 0:
            assert match.choose(bot) == twin(match, match.turn, number).choose(bot)
            asked += 1
    assert asked > 1


def test_a_bot_leaves_the_match_as_it_is() -> None:
    table = bidding("mage").play("+dragon", "-orc/polymorph", "draw", "card golem")
    before = bytes(table.match.table.buffer)
    assert chosen(table)
    assert bytes(table.match.table.buffer) == before


@pytest.mark.parametrize("bot", HEAVY)
def test_a_bot_chooses_in_a_kernel_as_it_would_plainly(bot: str) -> None:
    random, asked = Random(5), 0  # noqa: S311
    while asked < 5:
        match = random_match(random, any_options(GAME, random))
        if match.turn >= 0:
            move = match.choose(bot)
            with using(PLAIN):
                assert match.choose(bot) == move
            asked += 1


def test_kernels_choose_for_heavy_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def watched(game: uc.Game) -> Any:
        asked.append(game.id)
        return memory_for(game)

    monkeypatch.setattr(choosing, "memory_for", watched)
    match = bidding().match
    for bot in ("random", "greedy", *HEAVY):
        match.choose(bot)
    assert asked == ["welcome"] * len(HEAVY)


def test_nobody_chooses_on_lucks_turn() -> None:
    with pytest.raises(uc.IllegalMove, match="it is nobody's turn to choose"):
        GAME.start(seed=1).choose("normal")


# How it plays


BLUFFING, HONEST = 0, 1
NEARLY_BARE = ["-goblin/torch", "-vampire/holy_grail", "-orc/plate_armor", "-golem/vorpal_blade", "-lich/knight_shield"]


def test_it_draws_while_the_dungeon_is_easy_and_passes_when_it_is_deadly() -> None:
    assert with_dice(bidding("warrior"), HONEST) == "draw"
    deadly = bidding("warrior").play(*NEARLY_BARE, "+demon", "+dragon", "+golem")
    assert with_dice(deadly, HONEST) == with_dice(deadly, BLUFFING) == "pass"


def test_it_bluffs_now_and_then_when_the_chance_is_a_little_too_low() -> None:
    table = bidding("warrior").play(*NEARLY_BARE, "+demon")
    known = {"survive": 0.4, "good": ANY, "orders": ANY, "exact": True}
    assert table.odds(1) == known, "a goblin, two skeletons or the dragon, of ten cards"
    assert (with_dice(table, HONEST), with_dice(table, BLUFFING)) == ("pass", "draw")


def test_it_sets_a_trap_now_and_then_where_things_look_safe() -> None:
    table = bidding("barbarian").play("-goblin/vorpal_axe", "-goblin/healing_potion", "+orc", "+vampire")
    table.play("draw", "card dragon")
    honest, trap = with_dice(table, HONEST), with_dice(table, BLUFFING)
    assert honest != trap == "add"


def test_it_keeps_the_tiles_that_it_needs() -> None:
    table = bidding("warrior").play("+dragon", "+goblin", "draw", "card orc")
    assert chosen(table) != "aside dragon_spear", "its own dragon is in there"


def test_who_has_more_to_win_dares_more() -> None:
    seen = bidding(seats=3).match.seen(WATCHER)
    assert limit(seen, 0) == EVEN
    seen.successes[0] = 1
    assert limit(seen, 0) == EVEN - STAKE
    assert limit(seen, 1) < EVEN, "a rival close to winning must not be let in"
    seen.successes[0], seen.failures[0] = 0, 1
    assert limit(seen, 0) == EVEN + STAKE
    assert limit(seen, 1) > EVEN


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_in_the_dungeon_it_makes_the_best_of_its_tiles(bot: str) -> None:
    table = dungeon("warrior", ["vorpal_blade", "torch"], ["demon", "orc"])
    known = table.match.seen(table.match.turn)
    wanted = "name demon" if known.pile[1] else "name"
    assert chosen(table, bot).startswith(wanted)
    potion = dungeon("barbarian", ["healing_potion"], ["golem"], death="total_at_end").play("flip")
    assert chosen(potion, bot) == "drink"
    axe = dungeon("barbarian", ["vorpal_axe"], ["dragon"]).play("flip")
    assert chosen(axe, bot) == "axe"
