"""Routes about the seats of a table: sit down, leave, ask for one, bots, whoever is away, the key to one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Query, Response
from pydantic_core import to_json

from ...problems import Refused
from ...tables.situations import situation
from ...wire.seats import AnswerWish, Asked, AskForSeat, OfSeat, SeatChange, SeatKey, WithdrawWish
from ...wire.tables import VERSION, SeatBot, Seated, SitDown, Situation
from ..answers import BODY, answer, documented
from ..people import Anybody, Sitter, costly
from .play import changed

if TYPE_CHECKING:
    from ...house import House
    from ...tables.table import Table

routes = APIRouter(prefix="/tables", tags=["seats"])
READ = documented(401, 404, 410, 422)
WRITE = documented(*BODY, 401, 404, 409, 410)

SinceLine = Annotated[int, Query(ge=0, le=VERSION, description="from this line on")]


@routes.post("/{code}/sit", operation_id="sitDown", response_model=Seated, responses=WRITE)
async def sit_down(at: Anybody, wanted: SitDown) -> Response:
    """Take a free seat, or a bot's. While something is hidden at the table, everybody has to agree: see `ask`."""
    try:
        holder = await at.house.usher.sit(at.table, wanted.nickname, wanted.seat, wanted.key)
    except Refused as refused:
        raise _with_table(refused, at.table, at.holder) from None
    return seated_answer(at.house, at.table, holder, 200)


@routes.post("/{code}/leave", operation_id="leaveTable", response_model=Situation, responses=WRITE)
async def leave_table(by: Sitter) -> Response:
    """Give up one's seat; somebody else can take it."""
    await by.house.usher.leave(by.table, by.holder)
    return answer(situation(by.table, None))


@routes.post("/{code}/bot", operation_id="seatBot", response_model=Situation, responses=WRITE)
async def seat_bot(by: Sitter, wanted: SeatBot) -> Response:
    """Let a bot play a seat on which nobody sits, or none any more."""
    return await changed(by, by.house.usher.seat_bot(by.table, by.holder, wanted.seat, wanted.bot))


@routes.post(
    "/{code}/ask",
    operation_id="askForSeat",
    status_code=201,
    response_model=Asked,
    responses=WRITE,
    dependencies=[Depends(costly)],
)
async def ask_for_seat(at: Anybody, wanted: AskForSeat) -> Response:
    """Ask for a seat while something is hidden. Once everybody has agreed, `sit` with the key takes it."""
    try:
        wish = await at.house.usher.ask(at.table, wanted.nickname, wanted.seat)
    except Refused as refused:
        raise _with_table(refused, at.table, at.holder) from None
    body = to_json({"wish": wish.number, "key": wish.key})
    return answer(body[:-1] + b',"table":' + situation(at.table, at.holder) + b"}", 201)


@routes.post("/{code}/answer", operation_id="answerWish", response_model=Situation, responses=WRITE)
async def answer_wish(by: Sitter, wanted: AnswerWish) -> Response:
    """Agree that somebody takes the seat they ask for, or not. One no is enough."""
    return await changed(by, by.house.usher.answer(by.table, by.holder, wanted.wish, wanted.agree))


@routes.post("/{code}/withdraw", operation_id="withdrawWish", response_model=Situation, responses=WRITE)
async def withdraw_wish(at: Anybody, wanted: WithdrawWish) -> Response:
    """Ask for the seat no more."""
    try:
        await at.house.usher.withdraw(at.table, wanted.key)
    except Refused as refused:
        raise _with_table(refused, at.table, at.holder) from None
    return answer(situation(at.table, at.holder))


@routes.post("/{code}/stand-in", operation_id="askStandIn", response_model=Situation, responses=WRITE)
async def ask_stand_in(by: Sitter, wanted: OfSeat) -> Response:
    """Let a bot play on for somebody who has been away for a while, until they are back."""
    return await changed(by, by.house.usher.stand_in(by.table, by.holder, wanted.seat))


@routes.post("/{code}/free", operation_id="freeSeat", response_model=Situation, responses=WRITE)
async def free_seat(by: Sitter, wanted: OfSeat) -> Response:
    """Free the seat of somebody who does not come back. Only whoever opened the table can, and only after a while."""
    return await changed(by, by.house.usher.free(by.table, by.holder, wanted.seat))


@routes.post("/{code}/key", operation_id="renewKey", response_model=SeatKey, responses=READ)
async def renew_key(by: Sitter) -> Response:
    """A fresh token for one's own seat: whoever has it sits there, so it is for one's other devices alone."""
    return answer(to_json({"token": by.house.tokens.give(by.table.ticket(by.holder))}))


@routes.get("/{code}/seatings", operation_id="getSeatings", response_model=list[SeatChange], responses=READ)
async def get_seatings(at: Anybody, since: SinceLine = 0) -> Response:
    """Every change of a seat, by whom, and after which move."""
    return answer(to_json(at.table.seat_log.since(since)))


def seated_answer(house: House, table: Table, holder: int, status: int) -> Response:
    """Whoever has just sat down gets the token that holds the seat."""
    body = {"code": table.header.code, "seat": table.holds(holder)[0], "token": house.tokens.give(table.ticket(holder))}
    return answer(to_json(body)[:-1] + b',"table":' + situation(table, holder) + b"}", status)


def _with_table(refused: Refused, table: Table, holder: int | None) -> Refused:
    """A refusal that shows the table where that helps."""
    if refused.shows_table:
        refused.table = situation(table, holder)
    return refused
