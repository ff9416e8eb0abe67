"""The verbs of Deck Box Dungeons.

Enemies go by letters, heroes by the order they were made in, squares by room, column and row: 3e5 is in room 3, column
e from the left, row 5 from below, as the room lies on the map.
"""

from string import ascii_lowercase

from undercroft.engine.move_rules import MoveRules
from undercroft.engine.verbs import Arg, Verbs

from .table import DICE, ENEMIES, HEROES, ITEMS, MARKET, ROOMS, SIDES, SQUARES

CARDS = 16  # of one sort: heroes, equipment, abilities
FACES = 32  # of tiles
TEMPLATES = 32
FEATURES = 16
FACTIONS = 4


def square_name(square: int) -> str:
    """The name of a square."""
    room, place = divmod(square, 81)
    return f"{room + 1}{'abcdefghi'[place % 9]}{9 - place // 9}"


SQUARE_NAMES = tuple(square_name(square) for square in range(SQUARES))
LETTERS = tuple(ascii_lowercase[:ENEMIES])
HERO = Arg.counted("hero", HEROES)
ENEMY = Arg("enemy", LETTERS)
SQUARE = Arg("square", SQUARE_NAMES)
FACE = Arg.counted("face", 6)
EXIT = Arg("exit", tuple(f"{room + 1}{side.lower()}" for room in range(ROOMS) for side in SIDES))
# An enemy to be placed, as in the table's `pool`: its kind's number, its health, and b if it is the boss.
FOE = Arg("foe", tuple(f"{kind + 1}-{low & 7}{'b' * (low >> 3)}" for kind in range(5) for low in range(16)))

VERBS = Verbs(
    # Luck's
    die=(FACE,),
    foe=(FACE,),  # an enemy's die, rolled to bring it on
    loot=(FACE,),  # a beaten enemy's die, rolled for treasure
    card=(Arg.counted("item", ITEMS),),
    act=(ENEMY,),  # one enemy acts: luck has no choice here, but each enemy's turn is a step of its own
    faction=(Arg.counted("faction", FACTIONS),),
    red=(Arg.counted("card", 2 * CARDS),),
    side=(EXIT,),  # where a generated map grows
    tile=(Arg.counted("face", FACES),),
    kind=(Arg.counted("kind", 4),),
    theme=(Arg.counted("template", TEMPLATES),),
    # Making the party
    hero=(Arg.counted("card", CARDS),),
    gear=(Arg.counted("card", CARDS),),
    ability=(Arg.counted("card", CARDS),),
    stand=(SQUARE,),
    # A hero's activation
    begin=(HERO,),
    let=(HERO,),  # another hero takes minor actions in between
    back=(),
    end=(),
    go=(SQUARE,),
    strike=(ENEMY,),
    shoot=(ENEMY,),
    aim=(ENEMY,),  # the next die of a barrage
    work=(Arg.counted("feature", FEATURES),),
    pick=(HERO,),  # up what that hero dropped
    # Minor actions
    cast=(),
    use=(Arg.counted("item", ITEMS),),
    buy=(Arg.counted("place", MARKET),),
    give=(Arg.counted("item", ITEMS), HERO),
    pay=(HERO,),
    hand=(HERO,),  # over a thing of the quest
    # Choices on the way
    stop=(),
    again=(Arg.counted("die", DICE),),  # this die is rolled again
    throw=(),
    keep=(),
    save=(),
    fall=(),
    place=(FOE,),
    tie=(HERO,),
    test=(HERO,),
    on=(HERO,),
    at=(ENEMY,),
    spot=(SQUARE,),
    look=(EXIT,),
    enough=(),
)

DIE, FOE_DIE, LOOT, CARD, ACT = (VERBS[name].first for name in ("die", "foe", "loot", "card", "act"))
FACTION, RED_CARD, GROW, TILE = (VERBS[name].first for name in ("faction", "red", "side", "tile"))
ROOM_KIND, THEME = VERBS["kind"].first, VERBS["theme"].first
TAKE_HERO, TAKE_GEAR, TAKE_ABILITY, STAND = (VERBS[name].first for name in ("hero", "gear", "ability", "stand"))
BEGIN, LET, BACK, END, GO = (VERBS[name].first for name in ("begin", "let", "back", "end", "go"))
STRIKE, SHOOT, AIM, WORK, PICK = (VERBS[name].first for name in ("strike", "shoot", "aim", "work", "pick"))
CAST, USE, BUY, GIVE, PAY, HAND = (VERBS[name].first for name in ("cast", "use", "buy", "give", "pay", "hand"))
STOP, AGAIN, THROW, KEEP, SAVE, FALL = (
    VERBS[name].first for name in ("stop", "again", "throw", "keep", "save", "fall")
)
PLACE, TIE, TEST, ON, AT = (VERBS[name].first for name in ("place", "tie", "test", "on", "at"))
SPOT, LOOK, ENOUGH = (VERBS[name].first for name in ("spot", "look", "enough"))

LUCK_VERBS = (DIE, FOE_DIE, LOOT, CARD, ACT, FACTION, RED_CARD, GROW, TILE, ROOM_KIND, THEME)
PARTY_VERBS = (TAKE_HERO, TAKE_GEAR, TAKE_ABILITY, STAND)
ACTION_VERBS = (BEGIN, LET, BACK, END, GO, STRIKE, SHOOT, AIM, WORK, PICK)
MINOR_VERBS = (CAST, USE, BUY, GIVE, PAY, HAND)

RULES = MoveRules(VERBS)
verb_of = RULES.verb_of
face_in, item_in, enemy_in, faction_in, card_in, exit_in, kind_in, template_in = (
    RULES.argument(name) for name in ("face", "item", "enemy", "faction", "card", "exit", "kind", "template")
)
hero_in, square_in, feature_in, place_in, die_in, foe_in = (
    RULES.argument(name) for name in ("hero", "square", "feature", "place", "die", "foe")
)
give_move = RULES.moves("give", "item", "hero")
