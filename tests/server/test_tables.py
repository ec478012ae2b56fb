"""A table from setting it up to its end, over real sockets, on both databases."""

import asyncio
from collections.abc import Iterator

import pytest
from server.databases import asynchronous
from server.players import joined, play_together
from server.serving import Served, running_server

from pioche.core.match import Match
from pioche.core.random import SealedDice


@pytest.fixture
def served(database_url: str) -> Iterator[Served]:
    with running_server(database_url) as server:
        yield server


@asynchronous
async def test_a_whole_match_against_a_bot(served: Served) -> None:
    table = served.new_table("goulet", "person,level:1")
    async with joined(served, table) as player:
        assert player.welcome["seat"] == 0
        assert player.welcome["dice"] == "sealed"
        await player.play(20)
        assert player.state["secret"] is None
    async with joined(served, table) as player:
        await player.play()
        assert player.state["result"]["winners"]
        secret = player.state["secret"]
    _, record = served.ask(f"/api/tables/{table.id}/record")
    match = Match.parse(record)
    assert isinstance(match.dice, SealedDice)
    assert match.dice.words == ["word 0"]
    assert match.dice.seal is not None
    assert match.dice.seal.secret.hex() == secret
    assert match.dice.commitment == player.welcome["commitment"]
    assert match.names[1] == "level:1"


@asynchronous
async def test_people_choose_at_the_same_time(served: Served) -> None:
    """In Laaancez! both choose for one roll, in any order; what one has chosen waits for the other."""
    table = served.new_table("laaancez", "person,person")
    async with joined(served, table, 0) as first, joined(served, table, 1) as second:
        for _ in range(3):
            await first.asked()
            await second.asked()
            event = first.state["event"]
            while second.state["yours"] and second.state["event"] == event:
                await second.act()
            assert first.state["yours"]
            while first.state["yours"] and first.state["event"] < event + 2:
                await first.act()
        await second.say("undo", event=second.state["event"])
        await second.quiet()


@asynchronous
async def test_two_people_and_a_spectator(served: Served) -> None:
    table = served.new_table("golem-it", "person,person")
    async with (
        joined(served, table, 0) as first,
        joined(served, table, 1, "fr") as second,
        joined(served, table, None) as spectator,
    ):
        await play_together(first, second, decisions=20)
        event = first.state["event"]
        await asyncio.gather(*(one.until(lambda s: s["event"] >= event) for one in (second, spectator)))
        assert spectator.welcome["seat"] == -1
        assert [seat["present"] for seat in spectator.state["seats"]] == [True, True]
        assert len(first.log) == len(second.log)
        assert second.welcome["title"] == "Golem It"
