"""The verbs of Welcome to the Dungeon."""

from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

from .table import ADVENTURERS, MONSTERS, SEATS, TILES

MONSTER = Arg("monster", MONSTERS)
ADVENTURER = Arg("adventurer", ADVENTURERS)
TILE = Arg.counted("tile", TILES)  # in the order they lie under the adventurer

VERBS = Verbs(
    first=(Arg.counted("seat", SEATS),),  # luck's: who begins
    hero=(ADVENTURER,),  # luck's: the adventurer of the first round
    card=(MONSTER,),  # luck's: the next card of the deck
    choose=(ADVENTURER,),
    draw=(),
    **{"pass": ()},
    add=(),
    aside=(TILE,),
    name=(MONSTER,),
    flip=(),
    polymorph=(),
    axe=(),
    drink=(),
    face=(),  # what lies open, without using a tile on it
)

FIRST_SEAT, FIRST_HERO, CARD, CHOOSE_HERO = (VERBS[name].first for name in ("first", "hero", "card", "choose"))
DRAW_CARD, PASS, ADD, ASIDE = (VERBS[name].first for name in ("draw", "pass", "add", "aside"))
NAME_KIND, FLIP_CARD, POLYMORPH = (VERBS[name].first for name in ("name", "flip", "polymorph"))
USE_AXE, DRINK_POTION, FACE = (VERBS[name].first for name in ("axe", "drink", "face"))

RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
seat_in, adventurer_in, monster_in, tile_in = (
    RULES.argument(name) for name in ("seat", "adventurer", "monster", "tile")
)
