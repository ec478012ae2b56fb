"""What people are told of Golem It: never more than the position says, and never more than they may know."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pioche import Match
from pioche.core.random import Dice
from pioche.core.rule import OVER, SPECTATOR
from pioche.core.words import ENGLISH, LANGUAGES
from pioche.games.golem_it import GAME

from .positions import ACTIONS, Position, box_file, count, laid_out, position, small_hands
from .random_play import choose, tables


def happened(table: Position, action: str, seat: int) -> str:
    """What that seat is told of an action that everybody may know."""
    before = table.seen_by(seat)
    table.do(action)
    after = table.seen_by(seat) if table.actor != OVER else table
    return GAME.table.log(table.box, before.state, ACTIONS[action], after.state, ENGLISH)


def test_an_action_shown_greyed_promises_nothing() -> None:
    """Nothing has been chosen yet: what a card would count, and what would be laid down, is open."""
    table = position([["mint 9"], ["mint 2"], []])
    told = {
        "points 2": "Put 2 points on it",
        "done": "Lay the combination down",
        "deal mint 9": "Deal the mint 9",
    }
    for name, sentence in told.items():
        assert GAME.table.sentence(table.box, table.state, ACTIONS[name], ENGLISH) == sentence
    table.do("play mint 9", "points 0")
    add = ACTIONS["play purple 2"]
    assert GAME.table.sentence(table.box, table.state, add, ENGLISH) == "Add the purple 2"


def test_while_cards_are_dealt_only_the_pile_is_touched() -> None:
    table = laid_out()
    assert GAME.table.touches(table.box, table.state, ACTIONS["deal mint 2"]) == ["pile"]
    assert GAME.table.touches(table.box, table.state, ACTIONS["play mint 2"]) == []


def test_under_b_an_empty_reserve_gives_nothing() -> None:
    table = position([["mint 13"], ["mint 2"], []], reserve=0, variant="ab")
    told = GAME.table.sentence(table.box, table.state, ACTIONS["pass"], ENGLISH)
    assert told == "Pass, and sit out the rest of the round"
    assert happened(table, "pass", seat=1) == "Player 1 passes."


def test_hands_are_told_once_and_only_to_who_holds_them() -> None:
    match = Match.new(GAME, 2, dice=Dice(), file=box_file(small_hands(2)))
    for card in ("mint 2", "purple 5", "mint 3 bis", "mint 3"):
        match.apply(match.parse_action(f"deal {card}"))
    told = [
        "Player 1 is dealt 2 cards.",
        "Player 2 is dealt 2 cards: mint 3, mint 3.\n— Game 1 of 4: Player 1 starts.",
    ]
    assert list(match.story(1)) == told


@pytest.mark.parametrize("seat", [0, 1])
def test_a_combination_is_told_with_its_points_to_all(seat: int) -> None:
    table = position([["purple 5", "mint 15", "mint 3"], ["mint 2"], ["mint 4"]])
    table.do("play purple 5", "points 2", "play mint 15")
    assert happened(table, "done", seat) == "Player 1 plays 15-15: mint 15, purple 5 with 2 points."


@pytest.mark.parametrize("seat", [0, 1])
def test_one_that_ends_its_round_at_once_is_told_too(seat: int) -> None:
    """Under (b), when all others have passed before anybody has played."""
    table = position(
        [["purple 5", "mint 3"], ["mint 2"], ["mint 4"]], tokens=[2, 0, 0], passed=[1, 2], variant="ab"
    )
    table.do("play purple 5", "points 2")
    told = [
        "Player 1 plays 15: purple 5 with 2 points.",
        "The round is over: Player 1 opens a new one, and everyone is in again.",
    ]
    assert happened(table, "done", seat).splitlines() == told


def test_the_combination_that_ends_a_game_of_a_series_is_told_to_everyone() -> None:
    for seat in (0, 1, SPECTATOR):
        table = position([["mint 13"], ["mint 2", "mint 3"]], tokens=[0, 1], totals=[5, 0])
        table.do("play mint 13", "points 0")
        points = "Game 1 is over. Penalty points: Player 1 (0), Player 2 (7)."
        assert happened(table, "done", seat).splitlines() == ["Player 1 plays the mint 13.", points]
        assert happened(table, "next game", seat) == ""


def test_a_win_that_is_shared_and_the_turn_limit_are_told() -> None:
    table = position([["mint 13"], ["mint 2"], ["mint 4"]], turns=7, turn_limit=7)
    told = [
        "Player 1 passes.",
        "The turn limit (7) is reached: the game ends.",
        "Places: Player 1 (1), Player 2 (1), Player 3 (1). Player 1, Player 2, Player 3 share the win.",
    ]
    assert happened(table, "pass", 0).splitlines() == told


# --- Whole matches ----------------------------------------------------------------


def pieces(value: Any) -> Iterator[str]:
    """The ids of all pieces in a view."""
    if isinstance(value, dict):
        if "id" in value:
            yield value["id"]
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from pieces(part)


def check_view(match: Match, seat: int) -> None:
    """No piece is there twice, every hand has its size, and points on cards are those that lie there."""
    view = json.loads(json.dumps(match.view(seat)))
    found = list(pieces(view))
    assert len(found) == len(set(found)), found
    for one, points in zip(view["seats"], match.state.laid, strict=False):
        assert one["points_on_cards"] == points
        front = one["front"]["cards"] if one["front"] else []
        assert sum(card["points"] for card in front) == points
    for action in match.candidates(seat):
        assert set(GAME.table.touches(match.box, match.concealed(seat)[0], action)) <= set(found)


def test_every_match_can_be_told_to_everyone() -> None:
    """Random matches at all tables: views and sentences on the way, the whole story at the end."""
    for seed, (players, contents, options) in enumerate(tables(count(compiled=39, plain=13))):
        match = Match.new(GAME, players, options, dice=Dice(), file=box_file(contents))
        random, spoken = Random(seed), match.words("fr")
        while not match.over:
            seat = random.randrange(SPECTATOR, players)
            check_view(match, seat)
            own = match.known[0]
            assert GAME.table.prompt(match.box, own, spoken)
            for action in GAME.table.candidates(match.box, own)[:20]:
                assert GAME.table.sentence(match.box, own, action, spoken)
            match.apply(choose(random, match.legal, thrift=0.9))
        check_view(match, SPECTATOR)
        for language in LANGUAGES:
            assert list(match.story(SPECTATOR, language))[-1].endswith(match.prompt(SPECTATOR, language))
