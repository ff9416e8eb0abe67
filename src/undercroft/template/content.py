"""The box: reads `box.yaml` and checks it."""

from undercroft.engine.content import Entry
from undercroft.engine.game import Box
from undercroft.engine.records import box_type

BOX = box_type([("goal", "<i2")])


def load(content: Entry) -> Box:
    """The box of a content file."""
    content.only("goal")
    box = BOX.plain()
    box.goal = content["goal"].whole(1, 99)
    return Box(box, {}, content.fingerprint)
