"""What holds in every position that play can reach, whatever the players and chance do."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.box import Value
from pioche.core.match import Match
from pioche.core.random import Dice
from pioche.core.rule import OVER, SPECTATOR
from pioche.games.goulet import GAME

from .positions import ALL, EMPTY, Position, box_file, laid_out
from .random_play import count

often = settings(max_examples=count(compiled=60, plain=12), deadline=None)
CHOICES = st.lists(st.integers(0, 719), min_size=1, max_size=40)  # each divides evenly among 1 to 6 offers
CONTENTS = st.fixed_dictionaries(
    {},
    optional={
        "hit_points": st.integers(1, 12),
        "most_hit_points": st.integers(1, 15),
        "dice": st.integers(2, 7),
        "rolls": st.integers(1, 4),
    },
)
OPTIONS = st.fixed_dictionaries(
    {"turn_limit": st.integers(1, 12)},
    optional={
        "arrange": st.booleans(),
        "range": st.sampled_from(["distance", "target"]),
        "attacks": st.sampled_from(["may", "must"]),
        "effects": st.sampled_from(["may", "must"]),
    },
)
# A turn: every roll lifts and throws every die, every die takes effect, and the turn ends.
MOST_STEPS = 12 + 12 * (4 * (7 + 7 + 1) + 7 + 1)


def play(choices: list[int], contents: dict[str, int], options: dict[str, Value]) -> Iterator[Position]:
    """Every position of the match that these choices lead to; it is the same object all along."""
    table = laid_out(contents, **options)
    turn = cycle(choices)
    yield table
    while table.state.actor != OVER:
        legal = table.legal()
        GAME.apply(table.box, table.state, legal[next(turn) % len(legal)])
        yield table


def start(contents: dict[str, int], options: dict[str, Value]) -> Match:
    """A match at a real table, where chance is applied like any action."""
    return Match.new(GAME, options=options, dice=Dice(), file=box_file(contents))


@often
@given(CHOICES, CONTENTS, OPTIONS)
def test_no_unit_appears_or_vanishes(
    choices: list[int], contents: dict[str, int], options: dict[str, Value]
) -> None:
    """Six Units are in play or fallen; those in play have a token each, and the others nothing."""
    for table in play(choices, contents, options):
        if table.phase == "arrange":
            continue
        line_up = [unit for unit in [*table.grey, *table.purple] if unit != EMPTY]
        fallen = [unit for unit in ALL if table.hit_points[unit] == 0]
        assert sorted([*line_up, *fallen]) == sorted(ALL)
        if table.phase != "shuffle":
            assert sorted(unit for unit in table.track if unit != EMPTY) == sorted(line_up)
        assert table.state.tokens == 6 - table.track.count(EMPTY)
        assert table.track == sorted(table.track, key=EMPTY.__eq__)
        for line, standing in zip([table.grey, table.purple], table.state.standing, strict=True):
            assert line == sorted(line, key=EMPTY.__eq__)
            assert standing == 3 - line.count(EMPTY)


@often
@given(CHOICES, OPTIONS)
def test_hit_points_stay_on_the_gauge(choices: list[int], options: dict[str, Value]) -> None:
    for table in play(choices, {}, options):
        assert all(0 <= hit_points <= 12 for hit_points in table.hit_points.values())


@often
@given(CHOICES, CONTENTS, OPTIONS)
def test_dice_neither_appear_nor_vanish_while_rolling(
    choices: list[int], contents: dict[str, int], options: dict[str, Value]
) -> None:
    """From the start of a turn until dice take effect there are as many as the side has; then fewer."""
    turn = dice = 0
    for table in play(choices, contents, options):
        now = len(table.dice) + int(table.state.lifted)
        if table.state.turns != turn:
            turn, dice = int(table.state.turns), now
            own, other = (
                (table.grey, table.purple) if table.playing in ALL[:3] else (table.purple, table.grey)
            )
            assert dice == table.box.dice - (other.count(EMPTY) > own.count(EMPTY))
        assert now == dice if table.phase in ("roll", "keep") else now <= dice
        assert table.state.rolls <= table.box.rolls


@often
@given(CHOICES, CONTENTS, OPTIONS)
def test_there_is_something_to_do_until_the_end_and_the_end_comes(
    choices: list[int], contents: dict[str, int], options: dict[str, Value]
) -> None:
    for number, table in enumerate(play(choices, contents, options)):
        assert bool(table.offered()) is (table.actor != "nobody")
        assert number <= MOST_STEPS
        assert int(table.state.turns) <= int(options["turn_limit"])
    assert table.scores in ([0, 0], [1, 0], [0, 1])
    assert sum(table.scores) == (table.state.standing.min() == 0)


@often
@given(CHOICES, CONTENTS, OPTIONS, st.integers(0, 300), st.sets(st.integers(0, 300), max_size=3))
def test_a_record_restores_the_match_exactly(
    choices: list[int], contents: dict[str, int], options: dict[str, Value], length: int, undos: set[int]
) -> None:
    match, turn = start(contents, options), cycle(choices)
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
    assert restored.concealed(SPECTATOR).tobytes() == match.concealed(SPECTATOR).tobytes()


def ids(view: dict[str, Any]) -> list[str]:
    """The ids of all pieces in a view."""
    dice, units = ([piece["id"] for piece in view[kind]] for kind in ("dice", "units"))
    return [*dice, *units, *view["track"], *view["to_draw"]]


@often
@given(CHOICES, CONTENTS, OPTIONS)
def test_the_view_is_plain_data_with_every_piece_in_one_place(
    choices: list[int], contents: dict[str, int], options: dict[str, Value]
) -> None:
    for table in play(choices, contents, options):
        view = GAME.table.view(table.box, table.state)
        assert json.loads(json.dumps(view)) == view
        assert max(Counter(ids(view)).values()) == 1
        places = [(unit["side"], unit["position"]) for unit in view["units"] if unit["position"]]
        assert len(set(places)) == len(places) == sum(table.state.standing)
        assert len(view["units"]) == 6
        assert [die["face"] for die in view["dice"]] == table.dice


@often
@given(CHOICES, CONTENTS, OPTIONS)
def test_legal_actions_are_shown_and_touch_pieces_on_the_table(
    choices: list[int], contents: dict[str, int], options: dict[str, Value]
) -> None:
    """Every legal action is a candidate, and what a candidate touches is in the view."""
    for table in play(choices, contents, options):
        candidates = GAME.table.candidates(table.box, table.state)
        assert candidates == sorted(set(candidates))
        assert set(table.legal()) <= set(candidates)
        pieces = set(ids(GAME.table.view(table.box, table.state)))
        for action in candidates:
            touched = GAME.table.touches(table.box, table.state, action)
            assert len(set(touched)) == len(touched)
            assert set(touched) <= pieces
