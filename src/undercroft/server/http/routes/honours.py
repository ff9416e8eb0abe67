"""The route about what somebody has reached."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response
from pydantic_core import to_json

from ...tables.honours import collected
from ...wire.tables import Honours, Nickname
from ..answers import answer, documented
from ..people import TheHouse, costly

routes = APIRouter(prefix="/honours", tags=["honours"])


@routes.get(
    "/{nickname:path}",  # a nickname may have a slash in it
    operation_id="getHonours",
    response_model=Honours,
    responses=documented(404, 422),
    dependencies=[Depends(costly)],
)
async def get_honours(
    house: TheHouse, nickname: Annotated[Nickname, Path(description="as it was typed; capitals do not matter")]
) -> Response:
    """What a player has reached in matches that count: alone at the table, and not in practice."""
    return answer(to_json(await collected(house.store, house.repertoire, nickname)))
