"""Undo: one's own choice freely, what chance or others decided only if all agree; it stays in the record."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from small.exchange.state import Phase

from pioche.core.match import Match
from pioche.core.random import Dice, Seal, sealed_outcome
from pioche.core.rule import CHANCE, OVER
from pioche.core.words import Mistake

from .tables import EXCHANGE, SECRET, WORDS, play_at_random, say, sealed_dice, told

AGREEMENT = r"^What chance or another player has decided is taken back only if all agree\.$"


def three_seats() -> Match:
    return Match.new("exchange", 3, seed=5)


# --- Alone ----------------------------------------------------------------------


def test_the_last_choice_of_a_seat_is_taken_back() -> None:
    match = three_seats()
    before = match.state_bytes
    say(match, "swap")
    assert match.undo(0) == 1
    assert (match.state_bytes, match.actor) == (before, 0)


def test_after_an_undo_one_chooses_anew() -> None:
    match = three_seats()
    say(match, "swap")
    match.undo(0)
    say(match, "stay")
    assert (told(match)[3:], match.actor) == (["stay"], 1)


def test_several_choices_are_taken_back_one_by_one() -> None:
    match = Match.new("goulet", seed=3)
    seat = match.actor
    play_at_random(match, Random(4), most=3)
    assert [match.undo(seat) for _ in range(3)] == [1, 1, 1]
    assert match.record().count("undo: 1") == 3


def test_what_is_taken_back_leaves_the_plies_and_stays_in_the_history() -> None:
    match = three_seats()
    say(match, "swap")
    plies, history = match.plies, list(match.history)
    match.undo(0)
    assert (match.plies, match.history) == (plies[:-1], [*history, -1])


def test_undos_are_counted() -> None:
    match = three_seats()
    for undos in range(3):
        assert match.undos == undos
        say(match, "swap")
        match.undo(0)


def test_a_forced_decision_is_taken_back_with_the_choice_before_it() -> None:
    """With five 6s there is nothing to do but to end the turn."""
    match = Match.new("goulet", dice=Dice())
    for unit in ("Wizard", "Knight", "Archer", "Skeleton", "Sorcerer", "Dragon"):
        say(match, f"token {unit}")
    say(match, *["die 6"] * 5)
    before = match.state_bytes
    say(match, "stop", "end turn")
    assert match.undo(0) == 2
    assert match.state_bytes == before


# --- Refusals -------------------------------------------------------------------


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    match = Match.new("exchange", dice=Dice())
    with pytest.raises(Mistake, match=r"^There is nothing to take back\.$"):
        match.undo(0)


def test_a_seat_that_never_chose_has_nothing_to_take_back() -> None:
    with pytest.raises(Mistake, match=r"^There is nothing to take back\.$"):
        three_seats().undo(2, agreed=True)


def test_a_choice_before_anothers_decision_stands() -> None:
    match = three_seats()
    say(match, "swap", "stay")
    with pytest.raises(Mistake, match=AGREEMENT):
        match.undo(0)


def test_a_choice_before_a_chance_outcome_stands() -> None:
    match = three_seats()
    say(match, "stay", "stay", "swap")
    with pytest.raises(Mistake, match=AGREEMENT):
        match.undo(2)


def test_chance_before_the_first_choice_stands() -> None:
    with pytest.raises(Mistake, match=AGREEMENT):
        three_seats().undo(0)


def test_a_refused_undo_changes_nothing() -> None:
    match = three_seats()
    say(match, "swap", "stay")
    before = match.state_bytes, match.record(), match.undos
    with pytest.raises(Mistake):
        match.undo(0)
    assert (match.state_bytes, match.record(), match.undos) == before


# --- Agreed ---------------------------------------------------------------------


def test_if_all_agree_anothers_decision_is_taken_back_too() -> None:
    match = three_seats()
    before = match.state_bytes
    say(match, "swap", "stay")
    assert match.undo(0, agreed=True) == 2
    assert match.state_bytes == before


def test_if_all_agree_chance_is_taken_back_too() -> None:
    match = three_seats()
    say(match, "swap", "stay")
    before = match.state_bytes
    say(match, "swap")
    assert match.undo(2, agreed=True) == 3
    assert (match.state_bytes, match.actor) == (before, 2)


# --- Dice after an undo ---------------------------------------------------------


def roll_one_again() -> Match:
    """Goulet with sealed dice: six tokens and five dice have come, and the first die is taken up."""
    match = Match.new("goulet", dice=sealed_dice())
    match.apply(next(action for action in match.legal if match.name(action).startswith("lift")))
    return match


def test_sealed_dice_go_on_counting_after_an_undo() -> None:
    """Nobody knows from the first time what the second will be: outcomes and undos are counted on."""
    match = roll_one_again()
    for undos in range(8):
        say(match, "roll")
        face = sealed_outcome(Seal(SECRET), WORDS, 11 + undos, undos, 6) + 1
        assert told(match)[-1] == f"die {face}"
        match.undo(match.actor, agreed=True)


def test_what_sealed_dice_showed_is_taken_back_only_if_all_agree() -> None:
    match = roll_one_again()
    say(match, "roll")
    with pytest.raises(Mistake, match=AGREEMENT):
        match.undo(match.actor)


def test_once_the_secret_is_shown_nothing_is_taken_back() -> None:
    match = Match.new("exchange", dice=sealed_dice())
    say(match, "stay", "stay")
    with pytest.raises(Mistake, match=r"^The match is over and the secret of its dice is shown"):
        match.undo(1, agreed=True)


# --- Secrets that were uncovered ------------------------------------------------

SEEN = r"^Something was uncovered since: the choice is taken back only if all agree\.$"


def test_who_chooses_last_has_seen_the_other_choices() -> None:
    match = Match.new("exchange", seed=5)
    say(match, "stay", "stay")
    with pytest.raises(Mistake, match=SEEN):
        match.undo(1)


def test_if_all_agree_what_was_seen_does_not_matter() -> None:
    match = Match.new("exchange", seed=5)
    say(match, "stay", "stay")
    assert match.undo(1, agreed=True) == 1


def test_who_chooses_before_others_has_seen_nothing() -> None:
    match = three_seats()
    say(match, "stay", "stay")
    assert match.undo(1) == 1


# --- Dice that are typed in -----------------------------------------------------


def test_a_slip_in_typing_can_always_be_mended() -> None:
    match = Match.new("exchange", dice=Dice())
    say(match, "card 4", "card 2")
    assert match.undo(0) == 1
    assert (match.actor, told(match)) == (CHANCE, ["card 4"])


def test_a_slip_in_typing_can_be_mended_after_the_end() -> None:
    match = Match.new("exchange", dice=Dice())
    say(match, "card 4", "card 2", "stay", "swap", "card 6")
    match.undo(1)
    say(match, "card 5")
    assert match.scores == [4, 5]


def test_a_typed_outcome_before_anothers_decision_stands() -> None:
    match = Match.new("exchange", dice=Dice())
    say(match, "card 4", "card 2", "stay")
    with pytest.raises(Mistake, match=AGREEMENT):
        match.undo(1)


def resample_without_a_choice(box: Any, state: Any, seat: int, random: Any) -> None:
    """A guess in which the seat is not asked at all."""
    state.actor = OVER
    state.phase = Phase.DRAW


def test_what_could_not_have_been_chosen_otherwise_counts_as_uncovered() -> None:
    """An action is never carried out in a guess that does not offer it."""
    match = Match.new(replace(EXCHANGE, resample=resample_without_a_choice), seed=5)
    say(match, "stay")
    with pytest.raises(Mistake, match=r"^Something was uncovered"):
        match.undo(0)


def test_at_a_real_table_a_slip_is_free_but_a_choice_that_showed_something_is_not() -> None:
    """The last of the simultaneous choices shows all of them."""
    match = Match.new("exchange", dice=Dice())
    say(match, "card 2", "card 5", "stay")
    choice = match.parse_action("swap")
    match.apply(choice)
    with pytest.raises(Mistake, match="Something was uncovered since"):
        match.undo(1)
    assert match.undo(1, agreed=True) == 1
    match.apply(choice)
    match.apply(match.parse_action("card 6"))
    assert match.undo(1) == 1, "the card was mistyped"
