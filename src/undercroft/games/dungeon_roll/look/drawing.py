"""The table drawn in characters, from the same data that the page draws."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from undercroft.engine.words import Said

if TYPE_CHECKING:
    from undercroft.engine.words import Words

WIDTH = 80
LABEL = 11  # columns before what a line is about
STRIP = ("monster", "loot", "dragon", "regroup")
MONSTERS = ("goblin", "skeleton", "ooze")


def draw(view: dict[str, Any], words: Words) -> str:
    """Where we are, the dice, the adventurer's hero and treasures, and a line for each player."""
    lines = [_title(view, words)]
    if view["phase"] not in ("heroes", "done"):
        lines += [_phases(view, words), *_table(view, words), *_hero(view, words), *_treasures(view, words)]
    return "\n".join([*lines, *_seats(view, words), *_achievements(view, words)])


def _title(view: dict[str, Any], words: Words) -> str:
    if view["phase"] in ("heroes", "done"):
        return words.say(f"picture-{view['phase']}")
    numbers = {name: view[name] for name in ("delve", "delves", "level")}
    alone = "yes" if len(view["seats"]) == 1 else "no"
    return words.say("picture-title", alone=alone, seat=view["adventurer"] + 1, **numbers)


def _phases(view: dict[str, Any], words: Words) -> str:
    """The four phases of a level, the present one marked."""
    names = [(phase, words.say(f"phase-{phase}")) for phase in STRIP]
    marked = [f"[you]> {name} <[/you]" if phase == view["phase"] else f"[faint]{name}[/faint]" for phase, name in names]
    return "  ".join(marked)


def _line(words: Words, label: str, shown: str) -> str:
    return f"{words.say(f'zone-{label}'):<{LABEL}}{shown}".rstrip()


# Dice


def _table(view: dict[str, Any], words: Words) -> list[str]:
    """Party and dungeon stacked by face, the lair's sockets, graveyard and pool."""
    lines = [
        _line(words, "party", _stacks(view["party"], words)),
        _line(words, "dungeon", _stacks(view["dungeon"], words)),
        _line(words, "lair", _lair(view, words)),
    ]
    if any(view["chosen"].values()):
        lines.append(_line(words, "chosen", words.say("picture-chosen", **view["chosen"])))
    if view["allies"]:
        allies = Said(f"many-{view['allies']['face']}", {"count": view["allies"]["count"]})
        lines.append(_line(words, "allies", words.put(allies)))
    if view["fighters"]:
        lines.append(_line(words, "fighters", ", ".join(_fighter(who, view, words) for who in view["fighters"])))
    return lines


def _fighter(who: str, view: dict[str, Any], words: Words) -> str:
    """Somebody who stands against the dragon: a die, an ally, the hero, or a treasure."""
    if who in view["party"]:
        return words.say(f"face-{who}")
    if who == "ally":
        return words.say(f"face-{view['allies']['face']}")
    if who == "hero":
        name: str = view["seats"][view["adventurer"]]["hero"]["name"][words.language]
        return name
    return _treasure(who, view, words)


def _stacks(dice: dict[str, int], words: Words) -> str:
    """Each face with its number of dice; a face that is not there is faint."""
    return "  ".join(_stack(face, count, words.say(f"face-{face}")) for face, count in dice.items())


def _stack(face: str, count: int, name: str) -> str:
    if not count:
        return f"[faint]{name} -[/faint]"
    mark = "foe" if face in MONSTERS else "you"
    return f"[{mark}]{name} {count}[/{mark}]"


def _lair(view: dict[str, Any], words: Words) -> str:
    """A socket for each die that it takes to call the dragon, and more if more lie there."""
    dice, calls = view["lair"], view["lair_calls"]
    full, free = "(#)" * dice, "( )" * (calls - dice)
    lair = f"[foe]{full}[/foe]{free}" if dice else free
    rest = [f"{words.say(f'zone-{zone}')} {view[zone]}" for zone in ("graveyard", "pool")]
    return "    ".join([lair, *rest])


# The adventurer


def _hero(view: dict[str, Any], words: Words) -> list[str]:
    """The side of the card that is up: who, specialty, ultimate."""
    hero = view["seats"][view["adventurer"]]["hero"]
    if hero is None:
        return []
    texts = [hero["specialty"][words.language], _ultimate(hero, words)]
    indent = " " * LABEL
    told = [f"{indent}{line}" for text in texts for line in wrap(text, WIDTH - LABEL)]
    return [_line(words, "hero", f"[you]{_name(hero, words)}[/you]"), *told]


def _name(hero: dict[str, Any], words: Words) -> str:
    args = {"side": hero["side"], "level": hero["level_up"], "other": hero["other"]["name"]}
    return words.say("picture-hero", hero=hero["name"], **args)


def _ultimate(hero: dict[str, Any], words: Words) -> str:
    ready = "yes" if hero["ready"] else "no"
    return words.say("picture-ultimate", ready=ready, **hero["ultimate"])


def _treasures(view: dict[str, Any], words: Words) -> list[str]:
    """What the adventurer can use."""
    hand = view["seats"][view["adventurer"]]["treasures"]
    if not hand:
        return []
    names = [_treasure(kind, view, words) + (f" x{count}" if count > 1 else "") for kind, count in hand.items()]
    first, *more = wrap(", ".join(names), WIDTH - LABEL)
    return [_line(words, "treasures", first), *(" " * LABEL + line for line in more)]


def _treasure(kind: str, view: dict[str, Any], words: Words) -> str:
    published = f"treasure-{kind}-published"
    return words.say(published if view["rules"] == "published" and published in words else f"treasure-{kind}")


# Everybody


def _seats(view: dict[str, Any], words: Words) -> list[str]:
    """A line for each player: the hero, what was won in each delve, what treasures are worth."""
    seats = view["seats"]
    if view["phase"] == "heroes":
        return [_who(view, seat, words).rstrip() for seat in range(len(seats))]
    scores = [_score(player, view["phase"] == "done", words) for player in seats]
    if len(seats) == 1:
        return [_line(words, "score", scores[0])]
    return [_who(view, seat, words) + score for seat, score in enumerate(scores)]


def _who(view: dict[str, Any], seat: int, words: Words) -> str:
    """A player's number, with a mark for the adventurer, and the hero."""
    hero = view["seats"][seat]["hero"]
    mark = ">" if seat == view["adventurer"] and view["phase"] != "done" else " "
    name = hero["name"][words.language] if hero else words.say("picture-nobody", phase=view["phase"])
    return f"{mark} {seat + 1} {name:<20} "


def _score(player: dict[str, Any], over: bool, words: Words) -> str:
    delves = " ".join("-" if gain is None else str(gain) for gain in player["delves"])
    numbers = {"experience": player["experience"], "worth": player["worth"], "delves": delves}
    total = player["experience"] + player["worth"]
    return words.say("picture-score", over="yes" if over else "no", total=total, **numbers)


def _achievements(view: dict[str, Any], words: Words) -> list[str]:
    """In the end, what was achieved."""
    names = [words.say(f"achievement-{id}") for id in view["result"]["achievements"]] if view["result"] else []
    if not names:
        return []
    first, *more = wrap(", ".join(names), WIDTH - LABEL)
    return [_line(words, "achievements", first), *(" " * LABEL + line for line in more)]
