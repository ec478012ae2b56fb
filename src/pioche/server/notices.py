"""How servers on the same PostgreSQL tell each other which table has changed: LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_CHANNEL = "pioche"
_TELL = text(f"SELECT pg_notify('{_CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice")
_CHECK_EVERY = 20.0  # seconds after which a silent connection is asked whether it still lives
_ANSWER_WITHIN = 10.0
_TRY_AGAIN_AFTER = 0.5

_log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """That table has changed, by that server; `*` is every table: something may have been missed."""

    table: str
    origin: str


EVERYTHING = Notice("*", "")
Heard = asyncio.Queue[Notice | None]  # None: the connection is lost, or no longer wanted


def tell(connection: Connection, notices: list[Notice]) -> None:
    """Tell every server once the transaction is committed; SQLite has only one."""
    if notices and connection.dialect.name == "postgresql":
        connection.execute(_TELL, {"notices": [" ".join(notice) for notice in notices]})


async def listen(engine: AsyncEngine, closing: asyncio.Event) -> AsyncGenerator[Notice]:
    """Every notice until closing; whenever the listening begins, also anew, first that of everything."""
    while not closing.is_set():
        heard: Heard = asyncio.Queue()
        closed = asyncio.create_task(closing.wait())
        closed.add_done_callback(partial(_stop, heard))
        try:
            async with engine.connect() as connection:
                driver = await _start(connection, heard)
                try:
                    yield EVERYTHING
                    while (notice := await _next(driver, heard)) is not None:
                        yield notice
                finally:
                    await connection.invalidate()  # nobody else may get a connection that listens
        except Exception as error:  # of the network, the driver or the database: try again
            _log.warning("cannot listen to the database: %s", error)
        finally:
            closed.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), _TRY_AGAIN_AFTER)


async def _start(connection: AsyncConnection, heard: Heard) -> Any:
    """The driver's own connection, listening: SQLAlchemy has no word for that."""
    driver: Any = (await connection.get_raw_connection()).driver_connection

    def hear(_connection: object, _process: int, _channel: str, payload: str) -> None:
        table, _, origin = payload.partition(" ")
        heard.put_nowait(Notice(table, origin))

    driver.add_termination_listener(partial(_stop, heard))
    await driver.add_listener(_CHANNEL, hear)
    return driver


def _stop(heard: Heard, _cause: object) -> None:
    heard.put_nowait(None)


async def _next(driver: Any, heard: Heard) -> Notice | None:
    """The next notice, or None when there will be no more: also when the connection died without a word."""
    while True:
        with suppress(TimeoutError):
            return await asyncio.wait_for(heard.get(), _CHECK_EVERY)
        await driver.execute("SELECT 1", timeout=_ANSWER_WITHIN)
