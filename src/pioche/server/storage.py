"""Where tables are kept. Whatever a method has answered is on the disk, so that it may be told.

Several servers may share one PostgreSQL: every write says what it expects to find, and is refused when
somebody else was faster.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from sqlalchemy import bindparam, delete, func, insert, select, update

from pioche.server import notices, rows
from pioche.server.database import Database, Sqlite, open_database
from pioche.server.notices import Notice
from pioche.server.rows import Pending, Stage, StoredSeat, StoredTable
from pioche.server.writing import Job, Result, Transaction, Writer

__all__ = ["Notice", "Pending", "Stage", "Storage", "StoredSeat", "StoredTable"]

# Statements that every move needs are made once.
_PLAY = (
    update(rows.tables)
    .where(
        rows.tables.c.id == bindparam("of_table"),
        rows.tables.c.length == bindparam("length_before"),
        rows.tables.c.pending == bindparam("pending_before"),
    )
    .values(
        length=bindparam("length_after"),
        pending=bindparam("pending_after"),
        stage=func.coalesce(bindparam("new_stage"), rows.tables.c.stage),
        version=rows.tables.c.version + bindparam("changes"),
    )
)
_SET_CLOCK = (
    update(rows.seats)
    .where(rows.seats.c.table_id == bindparam("of_table"), rows.seats.c.seat == bindparam("of_seat"))
    .values(clock=bindparam("left"))
)


class Storage:
    """All tables of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = Writer(database)
        self._closing = asyncio.Event()

    @classmethod
    async def open(cls, url: str) -> "Storage":
        """The database `sqlite:///FILE`, `sqlite://` (in memory) or `postgresql://...`, up to date."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish what waits to be written, end the notices and let go of the database."""
        self._closing.set()
        await self._writer.close()
        await self.database.close()

    # --- Tables ---------------------------------------------------------------------

    async def create(self, table: StoredTable, history: list[int]) -> None:
        """Keep a new table, with what was played before it came here."""
        length = {"length": len(history), "pending": rows.format_pending({}), "remarks": 0}
        row, seats = rows.table_row(table) | length, rows.seat_rows(table)
        played = rows.entry_rows(table.id, history)

        def job(transaction: Transaction) -> None:
            transaction.connection.execute(insert(rows.tables), row)
            transaction.connection.execute(insert(rows.seats), seats)
            transaction.entries += played

        await self._writer.write(table.id, job)

    async def load(self, table: str) -> tuple[StoredTable, list[int], Pending] | None:
        """The table, what was played (-n: n actions were taken back), and the choices before their turn."""
        find = select(rows.tables).where(rows.tables.c.id == table)
        find_seats = select(rows.seats).where(rows.seats.c.table_id == table).order_by(rows.seats.c.seat)
        played = select(rows.entries.c.entry).where(rows.entries.c.table_id == table)
        played = played.order_by(rows.entries.c.number)

        def job(transaction: Transaction) -> tuple[StoredTable, list[int], Pending] | None:
            row = transaction.connection.execute(find).one_or_none()
            if row is None:
                return None
            seats = [rows.read_seat(seat) for seat in transaction.connection.execute(find_seats)]
            history = list(transaction.connection.scalars(played))
            return rows.read_table(row, seats), history, rows.parse_pending(row.pending)

        return await self._read(job)

    async def change(self, table: str, expected_version: int, changed: StoredTable, origin: str = "") -> bool:
        """Replace everything but the play, unless its version is another by now; the new one is one more."""
        row = rows.table_row(changed) | {"id": table, "version": expected_version + 1}
        seats = [seat | {"table_id": table} for seat in rows.seat_rows(changed)]
        replace_table = (
            update(rows.tables)
            .where(rows.tables.c.id == table, rows.tables.c.version == expected_version)
            .values(row)
        )

        def job(transaction: Transaction) -> bool:
            if transaction.connection.execute(replace_table).rowcount == 0:
                return False
            transaction.connection.execute(delete(rows.seats).where(rows.seats.c.table_id == table))
            transaction.connection.execute(insert(rows.seats), seats)
            transaction.notices.append(Notice(table, origin))
            return True

        return await self._writer.write(table, job)

    async def unfinished(self) -> list[str]:
        """The tables where a match is going on."""
        find = select(rows.tables.c.id).where(rows.tables.c.stage == "playing")

        def job(transaction: Transaction) -> list[str]:
            return list(transaction.connection.scalars(find.order_by(rows.tables.c.created)))

        return await self._read(job)

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each stage."""
        count = select(rows.tables.c.stage, func.count()).group_by(rows.tables.c.stage)

        def job(transaction: Transaction) -> dict[str, int]:
            found = {row[0]: row[1] for row in transaction.connection.execute(count)}
            return {stage: found.get(stage, 0) for stage in ("gathering", "playing", "over")}

        return await self._read(job)

    # --- The play -------------------------------------------------------------------

    async def append(
        self,
        table: str,
        expected: int,
        entries: list[int],
        pending: Pending,
        *,
        before: Pending,
        stage: Stage | None = None,
        clocks: list[int | None] | None = None,
        origin: str = "",
    ) -> bool:
        """Append to a history of exactly `expected` entries, and replace the pending choices `before`.

        False, and nothing is written, when either is another by now. New stage or clocks: a new version.
        """
        play = {
            "of_table": table,
            "length_before": expected,
            "length_after": expected + len(entries),
            "pending_before": rows.format_pending(before),
            "pending_after": rows.format_pending(pending),
            "new_stage": stage,
            "changes": 0 if stage is None and clocks is None else 1,
        }
        added = rows.entry_rows(table, entries, expected)
        left = [
            {"of_table": table, "of_seat": seat, "left": clock} for seat, clock in enumerate(clocks or [])
        ]

        def job(transaction: Transaction) -> bool:
            if transaction.connection.execute(_PLAY, play).rowcount == 0:
                return False
            transaction.entries += added
            if left:
                transaction.connection.execute(_SET_CLOCK, left)
            transaction.notices.append(Notice(table, origin))
            return True

        return await self._writer.write(table, job)

    # --- Remarks and notices --------------------------------------------------------

    async def remark(self, table: str, seat: int | None, text: str, origin: str = "") -> int:
        """Keep what somebody has said; the answer is its number, counted from 1 at each table."""
        rows.require_storable(text)
        count = (
            update(rows.tables)
            .where(rows.tables.c.id == table)
            .values(remarks=rows.tables.c.remarks + 1)
            .returning(rows.tables.c.remarks)
        )

        def job(transaction: Transaction) -> int:
            number = transaction.connection.scalar(count)
            if number is None:
                raise LookupError(f"there is no table {table}")
            row = {"table_id": table, "number": number, "seat": seat, "text": text}
            transaction.connection.execute(insert(rows.remarks), row)
            transaction.notices.append(Notice(table, origin))
            return int(number)

        return await self._writer.write(table, job)

    async def remarks(self, table: str, since: int = 0) -> list[tuple[int, int | None, str]]:
        """Number, seat (None: a spectator) and text of all remarks after that number."""
        find = (
            select(rows.remarks.c.number, rows.remarks.c.seat, rows.remarks.c.text)
            .where(rows.remarks.c.table_id == table, rows.remarks.c.number > since)
            .order_by(rows.remarks.c.number)
        )

        def job(transaction: Transaction) -> list[tuple[int, int | None, str]]:
            return [(number, seat, text) for number, seat, text in transaction.connection.execute(find)]

        return await self._read(job)

    async def notices(self) -> AsyncGenerator[Notice]:
        """The tables that change, also by this server, until the storage is closed; on SQLite none ever."""
        if isinstance(self.database, Sqlite):
            await self._closing.wait()
            return
        async with aclosing(notices.listen(self.database.connections, self._closing)) as heard:
            async for notice in heard:
                yield notice

    async def _read(self, job: Job[Result]) -> Result:
        """Read in one snapshot; SQLite reads over the connection that writes, in its turn."""
        if isinstance(self.database, Sqlite):
            return await self._writer.write("", job)
        return await self.database.read(lambda connection: job(Transaction(connection)))
