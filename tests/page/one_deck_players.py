"""How a person plays One Deck Dungeon on the page: a plan that tries everything, carried out by keys or by touch."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numpy as np
from playwright.sync_api import Locator, TimeoutError

from .person import Person

MOST_DECISIONS = 900
# The moves that the board offers; all others are buttons of the action bar, in the order of the offers.
DRAWN = (
    *("explore", "open", "enter", "option", "feat", "unstore", "place", "pick", "discard", "join", "use", "drink"),
    *("item", "skill", "swap_item", "swap_skill", "potion", "xp"),
)
# Of what there is to do outside the dice, the first of these verbs; else anything.
LIKED = (
    "drink",
    "descend",
    "fight",
    "enter",
    "open",
    "explore",
    "gather",
    "item",
    "skill",
    "swap_item",
    "potion",
    "xp",
)


def offered(person: Person) -> list[str]:
    """The moves as text, such as "place 6 1 strength 3"."""
    return [offer["text"] for offer in person.situation["moves"]]


def verb_of(text: str) -> str:
    """The first word of a move."""
    return text.split()[0]


# What to do


def plan(person: Person, luck: np.random.Generator) -> list[str]:
    """The next moves, which belong together."""
    moves = offered(person)
    if person.table["phase"] == "act":
        return _with_dice(person, luck, moves)
    if person.table["phase"] == "pick":
        return [_one(luck, [text for text in moves if text != "done"] or moves)]
    if luck.random() < 0.2:
        return [_one(luck, [text for text in moves if verb_of(text) not in ("unstore", "fall", "hand")] or moves)]
    liked = next((some for verb in LIKED if (some := [text for text in moves if verb_of(text) == verb])), moves)
    return [_one(luck, liked)]


def _with_dice(person: Person, luck: np.random.Generator, moves: list[str]) -> list[str]:
    """Mostly the best places, but now and then something else: a skill, a joined die, a die by hand or put back."""
    best = [str(text) for text in person.table["best"]]
    dice = [die["value"] for die in person.table["dice"] for _copy in range(die["count"])]
    chance = luck.random()
    uses = [text for text in moves if verb_of(text) in ("use", "drink")]
    if uses and chance < 0.35:
        return [_one(luck, uses)]
    if "join" in moves and len(dice) > 3 and chance < 0.45:
        return ["join"]
    if chance < 0.5:
        return [_one(luck, [text for text in moves if verb_of(text) == "discard"] or ["finish"])]
    if best and chance < 0.75:
        return best
    wide = {box["box"] for box in person.table["encounter"]["boxes"] if box["wide"]}
    singly = [text for text in moves if verb_of(text) == "place" and int(text.split()[-1]) not in wide]
    return [_one(luck, singly)] if singly else best or ["finish"]


def _one(luck: np.random.Generator, texts: list[str]) -> str:
    return texts[int(luck.integers(len(texts)))]


# How to do it


class Hands:
    """Carries out moves on the page; `meant` are the moves that it meant to play, prices and joined dice apart."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.meant: list[str] = []

    def do(self, moves: list[str]) -> None:
        """Play these moves, whatever it takes on the page, and wait until all of them are answered."""
        self.meant += moves
        self.page.evaluate(_IS_DRAWN)
        before = self.person.version
        self._begin(moves)
        self._wait(before + self._steps(moves), moves)

    def roll(self) -> None:
        """Luck: it comes by itself after a choice; if not, it is asked for."""
        before = self.person.version
        self.page.wait_for_timeout(300)
        if self.person.version == before:
            self.press_roll()
        self.person.until(lambda now: now["version"] > before, "the dice")

    def _steps(self, moves: list[str]) -> int:
        """How many moves the server hears of, at least."""
        return 1 + int(self.person.table["to_join"] or 0) if moves == ["join"] else len(moves)

    def _wait(self, version: int, moves: list[str]) -> None:
        """What was begun is paid for by the page itself."""
        self.person.until(
            lambda now: now["version"] >= version and not _is_paying(now["view"]["table"]), f"{moves} to be played"
        )

    def _begin(self, moves: list[str]) -> None:
        text = moves[0]
        verb = verb_of(text)
        if len(moves) > 1 or moves == self.person.table["best"]:
            self.best()
        elif verb not in DRAWN:
            self.in_the_bar(self._place_in_bar(text))
        elif verb == "place":
            self._place(text)
        elif verb == "pick":
            self._pick(text)
        elif verb == "discard":
            self.point(self._die(text.split(" ", 1)[1]))
            self.letter("d", "[data-discard]")
        elif verb == "join":
            self._join()
        elif verb == "use":
            self._use(text)
        else:
            self.choose(text)

    def _place_in_bar(self, text: str) -> int:
        return [move for move in offered(self.person) if verb_of(move) not in DRAWN].index(text)

    @staticmethod
    def _die(text: str) -> str:
        return f"[data-die='{text}']"

    def _place(self, text: str) -> None:
        """Select, then target; dice for a box that is being filled go there by themselves."""
        *die, box = text.split()[1:]
        self.point(self._die(" ".join(die)))
        if self.person.table["phase"] == "act":
            self.aim(f"box {box}")

    def _pick(self, text: str) -> None:
        self.point(self._die(text.split(" ", 1)[1]))
        if self.page.locator("[data-change]").count():  # several could be changed; this one is all
            self.point("[data-change]")
            self.person.until(
                lambda now: now["view"]["table"]["phase"] != "pick" or _is_done(self.person), "the change"
            )

    def _join(self) -> None:
        dice = self.page.locator("[data-die]:not([data-die$=mana]):not([data-die$=shields])")
        for at in range(int(self.person.table["to_join"])):
            self.touch(dice.nth(at))
        self.letter("j", "[data-join]")

    def _use(self, text: str) -> None:
        """A tap on a skill proposes how to pay for it, a second one pays."""
        _use, hero, slot = text.split()
        spot = f"[data-spot='skill {hero} {slot}']"
        shown = self.person.table["heroes"][int(hero) - 1]["skills"]
        skill = next(one for one in shown if one["slot"] == int(slot))
        self.point(spot)
        if skill["cost"] and self.person.table["phase"] == "act":
            self.page.locator(f"{spot}[aria-pressed=true]").wait_for()
            self.point(spot)

    # By keys or by touch

    def point(self, css: str) -> None:
        """Press a thing of the board."""
        self.touch(self.page.locator(css).first)

    def touch(self, what: Locator) -> None:
        """Press a thing of the board."""
        raise NotImplementedError

    def aim(self, spot: str) -> None:
        """Choose a box for the dice taken up."""
        raise NotImplementedError

    def choose(self, text: str) -> None:
        """A choice on the board."""
        raise NotImplementedError

    def best(self) -> None:
        """Let the page place the dice."""
        raise NotImplementedError

    def letter(self, key: str, css: str) -> None:
        """What a letter or a button does with the dice taken up."""
        raise NotImplementedError

    def press_roll(self) -> None:
        """Luck, wherever it is offered."""
        raise NotImplementedError

    def in_the_bar(self, place: int) -> None:
        """A button of the action bar."""
        raise NotImplementedError


