"""The bots: they know what their seat knows, play well enough, and bluff now and then."""

from __future__ import annotations

from random import Random
from unittest.mock import ANY

import numpy as np
import pytest

import undercroft as uc
from tests.arrays import array_of
from tests.rulebook import rule
from undercroft.engine.chance import BOT_STREAM, draw
from undercroft.engine.compiling import INTERPRETED
from undercroft.engine.game import WATCHER
from undercroft.games.welcome.guide import choose_normal
from undercroft.games.welcome.odds import NOTES
from undercroft.games.welcome.quick import EVEN, STAKE, limit

from .set_up import BOX, GAME, Table, bidding, dungeon, tiles_of
from .twins import random_match, twin

GAMES = 1 if INTERPRETED else 200  # the bots reckon a lot
SEED = 1


def chosen(table: Table, bot: str = "normal") -> str:
    """What a bot plays here."""
    kinds = tiles_of(table.hero)
    move = table.match.choose(bot)
    return f"aside {kinds[move.args[0]]}" if move.verb == "aside" else move.text


def with_dice(table: Table, dice: int) -> str:
    """What the normal bot plays here if its own dice, out of 60, show this: 0 calls for a bluff or a trap."""
    count = next(count for count in range(10_000) if draw(SEED, 0, BOT_STREAM, count, 60) == dice)
    moves, notes = np.array([move.id for move in table.match.moves()]), np.zeros(NOTES, np.int64)
    seat, seen = table.match.turn, table.match._seen(table.match.turn)
    arguments = (moves.data, len(moves), SEED, 0, count, notes.data)
    return GAME.verbs.move(int(choose_normal(BOX, seen, seat, *arguments))).text


def test_the_bots_are_known_by_name() -> None:
    assert GAME.bots == ("random", "greedy", "easy", "normal", "hard", "best")
    with pytest.raises(uc.BadOption, match=r"bot 'norml': there is no such bot; did you mean 'normal'\?"):
        GAME.play_out(1, bot="norml")


MATCHES = [("normal,random", 0.8), ("easy,random", 0.7), *([] if INTERPRETED else [("normal,easy", 0.6)])]


@pytest.mark.parametrize(("bots", "least"), MATCHES)
def test_a_better_bot_wins_more_often(bots: str, least: float) -> None:
    scores = GAME.play_out(GAMES, seed=5, bot=bots).scores
    assert (scores[:, 0] == 2).mean() >= least
    assert (scores[:, 1] == 2).mean() <= 1 - least


def test_the_better_bot_wins_on_any_seat() -> None:
    assert (GAME.play_out(GAMES, seed=5, bot="random,normal").scores[:, 1] == 2).mean() >= 0.8
    three = GAME.play_out(GAMES, seed=5, seats=3, bot="random,random,normal").scores
    assert (three[:, 2] == 2).mean() >= 0.6


@rule("WD-28")
@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_what_a_bots_seat_may_not_know_makes_no_difference_to_it(bot: str) -> None:
    random, asked = Random(4), 0  # noqa: S311
    for number in range(4 if INTERPRETED else 400):
        match = random_match(random, {})
        if match.turn >= 0:
            assert match.choose(bot) == twin(match, match.turn, number).choose(bot)
            asked += 1
    assert asked > 1


def test_a_bot_leaves_the_match_as_it_is() -> None:
    table = bidding("mage").play("+dragon", "-orc/polymorph", "draw", "card golem")
    before = array_of(table.match).tobytes()
    assert chosen(table)
    assert array_of(table.match).tobytes() == before


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
    seen = bidding(seats=3).match._seen(WATCHER)
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
    known = table.match._seen(table.match.turn)
    wanted = "name demon" if known.pile[1] else "name"
    assert chosen(table, bot).startswith(wanted)
    potion = dungeon("barbarian", ["healing_potion"], ["golem"], death="total_at_end").play("flip")
    assert chosen(potion, bot) == "drink"
    axe = dungeon("barbarian", ["vorpal_axe"], ["dragon"]).play("flip")
    assert chosen(axe, bot) == "axe"
