"""Routes about games: the list of them, their words and their rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Response
from pydantic_core import to_json

import undercroft as uc
from undercroft.engine.bots import RANDOM
from undercroft.engine.content import read_content
from undercroft.engine.languages import LANGUAGES

from ...problems import Refused
from ...tables.making import find_game
from ...tables.situations import option_word
from ...wire.tables import GameInfo, RuleText
from ..answers import answer, documented

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.languages import Names
    from undercroft.engine.options import AnyOption

routes = APIRouter(prefix="/games", tags=["games"])

Id = Annotated[str, Path(max_length=40, description="the game's id")]
Language = Annotated[str, Path(max_length=8, description="en or fr")]


@routes.get("", operation_id="listGames", response_model=list[GameInfo], responses=documented())
async def list_games() -> Response:
    """The games that can be played here."""
    return answer(to_json([_info(id) for id in uc.games()]))


@cache
def _info(id: str) -> dict[str, Any]:
    game = uc.load(id)
    return {
        "id": id,
        "name": game.name,
        "seats": game.seats,
        "minutes": game.minutes,
        "options": [
            {
                "name": option.name,
                "values": option.words,
                "default": option_word(option.default),
                "groups": getattr(option, "groups", None),
                "places": getattr(option, "places", None),
                **_labels(game, option),
            }
            for option in game.options
        ],
        "has_campaign": game.campaign is not None,
        "has_secrets": game.secrets,
        "luck_waits": game.luck_waits,
        "bots": game.levels or [bot for bot in game.bots if bot != RANDOM],
    }


def _labels(game: Game, option: AnyOption) -> dict[str, dict[str, Names]]:
    """What a box of one's own calls the values of an option, in every language."""
    named = getattr(option, "labels", {})
    told = {value: {each: game.words(each).text(said) for each in LANGUAGES} for value, said in named.items()}
    return {"labels": told} if told else {}


@routes.get(
    "/{id}/words/{language}",
    operation_id="getGameWords",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **documented(404, 422)},
)
async def game_words(id: Id, language: Language) -> Response:
    """The game's messages in one language, as a Fluent file."""
    return Response(_words(id, _spoken(language)), media_type="text/plain; charset=utf-8")


@routes.get(
    "/{id}/rules/{language}",
    operation_id="getGameRules",
    response_model=list[RuleText],
    responses=documented(404, 422),
)
async def game_rules(id: Id, language: Language) -> Response:
    """The game's rules in our own words."""
    return answer(_rules(id, _spoken(language)))


def _words(id: str, language: str) -> bytes:
    return (find_game(id).folder / "words" / f"{language}.ftl").read_bytes()


@cache
def _rules(id: str, language: str) -> bytes:
    file = find_game(id).folder / "rulebook.yaml"
    if not file.exists():
        raise Refused("no_rules")
    entries = read_content(file).entries()
    return to_json([{"id": number, "text": rule.names()[language]} for number, rule in entries])


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("no_language")
    return language
