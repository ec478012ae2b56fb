"""A database by its URL, SQLite or PostgreSQL, brought up to date when it is opened.

What is done in it is a plain function of a connection: SQLite runs it in a thread of its own, so that a whole
group of statements costs one hop; PostgreSQL runs it over its asynchronous driver.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from pioche.core.words import Mistake

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = 0x70696F636865  # "pioche": of several servers that start at once one migrates


class Sqlite:
    """One file, or memory: one connection, in one thread."""

    def __init__(self, url: URL) -> None:
        self.engine: Engine = create_engine(
            url, poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
        event.listen(self.engine, "connect", _prepare_sqlite)
        event.listen(self.engine, "begin", _begin_sqlite)
        self._thread = ThreadPoolExecutor(1, "sqlite")

    async def run(self, work: Work[Result]) -> Result:
        """Do the work in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Work[Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


class PostgreSQL:
    """A server that several of ours may share."""

    def __init__(self, url: URL) -> None:
        self.connections = create_async_engine(url, pool_pre_ping=True)
        self.engine: Engine = self.connections.sync_engine

    async def run(self, work: Work[Result]) -> Result:
        """Do the work in one transaction."""
        async with self.connections.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[Result]) -> Result:
        """Read in one snapshot."""
        engine = self.connections.execution_options(isolation_level="REPEATABLE READ")
        async with engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.connections.dispose()


Database = Sqlite | PostgreSQL


async def open_database(url: str) -> Database:
    """Connect, and bring the tables of the database up to date."""
    database = _connect(url)
    shown = database.engine.url.set(drivername=database.engine.dialect.name)
    name = shown.render_as_string(hide_password=True)
    try:
        await database.run(_migrate)
    except CommandError as error:
        await database.close()
        raise Mistake(
            "The database {url} was written by a newer version of Pioche: install that one.", url=name
        ) from error
    except (DBAPIError, OSError) as error:
        await database.close()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Mistake("The database {url} cannot be opened: {reason}.", url=name, reason=reason) from error
    except BaseException:
        await database.close()
        raise
    return database


def _connect(url: str) -> Database:
    try:
        parsed = make_url(url)
        if parsed.drivername == "sqlite":
            return Sqlite(parsed)
        if parsed.drivername in ("postgresql", "postgres"):
            return PostgreSQL(parsed.set(drivername="postgresql+asyncpg"))
    except (ArgumentError, ValueError) as error:
        raise _not_a_database(url) from error
    except ModuleNotFoundError as error:
        raise Mistake(
            "For PostgreSQL, please install Pioche with it: pip install 'pioche[postgresql]'."
        ) from error
    raise _not_a_database(url)


def _not_a_database(url: str) -> Mistake:
    return Mistake("A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not '{url}'.", url=url)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # what is committed outlives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
