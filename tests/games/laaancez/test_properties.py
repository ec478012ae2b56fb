"""What holds in every position that play can reach, whatever the players and chance do."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.match import Match
from pioche.core.random import Dice
from pioche.core.rule import OVER, SPECTATOR
from pioche.games.laaancez import GAME
from pioche.games.laaancez.state import CANDLE, CANDLE_CELL, EMPTY, NO_CELL, NOBODY

from .positions import LETTERS, NAMES, Numbers, Position, box_file, count, laid_out, links

often = settings(max_examples=count(compiled=60, plain=6), deadline=None)
seldom = settings(max_examples=count(compiled=12, plain=3), deadline=None)  # what is slow in either way
WAYS = st.lists(st.integers(0, 10**6), min_size=1, max_size=60)  # each chooses among what is offered
MOST_HEARTS = 6
MOST_MARGIN = 3


def numbers_of(least_damage: int) -> st.SearchStrategy[Numbers]:
    """The numbers of one object that deals at least so much at the start."""
    hearts, damage = st.integers(1, MOST_HEARTS), st.integers(least_damage, 3)
    drawn = st.tuples(hearts, damage, st.integers(0, MOST_MARGIN), st.integers(0, 1))
    return drawn.map(lambda one: (one[0], one[1], one[1] + one[2], one[3]))


KINDS_OFFERED = st.sampled_from(sorted(LETTERS.values()))
RESULT = st.tuples(KINDS_OFFERED, KINDS_OFFERED | st.just("tick"), st.booleans()).map(
    lambda one: [one[1], one[0]] if one[2] else [one[0], one[1]]
)
TABLES = st.builds(
    laid_out,
    st.fixed_dictionaries({"candle": numbers_of(1)} | {kind: numbers_of(0) for kind in LETTERS.values()}),
    st.lists(RESULT, min_size=6, max_size=6),
    tick=st.sampled_from(["choice", "listed"]),
)


def play(table: Position, ways: list[int]) -> Iterator[Position]:
    """Every position of the match that these choices lead to; it is the same object all along."""
    way = cycle(ways)
    yield table
    while table.state.actor != OVER:
        legal = table.legal()
        GAME.apply(table.box, table.state, legal[next(way) % len(legal)])
        yield table


def zones(table: Position) -> bytes:
    """All that is drawn in both Combat Zones."""
    return b"".join(table.states[field].tobytes() for field in ("objects", "hearts", "damage", "filled"))


@often
@given(TABLES, WAYS)
def test_filled_counts_the_cells_that_hold_an_object_and_the_others_are_cleared(
    table: Position, ways: list[int]
) -> None:
    for now in play(table, ways):
        objects, state = now.state.objects[:, :CANDLE_CELL], now.state
        assert state.filled.tolist() == (objects != EMPTY).sum(axis=1).tolist()
        assert not state.hearts[:, :CANDLE_CELL][objects == EMPTY].any()
        assert not state.damage[:, :CANDLE_CELL][objects == EMPTY].any()
        assert CANDLE not in objects
        assert state.objects[:, CANDLE_CELL].tolist() == [CANDLE, CANDLE]


@often
@given(TABLES, WAYS)
def test_hearts_and_boxes_stay_within_what_the_sheet_shows(table: Position, ways: list[int]) -> None:
    """No heart is lost before combat, and no box is ticked beyond the margin."""
    for now in play(table, ways):
        kinds, state, box = now.state.objects, now.state, now.box
        there = kinds != EMPTY
        hearts, damage, kinds = state.hearts[there], state.damage[there], kinds[there]
        assert (hearts >= 0).all()
        assert (hearts <= box.hit_points[kinds]).all()
        assert now.phase == "combat" or (hearts == box.hit_points[kinds]).all()
        assert (damage >= box.damage[kinds]).all()
        assert (damage <= box.most_damage[kinds]).all()


@often
@given(TABLES, WAYS)
def test_zones_change_only_when_both_have_chosen(table: Position, ways: list[int]) -> None:
    """The die, the choices and who has made one are wiped afterwards; the candle is left alone."""
    before = zones(table)
    for now in play(table, ways):
        state = now.state
        made = [len(links(choice)) if choice else 0 for choice in now.chosen]
        if now.phase != "recruit":
            assert made == [0, 0]
        elif now.actor == "first":
            assert made in ([0, 0], [1, 0])
        else:
            assert made in ([2, 0], [2, 1])
        assert [cell != NO_CELL for cell in state.cells.tolist()] == [number == 2 for number in made]
        assert bool(state.die) is (now.phase == "recruit")
        if now.phase == "recruit":
            assert zones(now) == before
        before = zones(now)
        if now.phase != "combat":
            assert now.candles == [now.box.hit_points[CANDLE]] * 2
        assert state.damage[:, CANDLE_CELL].tolist() == [now.box.damage[CANDLE]] * 2


@often
@given(TABLES, WAYS)
def test_recruiting_fills_the_zones_and_ends_with_a_full_one(table: Position, ways: list[int]) -> None:
    """At each roll each player copies or ticks once."""
    for now in play(table, ways):
        state = now.state
        rolls = int(state.rolls) - (now.phase == "recruit")
        there = state.objects[:, :CANDLE_CELL] != EMPTY
        started = now.box.damage[state.objects[:, :CANDLE_CELL]]
        ticked = ((state.damage[:, :CANDLE_CELL] - started) * there).sum(axis=1)
        assert (ticked + state.filled).tolist() == [rolls, rolls]
        assert rolls <= 16 + 15 * MOST_MARGIN
        assert (16 in state.filled.tolist()) is (now.phase == "combat")


@often
@given(TABLES, WAYS)
def test_in_combat_somebody_can_always_attack_and_hearts_only_fall(table: Position, ways: list[int]) -> None:
    """Each attack takes hearts from one object, and nothing but hearts, rows and turns changes."""
    before: Position | None = None
    for now in play(table, ways):
        if now.phase != "combat":
            continue
        named = now.state.attacker != NOBODY
        assert now.actor == "nobody" or set(now.next_links()) <= set(NAMES[11:16] if named else NAMES[6:11])
        if before is not None and named:
            other = before.copy()
            other.state.attacker = now.state.attacker
            assert other.states.tobytes() == now.states.tobytes()
        elif before is not None:
            seat = int(before.state.actor)
            lost = before.state.hearts - now.state.hearts
            assert (lost >= 0).all()
            assert (lost > 0).sum() == (lost[1 - seat] > 0).sum() == 1
            assert lost.sum() <= before.state.damage[seat].max()
            for field in ("objects", "damage", "filled", "rolls", "choices", "cells"):
                assert now.states[field].tobytes() == before.states[field].tobytes()
            assert now.rows[seat] == before.rows[seat]  # the attacker's row stays, and the attacker in it
            assert now.rows[1 - seat] >= before.rows[1 - seat]
            assert now.state.actor in (1 - seat, OVER)
        before = now.copy()


@often
@given(TABLES, WAYS)
def test_there_is_something_to_do_until_the_end_and_the_end_comes(table: Position, ways: list[int]) -> None:
    most_steps = 5 * (16 + 15 * MOST_MARGIN) + 2 * 2 * 17 * MOST_HEARTS
    for number, now in enumerate(play(table, ways)):
        assert bool(now.legal()) is (now.actor != "nobody")
        assert number <= most_steps
        assert (min(now.candles) == 0) is (now.actor == "nobody")
        assert all(1 <= row <= 5 for row in now.rows)
    assert sorted(now.scores) == [0, 1]
    assert now.scores == [int(hearts > 0) for hearts in now.candles]


@often
@given(TABLES, WAYS)
def test_who_chooses_first_makes_no_difference(table: Position, ways: list[int]) -> None:
    """At every roll the second may choose before the first, or in the middle of it, with the same bytes."""
    waiting: list[Position] = []
    for now in play(table, ways):
        if now.phase != "recruit":
            waiting = []
        elif now.actor == "first":
            waiting.append(now.copy())
        elif not now.chosen[1]:
            offered = sorted(now.offered())
            for said, other in enumerate(waiting):
                assert other.skip()
                assert other.legal() == now.legal()
                for second in {offered[0], offered[-1]}:
                    done = other.copy().do(second, *links(now.chosen[0])[said:])
                    assert done.states.tobytes() == now.copy().do(second).states.tobytes()


@often
@given(WAYS, st.integers(0, 200), st.sets(st.integers(0, 200), max_size=3))
def test_a_record_restores_the_match_exactly(ways: list[int], length: int, undos: set[int]) -> None:
    match, way = Match.new(GAME, dice=Dice(), file=box_file()), cycle(ways)
    for number in range(length):
        if match.over:
            break
        match.apply(match.legal[next(way) % len(match.legal)])
        if number in undos:
            match.undo(0, agreed=True)
    restored = Match.parse(match.record())
    assert restored.record() == match.record()
    assert restored.history == match.history
    assert restored.plies == match.plies
    assert restored.concealed(SPECTATOR).tobytes() == match.concealed(SPECTATOR).tobytes()


def ids(view: dict[str, Any]) -> list[str]:
    """The ids of all pieces in a view: the die, what it offers, cells, and what is in them."""
    cells = [cell for seat in view["seats"] for row in seat["rows"] for cell in row]
    inside = [cell["object"]["id"] for cell in cells if cell["object"]]
    offered = [choice["id"] for choice in view["offered"]]
    return [view["die"]["id"], *offered, *(cell["id"] for cell in cells), *inside]


@seldom
@given(TABLES, WAYS)
def test_the_view_is_plain_data_with_every_piece_in_one_place(table: Position, ways: list[int]) -> None:
    for now in play(table, ways):
        view = GAME.table.view(now.box, now.state)
        assert json.loads(json.dumps(view)) == view
        assert max(Counter(ids(view)).values()) == 1
        for number, seat in enumerate(view["seats"]):
            assert [len(row) for row in seat["rows"]] == [5, 5, 3, 3, 1]
            inside = [cell["object"] for row in seat["rows"] for cell in row]
            assert [one["hearts"] if one else 0 for one in inside] == now.state.hearts[number].tolist()
            assert sum(one is not None for one in inside) == now.state.filled[number] + 1


@seldom
@given(TABLES, WAYS)
def test_legal_actions_are_shown_and_touch_pieces_on_the_table(table: Position, ways: list[int]) -> None:
    """Every legal action is a candidate, and what a candidate touches is in the view."""
    for now in play(table, ways):
        candidates = GAME.table.candidates(now.box, now.state)
        assert len(set(candidates)) == len(candidates)
        assert set(now.legal()) <= set(candidates)
        pieces = set(ids(GAME.table.view(now.box, now.state)))
        for action in candidates:
            touched = GAME.table.touches(now.box, now.state, action)
            assert touched
            assert len(set(touched)) == len(touched)
            assert set(touched) <= pieces
