"""The table drawn in characters, from the same data that the page draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from undercroft.engine.words import Words

WIDTH = 80
LETTERS = {"strength": "S", "agility": "A", "magic": "M", "heroic": "H", "any": "N", "mana": "m", "shields": "h"}


def draw(view: dict[str, Any], words: Words) -> str:
    """Dungeon, doors, group and encounter, each in a few lines."""
    lines = [*_dungeon(view, words), "", *_group(view, words)]
    if view["encounter"]:
        lines += ["", *_encounter(view, words)]
    return "\n".join(line.rstrip() for line in lines)


def cut(text: str, width: int = WIDTH) -> str:
    """A text that fits its line."""
    return text if len(text) <= width else text[: width - 1] + "…"


# The dungeon


def _dungeon(view: dict[str, Any], words: Words) -> list[str]:
    dungeon, deck = view["dungeon"], view["deck"]
    name, floor = dungeon["name"], dungeon["floor"]
    if floor > len(dungeon["floors"]):
        foe = dungeon["guardian"]
        title = words.say("picture-guardian", dungeon=name, turn=foe["round"])
        health = f"{foe['name'][words.language]}: {foe['damage']}/{foe['health']}"
        return [cut(title), f"[foe]{cut(health)}[/foe]", *_wrapped(foe["text"], words)]
    title = words.say("picture-title", dungeon=name, floor=floor, turn=view["turn"])
    effects = [line for one in dungeon["floors"] if one["open"] for line in _floor(one, words)]
    return [cut(title), *effects, *_deck(deck, words)]


def _floor(floor: dict[str, Any], words: Words) -> list[str]:
    """What an open floor does, and its boxes: combat, then peril."""
    squares = " / ".join(" ".join(square(box) for box in floor[side]) or "-" for side in ("combat", "peril"))
    name = floor["name"][words.language]
    text = f": {floor['text'][words.language]}" if floor["text"] else ""
    line = cut(f"{squares} · {name}{text}")
    return [f"[faint]{line}[/faint]"]


def _deck(deck: dict[str, Any], words: Words) -> list[str]:
    counts = {"discarded": sum(deck["discarded"].values()), "closed": deck["closed"]}
    if deck["stairs"]:
        most = deck["tokens_for_a_wound"]
        line = words.say("picture-stairs", tokens=deck["tokens"], most=most, **counts)
    else:
        line = words.say("picture-deck", cards=deck["cards"], **counts)
    names = [" + ".join(_name(card, words) for card in door) for door in deck["open"]]
    return [cut(line), *([cut(words.say("picture-open", doors=", ".join(names)))] if names else [])]


def _name(card: dict[str, Any], words: Words) -> str:
    """What waits behind an open door, and whether a leaf grows there."""
    return words.say("leafy", card=card["name"]) if card["leaf"] else str(card["name"][words.language])


# The group


def _group(view: dict[str, Any], words: Words) -> list[str]:
    level, potions = view["level"], view["potions"]
    known = ", ".join(potion["name"][words.language] for potion in potions["known"])
    numbers = {name: level[name] for name in ("level", "xp", "price")}
    lines = [cut(words.say("picture-level", cubes=potions["cubes"], potions=known, **numbers))]
    for hero in view["heroes"]:
        lines += _hero(view, hero, words)
    return lines


def _hero(view: dict[str, Any], hero: dict[str, Any], words: Words) -> list[str]:
    turn = "yes" if hero["seat"] == view["word"] else "no"
    name = words.say("picture-hero", hero=hero["name"], turn=turn)
    parts = [words.say("picture-health", wounds=hero["wounds"], health=hero["health"])]
    parts += [" ".join(f"{LETTERS[colour]}{count}" for colour, count in hero["icons"].items())]
    if hero["poison"]:
        parts.append(words.say("picture-poison", poison=hero["poison"]))
    if hero["feat"]["most"]:
        parts.append(words.say("picture-stored", stored=hero["feat"]["stored"]))
    lines = [f"[you]{cut(name + ' · ' + ' · '.join(parts))}[/you]"]
    items = ", ".join(_item(item, words) for item in hero["items"])
    if items:
        lines.append(cut("  " + words.say("picture-items", items=items)))
    skills = ", ".join(_skill(skill, words) for skill in hero["skills"])
    return [*lines, cut("  " + words.say("picture-skills", skills=skills))]


def _item(item: dict[str, Any], words: Words) -> str:
    letters = "".join("+" if name == "health" else LETTERS[name] for name, n in item["item"].items() for _ in range(n))
    return f"{item['name'][words.language]} {letters}"


def _skill(skill: dict[str, Any], words: Words) -> str:
    cost = f" {LETTERS[skill['cost']['colour']]}{skill['cost']['n']}" if skill["cost"] else ""
    return f"{skill['name'][words.language]}{cost}{' x' if skill['used'] else ''}"


# The encounter


def _encounter(view: dict[str, Any], words: Words) -> list[str]:
    now = view["encounter"]
    lines = []
    if now["card"]:
        title = words.say("picture-foe", name=now["card"]["name"], xp=now["card"]["xp"])
        lines.append(f"[foe]{cut(title)}[/foe]")
        lines += _wrapped(now["ability"]["text"], words) if now["ability"] else []
    lines += _rows([_box(box) for box in now["boxes"]])
    for hero in sorted({die["hero"] for die in view["dice"]}):
        name = view["heroes"][hero - 1]["name"][words.language]
        dice = " ".join(_die(die) for die in view["dice"] if die["hero"] == hero)
        lines.append(cut(f"{name}: " + words.say("picture-dice", dice=dice)))
    lines.append(words.say("picture-supply", **view["supply"]))
    if view["stop_now"]:
        lines.append(words.say("picture-stop", **view["stop_now"]))
    return [*lines, f"[faint]{cut(words.say('picture-legend'))}[/faint]"]


def _wrapped(text: dict[str, str] | None, words: Words) -> list[str]:
    return [f"[faint]{cut(text[words.language])}[/faint]"] if text else []


def _rows(boxes: list[str]) -> list[str]:
    """Boxes side by side, as many as fit."""
    lines = [""]
    for box in boxes:
        if lines[-1] and len(lines[-1]) + len(box) + 2 > WIDTH:
            lines.append("")
        lines[-1] += ("  " if lines[-1] else "") + box
    return [line for line in lines if line]


def square(box: dict[str, Any]) -> str:
    """A box as it is written: S6w!:ht."""
    value = "X" if box["value"] is None else box["value"]
    marks = "w" * box["wide"] + "!" * box["shield"]
    icons = "".join(
        letter * box[name] for letter, name in zip("htpk", ("hearts", "time", "poison", "skulls"), strict=True)
    )
    return f"{LETTERS[box['colour']]}{value}{marks}" + (f":{icons}" if icons else "")


def _box(box: dict[str, Any]) -> str:
    """A box with what lies on it."""
    dice = "".join(f"{LETTERS[die['kind']]}{die['value']}" for die in box["dice"])
    state = f"={dice}" if box["covered"] else f"<{dice}" if dice else ""
    return f"{box['box']}({square(box)}){state}"


def _die(die: dict[str, Any]) -> str:
    times = f"×{die['count']}" if die["count"] > 1 else ""
    return f"{LETTERS[die['kind']]}{die['value']}{times}"
