"""What goes over the wire, as types: they check what comes in, and describe what goes out (OpenAPI, TypeScript).

Strict: `false` is not 0, unknown fields are refused. What goes out is built as plain data, for speed; the tests hold it
against these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from ..tables import nicknames

MAX_SEED = 2**53 - 1  # the same as in engine/chance.py, which would bring NumPy along
VERSION = 2**31 - 1

Odds = Literal["off", "odds", "advice"]
Undo = Literal["turn", "practice", "none"]
StandIn = Literal[0, 2, 10]  # minutes
Version = Annotated[int, Field(ge=0, le=VERSION)]
Seat = Annotated[int, Field(ge=0, le=63)]
Position = Annotated[int, Field(ge=0, le=VERSION)]
WishKey = Annotated[str, Field(min_length=1, max_length=100)]


def _nickname(text: str) -> str:
    """A name to show, as it is kept."""
    if (name := nicknames.tidy(text)) is None:
        raise PydanticCustomError("nickname", "a nickname has 1 to 24 visible characters")
    if nicknames.is_ours(name):
        raise PydanticCustomError("nickname_taken", "a nickname does not look like that of a bot")
    return name


Nickname = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_nickname)]


class Wire(BaseModel):
    """The base of all."""

    model_config = ConfigDict(strict=True, extra="forbid")


# Sentences


class Names(Wire):
    """The same text in every language."""

    en: str
    fr: str


class Said(Wire):
    """A sentence as data: a message of the game's words, and its arguments."""

    id: str
    args: dict[str, int | float | str | Said | Names]


# What comes in


class CreateTable(Wire):
    """A new table. `bots` play its last seats; whoever makes it sits on the first.

    After `stand_in` minutes a bot plays on for whoever is away, until they are back; with 0 it never does.
    At a `companion` of a real table nothing is rolled: you tell what fell, as a move on luck’s turn.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[str, str] = Field(default_factory=dict, max_length=64)
    seats: Annotated[int, Field(ge=1, le=64)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    odds: Odds = "off"
    undo: Undo = "turn"
    nickname: Nickname
    hot_seat: bool = False
    campaign: JoinCampaign | None = None
    bots: list[Annotated[str, Field(max_length=40)]] = Field(default_factory=list, max_length=64)
    stand_in: StandIn = 0
    companion: bool = False


class JoinCampaign(Wire):
    """Play with campaign sheets: those of these nicknames, one for each seat, or of whoever makes the table.

    Each hero takes the talents of one focus besides the basic ones.
    """

    names: list[Nickname] = Field(default_factory=list, max_length=64)
    focus: list[Annotated[str, Field(max_length=40)] | None] = Field(default_factory=list, max_length=64)


class SeatBot(Wire):
    """Let a bot of this name play a seat on which nobody sits; null: none any more.

    Whoever opened the table decides; others can only let the usual bot play on a seat that was left.
    """

    seat: Seat
    bot: Annotated[str, Field(max_length=40)] | None


class SitDown(Wire):
    """Take a seat: this one, or the first that is free.

    With the `key` of a wish that everybody has agreed to, the seat that was asked for.
    """

    nickname: Nickname
    seat: Seat | None = None
    key: WishKey | None = None


class AtVersion(Wire):
    """Do something with the table as it was at this version."""

    version: Version


class PlayMove(AtVersion):
    """Play a move that was offered at this version."""

    move: Annotated[int, Field(ge=0, le=VERSION)]


class ForkTable(Wire):
    """Play on from a position, at a new table of one's own."""

    at: Position
    same_luck: bool = False
    nickname: Nickname | None = None


# What goes out


class GameOption(Wire):
    """An option of a game."""

    name: str
    values: list[str]
    default: str
    groups: list[list[str]] | None  # of a choice of any number of words: the first group's, and one of the others'
    places: int | None  # for how many such a choice is made
    labels: dict[str, Names] | None = None  # what a box of one's own calls its values; the game's words name the others


class GameInfo(Wire):
    """A game that can be played here."""

    id: str
    name: Names
    seats: Annotated[list[int], Field(min_length=2, max_length=2)]
    minutes: Annotated[list[int], Field(min_length=2, max_length=2)]
    options: list[GameOption]
    has_secrets: bool
    has_campaign: bool
    luck_waits: bool
    bots: list[str]


class RuleText(Wire):
    """A rule in our own words."""

    id: str
    text: str


class SeatInfo(Wire):
    """A seat and who sits there; `stand_in`: whoever it is has gone away, and a bot plays on meanwhile.

    `failed`: the thinking of the bot that plays here has failed, and a simpler one has made its last move.
    """

    nickname: str | None
    connected: bool
    score: int
    kind: Literal["person", "bot", "free"]
    bot: str | None
    stand_in: bool
    failed: bool


