"""Clocks: so much time for a whole match, and a bot for who has used it up."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from server.databases import asynchronous
from server.players import joined, someone_asked
from server.serving import NewTable, running_server
from server.storing import opened as opened_storage

from pioche.core.random import Seal
from pioche.server.keys import hash_key, new_key, new_table_id
from pioche.server.storage import StoredSeat, StoredTable

SECONDS = 1


async def short_table(url: str) -> NewTable:
    """A table for two with less time than anybody could ask for."""
    keys: list[str | None] = [new_key(), new_key()]
    seats = [StoredSeat("person", key_hash=hash_key(str(key)), clock=SECONDS * 1000) for key in keys]
    table = StoredTable(
        id=new_table_id(),
        game="goulet",
        rules=1,
        options={},
        dice="sealed",
        secret=Seal.new().secret,
        seats=seats,
        clock=SECONDS,
        hints=False,
        created=datetime.now(UTC),
    )
    async with opened_storage(url) as storage:
        await storage.create(replace(table), [])
    return NewTable(table.id, keys)


@asynchronous
async def test_time_runs_for_who_has_to_decide_and_then_a_bot_goes_on(database_url: str) -> None:
    table = await short_table(database_url)
    with running_server(database_url) as served:
        async with joined(served, table, 0) as first, joined(served, table, 1) as second:
            player = await someone_asked(first, second)
            seat, other = (0, second) if player is first else (1, first)
            running = [one["runs"] for one in player.state["seats"]]
            assert running == [number == seat for number in (0, 1)]
            await asyncio.sleep(0.3)
            await player.act()
            assert player.state["seats"][seat]["clock"] <= SECONDS * 1000 - 300
            await other.until(lambda state: state["seats"][seat]["kind"] == "bot" or other.state["yours"])
            player = await someone_asked(first, second)
            seat = 0 if player is first else 1
            await player.until(lambda state: state["seats"][seat]["kind"] == "bot")
            assert player.state["seats"][seat]["bot"] == "level:2"
            assert player.welcome["seat"] == -1, "who has no seat any more looks on"


@pytest.mark.parametrize("clock", [5, 100_000, "a"])
def test_a_clock_is_neither_very_short_nor_endless(clock: object) -> None:
    with running_server("sqlite://", games=[]) as served:
        seats = [{"kind": "person"}, {"kind": "person"}]
        status, refusal = served.ask("/api/tables", {"game": "goulet", "seats": seats, "clock": clock})
        assert status == 422
        assert "clock" in refusal["sentence"]
