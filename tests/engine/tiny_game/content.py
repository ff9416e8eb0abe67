"""The box of Heads: reads `box.yaml` and checks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.engine.game import Box
from undercroft.engine.records import box_type, write

from .table import CHARMS, SIDES

if TYPE_CHECKING:
    from undercroft.engine.content import Entry

BOX = box_type([("goal", "i1", 2), ("coin", "i1", 2), ("copies", "i1", CHARMS), ("worth", "i1", CHARMS)])


def load(content: Entry) -> Box:
    """The box of a content file."""
    content.only("goal", "coin", "charms")
    box = BOX.plain()
    write(box.goal, [content["goal"][length].whole(1, 8) for length in ("short", "long")])
    write(box.coin, [content["coin"][side].whole(1, 9) for side in SIDES])
    charms = content["charms"].items(CHARMS, CHARMS)
    write(box.copies, [charm["copies"].whole(1, 9) for charm in charms])
    write(box.worth, [charm["worth"].whole(0, 3) for charm in charms])
    return Box(box, {"charms": [charm["name"].names() for charm in charms]}, content.fingerprint)
