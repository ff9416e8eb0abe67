"""What lies on the table: all that says what the position is, as numbers with names."""

from undercroft.engine.records import table_type

SEATS = 4
CHOOSE, ROLL, DONE = range(3)  # phases
TABLE = table_type(
    state=[
        ("seats", "i1"),
        ("phase", "i1"),
        ("seat", "i1"),
        ("die", "i1"),  # 0: not rolled yet
        ("pot", "<i2"),
        ("bank", "<i2", SEATS),
    ]
)
POT_LOST, POT_BANKED = range(2)  # events
