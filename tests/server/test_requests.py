"""Taking back, hints, seats for bots, names, languages and remarks: what people ask each other for."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from server.databases import asynchronous
from server.players import Player, joined, play_together, someone_asked
from server.serving import NewTable, Served, running_server


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with running_server("sqlite://") as server:
        yield server


async def seat_all(stack: AsyncExitStack, served: Served, table: NewTable) -> list[Player]:
    """Everyone who has a key sits down."""
    seats = [seat for seat, key in enumerate(table.keys) if key is not None]
    people = [await stack.enter_async_context(joined(served, table, seat)) for seat in seats]
    for player in people:
        await player.until(lambda state: state["stage"] == "playing")
    return people


async def caught_up(*people: Player) -> None:
    await asyncio.gather(*(player.quiet(0.1) for player in people))


# --- Taking back ----------------------------------------------------------------------------


@asynchronous
async def test_against_bots_a_choice_is_taken_back_without_asking(served: Served) -> None:
    async with joined(served, served.new_table()) as player:
        await player.play(4)
        await player.asked()
        log, state = player.log, player.state
        assert state["undo"] == "alone"
        await player.say("undo", event=state["event"])
        await player.until(lambda one: one["undos"] == 1 and one["yours"])
        assert player.state["event"] < state["event"]
        assert player.log == log[: len(player.log)]
        await player.play(4)


@asynchronous
async def test_between_people_the_other_is_asked(served: Served) -> None:
    async with AsyncExitStack() as stack:
        people = await seat_all(stack, served, served.new_table("goulet", "person,person"))
        await play_together(*people, decisions=1)
        await caught_up(*people)
        asker, other = sorted(people, key=lambda one: one.state["undo"])
        for _ in range(20):  # until somebody has decided and something was rolled since
            if "asking" in (people[0].state["undo"], people[1].state["undo"]):
                break
            await play_together(*people, decisions=1)
            await caught_up(*people)
        asker, other = sorted(people, key=lambda one: one.state["undo"] != "asking")
        before = asker.state["event"]
        await asker.say("undo", event=before)
        request = (await other.until(lambda state: state["request"]))["request"]
        assert request["kind"] == "undo"
        assert "asks to take the last choice" in request["sentence"]

        await other.say("answer", request=request["number"], agree=False)
        assert "does not agree" in await asker.refused()
        for player in people:
            await player.until(lambda state: state["request"] is None)
        assert asker.state["event"] == before

        await asker.say("undo", event=before)
        request = (await other.until(lambda state: state["request"]))["request"]
        await asker.say("answer", request=request["number"], agree=True)
        assert "you have asked for it yourself" in await asker.refused()
        await other.say("answer", request=request["number"], agree=True)
        for player in people:
            await player.until(lambda state: state["undos"] == 1 and state["event"] < before)
        await other.say("answer", request=request["number"], agree=True)
        assert await other.refused() == "That request is no longer open."
        await play_together(*people, decisions=5)


@asynchronous
async def test_what_is_played_meanwhile_ends_a_request(served: Served) -> None:
    async with AsyncExitStack() as stack:
        people = await seat_all(stack, served, served.new_table("golem-it", "person,person"))
        await play_together(*people, decisions=6)
        await caught_up(*people)
        player = await someone_asked(*people)
        other = next(one for one in people if one is not player)
        if other.state["undo"] == "asking":
            await other.say("undo", event=other.state["event"])
            await player.until(lambda state: state["request"])
            await player.act()
            await other.until(lambda state: state["request"] is None)


# --- Hints and seats for bots -----------------------------------------------------------------


@asynchronous
async def test_hints_against_bots_need_nobody(served: Served) -> None:
    async with joined(served, served.new_table()) as player:
        state = await player.asked()
        assert state["hints"]
        await player.say("hint")
        advice = await player.hear(lambda message: message["type"] == "advice")
        assert advice["event"] == state["event"]
        assert advice["action"] in [choice["action"] for choice in state["choices"]]
        assert advice["sentence"]
        await player.say("request", kind="hints")
        assert "allowed at this table already" in await player.refused()


@asynchronous
async def test_between_people_all_have_to_agree_to_hints(served: Served) -> None:
    async with AsyncExitStack() as stack:
        people = await seat_all(stack, served, served.new_table("goulet", "person,person"))
        player = await someone_asked(*people)
        other = next(one for one in people if one is not player)
        await player.say("hint")
        assert "only if all agree" in await player.refused()
        await player.say("request", kind="hints")
        request = (await other.until(lambda state: state["request"]))["request"]
        await other.say("request", kind="hints")
        assert "Another request waits" in await other.refused()
        await other.say("answer", request=request["number"], agree=True)
        await player.until(lambda state: state["hints"] and state["request"] is None)
        await player.say("hint")
        await player.hear(lambda message: message["type"] == "advice")
        await other.say("hint")
        assert "nothing to advise" in await other.refused()


@asynchronous
async def test_a_seat_whose_player_has_left_goes_to_a_bot(served: Served) -> None:
    table = served.new_table("golem-it", "person,person,person")
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(joined(served, table, seat)) for seat in (0, 1)]
        async with joined(served, table, 2):
            await people[0].until(lambda state: state["stage"] == "playing")
            await people[0].say("request", kind="bot", seat=2)
            assert "this one is here" in await people[0].refused()
        await people[0].until(lambda state: not state["seats"][2]["present"])
        for seat in (None, 5):
            await people[0].say("request", kind="bot", seat=seat)
            assert "Name the seat" in await people[0].refused()
        await people[0].say("request", kind="bot", seat=2)
        request = (await people[1].until(lambda state: state["request"]))["request"]
        await people[1].say("answer", request=request["number"], agree=True)
        await people[0].until(lambda state: state["seats"][2]["kind"] == "bot")
        await play_together(*people, decisions=6)
        async with joined(served, table, None) as spectator:
            assert spectator.state["seats"][2]["bot"] == "level:2"


@asynchronous
async def test_who_has_left_may_come_back(served: Served) -> None:
    table = served.new_table("golem-it", "person,level:1")
    async with joined(served, table) as player:
        await player.play(3)
        await player.asked()
        hand = player.state["view"]["seats"][0]["hand"]
        await player.say("request", kind="bot", seat=0)
        await player.hear(lambda message: message["type"] == "welcome" and message["seat"] == -1)
        assert player.welcome["own"] == 0
        await player.until(lambda state: state["view"]["seats"][0]["hand"] != hand)  # it is hidden now
        await player.say("act", action=0, event=0)
        assert "You look on" in await player.refused()
        await player.after(player.state["event"])
    async with joined(served, table) as player:
        assert (player.welcome["seat"], player.welcome["own"]) == (-1, 0)
        await player.say("return")
        await player.until(lambda state: state["seats"][0]["kind"] == "person")
        assert player.welcome["seat"] == 0
        await player.play(3)
        await player.say("return")
        assert await player.refused() == "There is no seat of yours that a bot plays for."
    async with joined(served, table, None) as spectator:
        await spectator.say("return")
        assert await spectator.refused() == "There is no seat of yours that a bot plays for."


@asynchronous
async def test_those_at_one_screen_need_no_message_to_agree(served: Served) -> None:
    async with AsyncExitStack() as stack:
        people = await seat_all(stack, served, served.new_table("goulet", "here,here"))
        await play_together(*people, decisions=8)
        await caught_up(*people)
        player = next(one for one in people if one.state["undo"] != "never")
        assert player.state["undo"] == "alone"
        await player.say("undo", event=player.state["event"])
        await player.until(lambda state: state["undos"] == 1)
        await player.say("request", kind="hints")
        await player.until(lambda state: state["hints"])


@asynchronous
async def test_the_last_one_at_the_table_decides_alone(served: Served) -> None:
    table = served.new_table("goulet", "person,person")
    async with joined(served, table, 0) as player:
        async with joined(served, table, 1):
            await player.until(lambda state: state["stage"] == "playing")
        await player.until(lambda state: not state["seats"][1]["present"])
        await player.say("request", kind="bot", seat=1)
        await player.until(lambda state: state["seats"][1]["kind"] == "bot")
        await player.play(10)


# --- The rest --------------------------------------------------------------------------------------


@asynchronous
async def test_names_words_and_readiness_are_seen_by_all(served: Served) -> None:
    table = served.new_table("goulet", "person,person")
    async with (
        joined(served, table, 0, ready=False) as first,
        joined(served, table, 1, "fr", ready=False) as second,
    ):
        assert first.state["stage"] == "gathering"
        assert first.welcome["commitment"]
        assert second.state["prompt"] == "La partie commence dès que tout le monde est là."
        await first.say("rename", name="  Ann  Lee ")
        await second.until(lambda state: state["seats"][0]["name"] == "Ann Lee")
        await second.say("rename", name="Ann Lee")
        assert "ne peuvent" in await second.refused() or "Ann Lee" in second.heard[-1]["sentence"]
        await first.say("ready", word="a\nb")
        assert "one line" in await first.refused()
        await first.say("ready", word="rain")
        await second.until(lambda state: state["seats"][0]["ready"])
        await second.say("ready", word="été")
        await first.until(lambda state: state["stage"] == "playing")
        _, dice = served.ask(f"/api/tables/{table.id}/dice")
        assert dice["words"] == ["rain", "été"]
        assert dice["secret"] is None


@asynchronous
async def test_sentences_call_everyone_by_name(served: Served) -> None:
    table = served.new_table("golem-it", "person,level:1,level:2")
    async with joined(served, table, ready=False) as player, joined(served, table, None, "fr") as spectator:
        await player.say("rename", name="Zoé")
        await player.say("ready", word="")
        await player.play(6)
        await caught_up(player, spectator)
        assert [seat["name"] for seat in player.state["seats"]] == ["Zoé", "Bot A", "Bot B"]
        for one in (player, spectator):
            told = " ".join(line["text"] for line in one.log)
            assert [name for name in ("Zoé", "Bot A", "Bot B") if name not in told] == [], told
            assert not re.search("Player|Joueur", told + one.state["prompt"])


@asynchronous
async def test_somebody_may_go_on_in_another_language(served: Served) -> None:
    async with joined(served, served.new_table()) as player:
        await player.play(5)
        await player.asked()
        english = len(player.log)
        await player.say("speak", language="fr")
        await player.hear(lambda message: message["type"] == "welcome" and message["language"] == "fr")
        await player.quiet()
        assert len(player.log) == english
        assert "Lancer" in " ".join(line["text"] for line in player.log)


@asynchronous
async def test_remarks_reach_everyone_also_who_comes_late(served: Served) -> None:
    table = served.new_table("goulet", "person,person")
    async with joined(served, table, 0) as first, joined(served, table, None) as spectator:
        await first.say("chat", text="hello   there")
        await spectator.hear(lambda message: message["type"] == "said" and message["remarks"])
        await spectator.say("chat", text="bonjour 🎲")
        await first.hear(
            lambda message: message == {"type": "said", "remarks": [{"seat": None, "text": "bonjour 🎲"}]}
        )
    async with joined(served, table, 1) as late:
        said = next(message for message in late.heard if message["type"] == "said")
        assert said["remarks"] == [{"seat": 0, "text": "hello there"}, {"seat": None, "text": "bonjour 🎲"}]


@asynchronous
async def test_why_something_cannot_be_done(served: Served) -> None:
    async with joined(served, served.new_table()) as player:
        state = await player.asked()
        offered = [choice["action"] for choice in state["choices"]]
        await player.say("why", action=offered[0])
        reason = await player.hear(lambda message: message["type"] == "reason")
        assert reason["clause"] is None
        await player.say("why", action=next(one for one in range(256) if one not in offered))
        reason = await player.hear(lambda message: message["type"] == "reason")
        assert reason["clause"].startswith("GOU-")
        await player.say("why", action=255)
        assert "no action number 255" in await player.refused()
