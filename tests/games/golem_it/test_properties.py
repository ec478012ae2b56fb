"""What holds in every position that play can reach, whatever the players and chance do."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.box import Value
from pioche.core.match import Match
from pioche.core.random import Dice
from pioche.core.rule import OVER, SPECTATOR
from pioche.games.golem_it import GAME
from pioche.games.golem_it.state import NOBODY, Place

from .positions import Contents, Position, box_file, count, laid_out, steps

often = settings(max_examples=count(compiled=60, plain=6), deadline=None)
seldom = settings(max_examples=count(compiled=30, plain=3), deadline=None)
MOST_TURNS, MOST_GAMES = 12, 3


@dataclass(frozen=True)
class Table:
    """A table and what chance and the players choose at it, over and over."""

    players: int
    contents: Contents
    options: dict[str, Value]
    choices: list[int] = field(default_factory=list)

    def play(self) -> Iterator[Position]:
        """Every position of the match."""
        turn = cycle(self.choices)
        table = laid_out(self.players, self.contents, **self.options)
        return steps(table, lambda legal: legal[next(turn) % len(legal)])

    def start(self) -> Match:
        """The match at a real table, where chance is applied like any action."""
        return Match.new(GAME, self.players, self.options, dice=Dice(), file=box_file(self.contents))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Small hands, so that players get rid of them within the limit of turns."""
    players = draw(st.integers(2, 6))
    contents: Contents = {"hands": draw(st.lists(st.integers(1, 5), min_size=5, max_size=5))}
    contents["games"] = draw(st.integers(1, MOST_GAMES))
    if draw(st.booleans()):
        contents["tokens"] = draw(st.sampled_from([[60, 0, 0], [1, 0, 42], [0, 30, 1], [24, 15, 15]]))
    options: dict[str, Value] = {
        "turn_limit": draw(st.integers(1, MOST_TURNS)),
        "variant": draw(st.sampled_from(["base", "a", "ab"])),
        "start_points": draw(st.integers(0, 10)),
        "starter": draw(st.integers(1, players)),
    }
    if players > 2:
        options |= {"play_on": draw(st.booleans()), "tournament": draw(st.booleans())}
    choices = draw(st.lists(st.integers(0, 719), min_size=1, max_size=40))
    return Table(players, contents, options, choices)


@pytest.mark.clause("GIT-01")
@often
@given(tables())
def test_no_card_and_no_point_appears_or_vanishes(table: Table) -> None:
    """Sixty cards lie at places that there are; every point is in the reserve, with a player or on a card."""
    start = laid_out(table.players, table.contents, **table.options)
    points = start.reserve + sum(start.tokens)
    seats = range(table.players)
    places = {*seats, *(Place.FRONT + seat for seat in seats), Place.PILE, Place.PICKED, Place.DISCARD}
    for step in table.play():
        assert {int(place) for place in step.state.places} <= places
        assert len(step.state.places) == 60
        assert step.reserve + int(step.state.tokens.sum()) + int(step.state.laid.sum()) == points
        assert min(step.reserve, *step.tokens, *step.laid) >= 0


@pytest.mark.clause("GIT-04")
@often
@given(tables())
def test_sizes_are_those_of_the_hands_and_copies_are_in_order(table: Table) -> None:
    for step in table.play():
        for place in range(Place.PILE + 1):
            assert step.state.sizes[place] == len(step.at(place))
        assert step.state.picked == len(step.at(Place.PICKED))
        assert (step.state.places[0::2] <= step.state.places[1::2]).all()


@often
@given(tables())
def test_cells_that_are_not_in_use_are_cleared(table: Table) -> None:
    """Seats that nobody takes, a chain that is not under way, combinations that do not lie there."""
    for step in table.play():
        state = step.state
        for cells in ("tokens", "laid", "values", "passed", "ranks", "totals"):
            assert not getattr(state, cells)[table.players :].any()
        assert not state.sizes[table.players : Place.PILE].any()
        if step.phase in ("deal", "turn", "end"):
            assert (state.picked, state.first, state.value, state.spent) == (0, NOBODY, 0, 0)
        assert (state.first == NOBODY) == (step.phase != "points")
        assert (state.value > 0) == (step.phase == "more")
        assert (state.latest == NOBODY) == (state.to_beat == 0) == (state.length == 0)
        for seat in range(table.players):
            assert bool(step.front(seat)) is bool(state.values[seat])
            assert state.laid[seat] == 0 or state.values[seat] > 0
        assert not set(step.of_seats("passed")) - {0, 1}


