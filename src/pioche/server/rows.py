"""What is stored of a table, and the rows that it is stored in.

Of the play there is nothing but lists: the actions in their order, and the choices made before their turn.
"""

import json
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
)

from pioche.core.words import Mistake

Stage = Literal["gathering", "playing", "over"]
Pending = dict[int, list[int]]  # the choices that a seat has made before its turn


@dataclass(frozen=True)
class StoredSeat:
    """Who sits there. Of the key that lets somebody in only a hash is kept."""

    kind: str  # person, bot or here
    bot: str | None = None
    name: str | None = None
    key_hash: bytes | None = None
    word: str | None = None
    ready: bool = False
    clock: int | None = None  # milliseconds left
    windows: bool | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table without its play; `version` counts the changes."""

    id: str
    game: str
    rules: int
    options: dict[str, int | str | bool]
    dice: str  # sealed, real or seeded N
    secret: bytes | None
    seats: list[StoredSeat]
    clock: int | None
    hints: bool
    created: datetime
    stage: Stage = "gathering"
    contents: dict[str, Any] = field(default_factory=dict)  # what differs from the standard box
    version: int = 0
    given: int = 0  # actions at the beginning that were taken from another match


metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("dice", String, nullable=False),
    Column("secret", LargeBinary),
    Column("clock", BigInteger),
    Column("hints", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("stage", String, nullable=False, index=True),
    Column("contents", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("given", Integer, nullable=False),
    # Whoever writes compares these with what it knew, so that one of two writers is always refused.
    Column("length", Integer, nullable=False),
    Column("pending", Text, nullable=False),
    Column("remarks", Integer, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("bot", String),
    Column("name", String),
    Column("key_hash", LargeBinary),
    Column("word", String),
    Column("ready", Boolean, nullable=False),
    Column("clock", BigInteger),
    Column("windows", Boolean),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Integer, nullable=False),  # an action, or -n: n of them were taken back
    sqlite_with_rowid=False,
)

remarks = Table(
    "remarks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)


def require_storable(text: str | None) -> None:
    """PostgreSQL keeps neither NUL nor half a character: refuse them whatever the database."""
    if text is not None and ("\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text)):
        raise Mistake("This text holds a character that cannot be kept: please write it without.")


def format_pending(pending: Pending) -> str:
    """The one way to write these choices, so that two texts are the same when the choices are."""
    return json.dumps({str(seat): pending[seat] for seat in sorted(pending)}, separators=(",", ":"))


def parse_pending(text: str) -> Pending:
    return {int(seat): choices for seat, choices in json.loads(text).items()}


def table_row(table: StoredTable) -> dict[str, Any]:
    """The columns of `tables` that are no play."""
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "dice": table.dice,
        "secret": table.secret,
        "clock": table.clock,
        "hints": table.hints,
        "created": table.created.astimezone(UTC),
        "stage": table.stage,
        "contents": table.contents,
        "version": table.version,
        "given": table.given,
    }


def seat_rows(table: StoredTable) -> list[dict[str, Any]]:
    """A row of `seats` for each seat, in their order."""
    for seat in table.seats:
        require_storable(seat.name)
        require_storable(seat.word)
    return [{"table_id": table.id, "seat": number} | vars(seat) for number, seat in enumerate(table.seats)]


def entry_rows(table: str, entries: list[int], start: int = 0) -> list[dict[str, Any]]:
    """A row of `entries` for each of these, numbered from `start` on."""
    return [
        {"table_id": table, "number": number, "entry": entry} for number, entry in enumerate(entries, start)
    ]


def read_seat(row: Row[Any]) -> StoredSeat:
    columns = row._asdict()
    del columns["table_id"], columns["seat"]
    return StoredSeat(**columns)


def read_table(row: Row[Any], seats: list[StoredSeat]) -> StoredTable:
    columns = row._asdict()
    del columns["length"], columns["pending"], columns["remarks"]
    table = StoredTable(**columns, seats=seats)
    return replace(table, created=table.created.replace(tzinfo=UTC))
