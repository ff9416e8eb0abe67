"""The verbs of Dungeon Roll."""

from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

from .table import DUNGEON_FACES, FACES, GOBLIN, PARTY_FACES, SCROLL_TOKEN, SOURCES, TREASURES

MOST_DICE = 8  # of a kind, on the table at once
MOST_HEROES = 32
MONSTERS = 3

SOURCE = Arg("source", SOURCES)
MONSTER = Arg("monster", DUNGEON_FACES[GOBLIN : GOBLIN + MONSTERS])
NUMBER = Arg.counted("number", MOST_DICE)
TREASURE = Arg("treasure", TREASURES)
HERO_CARD = Arg.counted("hero", MOST_HEROES)
STACKS = (*PARTY_FACES, *DUNGEON_FACES[GOBLIN:])  # what can be rolled again: all but the lair
STACK = Arg("stack", STACKS)

VERBS = Verbs(
    die=(Arg("face", PARTY_FACES),),  # luck's: one party die
    monster=(Arg("face", DUNGEON_FACES),),  # luck's: one dungeon die
    draw=(TREASURE,),  # luck's: one treasure from the box
    deal=(HERO_CARD,),  # luck's: a hero for the next seat
    take=(HERO_CARD,),  # a hero of one's choice
    beat=(SOURCE, MONSTER, NUMBER),
    target=(MONSTER,),  # one more monster, for a hero's ability
    enough=(),  # no more of them
    open=(SOURCE, NUMBER),
    quaff=(SOURCE, NUMBER),
    # `raise` is a word of Python
    revive=(Arg("face", PARTY_FACES),),
    read=(Arg("scroll", (PARTY_FACES[-1], TREASURES[SCROLL_TOKEN])),),  # a scroll is spent to roll dice again
    choose=(STACK, NUMBER),  # dice to be rolled again
    reroll=(),
    keep=(),  # roll nothing again
    use=(TREASURE,),
    bait=(Arg("face", DUNGEON_FACES[GOBLIN:]),),  # one die becomes a dragon
    ultimate=(),
    recruit=(Arg.counted("number", 2),),
    pay=(TREASURE,),  # the price of an ultimate
    discard=(TREASURE,),
    specialty=(),
    fight=(SOURCE,),  # against the dragon
    onward=(),
    flee=(),
    retire=(),
    seek=(),  # glory: the next level
)

DIE, MONSTER_DIE, DRAW, DEAL, TAKE = (VERBS[name].first for name in ("die", "monster", "draw", "deal", "take"))
BEAT, TARGET_MONSTER, ENOUGH, OPEN, QUAFF = (VERBS[n].first for n in ("beat", "target", "enough", "open", "quaff"))
REVIVE, READ, CHOOSE_DICE, REROLL, KEEP = (VERBS[name].first for name in ("revive", "read", "choose", "reroll", "keep"))
USE, BAIT, ULTIMATE, RECRUIT, PAY = (VERBS[name].first for name in ("use", "bait", "ultimate", "recruit", "pay"))
DISCARD_ONE, SPECIALTY, FIGHT_WITH = (VERBS[name].first for name in ("discard", "specialty", "fight"))
ONWARD, FLEE, RETIRE, SEEK = (VERBS[name].first for name in ("onward", "flee", "retire", "seek"))
# Companions at work, and dice rolled again.
DICE_VERBS = (BEAT, TARGET_MONSTER, ENOUGH, OPEN, QUAFF, REVIVE, READ, CHOOSE_DICE, REROLL, KEEP)
BAIT_FACES = FACES - 1

RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
face_in, treasure_in, hero_in, scroll_in, stack_in = (
    RULES.argument(name) for name in ("face", "treasure", "hero", "scroll", "stack")
)
source_in, monster_in, number_in = (RULES.argument(name) for name in ("source", "monster", "number"))
beat_move = RULES.moves("beat", "source", "monster", "number")
open_move, quaff_move = (RULES.moves(verb, "source", "number") for verb in ("open", "quaff"))
choose_move = RULES.moves("choose", "stack", "number")
