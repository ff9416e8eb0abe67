"""The box of Welcome to the Dungeon: reads `box.yaml`, checks it, and turns effects into rows of numbers."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, Any

from undercroft.engine.errors import did_you_mean
from undercroft.engine.game import Box
from undercroft.engine.records import box_type, fill

from .. import table as t

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

BITS = 4  # of the bag, for each kind of monster
MOST_POWER, MOST_TOTAL = 20, 120  # so that hit points fit a byte however deep they fall
MOST_HIT_POINTS = 31
STATES = 1024  # of an adventurer in the dungeon, for each way the cards can have come: what the odds are reckoned in

NO_TILE = -1
REPEATABLE = (t.HIT_POINTS, t.IGNORE, t.IGNORE_AND_GAIN)  # effects that an adventurer may have on several tiles
FIELDS = {
    t.HIT_POINTS: ("amount",),
    t.IGNORE: ("against",),
    t.IGNORE_AND_GAIN: ("against",),
    t.IGNORE_WITH_NEXT: ("against",),
}

BOX = box_type(
    [
        ("bag", "<i8"),  # how many cards there are of each kind, BITS each
        ("cards", "i1"),  # in all
        ("power", "i1", t.KINDS + 1),  # a card that is not known has none
        ("copies", "i1", t.KINDS + 1),
        ("hit_points", "i1", t.HEROES),
        # An effect is a row: what the tile does, the kinds of monster it does it to (a bit each), and how much.
        ("does", "i1", (t.HEROES, t.TILES)),
        ("against", "<i2", (t.HEROES, t.TILES)),
        ("amount", "i1", (t.HEROES, t.TILES)),
        ("tile_of", "i1", (t.HEROES, len(t.EFFECTS))),  # the adventurer's tile of each effect that is not REPEATABLE
    ]
)


def load(content: Entry) -> Box:
    """The box of a content file."""
    content.only("monsters", "adventurers")
    box = BOX.plain()
    monsters = _monsters(content["monsters"], box)
    heroes = content["adventurers"]
    heroes.only(*t.ADVENTURERS)
    adventurers = [_adventurer(heroes[name], hero, box) for hero, name in enumerate(t.ADVENTURERS)]
    return Box(box, {"monsters": monsters, "adventurers": adventurers}, content.fingerprint)


def _monsters(entry: Entry, box: Any) -> list[dict[str, str]]:
    """The names of the monsters, in the order of their kinds."""
    entry.only(*t.MONSTERS)
    names = []
    for kind, id in enumerate(t.MONSTERS, 1):
        monster = entry[id]
        monster.only("name", "power", "copies")
        names.append(monster["name"].names())
        box.power[kind] = monster["power"].whole(0, MOST_POWER)
        box.copies[kind] = monster["copies"].whole(0, t.CARDS)
    cards, total = sum(box.copies), sum(map(mul, box.copies, box.power))
    if not 1 <= cards <= t.CARDS:
        entry.wrong(f"{cards} cards in all; there must be from 1 to {t.CARDS}")
    if total > MOST_TOTAL:
        entry.wrong(f"the powers of all cards make {total}; they must make {MOST_TOTAL} at most")
    box.cards = cards
    # The lowest bits count cards that are not known; they start full, so that taking some away touches no others.
    box.bag = sum(copies << BITS * kind for kind, copies in enumerate(box.copies)) + (1 << BITS) - 1
    return names


def _adventurer(entry: Entry, hero: int, box: Any) -> dict[str, Any]:
    """The names of an adventurer and of its tiles."""
    entry.only("name", "hit_points", "equipment")
    box.hit_points[hero] = entry["hit_points"].whole(1, MOST_HIT_POINTS)
    fill(box.tile_of[hero], NO_TILE)
    tiles = [_tile(tile, hero, slot, box) for slot, tile in enumerate(entry["equipment"].items(t.TILES, t.TILES))]
    _check_hit_points(entry, hero, box)
    return {"name": entry["name"].names(), "tiles": tiles}


def _tile(entry: Entry, hero: int, slot: int, box: Any) -> dict[str, Any]:
    entry.only("kind", "name", "short", "text", "effect")
    effect = entry["effect"]
    does = effect["do"].choice(t.EFFECTS)
    effect.only("do", *FIELDS.get(does, ()))
    box.does[hero, slot] = does
    if does not in REPEATABLE:
        if box.tile_of[hero, does] != NO_TILE:
            effect.wrong(f"tile {box.tile_of[hero, does] + 1} does {t.EFFECTS[does]} already; keep one of them")
        box.tile_of[hero, does] = slot
    if does == t.HIT_POINTS:
        box.amount[hero, slot] = effect["amount"].whole(1, MOST_HIT_POINTS)
    elif does in FIELDS:
        box.against[hero, slot] = _against(effect["against"], box)
    words = {field: entry[field].names() for field in ("name", "short", "text")}
    return {"kind": entry["kind"].text(), **words}


def _against(entry: Entry, box: Any) -> int:
    """The kinds of monster that an effect is about, a bit each."""
    fields = list(entry.entries())
    if len(fields) != 1:
        entry.wrong("give exactly one of most, least, parity and only")
    name, value = fields[0]
    powers = list(box.power)
    if name in ("most", "least"):
        bound = value.whole(0, MOST_POWER)
        kinds = [kind for kind in _kinds() if (powers[kind] <= bound if name == "most" else powers[kind] >= bound)]
    elif name == "parity":
        odd = value.choice(("even", "odd"))
        kinds = [kind for kind in _kinds() if powers[kind] % 2 == odd]
    elif name != "only":
        value.wrong(f"no such field here; {did_you_mean(name, ('most', 'least', 'parity', 'only'))}")
    else:
        kinds = [1 + monster.choice(t.MONSTERS) for monster in value.items(1, t.KINDS)]
    return sum(1 << kind for kind in set(kinds))


def _kinds() -> range:
    return range(1, t.KINDS + 1)


def _check_hit_points(entry: Entry, hero: int, box: Any) -> None:
    """The most hit points an adventurer can come to, and the states that the odds have to tell apart."""
    does, start = box.does[hero], box.hit_points[hero] + sum(box.amount[hero])
    gain = gains(box, hero)
    if start + gain > MOST_HIT_POINTS:
        entry.wrong(
            f"with all its tiles it can come to {start + gain} hit points; it must be {MOST_HIT_POINTS} at most"
        )
    states = start + 2 * gain + 2  # from as far below 0 as can be made up for, and fallen
    for effect, count in ((t.IGNORE_ONCE, 2), (t.IGNORE_WITH_NEXT, 3), (t.REVIVE_ONCE, 2)):
        states *= count if effect in does else 1
    if t.SWAP_ONCE in does:
        states *= 1 + (t.KINDS if t.WIN_IF_DIFFERENT in does else 1)
    if states > STATES:
        entry.wrong(f"so many choices make {states} states to reckon with; there can be {STATES}: use simpler tiles")


def gains(box: Any, hero: int) -> int:
    """What the tiles of an adventurer can add to its hit points at most."""
    return sum(
        box.copies[kind] * box.power[kind]
        for slot in range(t.TILES)
        for kind in _kinds()
        if box.does[hero, slot] == t.IGNORE_AND_GAIN and box.against[hero, slot] >> kind & 1
    )
