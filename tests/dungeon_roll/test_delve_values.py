"""What a delve is worth, worked out with the rules: the same as worked out by hand, in a small box."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml

import undercroft as uc
from undercroft.engine.game import Box
from undercroft.games.dungeon_roll.guide.exact.delve_values import delve_values
from undercroft.games.dungeon_roll.guide.exact.regroup_values import RegroupValues
from undercroft.kernels.ways import PLAIN, using

from .delves_by_hand import Delves

GAME = uc.load("dungeon_roll")
PARTY, DUNGEON, LAST_LEVEL = 3, 3, 10
COMES_AT, SLAYERS = 3, 3
TOKEN = 34 / 30  # thirty treasures, of which four count double
NOBODY, MERCENARY, BARD = (None, False), ("mercenary", False), ("minstrel", True)
CAN: dict[tuple[str | None, bool], dict[str, bool]] = {
    NOBODY: {},
    MERCENARY: {"rerolls_at_first": True},
    BARD: {"thieves_are_mages": True, "champions_beat_one_more": True},
}


def box_of(party: int, dungeon: int, last_level: int, comes_at: int, slayers: int) -> Box:
    """A box with few dice. Heroes who need more stay at home."""
    content = yaml.safe_load((GAME.shelf / "box.yaml").read_text(encoding="utf-8"))
    content |= {"dice": {"party": party, "dungeon": dungeon}, "last_level": last_level}
    content["dragon"] = {"comes_at": comes_at, "companions": slayers}
    content["heroes"] = [hero for hero in content["heroes"] if "set_on_form" not in hero["novice"]["specialty"]]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "small.yaml"
        file.write_text(yaml.safe_dump(content, allow_unicode=True), encoding="utf-8")
        return GAME.with_box(file).box


@cache
def small_box() -> Box:
    return box_of(PARTY, DUNGEON, LAST_LEVEL, COMES_AT, SLAYERS)


@cache
def worked_out(hero: tuple[str | None, bool], token: float) -> RegroupValues:
    return delve_values(small_box(), *hero, token=token)


@cache
def by_hand(hero: tuple[str | None, bool], token: float) -> Delves:
    return Delves(PARTY, DUNGEON, LAST_LEVEL, COMES_AT, SLAYERS, token, **CAN[hero])


@pytest.mark.parametrize("token", [0.0, TOKEN], ids=["experience", "treasures"])
@pytest.mark.parametrize("hero", [NOBODY, MERCENARY, BARD], ids=["nobody", "mercenary", "bard"])
def test_a_delve_is_worth_what_it_is_worth_by_hand(hero: tuple[str | None, bool], token: float) -> None:
    assert worked_out(hero, token).start == pytest.approx(by_hand(hero, token).value, abs=1e-9)


@pytest.mark.parametrize("hero", [NOBODY, BARD], ids=["nobody", "bard"])
def test_so_is_every_regrouping(hero: tuple[str | None, bool]) -> None:
    values, other = worked_out(hero, TOKEN), by_hand(hero, TOKEN)
    parties = [(1, 0, 0, 0, 0, 0), (0, 0, 0, 1, 0, 1), (0, 0, 0, 0, 0, 0), (0, PARTY, 0, 0, 0, 0)]
    for level in range(1, LAST_LEVEL + 2):
        for party in parties:
            for lair in range(COMES_AT):
                expected = other.regroup(level, party, lair)
                assert values.value(level, party, lair) == pytest.approx(expected, abs=1e-9)
                assert values.seeks_glory(level, party, lair) == (expected > level)


def test_glory_is_sought_with_a_party_and_not_without() -> None:
    values = worked_out(NOBODY, 0.0)
    assert values.seeks_glory(1, (PARTY, 0, 0, 0, 0, 0), 0)
    assert not values.seeks_glory(1, (0, 0, 0, 0, 0, 0), COMES_AT - 1)
    assert not values.seeks_glory(LAST_LEVEL, (PARTY, 0, 0, 0, 0, 0), 0), "the deepest level is the last"


def test_values_can_be_kept_in_a_file(tmp_path: Path) -> None:
    for values in (worked_out(NOBODY, 0.0), worked_out(BARD, TOKEN)):
        values.save(tmp_path / "values.json")
        assert RegroupValues.read(tmp_path / "values.json") == values


def test_all_ways_to_run_kernels_and_all_cores_work_out_the_same() -> None:
    tiny = box_of(2, 2, 2, 2, 2)
    values = delve_values(tiny, token=TOKEN)
    with using(PLAIN):
        assert delve_values(tiny, token=TOKEN, cores=1) == values
        assert delve_values(tiny, token=TOKEN, cores=3) == values


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    told: list[tuple[int, int]] = []

    def listen(done: int, total: int) -> None:
        told.append((done, total))
        if done > total / 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        delve_values(small_box(), progress=listen)
    assert told == sorted(told)
    assert told[-1][0] < told[-1][1] / 2


@pytest.mark.parametrize("hero", ["half_goblin", "tracker"])
def test_heroes_whose_powers_have_no_place_are_refused(hero: str) -> None:
    with pytest.raises(ValueError, match=f"hero '{hero}': what it can do"):
        delve_values(small_box(), hero)
