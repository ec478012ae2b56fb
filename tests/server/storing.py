"""A table to keep, and storages to keep it in."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from pioche.server.storage import Pending, Storage, StoredSeat, StoredTable

TABLE = StoredTable(
    id="rocky-gully",
    game="laaancez",
    rules=3,
    options={"first": "winner", "candles": 7, "open": True},
    dice="sealed",
    secret=bytes(range(32)),
    seats=[
        StoredSeat("person", None, "Zoë 🎲", b"k" * 32, "un mot", True, 300_000, True),
        StoredSeat("bot", "level:2"),
        StoredSeat("here", None, None, b"h" * 32, None, False, None, False),
    ],
    clock=300_000,
    hints=True,
    created=datetime(2026, 1, 2, 3, 4, 5, 678_000, UTC),
    contents={"cards": [{"id": "wizard", "strength": 4}]},
)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


async def stored(storage: Storage, table: str = TABLE.id) -> tuple[StoredTable, list[int], Pending]:
    loaded = await storage.load(table)
    assert loaded is not None
    return loaded


def create(url: str) -> None:
    async def work() -> None:
        async with opened(url) as storage:
            await storage.create(TABLE, [])

    asyncio.run(work())


def history(url: str) -> list[int]:
    async def work() -> list[int]:
        async with opened(url) as storage:
            return (await stored(storage))[1]

    return asyncio.run(work())
