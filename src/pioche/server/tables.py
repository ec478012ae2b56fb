"""All tables of a server: found when somebody asks for them, kept in memory while somebody needs them."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from pioche.core.box import choose_options
from pioche.core.match import Match
from pioche.core.notation import parse_header
from pioche.core.shelf import find_game
from pioche.core.words import Mistake, Say
from pioche.games import GAMES

from .connection import Connection
from .library import find_shown
from .limits import Limits
from .matches import lay_out, restore_match
from .models import SeatsWanted, TableWanted
from .refusing import Overtaken, Refused
from .seating import start
from .setting_up import begin_with, finished_table, new_table
from .settings import Settings
from .storage import Storage, StoredTable
from .table import House, LiveTable
from .thinking import Thinking
from .windows import wait_again

_log = logging.getLogger(__name__)
_SWEEP_EVERY = 15.0  # seconds


class Tables:
    """The tables in memory, and how they come there."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.house = House(secrets.token_hex(4), storage, settings, Thinking(settings.threads))
        self.limits = Limits(settings)
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Start what goes on in the background."""
        self._tasks = [
            asyncio.create_task(work) for work in (self._sweep(), self._listen(), self._resume_all())
        ]
        if self.house.settings.rehearse:
            self._tasks.append(asyncio.create_task(self._rehearse()))

    async def _rehearse(self) -> None:
        """Compile one game after the other: nobody likes to wait for that."""
        for name in GAMES:
            await self.house.thinking.prepare(find_game(name))

    async def close(self) -> None:
        """End everything; whatever was told is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.live.values():
            table.close()
        self.house.thinking.close()
        await self.house.storage.close()

    # --- Finding ------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """The table of that name, from memory or from storage."""
        found = self.live.get(table)
        if found is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            found = await asyncio.shield(self._opening[table])
        found.used_at = time.monotonic()
        return found

    async def _open(self, table: str) -> LiveTable:
        try:
            try:
                stored = await self.house.storage.load(table)
            except Exception as error:
                _log.error("table %s cannot be read: %s", table, type(error).__name__)
                raise Refused(
                    503, Say("The table cannot be read just now: please try again in a moment.")
                ) from error
            if stored is None:
                raise Refused(404, Say("There is no such table: please check the link."))
            return await self._revive(*stored)
        finally:
            del self._opening[table]

    async def _revive(
        self, stored: StoredTable, history: list[int], pending: dict[int, list[int]]
    ) -> LiveTable:
        await self.house.thinking.prepare(find_game(stored.game))
        if stored.stage == "gathering":
            table = LiveTable(self.house, stored, lay_out(stored, history))
        else:
            table = LiveTable(self.house, stored, restore_match(stored, history, pending))
        self.live[stored.id] = table
        async with table.lock:
            if stored.stage == "gathering" and all(seat.ready for seat in stored.seats):
                with suppress(Overtaken):  # another server has started it meanwhile
                    await start(table)
            elif stored.stage == "playing":
                wait_again(table)
                table.clocks.restart()
                table.driver.go_on()
            await table.hear()
        table.fellows.say_present(asks=True)
        return table

    # --- Setting up ------------------------------------------------------------------------

    async def create(self, wanted: TableWanted) -> tuple[str, list[str | None]]:
        """A new table with a key for each person."""
        game = find_shown(wanted.game)
        choose_options(game.file, len(wanted.seats), dict(wanted.options))
        self.house.thinking.prepare_soon(game)
        stored, keys = new_table(game, wanted, dict(wanted.options))
        await self._write_new(stored, [])
        return stored.id, keys

    async def play_on(
        self, table: LiveTable, plies: int, wanted: SeatsWanted
    ) -> tuple[str, list[str | None]]:
        """A new table whose match begins with the first actions of another one."""
        if table.stored.stage != "over":
            raise Refused(409, Say("You can play on from any position as soon as this match is over."))
        stored, keys, given = begin_with(table.stored, table.match, plies, wanted)
        await self._write_new(stored, given)
        return stored.id, keys

    async def keep_record(self, text: str) -> str:
        """Keep a finished match that somebody brings along."""
        await self.house.thinking.prepare(find_shown(parse_header(text).game))
        match = await asyncio.to_thread(Match.parse, text)
        if not match.over:
            raise Mistake("Only the record of a match that is over can be kept here.")
        stored = finished_table(match)
        await self._write_new(stored, match.history)
        return stored.id

    async def _write_new(self, stored: StoredTable, history: list[int]) -> None:
        try:
            await self.house.storage.create(stored, history)
        except Mistake:
            raise
        except Exception as error:
            _log.error("a table cannot be kept: %s", type(error).__name__)
            raise Refused(
                503, Say("No table can be set up just now: please try again in a moment.")
            ) from error

    # --- Coming and going ---------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """Somebody looks on from now on."""
        table = connection.table
        async with table.lock:
            await table.trust()
            table.connections.add(connection)
            connection.greet()
            if connection.seat >= 0:
                table.fellows.say_present()
                table.tell()
            table.driver.go_on()

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        table = connection.table
        table.connections.discard(connection)
        table.used_at = time.monotonic()
        if connection.seat >= 0:
            table.fellows.say_present()
            table.tell()

    # --- In the background ----------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Let go of tables that nobody looks at and at which nothing goes on."""
        while True:
            await asyncio.sleep(_SWEEP_EVERY)
            for name, table in list(self.live.items()):
                table.fellows.repeat()
                idle = time.monotonic() - table.used_at > self.house.settings.kept_idle
                busy = table.connections or table.driver.is_busy or table.lock.locked()
                if idle and not busy and not table.clocks.running:
                    table.close()
                    del self.live[name]

    async def _listen(self) -> None:
        """Hear what other servers have done at tables that are in memory here."""
        async for notice in self.house.storage.notices():
            server, _, note = notice.origin.partition(" ")
            names = list(self.live) if notice.table == "*" else [notice.table]
            for table in [self.live[name] for name in names if name in self.live]:
                if server != self.house.name:
                    await self._hear(table, server, note)

    async def _hear(self, table: LiveTable, server: str, note: str) -> None:
        try:
            if note:
                table.fellows.hear(server, note)
                return
            async with table.lock:
                await table.reload()
                await table.hear()
        except Exception as error:  # one table in trouble must not keep the others from hearing
            _log.error("table %s: a notice was not heard: %r", table.id, error)
            table.is_doubtful = True

    async def _resume_all(self) -> None:
        """Go on with matches in which only a bot or a clock has to act."""
        try:
            for name in await self.house.storage.unfinished():
                with suppress(Refused):
                    await self.find(name)
                await asyncio.sleep(0)
        except Exception:
            _log.exception("matches cannot be resumed")
