"""Luck that can be checked: the commitment, and every draw, worked out here from the rules of the generator alone."""

from __future__ import annotations

import hashlib
from typing import Any

import undercroft as uc
from undercroft.server.wire import tables as wire

from .guests import Served, checked

WORD = 2**32


def philox(seed: int, stream: int, count: int) -> list[int]:
    """Philox 4x32-10 as its authors describe it, with game 0."""
    counter, key = [count, stream, 0, 0], [seed % WORD, seed // WORD]
    for _round in range(10):
        low, high = 0xD2511F53 * counter[0], 0xCD9E8D57 * counter[2]
        counter = [
            (high // WORD) ^ counter[1] ^ key[0],
            high % WORD,
            (low // WORD) ^ counter[3] ^ key[1],
            low % WORD,
        ]
        key = [(key[0] + 0x9E3779B9) % WORD, (key[1] + 0xBB67AE85) % WORD]
    return counter


def drawn(seed: int, draw: dict[str, Any]) -> int:
    """The outcome that a draw must have."""
    n = sum(draw["weights"])
    words = philox(seed, draw["stream"], draw["count"])
    word = next((each for each in words if each * n % WORD >= WORD % n), words[3])
    at = word * n // WORD
    for outcome, weight in zip(draw["outcomes"], draw["weights"], strict=True):
        at -= weight
        if at < 0:
            return int(outcome)
    raise AssertionError("the number lies beyond the weights")


def verify(proof: dict[str, Any], promised: str) -> None:
    """All that the page checks."""
    assert hashlib.sha256(f"{proof['seed']}:{proof['nonce']}".encode()).hexdigest() == promised == proof["commitment"]
    counts: dict[int, int] = {}
    for draw in proof["draws"]:
        assert draw["count"] == counts.get(draw["stream"], draw["count"])
        counts[draw["stream"]] = draw["count"] + 1
        assert drawn(proof["seed"], draw) == draw["chosen"]


async def test_before_the_end_only_the_commitment_is_shown(served: Served) -> None:
    ann, _bob = await served.pair()
    assert (await ann.get("/proof")).json() == {"commitment": ann.situation["commitment"]}


async def test_every_draw_of_a_game_can_be_checked(served: Served) -> None:
    ann = await served.table(hot_seat=True)
    promised = ann.situation["commitment"]
    over = await ann.play_out()
    proof = checked(await ann.get("/proof"), wire.Proof)
    verify(proof, promised)
    record = (await ann.get("/record")).json()
    luck = [draw["number"] for draw in proof["draws"]]
    log = (await ann.get("/log")).json()
    assert luck == [entry["number"] for entry in log if entry["seat"] == "chance"]
    assert [draw["chosen"] for draw in proof["draws"]] == [record["moves"][number] for number in luck]
    assert over["seed"] == proof["seed"]


async def test_a_game_of_many_dice_can_be_checked(served: Served) -> None:
    ann = await served.table(game="one_card", seats=1, undo="practice")
    await ann.roll()
    await ann.do("/play", move=ann.situation["moves"][0]["id"])
    await ann.do("/undo")
    await ann.play_out()
    proof = (await ann.get("/proof")).json()
    verify(proof, ann.situation["commitment"])
    assert len(proof["draws"]) >= 3


async def test_a_fork_proves_its_own_luck_alone(served: Served) -> None:
    ann = await served.table(hot_seat=True)
    await ann.play_out()
    fork = served.guest(await ann.post("/fork", at=2, same_luck=False), 201)
    await fork.play_out()
    proof = (await fork.get("/proof")).json()
    verify(proof, fork.situation["commitment"])
    assert min(draw["number"] for draw in proof["draws"]) >= 2
    same = served.guest(await ann.post("/fork", at=2, same_luck=True), 201)
    await same.play_out()
    proof = (await same.get("/proof")).json()
    verify(proof, same.situation["commitment"])
    assert [draw["number"] for draw in proof["draws"]][:2] == [0, 1]


async def test_seeds_and_nonces_come_from_the_operating_system_and_never_twice(served: Served) -> None:
    tables = [await served.table() for _time in range(5)]
    headers = [served.house.tables._here[each.code].header for each in tables]
    assert len({header.seed for header in headers}) == 5
    assert len({header.nonce for header in headers}) == 5
    assert all(len(header.nonce) == 32 and 0 <= header.seed < 2**53 for header in headers)
    assert len({each.situation["commitment"] for each in tables}) == 5


def test_the_generator_here_is_the_engines() -> None:
    from undercroft.engine.chance import philox as engines

    for seed, stream, count in ((0, 0, 0), (2**53 - 1, 3, 77), (123456789, 1, 2**20)):
        assert philox(seed, stream, count) == [int(word) for word in engines(seed, 0, stream, count)]
    assert uc.load("heads").streams == ("charms", "coins")
