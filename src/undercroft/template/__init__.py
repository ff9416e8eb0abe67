"""Template: throw a die as often as you dare. A one loses the pot; stop in time, and it is yours."""

from undercroft.engine.game import Game

GAME = Game(
    id="template",
    version=1,  # raise it when a change of rules makes old games play differently
    name={"en": "Template", "fr": "Template"},
    seats=(2, 4),
    minutes=(5, 10),
    scores=(0, 105),
    win=None,
    streams=("dice",),
    options=(),
    package=__name__,
)
