"""The guided first game: two floors and the guardian, with prepared luck; and what to explain when (no rule's number).

Prepared cards and dice are the only outcomes there are when their turn comes, so nothing else of the rules knows about
it. Whoever plays otherwise than told meets them in another place; when they are used up, luck is luck.
"""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..table import (
    ACT,
    ACTION,
    CARD,
    CARDS,
    DOOR,
    FEATS,
    FLOORS,
    LOOT,
    LOST,
    NONE,
    OPTION,
    RESIST,
    ROLL,
    SPEND,
    STAIRS,
    START,
    WON,
)

TOPICS = (
    *("time", "explore", "doors", "fight", "option", "roll", "place", "stop", "loot", "feats", "skill", "potion"),
    *("level", "stairs", "floor", "guardian", "end"),
)
(
    ON_TIME,
    ON_EXPLORING,
    ON_DOORS,
    ON_FIGHTING,
    ON_OPTIONS,
    ON_ROLLING,
    ON_PLACING,
    ON_STOPPING,
    ON_LOOT,
    ON_FEATS,
    ON_SKILLS,
    ON_POTIONS,
    ON_LEVELS,
    ON_STAIRS,
    ON_FLOORS,
    ON_GUARDIAN,
    ON_THE_END,
) = range(17)


# Prepared luck


@rule
def prepared_face(box: Rec, table: Rec) -> int:
    """What the next die shows, or 0 if that is luck's."""
    if not table.lesson or table.lesson_dice >= box.lesson_n_dice:
        return 0
    return box.lesson_dice[table.lesson_dice]


@rule
def prepared_place(box: Rec, table: Rec) -> int:
    """Where in the prepared order the next card stands: the first that is still unseen. NONE if that is luck's."""
    if not table.lesson:
        return NONE
    for place in range(table.lesson_cards, box.lesson_n_cards):
        if table.unseen[box.lesson_cards[place]] > 0:
            return place
    return NONE


@rule
def use_up(box: Rec, table: Rec) -> None:
    """Luck is about to speak: what was prepared for it is used up."""
    if not table.lesson:
        return
    if table.wait in (ROLL, RESIST):
        table.lesson_dice = min(table.lesson_dice + 1, box.lesson_n_dice)
    elif table.wait == CARD:
        place = prepared_place(box, table)
        table.lesson_cards = place + 1 if place != NONE else box.lesson_n_cards


@rule
def begin_lesson(box: Rec, table: Rec) -> None:
    """The lesson's hero, dungeon and deck."""
    table.dungeon = box.lesson_dungeon
    table.kind[0] = box.lesson_hero
    table.topic = NONE
    for card in range(CARDS):
        table.unseen[card] = 0
    for place in range(box.lesson_n_deck):
        table.unseen[box.lesson_deck[place]] += 1


# What to explain


@rule
def explain(table: Rec) -> None:
    """Note what comes up for the first time."""
    if not table.lesson:
        return
    topic = topic_now(table)
    table.topic_new = 0
    if topic != NONE and not table.told >> topic & 1:
        table.told |= 1 << topic
        table.topic = topic
        table.topic_new = 1


@rule
def topic_now(table: Rec) -> int:
    """What there is to explain now, told or not; of several the one that is not told yet."""
    wait = table.wait
    if wait in (WON, LOST):
        return ON_THE_END
    if wait == CARD:
        return ON_TIME
    if wait == ACTION:
        if table.floor > 0 and not table.told >> ON_FLOORS & 1:
            return ON_FLOORS
        return ON_DOORS if table.closed > 0 else ON_EXPLORING
    if wait == DOOR:
        return ON_FIGHTING
    if wait == OPTION:
        return ON_OPTIONS
    if wait == LOOT:
        return ON_LOOT
    if wait == SPEND:
        return ON_LEVELS
    if wait == STAIRS:
        return ON_STAIRS
    if wait == START:
        return ON_POTIONS
    if wait == FEATS:
        return ON_FEATS
    return topic_of_dice(table)


@rule
def topic_of_dice(table: Rec) -> int:
    """While dice are rolled and placed."""
    if table.wait == ROLL:
        return ON_GUARDIAN if table.floor == FLOORS else ON_ROLLING
    if table.wait != ACT:
        return NONE
    if not table.told >> ON_PLACING & 1:
        return ON_PLACING
    if table.n_placed > 0 and not table.told >> ON_STOPPING & 1:
        return ON_STOPPING
    return ON_SKILLS if table.skills[0, 0] != NONE else NONE
