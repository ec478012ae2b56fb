"""Windows in which somebody is asked in secret: what the others get, and when, is the same either way.

Groo is played at a real table, so that the test deals the cards: the second player holds the Upside-Down Map,
which can be played after the roll, or a Troop in its place.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from server.databases import asynchronous
from server.players import Message, Player, joined
from server.serving import QUICK, NewTable, Served, running_server

WILD, TROOP = "Upside-Down Map", "Dragon"
FIRST = ["Castle", "Tavern", "Baker", "Blacksmith", "Watchtower"]
SECOND = ["Sage", "Archers", "Pikemen", "Catapult"]
THIRD = ["Butcher", "Cavalry", "Shipyard", "Chakall", "Marketplace"]
ROLL = ["die labor"] * 3 + ["die supplies"] * 3 + ["move dog"]
WINDOW = 0.4  # seconds


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with running_server("sqlite://", replace(QUICK, window=WINDOW), ["groo"]) as server:
        yield server


class Round:
    """Three people and a spectator."""

    def __init__(self, people: list[Player], spectator: Player) -> None:
        self.people = people
        self.spectator = spectator

    @property
    def others(self) -> list[Player]:
        """Who must not know what the second player is asked."""
        return [self.people[0], self.people[2], self.spectator]

    async def do(self, seat: int, name: str) -> None:
        """That player chooses the action of that name."""
        player = self.people[seat]
        state = await player.until(lambda one: name in names(one))
        action = next(choice["action"] for choice in state["choices"] if choice["name"] == name)
        await player.act(action)

    async def deal(self, card: str) -> None:
        """Up to the first player's first decision."""
        await self.do(0, "dealer 3")
        for seat, hand in enumerate([FIRST, [*SECOND, card], THIRD]):
            for name in hand:
                await self.do(seat, f"draw {name}")

    async def roll(self) -> None:
        """The first player discards nothing and rolls."""
        await self.do(0, "done")
        for outcome in ROLL:
            await self.do(0, outcome)

    async def rest(self) -> None:
        """Until no window is open."""
        for player in [*self.people, self.spectator]:
            await player.until(lambda state: not state["waiting"])
        await self.spectator.quiet(2 * WINDOW)


def is_ready(seat: int, state: Message) -> bool:
    return bool(state["seats"][seat]["ready"])


def names(state: Message) -> list[str]:
    return [choice["name"] for choice in state["choices"]]


async def sit_down(stack: AsyncExitStack, served: Served, table: NewTable) -> Round:
    people = [await stack.enter_async_context(joined(served, table, seat, ready=False)) for seat in range(3)]
    spectator = await stack.enter_async_context(joined(served, table, None))
    for player in [*people, spectator]:
        await player.until(lambda state: all(seat["present"] for seat in state["seats"]))
        await player.quiet(0.1)
        player.heard.clear()
        player.times.clear()
    for player in people:
        await player.say("ready", word="")
        await spectator.until(partial(is_ready, people.index(player)))
    return Round(people, spectator)


def new_table(served: Served) -> NewTable:
    return served.new_table("groo", "person,person,person", dice="real")


async def played(served: Served, card: str, answer: str | None) -> Round:
    """Up to after the first roll, with that card; the second player answers so where they are asked."""
    async with AsyncExitStack() as stack:
        round = await sit_down(stack, served, new_table(served))
        await round.deal(card)
        await round.rest()
        await round.roll()
        if card == WILD and answer is not None:
            await round.people[1].until(lambda state: state["yours"] and state["waiting"])
            await round.do(1, answer)
        await round.rest()
        for player in [*round.people, round.spectator]:  # before they leave
            player.stop()
    return round


@asynchronous
async def test_nobody_else_can_tell_whether_somebody_was_asked(served: Served) -> None:
    """Neither by what comes, nor by how much, nor by when."""
    asked, silent, unasked = await asyncio.gather(
        played(served, WILD, "done"), played(served, WILD, None), played(served, TROOP, None)
    )
    for other in (silent, unasked):
        for one, two in zip(asked.others, other.others, strict=True):
            assert one.heard == two.heard
            assert gaps(one) == pytest.approx(gaps(two), abs=0.15)
    assert "yours" in str(asked.people[1].heard)
    assert max(gaps(asked.spectator)) >= WINDOW


def gaps(player: Player) -> list[float]:
    """How long each window was open."""
    found, opened = [], None
    for message, at in zip(player.heard, player.times, strict=True):
        if message["type"] == "state":
            if message["waiting"] and opened is None:
                opened = at
            elif not message["waiting"] and opened is not None:
                found.append(at - opened)
                opened = None
    return found


@asynchronous
async def test_who_is_asked_sees_what_about_and_may_interrupt(served: Served) -> None:
    async with AsyncExitStack() as stack:
        round = await sit_down(stack, served, new_table(served))
        await round.deal(WILD)
        await round.rest()
        await round.roll()
        state = await round.people[1].until(lambda one: one["yours"] and one["waiting"])
        assert f"play {WILD}" in names(state)
        assert not round.people[0].state["yours"]
        await round.do(1, f"play {WILD}")
        assert not round.people[1].state["yours"], "an answer is given once"
        for player in round.others:
            await player.until(lambda state: any(WILD in line["text"] for line in log_of(state)))


def log_of(state: dict[str, Any]) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = state["log"]
    return lines


@asynchronous
async def test_who_does_not_want_to_be_asked_is_not(served: Served) -> None:
    async with AsyncExitStack() as stack:
        round = await sit_down(stack, served, new_table(served))
        assert round.people[1].state["windows"] is True
        await round.people[1].say("windows", wanted=False)
        await round.people[1].until(lambda state: state["windows"] is False)
        await round.deal(WILD)
        await round.rest()
        await round.roll()
        await round.rest()
        assert not any(message.get("yours") and message["waiting"] for message in round.people[1].heard)
        assert round.people[0].state["windows"] is True
