"""A live table: the match as it is stored, who looks on, and the one way in which anything changes.

Whatever is played is tried on a copy of the match, written, and only then becomes the match that everyone is
told of. So nobody ever sees what could still be lost.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake, Say

from .library import has_secrets, has_windows
from .matches import called_in, lay_out, names_of, restore_match
from .refusing import Overtaken, Refused
from .schema import Remarked, Said
from .settings import Settings
from .storage import Stage, Storage, StoredSeat, StoredTable
from .thinking import Thinking

if TYPE_CHECKING:
    from .connection import Connection
    from .fellows import Wanted
    from .windows import Wait
    from .wishing import Wish

_log = logging.getLogger(__name__)
_TOGETHER = 0.04  # seconds in which decisions of bots that do not pause are told together
_REMEMBERED = 200  # remarks that somebody who comes late is told


@dataclass(frozen=True)
class House:
    """What all tables of a server share."""

    name: str  # of this server, among those that share the database
    storage: Storage
    settings: Settings
    thinking: Thinking


class LiveTable:
    """One table in memory. Everything that changes it holds its lock."""

    def __init__(self, house: House, stored: StoredTable, match: Match) -> None:
        from .clocks import Clocks
        from .driving import Driver
        from .fellows import Fellows
        from .telling import Teller

        self.house = house
        self.stored = stored
        self.match = match  # as it is stored; before the start, as it is laid out
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.wish: Wish | None = None
        self.wishes = 0  # that were made so far
        self.wait: Wait | None = None
        self.teller: Teller = Teller(self)
        self.clocks = Clocks(self)
        self.driver = Driver(self)
        self.fellows = Fellows(self)
        self.is_doubtful = False  # whether what is stored may differ
        self.heard = 0  # the number of the last remark
        self.remarks: list[Remarked] = []
        self.told_at = 0.0
        self._telling: asyncio.TimerHandle | None = None
        self.used_at = time.monotonic()
        self.has_secrets = has_secrets(match.game)
        self.has_windows = has_windows(match.game)

    # --- Who sits there -----------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> list[StoredSeat]:
        return self.stored.seats

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [number for number, seat in enumerate(self.seats) if seat.kind != "bot"]

    @property
    def present(self) -> set[int]:
        """The seats that somebody looks from, here or at another server."""
        return {one.seat for one in self.connections if one.seat >= 0} | self.fellows.present

    @property
    def is_playing(self) -> bool:
        return self.stored.stage == "playing"

    def position_for(self, seat: int) -> Match:
        """The match as far as that seat has been told."""
        return self.match if self.wait is None else self.wait.position_for(seat)

    # --- Changing -----------------------------------------------------------------

    def settle(self, draft: Match) -> None:
        """Let everything follow that leaves no choice; but in a game with secrets people are asked all the
        same, since who is not asked is known to have had no choice."""
        while not draft.over:
            legal, actor = draft.legal, draft.actor
            if len(legal) > 1 or (self.has_secrets and actor in self.people):
                return
            draft.apply(legal[0])

    async def play(self, draft: Match) -> Match:
        """Write what was played on a copy of the match and make it the match; the one before comes back."""
        played = draft.history[len(self.match.history) :]
        stage: Stage = "over" if draft.over else "playing"
        changes = stage != self.stored.stage
        clocks = self.clocks.left if self.stored.clock else None
        written = await self.write(
            self.house.storage.append(
                self.id,
                len(self.match.history),
                played,
                draft.pending,
                before=self.match.pending,
                stage=stage if changes else None,
                clocks=clocks,
                origin=self.house.name,
            )
        )
        if not written:
            await self._be_overtaken()
        if changes or clocks is not None:
            self.stored = replace(self.stored, version=self.stored.version + 1, stage=stage)
        before, self.match = self.match, draft
        self.clocks.restart()
        return before

    async def change(self, changed: StoredTable) -> None:
        """Write a change to the table itself."""
        storage, version = self.house.storage, self.stored.version
        if self.stored.clock:  # whenever seats are written, so is the time that they have left
            pairs = zip(changed.seats, self.clocks.left, strict=True)
            changed = replace(changed, seats=[replace(seat, clock=left) for seat, left in pairs])
        if not await self.write(storage.change(self.id, version, changed, origin=self.house.name)):
            await self._be_overtaken()
        self.stored = replace(changed, version=version + 1)
        self._call_seats()

    def _call_seats(self) -> None:
        """Let records and sentences call everyone what they are called now."""
        match = self.match.copy()
        match.names, match.called = names_of(self.stored, match.game), called_in(self.stored, match.game)
        self.match = match

    async def change_seat(self, seat: int, changed: StoredSeat) -> None:
        """Write a change of one seat."""
        seats = [*self.seats]
        seats[seat] = changed
        await self.change(replace(self.stored, seats=seats))

    async def write(self, writing: Awaitable[bool]) -> bool:
        """Whether something was written; if that cannot be known, whoever wanted it is told."""
        try:
            return await writing
        except Exception as error:  # of the driver, the network, the disk: what was written is not known
            _log.error("table %s cannot be saved: %s", self.id, type(error).__name__)
            self.is_doubtful = True
            raise Refused(
                503, Say("The table cannot be saved just now, so nothing has changed: please try again.")
            ) from error

    async def _be_overtaken(self) -> None:
        await self.reload()
        raise Overtaken

    async def reload(self) -> None:
        """Take over what is stored, and tell it where it is something new."""
        try:
            found = await self.house.storage.load(self.id)
        except Exception as error:
            self.is_doubtful = True
            raise Refused(
                503, Say("The table cannot be read just now: please try again in a moment.")
            ) from error
        assert found is not None, "tables are never deleted"
        stored, history, pending = found
        self.is_doubtful = False
        before, was = self.match, self.stored
        if stored.version == was.version and history == before.history and pending == before.pending:
            return
        self.stored = stored
        if stored.stage == "gathering":
            self.match = lay_out(stored, history)
        elif history != before.history or pending != before.pending or stored.seats != was.seats:
            self.match = restore_match(stored, history, pending)
        for connection in self.connections:
            if connection.seat >= 0 and stored.seats[connection.seat].kind == "bot":
                connection.change_seat(SPECTATOR)
        if len(history) != len(before.history):
            if self.wish is not None and self.wish.kind == "undo":
                self.wish = None
            self.driver.be_overtaken(before)
        self.clocks.load()
        if self.wait is None or not self.driver.is_busy:
            self.tell()
        self.driver.go_on()

    def take_wish(self, wanted: "Wanted") -> None:
        """A request that was made, or agreed to, at another server."""
        from .wishing import Wish

        if self.wish is None or self.wish.number <= wanted.number:
            self.wish = Wish(wanted.number, wanted.kind, wanted.by, wanted.seat, set(wanted.agreed))
            self.wishes = max(self.wishes, wanted.number)

    def end_wish(self, ended_by: int | None) -> None:
        """A request that is no longer open at another server."""
        from .wishing import end_wish

        end_wish(self, ended_by)

    async def trust(self) -> None:
        """Before anything is done: where a write may have gone wrong, look at what is there."""
        self.used_at = time.monotonic()
        if self.is_doubtful:
            await self.reload()

    # --- Telling ------------------------------------------------------------------

    def tell(self, seats: Iterable[int] | None = None) -> None:
        """Let everyone, or those who look from these seats, be told how the table stands now."""
        self.teller.forget()
        self.told_at = time.monotonic()
        if seats is None:
            self._tell_all()
            return
        wanted = set(seats)
        for connection in self.connections:
            if connection.seat in wanted:
                connection.show_state()

    def _tell_all(self) -> None:
        """Let everyone be told; where bots act without a pause, a few of their decisions at once."""
        if self.house.settings.pace == 0 and self.wait is None and self.driver.bot_to_act is not None:
            if self._telling is None:
                self._telling = asyncio.get_running_loop().call_later(_TOGETHER, self._show_all)
            return
        self._show_all()

    def _show_all(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        for connection in self.connections:
            connection.show_state()

    async def say(self, seat: int | None, text: str) -> None:
        """Keep a remark, then let everyone hear it."""
        try:
            await self.house.storage.remark(self.id, seat, text, origin=self.house.name)
        except Mistake:
            raise
        except Exception as error:
            raise Refused(503, Say("That could not be kept just now: please say it again.")) from error
        await self.hear()

    async def hear(self) -> None:
        """Let everyone hear what was said since."""
        said = await self.house.storage.remarks(self.id, self.heard)
        for number, _, _ in said:
            self.heard = number
        remarks = [Remarked(seat, text) for _, seat, text in said]
        self.remarks = [*self.remarks, *remarks][-_REMEMBERED:]
        for connection in self.connections if remarks else ():
            connection.send(Said(remarks))

    def close(self) -> None:
        """End whatever goes on by itself."""
        self.driver.stop()
        self.clocks.stop()
