"""Luck that can be repeated: each draw has an address (seed, game, stream, count), and its value depends on that alone.

The generator is Philox 4x32-10 (Salmon et al., SC 2011): the address is encrypted, so draws need no order. Two bots can
be compared on the same luck, and many cores give the same games as one. All arithmetic fits whole numbers of 64 bits
whether or not they wrap, so that interpreted and compiled agree.
"""

from __future__ import annotations

from .compiling import rule

LOW = 0xFFFFFFFF
MULTIPLY_A, MULTIPLY_B = 0xD2511F53, 0xCD9E8D57
RAISE_A, RAISE_B = 0x9E3779B9, 0xBB67AE85
ROUNDS = 10

MAX_SEED = 2**53 - 1  # the largest whole number that every JSON reader keeps exact
BOT_STREAM = 255  # what bots draw from; games number their own streams from 0
DEAL_STREAM = 254  # what fills the blanks of a table that a seat knows in part


@rule
def philox(seed: int, game: int, stream: int, count: int) -> tuple[int, int, int, int]:
    """Four random words of 32 bits for one address."""
    a, b, c, d = count & LOW, stream & LOW, game & LOW, (game >> 32) & LOW
    key_a, key_b = seed & LOW, (seed >> 32) & LOW
    for _ in range(ROUNDS):
        product_a, product_b = MULTIPLY_A * a, MULTIPLY_B * c
        a, b, c, d = (
            ((product_b >> 32) & LOW) ^ b ^ key_a,
            product_b & LOW,
            ((product_a >> 32) & LOW) ^ d ^ key_b,
            product_a & LOW,
        )
        key_a, key_b = (key_a + RAISE_A) & LOW, (key_b + RAISE_B) & LOW
    return a, b, c, d


@rule
def draw(seed: int, game: int, stream: int, count: int, n: int) -> int:
    """A whole number from 0 to n-1, each as likely (n at most 2**31).

    A word in the short last part of the range would favour some numbers: it is passed over for the next of the four.
    """
    words = philox(seed, game, stream, count)
    uneven = (LOW + 1) % n
    for word in words:
        if ((word * n) & LOW) >= uneven:
            return (word * n) >> 32
    return (words[3] * n) >> 32


@rule
def pick(weights: object, n: int, at: int) -> int:
    """Which of the first `n` weights the number `at`, drawn below their sum, falls on."""
    for index in range(n - 1):
        at -= weights[index]  # type: ignore[index]
        if at < 0:
            return index
    return n - 1
