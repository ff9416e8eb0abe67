"""One Deck Dungeon in any phase."""

from __future__ import annotations

from typing import Any

import numpy as np

from .moments import Data, Met, Moment, first_liked, one_of, texts_of

# What is done where there is nothing better: of the first of these verbs that is offered, any move.
LIKED = (
    *("fight", "enter", "open", "explore", "gather", "item", "skill", "swap_item", "potion", "xp", "descend", "finish"),
)


def moment(met: Met, liked: tuple[str, ...] = (), **more: Any) -> Moment:
    """A moment that is looked for as the guide says, or by doing what is liked, else with dice placed as is best."""

    def choice(now: Data, luck: np.random.Generator) -> str:
        table, texts = now["view"]["table"], texts_of(now)
        guided = (table["lesson"] or {"move": None})["move"]
        if guided is not None:
            return next(str(move["text"]) for move in now["moves"] if move["id"] == guided)
        wished = first_liked(texts, liked)
        if not wished and table["best"]:
            return str(table["best"][0])
        return one_of(luck, wished or first_liked(texts, LIKED) or texts)

    return Moment("one_deck", met, choice, **more)


def deciding(phase: str) -> Met:
    """Somebody decides in this phase."""
    return lambda table, now: table["phase"] == phase and bool(now["moves"])


def fighting(mode: str) -> Met:
    """Dice are placed in an encounter of this kind."""
    return lambda table, now: deciding("act")(table, now) and table["encounter"]["mode"] == mode


def shielded(table: Data, now: Data) -> bool:
    """A fight with a shield to cover, a wide box, and dice for the shield."""
    if not fighting("combat")(table, now):
        return False
    boxes = table["encounter"]["boxes"]
    return any(box["shield"] and box["takes"] for box in boxes) and any(box["wide"] for box in boxes)


def single(table: Data, now: Data) -> bool:
    """A die can be put on a box for one die."""
    boxes = {box["box"]: box for box in table["encounter"]["boxes"]} if table["phase"] == "act" else {}
    places = [move["text"] for move in now["moves"] if move["verb"] == "place"]
    return bool(places) and not boxes[int(places[0].split()[-1])]["wide"]


def wide(table: Data, now: Data) -> bool:
    """A wide box can be filled, and not with one die."""
    if table["phase"] != "act" or not now["moves"]:
        return False
    return any(box["wide"] and box["takes"] and box["value"] > 6 for box in table["encounter"]["boxes"][:1]) and any(
        move["text"].split()[-1] == "1" and move["verb"] == "place" for move in now["moves"]
    )


def doors_of_both_kinds(table: Data, now: Data) -> bool:
    """Open and closed doors to choose from."""
    return bool(deciding("action")(table, now) and table["deck"]["open"] and table["deck"]["closed"] > 0)


def time_passes(table: Data, now: Data) -> bool:
    """A turn begins."""
    return bool(now["turn"] == "chance" and table["turn"] == 2)


def over(table: Data, _now: Data) -> bool:
    """The end, whatever it is."""
    return table["phase"] in ("won", "lost")


def lost(table: Data, _now: Data) -> bool:
    """A sad end."""
    return bool(table["phase"] == "lost")


GUIDED, TWO, FOUR = {"lesson": "first"}, {"heroes": "two"}, {"heroes": "four"}
MOMENTS: dict[str, Moment] = {
    "time": moment(time_passes),
    "explore": moment(deciding("action")),
    "doors": moment(doors_of_both_kinds, ("flee",)),
    "door": moment(deciding("door")),
    "option": moment(deciding("option")),
    "feats": moment(deciding("feats"), options={"hero_1": "rogue"}),
    "act": moment(shielded),
    "peril": moment(fighting("peril")),
    "pick": moment(deciding("pick"), ("use",), options={"hero_1": "archer"}),
    "loot": moment(deciding("loot")),
    "start": moment(deciding("start")),
    "spend": moment(deciding("spend"), ("xp",)),
    "stairs": moment(deciding("stairs")),
    "guide": moment(deciding("action"), options=GUIDED),
    "guardian": moment(fighting("guardian"), options=GUIDED),
    "lost": moment(lost, ("finish",)),
    "two": moment(fighting("combat"), options=TWO),
    "two loot": moment(deciding("loot"), options=TWO),
    "four split": moment(deciding("split"), options=FOUR),
    "four": moment(fighting("combat"), options=FOUR),
}
# More that tests look at.
SINGLE, WIDE = moment(single), moment(wide)
