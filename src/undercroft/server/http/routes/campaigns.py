"""Routes about campaigns: somebody's sheets, what a match brought to them, and giving its ticks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response
from pydantic_core import to_json

from ...tables.campaign import at_table, give, sheets_of
from ...tables.dealer import now
from ...wire.campaigns import Campaigns, GiveTicks, TableCampaign
from ...wire.tables import Nickname
from ..answers import BODY, answer, documented
from ..people import Anybody, Sitter, TheHouse, costly

routes = APIRouter(tags=["campaign"])


@routes.get(
    "/campaign/{nickname:path}",  # a nickname may have a slash in it
    operation_id="getCampaigns",
    response_model=Campaigns,
    responses=documented(404, 422),
    dependencies=[Depends(costly)],
)
async def get_campaigns(
    house: TheHouse, nickname: Annotated[Nickname, Path(description="as it was typed; capitals do not matter")]
) -> Response:
    """A player's campaign sheets, and ticks that wait to be given."""
    return answer(to_json(await sheets_of(house.store, nickname)))


@routes.get(
    "/tables/{code}/campaign",
    operation_id="getTableCampaign",
    response_model=TableCampaign,
    responses=documented(401, 404, 410, 422),
)
async def get_table_campaign(at: Anybody) -> Response:
    """The sheets that a table is played with: before the match and, once its ticks were given, after it."""
    return answer(to_json(await at_table(at.house.store, at.table)))


@routes.post(
    "/tables/{code}/ticks",
    operation_id="giveTicks",
    response_model=TableCampaign,
    responses=documented(*BODY, 401, 404, 409, 410),
)
async def give_ticks(by: Sitter, wanted: GiveTicks) -> Response:
    """Give all ticks that a hero's match has earned. Those that are left out are lost."""
    holds = by.table.holds(by.holder)
    ticks = [(talent, kind) for talent, kind in wanted.ticks]
    await give(by.house.store, by.table, holds, wanted.place, ticks, now())
    return answer(to_json(await at_table(by.house.store, by.table)))
