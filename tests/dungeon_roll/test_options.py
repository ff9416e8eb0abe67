"""Every option: what it changes, and that the rulebook's way is the default."""

from __future__ import annotations

import pytest

from tests.rulebook import rule

from .set_up import BASE_HEROES, GAME, HEROES, PACK_HEROES, Table, delve, regroup

THREE = "fighter, cleric, mage"
FIGHT = ("fight fighter", "fight cleric", "fight mage")


def test_the_defaults_are_the_rulebook_s() -> None:
    assert GAME.start(seed=1).options == {
        "rules": "prototype",
        "heroes": "random",
        "hero_set": "base",
        "scroll_phases": "monster",
        "level_cap": False,
    }


@rule("DR-24", "DR-27")
@pytest.mark.parametrize(
    ("level_cap", "level", "end"), [(False, 10, 11), (True, 10, 10), (False, 9, 10), (True, 9, 10), (True, 8, 9)]
)
def test_ruling_25_the_level_die_stops_at_10_or_not(level_cap: bool, level: int, end: int) -> None:
    table = delve(party=THREE, lair=3, level=level, level_cap=level_cap).play(*FIGHT, "draw ring")
    assert table.level == end
    assert table.play("retire").experience == end


@rule("DR-14")
@pytest.mark.parametrize("scroll", ["scroll", "scroll_token"])
def test_ruling_2_scrolls_in_the_loot_phase_lead_back_to_the_monsters(scroll: str) -> None:
    given = {"treasures": scroll} if scroll == "scroll_token" else {}
    party = "thief" if given else "thief, scroll"
    table = delve(party, "chest", scroll_phases="all", **given).until("loot")
    assert table.legal("read") == [scroll]
    table.play(f"read {scroll}", "choose chest 1", "reroll").meet("goblin")
    assert (table.phase, table.legal()) == ("monster", ["beat thief goblin 1", "flee"])


@rule("DR-14")
def test_ruling_2_scrolls_before_the_dragon() -> None:
    table = delve("2 fighter, cleric, scroll", lair=3, level=3, scroll_phases="all").until("dragon")
    table.play("read scroll", "choose fighter 1", "reroll").form("mage")
    assert (table.phase, table.party) == ("dragon", "fighter, cleric, mage")
    assert table.legal("fight") == ["fighter", "cleric", "mage"]


@rule("DR-14")
def test_ruling_2_no_scroll_is_read_when_regrouping() -> None:
    table = regroup("mage, scroll", level=2, treasures="scroll_token", scroll_phases="all")
    assert table.legal() == ["retire", "seek"]


@rule("DR-03")
@pytest.mark.parametrize(("heroes", "verb"), [("random", "deal"), ("choose", "take"), ("none", "die")])
def test_how_heroes_are_given(heroes: str, verb: str) -> None:
    table = Table(GAME.start(seed=1, heroes=heroes))
    assert {move.split()[0] for move in table.legal()} == {verb}


@rule("DR-03", "DR-41")
@pytest.mark.parametrize(("hero_set", "cards"), [("base", BASE_HEROES), ("pack", PACK_HEROES), ("all", HEROES)])
@pytest.mark.parametrize(("heroes", "verb"), [("random", "deal"), ("choose", "take")])
def test_which_heroes_are_given(hero_set: str, cards: tuple[str, ...], heroes: str, verb: str) -> None:
    table = Table(GAME.start(seed=1, heroes=heroes, hero_set=hero_set))
    assert [HEROES[int(number) - 1] for number in table.legal(verb)] == list(cards)


@rule("DR-03")
@pytest.mark.parametrize("hero_set", ["base", "pack", "all"])
def test_there_are_heroes_enough_for_four(hero_set: str) -> None:
    table = Table(GAME.start(seed=1, seats=4, hero_set=hero_set))
    for _seat in range(4):
        table.play(table.legal()[0])
    heroes = table.rec.hero.tolist()
    assert len(set(heroes)) == 4
    assert min(heroes) >= 0


@rule("DR-15", "DR-43")
def test_ruling_43_a_game_without_heroes() -> None:
    table = Table(GAME.start(seed=1, seats=2, heroes="none"))
    assert table.rec.hero[:2].tolist() == [-1, -1]
    assert table.form("3 scroll, 4 mage").meet("goblin").legal() == ["beat mage goblin 1", "read scroll", "flee"]
