"""Making a table, sitting down, starting, leaving, watching."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc

from .guests import NOTHING, Served, refused


async def test_a_table_for_one_starts_at_once(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1, odds="advice", options={"hero": "wizard", "squeeze": "no"})
    table = ann.situation
    assert (ann.seat, table["seat"], table["holds"]) == (0, 0, [0])
    assert (table["state"], table["turn"], table["game"]) == ("running", "chance", "one_card")
    assert table["options"]["hero"] == "wizard"
    assert table["options"]["squeeze"] == "no"
    assert table["options"]["skill_cap"] == "yes"
    assert (table["odds"], table["undo"], table["practice"], table["analysis"]) == ("advice", "turn", False, False)
    ann_sits = {"nickname": "Ann", "connected": False, "score": 0, "kind": "person", "bot": None, "stand_in": False}
    ann_sits["failed"] = False
    assert table["seats"] == [ann_sits]
    assert table["may"] == {**NOTHING, "roll": True, "bots": True}
    assert table["opening"][0]["id"] == "event-level-starts"
    assert table["seed"] is None


async def test_a_table_for_two_waits_until_everybody_sits_and_somebody_starts(served: Served) -> None:
    ann = await served.table()
    assert ann.situation["state"] == "waiting"
    assert [seat["kind"] for seat in ann.situation["seats"]] == ["person", "free"]
    assert ann.situation["moves"] == []
    refused(await ann.post("/start"), 409, "not_all_seated")
    refused(await ann.post("/roll", version=1), 409, "not_started")
    bob = await served.sit(ann.code, nickname="  Bob  ")
    assert (bob.seat, bob.situation["version"]) == (1, 2)
    assert [seat["nickname"] for seat in bob.situation["seats"]] == ["Ann", "Bob"]
    refused(await served.http.post(f"/api/tables/{ann.code}/sit", json={"nickname": "Cy"}), 409, "full")
    assert (await bob.post("/start")).json()["state"] == "running"
    refused(await ann.post("/start"), 409, "started")


async def test_a_seat_can_be_chosen_and_taken_once(served: Served) -> None:
    ann = await served.table(seats=3)
    cy = await served.sit(ann.code, nickname="Cy", seat=2)
    assert cy.seat == 2
    path = f"/api/tables/{ann.code}/sit"
    refused(await served.http.post(path, json={"nickname": "Bob", "seat": 0}), 409, "seat_taken")
    refused(await served.http.post(path, json={"nickname": "Bob", "seat": 3}), 422, "bad_seat")
    assert (await served.sit(ann.code)).seat == 1


async def test_who_leaves_frees_the_seat_and_the_token_is_dead(served: Served) -> None:
    ann, bob = await served.pair()
    assert (await bob.post("/leave")).json()["seat"] is None
    refused(await bob.get(), 401, "token_left")
    refused(await bob.post("/roll", version=ann.situation["version"]), 401, "token_left")
    table = await ann.look()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "free"]
    cy = await served.sit(ann.code, nickname="Cy")
    assert cy.seat == 1
    await cy.roll()
    refused(await bob.get(), 401, "token_left")


async def test_somebody_who_sits_down_meanwhile_makes_no_move_stale(served: Served) -> None:
    ann, bob = await served.pair(options={"charms": "no"})
    await ann.look()
    await bob.post("/leave")
    await served.sit(ann.code, nickname="Cy")
    assert (await ann.play("lay 1"))["view"]["table"]["laid"] == 1


async def test_a_watcher_sees_the_table_and_can_do_nothing(served: Served) -> None:
    ann, _bob = await served.pair()
    watcher = served.watcher(ann.code)
    table = await watcher.look()
    assert (table["seat"], table["holds"], table["moves"]) == (None, [], [])
    assert table["may"] == NOTHING
    for path, body in {
        "/start": {},
        "/leave": {},
        "/roll": {"version": table["version"]},
        "/play": {"version": table["version"], "move": 0},
        "/undo": {"version": table["version"]},
        "/restart": {"version": table["version"]},
    }.items():
        refused(await watcher.post(path, **body), 401, "no_token")
    assert await served.watcher(ann.code).look() == table


async def test_small_letters_will_do_and_other_codes_lead_nowhere(served: Served) -> None:
    ann = await served.table()
    assert (await served.watcher(ann.code.lower()).look())["code"] == ann.code
    for code in ("BBBBBB", "AAAAAA", "B", "BBBBBBB", "B%00BBBB", "É", "' OR 1"):
        refused(await served.http.get(f"/api/tables/{code}"), 404, "no_table")


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess"}, 404, "no_game"),
        ({"seats": 1}, 422, "bad_seats"),
        ({"seats": 4}, 422, "bad_seats"),
        ({"options": {"lenght": "long"}}, 422, "no_option"),
        ({"options": {"length": "huge"}}, 422, "bad_option"),
        ({"options": {"charms": "true"}}, 422, "bad_option"),
        ({"undo": "practice"}, 422, "practice_alone"),
    ],
)
async def test_what_does_not_fit_the_game_is_refused(
    served: Served, wanted: dict[str, Any], status: int, code: str
) -> None:
    refused(await served.create(**wanted), status, code)


async def test_how_many_can_play_is_told(served: Served) -> None:
    several = refused(await served.create(seats=4), 422, "bad_seats")["error"]["message"]
    assert several == {"en": "This game is for 2 to 3 players.", "fr": "Ce jeu se joue de 2 à 3 joueurs."}
    alone = refused(await served.create(game="one_card", seats=2), 422, "bad_seats")["error"]["message"]
    assert alone == {"en": "This game is for one player.", "fr": "Ce jeu se joue seul."}


async def test_a_chosen_seed_gives_its_luck_and_is_marked(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1, seed=7)
    assert ann.situation["seed_chosen"] is True
    assert ann.situation["seed"] is None
    match = uc.load("one_card").start(seed=7)
    while match.turn == uc.CHANCE:
        match.roll()
    assert (await ann.roll())["view"]["table"]["dice"] == match.view()["table"]["dice"]
    assert (await served.table(game="one_card", seats=1)).situation["seed_chosen"] is False


async def test_the_view_is_the_engines(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1, seed=3)
    await ann.roll()
    match = uc.load("one_card").start(seed=3)
    while match.turn == uc.CHANCE:
        match.roll()
    view = match.view(0)
    assert ann.situation["view"] == {name: view[name] for name in ("played", "turn", "score", "prompt", "table")}
    assert [(move["id"], move["text"], move["said"]) for move in ann.situation["moves"]] == [
        (move.id, move.text, match.say(move).data()) for move in match.moves()
    ]
