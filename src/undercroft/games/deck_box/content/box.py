"""The box of Deck Box Dungeons: reads `box.yaml` and the files it names, or a single quest, and checks them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undercroft.engine.content import read_content
from undercroft.engine.game import Box
from undercroft.engine.records import write

from ..moves import TEMPLATES
from ..table import COLOURS, GENERATED, ROOMS
from .cards import read_abilities, read_enemies, read_equipment, read_heroes, read_items
from .layout import BOX, QUESTS, ROOM_KINDS
from .lines import ACROSS, DOWN, lines_to
from .programs import Programs, per_hero
from .quest_file import SIDE_NAMES, QuestFile
from .tiles import read_tiles

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

OWN = Path(__file__).parent / "box.yaml"
PARTS = ("heroes", "equipment", "abilities", "items", "enemies", "tiles")
MADE = ("easy", "normal", "hard")


@dataclass(frozen=True)
class _Rest:
    """A box but for its first quest, which another can take the place of."""

    rec: Any
    names: dict[str, Any]
    programs: Programs
    first: Entry
    fingerprint: str


def load(content: Entry) -> Box:
    """The box of a content file. A quest file alone is played with our own cards, in the place of the first quest."""
    if "rooms" in content or not ("set" in content or "quests" in content):
        rest = _own_rest()
        return _with_quest(rest, content, f"{rest.fingerprint}+{content.fingerprint}")
    rest = _rest(content)
    return _with_quest(rest, rest.first, rest.fingerprint)


def _with_quest(rest: _Rest, quest: Entry, fingerprint: str) -> Box:
    box = rest.rec.copy()
    programs = rest.programs.copy_for(box)
    told = QuestFile(box, 0, _ids(rest.names), programs).read(quest)
    names = {**rest.names, "quests": [told, *rest.names["quests"]], "texts": programs.texts}
    return Box(box, names, fingerprint)


@cache
def _own_rest() -> _Rest:
    return _rest(read_content(OWN))


def _rest(content: Entry) -> _Rest:
    content.only("set", "limits", "dice", *PARTS, "quests", "generator")
    box = BOX.plain()
    _limits(content["limits"], box)
    _dice(content["dice"], box)
    _lines(box)
    names: dict[str, Any] = {"set": content["set"].names(), **_cards(content, box)}
    programs, ids = Programs(box), _ids(names)
    first, *others = content["quests"].items(GENERATED, min(QUESTS, GENERATED))
    names["quests"] = [QuestFile(box, number, ids, programs).read(quest) for number, quest in enumerate(others, 1)]
    names["templates"] = _generator(content["generator"], box, programs)
    return _Rest(box, names, programs, first, content.fingerprint)


def _ids(names: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    return {sort: tuple(names[sort]) for sort in ("enemies", "tiles")}


def _cards(content: Entry, box: Any) -> dict[str, Any]:
    heroes, equipment, abilities, items, enemies, tiles = (content[part] for part in PARTS)
    factions, foes = read_enemies(enemies, box)
    return {
        "heroes": read_heroes(heroes, box),
        "equipment": read_equipment(equipment, box),
        "abilities": read_abilities(abilities, box),
        "items": read_items(items, box),
        "factions": factions,
        "enemies": foes,
        "tiles": read_tiles(tiles, box),
    }


def _limits(entry: Entry, box: Any) -> None:
    entry.only("treasure", "energy")
    box.most_treasure = entry["treasure"].whole(1, 99)
    box.most_energy = entry["energy"].whole(1, 99)


def _dice(entry: Entry, box: Any) -> None:
    """The enemies' dice: of each colour so many, with three faces for melee and three for ranged."""
    entry.only(*COLOURS)
    for colour, name in enumerate(COLOURS):
        die = entry[name]
        die.only("count", "melee", "ranged")
        box.dice[colour] = die["count"].whole(1, 8)
        faces = [face.whole(1, 6) for kind in ("melee", "ranged") for face in die[kind].items(3, 3)]
        write(box.face_health[colour], faces)
        write(box.face_type[colour], (0, 0, 0, 1, 1, 1))
        box.top[colour] = max(faces)
    if sum(box.dice) > 13:
        entry.wrong("more than 13 enemy dice; two boxes have room for 26 enemies")


def _lines(box: Any) -> None:
    """The lines of sight between any two squares of a room, or of two rooms one above the other."""
    n = 0
    for down in range(DOWN + 1):
        for across in range(-ACROSS, ACROSS + 1):
            if (down, across) <= (0, 0):
                continue  # the same square, or the same pair the other way round
            box.first_line[across + ACROSS, down] = n
            for line in lines_to(across, down):
                write(box.line_rows[n], line.rows())
                write(box.line_cracks[n], (line.first_crack, line.last_crack))
                n += 1
            box.n_lines[across + ACROSS, down] = n - box.first_line[across + ACROSS, down]


def _generator(entry: Entry, box: Any, programs: Programs) -> list[dict[str, Any]]:
    """The numbers of generated quests, and the templates of their rooms."""
    entry.only("difficulties", "weights", "templates")
    entry["difficulties"].only(*MADE)
    for number, name in enumerate(MADE):
        level = entry["difficulties"][name]
        level.only("rooms", "side", "base", "per_depth", "adds", "boss", "second_wind")
        box.made_rooms[number] = level["rooms"].whole(2, ROOMS)
        box.made_hard[number] = level["side"].choice(SIDE_NAMES)
        for field in ("base", "per_depth", "adds"):
            getattr(box, f"made_{field}")[number] = level[field].whole(0, 60)
        write(box.made_boss[number], per_hero(level["boss"]))
        write(box.made_wind[number], per_hero(level["second_wind"]))
    entry["weights"].only(*ROOM_KINDS)
    write(box.kind_weight, [entry["weights"][kind].whole(1, 50) for kind in ROOM_KINDS])
    return _templates(entry["templates"], box, programs)


def _templates(entry: Entry, box: Any, programs: Programs) -> list[dict[str, Any]]:
    entry.only(*ROOM_KINDS)
    told: list[dict[str, Any]] = []
    for kind, name in enumerate(ROOM_KINDS):
        for _id, template in entry[name].entries():
            if len(told) == TEMPLATES:
                template.wrong(f"one template too many; there can be {TEMPLATES}")
            effects = () if name == "fight" else ("do", "roll")
            template.only("title", "text", maybe=effects)
            box.template_kind[len(told)] = kind
            box.template_program[len(told)] = programs.encounter(template)
            told.append({"title": template["title"].names(), "text": template["text"].names()})
    box.n_templates = len(told)
    return told
