"""Playing on from any position of a finished match: a new table, with dice of its own."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from core.tables import play_at_random
from server.databases import asynchronous
from server.players import Player, joined
from server.serving import NewTable, Served, ServerProcess, running_server

from pioche.core.match import Match

HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "level:1"}


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with running_server("sqlite://") as server:
        yield server


async def finished(
    served: Served, game: str, options: dict[str, Any] | None = None
) -> tuple[NewTable, Player]:
    table = served.new_table(game, options=options or {})
    async with joined(served, table) as player:
        await player.play()
    return table, player


def play_on(served: Served, table: NewTable, event: int, seats: list[dict[str, Any]]) -> NewTable:
    key = {"Authorization": f"Bearer {table.keys[0]}"} if table.keys[0] else {}
    status, made = served.ask(f"/api/tables/{table.id}/events/{event}/tables", {"seats": seats}, headers=key)
    assert status == 201, made
    return NewTable(made["table"], made["keys"])


@pytest.mark.parametrize(("game", "options"), [("goulet", {}), ("golem-it", {"start_points": 10})])
@asynchronous
async def test_a_match_goes_on_from_any_position(served: Served, game: str, options: dict[str, Any]) -> None:
    table, before = await finished(served, game, options)
    event = before.state["event"] // 2
    _, moment = served.ask(f"/api/tables/{table.id}/events/{event}")
    made = play_on(served, table, event, [BOT, HERE])
    async with joined(served, made, 1) as player:
        state = await player.until(lambda state: state["stage"] == "playing")
        assert state["event"] >= event
        _, again = served.ask(f"/api/tables/{made.id}/events/{event}")
        assert again["prompt"] == moment["prompt"] or game == "golem-it"  # hands are hidden again
        _, dice = served.ask(f"/api/tables/{made.id}/dice")
        assert dice["given"] > 0
        await player.play()
    status, record = served.ask(f"/api/tables/{made.id}/record")
    match = Match.parse(record)
    assert (status, match.over, match.given) == (200, True, dice["given"])
    first = Match.parse(served.ask(f"/api/tables/{table.id}/record")[1])
    assert [ply.action for ply in match.plies[: match.given]] == first.history[: match.given]
    assert match.options == first.options
    assert served.ask(f"/api/tables/{made.id}/dice")[1]["verified"] is True
    status, kept = served.ask("/api/records", text=record)
    assert status == 201
    assert served.ask(f"/api/tables/{kept['table']}/record")[1] == record


@asynchronous
async def test_what_cannot_be_played_on(served: Served) -> None:
    running = served.new_table("goulet")
    async with joined(served, running) as player:
        await player.play(3)
        address = f"/api/tables/{running.id}/events/1/tables"
        status, refusal = served.ask(address, {"seats": [HERE, BOT]})
        assert (status, "as soon as" in refusal["sentence"]) == (409, True)
        await player.play()
    last = player.state["event"]
    for event, seats, expected, part in (
        (last, [HERE, BOT], 400, "earlier"),
        (last + 5, [HERE, BOT], 400, "earlier"),
        (1, [HERE], 400, "2 seats"),
        (1, [HERE, BOT, BOT], 400, "2 seats"),
        (1, [], 422, "seats"),
        (-1, [HERE, BOT], 422, "event"),
    ):
        status, refusal = served.ask(f"/api/tables/{running.id}/events/{event}/tables", {"seats": seats})
        assert (status, part in refusal["sentence"]) == (expected, True), refusal
    assert served.ask("/api/tables/0000000000/events/1/tables", {"seats": [HERE, BOT]})[0] == 404


@asynchronous
async def test_a_killed_server_still_knows_what_was_given(database_url: str) -> None:
    server = ServerProcess(database_url)
    server.start()
    match = Match.new("goulet")
    play_at_random(match, Random(1))
    _, kept = server.served.ask("/api/records", text=match.record())
    made = play_on(server.served, NewTable(kept["table"], [None]), 12, [HERE, HERE])
    server.kill()
    server.start()
    async with joined(server.served, made, 0) as first, joined(server.served, made, 1) as second:
        for player in (first, second):
            state = await player.until(lambda state: state["stage"] == "playing")
            assert state["event"] >= 12
            assert state["undo"] == "never", "what was given is not taken back"
        log = first.log
    server.kill()
    server.start()
    async with joined(server.served, made, 0) as first:
        assert first.log == log
    assert server.stop() == b""
