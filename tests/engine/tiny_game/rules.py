"""Heads in the order of the turn: lay, toss, bank."""

from undercroft.engine.chance import DEAL_STREAM, draw
from undercroft.engine.compiling import rule
from undercroft.engine.game import CHANCE, OPEN, OVER
from undercroft.engine.records import EVERYONE, Rec, say

from .moves import BANK, CHARM, COIN, LAY, TOSS_ALL, charm_in, coins_in, side_in, verb_of
from .table import CHARM_DEALT, CHARMS, CHOOSE, COINS, DEAL, DONE, NO_CHARM, POT_BANKED, POT_LOST, SEATS, TOSS

CHARM_STREAM, COIN_STREAM = 0, 1

SHOWN = ("seats", "goal", "charms", "phase", "seat", "laid", "pot", "bank", "tosses")
HIDDEN = ("charm",)


@rule
def setup(box: Rec, table: Rec, options: Rec) -> None:
    """Empty banks; with charms, luck deals them first."""
    table.seats = options.seats
    table.goal = box.goal[options.length]
    table.charms = options.charms
    table.phase = DEAL if options.charms else CHOOSE


@rule
def turn(box: Rec, table: Rec) -> int:
    """Luck deals and tosses; the seats choose."""
    if table.phase == DONE:
        return OVER
    return table.seat if table.phase == CHOOSE else CHANCE


@rule
def legal(box: Rec, table: Rec, out: Rec) -> int:
    """The moves allowed in each phase."""
    n = 0
    if table.phase == DEAL:
        for charm in range(CHARMS):
            out[charm] = CHARM + charm
        return CHARMS
    if table.phase == TOSS:
        out[0], out[1] = COIN, COIN + 1
        return 2
    for coins in range(COINS - table.laid):
        out[n] = LAY + coins
        n += 1
    if table.laid > 0:
        out[n] = TOSS_ALL
        n += 1
    elif table.pot > 0:
        out[n] = BANK
        n += 1
    return n


@rule
def odds(box: Rec, table: Rec, out: Rec) -> int:
    """A charm as often as it has copies; the coin is bent."""
    if table.phase == DEAL:
        for charm in range(CHARMS):
            out[charm] = box.copies[charm]
        return CHARM_STREAM
    for side in range(2):
        out[side] = box.coin[side]
    return COIN_STREAM


@rule
def apply(box: Rec, table: Rec, move: int) -> None:
    """Play a move."""
    verb = verb_of(move)
    if verb == CHARM:
        deal_charm(table, charm_in(move) + 1)
    elif verb == COIN:
        toss_coin(table, side_in(move))
    elif verb == LAY:
        table.laid += coins_in(move) + 1
    elif verb == TOSS_ALL:
        table.phase = TOSS
    else:
        bank_pot(table)


@rule
def deal_charm(table: Rec, charm: int) -> None:
    """Only the seat that gets the charm is told which."""
    table.charm[table.seat] = charm
    say(table, CHARM_DEALT, table.seat, charm, 0, 0)
    next_seat(table)
    if table.seat == 0:
        table.phase = CHOOSE


@rule
def toss_coin(table: Rec, heads: int) -> None:
    """A head goes to the pot, and a pot that reaches the goal is banked; a tail loses the pot."""
    table.tosses += 1
    if not heads:
        say(table, POT_LOST, EVERYONE, table.seat, table.pot, 0)
        table.phase = CHOOSE
        next_seat(table)
        return
    table.pot += 1
    table.laid -= 1
    if table.laid == 0:
        table.phase = CHOOSE
        if table.bank[table.seat] + table.pot >= table.goal:
            bank_pot(table)


@rule
def bank_pot(table: Rec) -> None:
    """The pot is safe; whoever reaches the goal ends the game."""
    say(table, POT_BANKED, EVERYONE, table.seat, table.pot, 0)
    table.bank[table.seat] += table.pot
    table.pot = 0
    if table.bank[table.seat] >= table.goal:
        table.phase = DONE
    else:
        next_seat(table)


@rule
def next_seat(table: Rec) -> None:
    """The table is cleared for the next seat."""
    table.pot = 0
    table.laid = 0
    table.seat = (table.seat + 1) % table.seats


@rule
def score(box: Rec, table: Rec, out: Rec) -> None:
    """Coins in the bank; at the end the charm counts, too."""
    for seat in range(table.seats):
        out[seat] = table.bank[seat]
        if table.phase == DONE and table.charm[seat] != NO_CHARM:
            out[seat] += box.worth[table.charm[seat] - 1]


@rule
def see(box: Rec, table: Rec, seat: int, seen: Rec) -> None:
    """Everything but the charms of the others, which are turned over at the end."""
    seen.seats = table.seats
    seen.goal = table.goal
    seen.charms = table.charms
    seen.phase = table.phase
    seen.seat = table.seat
    seen.laid = table.laid
    seen.pot = table.pot
    for each in range(SEATS):
        seen.bank[each] = table.bank[each]
        if each == seat or seat == OPEN or table.phase == DONE:
            seen.charm[each] = table.charm[each]
    seen.tosses = table.tosses


@rule
def deal(box: Rec, seen: Rec, seat: int, seed: int, number: int) -> None:
    """Every seat that has a charm and hides it gets one, each kind as often as it has copies."""
    copies = 0
    for charm in range(CHARMS):
        copies += box.copies[charm]
    dealt = seen.seat if seen.phase == DEAL else seen.seats * seen.charms
    for each in range(dealt):
        if seen.charm[each] == NO_CHARM:
            at = draw(seed, number, DEAL_STREAM, each, copies)
            charm = 0
            while at >= box.copies[charm]:
                at -= box.copies[charm]
                charm += 1
            seen.charm[each] = charm + 1


@rule
def knows(box: Rec, table: Rec, seat: int, move: int) -> bool:
    """A charm is known to the seat that gets it alone."""
    return verb_of(move) != CHARM or seat == table.seat


@rule
def shown(box: Rec, table: Rec) -> bool:
    """At the end the charms are turned over."""
    return table.phase == DONE
