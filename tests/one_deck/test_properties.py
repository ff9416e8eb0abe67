"""What holds in every game, however it is played: random play with random options."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from tests.rulebook import rule
from undercroft.games.one_deck.rules.boxes.dice import colour_of
from undercroft.games.one_deck.rules.heroes.party import max_health
from undercroft.games.one_deck.table import CARDS, DICE, KINDS, NONE

from .set_up import FOREST, GAME, TRIED_OFTEN, Table

LONGEST = 150  # moves


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game with any options, or one in the woods."""
    options = {option.name: draw(st.sampled_from(option.words)) for option in GAME.options}
    game = draw(st.sampled_from([GAME, GAME, FOREST]))
    table = Table(game.start(seed=draw(st.integers(0, 10**6)), seats=draw(st.integers(1, 4)), **options))
    if draw(st.booleans()):  # deep down, where more can happen
        table.rec.floor, table.rec.level = draw(st.integers(0, 2)), draw(st.integers(0, 3))
    return table


picks = st.lists(st.integers(0, 2**16), min_size=LONGEST, max_size=LONGEST)
games = given(tables(), picks)


def positions(table: Table, picks: list[int]) -> Iterator[str]:
    """Play along `picks`; after each move, the move's text."""
    for pick in picks:
        moves = table.match.moves()
        if not moves:
            return
        # Giving up and going down are rare: otherwise nothing else would happen.
        move = moves[pick % len(moves)]
        table.match.play(move)
        yield move.text


def doubled(table: Table) -> int:
    return 2 if table["n_heroes"] == 4 else 1


@rule("OD-03", "OD-09", "F-04")
@TRIED_OFTEN
@games
def test_no_die_is_ever_lost_or_made(table: Table, picks: list[int]) -> None:
    for move in positions(table, picks):
        count = [sum(places) for places in zip(table["supply"], table["reserve"], table["exiled"], strict=True)]
        count[3] += sum(table["stored"])
        for die in range(DICE):
            count[colour_of(die % KINDS)] += table.rec.dice[die] + table.rec.fresh[die]
        for row in table["to_roll"]:
            for kind, waiting in enumerate(row):
                count[colour_of(kind)] += waiting
        for place in range(table["n_placed"]):
            count[colour_of(table.rec.placed_die[place] % KINDS)] += 1
        if table.wait == "receive":
            continue  # the dice given are back, the heroic one not yet taken: all are in the supply
        assert count == [total * doubled(table) for total in (8, 8, 8, 6)], move
        assert min(table["supply"]) >= 0


@rule("OD-02", "OD-38", "OD-41")
@TRIED_OFTEN
@games
def test_no_card_is_ever_lost_or_made(table: Table, picks: list[int]) -> None:
    large = int(table["n_heroes"] == 4)
    there_are = table.box.lesson_n_deck if table["lesson"] else sum(table.box.card_count[large])
    for move in positions(table, picks):
        held = [one for field in ("items", "skills", "doors") for row in table[field] for one in row]
        held += [one for one in table["potions"] if one != CARDS]
        held += table["cards"]
        count = sum(one != NONE for one in held) + sum(table["unseen"]) + sum(table["discard"])
        count += sum(table["xp"]) + table["gone"]
        assert count == there_are, move
        behind_doors = table["closed"] * doubled(table) + table["open_due"]
        assert sum(table["unseen"]) == table["deck"] + behind_doors, move


@rule("OD-32")
@TRIED_OFTEN
@games
def test_nobody_plays_on_with_as_many_wounds_as_health(table: Table, picks: list[int]) -> None:
    for move in positions(table, picks):
        dying = [
            hero
            for hero in range(table["n_heroes"])
            if table.wounds[hero] >= max_health(table.match.game.box.rec, table.match.table, hero)
        ]
        assert min(table.wounds) >= 0
        if dying:
            assert table.wait in ("save", "lost", "mend", "mend_who"), move


@rule("OD-03", "OD-34", "OD-36")
@TRIED_OFTEN
@games
def test_limits_are_kept(table: Table, picks: list[int]) -> None:
    level = table["level"]
    for _move in positions(table, picks):
        shown = table.view
        assert 0 <= shown["potions"]["cubes"] <= 6 * doubled(table)
        assert shown["level"]["level"] - 1 >= level
        for hero in shown["heroes"]:
            learned = [skill["id"] for skill in hero["skills"] if skill["from"] == "learned"]
            assert len(set(learned)) == len(learned)
            over = max(0, len(hero["items"]) - shown["level"]["items"])
            over += max(0, len(learned) - shown["level"]["skills"])
            assert over <= 1
        assert shown["deck"]["closed"] + len(shown["deck"]["open"]) <= 4


@rule("OD-24")
@TRIED_OFTEN
@games
def test_no_box_without_a_shield_is_covered_while_a_shield_is_open(table: Table, picks: list[int]) -> None:
    before: list[int] = []
    for move in positions(table, picks):
        encounter = table.view["encounter"]
        boxes = encounter["boxes"] if encounter else []
        covered = [box["box"] for box in boxes if box["covered"]]
        if move.startswith("place") and len(covered) > len(before):
            (new,) = set(covered) - set(before)
            open_shields = [box for box in boxes if box["shield"] and (not box["covered"] or box["box"] == new)]
            assert boxes[new - 1]["shield"] or not open_shields
        before = covered


@rule("OD-23")
@TRIED_OFTEN
@games
def test_what_was_begun_can_always_be_completed(table: Table, picks: list[int]) -> None:
    for move in positions(table, picks):
        assert table.match.is_over or table.legal(), move


@rule("OD-10", "OD-12")
@TRIED_OFTEN
@games
def test_the_seat_that_decides_exists_and_plays_a_hero_of_the_pair(table: Table, picks: list[int]) -> None:
    for _move in positions(table, picks):
        if table.wait in ("act", "feats"):
            seats = {table.view["heroes"][hero - 1]["seat"] for hero in table.view["pairs"][0]}
            assert table.match.turn in seats
