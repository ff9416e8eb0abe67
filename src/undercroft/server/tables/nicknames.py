"""Nicknames: what they may be made of, and which of them look alike.

Letters of other alphabets can look the same as ours, and some are not seen at all. So names are compared by what they
look like: a rough copy, in which all that looks alike is the same.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

LONGEST = 24
MOST_MARKS = 2  # on one letter, besides those it has one character with; more become a tower
BLANK = frozenset(  # not seen, though Unicode counts them among letters, marks and signs
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
)
SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # say how a sign is drawn; keyboards add them
OUR_WORDS = ("bot", "robot", "player", "joueur")  # the page and the terminal add a number
ABOVE_OR_BELOW, THROUGH = range(200, 241), 1  # combining classes: accents, and strokes through a letter

LOOKS = {  # letters that look like one of ours, small and capital
    "a": "аɑαАΑᎪᴀ",
    "b": "вВΒьЬᏴʙꓐ",
    "c": "сСϲϹᏟᴄⅽ",
    "d": "ԁđᎠᴅ",
    "e": "еЕΕєᎬᴇε",
    "f": "ƒꓝϝ",
    "g": "ɡցԌᏀɢ",
    "h": "һНнΗհᎻʜħ",
    "i": "іІΙιıɪӏӀ1lI|ǀƖᏆ",
    "j": "јЈϳյᎫᴊ",
    "k": "кКΚκᏦᴋ",
    "m": "мМΜᎷᴍ",
    "n": "ΝηոɴпП",
    "o": "оОοΟօՕסഠ००ᴏøσ0",
    "p": "рРρΡᏢᴘ",
    "q": "ԛզԚ",
    "r": "гᎡᏒʀ",
    "s": "ѕЅՏᏚꜱ",
    "t": "тТΤτᎢᴛꓔ",
    "u": "υսՍᴜ",
    "v": "ѵνѴᏙᴠ",
    "w": "ԝωшᎳᴡԜ",
    "x": "хХχΧ",
    "y": "уУүΥγᎽʏ",
    "z": "ΖᏃᴢ",
}
LIKE = {each: letter for letter, others in LOOKS.items() for each in others}
PAIRS = (("rn", "m"), ("vv", "w"))  # two letters that look like one


def tidy(text: str) -> str | None:
    """The name as it is kept and shown; None if it cannot be: too long, nothing to be seen, or a tower of accents."""
    name = SELECTORS.sub("", unicodedata.normalize("NFC", text)).strip()
    kinds = [unicodedata.category(each) for each in name]
    if not kinds or any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds) or BLANK & set(name):
        return None
    name = unicodedata.normalize("NFC", " ".join(name.split()))  # one kind of space, and one at a time
    marks = "".join("m" if unicodedata.category(each) in ("Mn", "Me") else "-" for each in name)
    return name if len(name) <= LONGEST and marks[0] != "m" and "m" * (MOST_MARKS + 1) not in marks else None


@cache
def _our_names() -> re.Pattern[str]:
    words = "|".join(_letters(word).replace("o", "[o0]").replace("i", "[i1]") for word in OUR_WORDS)
    return re.compile(rf"({words})( ?\d+| [io\d]+)?")


def is_ours(name: str) -> bool:
    """Whether a name looks like one that we give: "Bot 2"."""
    return bool(_our_names().fullmatch(" ".join(_letters(name, digits=True).split())))


def looks(name: str) -> str:
    """What a name looks like: the same for all that look alike. Neither spaces nor full stops count."""
    rough = _letters(name)
    return "".join(each for each in rough if unicodedata.category(each)[0] not in "ZP") or rough


def told_apart(name: str, others: list[str]) -> str:
    """The name, with a number if it looks like that of somebody else."""
    taken, told, number = {looks(other) for other in others}, name, 1
    while looks(told) in taken:
        number += 1
        told = f"{name[: LONGEST - len(f' ({number})')].rstrip()} ({number})"
    return told


def _letters(name: str, digits: bool = False) -> str:
    """A rough copy: small letters of ours for all that look like one. Some digits do, too, unless `digits` stay."""
    rough = []
    for each in unicodedata.normalize("NFKD", name):
        mark = unicodedata.combining(each)
        if mark in ABOVE_OR_BELOW or mark == THROUGH:
            continue
        number = unicodedata.decimal(each, None)
        figure = each if number is None else str(number)
        if not (digits and number is not None):
            small = LIKE.get(figure, figure).casefold()
            figure = LIKE.get(small, small)
        rough.append(figure)
    text = "".join(rough)
    for pair, one in PAIRS:
        text = text.replace(pair, one)
    return text