@pytest.mark.clause("GIT-06")
@often
@given(tables())
def test_nothing_lies_in_front_of_whose_turn_it_is(table: Table) -> None:
    """And what lies in front of others is of one value, reached with the points that lie on it."""
    for step in table.play():
        if step.actor >= 0 and step.phase != "end":
            assert (step.front(step.actor), step.laid[step.actor]) == ([], 0)
            assert step.ranks[step.actor] == 0
        for seat, (value, laid) in enumerate(zip(step.of_seats("values"), step.laid, strict=True)):
            points = sum(price(card, value) for card in step.front(seat))
            assert points == laid or (step.ranks[seat] > 0 and laid == 0)


def price(card: str, value: int) -> int:
    """The points with which this card counts this value."""
    colour, number = card.split()
    raised = value - int(number)
    points, rest = divmod(raised, 1 if colour == "mint" else int(number))
    assert rest == 0 <= points
    return points


@pytest.mark.clause("GIT-16b")
@often
@given(tables())
def test_there_is_something_to_do_until_the_end_and_the_end_comes(table: Table) -> None:
    games = max(table.players, MOST_GAMES)
    for step in table.play():
        assert bool(step.legal()) is (step.actor != OVER)
        assert step.state.turns <= int(table.options["turn_limit"])
        assert step.state.game < games
        is_ranked = step.phase == "end" or step.actor == OVER
        assert is_ranked or step.state.finished == sum(rank > 0 for rank in step.ranks)
    assert min(step.ranks) == 1
    assert all(step.ranks.count(rank) + rank - 1 <= table.players for rank in step.ranks)
    assert max(step.scores) >= 0 or table.players == 2


@seldom
@given(tables(), st.integers(0, 300), st.sets(st.integers(0, 300), max_size=3))
def test_a_record_restores_the_match_exactly(table: Table, length: int, undos: set[int]) -> None:
    match, turn = table.start(), cycle(table.choices)
    for number in range(length):
        if match.over:
            break
        match.apply(match.legal[next(turn) % len(match.legal)])
        if number in undos:
            match.undo(0, agreed=True)
    restored = Match.parse(match.record())
    assert restored.record() == match.record()
    assert restored.history == match.history
    assert restored.plies == match.plies
    for seat in (*range(table.players), SPECTATOR):
        assert restored.concealed(seat).tobytes() == match.concealed(seat).tobytes()


def ids(view: Any) -> list[str]:
    """The ids of all pieces in a view, wherever they are in it."""
    if isinstance(view, dict):
        own = [view["id"]] if isinstance(view.get("id"), str) else []
        return [*own, *(one for part in view.values() for one in ids(part))]
    return [one for part in view for one in ids(part)] if isinstance(view, list) else []


@seldom
@given(tables())
def test_the_view_is_plain_data_and_what_actions_touch_is_in_it(table: Table) -> None:
    """Every piece has one id, every legal action is a candidate, and what a candidate touches is in view."""
    for step in table.play():
        seen = step if step.actor < 0 else step.seen_by(step.actor)
        view = GAME.table.view(seen.box, seen.state)
        text = json.dumps(view)
        assert json.loads(text) == view
        assert max(Counter(ids(view)).values(), default=1) == 1
        candidates = GAME.table.candidates(seen.box, seen.state)
        assert candidates == sorted(set(candidates))
        assert set(step.legal()) <= set(candidates)
        for action in candidates:
            touched = GAME.table.touches(seen.box, seen.state, action)
            assert len(set(touched)) == len(touched)
            assert all(json.dumps(piece) in text for piece in touched)
