"""The ten achievements of the solo game (DR-43)."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..table import ACHIEVED, CHAMPION, PROTOTYPE

(
    DRAGON_SLAYER,
    DRAGON_MASTER,
    NEVER_TELL_ODDS,
    HERE_DRAGON,
    PIECE_OF_CAKE,
    ELITE,
    BOTTOMLESS_BAG,
    DUNGEON_MASTER,
    NATURAL_20,
    CRITICAL_HIT,
) = range(10)
ALL_DICE = 7
BAITS = 3
CHAMPIONS = 5
NATURAL_SCORE = 20


@rule
def award(table: Rec, which: int) -> None:
    """Achievements belong to the solo game of the prototype."""
    seat = table.adventurer
    if table.seats == 1 and table.rules == PROTOTYPE and not table.achieved[seat] >> which & 1:
        table.achieved[seat] |= 1 << which
        say(table, ACHIEVED, EVERYONE, seat, which, 0)


@rule
def look_at_party(table: Rec) -> None:
    """The elite: five champions or more."""
    if table.party[CHAMPION] >= CHAMPIONS:
        award(table, ELITE)


@rule
def look_at_dragon(table: Rec) -> None:
    """After a dragon is slain."""
    if table.dragons >= 2:
        award(table, DRAGON_SLAYER)
    if table.dragons >= 3:
        award(table, DRAGON_MASTER)
    if table.baits >= BAITS:
        award(table, HERE_DRAGON)


@rule
def look_at_level(table: Rec) -> None:
    """After a level is cleared."""
    if table.level_dice >= ALL_DICE:
        award(table, NEVER_TELL_ODDS)
    if table.outnumbered:
        award(table, PIECE_OF_CAKE)
    if table.met_foe and not table.companion_used and not table.swept:
        award(table, CRITICAL_HIT)


@rule
def look_at_score(table: Rec, points: int) -> None:
    """In the end: twenty points without the hero's card."""
    if points >= NATURAL_SCORE and not table.hero_used[table.adventurer]:
        award(table, NATURAL_20)
