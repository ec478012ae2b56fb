"""Windows in which somebody is asked in secret: what the others get, and when, is the same either way."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from server.databases import asynchronous
from server.groo import FIRST, TROOP, WILD, Round, names, sit_down
from server.players import Player
from server.serving import QUICK, Served, running_server

from pioche.core.match import Match
from pioche.core.random import Dice

TIMES = 3  # that a round is played, to tell a secret from a busy machine


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with running_server("sqlite://", replace(QUICK, window=Round.window), ["groo"]) as server:
        yield server


async def played(served: Served, card: str, answer: str | None) -> Round:
    """Up to after the first roll, with that card; the second player answers so where they are asked."""
    async with AsyncExitStack() as stack:
        round = await sit_down(stack, served)
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


async def played_often(served: Served, card: str, answer: str | None) -> list[Round]:
    return [await played(served, card, answer) for _ in range(TIMES)]


@asynchronous
async def test_nobody_else_can_tell_whether_somebody_was_asked(served: Served) -> None:
    """Neither by what comes, nor by how much, nor by when."""
    asked, silent, unasked = await asyncio.gather(
        played_often(served, WILD, "done"),
        played_often(served, WILD, None),
        played_often(served, TROOP, None),
    )
    for other in (*asked, *silent, *unasked):
        for one, two in zip(asked[0].others, other.others, strict=True):
            assert one.heard == two.heard
    for rounds in (silent, unasked):
        assert shortest(asked) == pytest.approx(shortest(rounds), abs=0.15)
    assert "yours" in str(asked[0].people[1].heard)
    assert max(gaps(asked[0].spectator)) >= Round.window


def shortest(rounds: list[Round]) -> list[float]:
    """How long each window was open for everyone else at its shortest: a busy machine makes it longer."""
    found = [[gap for player in round.others for gap in gaps(player)] for round in rounds]
    return [min(times) for times in zip(*found, strict=True)]


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
        round = await sit_down(stack, served)
        await round.deal(WILD)
        await round.rest()
        await round.roll()
        state = await round.people[1].until(lambda one: one["yours"] and one["waiting"])
        assert f"play {WILD}" in names(state)
        assert not round.people[0].state["yours"]
        await round.do(1, f"play {WILD}")
        assert not round.people[1].state["yours"], "an answer is given once"
        for player in round.others:
            await player.until(lambda state: any(WILD in line["text"] for line in state["log"]))


async def thought_over(served: Served, card: str) -> Round:
    """The second player asks for a moment, whether they are asked or not, and then interrupts nothing."""
    async with AsyncExitStack() as stack:
        round = await sit_down(stack, served)
        await round.deal(card)
        await round.rest()
        await round.roll()
        thinker = round.people[1]
        await thinker.until(lambda state: state["waiting"] and state["yours"] is (card == WILD))
        await thinker.say("hold", wanted=True)
        for player in round.others:
            await player.until(lambda state: state["held"] == [1])
            assert player.state["prompt"] == "A moment to think was asked for by Player 2."
        await asyncio.sleep(3 * Round.window)
        assert all(player.state["waiting"] for player in round.others)
        if card == WILD:
            await round.do(1, "done")
        else:
            await thinker.say("hold", wanted=False)
        await round.rest()
        assert not any(player.state["waiting"] or player.state["held"] for player in round.others)
        await thinker.say("hold", wanted=True)
        assert "Nobody has to wait just now" in await thinker.refused()
        for player in [*round.people, round.spectator]:
            player.stop()
    return round


@asynchronous
async def test_anyone_may_openly_ask_for_a_moment_asked_or_not(served: Served) -> None:
    asked, bluff = await asyncio.gather(thought_over(served, WILD), thought_over(served, TROOP))
    for one, other in zip(asked.others, bluff.others, strict=True):
        assert one.heard == other.heard


@asynchronous
async def test_a_moment_is_not_for_ever_and_had_once() -> None:
    with running_server("sqlite://", replace(QUICK, window=Round.window, hold=0.5), ["groo"]) as served:
        async with AsyncExitStack() as stack:
            round = await sit_down(stack, served)
            await round.deal(WILD)
            await round.rest()
            await round.roll()
            await round.spectator.until(lambda state: state["waiting"])
            await round.people[0].say("hold", wanted=True)
            await round.spectator.until(lambda state: state["held"] == [0])
            await round.people[0].say("hold", wanted=True)
            assert "waited for you once" in await round.people[0].refused()
            await round.spectator.until(lambda state: not state["held"])
            await round.spectator.until(lambda state: not state["waiting"])


@asynchronous
async def test_a_hidden_card_is_one_of_the_box_whatever_is_left(served: Served) -> None:
    """What is offered to who types it in is the same before and after cards have been dealt."""
    match = Match.new("groo", 3, dice=Dice())
    match.apply(match.parse_action("dealer 3"))
    cards = [match.name(action) for action in match.legal]
    async with AsyncExitStack() as stack:
        round = await sit_down(stack, served)
        await round.do(0, "dealer 3")
        assert names(await round.people[0].asked()) == cards
        await round.do(0, f"draw {FIRST[0]}")
        assert names(await round.people[0].asked()) == cards


@asynchronous
async def test_who_does_not_want_to_be_asked_is_not(served: Served) -> None:
    async with AsyncExitStack() as stack:
        round = await sit_down(stack, served)
        assert round.people[1].state["windows"] is True
        await round.people[1].say("windows", wanted=False)
        await round.people[1].until(lambda state: state["windows"] is False)
        await round.deal(WILD)
        await round.rest()
        await round.roll()
        await round.rest()
        assert not any(message.get("yours") and message["waiting"] for message in round.people[1].heard)
        assert round.people[0].state["windows"] is True
