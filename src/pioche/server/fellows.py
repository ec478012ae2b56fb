"""Other servers on the same database: who looks on there, what is asked and answered there.

What is stored they learn from the database. What is not, such as who is there, travels with a write of
nothing: its notice carries a note for the others.
"""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from .refusing import Refused
from .schema import RequestKind

if TYPE_CHECKING:
    from .table import LiveTable

REPEAT_AFTER = 20.0  # seconds after which a server says again who is there ...
_FORGET_AFTER = 50.0  # ... and after which it is taken for gone if it has not
_TRIES = 3


class Wanted(msgspec.Struct, array_like=True):
    """A request as servers tell each other of it."""

    number: int
    kind: RequestKind
    by: int
    seat: int | None
    agreed: list[int]


class Note(msgspec.Struct, omit_defaults=True):
    """What one server tells the others about a table."""

    present: list[int] | None = None  # the seats that somebody looks from
    asks: bool = False  # and who is with you?
    wish: Wanted | None = None
    wish_over: int | None = None  # the number of a request that is no longer open ...
    ended_by: int | None = None  # ... because this seat has not agreed
    played: int | None = None  # how long the match was, for ...
    answers: dict[int, int] | None = None  # ... what was answered in a window
    held: list[int] | None = None  # who wants everyone to wait in a window


class Fellows:
    """One table as other servers have it."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._said = 0.0

    @property
    def present(self) -> set[int]:
        """The seats that somebody looks from at other servers."""
        since = time.monotonic() - _FORGET_AFTER
        return {seat for at, seats in self._elsewhere.values() if at > since for seat in seats}

    @property
    def _here(self) -> list[int]:
        return sorted({one.seat for one in self._table.connections if one.seat >= 0})

    def say_present(self, asks: bool = False) -> None:
        """Tell the others who is here, and perhaps ask them the same."""
        self._said = time.monotonic()
        self._say(Note(present=self._here, asks=asks))

    def repeat(self) -> None:
        """Say again from time to time who is here."""
        if self._here and time.monotonic() - self._said > REPEAT_AFTER:
            self.say_present()

    def say_wish(self, over: int | None = None, ended_by: int | None = None) -> None:
        """Tell the others of the request that waits, or that one does so no longer."""
        wish = self._table.wish
        wanted = None
        if wish is not None and over is None:
            wanted = Wanted(wish.number, wish.kind, wish.by, wish.seat, sorted(wish.agreed))
        self._say(Note(wish=wanted, wish_over=over, ended_by=ended_by))

    def say_answer(self, seat: int, action: int) -> None:
        """Tell the others what was answered in a window."""
        self._say(Note(played=len(self._table.match.history), answers={seat: action}))

    def say_held(self, seats: Iterable[int]) -> None:
        """Tell the others who wants to think in a window."""
        self._say(Note(held=sorted(seats)))

    def _say(self, note: Note) -> None:
        if self._table.house.settings.fellows:
            task = asyncio.create_task(self._send(msgspec.json.encode(note).decode()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, text: str) -> None:
        table = self._table
        storage, origin = table.house.storage, f"{table.house.name} {text}"
        for _ in range(_TRIES):
            async with table.lock:
                match = table.match
                with suppress(Refused):
                    length, pending = len(match.history), match.pending
                    if await table.write(
                        storage.append(table.id, length, [], pending, before=pending, origin=origin)
                    ):
                        return
                    await table.reload()

    def hear(self, server: str, text: str) -> None:
        """Take in what another server has said."""
        note, table = msgspec.json.decode(text, type=Note), self._table
        if note.present is not None:
            self._elsewhere[server] = (time.monotonic(), set(note.present))
            if note.asks:
                self.say_present()
        if note.wish is not None:
            table.take_wish(note.wish)
        elif note.wish_over is not None and table.wish is not None and table.wish.number == note.wish_over:
            table.end_wish(note.ended_by)
        if note.held is not None and table.wait is not None:
            table.wait.hold(set(note.held), table.house.settings.hold)
        if note.answers and table.wait is not None and note.played == len(table.match.history):
            for seat, action in note.answers.items():
                if table.wait.is_asked(seat):
                    table.wait.answer(seat, action)
            return  # nobody else may notice
        table.tell()
