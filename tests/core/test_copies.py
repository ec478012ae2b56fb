"""Matches that are copied, restored from their lists, and told on from where somebody was told last."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from pioche import GAMES
from pioche.core.match import Match
from pioche.core.random import Dice, SeededDice
from pioche.core.record import layout
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake

from .tables import EXCHANGE, play_at_random, say, sealed_dice


def half_played(match: Match, decisions: int = 3) -> Match:
    play_at_random(match, Random(2), decisions)
    return match


DICE: dict[str, Callable[[], Dice]] = {"real": Dice, "seeded": lambda: SeededDice(4), "sealed": sealed_dice}


# --- Copies -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", DICE)
def test_what_happens_to_a_copy_does_not_happen_to_the_match(kind: str) -> None:
    match = half_played(Match.new(EXCHANGE, 3, dice=DICE[kind]()))
    before = match.state_bytes, match.record(), match.plies, dict(match.pending)
    copy = match.copy()
    assert (copy.state_bytes, copy.record(), copy.plies, copy.pending) == before
    play_at_random(copy, Random(5))
    copy.names[0] = "Zoë"
    assert copy.over
    assert (match.state_bytes, match.record(), match.plies, match.pending) == before


@pytest.mark.parametrize("kind", ["seeded", "sealed"])
def test_the_dice_of_a_copy_roll_the_same(kind: str) -> None:
    match = Match.new(GAMES["goulet"], dice=DICE[kind]())
    copies = [match.copy(), match.copy()]
    for copy in copies:
        play_at_random(copy, Random(3), 20)
    play_at_random(match, Random(3), 20)
    assert copies[0].history == copies[1].history == match.history


def test_a_copy_counts_undos_of_its_own() -> None:
    match = Match.new(EXCHANGE, 3, dice=Dice())
    say(match, "card 4", "card 2", "card 6", "swap")
    copy = match.copy()
    copy.undo(0)
    assert (match.undos, copy.undos) == (0, 1)


# --- Restoring --------------------------------------------------------------------------


def test_a_match_is_restored_from_its_lists() -> None:
    match = Match.new(EXCHANGE, 3, dice=sealed_dice())
    match.apply(match.legal_for(1)[0], 1)
    match.apply(match.legal[1])
    match.undo(0, agreed=True)
    early = match.legal_for(2)[0]
    match.apply(early, 2)
    assert match.pending[2] == [early]
    restored = Match(EXCHANGE, 3, {}, sealed_dice(), [])
    restored.restore(match.history, match.pending)
    assert restored.record() == match.record()
    assert (restored.state_bytes, restored.pending) == (match.state_bytes, match.pending)
    assert restored.undos == match.undos == 1


def test_where_a_list_stops_before_chance_chance_goes_on() -> None:
    match = Match.new(GAMES["goulet"], dice=sealed_dice())
    restored = Match(GAMES["goulet"], 2, {}, sealed_dice(), [])
    restored.restore(match.history[:1], {})
    assert restored.history == match.history


def test_a_list_that_cannot_be_repeated_is_refused() -> None:
    with pytest.raises(Mistake):
        Match(EXCHANGE, 3, {}, Dice(), []).restore([255], {})


# --- Asking -----------------------------------------------------------------------------


def test_who_is_asked_also_before_their_turn() -> None:
    match = Match.new(EXCHANGE, 3, seed=1)
    for seat in range(3):
        asked = match.asked(seat)
        assert asked is not None
        assert int(asked[0].actor) == seat
        assert match.legal_in(asked) == match.legal_for(seat)
    match.apply(match.legal_for(2)[0], 2)
    assert match.asked(2) is None
    assert match.asked(1) is not None


def test_who_sees_what_chance_decides() -> None:
    match = Match.new(EXCHANGE, 3, dice=Dice())
    assert [match.who_sees()] == [[0]]
    say(match, "card 4")
    assert match.who_sees() == [1]
    assert Match.new(GAMES["goulet"], dice=Dice()).who_sees() == [0, 1]


# --- Telling on -------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_a_story_that_is_continued_is_the_whole_story(seat: int) -> None:
    match, random = Match.new(GAMES["golem-it"], 3, seed=6), Random(1)
    past, told = match.at(0), []
    for _ in range(30):
        told += list(match.continue_story(past, seat, ["en", "fr"]))
        assert past.plies == match.plies
        match.apply(random.choice(match.legal))
    match.undo(match.plies[-1].actor, agreed=True)
    for language, number in (("en", 0), ("fr", 1)):
        whole = list(match.numbered_story(seat, language))
        assert [(event, lines[number]) for event, lines in told][: len(whole)] == whole


def test_events_and_positions_of_events_agree() -> None:
    match = half_played(Match.new(GAMES["goulet"], seed=3), 30)
    for event in (0, 1, 5, match.events(0)):
        assert match.plies_of(event, 0) == event
        assert match.at_event(event, 0).events(0) == event


# --- Records ----------------------------------------------------------------------------


def test_a_record_has_its_fields_as_attributes_and_no_others() -> None:
    state = Match.new(GAMES["goulet"], seed=1).copy_state()[0]
    names = layout(GAMES["goulet"].state).names or ()
    for name in names:
        assert np.array_equal(getattr(state, name), state[name])
    state.actor = 1
    assert state["actor"] == 1
    with pytest.raises(AttributeError):
        state.fire = 1
