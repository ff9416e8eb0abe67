"""Campaigns: sheets are kept by nickname and hero; each match adds to them once, and nothing that it earned is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from undercroft.server.store.store import Store
from undercroft.server.tables.campaign import ended
from undercroft.server.wire import campaigns as campaign_wire

from .guests import Data, Guest, Served, checked, finish, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]
GAME = "one_deck"
VETERAN = ["veteran", "circle"]


async def table(served: Served, seats: int = 1, seed: int = 3, **wanted: Any) -> Guest:
    """A table of a campaign; as it is, the heroes soon fall."""
    wanted.setdefault("campaign", {})
    return await served.table(game=GAME, seats=seats, seed=seed, **wanted)


async def sheets(served: Served, nickname: str = "Ann") -> Data:
    answer = await served.http.get(f"/api/campaign/{quote(nickname, safe='')}")
    found = checked(answer, campaign_wire.Campaigns)
    assert found["nickname"] == nickname
    (game,) = [game for game in found["games"] if game["game"] == GAME]
    return dict(game)


async def heroes(guest: Guest) -> list[Data]:
    return list(checked(await guest.get("/campaign"), campaign_wire.TableCampaign)["heroes"])


async def give(guest: Guest, *ticks: list[str], place: int = 0) -> Any:
    return await guest.http.post(
        f"/api/tables/{guest.code}/ticks", headers=guest.headers, json={"place": place, "ticks": list(ticks)}
    )


def ticks(sheet: Data, talent: str = "veteran") -> list[int]:
    return next(list(each["ticks"]) for each in sheet["talents"] if each["id"] == talent)


async def test_whoever_has_played_nothing_has_no_sheet(served: Served) -> None:
    assert await sheets(served, "Nobody yet") == {"game": GAME, "sheets": [], "due": []}


async def test_a_finished_match_earns_ticks_that_are_given_once(served: Served) -> None:
    ann = await table(served)
    assert ann.situation["campaign"] is True
    (hero,) = await heroes(ann)
    assert (hero["hero"], hero["nickname"], hero["earned"], hero["after"]) == ("warrior", "Ann", None, None)
    await finish(ann)
    (hero,) = await heroes(ann)
    assert hero["earned"] == 2 + hero["result"]["floors_left"]  # a veteran's two
    assert (hero["given"], hero["before"]["games"], ticks(hero["before"])) == (False, 0, [0, 0, 0])
    assert hero["spaces"]["veteran"] == [6, 0, 0]
    assert (await sheets(served))["due"][0]["earned"] == hero["earned"]
    given = checked(await give(ann, VETERAN, VETERAN), campaign_wire.TableCampaign)["heroes"][0]
    assert (given["given"], ticks(given["after"]), given["after"]["games"]) == (True, [2, 0, 0], 1)
    refused(await give(ann, VETERAN), 409, "ticks_given")
    after = await sheets(served)
    assert (after["due"], ticks(after["sheets"][0])) == ([], [2, 0, 0])


async def test_what_the_sheet_owns_comes_to_the_table(served: Served) -> None:
    for _match in range(3):
        ann = await table(served)
        await finish(ann)
        assert (await give(ann, VETERAN, VETERAN)).status_code == 200
    (sheet,) = (await sheets(served, "ANN"))["sheets"]
    assert (sheet["owned"], sheet["games"]) == (["veteran"], 3)
    again = await table(served)
    assert again.situation["options"]["talents"] == "veteran/none/none/none"
    assert again.situation["view"]["table"]["phase"] == "basic"
    other = await table(served, options={"hero_1": "mage"})
    assert other.situation["options"]["talents"] == "none/none/none/none"


async def test_the_heroes_of_two_players_have_their_own_sheets(served: Served) -> None:
    ann = await table(served, seats=2, campaign={"names": ["Ann", "Bob"]})
    bob = await served.sit(ann.code, nickname="Bob")
    await ann.post("/start")
    await finish(ann, bob)
    assert [(hero["nickname"], hero["hero"]) for hero in await heroes(ann)] == [("Ann", "warrior"), ("Bob", "mage")]
    refused(await give(ann, VETERAN, place=1), 403, "not_yours")
    assert (await give(bob, VETERAN, place=1)).status_code == 200
    assert ticks((await sheets(served, "Bob"))["sheets"][0]) == [1, 0, 0]
    assert [due["place"] for due in (await sheets(served))["due"]] == [0]


async def test_nothing_is_lost_when_the_process_ends(open_house: Opener) -> None:
    async with open_house() as served:
        ann = await table(served)
        await finish(ann)
        due = await sheets(served)
    async with open_house() as again:
        assert await sheets(again) == due
        back = Guest(again.http, ann.code, ann.token)
        assert (await back.look())["campaign"] is True
        assert (await give(back, VETERAN, VETERAN)).status_code == 200
        again.house.tables.let_go(float("inf"))
        refused(await give(back, VETERAN), 409, "ticks_given")


async def test_a_result_stored_again_is_one(served: Served) -> None:
    ann = await table(served)
    await finish(ann)
    kept, at_table = await sheets(served), await served.house.tables.get(ann.code)
    await served.house.store.add(ended(at_table, at_table.match, 1))
    assert await sheets(served) == kept


@pytest.mark.parametrize(
    "wrong",
    [[VETERAN] * 9, [["veteran", "square"]], [["veteran", "triangle"]], [["nothing", "circle"]]],
)
async def test_ticks_that_do_not_fit_are_refused(served: Served, wrong: list[list[str]]) -> None:
    ann = await table(served)
    refused(await give(ann, VETERAN), 409, "not_over")
    await finish(ann)
    refused(await give(ann, *wrong), 422, "bad_ticks")
    refused(await give(ann, VETERAN, place=1), 404, "no_campaign")
    refused(await give(Guest(ann.http, ann.code), VETERAN), 401, "no_token")
    assert len((await sheets(served))["due"]) == 1


async def test_what_cannot_be_part_of_a_campaign(served: Served) -> None:
    refused(await served.create(game=GAME, seats=1, campaign={}, undo="practice"), 422, "campaign_practice")
    refused(await served.create(game="one_card", seats=1, campaign={}), 422, "campaign_not_here")
    refused(await served.create(game=GAME, seats=1, campaign={"focus": ["cooking"]}), 422, "bad_focus")
    guided = {"options": {"lesson": "first"}, "campaign": {}}
    refused(await served.create(game=GAME, seats=1, **guided), 422, "campaign_not_here")
    ann = await table(served, campaign=None)
    refused(await ann.get("/campaign"), 404, "no_campaign")
    await finish(ann)
    assert (await sheets(served))["due"] == []


async def test_what_is_tried_afterwards_changes_no_sheet(served: Served) -> None:
    ann = await table(served)
    await finish(ann)
    kept = await sheets(served)
    fork = served.guest(await ann.post("/fork", at=0, same_luck=True), 201)
    assert fork.situation["campaign"] is False
    await finish(fork)
    assert await sheets(served) == kept


async def test_a_database_of_before_gets_its_new_tables(open_house: Opener, tmp_path: Path) -> None:
    async with open_house() as served:
        ann, _bob = await served.pair()
        seen = await ann.look()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        for name in ("campaign_ticks", "campaign_results", "campaign_heroes"):
            database.execute(f"DROP TABLE {name}")
        for name in ("stand_in", "companion"):
            database.execute(f"ALTER TABLE tables DROP COLUMN {name}")
        database.execute("UPDATE alembic_version SET version_num = 'a0002'")
        database.commit()
    async with open_house() as again:
        assert await Guest(again.http, ann.code, ann.token).look() == seen
        assert (await sheets(again))["sheets"] == []


async def test_a_database_in_trouble_is_told_about(served: Served, tmp_path: Path) -> None:
    assert isinstance(served.house.store, Store)
    (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
    refused(await served.http.get("/api/campaign/Ann"), 503, "storage")


async def test_words_for_several_heroes_are_read(served: Served) -> None:
    wanted = {"talents": "veteran+speed/none/guile/none"}
    ann = await table(served, campaign=None, options=wanted)
    assert ann.situation["options"]["talents"] == wanted["talents"]
    for wrong in ("speed+guile", "nothing", "veteran/none"):
        refused(await served.create(game=GAME, seats=1, options={"talents": wrong}), 422, "bad_option")
