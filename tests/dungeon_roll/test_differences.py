"""The French prototype's rules and the published game's: each difference that a program can show, both ways.

Not to be shown: how many experience tokens are printed, player aids, and what the prototype's cards may have said.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rulebook import rule

from .set_up import delve, regroup

PROTOTYPE, PUBLISHED = "prototype", "published"
THREE = "fighter, cleric, mage"
FIGHT = ("fight fighter", "fight cleric", "fight mage")
in_both = pytest.mark.parametrize("rules", [PROTOTYPE, PUBLISHED])


@rule("DR-02")
@pytest.mark.parametrize(("rules", "tokens", "kinds"), [(PROTOTYPE, 30, 9), (PUBLISHED, 36, 10)])
def test_treasure_count(rules: str, tokens: int, kinds: int) -> None:
    odds = delve(party="thief", dungeon="chest", rules=rules).play("open thief 1").odds()
    assert len(odds) == kinds
    assert odds["draw town_portal"] == Fraction(4, tokens)
    assert odds["draw sword"] == Fraction(3, tokens)


@rule("DR-02", "DR-31")
@pytest.mark.parametrize(("scales", "points"), [(1, 1), (2, 4), (3, 5), (4, 8), (6, 12)])
def test_dragon_scales(scales: int, points: int) -> None:
    assert "draw scales" not in delve(party="thief", dungeon="chest", rules=PROTOTYPE).play("open thief 1").legal()
    odds = delve(party="thief", dungeon="chest", rules=PUBLISHED).play("open thief 1").odds()
    assert odds["draw scales"] == Fraction(6, 36)
    table = regroup(delve=3, treasures=f"{scales} scales", rules=PUBLISHED).play("retire")
    assert table.match.score == [1 + points]


@rule("DR-31")
def test_dragon_scales_are_no_use_in_a_delve() -> None:
    table = delve(party="", dungeon="goblin", treasures="6 scales", lair=1, rules=PUBLISHED)
    assert table.legal() == ["flee"]


@rule("DR-36")
@pytest.mark.parametrize(("rules", "name"), [(PROTOTYPE, "Potion"), (PUBLISHED, "Elixir")])
def test_potion_name(rules: str, name: str) -> None:
    table = delve(party="mage", dungeon="goblin", treasures="elixir", rules=rules)
    offer = next(move for move in table.match.moves() if move.text == "use elixir")
    said = table.match.say(offer)
    assert name.lower() in table.match.game.words("en").say(f"move-{said.id}", **said.args).lower()


@rule("DR-34")
def test_dragon_bait() -> None:
    dungeon = "2 goblin, ooze, chest"
    table = delve(party="mage", dungeon=dungeon, level=4, treasures="dragon_bait", rules=PROTOTYPE)
    assert "use dragon_bait" not in table.legal()
    assert (table.play("bait goblin").lair, table.dungeon) == (1, "goblin, ooze, chest")
    table = delve(party="mage", dungeon=dungeon, level=4, treasures="dragon_bait", rules=PUBLISHED)
    assert table.legal("bait") == []
    table.play("use dragon_bait")
    assert (table.lair, table.dungeon, table.treasures, table.phase) == (3, "chest", "", "loot")


@rule("DR-34")
def test_dragon_bait_as_published_needs_a_monster() -> None:
    table = delve(party="mage", dungeon="chest", treasures="dragon_bait", rules=PUBLISHED)
    assert "use dragon_bait" not in table.legal()


@rule("DR-24")
@pytest.mark.parametrize(("rules", "level", "experience"), [(PROTOTYPE, 4, 0), (PUBLISHED, 3, 1)])
def test_dragon_reward(rules: str, level: int, experience: int) -> None:
    table = delve(party=THREE, lair=3, level=3, rules=rules).play(*FIGHT)
    assert (table.level, table.experience, table.in_the_air, table.lair) == (level, experience, (0, 0, 1), 0)


@rule("DR-16", "DR-24")
@pytest.mark.parametrize(("rules", "experience"), [(PROTOTYPE, 0), (PUBLISHED, 1)])
def test_dragon_xp_safety(rules: str, experience: int) -> None:
    table = delve(party=THREE, lair=3, level=3, rules=rules).play(*FIGHT, "draw tools")
    assert table.seek("goblin").play("flee").experience == experience


@rule("DR-35")
@in_both
def test_ring_text(rules: str) -> None:
    table = delve(party=THREE, lair=3, level=3, treasures="ring", rules=rules).play("use ring")
    assert (table.level, table.experience, table.treasures, table.in_the_air) == (3, 0, "", (0, 0, 0))
    assert table.phase == "regroup"


@rule("DR-39")
@pytest.mark.parametrize(("rules", "times"), [(PROTOTYPE, 1), (PUBLISHED, 3)])
def test_ultimate_uses(rules: str, times: int) -> None:
    table, used = regroup(hero="knight", rules=rules, level=1), 0
    for _delve in range(3):
        table.seek("goblin")
        if "ultimate" in table.legal():
            table.play("ultimate")
            used += 1
        table.play("retire" if table.phase == "regroup" else "flee")
        table.arrange_seat(0, experience=0)  # the card is never turned
        if not table.match.is_over:
            table.until("regroup")
    assert used == times
    assert table.side == "novice"


@rule("DR-39")
@pytest.mark.parametrize(("rules", "ready"), [(PROTOTYPE, True), (PUBLISHED, False)])
def test_ultimate_on_level_up(rules: str, ready: bool) -> None:
    hands = [
        "3 sword, 3 talisman, 3 sceptre, 3 tools",
        "4 town_portal, 4 dragon_bait, 4 ring, 3 elixir, 3 scroll_token",
    ]
    hands[1] += ", 6 scales" if rules == PUBLISHED else ""
    given = {"hero": "knight", "experience": 4, "ready": False, "seats": 2, "rules": rules}
    table = delve("thief", "chest", treasures=hands, **given).play("open thief 1")
    assert (table.side, table.ready) == ("master", ready)


@rule("DR-39")
def test_ultimate_on_level_up_is_ready_in_the_next_delve_in_both() -> None:
    for rules in (PROTOTYPE, PUBLISHED):
        table = regroup(level=5, hero="knight", ready=False, rules=rules).play("retire")
        assert (table.side, table.ready) == ("master", True)


@rule("DR-38")
@pytest.mark.parametrize(("rules", "side"), [(PROTOTYPE, "novice"), (PUBLISHED, "master")])
def test_level_up_timing(rules: str, side: str) -> None:
    table = delve(party=THREE, lair=3, level=3, hero="knight", experience=4, rules=rules).play(*FIGHT)
    assert table.side == side


@rule("DR-24", "DR-27")
@pytest.mark.parametrize(("rules", "level", "experience"), [(PROTOTYPE, 11, 11), (PUBLISHED, 10, 11)])
def test_level_above_10(rules: str, level: int, experience: int) -> None:
    table = delve(party=THREE, lair=3, level=10, rules=rules).play(*FIGHT, "draw ring")
    assert (table.level, table.legal()) == (level, ["retire"])
    assert table.play("retire").experience == experience  # as published, one of them for the dragon


@rule("DR-24", "DR-28")
@pytest.mark.parametrize(("rules", "level"), [(PROTOTYPE, 5), (PUBLISHED, 4)])
def test_level_skipping(rules: str, level: int) -> None:
    table = delve(party=THREE, lair=3, level=3, rules=rules).play(*FIGHT, "draw ring", "seek")
    assert (table.level, table.in_the_air) == (level, (0, level, 0))


@rule("DR-20")
@pytest.mark.parametrize(("rules", "dungeon"), [(PROTOTYPE, "chest, potion"), (PUBLISHED, "")])
def test_unused_loot(rules: str, dungeon: str) -> None:
    table = delve(party="mage", dungeon="chest, potion, dragon", lair=2, level=3, rules=rules).play("onward")
    assert (table.phase, table.dungeon) == ("dragon", dungeon)


@rule("DR-08", "DR-19")
@in_both
def test_used_die_order(rules: str) -> None:
    table = delve(party="7 mage", dungeon="potion", rules=rules).play("quaff mage 1", "revive scroll")
    assert (table.party, table.graveyard) == ("6 mage, scroll", 0)


@rule("DR-04")
def test_dungeon_role_name_is_the_same_seat_in_both() -> None:
    lords = [regroup(seats=3, rules=rules).match.view(0)["table"]["lord"] for rules in (PROTOTYPE, PUBLISHED)]
    assert lords == [1, 1]


@rule("DR-43")
@pytest.mark.parametrize(("rules", "achieved"), [(PROTOTYPE, {"dungeon_master"}), (PUBLISHED, set())])
def test_achievements(rules: str, achieved: set[str]) -> None:
    assert regroup(level=10, rules=rules).play("retire").achieved == achieved
