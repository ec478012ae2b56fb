"""A database is brought up to date when it is opened, and what cannot be opened is one clear sentence."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.databases import PostgreSQL, asynchronous
from server.storing import TABLE, create, opened, stored
from sqlalchemy import Connection

from pioche.core.words import Mistake
from pioche.server.rows import metadata
from pioche.server.storage import Storage


@asynchronous
async def test_the_migrations_make_what_the_program_reads(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with opened(database_url) as storage:
        assert await storage.database.run(differences) == []


@asynchronous
async def test_tables_of_an_older_version_come_along(database_url: str) -> None:
    def age(connection: Connection) -> None:
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN given")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")

    async with opened(database_url) as storage:
        await storage.create(TABLE, [4, 2])
        await storage.database.run(age)
    async with opened(database_url) as storage:
        assert await stored(storage) == (TABLE, [4, 2], {})


@asynchronous
async def test_opening_again_changes_nothing(database_url: str) -> None:
    for entry in range(3):
        async with opened(database_url) as storage:
            if entry == 0:
                await storage.create(TABLE, [])
            assert await storage.append(TABLE.id, entry, [entry], {}, before={})
            assert await stored(storage) == (TABLE, list(range(entry + 1)), {})


@asynchronous
async def test_several_servers_may_bring_a_database_up_to_date_at_once(database_url: str) -> None:
    storages = await asyncio.gather(*(Storage.open(database_url) for _ in range(4)))
    await storages[0].create(TABLE, [])
    assert [(await stored(storage))[0] for storage in storages] == [TABLE] * 4
    for storage in storages:
        await storage.close()


def test_sqlite_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    def read(connection: Connection) -> int:
        return int(connection.exec_driver_sql("PRAGMA synchronous").scalar_one())

    async def work() -> int:
        async with opened(url) as storage:
            return await storage.database.run(read)

    assert asyncio.run(work()) == 2  # FULL
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    create(url)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(Mistake, match="newer version"):
        create(url)


@pytest.mark.parametrize(
    "url",
    [
        "tables.sqlite",
        "mysql://localhost/tables",
        "sqlite:////no/such/folder/tables.sqlite",
        "postgresql://pioche@/tables?host=/no/such/folder",
        "postgresql://localhost:99999/tables",
        "postgresql://localhost:port/tables",
    ],
)
def test_a_database_that_cannot_be_opened_is_a_clear_sentence(url: str) -> None:
    with pytest.raises(Mistake, match=r"^(A|The) database "):
        create(url)


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear players, this is no database. " * 100)
    with pytest.raises(Mistake, match="file is not a database"):
        create(f"sqlite:///{tmp_path / 'letter'}")


def test_a_missing_database_is_a_clear_sentence_without_the_password(postgresql: PostgreSQL) -> None:
    with pytest.raises(Mistake, match="cannot be opened") as refusal:
        create(postgresql.url("missing").replace("pioche@", "pioche:password@"))
    assert "password" not in str(refusal.value)


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Mistake, match="pip install"):
        create("postgresql://localhost/tables")
