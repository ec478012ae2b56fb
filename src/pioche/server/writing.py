"""Writes that wait share one transaction: what takes long is to be sure that the disk has it."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, insert

from pioche.server import rows
from pioche.server.database import Database
from pioche.server.notices import Notice, tell

Result = TypeVar("Result")

_MOST_TOGETHER = 100
_ADD_ENTRIES = insert(rows.entries)


@dataclass
class Transaction:
    """What several writes have in common: the connection, and what is sent at the end, all at once."""

    connection: Connection
    entries: list[dict[str, Any]] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)

    def finish(self) -> None:
        if self.entries:
            self.connection.execute(_ADD_ENTRIES, self.entries)
        tell(self.connection, self.notices)


Job = Callable[[Transaction], Result]


@dataclass(frozen=True)
class _Write:
    table: str
    job: Job[Any]
    answer: "asyncio.Future[Any]"


class Writer:
    """Carries jobs out in transactions, one after another. A job may be run again, after a rollback."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[_Write] = deque()
        self._working: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, table: str, job: Job[Result]) -> Result:
        """What the job answers, once it is committed; it is carried out even when nobody waits any longer.

        What only reads names no table, and comes before what is written together with it.
        """
        if self._closed:
            raise RuntimeError("the storage is closed")
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(table, job, answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    async def close(self) -> None:
        """Finish what waits, and take nothing more."""
        self._closed = True
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        while self._waiting:
            count = min(len(self._waiting), _MOST_TOGETHER)
            group = [self._waiting.popleft() for _ in range(count)]
            try:
                await self._commit(group)
            except Exception:
                for write in group:  # one of them failed, so none of them is written
                    await self._commit_alone(write)
        self._working = None

    async def _commit_alone(self, write: _Write) -> None:
        try:
            await self._commit([write])
        except Exception as error:
            if not write.answer.done():
                write.answer.set_exception(error)

    async def _commit(self, group: list[_Write]) -> None:
        # In the order of the tables, so that two servers never wait for each other's rows.
        group = sorted(group, key=lambda write: write.table)
        answers = await self._database.run(partial(_carry_out, group))
        for write, answer in zip(group, answers, strict=True):
            if not write.answer.done():
                write.answer.set_result(answer)


def _carry_out(group: list[_Write], connection: Connection) -> list[Any]:
    """What the jobs of a group answer; they share the transaction."""
    transaction = Transaction(connection)
    answers = [write.job(transaction) for write in group]
    transaction.finish()
    return answers