class View(Wire):
    """What a seat sees."""

    played: int
    turn: int | Literal["chance", "over"]
    score: list[int]
    prompt: Said
    table: dict[str, Any]


class Offer(Wire):
    """A move that can be played."""

    id: int
    verb: str
    args: list[int]
    text: str
    said: Said


class May(Wire):
    """What else can be done now.

    `bots`: say which bots play; `fill`: let the usual bot play on these seats; `stand_in`: let a bot play on for
    whoever sits there and is away; `free`: free these seats; `answer`: agree to the wish, or not.
    """

    roll: bool
    undo: bool
    restart: bool
    bots: bool
    fill: list[int]
    stand_in: list[int]
    free: list[int]
    answer: bool


class SeatWish(Wire):
    """What somebody asks for, the seats of those who have agreed, and whether they can sit down now."""

    number: int
    seat: int
    nickname: str
    agreed: list[int]
    granted: bool


class MatchHonours(Wire):
    """What a finished match brought a seat; `new` was never reached before, `kept` is false for practice."""

    rank: str | None
    achievements: list[str]
    score: int
    new: list[str]
    kept: bool


class Situation(Wire):
    """A table as one seat, or a watcher, knows it.

    `sealed`: a seat knows what others may not, so nobody sits down unless everybody agrees; `seatings`: how many lines
    the log of seats has.
    """

    code: str
    game: str
    version: int
    state: Literal["waiting", "running", "over"]
    seat: int | None
    holds: list[int]
    seats: list[SeatInfo]
    options: dict[str, str]
    odds: Odds
    undo: Undo
    practice: bool
    analysis: bool
    hot_seat: bool
    stand_in: StandIn
    companion: bool
    commitment: str
    seed: int | None
    seed_chosen: bool
    turn: int | Literal["chance", "over"]
    opening: list[Said]
    view: View
    moves: list[Offer]
    may: May
    opened: int
    winners: list[int]
    campaign: bool
    honours: MatchHonours | None
    sealed: bool
    wish: SeatWish | None
    seatings: int


class Seated(Wire):
    """A seat was taken: the token holds it."""

    code: str
    seat: int
    token: str
    table: Situation


class LogEntry(Wire):
    """A move, as this seat may know it, and what happened by itself afterwards."""

    number: int
    seat: int | Literal["chance"]
    said: Said
    events: list[Said]
    verb: str


class Draw(Wire):
    """One draw of luck: what could come, how likely each was, and what came."""

    number: int
    stream: int
    count: int
    weights: list[int]
    outcomes: list[int]
    chosen: int


class Proof(Wire):
    """What proves that luck was fair: at first the commitment alone, in the end all of it."""

    commitment: str
    seed: int | None = None
    nonce: str | None = None
    draws: list[Draw] | None = None


class TableNotes(Wire):
    """What a record says about the table the match was played at."""

    code: str
    nonce: str
    seed_chosen: bool
    odds: Odds
    undo: Undo
    analysis: bool
    hot_seat: bool
    given: int
    nicknames: list[str | None]
    bots: list[str | None] = Field(default_factory=list)


class MatchRecord(Wire):
    """A whole match: what `undercroft replay` and `undercroft import` read."""

    undercroft: int
    game: str
    rules: int
    box: str
    seats: int
    options: dict[str, str | bool]
    practice: bool
    seed: int
    moves: list[int]
    checks: list[tuple[int, str]]
    table: TableNotes


class TableOdds(Wire):
    """What the game computes about this version of the table; null where it has nothing to say."""

    version: int
    odds: dict[str, Any] | None


class RankTimes(Wire):
    """How often a rank was reached."""

    id: str
    times: int


class AchievementTimes(Wire):
    """How often an achievement was reached, and when for the first time, in milliseconds since 1970."""

    id: str
    times: int
    first: int | None


class GameHonours(Wire):
    """What somebody has reached in one game; ranks go from the worst to the best."""

    game: str
    played: int
    best_score: int | None
    best_rank: str | None
    ranks: list[RankTimes]
    achievements: list[AchievementTimes]


class Honours(Wire):
    """What somebody has reached in every game that has honours."""

    nickname: str
    games: list[GameHonours]


class Problem(Wire):
    """Why something was refused."""

    code: str
    message: Names


class Refusal(Wire):
    """An answer with a status from 400 on; with the table as it is now where that helps."""

    error: Problem
    table: Situation | None = None
