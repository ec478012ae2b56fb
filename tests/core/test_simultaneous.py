"""Simultaneous choices: they may come in any order, and nobody sees one before all are made."""

from itertools import permutations, product

import pytest

from pioche.core.match import Match
from pioche.core.position import NotLegal
from pioche.core.random import Dice
from pioche.core.rule import CHANCE, SPECTATOR
from pioche.core.words import Mistake

from .tables import say


def choose(match: Match, seat: int, choice: str) -> None:
    match.apply(match.parse_action(choice), seat)


def three_seats() -> Match:
    return Match.new("exchange", 3, seed=5)


def seen_by_all(match: Match) -> list[bytes]:
    return [match.concealed(seat).tobytes() for seat in (0, 1, 2, SPECTATOR)]


# --- Any order ------------------------------------------------------------------


@pytest.mark.parametrize("choices", list(product(["stay", "swap"], repeat=3)))
def test_choices_in_any_order_give_the_same_record(choices: tuple[str, str, str]) -> None:
    records = set()
    for order in permutations(range(3)):
        match = three_seats()
        for seat in order:
            choose(match, seat, choices[seat])
        assert match.over
        records.add(match.record())
    assert len(records) == 1


def test_a_choice_before_its_turn_waits_beside_the_list() -> None:
    match = three_seats()
    before = match.state_bytes, match.record()
    choose(match, 2, "swap")
    assert (match.state_bytes, match.record(), match.actor) == (*before, 0)
    assert match.pending == {2: [match.parse_action("swap")]}


def test_a_waiting_choice_is_carried_out_at_its_turn() -> None:
    match = three_seats()
    choose(match, 1, "swap")
    say(match, "stay")
    assert (match.actor, match.pending) == (2, {})
    assert [match.name(ply.action) for ply in match.plies[3:]] == ["stay", "swap"]


def test_a_waiting_choice_is_taken_back_without_a_trace() -> None:
    match = three_seats()
    before = match.record()
    choose(match, 1, "swap")
    assert match.undo(1) == 1
    assert (match.record(), match.pending, match.undos) == (before, {}, 0)
    choose(match, 1, "stay")
    say(match, "swap")
    assert match.name(match.plies[-1].action) == "stay"


def test_an_undo_keeps_the_choices_of_others_that_wait() -> None:
    match = three_seats()
    say(match, "stay")
    choose(match, 2, "swap")
    match.undo(0)
    assert match.pending == {2: [match.parse_action("swap")]}


def test_an_undo_drops_a_choice_that_is_no_longer_there_to_be_made() -> None:
    match = Match.new("exchange", 3, dice=Dice())
    say(match, "card 1", "card 2", "card 3")
    choose(match, 2, "swap")
    match.undo(0)
    assert match.actor == CHANCE
    assert match.pending == {}


# --- Refusals -------------------------------------------------------------------


def refused(match: Match, seat: int, choice: str) -> str:
    """The sentence, once it is clear that nothing has changed."""
    before = match.state_bytes, match.record(), dict(match.pending)
    with pytest.raises(Mistake) as refusal:
        choose(match, seat, choice)
    assert (match.state_bytes, match.record(), match.pending) == before
    return str(refusal.value)


def test_an_illegal_choice_before_its_turn_is_refused() -> None:
    sentence = "'card 1' is not possible: cards are drawn only once all have chosen. (EXC-03)"
    assert refused(three_seats(), 2, "card 1") == sentence


def test_an_illegal_choice_is_one_that_is_not_legal() -> None:
    with pytest.raises(NotLegal):
        choose(three_seats(), 2, "card 1")


def test_an_unknown_number_is_refused_before_its_turn_too() -> None:
    with pytest.raises(NotLegal, match=r"^There is no action number 99\.$"):
        three_seats().apply(99, 1)


def test_an_illegal_choice_leaves_the_one_that_waits() -> None:
    match = three_seats()
    choose(match, 2, "swap")
    refused(match, 2, "card 1")
    assert match.pending == {2: [match.parse_action("swap")]}


def test_a_seat_that_has_chosen_cannot_choose_again() -> None:
    match = three_seats()
    say(match, "stay")
    choose(match, 2, "stay")
    assert refused(match, 0, "swap") == "It is not seat 1's turn."
    assert refused(match, 2, "swap") == "It is not seat 3's turn."


@pytest.mark.parametrize("seat", [3, SPECTATOR])
def test_a_seat_that_nobody_takes_cannot_choose(seat: int) -> None:
    assert refused(three_seats(), seat, "stay") == f"It is not seat {seat + 1}'s turn."


def test_after_the_end_nobody_chooses_early() -> None:
    match = three_seats()
    say(match, "stay", "stay", "stay")
    assert refused(match, 1, "stay") == "It is not seat 2's turn."


# --- Secrecy --------------------------------------------------------------------


def test_nobody_sees_what_a_waiting_choice_is() -> None:
    one, other = three_seats(), three_seats()
    choose(one, 2, "stay")
    choose(other, 2, "swap")
    assert seen_by_all(one) == seen_by_all(other)


def test_others_see_that_a_seat_has_chosen_but_not_what() -> None:
    one, other = three_seats(), three_seats()
    say(one, "stay")
    say(other, "swap")
    assert seen_by_all(one)[1:] == seen_by_all(other)[1:]
    assert seen_by_all(one)[0] != seen_by_all(other)[0]


def test_once_all_are_made_everyone_sees_the_choices() -> None:
    match = three_seats()
    say(match, "stay", "stay", "swap")
    for seat in (0, 1, 2, SPECTATOR):
        assert [one["choice"] for one in match.view(seat)["seats"]] == ["stay", "stay", "swap"]


# --- What a seat sees of its own early choice ---------------------------------------


def test_a_seat_sees_its_own_waiting_choice_and_nobody_else_does() -> None:
    match = three_seats()
    before = [match.view(seat) for seat in (0, 1, SPECTATOR)]
    choose(match, 2, "swap")
    assert match.view(2)["seats"][2]["choice"] == "swap"
    assert [match.view(seat) for seat in (0, 1, SPECTATOR)] == before
    match.undo(2)
    choose(match, 2, "stay")
    assert match.view(2)["seats"][2]["choice"] == "stay"


def test_what_a_seat_may_choose_before_its_turn() -> None:
    match = three_seats()
    both = [match.parse_action("stay"), match.parse_action("swap")]
    assert [match.legal_for(seat) for seat in range(3)] == [both] * 3
    say(match, "stay")
    assert [match.legal_for(seat) for seat in range(3)] == [[], both, both]
    choose(match, 2, "swap")
    assert [match.legal_for(seat) for seat in range(3)] == [[], both, []]
