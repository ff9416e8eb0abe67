"""The verbs of One Deck Dungeon.

A die is named by its value, the side of the pair it belongs to, and its kind: `place 6 1 strength 3` puts the first
hero's strength die showing 6 on box 3. Its number is then that of `dice.py`.
"""

from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

from .table import BOXES, CARDS, DOORS, HEROES, ITEMS, KIND_NAMES, POTIONS, SIDES, SKILLS, VALUES, XPS

VALUE = Arg("value", tuple(str(value) for value in range(VALUES, 0, -1)))
SIDE = Arg.counted("side", SIDES)
KIND = Arg("kind", KIND_NAMES)
DIE = (VALUE, SIDE, KIND)
HERO = Arg.counted("hero", HEROES)
SLOTS = 24
OWN_SLOT, BASIC_SLOT, SKILL_SLOT, TALENT_SLOT = 0, 1, 2, 2 + SKILLS
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

VERBS = Verbs(
    die=(Arg.counted("face", VALUES),),  # luck's
    card=(Arg.counted("card", CARDS),),  # luck's: the card that is turned up
    basic=(Arg.counted("skill", 8),),  # the basic skill to start with
    brew=(Arg.counted("potion", POTIONS),),  # the basic potion to start with
    begin=(),  # the turn: its time is spent
    explore=(),
    open=(),  # a closed door
    enter=(Arg.counted("door", DOORS),),  # an open one
    fight=(),
    flee=(),
    stealth=(),  # one more door on fleeing
    leave=(),  # no more door
    split=(Arg("pair", tuple(f"{a + 1}{b + 1}" for a, b in PAIRS)),),  # who takes the first card, or fights first
    order=(Arg.counted("card", 2),),  # which card first
    vanish=(),
    face=(),  # do not vanish
    hit=(HERO,),
    drain=(HERO, Arg.counted("item", ITEMS)),
    option=(Arg.counted("option", 2),),
    feat=(HERO, Arg.counted("dice", 3)),
    unstore=(HERO,),
    gather=(),  # no more feats: roll
    drop=(VALUE,),
    first=(SIDE,),
    bonus=(SIDE,),
    place=(*DIE, Arg.counted("box", BOXES)),
    discard=DIE,
    pick=DIE,
    done=(),  # no more dice to pick
    join=(),  # dice into a heroic one
    receive=(SIDE,),
    use=(HERO, Arg.counted("slot", SLOTS)),
    choose=(Arg.counted("way", 3),),
    drink=(HERO, Arg.counted("potion", POTIONS)),
    hand=(),  # the word to the other seat
    finish=(),  # consequences
    kite=(),
    suffer=(),
    item=(HERO,),
    skill=(HERO,),
    swap_item=(HERO, Arg.counted("item", ITEMS)),
    swap_skill=(HERO, Arg.counted("skill", SKILLS)),
    potion=(),
    xp=(),
    later=(),
    spend=(Arg("worth", tuple(str(worth) for worth in range(XPS - 1, -1, -1))),),
    save=(),  # no XP spent
    descend=(),
    stay=(),
    fall=(),
    mend=(Arg("what", ("wounds", "poison")),),
)

DIE_SHOWS, CARD_SHOWS, BASIC_IS, BREW_IS = (VERBS[name].first for name in ("die", "card", "basic", "brew"))
BEGIN, EXPLORE, OPEN, ENTER, FIGHT, FLEE = (
    VERBS[name].first for name in ("begin", "explore", "open", "enter", "fight", "flee")
)
ADD_DOOR, LEAVE, SPLIT_AS, ORDER_FIRST, DO_VANISH, DO_FACE = (
    VERBS[name].first for name in ("stealth", "leave", "split", "order", "vanish", "face")
)
HIT_HERO, DRAIN_ITEM, TAKE_OPTION, USE_FEAT, UNSTORE, GATHER = (
    VERBS[name].first for name in ("hit", "drain", "option", "feat", "unstore", "gather")
)
DROP_DIE, FIRST_IS, BONUS_TO, PLACE, DISCARD_DIE, PICK_DIE = (
    VERBS[name].first for name in ("drop", "first", "bonus", "place", "discard", "pick")
)
DONE, JOIN, RECEIVE_DIE, USE, CHOOSE_WAY, DRINK, HAND, FINISH = (
    VERBS[name].first for name in ("done", "join", "receive", "use", "choose", "drink", "hand", "finish")
)
KITE_IT, SUFFER, TAKE_ITEM, TAKE_SKILL, SWAP_ITEM, SWAP_SKILL = (
    VERBS[name].first for name in ("kite", "suffer", "item", "skill", "swap_item", "swap_skill")
)
TAKE_POTION, TAKE_XP, LATER, SPEND_XP, SAVE_XP = (
    VERBS[name].first for name in ("potion", "xp", "later", "spend", "save")
)
DESCEND, STAY, FALL, MEND_IT = (VERBS[name].first for name in ("descend", "stay", "fall", "mend"))

OUTSIDE_VERBS = (
    *(BASIC_IS, BREW_IS, BEGIN, EXPLORE, OPEN, ENTER, FIGHT, FLEE),
    *(ADD_DOOR, LEAVE, SPLIT_AS, ORDER_FIRST, DO_VANISH, DO_FACE),
)
BEFORE_ROLL_VERBS = (HIT_HERO, DRAIN_ITEM, TAKE_OPTION, USE_FEAT, UNSTORE, GATHER, DROP_DIE, FIRST_IS, BONUS_TO)
DICE_VERBS = (PLACE, DISCARD_DIE, PICK_DIE, DONE, JOIN, RECEIVE_DIE, USE, CHOOSE_WAY, DRINK, HAND, FINISH)
WOUNDS = 0  # what can be mended

RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
face_in, card_in, skill_in, potion_in, door_in, pair_in = (
    RULES.argument(name) for name in ("face", "card", "skill", "potion", "door", "pair")
)
hero_in, item_in, option_in, dice_in, slot_in, way_in = (
    RULES.argument(name) for name in ("hero", "item", "option", "dice", "slot", "way")
)
value_in, side_in, kind_in, box_in, worth_in, what_in = (
    RULES.argument(name) for name in ("value", "side", "kind", "box", "worth", "what")
)
die_in = RULES.argument("value side kind")
place_move = RULES.moves("place", "value side kind", "box")
discard_move, pick_move = (RULES.moves(verb, "value side kind") for verb in ("discard", "pick"))
drain_move, swap_item_move = (RULES.moves(verb, "hero", "item") for verb in ("drain", "swap_item"))
swap_skill_move = RULES.moves("swap_skill", "hero", "skill")
feat_move = RULES.moves("feat", "hero", "dice")
use_move = RULES.moves("use", "hero", "slot")
drink_move = RULES.moves("drink", "hero", "potion")
