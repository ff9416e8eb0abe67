"""Experience, and the hero who grows with it."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import EVERYONE, Rec, say

from ..table import HERO_TURNS, NOBODY, PROTOTYPE


@rule
def gain(box: Rec, table: Rec, points: int) -> None:
    """Experience for the adventurer; the hero's card is turned as soon as it suffices (DR-38)."""
    seat = table.adventurer
    table.experience[seat] += points
    table.gains[seat, table.delve] += points
    hero = table.hero[seat]
    if hero == NOBODY or table.master[seat] or table.experience[seat] < box.level_up[hero]:
        return
    table.master[seat] = 1
    if table.rules == PROTOTYPE:
        table.ready[seat] = 1  # the card is set upright (DR-39); as published that happens when a party is formed
    say(table, HERO_TURNS, EVERYONE, seat, hero, 0)
