"""Honours: what finished matches brought is kept by nickname, each match once, and told at the end."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import undercroft as uc
from undercroft.server.store.records import export_match, import_match
from undercroft.server.store.schema import SIT, Honour
from undercroft.server.store.store import StorageTrouble, Store
from undercroft.server.tables.dealer import News, number
from undercroft.server.tables.honours import folded
from undercroft.server.wire import tables as wire

from .clocks import TurnedClock
from .guests import Data, Guest, Online, Served, checked, finish, refused

Opener = Callable[..., AbstractAsyncContextManager[Served]]
pytestmark = pytest.mark.usefixtures("with_honours")


async def honours(served: Served, nickname: str = "Ann") -> Data:
    """What somebody has reached in the tiny game."""
    answer = await served.http.get(f"/api/honours/{quote(nickname, safe='')}")
    found = checked(answer, wire.Honours)
    assert found["nickname"] == nickname
    (game,) = [game for game in found["games"] if game["game"] == "heads"]
    return dict(game)


def times(game: Data) -> dict[str, int]:
    """How often each achievement was reached."""
    return {each["id"]: each["times"] for each in game["achievements"]}


def winner_of(*guests: Guest) -> Guest:
    """Whoever has reached the goal."""
    bank = guests[0].situation["view"]["table"]["bank"]
    return next(guest for guest in guests if bank[guest.seat or 0] >= guests[0].situation["view"]["table"]["goal"])


async def test_whoever_has_played_nothing_sees_what_there_is_to_reach(served: Served) -> None:
    game = await honours(served, "Nobody yet")
    assert game == {
        "game": "heads",
        "played": 0,
        "best_score": None,
        "best_rank": None,
        "ranks": [{"id": rank, "times": 0} for rank in ("pauper", "saver", "banker")],
        "achievements": [{"id": id, "times": 0, "first": None} for id in ("finisher", "winner", "never")],
    }


async def test_the_end_is_told_and_kept_for_everybody_by_nickname(served: Served) -> None:
    ann, bob = await served.pair(luck=5)
    assert (await ann.look())["honours"] is None
    await finish(ann, bob)
    winner = winner_of(ann, bob)
    loser = bob if winner is ann else ann
    names = {0: "Ann", 1: "Bob"}
    assert winner.situation["honours"] == {
        "rank": "banker",
        "achievements": ["finisher", "winner"],
        "score": winner.situation["view"]["table"]["bank"][winner.seat or 0],
        "new": ["finisher", "winner"],
        "kept": True,
    }
    assert loser.situation["honours"]["new"] == ["finisher"]
    assert (await served.watcher(ann.code).look())["honours"] is None
    game = await honours(served, names[winner.seat or 0])
    assert (game["played"], game["best_rank"]) == (1, "banker")
    assert game["best_score"] == winner.situation["honours"]["score"]
    assert times(game) == {"finisher": 1, "winner": 1, "never": 0}
    assert times(await honours(served, names[loser.seat or 0])) == {"finisher": 1, "winner": 0, "never": 0}


async def test_a_watcher_is_told_about_somebody_who_played_alone(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = uc.load("one_card").look
    monkeypatch.setattr(look, "HONOURS", {"ranks": [], "achievements": ["brave"]}, raising=False)
    brought = {"rank": None, "achievements": ["brave"], "score": 2}
    monkeypatch.setattr(look, "honours", lambda *_: brought, raising=False)
    ann = await served.table(game="one_card", seats=1)
    told = (await ann.play_out())["honours"]
    assert told == {**brought, "new": ["brave"], "kept": True}
    assert (await served.watcher(ann.code).look())["honours"] == told


async def test_a_game_without_honours_is_left_out(served: Served) -> None:
    found = checked(await served.http.get("/api/honours/Ann"), wire.Honours)
    assert "heads" in {game["game"] for game in found["games"]}
    assert "one_card" not in {game["game"] for game in found["games"]}


async def test_later_matches_are_counted_and_nothing_in_them_is_new(served: Served) -> None:
    await finish(*await served.pair(luck=5))
    before = await honours(served)
    ann, bob = await served.pair(luck=5)
    await finish(ann, bob)
    after = await honours(served)
    assert after["played"] == 2
    assert {id: 2 * count for id, count in times(before).items()} == times(after)
    assert [each["first"] for each in after["achievements"]] == [each["first"] for each in before["achievements"]]
    assert ann.situation["honours"]["new"] == bob.situation["honours"]["new"] == []
    assert ann.situation["honours"]["kept"] is True


async def test_the_best_rank_and_score_stay_the_best(served: Served) -> None:
    seeds = {seed: await _bank_of_ann(served, seed) for seed in range(6)}
    game = await honours(served)
    assert game["played"] == len(seeds)
    assert game["best_score"] == max(seeds.values()) > min(seeds.values())
    assert game["best_rank"] == "banker"
    assert sum(rank["times"] for rank in game["ranks"]) == len(seeds)
    assert {rank["id"]: rank["times"] > 0 for rank in game["ranks"]}["banker"]


async def _bank_of_ann(served: Served, seed: int) -> int:
    ann, bob = await served.pair(luck=seed)
    await finish(ann, bob)
    return int(ann.situation["view"]["table"]["bank"][0])


@pytest.mark.parametrize(
    ("typed", "asked"),
    [("Ann", "aNN"), ("ÉLISE", "élise"), ("Straße", "STRASSE"), ("a/b ?%#", "A/B ?%#"), ("名前", "名前")],
)
async def test_capitals_make_no_difference_and_any_name_can_be_asked_for(
    served: Served, typed: str, asked: str
) -> None:
    await finish(await served.table(nickname=typed, hot_seat=True, luck=1))
    assert (await honours(served, asked))["played"] == 2  # both seats were theirs


def test_no_name_outgrows_its_place() -> None:
    for long in ("ΐ" * 24, "ﬃ" * 24, "İ" * 24, "𝅘𝅥𝅮" * 24):
        assert len(folded(long)) <= 255


async def test_practice_and_analysis_are_told_but_not_kept(served: Served) -> None:
    ann = await served.table(hot_seat=True, undo="practice", luck=1)
    await finish(ann)
    assert ann.situation["honours"]["new"] == []
    assert ann.situation["honours"]["kept"] is False
    await ann.do("/undo")
    assert ann.situation["honours"] is None
    await finish(ann)
    fork = served.guest(await ann.post("/fork", at=0, same_luck=True), 201)
    await finish(fork)
    assert (await honours(served))["played"] == 0


async def test_a_match_counts_once_however_often_its_table_comes_back(open_house: Opener) -> None:
    async with open_house() as served:
        ann, bob = await served.pair(luck=5)
        await finish(ann, bob)
        told, kept = ann.situation, await honours(served)
        served.house.tables.let_go(float("inf"))
        assert await ann.look() == told
    async with open_house() as again:
        assert await Guest(again.http, ann.code, ann.token).look() == told
        assert await honours(again) == kept


async def test_what_is_new_is_told_through_the_line_with_the_last_move(online: Online) -> None:
    ann, bob = await online.pair(luck=5)
    async with online.call(bob) as phone:
        await finish(ann, bob)
        await phone.hear_version(ann.situation["version"])
    assert phone.situation["honours"] == bob.situation["honours"]
    assert "finisher" in phone.situation["honours"]["new"]


async def test_a_last_move_that_is_not_stored_brings_nothing(served: Served, tmp_path: Path) -> None:
    ann, bob = await served.pair(luck=5)
    before = await _last_decision(ann, bob)
    file = tmp_path / "tables.db"
    file.rename(tmp_path / "elsewhere.db")
    refused(await before(), 503, "storage")
    (tmp_path / "elsewhere.db").rename(file)
    assert (await honours(served))["played"] == 0
    assert (await before()).status_code == 200
    assert (await honours(served))["played"] == 1


async def _last_decision(ann: Guest, bob: Guest) -> Callable[[], Any]:
    """Play until one roll ends the match; what rolls it."""
    while True:
        await ann.look()
        turn = ann.situation["turn"]
        mover = bob if turn == 1 else ann
        await mover.look()
        table = mover.situation["view"]["table"]
        if turn == "chance" and table["bank"][table["seat"]] + table["pot"] + table["laid"] >= table["goal"]:
            return lambda: ann.post("/roll", version=ann.situation["version"])
        if turn == "chance":
            await ann.roll()
        else:
            await mover.do("/play", move=mover.situation["moves"][-1]["id"])


async def test_not_to_know_what_is_new_does_not_fail_the_move(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_store: Store, _code: str) -> dict[int, list[str]]:
        raise StorageTrouble("gone")

    monkeypatch.setattr(Store, "first_time", fail)
    ann, bob = await served.pair(luck=5)
    await finish(ann, bob)
    assert (ann.situation["honours"]["kept"], ann.situation["honours"]["new"]) == (True, [])


async def test_the_same_honour_stored_again_is_one(served: Served) -> None:
    ann = await served.table()
    store = served.house.store
    honour = Honour(ann.code, 0, "ann", "heads", None, 3, ("finisher",), 1)
    for version in (1, 2):
        await store.append(ann.code, number([News(SIT, 1, 1, "Bob")], version), [honour])
    assert await store.honours_of("ann") == ([("heads", None, 1, 3)], [("heads", "finisher", 1, 1)])
    assert await store.first_time(ann.code) == {0: ["finisher"]}


async def test_of_two_matches_at_the_same_moment_one_was_first(served: Served) -> None:
    store = served.house.store
    codes = sorted([(await served.table()).code, (await served.table()).code])
    for code in codes:
        await store.append(
            code, number([News(SIT, 1, 1, "Bob")], 1), [Honour(code, 0, "ann", "heads", None, 3, ("winner",), 7)]
        )
    assert [await store.first_time(code) for code in codes] == [{0: ["winner"]}, {0: []}]


async def test_a_match_that_comes_from_elsewhere_brings_nothing(served: Served) -> None:
    ann, bob = await served.pair(luck=5)
    await finish(ann, bob)
    kept = await honours(served)
    text, _moves = await export_match(served.house.store, ann.code, unfinished=False)
    code, _moves = await import_match(served.house.store, text, "record")
    imported = served.watcher(code)
    assert (await imported.look())["honours"] is None
    assert await honours(served) == kept


async def test_a_nickname_that_cannot_be_one_is_refused(served: Served) -> None:
    for wrong in ("x" * 25, "%20", "a%00b", "a%E2%80%AEb"):
        refused(await served.http.get(f"/api/honours/{wrong}"), 422, "bad_field")
    refused(await served.http.get("/api/honours"), 404, "not_found")
    refused(await served.http.post("/api/honours/Ann"), 405, "not_allowed")


async def test_asking_too_often_is_refused(open_house: Opener, clock: TurnedClock) -> None:
    async with open_house(clock, requests_at_once=7, requests_per_second=1) as served:
        for _time in range(2):
            assert (await served.http.get("/api/honours/Ann")).status_code == 200
        refused(await served.http.get("/api/honours/Ann"), 429, "too_many_requests")


async def test_a_database_in_trouble_is_told_about(served: Served, tmp_path: Path) -> None:
    (tmp_path / "tables.db").rename(tmp_path / "elsewhere.db")
    refused(await served.http.get("/api/honours/Ann"), 503, "storage")


async def test_a_database_of_before_gets_its_new_tables_and_keeps_the_old(open_house: Opener, tmp_path: Path) -> None:
    async with open_house() as served:
        ann, _bob = await served.pair()
        seen = await ann.look()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        for name in ("campaign_ticks", "campaign_results", "campaign_heroes", "achievements", "honours"):
            database.execute(f"DROP TABLE {name}")
        for name in ("stand_in", "companion"):
            database.execute(f"ALTER TABLE tables DROP COLUMN {name}")
        database.execute("UPDATE alembic_version SET version_num = 'a0001'")
        database.commit()
    async with open_house() as again:
        assert await Guest(again.http, ann.code, ann.token).look() == seen
        assert (await honours(again))["played"] == 0
