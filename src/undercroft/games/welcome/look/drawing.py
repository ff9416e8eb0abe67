"""The table drawn in characters, from the same data that the page draws."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undercroft.engine.words import Words

LEFT = 43  # columns
NAME, SHORT = 22, 16


def draw(view: dict[str, Any], words: Words) -> str:
    """Tiles and players to the left, the monsters to the right, the dungeon below."""
    left = [*(_tile(tile, words) for tile in view["equipment"]), *_players(view, words)]
    right = [words.say("picture-monsters"), *(_monster(monster, words) for monster in view["monsters"])]
    both = [f"{_padded(one)}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]
    return "\n".join([_title(view, words), *both, _dungeon(view, words), *_run(view, words)])


def _title(view: dict[str, Any], words: Words) -> str:
    hero = view["adventurer"]
    if hero is None:
        return words.say("picture-start")
    return words.say("picture-title", round=view["round"], hero=hero["name"], total=hero["total"])


def _padded(text: str) -> str:
    """As wide as the left half; marks take no room."""
    shown = len(text)
    for mark in ("[you]", "[/you]", "[faint]", "[/faint]"):
        shown -= len(mark) * text.count(mark)
    return text + " " * (LEFT - shown)


def _tile(tile: dict[str, Any], words: Words) -> str:
    name, short = tile["name"][words.language], tile["short"][words.language]
    if tile["state"] == "ready":
        return f"{tile['number']} {name:<{NAME}} {short}"
    monster = tile["monster"]
    note = words.say("picture-spent") if tile["state"] == "spent" else words.say("picture-gone", seat=tile["by"] + 1)
    if monster:
        note += f" {monster['name'][words.language]}"
    return f"[faint]{tile['number']} {name:<{NAME}} {note:<{SHORT}}[/faint]"


def _players(view: dict[str, Any], words: Words) -> list[str]:
    """A line for each player: successes, failures, and what they do."""
    lines = []
    for seat, player in enumerate(view["seats"]):
        line = words.say("picture-player", seat=seat + 1, successes=player["successes"], failures=player["failures"])
        state = "out" if player["out"] else "passed" if player["passed"] else "in"
        if view["run"] and view["run"]["runner"] == seat:
            state = "inside"
        marked = f"[you]{line}[/you]" if seat == view["seat"] else line
        lines.append(f"{marked} {words.say(f'picture-{state}')}".rstrip() if view["round"] else marked)
    return lines


def _monster(monster: dict[str, Any], words: Words) -> str:
    """A line of the checklist: power, copies, known in the dungeon, known aside, open, not accounted for."""
    columns = ("power", "put", "removed", "shown", "unknown")
    shown = "".join(f"{monster[column] or '·':>5}" for column in columns)
    name = monster["name"][words.language]
    return f"[foe]{name:<10}[/foe]{shown}" if monster["hand"] else f"{name:<10}{shown}"


def _dungeon(view: dict[str, Any], words: Words) -> str:
    """The cards of the dungeon, the next one first, by their power; those turned over stand in brackets."""
    marks = []
    for card in view["dungeon"]:
        power = str(card["monster"]["power"]) if card["monster"] else "?"
        marks.append(f"({power})" if card["turned"] else power)
    return words.say("picture-dungeon", cards=" ".join(marks) or "-", count=len(marks), deck=view["deck"])


def _run(view: dict[str, Any], words: Words) -> list[str]:
    """What goes on in the dungeon, and the card in one's hand."""
    lines, run, hand = [], view["run"], view["hand"]
    if hand:
        lines.append(words.say("picture-hand", monster=hand["name"], power=hand["power"]))
    if run and run["outcome"]:
        lines.append(words.say("picture-ended", seat=run["runner"] + 1, outcome=run["outcome"]))
    elif run:
        lines.append(words.say("picture-run", seat=run["runner"] + 1, hp=run["hit_points"], left=run["left"]))
    if run and run["named"]:
        lines.append(words.say("picture-named", monster=run["named"]["name"]))
    return lines
