"""A database by its URL, SQLite or PostgreSQL, brought up to date when it is opened."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from pioche.core.words import Mistake

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = 0x70696F636865  # "pioche": of several servers that start at once one migrates
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


async def open_database(url: str) -> AsyncEngine:
    """Connect, and bring the tables of the database up to date."""
    engine = _create(url)
    shown = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=True)
    try:
        if is_sqlite(engine) and engine.url.database:
            _try_file(engine.url.database)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except CommandError as error:
        await engine.dispose()
        raise Mistake(
            "The database {url} was written by a newer version of Pioche: install that one.", url=shown
        ) from error
    except (DBAPIError, OSError, sqlite3.Error) as error:
        await engine.dispose()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Mistake("The database {url} cannot be opened: {reason}.", url=shown, reason=reason) from error
    except BaseException:
        await engine.dispose()
        raise
    return engine


def _try_file(file: str) -> None:
    """The driver leaves a thread behind when it cannot open a file: see first whether it can."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


def is_sqlite(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite"


def _create(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        parsed = parsed.set(drivername=_DRIVERS[parsed.drivername])
    except (ArgumentError, KeyError, ValueError) as error:
        raise Mistake(
            "A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not '{url}'.", url=url
        ) from error
    try:
        if parsed.drivername == _DRIVERS["sqlite"]:
            # One connection: SQLite has one writer at a time, and each in memory is a database of its own.
            engine = create_async_engine(parsed, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0)
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "begin", _begin_sqlite)
            return engine
        return create_async_engine(parsed, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise Mistake(
            "For PostgreSQL, please install Pioche with it: pip install 'pioche[postgresql]'."
        ) from error


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
