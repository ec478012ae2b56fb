"""Requests outside the socket: the shelf, rules, tables, positions, dice, records; and what is refused."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from server.databases import asynchronous
from server.players import joined
from server.serving import QUICK, Served, running_server

from pioche import GAMES
from pioche.core.match import Match
from pioche.core.words import LANGUAGES

TWO = [{"kind": "person"}, {"kind": "bot", "bot": "level:1"}]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    with running_server("sqlite://") as server:
        yield server


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_on_the_shelf(served: Served, language: str) -> None:
    status, games = served.ask(f"/api/games?language={language}")
    assert status == 200
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        assert game["title"] == GAMES[game["name"]].file.title[language]
        assert [option["name"] for option in game["options"]] == list(GAMES[game["name"]].file.options)
    golem_it = next(game for game in games if game["name"] == "golem-it")
    assert golem_it["hidden"]
    assert not golem_it["windows"]
    switch = next(option for option in golem_it["options"] if option["name"] == "play_on")
    assert switch["kind"] == "switch"
    assert [choice["label"] for choice in switch["choices"]] in (["no", "yes"], ["non", "oui"])
    assert switch["only"] == {"yes": [3, 4, 5, 6]}


@pytest.mark.parametrize("game", GAMES)
def test_rules_come_by_chapter_and_clause(served: Served, game: str) -> None:
    for language in LANGUAGES:
        status, rules = served.ask(f"/api/games/{game}/rules?language={language}")
        assert status == 200
        clauses = [clause for section in rules["sections"] for clause in section["clauses"]]
        assert len(clauses) == rules["markdown"].count("\n- **" + clauses[0]["id"][:4])
        assert all(clause["markdown"] for clause in clauses)


@pytest.mark.parametrize(
    ("wanted", "status", "part"),
    [
        ({"game": "chess", "seats": TWO}, 404, "chess"),
        ({"game": "goulet", "seats": []}, 422, "seats"),
        ({"game": "goulet", "seats": TWO[:1]}, 400, "2 players"),
        ({"game": "goulet", "seats": [*TWO, TWO[0]]}, 400, "2 players"),
        ({"game": "goulet", "seats": TWO, "options": {"fly": True}}, 400, "fly"),
        ({"game": "goulet", "seats": TWO, "options": {"arrange": "yes"}}, 400, "arrange"),
        ({"game": "goulet", "seats": TWO, "dice": "loaded"}, 422, "dice"),
        ({"game": "goulet", "seats": TWO, "more": 1}, 422, "more"),
        ({"seats": TWO}, 422, "game"),
        ({"game": "goulet", "seats": [TWO[0], {"kind": "bot", "bot": "search:60000ms"}]}, 422, "bot"),
        ({"game": "goulet", "seats": [TWO[1], {"kind": "person", "bot": "level:1"}]}, 400, "either"),
        ({"game": "goulet", "seats": [TWO[0], {"kind": "person", "name": " a"}]}, 400, "name"),
        ({"game": "goulet", "seats": [{"kind": "person", "name": "A"}] * 2}, 400, "A"),
        ([], 422, ""),
    ],
)
def test_a_table_that_cannot_be_set_up(served: Served, wanted: Any, status: int, part: str) -> None:
    found, refusal = served.ask("/api/tables", wanted)
    assert found == status
    assert refusal.keys() == {"sentence", "clause"}
    assert part in refusal["sentence"]


def test_refusals_are_in_the_readers_language(served: Served) -> None:
    _, refusal = served.ask("/api/tables?language=fr", {"game": "goulet", "seats": TWO[:1]})
    assert refusal["sentence"] == "Ce jeu se joue à 2, pas à 1." or "joueurs" in refusal["sentence"]
    assert served.ask("/api/tables/abcdefghij?language=fr")[1]["sentence"].startswith("Cette table n'existe")
    assert served.ask("/api/nothing?language=fr")[1]["sentence"].startswith("Il n'y a rien ici")
    assert served.ask("/api/games?language=de") == (
        422,
        {"sentence": "'language' is not what is expected here (literal_error).", "clause": None},
    )


def test_tables_are_set_up_only_so_fast() -> None:
    with running_server("sqlite://", replace(QUICK, tables_at_once=3, tables_a_minute=0.1)) as served:
        for _ in range(3):
            served.new_table()
        status, refusal = served.ask("/api/tables", {"game": "goulet", "seats": TWO})
        assert (status, refusal["sentence"]) == (
            429,
            "That is too many tables at once: please wait a minute.",
        )
        assert served.ask("/api/records", text="x")[0] == 429


def test_who_sits_at_a_table(served: Served) -> None:
    table = served.new_table("golem-it", "person,here,level:3")
    assert [key is None for key in table.keys] == [False, False, True]
    assert served.ask(f"/api/tables/{table.id}?language=fr") == (
        200,
        {
            "table": table.id,
            "game": "golem-it",
            "title": "Golem It",
            "stage": "gathering",
            "players": 3,
            "names": ["Joueur 1", "Joueur 2", "Bot"],
            "kinds": ["person", "here", "bot"],
        },
    )


@pytest.mark.parametrize(
    ("header", "status"),
    [("Bearer abc", 401), ("Basic abc", 401), ("", 401), (f"Bearer {'0' * 32}", 403)],
)
def test_a_wrong_key_is_refused(served: Served, header: str, status: int) -> None:
    table = served.new_table()
    assert served.ask(f"/api/tables/{table.id}/dice", headers={"Authorization": header})[0] == status


@asynchronous
async def test_a_match_can_be_looked_at_from_beginning_to_end(served: Served) -> None:
    table = served.new_table("goulet")
    address = f"/api/tables/{table.id}"
    assert served.ask(f"{address}/events/0")[0] == 404
    assert served.ask(f"{address}/record")[0] == 409
    assert served.ask(f"{address}/dice")[1]["outcomes"] == []
    async with joined(served, table) as player:
        await player.play(3)
        await player.asked()
        event, prompt, view = (player.state[name] for name in ("event", "prompt", "view"))
        bearer = {"Authorization": f"Bearer {table.keys[0]}"}
        _, moment = served.ask(f"{address}/events/{event}", headers=bearer)
        assert (moment["prompt"], moment["view"], moment["events"]) == (prompt, view, event)
        lines = [served.ask(f"{address}/events/{one}")[1]["line"] for one in range(event + 1)]
        assert [line for line in lines if line] == [line["text"] for line in player.log]
        assert served.ask(f"{address}/events/{event + 1}")[0] == 404
        assert served.ask(f"{address}/events/-1")[0] == 422
        assert served.ask(f"{address}/record")[0] == 409
        assert served.ask(f"{address}/dice")[1]["verified"] is None
        await player.play()
    status, record = served.ask(f"{address}/record")
    assert (status, Match.parse(record).over) == (200, True)
    _, dice = served.ask(f"{address}/dice")
    assert dice["kind"] == "sealed"
    assert dice["verified"] is True
    assert dice["secret"] == player.state["secret"]
    counted = sum(outcome["count"] for outcome in dice["outcomes"])
    assert counted == pytest.approx(sum(outcome["expected"] for outcome in dice["outcomes"]), abs=0.1)

    status, kept = served.ask("/api/records", text=record)
    assert status == 201
    async with joined(served, replace(table, id=kept["table"]), None) as spectator:
        assert spectator.state["stage"] == "over"
        assert spectator.state["result"]["scores"] == player.state["result"]["scores"]
        assert spectator.log[-1] == player.log[-1]
    assert served.ask(f"/api/tables/{kept['table']}/record")[1] == record
    assert served.ask(f"/api/tables/{kept['table']}")[1]["kinds"] == ["person", "bot"]


def test_a_record_that_cannot_be_kept(served: Served) -> None:
    unfinished = Match.new("goulet", seed=1).record()
    seeded = Match.new("golem-it", seed=1)
    for text, status, part in (
        ("", 409, "This is not a record"),
        ("Pioche record 1\ngame: chess\n", 409, "chess"),
        (unfinished, 409, "over"),
        (seeded.record().replace("golem-it", "goulet"), 409, "no action"),
        ("x" * 1_000_001, 413, "bytes"),
    ):
        found, refusal = served.ask("/api/records", text=text)
        assert found == status, refusal
        assert part in refusal["sentence"]


def test_the_document_describes_the_socket_too(served: Served) -> None:
    _, document = served.ask("/api/openapi.json")
    known = document["components"]["schemas"]
    assert {"Join", "Act", "State", "Welcome", "FromBrowser", "ToBrowser", "TableWanted"} <= known.keys()
    assert "#/components/schemas/HTTPValidationError" not in json.dumps(document)
