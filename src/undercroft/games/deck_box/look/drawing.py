"""The table drawn in characters, from the same data that the page draws: the map, then heroes, enemies and market."""

from __future__ import annotations

from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from ..moves import SQUARE_NAMES

if TYPE_CHECKING:
    from undercroft.engine.words import Words

WIDTH = 80
ROOMY = 39  # squares side by side that can be drawn two characters wide
Canvas = dict[tuple[int, int], tuple[str, str]]  # row and column: the character and its style
STYLES = {"#": "wall", ".": "faint", "~": "", "o": "", "+": "", "g": "faint"}
SHOWN = {".": "·", "g": "_"}
EXITS = {"open": "+", "unexplored": "?", "locked": "!", "closed": "·"}


def draw(view: dict[str, Any], words: Words) -> str:
    """The whole table."""
    parts = [_title(view, words), *draw_map(view), *_refused(view, words)]
    parts += [*_heroes(view, words), *_enemies(view, words), *_market(view, words)]
    legend = [f"[faint]{line}[/faint]" for line in wrap(words.say("picture-legend"), WIDTH)]
    return "\n".join([*parts, *(legend if view["rooms"] else [])])


def _title(view: dict[str, Any], words: Words) -> str:
    name = view["quest"].get("name") or Said("quest-generated")
    return words.say("picture-title", name=name, round=view["round"], phase=Said(f"phase-{view['phase']}"))


# The map


def draw_map(view: dict[str, Any]) -> list[str]:
    """The rooms as they lie; figures stand on top of what is printed."""
    canvas: Canvas = {}
    corner = {}
    for room in view["rooms"]:
        corner[room["number"]] = (8 * room["y"], 8 * room["x"])
        _room(room, canvas)
    for exit_ in (exit_ for room in view["rooms"] for exit_ in room["exits"]):
        _put(
            canvas,
            corner,
            exit_["square"],
            {"open": "+", "unexplored": "?", "locked": "!", "closed": "·"}[exit_["state"]],
        )
    for feature in view["features"]:
        if not feature["used"]:
            _put(canvas, corner, feature["square"], "*", "you")
    for thing in view["dropped"]:
        _put(canvas, corner, thing["square"], "$", "you")
    for hero in view["heroes"]:
        if hero["square"] >= 0:
            _put(canvas, corner, hero["square"], str(hero["number"]), "you")
    for enemy in view["enemies"]:
        _put(canvas, corner, enemy["square"], enemy["letter"], "foe")
    return _lines(canvas)


def _room(room: dict[str, Any], canvas: Canvas) -> None:
    """What is printed on a tile; where it meets another, an opening shows rather than a wall."""
    for y, row in enumerate(room["grid"]):
        for x, symbol in enumerate(row):
            place = (8 * room["y"] + y, 8 * room["x"] + x)
            if symbol != "#" or place not in canvas:
                canvas[place] = (SHOWN.get(symbol, symbol), STYLES[symbol])


def _put(canvas: Canvas, corner: dict[int, tuple[int, int]], square: int, char: str, style: str = "") -> None:
    top, left = corner[square // 81 + 1]
    canvas[top + square % 81 // 9, left + square % 9] = (char, style)


def _lines(canvas: Canvas) -> list[str]:
    if not canvas:
        return []
    rows, columns = ([place[axis] for place in canvas] for axis in (0, 1))
    width = max(columns) - min(columns) + 1
    gap = " " if width <= ROOMY else ""
    lines = []
    for row in range(min(rows), max(rows) + 1):
        cells = [canvas.get((row, column), (" ", "")) for column in range(min(columns), max(columns) + 1)]
        while cells and cells[-1][0] == " ":
            cells.pop()
        lines.append(_styled(cells, gap))
    return lines


def _styled(cells: list[tuple[str, str]], gap: str) -> str:
    """One row of the map; neighbours of one style share a mark."""
    runs = []
    for style, run in groupby(cells, key=lambda cell: cell[1]):
        text = gap.join(char for char, _style in run)
        runs.append(f"[{style}]{text}[/{style}]" if style else text)
    return gap.join(runs)


# Below the map


def _refused(view: dict[str, Any], words: Words) -> list[str]:
    """The cards that cannot be taken now, and why."""
    lines = []
    for card in view["choices"]:
        if card["reason"]:
            told = words.say("picture-refused", card=card["name"], reason=Said(**card["reason"]))
            lines += wrap(told, WIDTH, subsequent_indent="    ")
    return [f"[faint]{line}[/faint]" for line in lines]


def _heroes(view: dict[str, Any], words: Words) -> list[str]:
    lines = []
    for hero in view["heroes"]:
        if "numbers" not in hero:
            continue
        numbers = {name: hero[name] for name in ("health", "most_health", "energy", "treasure", "actions")}
        where = SQUARE_NAMES[hero["square"]] if hero["square"] >= 0 else "-"
        if hero["reason"]:
            args = {"number": hero["number"], "name": hero["name"], "reason": Said(**hero["reason"])}
            lines.append(f"[faint]{words.say('picture-out', **args)[:WIDTH]}[/faint]")
            continue
        text = words.say("picture-hero", number=hero["number"], name=hero["name"], tile=where, **numbers)
        lines.append(f"[you]{text[:WIDTH]}[/you]")
        items = ", ".join(_several(item["name"][words.language], item["count"]) for item in hero["items"])
        lines += wrap(items, WIDTH, initial_indent="    ", subsequent_indent="    ")
    return lines


def _several(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def _enemies(view: dict[str, Any], words: Words) -> list[str]:
    """Two beside each other, in the order in which they act."""
    shown = []
    for enemy in view["enemies"]:
        state = "boss" if enemy["boss"] else "stunned" if enemy["stunned"] else "none"
        args = {"letter": enemy["letter"], "name": enemy["name"], "health": enemy["health"], "state": state}
        shown.append(words.say("picture-enemy", tile=SQUARE_NAMES[enemy["square"]], **args)[:39])
    pairs = [shown[index : index + 2] for index in range(0, len(shown), 2)]
    return [f"[foe]{pair[0]:<40}{pair[1] if len(pair) > 1 else ''}".rstrip() + "[/foe]" for pair in pairs]


def _market(view: dict[str, Any], words: Words) -> list[str]:
    cards = [f"{card['name'][words.language]} ({card['cost']})" for card in view["market"] if card]
    return wrap(words.say("picture-market", cards=", ".join(cards)), WIDTH) if cards else []