def _is_done(person: Person) -> bool:
    return bool(person.log) and person.log[-1]["verb"] == "done"


def _is_paying(table: dict[str, Any]) -> bool:
    return table["phase"] == "pick" and table["picking"]["what"] in ("pay", "join")


class ByKeys(Hands):
    """Nothing but the keyboard: Tab, arrows and Enter, digits and letters."""

    def touch(self, what: Locator) -> None:
        for _tab in range(160):
            if what.evaluate("(node) => document.activeElement === node"):
                self.page.keyboard.press("Enter")
                self.page.wait_for_timeout(20)
                return
            self.page.keyboard.press("ArrowRight" if what.evaluate(_IS_BESIDE) else "Tab")
        raise AssertionError(f"no way by keys to {what}")

    def aim(self, spot: str) -> None:
        digit = self.page.locator(f"[data-spot='{spot}'] kbd")
        self.page.keyboard.press(digit.inner_text())

    def choose(self, text: str) -> None:
        choice = self.page.locator(f"[data-move='{text}']").first
        digit = choice.locator("kbd")
        if digit.count():
            self.page.keyboard.press(digit.inner_text())
        else:
            self.touch(choice)

    def best(self) -> None:
        self.page.keyboard.press("b")

    def letter(self, key: str, css: str) -> None:
        self.page.locator(css).wait_for()
        self.page.keyboard.press(key)

    def press_roll(self) -> None:
        self.page.keyboard.press("Space")

    def in_the_bar(self, place: int) -> None:
        if self.page.locator("[data-die][aria-pressed=true]").count():
            self.page.keyboard.press("Escape")
        self.page.keyboard.press(str(place + 1))


class ByTouch(Hands):
    """Nothing but a finger."""

    def touch(self, what: Locator) -> None:
        what.tap()

    def aim(self, spot: str) -> None:
        self.point(f"[data-spot='{spot}']")

    def choose(self, text: str) -> None:
        self.point(f"[data-move='{text}']")

    def best(self) -> None:
        self.point("[data-best]")

    def letter(self, key: str, css: str) -> None:
        self.point(css)

    def press_roll(self) -> None:
        with suppress(TimeoutError):  # others may have been quicker
            self.page.locator("[role=toolbar].actions button.luck").tap(timeout=1000)

    def in_the_bar(self, place: int) -> None:
        self.page.wait_for_timeout(600)  # the bar takes two quick taps in one place for one
        self.page.locator("[role=toolbar].actions button").nth(place).tap()


# What was heard over the line may not be drawn yet.
_IS_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Whether the focus is in the same zone, where arrows go from one thing to the next.
_IS_BESIDE = """(wanted) => {
    const zones = '.tray, .skills, .doors, .boxes, .dungeon, .loot, .deeds, .ways, .potions ul, [role=toolbar]'
    return document.activeElement?.closest(zones)?.contains(wanted) ?? false
}"""


# Tables and whole games


def open_table(person: Person, seats: int = 1, seed: int = 1, hot_seat: bool = True, **options: Any) -> Person:
    """Open a table of One Deck Dungeon with the form of the page, whatever its language."""
    person.go("/new/one_deck")
    page = person.page
    if seats > 1:
        page.locator(f"input[name=seats][value='{seats}']").check()
        if hot_seat:
            page.locator("form input[type=checkbox]").first.click()
    for name, value in options.items():
        page.locator(f"input[name='option-{name}'][value='{value}'], input[name='{name}'][value='{value}']").check()
    page.locator("#seed").fill(str(seed))
    page.locator("form button.go").click()
    person.until(lambda now: now["game"] == "one_deck", "a table")
    if hot_seat or seats == 1:
        page.locator(".board").wait_for()
    return person


def play_to_the_end(hands: Hands, luck: np.random.Generator) -> None:
    """A whole game by one pair of hands."""
    for _decision in range(MOST_DECISIONS):
        situation = hands.person.situation
        if situation["state"] == "over":
            return
        if situation["turn"] == "chance":
            hands.roll()
        else:
            hands.do(plan(hands.person, luck))
    raise AssertionError("the game does not end")
