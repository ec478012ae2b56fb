"""A match that begins in the middle of another one: what was given stands, and the dice go on from there."""

from random import Random

import pytest

from pioche.core.match import Match
from pioche.core.notation import BadRecord
from pioche.core.random import Dice, SeededDice
from pioche.core.rule import CHANCE
from pioche.core.words import Mistake

from .tables import EXCHANGE, play_at_random, say, sealed_dice, told

BEFORE = Match.new("exchange", 3, seed=5)
say(BEFORE, "swap", "stay")
ACTIONS = [ply.action for ply in BEFORE.plies]  # three cards, then two choices


def played_on(dice: Dice | None = None, actions: list[int] = ACTIONS) -> Match:
    match = Match(EXCHANGE, 3, {}, dice or sealed_dice(), [], given=len(actions))
    match.restore(actions, {})
    return match


def test_what_was_given_stands_whatever_the_dice_would_have_rolled() -> None:
    match = played_on()
    assert (match.state_bytes, match.plies) == (BEFORE.state_bytes, BEFORE.plies)
    assert told(Match.new("exchange", 3, dice=sealed_dice()))[:3] != told(match)[:3]


def test_the_dice_begin_where_the_gift_ends() -> None:
    match = played_on(SeededDice(7), ACTIONS[:1])
    fresh = SeededDice(7)
    assert match.plies[1].action == match.at(1).legal[fresh.roll(len(match.at(1).legal), 0)]


def test_what_was_given_is_not_taken_back() -> None:
    match = played_on()
    with pytest.raises(Mistake, match=r"^There is nothing to take back\.$"):
        match.undo(1, agreed=True)
    say(match, "stay")
    assert match.over


def test_not_even_what_was_typed_in_there() -> None:
    match = played_on(Dice(), ACTIONS[:2])
    assert match.actor == CHANCE
    with pytest.raises(Mistake, match=r"^There is nothing to take back\.$"):
        match.undo(0)


@pytest.mark.parametrize("dice", [sealed_dice(), SeededDice(7), Dice()])
def test_its_record_says_how_much_was_given_and_restores_it(dice: Dice) -> None:
    match = played_on(dice)
    play_at_random(match, Random(1))
    again = Match.parse(match.record())
    assert "\ngiven: 5\n" in match.record()
    assert (again.given, again.history, again.record()) == (5, match.history, match.record())


def test_a_record_that_hides_what_was_given_is_found_out() -> None:
    match = played_on()
    say(match, "swap")
    with pytest.raises(BadRecord, match="but the dice give"):
        Match.parse(match.record().replace("given: 5\n", ""))
    with pytest.raises(BadRecord, match="not the one that its proof was made for"):
        Match.parse(match.record().replace("given: 5", "given: 4"))


@pytest.mark.parametrize("given", ["-1", "7", "999"])
def test_no_more_is_given_than_was_played(given: str) -> None:
    match = played_on(Dice())
    say(match, "stay")
    with pytest.raises(BadRecord, match="'given' must be a number of actions at the start of the record"):
        Match.parse(match.record().replace("given: 5", f"given: {given}"))


def test_nothing_is_taken_back_within_what_was_given() -> None:
    match = Match.new("exchange", 3, seed=5)
    say(match, "swap")
    match.undo(0)
    say(match, "stay")
    record = match.record()
    with pytest.raises(BadRecord, match="'given' must be a number"):
        Match.parse(record.replace("dice: seeded 5", "dice: seeded 5\ngiven: 6"))
    with pytest.raises(BadRecord, match="There is nothing to take back"):
        Match.parse(record.replace("dice: seeded 5", "dice: seeded 5\ngiven: 4"))
