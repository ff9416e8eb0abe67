"""What a seat sees of the table: nothing is hidden, for what nobody knows is not there."""

from undercroft.engine.compiling import rule
from undercroft.engine.records import Rec

from .table import BOXES, CARDS, DICE, DOORS, HEROES, ITEMS, KINDS, ON_THE_CARD, POTIONS, SIDES, SKILLS, STACK, XPS


@rule
def see(box: Rec, table: Rec, seat: int, seen: Rec) -> None:  # noqa: ARG001
    """Everybody sees everything."""
    see_numbers(table, seen)
    see_group(table, seen)
    see_dice(table, seen)


@rule
def see_numbers(table: Rec, seen: Rec) -> None:
    """What is a single number."""
    seen.seats = table.seats
    seen.n_heroes = table.n_heroes
    seen.dungeon = table.dungeon
    seen.difficulty = table.difficulty
    seen.leading = table.leading
    seen.tokens_stay = table.tokens_stay
    seen.statues_descend = table.statues_descend
    seen.card_boxes_only = table.card_boxes_only
    seen.gamble_shared = table.gamble_shared
    seen.must_kite = table.must_kite
    seen.passives_fade = table.passives_fade
    seen.winds_first = table.winds_first
    seen.swarm_twice = table.swarm_twice
    seen.wait = table.wait
    seen.step = table.step
    seen.leader = table.leader
    seen.actor = table.actor
    seen.handed = table.handed
    seen.floor = table.floor
    seen.level = table.level
    seen.deck = table.deck
    seen.closed = table.closed
    seen.gone = table.gone
    seen.tokens = table.tokens
    seen.showed = table.showed
    seen.cubes = table.cubes
    seen.time_due = table.time_due
    seen.held = table.held
    seen.hits_due = table.hits_due
    seen.spared = table.spared
    seen.open_due = table.open_due
    seen.draw_due = table.draw_due
    seen.lone_due = table.lone_due
    seen.fell = table.fell
    seen.gift_due = table.gift_due
    seen.resist_due = table.resist_due
    seen.rolling = table.rolling
    seen.rolled = table.rolled
    seen.part = table.part
    seen.is_open = table.is_open
    seen.card = table.card
    seen.foe = table.foe
    seen.mode = table.mode
    seen.vanished = table.vanished
    seen.colour = table.colour
    seen.n_boxes = table.n_boxes
    seen.n_own = table.n_own
    seen.covered = table.covered
    seen.struck = table.struck
    seen.x = table.x
    seen.price_off = table.price_off
    seen.no_hearts = table.no_hearts
    seen.no_time = table.no_time
    seen.hearts = table.hearts
    seen.hours = table.hours
    seen.venom = table.venom
    seen.bonus_left = table.bonus_left
    seen.first = table.first
    seen.damage = table.damage
    seen.looting = table.looting
    seen.loot = table.loot
    seen.paid = table.paid
    seen.spent_from = table.spent_from
    seen.feat = table.feat
    seen.hit_why = table.hit_why
    seen.hit_from = table.hit_from
    seen.user = table.user
    seen.ability = table.ability
    seen.op = table.op
    seen.branch = table.branch
    seen.picking = table.picking
    seen.target = table.target
    seen.left = table.left
    seen.from_die = table.from_die
    seen.lowest = table.lowest
    seen.picked = table.picked
    seen.gained = table.gained
    seen.turns = table.turns
    seen.rounds = table.rounds
    seen.n_placed = table.n_placed
    seen.lesson = table.lesson
    seen.lesson_dice = table.lesson_dice
    seen.lesson_cards = table.lesson_cards
    seen.told = table.told
    seen.topic = table.topic
    seen.topic_new = table.topic_new


@rule
def see_group(table: Rec, seen: Rec) -> None:
    """Cards and heroes."""
    for one in range(CARDS):
        seen.unseen[one] = table.unseen[one]
        seen.discard[one] = table.discard[one]
    for one in range(DOORS):
        for two in range(STACK):
            seen.doors[one, two] = table.doors[one, two]
    for one in range(XPS):
        seen.xp[one] = table.xp[one]
    for one in range(POTIONS):
        seen.potions[one] = table.potions[one]
    for one in range(HEROES):
        seen.kind[one] = table.kind[one]
        seen.wounds[one] = table.wounds[one]
        seen.poison[one] = table.poison[one]
        seen.stored[one] = table.stored[one]
        seen.basic[one] = table.basic[one]
        seen.talents[one] = table.talents[one]
        seen.used[one] = table.used[one]
        seen.feat_used[one] = table.feat_used[one]
        seen.mend_due[one] = table.mend_due[one]
    for one in range(HEROES):
        for two in range(ITEMS):
            seen.items[one, two] = table.items[one, two]
    for one in range(HEROES):
        for two in range(SKILLS):
            seen.skills[one, two] = table.skills[one, two]
    for one in range(STACK):
        seen.cards[one] = table.cards[one]
        seen.option[one] = table.option[one]


@rule
def see_dice(table: Rec, seen: Rec) -> None:
    """Dice and boxes."""
    for one in range(4):
        seen.supply[one] = table.supply[one]
        seen.reserve[one] = table.reserve[one]
        seen.exiled[one] = table.exiled[one]
    for one in range(DICE):
        seen.dice[one] = table.dice[one]
        seen.fresh[one] = table.fresh[one]
    for one in range(SIDES):
        for two in range(KINDS):
            seen.to_roll[one, two] = table.to_roll[one, two]
    for one in range(SIDES):
        seen.pair[one] = table.pair[one]
        seen.others[one] = table.others[one]
    for one in range(BOXES):
        seen.boxes[one] = table.boxes[one]
    for one in range(ON_THE_CARD):
        seen.placed_box[one] = table.placed_box[one]
        seen.placed_die[one] = table.placed_die[one]
