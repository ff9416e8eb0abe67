"""What a quest does by itself: at the end of some rounds, and when its boss falls for the first time (DB-05, DB-08)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.layout import AT_RECOVERY
from ..table import NOBODY, NOWHERE
from .stack import PROGRAM, PULLING, pop, push, top


@rule
def pull_triggers(box: Rec, table: Rec, when: int, room: int) -> None:
    """All triggers that are due now will go off, in the quest's order; those that name no room do so in `room`."""
    due = 0
    for trigger in range(box.n_triggers[table.quest]):
        if box.trigger_when[table.quest, trigger] == when and is_due(box, table, trigger):
            due |= 1 << trigger
    if due:
        push(table, PULLING, due, room, 0, 0, 0, 0, 0)


@rule
def is_due(box: Rec, table: Rec, trigger: int) -> bool:
    """Whether it is the round for a trigger, and its counter is high enough."""
    quest = table.quest
    counter, every = box.trigger_counter[quest, trigger], box.trigger_every[quest, trigger]
    is_timed = box.trigger_when[quest, trigger] == AT_RECOVERY
    if is_timed and table.rounds % every != box.trigger_offset[quest, trigger]:
        return False
    return counter == NOBODY or table.counters[counter] >= box.trigger_least[quest, trigger]


@rule
def run_pulling(box: Rec, table: Rec) -> None:
    """The next trigger that is due goes off."""
    frame = table.frames[top(table)]
    due, room, trigger = frame[1], frame[2], 0
    while not due >> trigger & 1:
        trigger += 1
    due &= ~(1 << trigger)
    frame[1] = due
    if due == 0:
        pop(table)
    if box.trigger_room[table.quest, trigger] != NOBODY:
        room = box.trigger_room[table.quest, trigger]
    push(table, PROGRAM, box.trigger_program[table.quest, trigger], NOBODY, room, 0, 0, NOWHERE, 0)
