"""A table of One Deck Dungeon put in a given situation, played on with moves as text.

    table = facing("goblin", dice="S6 S5 A4", hero_1="warrior")
    table.place("S6", 2).play("finish")
    assert table.wounds == [3]

Dice are written as on the cards: S5 is a strength die showing 5; A agility, M magic, H heroic, m a magic die for mana,
h a heroic die for shields. With two heroes the second one's dice follow after a bar: "S5 A3 | M4".
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import settings

import undercroft as uc
from tests.arranging import change
from tests.plainly import PLAINLY
from undercroft.engine.records import write
from undercroft.games.one_deck import table as names
from undercroft.games.one_deck.rules.boxes.dice import clear_dice, die_of, halve_supply
from undercroft.games.one_deck.rules.flow import settle
from undercroft.games.one_deck.table import CARDS, HEROES, KIND_NAMES, NONE, STACK, WAITS

if TYPE_CHECKING:
    from undercroft.engine.match import Match

GAME = uc.load("one_deck")
FOREST_FILE = Path(__file__).parent / "forest.yaml"
FOREST = GAME.with_box(FOREST_FILE)

TRIED_OFTEN = settings(max_examples=10 if PLAINLY else 16, deadline=None, derandomize=True)  # of properties
LETTERS = "SAMHmh"


def card(kind: str, copy: int = 1, game: uc.Game = GAME) -> int:
    """The number of a card: of two copies, the first or the second."""
    number = [one["id"] for one in game.box.names["kinds"]].index(kind)
    rec = game.box.rec
    return [one for one in range(rec.n_cards) if rec.card_kind[one] == number][copy - 1]


def card_with(scroll: str, game: uc.Game = GAME) -> int:
    """The first card that has this skill or potion on its scroll."""
    rec, abilities = game.box.rec, game.box.names["abilities"]
    for one in range(rec.n_cards):
        potion = rec.card_potion[one]
        ability = rec.potions[potion] if potion != NONE else rec.card_skill[one]
        if abilities[ability]["id"] == scroll:
            return one
    raise LookupError(scroll)


class Table:
    """A match that a test has arranged, and looks at."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def rec(self) -> Any:
        """The table as the rules see it."""
        return self.match.table

    @property
    def box(self) -> Any:
        return self.match.game.box.rec

    # Playing

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.match.play(move)
        return self

    def roll(self, faces: str) -> Table:
        """Luck: the dice that are rolled, in order."""
        for face in faces:
            assert self.wait in ("roll", "resist"), self.wait
            self.match.play(f"die {face}")
        return self

    def time(self, *kinds: str) -> Table:
        """Luck: cards turned up, by name; or as many as are wanted, the first there are."""
        for kind in kinds:
            both = [card(kind, copy, self.match.game) for copy in (1, 2)]
            one = next(one for one in both if self.rec.unseen[one])
            self.match.play(f"card {one + 1}")
        return self

    def pass_time(self) -> Table:
        """Luck: whatever cards are to be turned up now."""
        while self.wait == "card":
            self.match.play(self.match.moves()[-1])
        return self

    def place(self, dice: str, box: int, side: int = 1) -> Table:
        """Dice on a box, the highest first."""
        for die in in_order(dice):
            self.match.play(f"place {die_text(die, side)} {box}")
        return self

    def pick(self, dice: str, side: int = 1) -> Table:
        for die in in_order(dice):
            self.match.play(f"pick {die_text(die, side)}")
        return self

    def use(self, skill: str, hero: int = 1) -> Table:
        """Use a skill or talent by its name."""
        return self.play(f"use {hero} {self.slot(skill, hero)}")

    def drink(self, potion: str, hero: int = 1) -> Table:
        return self.play(f"drink {hero} {self.potion(potion)}")

    # Looking

    def legal(self, verb: str = "") -> list[str]:
        """The moves allowed now as text, of one verb or of all; without the verb if one is given."""
        moves = [move.text for move in self.match.moves() if verb in ("", move.verb)]
        return [text.removeprefix(verb).strip() for text in moves] if verb else moves

    def can_use(self, skill: str, hero: int = 1) -> bool:
        return f"use {hero} {self.slot(skill, hero)}" in self.legal()

    def can_drink(self, potion: str, hero: int = 1) -> bool:
        return f"drink {hero} {self.potion(potion)}" in self.legal()

    def slot(self, skill: str, hero: int = 1) -> int:
        """The slot of a hero's skill, by its id; "own" is the one on the hero card."""
        shown = self.view["heroes"][hero - 1]["skills"]
        return next(one["slot"] for one in shown if skill in (one["id"], one["from"]))

    def potion(self, name: str) -> int:
        return self.match.game.box.names["potions"].index(name) + 1

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view()["table"]

    @property
    def wait(self) -> str:
        return WAITS[self.rec.wait]

    @property
    def wounds(self) -> list[int]:
        return self.rec.wounds[: self.rec.n_heroes].tolist()

    @property
    def poison(self) -> list[int]:
        return self.rec.poison[: self.rec.n_heroes].tolist()

    @property
    def stored(self) -> list[int]:
        return self.rec.stored[: self.rec.n_heroes].tolist()

    @property
    def supply(self) -> dict[str, int]:
        return dict(zip("SAMH", self.rec.supply.tolist(), strict=True))

    def dice(self, side: int = 1) -> str:
        """A hero's dice, the highest first."""
        pool = self.rec.dice
        found = []
        for value in range(6, 0, -1):
            for kind, letter in enumerate(LETTERS):
                found += [f"{letter}{value}"] * int(pool[die_of(side - 1, kind, value)])
        return " ".join(found)

    @property
    def covered(self) -> list[int]:
        return [box["box"] for box in self.view["encounter"]["boxes"] if box["covered"]]

    @property
    def discarded(self) -> int:
        return sum(self.rec.discard)

    @property
    def stop_now(self) -> tuple[int, int]:
        """Wounds and time if the group stopped now."""
        now = self.view["stop_now"]
        return now["wounds"], now["time"]

    def __getitem__(self, field: str) -> Any:
        value = getattr(self.rec, field)
        return value if isinstance(value, int) else value.tolist()

    # Arranging

    def arrange(self, **fields: Any) -> Table:
        """Put these numbers into the table, and let the game go on."""
        change(self.rec, **fields)
        return self.settle()

    def settle(self) -> Table:
        settle(self.match.game.box.rec, self.match.table)
        self.match.look_round()
        return self

    def take_from_deck(self, number: int) -> int:
        """A card leaves the deck for wherever the test puts it."""
        if self.rec.unseen[number]:
            self.rec.unseen[number] -= 1
            self.rec.deck -= 1
        return number

    def give_item(self, hero: int, number: int) -> Table:
        row = self.rec.items[hero - 1]
        held = sorted([*(one for one in row.tolist() if one != NONE), self.take_from_deck(number)])
        write(row, held)
        return self

    def give_skill(self, hero: int, name: str) -> Table:
        row = self.rec.skills[hero - 1]
        held = sorted(
            [*(one for one in row.tolist() if one != NONE), self.take_from_deck(card_with(name, self.match.game))]
        )
        write(row, held)
        return self

    def know(self, *potions: str) -> Table:
        for name in potions:
            at = self.potion(name) - 1
            self.rec.potions[at] = self.take_from_deck(card_with(name, self.match.game)) if at else CARDS
        return self

    def set_dice(self, dice: str) -> Table:
        """Give the heroes these dice, from the supply."""
        for side, pool in enumerate(dice.split("|")):
            for die in pool.split():
                kind, value = LETTERS.index(die[0]), int(die[1])
                self.rec.dice[die_of(side, kind, value)] += 1
                self.rec.supply[(0, 1, 2, 3, 2, 3)[kind]] -= 1
        return self


