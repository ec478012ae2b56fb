"""The storage does what tables rely on, on SQLite and on PostgreSQL alike."""

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest
from server.databases import asynchronous
from server.storing import TABLE, opened, stored
from sqlalchemy import Connection, event

from pioche.core.words import Mistake
from pioche.server.storage import StoredSeat


@asynchronous
async def test_a_table_comes_back_as_it_was(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        assert await storage.load("another") is None
    async with opened(database_url) as storage:
        assert await stored(storage) == (TABLE, [], {})


@asynchronous
async def test_a_table_in_memory_needs_no_file() -> None:
    async with opened("sqlite://") as storage:
        await storage.create(TABLE, [])
        assert await storage.append(TABLE.id, 0, [3], {}, before={})
        assert await stored(storage) == (TABLE, [3], {})


@asynchronous
async def test_no_two_tables_have_one_name(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        results = await asyncio.gather(
            storage.create(replace(TABLE, game="goulet"), []),
            storage.append(TABLE.id, 0, [5], {}, before={}),
            return_exceptions=True,
        )
        assert isinstance(results[0], Exception)
        assert results[1] is True, "what was written together with a failure is written all the same"
        assert await stored(storage) == (TABLE, [5], {})


@asynchronous
async def test_only_what_fits_the_history_is_appended(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        await storage.create(TABLE, [])
        assert await storage.append(TABLE.id, 0, [10, 255], {}, before={})
        assert not await other.append(TABLE.id, 0, [11], {}, before={})
        assert not await other.append(TABLE.id, 3, [11], {}, before={})
        assert not await other.append("another", 0, [11], {}, before={})
        assert await other.append(TABLE.id, 2, [-2, 12], {}, before={})
        assert (await stored(storage))[1] == [10, 255, -2, 12]


@asynchronous
async def test_one_of_many_who_append_at_once_is_the_fastest(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        await storage.create(TABLE, [])
        writers = [storage, other] * 5
        done = await asyncio.gather(
            *(writer.append(TABLE.id, 0, [n, n], {}, before={}) for n, writer in enumerate(writers))
        )
        assert done.count(True) == 1
        assert (await stored(other))[1] == [done.index(True)] * 2


@asynchronous
async def test_choices_before_their_turn_are_replaced(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        await storage.create(TABLE, [])
        assert await storage.append(TABLE.id, 0, [], {2: [7]}, before={})
        assert not await other.append(TABLE.id, 0, [], {0: [9]}, before={}), (
            "the other's choice would be lost"
        )
        assert await other.append(TABLE.id, 0, [], {0: [9, 1], 2: [7]}, before={2: [7]})
        assert await stored(storage) == (TABLE, [], {0: [9, 1], 2: [7]})
        assert await storage.append(TABLE.id, 0, [9, 1, 4, 7], {}, before={2: [7], 0: [9, 1]})
        assert await stored(other) == (TABLE, [9, 1, 4, 7], {})


@asynchronous
async def test_stage_and_clocks_are_written_with_the_play(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        assert await storage.append(TABLE.id, 0, [1], {}, before={}, stage="over", clocks=[1500, None, 7])
        table, _, _ = await stored(storage)
        assert (table.stage, [seat.clock for seat in table.seats]) == ("over", [1500, None, 7])
        assert table.version == 1
        assert not await storage.change(TABLE.id, 0, TABLE), "it would set the old clocks again"
        assert not await storage.append(TABLE.id, 0, [1], {}, before={}, stage="playing", clocks=[1, 1, 1])
        assert (await stored(storage))[0] == table


@asynchronous
async def test_of_two_changes_one_is_refused(database_url: str) -> None:
    async with opened(database_url) as storage, opened(database_url) as other:
        await storage.create(TABLE, [])
        await storage.append(TABLE.id, 0, [4], {1: [2]}, before={})
        bot = replace(TABLE, seats=[StoredSeat("bot", "level:1"), *TABLE.seats[1:]], stage="playing")
        done = await asyncio.gather(
            storage.change(TABLE.id, 0, bot), other.change(TABLE.id, 0, replace(TABLE, hints=False))
        )
        assert sorted(done) == [False, True]
        table, history, pending = await stored(storage)
        assert table == (replace(bot, version=1) if done[0] else replace(TABLE, hints=False, version=1))
        assert (history, pending) == ([4], {1: [2]})
        assert await other.change(TABLE.id, 1, bot)
        assert not await other.change("another", 0, bot)
        assert (await stored(storage))[0] == replace(bot, version=2)


@asynchronous
async def test_remarks_are_counted_at_each_table(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        await storage.create(replace(TABLE, id="another"), [])
        numbers = await asyncio.gather(*(storage.remark(TABLE.id, seat, "à toi !") for seat in range(3)))
        assert sorted(numbers) == [1, 2, 3]
        assert await storage.remark("another", None, "bravo") == 1
        assert await storage.remark(TABLE.id, None, "merci") == 4
        assert await storage.remarks(TABLE.id, since=3) == [(4, None, "merci")]
        assert len(await storage.remarks(TABLE.id)) == 4
        with pytest.raises(LookupError):
            await storage.remark("a third", 0, "is anybody here?")


@asynchronous
async def test_what_cannot_be_kept_is_refused(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        for text in ("nothing\0", "half \ud83c"):
            with pytest.raises(Mistake):
                await storage.remark(TABLE.id, 0, text)
            for seat in (StoredSeat("person", name=text), StoredSeat("person", word=text)):
                with pytest.raises(Mistake):
                    await storage.change(TABLE.id, 0, replace(TABLE, seats=[seat]))
        assert await storage.remarks(TABLE.id) == []
        assert await stored(storage) == (TABLE, [], {})


@asynchronous
async def test_tables_in_play_are_found_again(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        for name in ("b", "a"):
            await storage.create(replace(TABLE, id=name, stage="playing"), [])
        await storage.append("b", 0, [1], {}, before={}, stage="over")
    async with opened(database_url) as storage:
        assert await storage.unfinished() == ["a"]
        assert await storage.counts() == {"gathering": 1, "playing": 1, "over": 1}


@asynchronous
async def test_nothing_is_told_before_it_is_committed(database_url: str) -> None:
    def fail(connection: Connection) -> None:
        raise OSError("the disk is full")

    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        event.listen(storage.database.engine, "commit", fail)
        with pytest.raises(OSError, match="full"):
            await storage.append(TABLE.id, 0, [8], {}, before={})
        event.remove(storage.database.engine, "commit", fail)
        assert await stored(storage) == (TABLE, [], {})
        assert await storage.append(TABLE.id, 0, [9], {}, before={})


@asynchronous
async def test_a_write_is_carried_out_when_nobody_waits_for_it(database_url: str) -> None:
    async with opened(database_url) as storage:
        await storage.create(TABLE, [])
        write = asyncio.create_task(storage.append(TABLE.id, 0, [8], {}, before={}))
        await asyncio.sleep(0)
        write.cancel()
        with suppress(asyncio.CancelledError):
            await write
    async with opened(database_url) as storage:
        assert (await stored(storage))[1] == [8]
    with pytest.raises(RuntimeError):
        await storage.append(TABLE.id, 1, [8], {}, before={})
