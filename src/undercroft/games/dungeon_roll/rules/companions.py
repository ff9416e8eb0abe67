"""What dice, treasures, allies and the hero can do as companions: beat monsters, open chests, quaff potions."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from ..content.box import AS_FACE, NO_HERO
from ..content.cards import ACT_AS
from ..moves import MONSTERS, beat_move, monster_in, number_in, open_move, quaff_move, source_in
from ..table import ALLY, CHEST, EXTRA, FACES, GOBLIN, MONSTER, NOBODY, POTION, RAISE, SOURCES, TARGET, TOKENS

N_SOURCES = len(SOURCES)


@rule
def row_of(table: Rec) -> int:
    """The row of the box for the adventurer's hero and its side."""
    seat = table.adventurer
    hero = table.hero[seat]
    return NO_HERO if hero == NOBODY else 2 * hero + table.master[seat]


@rule
def monsters(table: Rec) -> int:
    """How many stand in the way."""
    return table.dungeon[GOBLIN] + table.dungeon[GOBLIN + 1] + table.dungeon[GOBLIN + 2]


@rule
def active_dungeon(table: Rec) -> int:
    """Dungeon dice on the level: monsters, chests and potions."""
    return monsters(table) + table.dungeon[CHEST] + table.dungeon[POTION]


@rule
def active_party(table: Rec) -> int:
    """Party dice that can be used."""
    count = 0
    for face in range(FACES):
        count += table.party[face]
    return count


@rule
def pool(box: Rec, table: Rec) -> int:
    """Dungeon dice that are free to be rolled."""
    away = active_dungeon(table) + table.lair + table.allies + table.dungeon_chosen + table.dungeon_rolls
    return box.dungeon_dice - away


@rule
def ultimate_allowed(box: Rec, table: Rec, row: int) -> bool:
    """Whether the hero's ultimate is ready and can be used in this phase (DR-39)."""
    if not table.ready[table.adventurer]:
        return False
    return bool(box.ultimate_phases[row] >> (table.phase - MONSTER) & 1)


@rule
def supply(box: Rec, table: Rec, row: int, source: int) -> int:
    """How many there are of a source."""
    if source < TOKENS:
        return table.party[source]
    if source < ALLY:
        held = table.treasures[table.adventurer, source - TOKENS]
        return held if box.treasure_does[source - TOKENS] == AS_FACE else 0
    if source == ALLY:
        return table.allies
    return int(box.ultimate[row] == ACT_AS and ultimate_allowed(box, table, row))


@rule
def spend(table: Rec, source: int) -> None:
    """Dice go to the graveyard, treasures back to the box, allies to the pool; the hero's card is turned (DR-08)."""
    if source < TOKENS:
        table.party[source] -= 1
        table.graveyard += 1
    elif source < ALLY:
        table.treasures[table.adventurer, source - TOKENS] -= 1
    elif source == ALLY:
        table.allies -= 1
    else:
        table.ready[table.adventurer] = 0
        table.hero_used[table.adventurer] = 1


@rule
def set_to_work(table: Rec, source: int) -> None:
    """Spend a source on an effect that takes time: a treasure is not back in the box before it is over."""
    spend(table, source)
    if TOKENS <= source < ALLY:
        table.in_use = source - TOKENS


# Monsters


@rule
def legal_beats(box: Rec, table: Rec, row: int, out: Rec, n: int) -> int:
    """Each companion with each kind of monster, one or more of them (DR-09 to DR-13)."""
    for source in range(N_SOURCES):
        if supply(box, table, row, source) == 0:
            continue
        for monster in range(MONSTERS):
            most = min(box.can[row, source, GOBLIN + monster], table.dungeon[GOBLIN + monster])
            for number in range(most):
                out[n] = beat_move(source, monster, number)
                n += 1
    return n


@rule
def beat(box: Rec, table: Rec, row: int, move: int) -> None:
    """Beaten dice go back to the pool (DR-08); some companions then beat one more of any kind."""
    number = number_in(move) + 1
    face = GOBLIN + monster_in(move)
    source = source_in(move)
    spend(table, source)
    table.companion_used = 1
    table.dungeon[face] -= number
    if number > box.can_plainly[row, source, face]:
        table.hero_used[table.adventurer] = 1
    if box.extra[row, source] > 0 and monsters(table) > 0:
        ask_for_targets(table, EXTRA, box.extra[row, source], 1)


@rule
def ask_for_targets(table: Rec, purpose: int, left: int, may_stop: int) -> None:
    """Wait for monsters to be named, one by one."""
    table.stage = TARGET
    table.purpose = purpose
    table.left = left
    table.may_stop = may_stop


# Loot


@rule
def most_potions(table: Rec, source: int) -> int:
    """A potion needs a die in the graveyard to bring back; the die that quaffs lies there already (DR-19)."""
    return min(table.dungeon[POTION], table.graveyard + (source < TOKENS))


@rule
def legal_loot(box: Rec, table: Rec, row: int, out: Rec, n: int) -> int:
    """Open chests (DR-17), quaff potions (DR-19): one or more of them."""
    for source in range(N_SOURCES):
        if supply(box, table, row, source) == 0:
            continue
        for number in range(min(box.can[row, source, CHEST], table.dungeon[CHEST])):
            out[n] = open_move(source, number)
            n += 1
        for number in range(min(box.can[row, source, POTION], most_potions(table, source))):
            out[n] = quaff_move(source, number)
            n += 1
    return n


@rule
def can_loot(box: Rec, table: Rec, row: int) -> bool:
    """Whether there is a chest or a potion, and somebody for it."""
    if table.dungeon[CHEST] + table.dungeon[POTION] == 0:
        return False
    for source in range(N_SOURCES):
        if supply(box, table, row, source) > 0:
            if min(box.can[row, source, CHEST], table.dungeon[CHEST]) > 0:
                return True
            if min(box.can[row, source, POTION], most_potions(table, source)) > 0:
                return True
    return False


@rule
def open_chests(box: Rec, table: Rec, row: int, move: int) -> int:
    """Chests are opened; returns how many treasures they hold (DR-18)."""
    source = source_in(move)
    number = number_in(move) + 1
    set_to_work(table, source)
    note_loot(box, table, row, source, CHEST, number)
    table.dungeon[CHEST] -= number
    return number


@rule
def quaff(box: Rec, table: Rec, row: int, move: int) -> None:
    """Each potion brings a die back from the graveyard, on a face of the player's choice (DR-19)."""
    source = source_in(move)
    number = number_in(move) + 1
    set_to_work(table, source)
    note_loot(box, table, row, source, POTION, number)
    table.dungeon[POTION] -= number
    ask_for_faces(table, number)


@rule
def note_loot(box: Rec, table: Rec, row: int, source: int, face: int, number: int) -> None:
    """Whether it took a companion, and the hero's specialty."""
    by_specialty = number > box.can_plainly[row, source, face]
    if by_specialty or box.types_plainly[row, source] != 0:
        table.companion_used = 1
    if by_specialty or monsters(table) > 0:
        table.hero_used[table.adventurer] = 1


@rule
def ask_for_faces(table: Rec, number: int) -> None:
    """Wait for the faces of dice that come back from the graveyard."""
    table.stage = RAISE
    table.left = number


@rule
def revive(table: Rec, face: int) -> None:
    """One die comes back."""
    table.graveyard -= 1
    table.party[face] += 1
    table.left -= 1
