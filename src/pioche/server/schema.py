"""What travels over the socket of a table, in both directions. The types of the client are made from these,
and whatever does not fit them is refused before anything looks at it.

A browser that sits at several seats opens a socket for each. Events are what a seat has noticed
(core/past.py), never actions: nothing here may tell a seat that somebody else was asked something in secret.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "fr"]
Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 128 random bits
Action = Annotated[int, Meta(ge=0, lt=256)]
Event = Annotated[int, Meta(ge=0, lt=2**31)]
Seat = Annotated[int, Meta(ge=0, lt=6)]
Word = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Remark = Annotated[str, Meta(min_length=1, max_length=300)]
Stage = Literal["gathering", "playing", "over"]
RequestKind = Literal["undo", "hints", "bot"]


def _tag(name: str) -> str:
    return name.lower()


class _Message(Struct, forbid_unknown_fields=True, tag_field="type", tag=_tag):
    """Every message says what it is."""


class _Part(Struct, forbid_unknown_fields=True):
    """Part of a message."""


# --- From the browser -----------------------------------------------------------------


class Join(_Message):
    """The first message: who looks, and in which language. Without a key, a spectator."""

    key: Key | None
    language: Language


class Speak(_Message):
    """Go on in another language."""

    language: Language


class Ready(_Message):
    """I am here, this is my word for the dice; once every person has said so the match starts."""

    word: Word


class Rename(_Message):
    """What my seat is called."""

    name: Name


class Act(_Message):
    """Do this, in the position after that event; in any other it changes nothing. With the number of undos
    too, an answer that comes late is told from one to a position that has come up again."""

    action: Action
    event: Event
    undos: Event | None = None


class Undo(_Message):
    """Take my last choice back; what cannot be had alone becomes a request to the others."""

    event: Event


class Request(_Message):
    """Ask the others for something: hints for everyone, or a bot for a seat whose player is away. A bot for
    the own seat needs nobody's consent."""

    kind: RequestKind
    seat: Seat | None = None


class Answer(_Message):
    """Agree to the request with that number, or not."""

    request: int
    agree: bool


class Why(_Message):
    """Why can I not do this?"""

    action: Action


class Hint(_Message):
    """What would the bot do in my place?"""


class Windows(_Message):
    """Whether I want to be asked where I could interrupt."""

    wanted: bool


class Hold(_Message):
    """Let everyone wait, in a window, while I think whether to interrupt; or wait no longer."""

    wanted: bool


class Return(_Message):
    """Let me take my seat back from the bot that plays there."""


class Chat(_Message):
    """A short message to everyone at the table."""

    text: Remark


FromBrowser = (
    Join
    | Speak
    | Ready
    | Rename
    | Act
    | Undo
    | Request
    | Answer
    | Why
    | Hint
    | Windows
    | Hold
    | Return
    | Chat
)


# --- To the browser -------------------------------------------------------------------


class Label(_Part):
    """What a piece is called and says."""

    name: str
    text: str


class Option(_Part):
    """An option of the table, in words."""

    name: str
    label: str
    value: str


class SeatShown(_Part):
    """Who sits there."""

    name: str
    kind: Literal["person", "bot", "here"]
    bot: str | None  # `level:2`
    present: bool
    ready: bool
    clock: int | None  # milliseconds left
    runs: bool  # whether the clock runs now


class Choice(_Part):
    """Something that could be done: what it would do here, and the pieces that it is about."""

    action: Action
    name: str
    sentence: str
    touches: list[str]


class Line(_Part):
    """One sentence of what has happened, told with that event."""

    event: Event
    text: str


class Remarked(_Part):
    """What somebody has said; without a seat, a spectator."""

    seat: Seat | None
    text: str


class Asked(_Part):
    """A request that waits for the others, in words."""

    number: int
    kind: RequestKind
    by: Seat
    sentence: str
    agreed: list[Seat]


class Result(_Part):
    """How it ended."""

    sentence: str
    scores: list[int]
    winners: list[Seat]


class Welcome(_Message):
    """What does not change while somebody looks on in one language; sent anew when the language does."""

    table: str
    game: str
    title: str
    seat: Annotated[int, Meta(ge=-1, lt=6)]  # -1: a spectator
    own: Annotated[int, Meta(ge=-1, lt=6)]  # the seat of the key, also while a bot plays there; -1: none
    language: Language
    labels: dict[str, Label]
    options: list[Option]
    dice: Literal["sealed", "seeded", "real"]
    commitment: str | None  # of sealed dice: the SHA-256 of their secret


class State(_Message):
    """The whole table as the seat may know it: each one replaces the one before."""

    stage: Stage
    event: Event
    undos: Event  # how often something was taken back
    seats: list[SeatShown]
    view: dict[str, Any]
    prompt: str
    yours: bool  # whether the seat is asked something
    waiting: bool  # whether others may interrupt just now
    held: list[Seat]  # who has asked everyone to wait meanwhile
    choices: list[Choice]
    refused: list[Choice]  # worth showing, greyed: `why` tells the reason
    kept: int  # lines of the log that stand; the new ones follow them
    log: list[Line]
    undo: Literal["alone", "asking", "never"]
    hints: bool
    windows: bool | None  # whether the seat is asked where it could interrupt; None where nobody ever is
    request: Asked | None
    result: Result | None
    secret: str | None  # of sealed dice, once the match is over


class Said(_Message):
    """New remarks, and at first all of them."""

    remarks: list[Remarked]


class Refused(_Message):
    """Nothing has changed, and why."""

    sentence: str
    clause: str | None


class Reason(_Message):
    """Why an action is not possible, or that it is."""

    action: Action
    sentence: str
    clause: str | None


class Advice(_Message):
    """What the bot would do."""

    event: Event
    action: Action
    sentence: str


ToBrowser = Welcome | State | Said | Refused | Reason | Advice
