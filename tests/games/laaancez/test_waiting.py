"""A choice made before its turn waits, link by link, and nobody else knows of it (LAA-06)."""

from itertools import permutations

import pytest

from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake

from .positions import ACTIONS, NAMES, PLACES, actions_of, started

BEGUN = ("die 3", "copy santa-hat to 1-1", "copy candy-cane to 2-2", "die 4")
FREE = [place for place in PLACES if place != "2-2"]  # in the second's zone


def choose(match: Match, seat: int, *names: str) -> Match:
    """That seat makes these choices, whether it is its turn or not."""
    for action in actions_of(*names):
        match.apply(action, seat)
    return match


def offered(match: Match, seat: int) -> list[str]:
    return [NAMES[action] for action in match.legal_for(seat)]


def everything(match: Match) -> tuple[bytes, str, list[int], int]:
    return match.state_bytes, match.record(), match.legal, match.actor


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("tick", ["choice", "listed"])
def test_choices_that_arrive_in_any_order_give_the_same_record(tick: str) -> None:
    rolls = [("copy santa-hat to 1-1", "copy candy-cane to 2-2"), ("tick 1-1", "copy gift to 4-3")]
    records = set()
    for orders in permutations([(0, 1), (1, 0)]):
        match = started(tick=tick)
        for die, names, order in zip(("die 3", "die 4"), rolls, orders, strict=True):
            match.apply(ACTIONS[die])
            for seat in order:
                choose(match, seat, names[seat])
        records.add(match.record())
    assert len(records) == 1


@pytest.mark.clause("LAA-06")
def test_links_that_arrive_in_any_order_give_the_same_record() -> None:
    names, records = ("tick 1-1", "copy gift to 4-3"), set()
    for order in set(permutations([0, 0, 1, 1])):
        match, left = started(*BEGUN), [actions_of(name) for name in names]
        for seat in order:
            match.apply(left[seat].pop(0), seat)
        assert match.pending == {}
        records.add(match.record())
    assert records == {started(*BEGUN, *names).record()}


@pytest.mark.clause("LAA-06")
def test_a_choice_that_waits_changes_nothing_for_anybody() -> None:
    match = started(*BEGUN)
    before = everything(match)
    choose(match, 1, "tick 2-2")
    assert everything(match) == before
    assert match.pending == {1: actions_of("tick 2-2")}
    choose(match, 0, "tick 1-1")
    assert [NAMES[ply.action] for ply in match.plies[-4:]] == ["tick", "box 1-1", "tick", "box 2-2"]
    assert [ply.actor for ply in match.plies[-4:]] == [0, 0, 1, 1]
    assert match.pending == {}


@pytest.mark.clause("LAA-06")
def test_a_choice_that_waits_is_built_link_by_link() -> None:
    match = started(*BEGUN)
    before = everything(match)
    assert offered(match, 1) == ["tick", "copy gift"]
    choose(match, 1, "copy gift")
    assert offered(match, 1) == [f"to {place}" for place in FREE]
    assert match.pending == {1: actions_of("copy gift")}
    choose(match, 1, "to 4-3")
    assert offered(match, 1) == []
    assert match.pending == {1: actions_of("copy gift to 4-3")}
    assert everything(match) == before


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("own", [[], ["tick"], ["copy gift"]])
def test_what_waits_is_seen_by_its_seat_alone(own: list[str]) -> None:
    match = started(*BEGUN, *own)
    others = (0, SPECTATOR)
    before, mine = [match.view(seat) for seat in others], match.view(1)
    for link in ("copy gift", "to 4-3"):
        choose(match, 1, link)
        assert [match.view(seat) for seat in others] == before
        assert match.view(1) != mine
        mine = match.view(1)


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize(
    ("begun", "wrong"),
    [([], "to 4-3"), ([], "box 2-2"), (["tick"], "tick"), (["tick"], "to 4-3"), (["copy gift"], "box 2-2")],
)
def test_links_that_wait_come_only_in_order(begun: list[str], wrong: str) -> None:
    match = choose(started(*BEGUN), 1, *begun)
    with pytest.raises(Mistake):
        choose(match, 1, wrong)
    assert match.pending == ({1: actions_of(*begun)} if begun else {})


@pytest.mark.clause("LAA-06")
def test_what_waits_is_taken_back_without_a_trace() -> None:
    """The last link first; then something else may be chosen."""
    match = started(*BEGUN)
    before = everything(match)
    choose(match, 1, "copy gift to 4-3")
    assert match.undo(1) == 1
    assert (match.pending, offered(match, 1)) == (
        {1: actions_of("copy gift")},
        [f"to {place}" for place in FREE],
    )
    assert match.undo(1) == 1
    assert (match.pending, offered(match, 1)) == ({}, ["tick", "copy gift"])
    assert (everything(match), match.undos) == (before, 0)
    choose(match, 1, "tick 2-2")
    choose(match, 0, "tick 1-1")
    assert match.record() == started(*BEGUN, "tick 1-1", "tick 2-2").record()


@pytest.mark.clause("LAA-06")
def test_half_a_choice_that_waits_is_gone_on_with_at_its_turn() -> None:
    match = choose(started(*BEGUN), 1, "copy gift")
    choose(match, 0, "tick 1-1")
    assert (match.actor, match.pending) == (1, {})
    assert match.legal == actions_of(*(f"to {place}" for place in FREE))
    choose(match, 1, "to 4-3")
    assert match.record() == started(*BEGUN, "tick 1-1", "copy gift to 4-3").record()


@pytest.mark.clause("LAA-06")
def test_the_first_takes_its_own_links_back_while_the_seconds_wait() -> None:
    match = started(*BEGUN, "copy gift")
    choose(match, 1, "tick 2-2")
    assert match.undo(0) == 1
    assert match.pending == {1: actions_of("tick 2-2")}
    choose(match, 0, "tick 1-1")
    assert [NAMES[ply.action] for ply in match.plies[-4:]] == ["tick", "box 1-1", "tick", "box 2-2"]


@pytest.mark.clause("LAA-10")
def test_an_attack_is_never_made_before_its_turn() -> None:
    begun: list[str] = []
    for place in PLACES:
        begun += ["die 6", *[f"copy candy-cane to {place}"] * 2]
    for names in ([], ["send 1"]):
        match = started(*begun, *names)
        assert match.legal_for(1) == []
        with pytest.raises(Mistake, match="not seat 2's turn"):
            choose(match, 1, "send 1")
