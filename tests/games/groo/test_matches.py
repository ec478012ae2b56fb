"""Matches in which somebody was asked in a window, or nobody: the others cannot tell (GRO-08)."""

import pytest

from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake

from .building import act, match

OTHERS = (SPECTATOR, 0, 2)  # who must not know what the second player is asked
REFUSAL = "Others could have interrupted since: the choice is taken back only if all agree."
ROLL = ["face 1"] * 3 + ["face 3"] * 3 + ["move dog"]


def twins() -> list[Match]:
    """The second player holds a Wild that always fits, or a Building; the first has the first turn."""
    return [match("castle", second, "dragon", dealer=3) for second in ("upside-down-map", "baker")]


def both(found: list[Match], *names: str) -> None:
    """The same happens in both matches; where the second player is asked, that player passes."""
    for name in names:
        for one in found:
            pass_windows(one)
            act(one, name)
    for one in found:
        pass_windows(one)


def pass_windows(one: Match) -> None:
    while one.is_asked_in_secret:
        assert one.actor == 1
        act(one, "done")


def building() -> list[Match]:
    """The first player has rolled, and may build."""
    found = twins()
    both(found, "done", *ROLL)
    assert [one.actor for one in found] == [0, 0]
    return found


@pytest.mark.clause("GRO-08")
def test_one_of_them_was_asked_and_the_other_not() -> None:
    asked, unasked = building()
    assert [ply.actor for ply in asked.plies if ply.secret] == [1, 1]
    assert not [ply for ply in unasked.plies if ply.secret]
    assert len(asked.plies) == len(unasked.plies) + 2


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_story_and_its_numbers_do_not_differ(seat: int, language: str) -> None:
    asked, unasked = building()
    both([asked, unasked], "play castle")
    assert list(asked.numbered_story(seat, language)) == list(unasked.numbered_story(seat, language)) != []
    assert asked.events(seat) == unasked.events(seat) == len(unasked.plies)
    assert asked.events(1) == len(asked.plies)


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("seat", OTHERS)
def test_what_they_see_and_are_asked_does_not_differ_either(seat: int) -> None:
    asked, unasked = building()
    assert asked.concealed(seat).tobytes() == unasked.concealed(seat).tobytes()
    assert asked.view(seat) == unasked.view(seat)
    assert asked.prompt(seat, "en") == unasked.prompt(seat, "en")


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 3])
def test_while_somebody_is_asked_the_others_see_that_the_table_waits(seat: int) -> None:
    """Whoever it is: the second player or the third."""
    one = match("castle", "upside-down-map", "dragon", "sage", dealer=4)
    other = match("castle", "dragon", "upside-down-map", "sage", dealer=4)
    assert (one.actor, other.actor) == (1, 2)
    assert one.concealed(seat).tobytes() == other.concealed(seat).tobytes()
    assert one.prompt(seat, "en") == other.prompt(seat, "en")
    assert one.events(seat) == other.events(seat)


# --- Taking back ----------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
def test_across_a_window_nobody_goes_back_whether_somebody_was_asked_or_not() -> None:
    """The refusal is the same sentence."""
    found = building()
    both(found, "play castle")
    for one in found:
        before = one.state_bytes
        with pytest.raises(Mistake) as refused:
            one.undo(0)
        assert (str(refused.value), one.state_bytes) == (REFUSAL, before)


@pytest.mark.clause("GRO-08")
def test_if_all_agree_as_much_is_taken_back_in_either_case() -> None:
    found = building()
    both(found, "play castle")
    assert [one.undo(0, agreed=True) for one in found] == [1, 1]
    assert found[0].concealed(0).tobytes() == found[1].concealed(0).tobytes()
    assert [one.actor for one in found] == [0, 0]


@pytest.mark.clause("GRO-08")
def test_who_has_passed_does_not_go_back_to_it() -> None:
    asked, _ = twins()
    act(asked, "done")
    with pytest.raises(Mistake) as refused:
        asked.undo(1)
    assert str(refused.value) == REFUSAL


@pytest.mark.clause("GRO-08")
def test_where_no_window_was_crossed_a_choice_is_taken_back() -> None:
    """The first player has discarded, and would rather not."""
    hands = ["castle, tavern", "upside-down-map, sage", "dragon, baker"]
    one = act(match(*hands, dealer=3), "done", "pick castle")
    assert (one.actor, one.undo(0)) == (0, 1)
    act(one, "pick tavern")
