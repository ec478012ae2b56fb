"""Exchange: its rules, and above all its secrets. The other tests trust it."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.core.box import Value
from pioche.core.match import Match
from pioche.core.random import Dice, generator
from pioche.core.rule import HIDDEN, SPECTATOR

from .exchange import GAME
from .exchange.state import Choice

UNLIKELY = 0.0001  # a fair sample is worse than this once in ten thousand


def say(match: Match, *actions: str) -> None:
    for action in actions:
        match.apply(match.parse_action(action))


def dealt(*cards: int, **options: Value) -> Match:
    """A match in which the seats hold these cards."""
    match = Match.new(GAME, len(cards), options, dice=Dice())
    say(match, *(f"card {card}" for card in cards))
    return match


def offered(match: Match) -> list[str]:
    return [match.name(action) for action in match.legal]


def guess(match: Match, seat: int, random: Any) -> Any:
    """What the seat may imagine, in an array of one."""
    states = match.concealed(seat)
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        GAME.resample(match.box, states[0], seat, random)
    return states


# --- The rules ------------------------------------------------------------------


@pytest.mark.clause("EXC-01")
def test_each_seat_is_dealt_a_card_that_then_leaves_the_pile() -> None:
    match = Match.new(GAME, 2, dice=Dice())
    say(match, "card 4")
    assert offered(match) == ["card 1", "card 2", "card 3", "card 5", "card 6"]


@pytest.mark.clause("EXC-02")
def test_everyone_stays_or_swaps() -> None:
    match = dealt(4, 2, 6)
    for seat in range(3):
        assert (match.actor, offered(match)) == (seat, ["stay", "swap"])
        say(match, "stay")


@pytest.mark.clause("EXC-02")
def test_a_choice_that_is_skipped_stays_open() -> None:
    match = dealt(4, 2, 6)
    states = match.copy_state()
    actors = []
    for _ in range(3):
        assert GAME.skip(match.box, states[0])
        actors.append(int(states[0].actor))
    assert actors == [1, 2, 0]
    assert states.tobytes() == match.state_bytes


@pytest.mark.clause("EXC-02")
def test_a_seat_that_was_skipped_chooses_later() -> None:
    match = dealt(4, 2, 6)
    states = match.copy_state()
    GAME.skip(match.box, states[0])
    for seat in (1, 2, 0):
        assert states[0].actor == seat
        GAME.apply(match.box, states[0], match.parse_action("stay"))
    say(match, "stay", "stay", "stay")
    assert states.tobytes() == match.state_bytes


@pytest.mark.clause("EXC-02")
def test_the_last_open_choice_cannot_be_skipped() -> None:
    match = dealt(4, 2, 6)
    say(match, "stay", "stay")
    assert not GAME.skip(match.box, match.state)


@pytest.mark.clause("EXC-02")
def test_nothing_but_a_choice_can_be_skipped() -> None:
    match = Match.new(GAME, 2, dice=Dice())
    assert not GAME.skip(match.box, match.state)


@pytest.mark.clause("EXC-03")
def test_cards_laid_down_do_not_go_back_into_the_pile() -> None:
    match = dealt(4, 2, 6)
    say(match, "swap", "stay", "swap")
    assert offered(match) == ["card 1", "card 3", "card 5"]


@pytest.mark.clause("EXC-03")
def test_who_swaps_draws_in_seat_order() -> None:
    match = dealt(4, 2, 6)
    say(match, "swap", "stay", "swap", "card 1", "card 3")
    assert match.scores == [1, 2, 3]


@pytest.mark.clause("EXC-03")
def test_there_are_cards_for_all_to_swap() -> None:
    match = dealt(4, 2, 6)
    say(match, "swap", "swap", "swap", "card 1", "card 3")
    assert offered(match) == ["card 5"]


@pytest.mark.clause("EXC-04")
@pytest.mark.parametrize(("goal", "winners"), [("highest", [2]), ("lowest", [1])])
def test_the_goal_decides_who_wins(goal: str, winners: list[int]) -> None:
    match = dealt(4, 2, 6, goal=goal)
    say(match, "stay", "stay", "stay")
    assert match.winners == winners


# --- Secrets --------------------------------------------------------------------


def positions() -> list[Match]:
    """Every kind of position before the end."""
    found = []
    for choices in (["stay", "swap", "stay"], ["swap", "stay", "swap"]):
        match = dealt(4, 2, 6)
        found += [match.at(ply) for ply in (1, 2, 3)]
        for choice in choices:
            say(match, choice)
            found.append(match.at(len(match.plies)))
    return found


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_guess_fits_everything_that_the_seat_knows(seat: int) -> None:
    random = generator(1)
    for match in positions():
        known = match.concealed(seat)
        for _ in range(20):
            imagined = guess(match, seat, random)
            GAME.conceal(match.box, imagined[0], seat)
            assert imagined.tobytes() == known.tobytes()


def test_concealing_twice_conceals_nothing_more() -> None:
    for match in positions():
        once = match.concealed(1)
        twice = once.copy()
        GAME.conceal(match.box, twice[0], 1)
        assert twice.tobytes() == once.tobytes()


def test_guessed_cards_are_uniform_among_those_not_seen() -> None:
    match, random = dealt(4, 2, 6), generator(2)
    hands = Counter(tuple(guess(match, 1, random)[0].cards.tolist()) for _ in range(4000))
    expected = {(first, 2, third) for first, third in permutations([1, 3, 4, 5, 6], 2)}
    assert set(hands) == expected
    assert chisquare(list(hands.values())).pvalue > UNLIKELY


def test_a_card_that_lies_face_up_is_not_guessed() -> None:
    match, random = dealt(4, 2, 6), generator(3)
    say(match, "swap", "stay", "stay")
    hands = {tuple(guess(match, 1, random)[0].cards.tolist()) for _ in range(300)}
    assert hands == {(0, 2, third) for third in (1, 3, 5, 6)}


def test_guessed_choices_are_uniform() -> None:
    match, random = dealt(4, 2, 6), generator(4)
    say(match, "stay", "stay")
    choices = Counter(tuple(guess(match, 2, random)[0].choices.tolist()) for _ in range(4000))
    both = (Choice.STAY, Choice.SWAP)
    assert set(choices) == {(first, second, Choice.OPEN) for first in both for second in both}
    assert chisquare(list(choices.values())).pvalue > UNLIKELY


def test_an_action_is_shown_only_to_whom_it_concerns() -> None:
    match = dealt(4, 2, 6)
    say(match, "swap", "stay", "stay", "card 5")
    concerned = [0, 1, 2, 0, 1, 2, 0]
    for ply, seat in enumerate(concerned):
        past, action = match.at(ply), match.plies[ply].action
        shown = [GAME.conceal_action(match.box, past.state, one, action) for one in (0, 1, 2, SPECTATOR)]
        assert shown == [action if one == seat else HIDDEN for one in (0, 1, 2, SPECTATOR)]


# --- As people see it -----------------------------------------------------------


def test_a_clause_forbids_exactly_what_is_not_legal() -> None:
    for match in [Match.new(GAME, 3, dice=Dice()), *positions(), dealt(4, 2)]:
        for action in range(GAME.actions):
            refusal = GAME.table.why_not(match.box, match.state, action)
            assert (refusal is None) == (action in match.legal)


def test_an_action_touches_pieces_that_are_in_the_view() -> None:
    match = dealt(4, 2, 6)
    own = match.concealed(0)[0]
    assert [GAME.table.touches(match.box, own, action) for action in match.legal] == [["card/4"], ["card/4"]]
    assert match.view(0)["seats"][0]["hand"] == {"id": "card/4", "number": 4}


def test_the_pile_is_counted() -> None:
    match = dealt(4, 2, 6)
    say(match, "swap", "stay", "stay")
    assert match.view(SPECTATOR)["pile"]["cards"] == 3
    say(match, "card 1")
    assert match.view(SPECTATOR)["pile"]["cards"] == 2
