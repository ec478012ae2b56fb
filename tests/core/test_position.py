"""Positions: copies to look ahead, the past to look back at, and what the actor knows now."""

from random import Random
from typing import Any

import pytest

from pioche import GAMES
from pioche.core.match import Match
from pioche.core.position import NotLegal
from pioche.core.random import Dice
from pioche.core.rule import OVER
from pioche.core.words import Say

from .tables import EXCHANGE, play_at_random, say, told


def dealt() -> Match:
    """Exchange at a real table: the seats hold the 4 and the 2."""
    match = Match.new("exchange", dice=Dice())
    say(match, "card 4", "card 2")
    return match


# --- Looking ahead --------------------------------------------------------------


def test_a_copy_of_the_position_is_not_the_position() -> None:
    match = dealt()
    before = match.state_bytes
    states = match.copy_state()
    assert states.tobytes() == before
    EXCHANGE.apply(match.box, states[0], match.parse_action("swap"))
    assert states.tobytes() != match.state_bytes == before


def test_what_is_legal_can_be_asked_of_another_position() -> None:
    match = dealt()
    states = match.copy_state()
    for choice in ("stay", "swap"):
        EXCHANGE.apply(match.box, states[0], match.parse_action(choice))
    drawn = [match.name(action) for action in match.legal_in(states)]
    assert drawn == ["card 1", "card 3", "card 5", "card 6"]


def test_after_the_end_nothing_is_legal() -> None:
    match = dealt()
    states = match.copy_state()
    for choice in ("stay", "stay"):
        EXCHANGE.apply(match.box, states[0], match.parse_action(choice))
    assert (states[0].actor, match.legal_in(states)) == (OVER, [])


# --- Looking back ---------------------------------------------------------------


def test_a_match_can_be_seen_as_it_stood() -> None:
    match = dealt()
    before = match.state_bytes
    say(match, "swap", "stay", "card 1")
    past = match.at(2)
    assert (past.state_bytes, past.actor, told(past)) == (before, 0, ["card 4", "card 2"])


def test_looking_back_changes_nothing() -> None:
    match = dealt()
    before = match.state_bytes, match.record()
    say(match.at(2), "swap", "swap")
    assert (match.state_bytes, match.record()) == before


def test_a_match_seen_at_its_last_action_is_as_it_is() -> None:
    match = Match.new("goulet", seed=3)
    play_at_random(match, Random(1))
    assert match.at(len(match.plies)).state_bytes == match.state_bytes


# --- What the actor knows -------------------------------------------------------


def test_the_actor_knows_its_own_card_only() -> None:
    match = dealt()
    assert match.known[0].cards.tolist() == [4, -1, 0]
    say(match, "stay")
    assert match.known[0].cards.tolist() == [-1, 2, 0]


def test_who_types_in_a_card_is_refused_what_cannot_be() -> None:
    """Chance sees every card, and so knows which are left in the pile."""
    match = Match.new("exchange", dice=Dice())
    say(match, "card 4")
    assert match.known.tobytes() == match.state_bytes
    refused = [match.name(action) for action in match.candidates(0) if match.why_not(action) is not None]
    assert refused == ["card 4"]


@pytest.mark.parametrize("action", [-1, 999, "stop", None])
def test_an_action_that_does_not_exist_is_a_mistake_everywhere(action: Any) -> None:
    match = Match.new("goulet", seed=1)
    for ask in (match.apply, match.sentence, match.why_not):
        with pytest.raises(NotLegal, match=r"^There is no action number"):
            ask(action)


def test_things_say_what_they_are() -> None:
    match = Match.new("goulet", seed=1)
    assert repr(match) == f"<Match of goulet: 2 players, {len(match.plies)} actions>"
    assert repr(GAMES) == f"<Shelf with {', '.join(GAMES)}>"
    assert repr(GAMES["goulet"]) == "<Game goulet, rules 1>"
    assert repr(Say("Turn {turn}", turn=3)) == "Say('Turn 3')"


def test_pieces_without_labels_have_none() -> None:
    assert Match.new(EXCHANGE, seed=1).labels() == {}
