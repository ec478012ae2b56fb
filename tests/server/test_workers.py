"""Several servers on one PostgreSQL serve the same table: whoever looks sees the same, wherever they look."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from server.databases import asynchronous
from server.groo import WILD, Round, names, sit_down
from server.players import joined, play_together
from server.serving import QUICK, Served, running_server

FELLOWS = replace(QUICK, fellows=True)


@pytest.fixture
def servers(postgresql_url: str) -> Iterator[list[Served]]:
    with running_server(postgresql_url, FELLOWS) as one, running_server(postgresql_url, FELLOWS) as other:
        yield [one, other]


@asynchronous
async def test_two_people_at_two_servers_play_a_match(servers: list[Served]) -> None:
    one, other = servers
    table = one.new_table("goulet", "person,person")
    async with (
        joined(one, table, 0) as first,
        joined(other, table, 1) as second,
        joined(one, table, None) as spectator,
    ):
        await first.until(lambda state: all(seat["present"] for seat in state["seats"]))
        await second.until(lambda state: all(seat["present"] for seat in state["seats"]))
        await second.say("chat", text="from afar")
        await first.hear(lambda message: message["type"] == "said" and message["remarks"])
        await play_together(first, second, decisions=40)
        await asyncio.gather(*(player.quiet(0.1) for player in (first, second, spectator)))
        assert first.log == second.log == spectator.log


@asynchronous
async def test_requests_and_seats_for_bots_work_across_servers(servers: list[Served]) -> None:
    one, other = servers
    table = one.new_table("golem-it", "person,person,person")
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(joined(one, table, 0))
        second = await stack.enter_async_context(joined(other, table, 1))
        async with joined(one, table, 2):
            for player in (first, second):
                await player.until(lambda state: state["stage"] == "playing" and state["seats"][2]["present"])
            await second.say("request", kind="bot", seat=2)
            assert "this one is here" in await second.refused()
            await first.say("request", kind="hints")
            request = (await second.until(lambda state: state["request"]))["request"]
            await second.say("answer", request=request["number"], agree=False)
            assert "does not agree" in await first.refused()
        await second.until(lambda state: not state["seats"][2]["present"])
        await second.say("request", kind="bot", seat=2)
        request = (await first.until(lambda state: state["request"]))["request"]
        await first.say("answer", request=request["number"], agree=True)
        for player in (first, second):
            await player.until(lambda state: state["seats"][2]["kind"] == "bot")
        await play_together(first, second, decisions=6)


@asynchronous
async def test_another_server_takes_over_what_one_has_left_undone(postgresql_url: str) -> None:
    """A bot was to act when the server went away."""
    slow = replace(FELLOWS, pace=30)
    with running_server(postgresql_url, FELLOWS) as other, running_server(postgresql_url, slow) as one:
        table = one.new_table("goulet", "level:1,person")
        async with joined(one, table, 1) as player, joined(other, table, None) as spectator:
            await player.until(lambda state: state["stage"] == "playing")
            await spectator.until(lambda state: state["stage"] == "playing")
            await player.asked()


@asynchronous
async def test_who_is_too_slow_is_told_and_nothing_is_lost(servers: list[Served]) -> None:
    """Two browsers of one player, at two servers, decide at the same time."""
    table = servers[0].new_table("goulet", "person,level:1")
    async with joined(servers[0], table) as here, joined(servers[1], table) as there:
        for _ in range(5):
            await asyncio.gather(here.asked(), there.asked())
            await there.until(lambda state: state["event"] == here.state["event"])
            action = here.state["choices"][0]["action"]
            for player in (here, there):
                await player.say("act", action=action, event=player.state["event"])
            event = here.state["event"]
            for player in (here, there):
                await player.after(event)
            await asyncio.gather(here.quiet(0.1), there.quiet(0.1))
            assert here.state["event"] == there.state["event"]
            assert here.log == there.log


@asynchronous
async def test_a_moment_to_think_is_heard_of_at_other_servers(postgresql_url: str) -> None:
    settings = replace(FELLOWS, window=Round.window)
    with (
        running_server(postgresql_url, settings, ["groo"]) as one,
        running_server(postgresql_url, settings) as other,
    ):
        async with AsyncExitStack() as stack:
            round = await sit_down(stack, one, other)
            await round.deal(WILD)
            await round.rest()
            await round.roll()
            thinker = round.people[1]
            await thinker.until(lambda state: state["yours"] and state["waiting"])
            await thinker.say("hold", wanted=True)
            for player in round.others:
                await player.until(lambda state: state["held"] == [1])
            await asyncio.sleep(3 * Round.window)
            await round.do(1, f"play {WILD}")
            await round.rest()
            for player in round.others:
                assert WILD in "".join(line["text"] for line in player.log)


@pytest.mark.parametrize("answer", ["done", f"play {WILD}"])
@asynchronous
async def test_who_is_asked_in_secret_may_sit_at_another_server(postgresql_url: str, answer: str) -> None:
    settings = replace(FELLOWS, window=Round.window)
    with (
        running_server(postgresql_url, settings, ["groo"]) as one,
        running_server(postgresql_url, settings) as other,
    ):
        async with AsyncExitStack() as stack:
            round = await sit_down(stack, one, other)
            await round.deal(WILD)
            await round.rest()
            await round.roll()
            state = await round.people[1].until(lambda state: state["yours"] and state["waiting"])
            assert f"play {WILD}" in names(state)
            await round.do(1, answer)
            await round.rest()
            played = ["".join(line["text"] for line in player.log) for player in round.others]
            assert all((WILD in text) == (answer == f"play {WILD}") for text in played)
            assert len({player.state["event"] for player in round.others}) == 1
            if answer == "done":
                assert round.people[0].state["yours"]