def in_order(dice: str) -> list[str]:
    """Dice in the order in which they are picked."""
    return sorted(dice.split(), key=lambda die: (-int(die[1]), LETTERS.index(die[0])))


def die_text(die: str, side: int = 1) -> str:
    """A die as moves name it: value, side, kind."""
    return f"{die[1]} {side} {KIND_NAMES[LETTERS.index(die[0])]}"


# Situations


def begin(heroes: int = 1, seats: int | None = None, game: uc.Game = GAME, **options: object) -> Table:
    """A game at its start."""
    wanted = {1: "seats", 2: "two", 4: "four"}[heroes]
    return Table(game.start(seed=1, seats=seats or 1, heroes=wanted, **options))


def brewed(table: Table) -> Table:
    """Where the game begins with the choice of a basic potion: the first one."""
    return table.play("brew 2") if table.wait == "brew" else table


def resting(
    heroes: int = 1,
    seats: int | None = None,
    game: uc.Game = GAME,
    floor: int = 1,
    level: int = 1,
    cubes: int = 0,
    wounds: tuple[int, ...] = (),
    deck: int | None = None,
    closed: int = 0,
    doors: tuple[str | tuple[str, str], ...] = (),
    known: tuple[str, ...] = (),
    skills: tuple[str, ...] = (),
    skills_2: tuple[str, ...] = (),
    items: tuple[int, ...] = (),
    items_2: tuple[int, ...] = (),
    step: int = names.DO_ACTION,
    **options: object,
) -> Table:
    """Between encounters, as a rule with the turn's time paid: explore or enter."""
    table = brewed(begin(heroes, seats, game, **options))
    rec = table.rec
    for name in ("time_due", "draw_due", "showed"):
        setattr(rec, name, 0)
    rec.floor, rec.level, rec.cubes, rec.step = floor - 1, level - 1, cubes, step
    write(rec.wounds, wounds)
    for door, shown in enumerate(doors):
        for place, kind in enumerate((shown,) if isinstance(shown, str) else shown):
            rec.doors[door, place] = table.take_from_deck(card(kind, 1, game))
    table.know(*known)
    for hero, (learned, held) in enumerate(((skills, items), (skills_2, items_2)), 1):
        for name in learned:
            table.give_skill(hero, name)
        for one in held:
            table.give_item(hero, one)
    stack = 2 if heroes == HEROES else 1
    rec.closed = closed
    rec.deck -= closed * stack
    if deck is not None:
        leave_in_deck(rec, deck + closed * stack)
        rec.deck = deck
    return table.settle()


