"""Secrets of other seats never reach a browser: two matches that differ only in what a seat may not know look
the same to it, byte by byte: over the socket, after coming back, looking on, and in the replay.

Golem It is played at a real table, so that the test deals the cards.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from server.databases import asynchronous
from server.players import Player, joined, play_together
from server.serving import NewTable, Served, running_server

from pioche.core.match import Match

OWN = [f"deal mint {number}" for number in range(2, 14)]
SECRET = [f"deal mint {number}" for number in range(14, 22)] + [f"deal purple {n}" for n in (3, 5, 7, 9)]
OTHER_SECRET = [f"deal purple {number}" for number in range(2, 12)] + ["deal mint 20", "deal mint 21"]
DECISIONS = [
    "play mint 4",
    "points 0",
    "done",
    "play mint 7",
    "done",
    "pass",
    "play mint 12",
    "points 1",
    "done",
]


@pytest.fixture
def served(database_url: str) -> Iterator[Served]:
    with running_server(database_url) as server:
        yield server


async def choose(player: Player, name: str) -> None:
    """Do what has that name, if it is offered, else the last thing that is."""
    state = await player.asked()
    actions = {choice["name"]: choice["action"] for choice in state["choices"]}
    await player.act(actions.get(name, state["choices"][-1]["action"]))


async def everything_told(served: Served, table: NewTable, hidden: list[str]) -> dict[str, list[str]]:
    """All that reaches the first player and a spectator, by how it came; the second one always passes."""
    told: dict[str, list[str]] = {}
    async with AsyncExitStack() as stack:
        second = await stack.enter_async_context(joined(served, table, 1, ready=False))
        first = await stack.enter_async_context(joined(served, table, 0, ready=False))
        spectator = await stack.enter_async_context(joined(served, table, None))
        for player in (first, second):
            await player.quiet(0.05)
            await player.say("ready", word="")
        for name in OWN:
            await choose(first, name)
        for name in hidden:
            await choose(second, name)
        for name in DECISIONS:
            if (await asyncio.wait_for(next_to_decide(first, second), 20)) is second:
                await choose(second, "pass")
                await first.asked()
            await choose(first, name)
        await choose(second, "pass")
        await first.asked()
        await spectator.until(lambda state: state["event"] == first.state["event"])
        told["the first player"], told["a spectator"] = states(first), states(spectator)
        async with joined(served, table, 0) as again, joined(served, table, None) as late:
            told["who comes back"] = [again.bytes[1], json.dumps(again.log), states(again)[-1]]
            told["who comes late"] = [late.bytes[1], json.dumps(late.log), states(late)[-1]]
        for reader, key in (("the first player", table.keys[0]), ("a spectator", None)):
            headers = {"Authorization": f"Bearer {key}"} if key else {}
            told[f"the replay of {reader}"] = [
                json.dumps(served.ask(f"/api/tables/{table.id}/events/{event}", headers=headers))
                for event in range(first.state["event"] + 1)
            ] + [json.dumps(served.ask(f"/api/tables/{table.id}/dice", headers=headers))]
    return told


async def next_to_decide(*players: Player) -> Player:
    while True:
        for player in players:
            if player.state["yours"]:
                return player
        await asyncio.sleep(0.002)


def states(player: Player) -> list[str]:
    """What a player was told, each position once: how many messages that took is a matter of luck."""
    found: dict[tuple[int, bool], str] = {}
    for message in player.heard:
        if message["type"] == "state":
            told = {name: value for name, value in message.items() if name not in ("kept", "log", "seats")}
            found[message["event"], message["yours"]] = json.dumps(told)
    return [*found.values(), json.dumps(player.log)]


@asynchronous
async def test_nothing_depends_on_what_a_seat_may_not_know(served: Served) -> None:
    tables = [served.new_table("golem-it", "person,person", dice="real") for _ in range(2)]
    one, two = [
        await everything_told(served, table, hidden)
        for table, hidden in zip(tables, (SECRET, OTHER_SECRET), strict=True)
    ]
    for reader in one:
        assert one[reader] == two[reader], reader
        text = "".join(one[reader])
        assert "mint-20" not in text, reader
        assert "20 mint" not in text.lower(), reader


@asynchronous
async def test_keys_secrets_and_words_stay_where_they_belong(served: Served) -> None:
    table = served.new_table("goulet", "person,person")
    async with (
        joined(served, table, 0, ready=False) as first,
        joined(served, table, 1, ready=False) as second,
    ):
        await first.say("ready", word="mandragora")
        await second.until(lambda state: state["seats"][0]["ready"])
        assert "mandragora" not in json.dumps(served.ask(f"/api/tables/{table.id}/dice"))
        await second.say("ready", word="")
        await play_together(first, second)
        secret = first.state["secret"]
        told = [*first.bytes, *second.bytes]
        assert all(key not in text for key in table.keys if key for text in told)
        assert all(secret not in text for text in told if '"stage":"over"' not in text)
        assert all("mandragora" not in text for text in told)
    assert Match.parse(served.ask(f"/api/tables/{table.id}/record")[1]).over
