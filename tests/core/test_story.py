"""A match in words: views, prompts and stories say what their reader may know, in either language."""

import json

import pytest

from pioche.core.match import Match
from pioche.core.random import Dice
from pioche.core.rule import SPECTATOR

from .tables import say

EVERYONE = (0, 1, 2, SPECTATOR)


@pytest.fixture
def match() -> Match:
    """Three cards are dealt and the first seat has chosen."""
    match = Match.new("exchange", 3, dice=Dice())
    say(match, "card 4", "card 2", "card 6", "swap")
    return match


# --- Views ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "hands"),
    [
        (0, ["card/4", "hand/1/0", "hand/2/0"]),
        (1, ["hand/0/0", "card/2", "hand/2/0"]),
        (2, ["hand/0/0", "hand/1/0", "card/6"]),
        (SPECTATOR, ["hand/0/0", "hand/1/0", "hand/2/0"]),
    ],
)
def test_a_seat_sees_its_own_card_only(match: Match, seat: int, hands: list[str]) -> None:
    assert [one["hand"]["id"] for one in match.view(seat)["seats"]] == hands


def test_a_choice_is_seen_by_who_made_it(match: Match) -> None:
    choices = [match.view(seat)["seats"][0]["choice"] for seat in EVERYONE]
    assert choices == ["swap", "secret", "secret", "secret"]


def test_at_the_end_everyone_sees_everything(match: Match) -> None:
    say(match, "stay", "stay", "card 1")
    views = [match.view(seat) for seat in EVERYONE]
    assert all(view == views[0] for view in views)
    assert [one["hand"]["id"] for one in views[0]["seats"]] == ["card/1", "card/2", "card/6"]


def test_a_view_is_ready_for_json(match: Match) -> None:
    assert json.loads(json.dumps(match.view(1))) == match.view(1)


def test_concealing_leaves_the_match_alone(match: Match) -> None:
    before = match.state_bytes
    for seat in EVERYONE:
        match.view(seat)
    assert match.state_bytes == before


# --- Prompts and actions --------------------------------------------------------


def test_a_prompt_tells_only_what_its_reader_may_know(match: Match) -> None:
    assert match.prompt(1) == "Player 2: keep the 2, or swap it?"
    assert {match.prompt(seat) for seat in (0, 2, SPECTATOR)} == {"Player 2: keep the card, or swap it?"}


def test_a_prompt_is_in_the_language_of_its_reader(match: Match) -> None:
    assert match.prompt(1, "fr") == "Joueur 2 : garder le 2, ou l'échanger ?"


def test_candidates_are_worth_showing(match: Match) -> None:
    assert [match.name(action) for action in match.candidates(1)] == ["stay", "swap"]


def test_an_action_has_a_name_in_both_languages(match: Match) -> None:
    swap = match.parse_action("swap")
    assert (match.name(swap), match.name(swap, "fr")) == ("swap", "échanger")


@pytest.mark.parametrize("text", ["swap", "échanger", "SWAP", "  Échanger "])
def test_an_action_is_known_by_its_name_in_any_language(match: Match, text: str) -> None:
    assert match.name(match.parse_action(text)) == "swap"


def test_spaces_in_a_name_do_not_matter(match: Match) -> None:
    assert match.parse_action(" card   3") == match.parse_action("carte 3")


def test_an_action_has_a_sentence(match: Match) -> None:
    swap = match.parse_action("swap")
    assert match.sentence(swap) == "Lay the card face up and draw another one"
    assert match.sentence(swap, "fr") == "Poser la carte face visible et en piocher une autre"


def test_what_is_forbidden_has_a_clause_and_what_is_legal_has_none(match: Match) -> None:
    refusal = match.why_not(match.parse_action("card 1"))
    assert refusal is not None
    assert refusal.clause == "EXC-03"
    assert [match.why_not(action) for action in match.legal] == [None, None]


# --- The story ------------------------------------------------------------------

DEAL = {
    0: ["Player 1 gets the 4.", "Player 2 gets a card.", "Player 3 gets a card.", "Player 1 swaps."],
    1: ["Player 1 gets a card.", "Player 2 gets the 2.", "Player 3 gets a card.", "Player 1 has chosen."],
    SPECTATOR: [f"Player {seat} gets a card." for seat in (1, 2, 3)] + ["Player 1 has chosen."],
}


@pytest.mark.parametrize("seat", DEAL)
def test_the_story_tells_what_its_reader_may_know(match: Match, seat: int) -> None:
    assert list(match.story(seat)) == DEAL[seat]


def test_the_story_tells_what_has_been_shown(match: Match) -> None:
    say(match, "stay", "swap")
    assert list(match.story(SPECTATOR, since=5)) == [
        "Player 3 has chosen.\nPlayer 1 lays the 4 face up.\nPlayer 3 lays the 6 face up."
    ]


def test_a_drawn_card_is_told_to_who_draws_it(match: Match) -> None:
    say(match, "stay", "swap", "card 1")
    told = [list(match.story(seat))[-1] for seat in EVERYONE]
    assert told == ["Player 1 gets the 1.", *["Player 1 gets a card."] * 3]


def test_after_the_end_the_whole_story_is_told_to_everyone(match: Match) -> None:
    say(match, "stay", "stay", "card 1")
    stories = [list(match.story(seat)) for seat in EVERYONE]
    assert all(story == stories[0] for story in stories)
    assert stories[0][:4] == [
        "Player 1 gets the 4.",
        "Player 2 gets the 2.",
        "Player 3 gets the 6.",
        "Player 1 swaps.",
    ]
    assert stories[0][-1] == "Player 1 gets the 1.\nPlayer 3 wins with the 6."


def test_the_story_is_in_the_language_of_its_reader(match: Match) -> None:
    assert next(match.story(0, "fr")) == "Joueur 1 reçoit le 4."


def test_the_story_goes_on_from_where_one_has_read(match: Match) -> None:
    assert list(match.story(0, since=2)) == DEAL[0][2:]


def test_a_story_may_be_numbered(match: Match) -> None:
    assert list(match.numbered_story(0)) == list(enumerate(DEAL[0], 1))


def test_an_action_with_nothing_to_tell_is_left_out() -> None:
    """Goulet tells a roll when its last die has come to rest."""
    match = Match.new("goulet", seed=1)
    assert len(list(match.story(0))) == 2
    assert len(match.plies) == 11
