"""Bots whose thinking fails: a simpler one moves for them, the table is told, and the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.patience import until
from undercroft.engine.errors import KernelFault
from undercroft.engine.match import Match
from undercroft.server.store.schema import BOT, SIT
from undercroft.server.tables.dealer import Dealer, News

from .guests import Served
from .test_bots import play_on, play_until_bot, settled

FAILURES = [KernelFault("heads", "choose", "unreachable"), MemoryError(), IndexError("secret"), RecursionError()]
PLAIN: dict[str, Any] = {"seed": 7, "options": {"charms": "no"}}


def failing(monkeypatch: pytest.MonkeyPatch, failure: Exception, *bots: str) -> set[str]:
    """These bots fail from now on, until they are taken out again."""
    broken, choose = set(bots), Match.choose

    def fail(match: Match, bot: str) -> Any:
        if match.game.id == "heads" and bot in broken:  # others may still be made ready
            raise failure
        return choose(match, bot)

    monkeypatch.setattr(Match, "choose", fail)
    return broken


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: type(failure).__name__)
async def test_a_simpler_bot_moves_for_one_that_fails(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: Exception
) -> None:
    failing(monkeypatch, failure, "careful")
    ann = await served.table(bots=["careful"], **PLAIN)
    over = await play_on(ann)
    assert over["state"] == "over"
    assert [seat["failed"] for seat in over["seats"]] == [False, True]
    assert over["seats"][1]["bot"] == "careful"
    assert f"bot 'careful' at table {ann.code} has failed: unexpected {type(failure).__name__}" in caplog.text
    assert "secret" not in caplog.text


async def test_where_all_bots_fail_some_move_is_played(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, ValueError(), "careful", "random")
    ann = await served.table(bots=["careful"], **PLAIN)
    assert (await play_on(ann))["state"] == "over"


async def test_a_bot_that_chooses_what_is_not_allowed_has_failed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Match.choose

    def cheat(match: Match, bot: str) -> Any:
        legal = {move.id for move in match.moves()}
        other = next(id for id in range(len(match.game.verbs)) if id not in legal)
        return match.game.verbs.move(other) if bot == "careful" else choose(match, bot)

    monkeypatch.setattr(Match, "choose", cheat)
    ann = await served.table(bots=["careful"], **PLAIN)
    over = await play_on(ann)
    assert (over["state"], over["seats"][1]["failed"]) == ("over", True)


async def test_a_bot_that_thinks_again_has_not_failed_any_more(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = failing(monkeypatch, ValueError(), "careful")
    ann = await served.table(bots=["careful"], **PLAIN)
    await play_until_bot(ann)
    assert (await settled(ann))["seats"][1]["failed"] is True
    broken.clear()
    await play_until_bot(ann)
    assert (await settled(ann))["seats"][1]["failed"] is False


async def test_another_bot_on_the_seat_has_not_failed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    failing(monkeypatch, ValueError(), "careful")
    ann = await served.table(bots=["careful"], **PLAIN)
    await play_until_bot(ann)
    await settled(ann)
    await ann.post("/bot", seat=1, bot="random")
    assert (await ann.look())["seats"][1]["failed"] is False


async def test_a_bot_that_nobody_knows_any_more_stops_no_table(served: Served) -> None:
    ann = await served.table(**(PLAIN | {"seed": None}))
    table = served.house.tables._here[ann.code]
    async with table.lock:
        await served.house.dealer.change(table, [News(SIT, 1, BOT, "clever")])
    await ann.post("/start")
    over = await play_on(ann)
    assert (over["state"], over["seats"][1]["bot"], over["seats"][1]["failed"]) == ("over", "clever", True)


async def test_whatever_else_fails_is_written_down_and_tried_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.table(bots=["careful"], **PLAIN)
    play_for_bot = Dealer.play_for_bot

    async def fail(*_arguments: Any) -> None:
        raise ValueError

    monkeypatch.setattr(Dealer, "play_for_bot", fail)
    played = await play_until_bot(ann)
    await served.bots_done()
    assert f"a bot at table {ann.code} could not play: unexpected ValueError" in caplog.text
    assert (await ann.look())["view"]["played"] == played
    monkeypatch.setattr(Dealer, "play_for_bot", play_for_bot)
    served.house.tables._here[ann.code].show_again()
    await until(lambda: served.house.tables._here[ann.code].match.played > played)
