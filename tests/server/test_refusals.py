"""Whatever cannot be had over a socket is refused in one sentence, and changes nothing."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from server.databases import asynchronous
from server.players import Player, joined, opened, someone_asked
from server.serving import QUICK, Served, running_server

CHANGED = "The table has changed since: please look again before you decide."


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with running_server("sqlite://") as server:
        yield server


async def settled(player: Player) -> dict[str, object]:
    """What the player sees once nothing comes any more, but for who is there."""
    await player.quiet()
    return {name: value for name, value in player.state.items() if name not in ("seats", "kept", "log")}


# --- Actions ----------------------------------------------------------------------------


@asynchronous
async def test_an_action_twice_is_done_once(served: Served) -> None:
    async with joined(served, served.new_table()) as player:
        state = await player.asked()
        action = state["choices"][0]["action"]
        for _ in range(2):
            await player.say("act", action=action, event=state["event"])
        assert await player.refused() == CHANGED


@asynchronous
async def test_an_action_that_comes_late_changes_nothing(served: Served) -> None:
    async with joined(served, served.new_table()) as player:
        early = await player.asked()
        await player.play(3)
        await player.asked()
        before = await settled(player)
        for event in (early["event"], before["event"] + 1, before["event"] - 1):  # type: ignore[operator]
            await player.say("act", action=player.state["choices"][0]["action"], event=event)
            assert await player.refused() == CHANGED
        await player.say("act", action=0, event=before["event"], undos=1)
        assert await player.refused() == CHANGED
        assert await settled(player) == before


@asynchronous
async def test_an_action_from_another_seat_or_from_none_changes_nothing(served: Served) -> None:
    table = served.new_table("goulet", "person,person")
    async with (
        joined(served, table, 0) as first,
        joined(served, table, 1) as second,
        joined(served, table, None) as spectator,
    ):
        asked = await someone_asked(first, second)
        other = second if asked is first else first
        before = await settled(asked)
        action = asked.state["choices"][0]["action"]
        await other.until(lambda state: state["event"] == asked.state["event"])
        await other.say("act", action=action, event=asked.state["event"])
        assert "turn" in await other.refused()
        await spectator.say("act", action=action, event=asked.state["event"])
        assert await spectator.refused() == "You look on: only who sits at the table can do this."
        assert await settled(asked) == before


@asynchronous
async def test_an_action_that_is_not_offered_is_refused_with_its_clause(served: Served) -> None:
    async with joined(served, served.new_table(), language="fr") as player:
        await player.asked()
        before = await settled(player)
        offered = {choice["action"] for choice in player.state["choices"]}
        for action in [one for one in range(40) if one not in offered][:10]:
            await player.say("act", action=action, event=player.state["event"])
            refused = await player.hear(lambda message: message["type"] == "refused")
            assert "n'est pas possible" in refused["sentence"]
            assert refused["clause"].startswith("GOU-")
        await player.say("act", action=255, event=player.state["event"])
        assert "255" in await player.refused()
        assert await settled(player) == before


@asynchronous
async def test_before_the_start_and_after_the_end_nothing_is_played(served: Served) -> None:
    table = served.new_table()
    async with joined(served, table, ready=False) as player:
        await player.say("act", action=0, event=0)
        assert await player.refused() == "The match has not started yet."
        await player.say("ready", word="a")
        await player.play()
        await player.say("act", action=0, event=player.state["event"])
        assert await player.refused() == "The match is over."
        await player.say("undo", event=player.state["event"])
        assert "nor after its end" in await player.refused()
        await player.say("ready", word="b")
        before = await settled(player)
        assert before["stage"] == "over"


# --- Messages ---------------------------------------------------------------------------


@asynchronous
async def test_what_does_not_fit_the_schema_is_refused(served: Served) -> None:
    bad: list[str | bytes] = [
        "",
        "{",
        "[]",
        "null",
        '"act"',
        "\ud800".encode("utf-8", "surrogatepass"),
        b"\xff\x00",
        '{"type":"fly"}',
        '{"action":1,"event":1}',
        '{"type":"act","action":1}',
        '{"type":"act","action":-1,"event":1}',
        '{"type":"act","action":256,"event":1}',
        '{"type":"act","action":"1","event":1}',
        '{"type":"act","action":1.5,"event":1}',
        '{"type":"act","action":1,"event":1,"seat":0}',
        '{"type":"speak","language":"de"}',
        '{"type":"chat","text":""}',
        json.dumps({"type": "chat", "text": "a" * 301}),
        json.dumps({"type": "rename", "name": "a" * 41}),
        json.dumps({"type": "ready", "word": "a" * 201}),
        "[" * 3000,
        json.dumps({"type": "chat", "text": "a" * 5000}),
        json.dumps({"type": "join", "key": None, "language": "en"}),
        json.dumps({"type": "rename", "name": "a\u0000b"}),
        json.dumps({"type": "rename", "name": "   "}),
        json.dumps({"type": "chat", "text": "a\u0007b"}),
        json.dumps({"type": "chat", "text": "a\ud800b"}),
    ]
    async with joined(served, served.new_table()) as player:
        await player.asked()
        before = await settled(player)
        for text in bad:
            await player.say_raw(text)
            assert await player.refused(), text
        assert await settled(player) == before
        await player.act()


@asynchronous
async def test_any_messages_at_all_leave_the_server_standing(served: Served) -> None:
    """Messages with right names and wrong contents, at random."""
    random = Random(7)
    values: list[object] = [None, True, -1, 0, 1, 3, 255, 2**31, 1.5, "", "en", "x" * 50, [], {}]
    values += ["undo", "hints", "bot"]
    kinds = ["join", "speak", "ready", "rename", "undo", "request", "answer", "why", "hint", "windows", "act"]
    kinds += ["hold", "return"]
    fields = [
        "key",
        "language",
        "word",
        "name",
        "event",
        "kind",
        "seat",
        "request",
        "agree",
        "action",
        "wanted",
    ]
    table = served.new_table("goulet", "person,person")
    async with joined(served, table, 0) as player, joined(served, table, 1) as other:
        await someone_asked(player, other)
        for _ in range(400):
            chosen = random.sample(fields, random.randrange(4))
            await player.say(random.choice(kinds), **{name: random.choice(values) for name in chosen})
        await player.say("chat", text="still here")
        said = await other.hear(lambda message: message["type"] == "said" and message["remarks"])
        assert [remark["text"] for remark in said["remarks"]] == ["still here"]  # from the seat, or beside it
        assert not any("went wrong" in message.get("sentence", "") for message in player.heard)


@asynchronous
async def test_too_many_messages_are_refused_until_there_is_room_again() -> None:
    slow = replace(QUICK, messages_at_once=5, messages_a_second=5)
    with running_server("sqlite://", slow) as served:
        async with joined(served, served.new_table(), ready=False) as player:
            for _ in range(20):
                await player.say("speak", language="fr")
            assert await player.refused() == "C'est trop à la fois\xa0: attendez un instant."
            await player.quiet(0.5)
            await player.say("rename", name="Zoé")
            await player.until(lambda state: state["seats"][0]["name"] == "Zoé")
            for _ in range(300):
                await player.say("hint")
            assert await player.closed() == 4429


# --- Joining ------------------------------------------------------------------------------


@asynchronous
async def test_the_first_message_has_to_say_who_looks(served: Served) -> None:
    table = served.new_table()
    for text in ('{"type":"hint"}', "nothing", json.dumps({"type": "join", "key": "abc", "language": "en"})):
        async with opened(served, table.id) as player:
            await player.say_raw(text)
            assert "join" in await player.refused()
            assert await player.closed() == 4400


@asynchronous
async def test_an_unknown_key_or_table_is_refused_in_the_readers_language(served: Served) -> None:
    table = served.new_table()
    async with opened(served, table.id) as player:
        await player.say("join", key="0" * 32, language="fr")
        assert "aucune place" in await player.refused()
        assert await player.closed() == 4403
    async with opened(served, "abcdefghij") as player:
        await player.say("join", key=None, language="fr")
        assert await player.refused() == "Cette table n'existe pas\xa0: vérifiez le lien."
        assert await player.closed() == 4404


@asynchronous
async def test_pages_of_other_sites_cannot_open_sockets(served: Served) -> None:
    table = served.new_table()
    async with opened(served, table.id, Origin="https://elsewhere.example") as player:
        assert await player.refused() == "Only pages of this server may open its sockets."
        assert await player.closed() == 4403
    async with opened(served, table.id, Origin=served.http) as player:
        await player.say("join", key=None, language="en")
        await player.greeted()


@asynchronous
async def test_listed_sites_can() -> None:
    listed = replace(QUICK, origins=("https://elsewhere.example",), most_watching=1)
    with running_server("sqlite://", listed) as served:
        table = served.new_table()
        async with opened(served, table.id, Origin="https://elsewhere.example") as player:
            await player.say("join", key=None, language="en")
            await player.greeted()
            async with opened(served, table.id) as late:
                await late.say("join", key=None, language="en")
                assert "Too many" in await late.refused()