def leave_in_deck(rec: Any, count: int) -> None:
    """Discard unseen cards, the last first, until so many are left."""
    for number in range(CARDS - 1, -1, -1):
        while rec.unseen[number] and sum(rec.unseen) > count:
            rec.unseen[number] -= 1
            rec.discard[number] += 1


def before(foe: str | tuple[str, str], copy: int = 1, **situation: Any) -> Table:
    """A door has just been opened: fight or flee."""
    game = situation.get("game", GAME)
    kinds = (foe,) if isinstance(foe, str) else foe
    table = resting(**{**situation, "step": names.DO_OPENED})
    for place, kind in enumerate(kinds):
        table.rec.cards[place] = table.take_from_deck(card(kind, copy, game))
    return table.settle()


def facing(foe: str, dice: str = "", option: int | None = None, copy: int = 1, **situation: Any) -> Table:
    """In an encounter, with these dice rolled."""
    table = before(foe, copy, **situation).play("fight")
    if table.wait == "face":
        table.play("face")
    table.pass_time()
    while table.wait == "hit":
        table.play(table.legal()[0])
    if table.wait == "option":
        table.play(f"option {option}").pass_time()
    return with_dice(table, dice)


def with_dice(table: Table, dice: str) -> Table:
    """Instead of what would be rolled now, these dice lie there."""
    rec = table.rec
    clear_dice(table.match.game.box.rec, table.match.table)
    if rec.n_heroes == HEROES:
        halve_supply(table.match.table)
    change(rec, to_roll=0, rolling=0, bonus_left=0, rolled=0, step=names.DO_ACT)
    return table.set_dice(dice).settle()


def at_guardian(dice: str | None = None, damage: int = 0, **situation: Any) -> Table:
    """A round against the guardian; with `dice` these are rolled."""
    table = resting(**{**situation, "floor": 3, "step": names.DO_DESCEND})
    table.rec.damage = damage
    if damage:  # what depends on it is worked out when the round starts
        table.arrange(step=names.DO_ROUND, rolling=0, to_roll=0)
    return table if dice is None else with_dice(table, dice)


def no_cards(table: Table) -> bool:
    return all(table.rec.cards[place] == NONE for place in range(STACK))
