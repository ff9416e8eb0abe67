"""How people play Welcome to the Dungeon on the page: any moves, made by keys or by touch."""

from __future__ import annotations

import numpy as np

import undercroft as uc

from .person import Person

MOST_DECISIONS = 400
ON_THE_BOARD = ("aside", "name", "choose")  # the rest has buttons in the bar
PLACES = {"draw": "deck", "add": "pile", "flip": "pile", "face": "card"}
USED = {"polymorph": "polymorph", "axe": "vorpal_axe", "drink": "healing_potion"}
LUCK = ("first", "hero", "card")

# What was heard over the line may not be drawn yet.
_IS_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def spot(name: str) -> str:
    """A place on the board."""
    return f"[data-spot='{name}']"


def offered(person: Person) -> list[str]:
    """The moves as text, such as "aside 3"."""
    return [offer["text"] for offer in person.situation["moves"]]


def open_table(person: Person, seed: int, seats: int = 2, hot_seat: bool = True, lang: str = "en") -> Person:
    """Open a table with the form of the page."""
    seed_label, here, opens = {
        "en": ("Seed", "Everybody plays on this device", "Open the table"),
        "fr": ("Graine", "Tout le monde joue sur cet appareil", "Ouvrir la table"),
    }[lang]
    person.go("/new/welcome")
    person.page.get_by_label(seed_label, exact=True).fill(str(seed))
    if seats > 2:
        person.page.get_by_label(str(seats), exact=True).check()
    if hot_seat:
        person.page.get_by_label(here).check()
    person.button(opens).click()
    state = "running" if hot_seat else "waiting"
    person.until(lambda now: now["state"] == state, f"a table that is {state}")
    return person


def any_move(person: Person, luck: np.random.Generator) -> str:
    """Any verb, but seldom to pass, so that the dungeon fills; then any move with it."""
    moves = offered(person)
    verbs = sorted({text.split()[0] for text in moves})
    weights = np.array([1.0 if verb == "pass" else 3.0 for verb in verbs])
    verb = luck.choice(verbs, p=weights / weights.sum())
    some = [text for text in moves if text.split()[0] == verb]
    return some[int(luck.integers(len(some)))]


def played(person: Person) -> list[str]:
    """The moves of the people at a finished table, from its record."""
    answer = person.context.request.get(f"{person.address}/api/tables/{person.situation['code']}/record")
    verbs = uc.load("welcome").verbs
    moves = [verbs.move(move) for move in answer.json()["moves"]]
    return [move.text for move in moves if move.verb not in LUCK]


class Hands:
    """Carries out moves on the page; `meant` are all that were to be played."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.meant: list[str] = []

    def do(self, move: str) -> None:
        """A move; then wait until it is played."""
        self.page.evaluate(_IS_DRAWN)
        self.meant.append(move)
        before = self.person.version
        self.make(move)
        self.person.until(lambda now: now["version"] > before, f"{move} to be played")

    def make(self, move: str) -> None:
        """Make a move, by keys or by touch."""
        raise NotImplementedError

    def raise_curtain(self) -> None:
        """Say who has the device now."""
        raise NotImplementedError

    def place_of(self, move: str) -> str | None:
        """Where on the board a move is made; nowhere if the bar alone has it."""
        verb, *words = move.split()
        if verb in ("name", "choose"):
            return f"{verb}-{words[0]}"
        if verb == "aside":
            return f"tile-{words[0]}"
        if verb in USED:
            return next(
                f"tile-{tile['number']}" for tile in self.person.table["equipment"] if tile["kind"] == USED[verb]
            )
        return PLACES.get(verb)


class ByKeys(Hands):
    """Nothing but the keyboard."""

    def make(self, move: str) -> None:
        verb = move.split()[0]
        if verb in ON_THE_BOARD:
            digit = self.page.locator(f"{spot(self.place_of(move) or '')} kbd")
            self.page.keyboard.press(digit.inner_text())
        elif verb == "flip":
            self.page.keyboard.press("Enter")
        else:
            bar = [text for text in offered(self.person) if text.split()[0] not in ON_THE_BOARD]
            self.page.keyboard.press(str(bar.index(move) + 1))

    def raise_curtain(self) -> None:
        for _tab in range(30):
            if self.page.evaluate("document.activeElement?.closest('.curtain') !== null"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


class ByTouch(Hands):
    """Nothing but a finger, on the board where it can be."""

    _last: str | None = ""

    def make(self, move: str) -> None:
        place = self.place_of(move)
        if place == self._last or move.split()[0] in ("name", "choose"):
            self.page.wait_for_timeout(600)  # two quick taps in one place of the screen are one
        self._last = place
        if place:
            self.page.locator(spot(place)).tap()
        else:
            bar = [text for text in offered(self.person) if text.split()[0] not in ON_THE_BOARD]
            self.page.locator("[role=toolbar].actions button").nth(bar.index(move)).tap()

    def raise_curtain(self) -> None:
        self.page.locator(".curtain button").tap()


def after_luck(person: Person) -> None:
    """Luck is asked for by the page itself: at once where somebody has drawn, else after a while."""
    person.until(lambda now: now["turn"] != "chance", "luck")


def play_round_one_screen(hands: Hands, luck: np.random.Generator) -> int:
    """A whole game on one device; returns how often the curtain fell."""
    person, curtains = hands.person, 0
    shown = person.page.locator(".board, .curtain").first
    for _decision in range(MOST_DECISIONS):
        shown.wait_for()
        after_luck(person)
        person.page.wait_for_timeout(60)
        if person.situation["state"] == "over":
            return curtains
        if person.page.locator(".curtain").count():
            assert person.page.locator(".board").count() == 0
            hands.raise_curtain()
            person.page.locator(".board").wait_for()
            curtains += 1
        hands.do(any_move(person, luck))
    raise AssertionError("the game does not end")
