"""Routes by which a game is played. A move carries the version it was made on; the answer is the table as it is now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Response

from ...problems import Refused
from ...tables.situations import situation
from ...wire.tables import AtVersion, PlayMove, Situation
from ..answers import BODY, answer, documented
from ..people import Sitter

if TYPE_CHECKING:
    from collections.abc import Awaitable

routes = APIRouter(prefix="/tables", tags=["play"])
REFUSALS: dict[int | str, dict[str, Any]] = documented(*BODY, 401, 404, 409, 410)


@routes.post("/{code}/start", operation_id="startTable", response_model=Situation, responses=REFUSALS)
async def start_table(by: Sitter) -> Response:
    """Begin to play, when everybody sits."""
    return await changed(by, by.house.dealer.start(by.table, by.holder))


@routes.post("/{code}/play", operation_id="playMove", response_model=Situation, responses=REFUSALS)
async def play_move(by: Sitter, wanted: PlayMove) -> Response:
    """Play a move."""
    return await changed(by, by.house.dealer.play(by.table, by.holder, wanted.version, wanted.move))


@routes.post("/{code}/roll", operation_id="rollLuck", response_model=Situation, responses=REFUSALS)
async def roll_luck(by: Sitter, wanted: AtVersion) -> Response:
    """Play all of luck's moves there are now, up to the next decision."""
    return await changed(by, by.house.dealer.roll(by.table, by.holder, wanted.version))


@routes.post("/{code}/undo", operation_id="undoMove", response_model=Situation, responses=REFUSALS)
async def undo_move(by: Sitter, wanted: AtVersion) -> Response:
    """Take back the last move."""
    return await changed(by, by.house.dealer.undo(by.table, by.holder, wanted.version))


@routes.post("/{code}/restart", operation_id="restartTurn", response_model=Situation, responses=REFUSALS)
async def restart_turn(by: Sitter, wanted: AtVersion) -> Response:
    """Take back the whole turn."""
    return await changed(by, by.house.dealer.restart(by.table, by.holder, wanted.version))


async def changed(by: Sitter, doing: Awaitable[None]) -> Response:
    """Do it, and answer with the table as it is then; a refusal shows the table, too, where that helps."""
    try:
        await doing
    except Refused as refused:
        if refused.shows_table:
            refused.table = situation(by.table, by.holder)
        raise
    return answer(situation(by.table, by.holder))
