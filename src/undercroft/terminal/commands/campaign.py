"""`undercroft campaign`: the sheets of a campaign, and giving the ticks that were earned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.engine.words import user_language

from ..program import program_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.engine.game import Game

    from ..campaigns import Book

KINDS = "○□⬠"  # the spaces of a sheet


def campaign(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="the campaign; all are listed if left out")
    ] = None,
    give: Annotated[
        list[str] | None,
        typer.Option("--give", metavar="HERO=TALENT.SPACE,…", help="all ticks of a hero's match, at once"),
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="language")] = None,
) -> None:
    """Show campaign sheets, and give ticks."""
    from ..campaigns import Book, names

    language = program_words(lang).language if lang else user_language()
    if name is None:
        for each in names():
            typer.echo(each)
        return
    book = Book.open(name)
    for each in give or []:
        book.give(each)
    for game, hero in book.heroes():
        for line in _sheet(book, game, hero, language):
            typer.echo(line)


def told(book: Book, language: str) -> list[str]:
    """The ticks that wait to be given, a line for each hero."""
    words = program_words(language)
    lines = []
    for game, hero in book.heroes():
        due = book.due(game, hero)
        if due and due.result and game.campaign:
            shown = game.campaign.show(game.box, hero, book.sheet(game, hero))
            command = f"undercroft campaign {book.name} --give {hero}=TALENT.SPACE,…"
            count = due.result["ticks"]
            lines.append(words.say("campaign-due", hero=shown["name"][language], count=count, command=command))
    return lines


def _sheet(book: Book, game: Game, hero: str, language: str) -> Iterator[str]:
    """A sheet: games and guardians, then each talent with its spaces, those ticked filled."""
    words, rules = program_words(language), game.campaign
    if rules is None:
        return
    shown = rules.show(game.box, hero, book.sheet(game, hero))
    name, count = shown["name"][language], len(shown["beaten"])
    yield words.say("campaign-hero", hero=name, games=shown["games"], beaten=count)
    for talent in shown["talents"]:
        spaces = " ".join(
            f"{kind}{got}/{of}" for kind, got, of in zip(KINDS, talent["ticks"], talent["of"], strict=True) if of
        )
        mark = "✓" if talent["owned"] else " "
        yield f"  {mark} {talent['id']:<12}{talent['name'][language]:<20}{spaces}"
    due = book.due(game, hero)
    if due and due.result:
        yield words.say("campaign-wait", count=due.result["ticks"])
        free = rules.spaces(game.box, hero, book.sheet(game, hero), due.result)
        for talent_id, left in free.items():
            yield "    " + " ".join([talent_id, *(f"{kind}{n}" for kind, n in zip(KINDS, left, strict=True) if n)])
