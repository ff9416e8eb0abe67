"""A table of Welcome to the Dungeon, brought into a situation by playing, with moves as text.

    table = bidding("mage", seats=3).play("+goblin", "-orc/torch", "pass")
    table = dungeon("warrior", kit=["torch"], pile=["vampire", "orc"]).play("flip")
    assert table.hp == -1

`+goblin` is short for: draw, it is a goblin, into the dungeon with it. `-orc/torch`: draw, an orc, set aside with the
torch. Tiles are called by their kind. Seats count from 1, as people do; player 1 goes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import settings

import undercroft as uc
from tests.plainly import PLAINLY
from undercroft.games.welcome import table as names
from undercroft.games.welcome.look.view import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undercroft.engine.match import Match

GAME = uc.load("welcome")
BOX = GAME.box.rec
MONSTERS, HEROES = names.MONSTERS, names.ADVENTURERS
POWER = {name: BOX.power[kind] for kind, name in enumerate(MONSTERS, 1)}
COPIES = {name: BOX.copies[kind] for kind, name in enumerate(MONSTERS, 1)}
DECK = [name for name in MONSTERS for _copy in range(COPIES[name])]
TRIED_OFTEN = settings(max_examples=15 if PLAINLY else 25, deadline=None, derandomize=True)  # of properties


def tiles_of(hero: str) -> list[str]:
    """The kinds of the six tiles of an adventurer."""
    return [tile["kind"] for tile in GAME.box.names["adventurers"][HEROES.index(hero)]["tiles"]]


class Table:
    """A match that a test has brought somewhere, and looks at."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, *moves: str) -> Table:
        """Play these moves; see above for the short ones."""
        for move in moves:
            for each in self._long(move):
                self.match.play(each)
        return self

    def _long(self, move: str) -> list[str]:
        if move[0] == "+":
            return ["draw", f"card {move[1:]}", "add"]
        if move[0] == "-":
            monster, tile = move[1:].split("/")
            return ["draw", f"card {monster}", self._aside(tile)]
        return [self._aside(move[6:]) if move.startswith("aside ") else move]

    def _aside(self, tile: str) -> str:
        return f"aside {tiles_of(self.hero).index(tile) + 1}"

    def legal(self) -> list[str]:
        """The moves allowed now, tiles by their kind."""
        kinds = tiles_of(self.hero)
        return [f"aside {kinds[move.args[0]]}" if move.verb == "aside" else move.text for move in self.match.moves()]

    # What is on the table

    @property
    def rec(self) -> Any:
        """The table as the rules see it."""
        return self.match.table

    @property
    def phase(self) -> str:
        return PHASES[self.rec.phase]

    @property
    def turn(self) -> int:
        """The player to move, from 1 on; luck is 0."""
        return max(self.match.turn + 1, 0)

    @property
    def hero(self) -> str:
        return HEROES[self.rec.hero]

    @property
    def hp(self) -> int:
        return self.rec.hp

    @property
    def runner(self) -> int:
        """Who is or was in the dungeon, from 1 on; 0 for nobody."""
        return self.rec.runner

    @property
    def outcome(self) -> str:
        return ("", "success", "failure", "different")[self.rec.outcome]

    @property
    def winner(self) -> int:
        return self.rec.winner

    @property
    def successes(self) -> list[int]:
        return self.rec.successes[: self.match.seats].tolist()

    @property
    def failures(self) -> list[int]:
        return self.rec.failures[: self.match.seats].tolist()

    @property
    def passed(self) -> list[int]:
        """Who has passed, from 1 on."""
        return [seat + 1 for seat in range(self.match.seats) if self.rec.passed[seat]]

    @property
    def tiles(self) -> list[str]:
        """The tiles still under the adventurer, used up or not."""
        return [kind for tile, kind in enumerate(tiles_of(self.hero)) if not self.rec.tile_by[tile]]

    @property
    def spent(self) -> list[str]:
        return [kind for tile, kind in enumerate(tiles_of(self.hero)) if self.rec.spent >> tile & 1]

    @property
    def pile(self) -> list[str]:
        """The cards of the dungeon in the order they were added."""
        return [MONSTERS[kind - 1] for kind in self.rec.pile[: self.rec.n_pile]]

    @property
    def deck(self) -> list[str]:
        """The cards that lie nowhere else."""
        left = list(DECK)
        gone = [*self.rec.pile[: self.rec.n_pile], *self.rec.tile_card, self.rec.hand]
        for kind in (*gone, self.rec.swapped):
            if kind:
                left.remove(MONSTERS[kind - 1])
        return left

    def view(self, player: int = 1) -> dict[str, Any]:
        """What a player sees of the table."""
        table: dict[str, Any] = self.match.view(player - 1)["table"]
        return table

    def odds(self, player: int = 1) -> dict[str, Any] | None:
        """The chance to survive, as a player is told it."""
        return GAME.odds(self.match, player - 1)

    def said(self, player: int = 1) -> list[str]:
        """The ids of what was told after the last move."""
        return [event.id for event in self.match.events(player - 1)]

    # Whole rounds

    def win(self, player: int) -> Table:
        """Play a round with the warrior which this player survives, alone in an empty dungeon."""
        self._choose("warrior")
        while self.phase == "bid":
            self.play("+goblin" if self.turn == player else "pass")
        return self._delve()

    def lose(self, player: int) -> Table:
        """Play a round with the warrior in which this player falls: 17 damage against 11 hit points."""
        self._choose("warrior")
        cards = ["golem", "golem", "demon"]
        while self.phase == "bid":
            if not cards and self.turn != player:
                self.play("pass")
            else:
                self.play(f"+{cards.pop() if cards else 'goblin'}")
        return self._delve()

    def _choose(self, hero: str) -> None:
        if self.phase == "choose":
            self.play(f"choose {hero}")

    def _delve(self) -> Table:
        if self.phase == "name":
            self.play("name goblin")
        while self.phase == "flip":
            self.play("flip")
        return self


def bidding(hero: str = "warrior", seats: int = 2, game: uc.Game = GAME, **options: object) -> Table:
    """The first bid of a game: player 1 is to draw or pass."""
    match = game.start(seed=1, seats=seats, **{"first_adventurer": hero, **options})
    match.play("first 1")
    return Table(match)


def dungeon(hero: str, kit: Iterable[str], pile: Iterable[str], deck: Iterable[str] = (), **options: Any) -> Table:
    """Somebody in the dungeon with these tiles; `pile` in the order it is turned over, `deck` stays in the deck."""
    kept, cards, left = list(kit), list(pile), list(DECK)
    for card in (*cards, *deck):
        left.remove(card)
    gone = [tile for tile in tiles_of(hero) if tile not in kept]
    added = cards if options.get("reveal_order") == "bottom_first" else cards[::-1]
    table = bidding(hero, **options)
    table.play(*(f"-{left.pop(0)}/{tile}" for tile in gone), *(f"+{card}" for card in added))
    while table.phase == "bid":
        table.play("pass")
    return table
