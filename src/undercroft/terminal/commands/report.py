"""The result of a simulation as a table for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from ..program import program_words

if TYPE_CHECKING:
    from rich.console import Console

    from undercroft.engine.results import Measure, Rate
    from undercroft.engine.words import Words
    from undercroft.lab.simulate import Report

MOST_SCORES = 16  # more different scores than this are not listed one by one


def show_report(console: Console, report: Report, name: str, language: str) -> None:
    """Print the report."""
    words = program_words(language)
    title = words.say("sim-title", game=name, games=report.games, bot=report.bot, seed=str(report.seed))
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("sim-what"))
    for head in ("mean", "spread", "interval", "range"):
        table.add_column(words.say(f"sim-{head}"), justify="right")
    for seat, score in enumerate(report.scores):
        label = words.say("sim-score") if report.seats == 1 else words.say("sim-score-seat", seat=seat + 1)
        table.add_row(label, *_numbers(score, words))
    if report.wins and report.seats == 1:
        table.add_row(words.say("sim-wins"), *_share(report.wins, words))
    bots = [name.strip() for name in report.bot.split(",")] * report.seats
    for seat, wins in enumerate(report.seat_wins):
        table.add_row(words.say("sim-wins-seat", seat=seat + 1, bot=bots[seat]), *_share(wins, words))
    table.add_row(words.say("sim-length"), *_numbers(report.lengths, words))
    if len(report.distribution) <= MOST_SCORES:
        for points, count in report.distribution.items():
            table.add_row(words.say("sim-share", score=points), _percent(count / report.games, words), "", "", "")
    console.print(table)
    if report.games < report.asked:
        console.print(words.say("sim-stopped", games=report.games, asked=report.asked))
    if report.unfinished:
        console.print(words.say("sim-unfinished", count=report.unfinished))
    console.print(
        words.say(
            "sim-speed",
            games=round(report.games_per_second),
            moves=round(report.moves_per_second),
            cores=report.cores,
            seconds=round(report.seconds, 2),
        )
    )


def _percent(share: float, words: Words) -> str:
    return words.say("sim-percent", value=100 * share)


def _share(rate: Rate, words: Words) -> tuple[str, str, str, str]:
    return _percent(rate.rate, words), "", words.say("sim-percents", low=100 * rate.low, high=100 * rate.high), ""


def _numbers(measure: Measure, words: Words) -> tuple[str, str, str, str]:
    return (
        words.say("sim-number", value=measure.mean),
        words.say("sim-number", value=measure.spread),
        words.say("sim-numbers", low=measure.low, high=measure.high),
        words.say("sim-bounds", low=measure.least, high=measure.most),
    )
