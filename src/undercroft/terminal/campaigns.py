"""Campaigns at the keyboard: a file for each, beside the saved games, with every match that was begun for it.

What a match brought is read from its saved game when that is finished, so it is counted once, whenever that is.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import undercroft as uc
from undercroft.engine.errors import BadSheet
from undercroft.engine.record import Record, replay

from . import saves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.campaigns import Campaign, Played, Tick
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match
    from undercroft.engine.options import Options

LONGEST_NAME = 24


@dataclass
class Entry:
    """A hero in a match of a campaign."""

    save: str  # the name of the saved game's file
    game: str
    place: int
    hero: str
    result: dict[str, Any] | None = None
    ticks: list[Tick] | None = None


@dataclass
class Book:
    """All sheets of one campaign."""

    name: str
    entries: list[Entry] = field(default_factory=list)

    # Keeping

    @classmethod
    def open(cls, name: str) -> Book:
        """The campaign of this name, with what finished matches have brought meanwhile; a new one if there is none."""
        book = cls(_checked(name))
        if book.file.exists():
            try:
                read = json.loads(book.file.read_text(encoding="utf-8"))
                book.entries = [Entry(**each) for each in read["entries"]]
            except (OSError, ValueError, TypeError, KeyError):
                raise BadSheet(f"{book.file.name}: this is not a campaign; move the file away or mend it") from None
        if sum(book._collect(entry) for entry in book.entries):
            book.keep()
        return book

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return folder() / f"{self.name}.json"

    def keep(self) -> None:
        """Write it down, whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.file.with_suffix(".part")
        text = json.dumps({"name": self.name, "entries": [vars(each) for each in self.entries]}, indent=1)
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(self.file)

    def _collect(self, entry: Entry) -> bool:
        """Whether a match has ended since; then its result is noted."""
        saved = saves.folder() / "finished" / entry.save
        if entry.result is not None or not saved.exists():
            return False
        game = uc.load(entry.game)
        entry.result = _rules(game).result(replay(Record.read(saved), game))
        return True

    # Playing

    def running(self, paths: list[Path]) -> list[Path]:
        """Those of some running games that belong to this campaign."""
        mine = {entry.save for entry in self.entries if entry.result is None}
        return [path for path in paths if path.name in mine]

    def bring(self, game: Game, match: Match, focuses: list[str]) -> Options:
        """The options of a match with what its heroes bring."""
        if game.campaign is None or not game.campaign.counts(match.options):
            raise BadSheet(f"{game.id}: a match like this is not part of a campaign; leave out --campaign")
        sheets = [self.sheet(game, hero) for _seat, hero in game.campaign.heroes(match)]
        return game.campaign.bring(game.box, match.options, sheets, focuses)

    def begin(self, game: Game, match: Match, save: Path) -> None:
        """Note a match that begins."""
        heroes = _rules(game).heroes(match)
        self.entries += [Entry(save.name, game.id, place, hero) for place, (_seat, hero) in enumerate(heroes)]
        self.keep()

    # Looking and giving

    def sheet(self, game: Game, hero: str) -> list[Played]:
        """The finished matches of a hero."""
        mine = [each for each in self.entries if (each.game, each.hero) == (game.id, hero)]
        return [{"result": each.result, "ticks": each.ticks} for each in mine if each.result is not None]

    def heroes(self) -> Iterator[tuple[Game, str]]:
        """Everybody who has a sheet."""
        for game, hero in dict.fromkeys((each.game, each.hero) for each in self.entries):
            yield uc.load(game), hero

    def due(self, game: Game, hero: str) -> Entry | None:
        """The first match of a hero whose ticks wait to be given."""
        mine = (each for each in self.entries if (each.game, each.hero) == (game.id, hero))
        return next((each for each in mine if each.result is not None and each.ticks is None), None)

    def give(self, given: str) -> None:
        """Give the ticks of a match: "warrior=veteran.circle,veteran.circle"."""
        hero, _equals, listed = given.partition("=")
        found = [(game, each) for game, name in self.heroes() if name == hero and (each := self.due(game, hero))]
        if not found:
            raise BadSheet(f"--give {given!r}: no ticks of {hero!r} wait to be given; `undercroft campaign` lists them")
        game, entry = found[0]
        ticks = [_tick(each) for each in listed.split(",") if each]
        _rules(game).give(game.box, hero, self.sheet(game, hero), cast("dict[str, Any]", entry.result), ticks)
        entry.ticks = ticks
        self.keep()


def folder() -> Path:
    """Where campaigns are kept."""
    return saves.folder() / "campaigns"


def names() -> list[str]:
    """The campaigns there are."""
    return sorted(path.stem for path in folder().glob("*.json"))


def _checked(name: str) -> str:
    if not 1 <= len(name) <= LONGEST_NAME or not all(letter.isalnum() or letter in "-_" for letter in name):
        raise BadSheet(f"campaign {name!r}: a name has 1 to {LONGEST_NAME} letters, digits, - or _")
    return name.casefold()


def _tick(text: str) -> Tick:
    talent, _dot, kind = text.strip().partition(".")
    return talent, kind


def _rules(game: Game) -> Campaign:
    return cast("Campaign", game.campaign)
