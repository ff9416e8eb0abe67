"""Routes about a table: make one, look at it now and as it was, play on from there, and take its record."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic_core import to_json

from undercroft.engine.game import OPEN

from ...problems import Refused
from ...store.records import record_of
from ...tables.campaign import enrol, join
from ...tables.making import FIRST, check_request, find_game, from_position, from_request
from ...tables.proof import draws
from ...tables.situations import situation, view_of, viewer
from ...tables.table import Table
from ...wire.advice import TableHint, TableReview
from ...wire.tables import (
    VERSION,
    CreateTable,
    ForkTable,
    LogEntry,
    MatchRecord,
    Position,
    Proof,
    Seated,
    Situation,
    TableOdds,
    View,
)
from ..answers import BODY, answer, documented
from ..people import Anybody, Sitter, TheHouse, costly, may_open_table
from .seats import seated_answer

routes = APIRouter(prefix="/tables", tags=["tables"])
READ = documented(401, 404, 410, 422)
WRITE = documented(*BODY, 401, 404, 409, 410)

FromSeat = Annotated[
    int | None, Query(alias="seat", ge=0, le=63, description="look from this seat: one of yours, or any at the end")
]
Since = Annotated[int, Query(ge=0, le=VERSION, description="from this move on")]


@routes.post("", operation_id="createTable", status_code=201, response_model=Seated, responses=documented(*BODY, 404))
async def create_table(request: Request, house: TheHouse, wanted: CreateTable) -> Response:
    """Make a table and take its first seat; with `hot_seat`, all of them. Once everybody sits, it starts."""
    game = find_game(wanted.game)
    options = check_request(game, wanted)
    may_open_table(request, house)
    await house.repertoire.wait(game.id)
    options, heroes = await join(house.store, game, wanted, options)
    table = await house.tables.create(from_request(game, wanted, options))
    if heroes:
        await enrol(house.store, table, heroes)
    await house.dealer.begin(table)
    return seated_answer(house, table, FIRST, 201)


@routes.get("/{code}", operation_id="getTable", response_model=Situation, responses=READ)
async def get_table(at: Anybody) -> Response:
    """The table as the token's seat knows it, or as a watcher does."""
    return answer(situation(at.table, at.holder))


@routes.get("/{code}/log", operation_id="getLog", response_model=list[LogEntry], responses=READ)
async def get_log(at: Anybody, since: Since = 0, seat: FromSeat = None) -> Response:
    """What happened, as this seat may know it."""
    return answer(at.table.story.since(at.table.match, viewer(_look_from(at, seat)), since))


@routes.get(
    "/{code}/at/{number}",
    operation_id="getPosition",
    response_model=View,
    responses=READ,
    dependencies=[Depends(costly)],
)
async def get_position(at: Anybody, number: Position, seat: FromSeat = None) -> Response:
    """What this seat saw after so many moves; where nothing is a secret any more, all there was to see."""
    _check_position(at.table, number)
    match, looks = at.table.match, _look_from(at, seat)
    return answer(to_json(view_of(match.at(number), OPEN if 0 < number <= match.opened else looks)))


@routes.get(
    "/{code}/odds",
    operation_id="getOdds",
    response_model=TableOdds,
    responses=documented(401, 404, 409, 410, 422),
    dependencies=[Depends(costly)],
)
async def get_odds(at: Anybody) -> Response:
    """What the game computes about this position, from what this seat may know; if the table shows odds at all."""
    seat = at.table.looks_from(at.table.holds(at.holder))
    return answer(await at.house.odds.of(at.table, viewer(seat)))


@routes.get(
    "/{code}/hint",
    operation_id="getHint",
    response_model=TableHint,
    responses=documented(401, 404, 409, 410, 422),
    dependencies=[Depends(costly)],
)
async def get_hint(by: Sitter) -> Response:
    """The best move for whoever asks, whose turn it must be, if the table gives advice at all."""
    return answer(await by.house.advice.of(by.table, by.holder))


@routes.get(
    "/{code}/review",
    operation_id="getReview",
    response_model=TableReview,
    responses=documented(401, 404, 409, 410, 422),
)
async def get_review(at: Anybody) -> Response:
    """What the decisions of a finished match have cost. It takes a while: ask again for more of it."""
    return answer(at.house.reviews.of(at.table))


@routes.post(
    "/{code}/fork",
    operation_id="forkTable",
    status_code=201,
    response_model=Seated,
    responses=WRITE,
)
async def fork_table(request: Request, at: Anybody, wanted: ForkTable) -> Response:
    """Play on from a position, at a new table where everything can be taken back."""
    table = at.table
    _check_position(table, wanted.at)
    if table.game.secrets and not table.match.is_over:
        raise Refused("secrets")
    if wanted.same_luck and not table.match.is_over:
        raise Refused("same_luck")
    may_open_table(request, at.house)
    names = [person.nickname for person in table.people if person and person.holder == at.holder]
    made = from_position(table, wanted.at, wanted.same_luck, wanted.nickname or (names or ["?"])[0])
    return seated_answer(at.house, await at.house.tables.create(made), FIRST, 201)


@routes.get(
    "/{code}/record",
    operation_id="getRecord",
    response_model=MatchRecord,
    responses=documented(401, 404, 409, 410, 422),
)
async def get_record(at: Anybody) -> Response:
    """The whole match, once it is over."""
    if not at.table.match.is_over:
        raise Refused("not_over")
    return answer(to_json(record_of(at.table)))


@routes.get(
    "/{code}/proof",
    operation_id="getProof",
    response_model=Proof,
    response_model_exclude_none=True,
    responses=READ,
    dependencies=[Depends(costly)],
)
async def get_proof(at: Anybody) -> Response:
    """What luck is committed to and, once the game is over, what every draw can be checked with."""
    table, header = at.table, at.table.header
    proof: dict[str, object] = {"commitment": table.commitment}
    if table.match.is_over:
        moves = table.match.record().moves
        drawn = draws(table.game, header.seats, table.match.options, moves, header.given)
        proof |= {"seed": header.seed, "nonce": header.nonce, "draws": drawn}
    return answer(to_json(proof))


def _look_from(at: Anybody, seat: int | None) -> int | None:
    """The seat to look from: one's own unless another is asked for, which before the end must be one's own, too."""
    holds = at.table.holds(at.holder)
    if seat is None:
        return at.table.looks_from(holds)
    if seat >= at.table.header.seats:
        raise Refused("bad_seat")
    if seat not in holds and not at.table.match.is_over:
        raise Refused("not_your_seat")
    return seat


def _check_position(table: Table, number: int) -> None:
    if number > table.match.played:
        raise Refused("no_position")
