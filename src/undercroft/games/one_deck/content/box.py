"""The box of One Deck Dungeon: reads `box.yaml` and the files it names, and checks them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.game import Box
from undercroft.engine.records import write

from .. import table as t
from .effects import STORING
from .layout import ALONE, BASICS, BOX, DUNGEONS, HERO_CARDS, KINDS_OF_ENCOUNTER, LEVELS, TALENTS, TOGETHER, WAYS
from .lesson_rows import read_lesson
from .rows import Printing, read_mark, read_yes

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

SIDES = ("alone", "together")
ICONS = ("strength", "agility", "magic", "health")
MODES = ("combat", "peril", "guardian")  # in the order of their bits
PARTS = ("components", "turn", "deck", "stairs", "levels", "foes", "perils", "skills", "potions", "basic_skills")


def load(content: Entry) -> Box:
    """The box of a content file."""
    content.only(*PARTS, "heroes", "dungeons", "talents", maybe=("basic_potions", "lesson"))
    box = BOX.plain()
    printing = Printing(box)
    _components(content, box)
    skills = {id: printing.add_ability(entry, id) for id, entry in content["skills"].entries()}
    potions = _potions(content, printing)
    names = {
        "kinds": _encounters(content, printing, skills, potions),
        "basics": _basics(content["basic_skills"], printing),
        "talents": _talents(content["talents"], printing),
        "heroes": _heroes(content["heroes"], printing),
        "dungeons": _dungeons(content["dungeons"], printing),
        "levels": _levels(content["levels"], box),
        "potions": list(potions),
    }
    if "lesson" in content:
        read_lesson(content["lesson"], box, names)
    return Box(box, {**names, "abilities": printing.abilities}, content.fingerprint)


def _components(content: Entry, box: Any) -> None:
    parts, turn, deck, stairs = (content[name] for name in ("components", "turn", "deck", "stairs"))
    parts.only("dice", "cubes", "poison")
    parts["dice"].only(*t.COLOURS)
    write(box.supply, [parts["dice"][colour].whole(0, 10) for colour in t.COLOURS])
    box.cubes, box.poison = parts["cubes"].whole(0, 20), parts["poison"].whole(0, 20)
    turn.only("time", "doors", "cure")
    box.time, box.doors = turn["time"].whole(1, 9), turn["doors"].whole(1, t.DOORS)
    box.cure = read_yes(turn["cure"])
    deck.only("mixed")
    box.mixed = read_yes(deck["mixed"])
    stairs.only("tokens")
    box.tokens = stairs["tokens"].whole(1, 9)


def _potions(content: Entry, printing: Printing) -> dict[str, int]:
    """The potions' numbers: the turn card's, those of which one is chosen at the start, those that cards identify."""
    (printed, *others), box = list(content["potions"].entries()), printing.box
    basic = list(content["basic_potions"].entries()) if "basic_potions" in content else []
    potions: dict[str, int] = {}
    for id, entry in [printed, *basic, *others]:
        if len(potions) == t.POTIONS:
            entry.wrong(f"too many potions; there can be {t.POTIONS}")
        box.potions[len(potions)] = printing.add_ability(entry, id)
        potions[id] = len(potions)
    box.n_potions, box.n_printed = len(potions), 1 + len(basic)
    return potions


# Encounters


def _encounters(
    content: Entry, printing: Printing, skills: dict[str, int], potions: dict[str, int]
) -> list[dict[str, Any]]:
    """Foes and perils with their cards."""
    names: list[dict[str, Any]] = []
    box = printing.box
    for id, entry in [*content["foes"].entries(), *content["perils"].entries()]:
        number = len(names)
        if number == KINDS_OF_ENCOUNTER:
            entry.wrong(f"too many encounters; there can be {KINDS_OF_ENCOUNTER}")
        box.kind_is_combat[number] = "boxes" in entry
        names.append(_foe(id, entry, printing, number) if "boxes" in entry else _peril(id, entry, printing, number))
        box.kind_xp[number] = entry["xp"].whole(0, t.XPS - 1)
        for card in entry["cards"].items(1, 4):
            _card(card, box, number, skills, potions)
    return names


def _foe(id: str, entry: Entry, printing: Printing, number: int) -> dict[str, Any]:
    entry.only("name", "xp", "boxes", "cards", maybe=("ability",))
    box = printing.box
    box.kind_squares[number], box.kind_n_squares[number] = printing.add_squares(entry["boxes"].items(1, 9))
    names: dict[str, Any] = {"id": id, "name": entry["name"].names(), "ability": None}
    if "ability" in entry:
        ability = entry["ability"]
        ability.only("name", "text", "effect")
        box.kind_row[number] = printing.add_effect(ability["effect"])
        names["ability"] = {"name": ability["name"].names(), "text": ability["text"].names()}
    return names


def _peril(id: str, entry: Entry, printing: Printing, number: int) -> dict[str, Any]:
    entry.only("name", "xp", "options", "cards", maybe=("split_loot",))
    box, options = printing.box, entry["options"].items(2, 2)
    for option in options:
        option.only("name", "time", "box")
    box.kind_squares[number], box.kind_n_squares[number] = printing.add_squares([one["box"] for one in options])
    write(box.kind_time[number], [option["time"].whole(0, 9) for option in options])
    box.kind_split[number] = read_yes(entry["split_loot"]) if "split_loot" in entry else False
    return {"id": id, "name": entry["name"].names(), "options": [option["name"].names() for option in options]}


def _card(entry: Entry, box: Any, kind: int, skills: dict[str, int], potions: dict[str, int]) -> None:
    entry.only("item", "scroll", "marked", maybe=("leaf",))
    number = box.n_cards
    if number == t.CARDS:
        entry.wrong(f"too many cards; there can be {t.CARDS}")
    box.card_kind[number] = kind
    for icon in entry["item"].items(1, 4):
        box.card_icons[number, icon.choice(ICONS)] += 1
    known = (*skills, *list(potions)[box.n_printed :])
    scroll = known[entry["scroll"].choice(known)]
    box.card_potion[number] = potions.get(scroll, t.NONE)
    box.card_skill[number] = skills.get(scroll, t.NONE)
    marked = read_yes(entry["marked"])
    box.card_leaf[number] = read_yes(entry["leaf"]) if "leaf" in entry else False
    box.card_count[0, number] = marked or not box.mixed
    box.card_count[1, number] = 1 if box.mixed else 2
    box.n_cards += 1


# Skills of a campaign


def _basics(entry: Entry, printing: Printing) -> list[int]:
    numbers: list[int] = []
    for id, skill in entry.entries():
        if len(numbers) == BASICS:
            skill.wrong(f"too many basic skills; there can be {BASICS}")
        numbers.append(printing.add_ability(skill, id))
    printing.box.n_basics = len(numbers)
    write(printing.box.basics, numbers)
    return numbers


def _talents(entry: Entry, printing: Printing) -> list[dict[str, Any]]:
    """Every talent with its group and the ticks it wants."""
    names: list[dict[str, Any]] = []
    for group, (id, part) in enumerate(entry.entries()):
        part.only("name", "talents")
        for talent_id, talent in part["talents"].entries():
            if len(names) == TALENTS:
                talent.wrong(f"too many talents; there can be {TALENTS}")
            number = printing.add_ability(talent, talent_id, "ticks")
            ticks = [item.whole(0, 9) for item in talent["ticks"].items(3, 3)]
            printing.box.talents[len(names)] = number
            of = {"group": group, "group_id": id, "group_name": part["name"].names()}
            names.append({"id": talent_id, "ability": number, "ticks": ticks, **of})
    printing.box.n_talents = len(names)
    return names


# Heroes and levels


def _heroes(entry: Entry, printing: Printing) -> list[dict[str, Any]]:
    names: list[dict[str, Any]] = []
    for id, hero in entry.entries():
        if len(names) == HERO_CARDS:
            hero.wrong(f"too many heroes; there can be {HERO_CARDS}")
        hero.only("name", "the", *SIDES)
        sides = [
            _side(hero[name], printing, side, len(names)) for side, name in ((ALONE, "alone"), (TOGETHER, "together"))
        ]
        names.append({"id": id, "name": hero["name"].names(), "the": hero["the"].names(), "sides": sides})
    printing.box.n_heroes = len(names)
    return names


def _side(entry: Entry, printing: Printing, side: int, number: int) -> dict[str, Any]:
    entry.only(*ICONS, "feat", "skill", maybe=("mark",))
    box = printing.box
    write(box.hero_icons[side, number], [entry[icon].whole(0, 9) for icon in ICONS])
    box.hero_skill[side, number] = printing.add_ability(entry["skill"], "skill")
    _feat(entry["feat"], box, side, number)
    feat = {"name": entry["feat"]["name"].names(), "text": entry["feat"]["text"].names()}
    return {"feat": feat, "mark": read_mark(entry)}


def _feat(entry: Entry, box: Any, side: int, number: int) -> None:
    entry.only("name", "text", "use", maybe=("ways", "drop", "gamble", "store"))
    uses = {"combat": t.COMBAT, "peril": t.PERIL, "guardian": t.GUARDIAN}
    box.feat_use[side, number] = sum(
        {tuple(uses.values())[item.choice(tuple(uses))] for item in entry["use"].items(1, 3)}
    )
    if ("ways" in entry) == ("store" in entry):
        entry.wrong("a feat has either `ways` to roll dice or a `store` of them; give one of the two")
    if "ways" in entry:
        ways = entry["ways"].items(1, WAYS)
        box.feat_ways[side, number] = len(ways)
        for way, item in enumerate(ways):
            item.only("time", "dice")
            box.feat_time[side, number, way] = item["time"].whole(0, 9)
            box.feat_dice[side, number, way] = item["dice"].whole(1, 6)
    if "drop" in entry:
        box.feat_drop[side, number] = entry["drop"].whole(1, 1)
    if "gamble" in entry:
        entry["gamble"].only("face", "wounds", "time")
        box.feat_face[side, number] = entry["gamble"]["face"].whole(1, t.VALUES)
        box.feat_wounds[side, number] = entry["gamble"]["wounds"].whole(0, 3)
        box.feat_hours[side, number] = entry["gamble"]["time"].whole(0, 9)
    if "store" in entry:
        entry["store"].only("when", "most")
        when = {tuple(STORING.values())[item.choice(tuple(STORING))] for item in entry["store"]["when"].items(1, 4)}
        box.store_when[side, number], box.store_most[side, number] = (
            sum(when),
            entry["store"]["most"].whole(1, WAYS),
        )


def _levels(entry: Entry, box: Any) -> list[str | None]:
    """The levels; returns what is not sure about those of two heroes."""
    entry.only(*SIDES)
    for side, name in enumerate(SIDES):
        for number, level in enumerate(entry[name].items(LEVELS, LEVELS)):
            level.only("items", "skills", "bonus", "xp", maybe=("mark",))
            box.level_items[side, number] = level["items"].whole(1, t.ITEMS - 1)
            box.level_skills[side, number] = level["skills"].whole(1, t.SKILLS - 1)
            box.level_bonus[side, number] = level["bonus"].whole(0, 6)
            box.level_xp[side, number] = level["xp"].whole(1, 30)
    return [read_mark(level) for level in entry["together"].items(LEVELS, LEVELS)]


# Dungeons


def _dungeons(entry: Entry, printing: Printing) -> list[dict[str, Any]]:
    names: list[dict[str, Any]] = []
    for id, dungeon in entry.entries():
        number = len(names)
        if number == DUNGEONS:
            dungeon.wrong(f"too many dungeons; there can be {DUNGEONS}")
        dungeon.only("name", "difficulty", "floors", "guardian")
        printing.box.difficulty[number] = dungeon["difficulty"].whole(1, 3)
        floors = dungeon["floors"].items(t.FLOORS, t.FLOORS)
        names_of = [_floor(floor, printing, number, place) for place, floor in enumerate(floors)]
        guardian = _guardian(dungeon["guardian"], printing, number)
        names.append({"id": id, "name": dungeon["name"].names(), "floors": names_of, "guardian": guardian})
    printing.box.n_dungeons = len(names)
    return names


def _floor(entry: Entry, printing: Printing, number: int, place: int) -> dict[str, Any]:
    entry.only("name", "peril", "combat", maybe=("effect", "text"))
    box = printing.box
    if "effect" in entry:
        box.floor_row[number, place] = printing.add_effect(entry["effect"])
    for way, name in enumerate(("combat", "peril")):
        first, count = printing.add_squares(entry[name].items(0, 2))
        box.floor_squares[number, place, way], box.floor_n_squares[number, place, way] = first, count
    return {"name": entry["name"].names(), "text": entry["text"].names() if "effect" in entry else None}


def _guardian(entry: Entry, printing: Printing, number: int) -> dict[str, Any]:
    entry.only("name", "the", "health", "boxes", maybe=("effect", "text"))
    box = printing.box
    box.guardian_health[number] = entry["health"].whole(1, 30)
    first, count = printing.add_squares(entry["boxes"].items(1, t.BOXES))
    box.guardian_squares[number], box.guardian_n_squares[number] = first, count
    if "effect" in entry:
        box.guardian_row[number] = printing.add_effect(entry["effect"])
    text = entry["text"].names() if "effect" in entry else None
    return {"name": entry["name"].names(), "the": entry["the"].names(), "text": text}
