"""For authors of quests: check a quest file, and draw its map page as it lies when every room is explored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from ..look.drawing import draw_map
from ..look.mapping import describe_map
from .winning import findings

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.languages import Names


def check(game: Game) -> dict[str, Any]:
    """What a quest file holds, and what is doubtful about it; `game` is played with that file.

    What is wrong in it is refused while it is read. `findings` are (whether nobody can ever win, line, sentence).
    """
    quest = game.box.names["quests"][0]
    name: Names = quest["name"]
    found = [(each.is_error, each.line, Said(each.id, each.args)) for each in findings(game.box)]
    return {"name": name, "rooms": len(quest["rooms"]), "features": len(quest["features"]), "findings": found}


def draw(game: Game) -> str:
    """The map with every room and thing; `?` and `!` become `+` where rooms are joined."""
    from ..rules.exploring import lay_room

    match = game.start(seed=0)
    for room in range(match.table.n_rooms):
        lay_room(match.table, room)
    view = {**describe_map(game.box, match.table), "heroes": [], "enemies": []}
    return "\n".join(draw_map(view))
