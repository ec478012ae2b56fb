"""What travels outside the socket: requests and answers of the pages, as JSON."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

MOST_SEATS = 6
TABLE_ID = "^[a-z0-9]{10}$"

Language = Literal["en", "fr"]
Stage = Literal["gathering", "playing", "over"]
SeatKind = Literal["person", "bot", "here"]
Value = StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=40)]


class Model(BaseModel):
    """What is not named here is refused."""

    model_config = ConfigDict(extra="forbid")


class Refusal(Model):
    """Why nothing was done: one clear sentence, and the clause of the rules if there is one."""

    sentence: str
    clause: str | None


# --- The shelf ------------------------------------------------------------------------


class ChoiceShown(Model):
    value: bool | int | str
    label: str


class OptionShown(Model):
    """What a table may decide for itself before the match."""

    name: str
    clause: str
    label: str
    kind: Literal["choice", "number", "switch"]
    choices: list[ChoiceShown]  # empty for a number
    least: int  # of a number
    most: int
    default: dict[str, bool | int | str]  # by the number of players
    only: dict[str, list[int]]  # choices, as text, that only these numbers of players have


class GameShown(Model):
    """A box on the shelf."""

    name: str
    title: str
    summary: str
    fewest: int
    most: int
    minutes: int
    age: int
    levels: list[int]
    options: list[OptionShown]
    hidden: bool  # whether anything is secret: hands have to be hidden between players at one screen
    windows: bool  # whether somebody may be asked in secret to interrupt


class ClauseShown(Model):
    id: str
    markdown: str


class SectionShown(Model):
    """A chapter of the rules: what stands before its clauses, and the clauses."""

    title: str
    markdown: str
    clauses: list[ClauseShown]


class RulesShown(Model):
    title: str
    markdown: str  # all of it
    sections: list[SectionShown]


# --- Tables -----------------------------------------------------------------------------


class SeatWanted(Model):
    """Who shall sit there: somebody by link, a bot, or somebody on this screen."""

    kind: SeatKind
    bot: Annotated[str, Field(pattern="^(level:[1-5]|random|greedy)$")] | None = None
    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class SeatsWanted(Model):
    """Who shall play, with which dice, and for how long."""

    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=MOST_SEATS)]
    dice: Literal["sealed", "real"] = "sealed"
    clock: Annotated[int, Field(ge=10, le=86_400)] | None = None  # seconds for each seat


class TableWanted(SeatsWanted):
    """A table to be set up."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[Annotated[str, Field(max_length=40)], Value], Field(max_length=40)] = {}


class TableMade(Model):
    """The new table and the key of each seat; bots have none."""

    table: str
    keys: list[str | None]


class TableShown(Model):
    """What anyone may know of a table before sitting down."""

    table: str
    game: str
    title: str
    stage: Stage
    players: int
    names: list[str]
    kinds: list[SeatKind]


class Moment(Model):
    """The position after an event, as that seat may know it."""

    event: int
    events: int  # how many there are
    view: dict[str, Any]
    prompt: str
    line: str  # what happened then, if anything is told of it


class Outcome(Model):
    """How often chance has brought something, and how often that was to be expected."""

    kind: str
    name: str
    count: int
    expected: float


class DiceShown(Model):
    """Where the outcomes of chance come from, and how they can be checked."""

    kind: Literal["sealed", "seeded", "real"]
    commitment: str | None
    words: list[str]
    secret: str | None  # once the match is over
    undos: int  # how often something was taken back
    given: int  # actions at the beginning, taken from another match: these dice did not roll them
    outcomes: list[Outcome]
    verified: bool | None  # once the match is over: whether everything follows from the secret and the words


class RecordKept(Model):
    """A finished match to look at."""

    table: str
