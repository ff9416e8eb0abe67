"""The table drawn in characters, from the same data that the page draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

from ..content.geometry import SIZE, TILE_NAMES

if TYPE_CHECKING:
    from undercroft.engine.words import Words

EDGES = ("  ┌" + "─────┬" * 4 + "─────┐", "  ├" + "─────┼" * 4 + "─────┤", "  └" + "─────┴" * 4 + "─────┘")


def draw(view: dict[str, Any], words: Words) -> str:
    """Board and numbers side by side, 12 lines high, with a title above and notes below."""
    numbers = _numbers(view, words)
    board = _board(view, words)
    lines = [f"{row}   {numbers[index] if index < len(numbers) else ''}".rstrip() for index, row in enumerate(board)]
    legend = words.say("picture-legend", initial=_initial(view, words))
    return "\n".join([_title(view, words), *lines, f"[faint]{legend}[/faint]", *_reply(view, words)])


def _title(view: dict[str, Any], words: Words) -> str:
    hero = view["adventurer"]
    numbers = {name: view[name] for name in ("level", "levels", "turn")}
    if hero["class"] == "none":
        return words.say("picture-title", hero="", power="none", **numbers)
    power = "used" if hero["power_used"] else "ready"
    return words.say("picture-title", hero=Said(f"hero-{hero['class']}"), power=power, **numbers)


def _initial(view: dict[str, Any], words: Words) -> str:
    name: str = view["monster"]["name"][words.language]
    return name[0].upper()


def _board(view: dict[str, Any], words: Words) -> list[str]:
    lines = ["     " + "     ".join("abcde") + "   ", EDGES[0]]
    for row in range(SIZE):
        cells = [_cell(view, words, row * SIZE + column) for column in range(SIZE)]
        lines += [f"{SIZE - row} │{'│'.join(cells)}│", EDGES[2 if row == SIZE - 1 else 1]]
    return lines


def _cell(view: dict[str, Any], words: Words, tile: int) -> str:
    """What stands on a tile, five characters wide."""
    board, hero = view["board"], view["adventurer"]
    if hero["tile"] == tile:
        return f"[you] @ {hero['health']} [/you]"
    for monster in view["monsters"]:
        if monster["tile"] == tile:
            return f"[foe]{_initial(view, words)}{monster['number']}:{monster['health']} [/foe]"
    if tile in board["walls"]:
        return "[wall]#####[/wall]"
    return "[faint]  =  [/faint]" if tile in (board["stairs"], board["far_stairs"]) else "     "


def _numbers(view: dict[str, Any], words: Words) -> list[str]:
    """Health, skills with their running totals, and the monsters."""
    hero, kind = view["adventurer"], view["monster"]
    heads = "".join(f"{words.say(f'panel-{name}'):>8}" for name in ("skill", "die", "total", "left"))
    health = words.say("panel-health", now=hero["health"], most=hero["most_health"])
    rows = [f"[you]{health}[/you]", " " * 9 + heads]
    for name, skill in hero["skills"].items():
        shown = "".join(f"{'-' if value is None else value:>8}" for value in skill.values())
        rows.append(f"{words.say(f'skill-{name}'):<9}{shown}")
    rows.append(f"[foe]{kind['name'][words.language]}[/foe]")
    rows.append(words.say("panel-monster", **{name: kind[name] for name in hero["skills"]}))
    for monster in view["monsters"]:
        where = TILE_NAMES[monster["tile"]]
        rows.append(words.say("panel-one", number=monster["number"], tile=where, health=monster["health"]))
    return rows


def _reply(view: dict[str, Any], words: Words) -> list[str]:
    """What will happen if the turn ends here."""
    if "replies" not in view:
        return []
    reply = view["replies"][str(view["adventurer"]["tile"])]
    choice, falls = ("yes" if reply[name] else "no" for name in ("choice", "falls"))
    count, loss = len(reply["attackers"]), reply["damage"]
    return [words.say("picture-reply", count=count, loss=loss, falls=falls, choice=choice)]
