"""What lies on the table of Heads: pots, banks and, face down, charms."""

from undercroft.engine.records import table_type

SEATS, CHARMS, COINS = 3, 3, 3
SIDES = ("tails", "heads")
DEAL, CHOOSE, TOSS, DONE = range(4)
NO_CHARM = 0

TABLE = table_type(
    state=[
        ("seats", "i1"),
        ("goal", "i1"),
        ("charms", "i1"),  # whether the seats get any
        ("phase", "i1"),
        ("seat", "i1"),
        ("laid", "i1"),  # coins to toss
        ("pot", "i1"),
        ("bank", "i1", SEATS),
        ("charm", "i1", SEATS),  # counted from 1
    ],
    aside=[("tosses", "<i2")],
)

# Events
CHARM_DEALT, POT_LOST, POT_BANKED = range(3)
