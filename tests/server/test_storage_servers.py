"""Several servers on one database: none overwrites another or loses what it has told, all hear of changes."""

import asyncio
import subprocess
import sys

from server import writing_process
from server.databases import PostgreSQL, asynchronous
from server.storing import TABLE, create, history, opened, stored

from pioche.server.storage import Notice, Storage


def start_writer(url: str, entry: int, count: int) -> "subprocess.Popen[str]":
    program = [sys.executable, writing_process.__file__, url, TABLE.id, str(entry), str(count)]
    return subprocess.Popen(program, stdout=subprocess.PIPE, text=True)


def test_two_servers_never_overwrite_each_other(database_url: str) -> None:
    create(database_url)
    with start_writer(database_url, 1, 25) as one, start_writer(database_url, 2, 25) as other:
        assert (one.wait(60), other.wait(60)) == (0, 0)
    played = history(database_url)
    assert (played.count(1), played.count(2), len(played)) == (25, 25, 50)


def test_a_killed_server_loses_nothing_that_it_has_told(database_url: str) -> None:
    create(database_url)
    with start_writer(database_url, 1, 1_000_000) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(20)]
        writer.kill()
        told += writer.stdout.readlines()
    confirmed = len([line for line in told if line.endswith("\n")])
    assert confirmed >= 20
    assert confirmed <= len(history(database_url)) <= confirmed + 1


@asynchronous
async def test_other_servers_hear_of_every_change(postgresql_url: str) -> None:
    async with opened(postgresql_url) as storage, opened(postgresql_url) as other:
        await storage.create(TABLE, [])
        heard = other.notices()
        assert await anext(heard) == Notice("*", "")
        await storage.append(TABLE.id, 0, [1], {}, before={}, origin="one server")
        assert await anext(heard) == Notice(TABLE.id, "one server")
        assert (await stored(other))[1] == [1], "told when it is there to be read"
        assert not await storage.append(TABLE.id, 0, [1], {}, before={}, origin="late")
        await storage.change(TABLE.id, 0, TABLE, origin="change")
        await storage.remark(TABLE.id, 0, "hello", origin="remark")
        await other.append(TABLE.id, 1, [1], {}, before={})
        assert [(await anext(heard)).origin for _ in range(3)] == ["change", "remark", ""]
        end = asyncio.create_task(anext(heard, None))
        await asyncio.sleep(0)
        await other.close()
        assert await end is None


@asynchronous
async def test_a_lost_connection_is_no_lost_notice(postgresql: PostgreSQL, postgresql_url: str) -> None:
    async with opened(postgresql_url) as storage, opened(postgresql_url) as other:
        await storage.create(TABLE, [])
        heard = other.notices()
        await anext(heard)
        await asyncio.to_thread(postgresql.cut_connections, postgresql_url)
        assert await storage.append(TABLE.id, 0, [1], {}, before={}), "writing connects anew as well"
        assert await anext(heard) == Notice("*", "")
        await storage.append(TABLE.id, 1, [2], {}, before={}, origin="again")
        while await anext(heard) != Notice(TABLE.id, "again"):
            pass
        assert (await stored(other))[1] == [1, 2]


@asynchronous
async def test_one_server_alone_hears_nothing() -> None:
    storage = await Storage.open("sqlite://")
    await storage.create(TABLE, [])
    heard = asyncio.create_task(anext(storage.notices(), None))
    await storage.append(TABLE.id, 0, [1], {}, before={})
    assert not heard.done()
    await storage.close()
    assert await heard is None
