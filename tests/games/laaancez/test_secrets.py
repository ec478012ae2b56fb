"""A choice is secret until both are made (LAA-06): two positions that differ only there look the same."""

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.bots import choose, parse_bot
from pioche.core.match import Match
from pioche.core.random import generator
from pioche.core.rule import HIDDEN, SPECTATOR
from pioche.games.laaancez import GAME
from pioche.games.laaancez.rules.secrets import count_choices, nth_choice
from pioche.games.laaancez.state import NO_CHOICE

from .positions import ACTIONS, NAMES, Position, count, recruiting, started

BEGUN = ("die 3", "copy santa-hat to 1-1", "copy candy-cane to 2-2", "die 4")
SECRETS = ["copy gift to 1-2", "copy gift to 4-3", "tick 1-1"]  # what the first may choose then
NEARLY_FULL = (  # thirteen rolls, so that a bot is quick to think a match to its end
    *(f"copy candy-cane to {row}-{place}" for row in (1, 2) for place in range(1, 6)),
    *(f"copy candy-cane to 3-{place}" for place in range(1, 4)),
)
HIDING: dict[str, dict[str, Any]] = {  # what the other one could have chosen differs in each
    "a tick": {"first": "G C=2/2 S", "second": "H | G", "die": 4},
    "a tick named first": {"first": "H C=2/2", "second": "S | H", "die": 2},
    "two objects": {"first": "H . C", "second": "G", "die": 3},
    "two objects, and ticks": {"first": "H . C", "second": "S H", "die": 3, "tick": "listed"},
    "a tick, with listed": {"first": "C S", "second": "G H | H", "die": 2, "tick": "listed"},
    "the same object twice": {"first": "C . C", "second": "H", "die": 6},
    "the same object twice, and ticks": {"first": "C . H", "second": "C C", "die": 6, "tick": "listed"},
}


def chosen(secret: str) -> Match:
    """The first has made that choice, and the second has to make one."""
    return started(*BEGUN, secret)


def seen(position: Position, seat: int) -> bytes:
    """What that seat may know of a position."""
    concealed = position.copy()
    GAME.conceal(concealed.box, concealed.state, seat)
    return bytes(concealed.states.tobytes())


# --- What others see ----------------------------------------------------------


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_firsts_choice_is_secret(seat: int) -> None:
    matches = [chosen(secret) for secret in SECRETS]
    assert len({match.state_bytes for match in matches}) == len(SECRETS)
    assert len({match.concealed(seat).tobytes() for match in matches}) == 1
    assert len({match.concealed(0).tobytes() for match in matches}) == len(SECRETS)


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_so_is_the_seconds_where_it_comes_first(seat: int) -> None:
    tables = []
    for name in ("copy gift to 1-2", "copy gift to 4-3", "tick 2-2"):
        table = recruiting("H", "| . C", die=4)
        assert table.skip()
        tables.append(table.do(name))
    assert len({seen(table, seat) for table in tables}) == 1
    assert len({seen(table, 1) for table in tables}) == 3


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_that_somebody_has_chosen_is_no_secret(seat: int) -> None:
    before, after = started(*BEGUN), chosen(SECRETS[0])
    assert before.concealed(seat).tobytes() != after.concealed(seat).tobytes()
    assert before.concealed(seat).tobytes() == before.state_bytes


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_once_both_are_made_everything_is_open(seat: int) -> None:
    match = started(*BEGUN, "tick 1-1", "copy gift to 1-2")
    assert match.concealed(seat).tobytes() == match.state_bytes


@pytest.mark.clause("LAA-06")
def test_nothing_that_the_other_one_reads_depends_on_it() -> None:
    matches = [chosen(secret) for secret in SECRETS]
    assert [match.legal for match in matches] == [matches[0].legal] * 3
    for seat in (1, SPECTATOR):
        assert [match.view(seat) for match in matches] == [matches[0].view(seat)] * 3
        assert [match.candidates(seat) for match in matches] == [matches[0].candidates(seat)] * 3
        for language in ("en", "fr"):
            prompts = {match.prompt(seat, language) for match in matches}
            stories = {tuple(match.story(seat, language)) for match in matches}
            assert (len(prompts), len(stories)) == (1, 1)


@pytest.mark.clause("LAA-06")
def test_an_action_is_shown_to_who_chooses_and_later_to_all() -> None:
    copying, tick, attack = ACTIONS["copy gift to 1-2"], ACTIONS["tick 1-1"], ACTIONS["send 1 at 1"]
    first = recruiting("H", "C", die=4)
    second = first.copy().do("copy gift to 1-2")
    for table, own in ((first, 0), (second, 1)):
        for action in (copying, tick):
            shown = [GAME.conceal_action(table.box, table.state, seat, action) for seat in (0, 1, SPECTATOR)]
            assert shown == [action if seat == own else HIDDEN for seat in (0, 1, SPECTATOR)]
    rolling, fighting = recruiting(), recruiting("H", "C")
    fighting.state.phase, fighting.state.actor = 2, 0
    for table, action in ((rolling, ACTIONS["die 5"]), (fighting, attack)):
        for seat in (0, 1, SPECTATOR):
            assert GAME.conceal_action(table.box, table.state, seat, action) == action


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seed", range(count(compiled=5, plain=1)))
def test_a_bot_does_not_use_it(seed: int) -> None:
    bot, begun = parse_bot(f"search:{count(compiled=50, plain=4)}"), []
    for name in NEARLY_FULL:
        begun += ["die 6", name, name]
    thoughts = set()
    for secret in ("copy candy-cane to 4-1", "copy candy-cane to 4-3", "tick 1-1", "tick 3-3"):
        match = started(*begun, "die 2", secret)
        thoughts.add(choose(bot, match, generator(seed)))
    assert len(thoughts) == 1


# --- What a seat guesses ------------------------------------------------------


def guess(table: Position, seat: int, times: int) -> Counter[bytes]:
    """How often each full position is guessed from what that seat knows."""
    random, found = generator(11), Counter[bytes]()
    for _ in range(times):
        guessed = table.copy()
        GAME.conceal(guessed.box, guessed.state, seat)
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            GAME.resample(guessed.box, guessed.state, seat, random)
        found[bytes(guessed.states.tobytes())] += 1
    return found


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("seat", [0, 1])
def test_guesses_are_uniform_over_all_that_the_other_one_could_choose(seat: int, name: str) -> None:
    table = recruiting(**HIDING[name])
    if seat == 0:
        assert table.skip()
    possible = table.legal()
    expected = set()
    for action in possible:
        truth = table.copy().do(NAMES[action])
        assert truth.state.actor == seat
        expected.add(bytes(truth.states.tobytes()))
    found = guess(truth, seat, count(compiled=300, plain=40) * len(possible))
    assert set(found) == expected
    assert len(expected) == len(possible)
    assert chisquare(list(found.values())).pvalue > 0.001


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_where_nothing_is_hidden_the_guess_is_the_truth(seat: int) -> None:
    for table in (recruiting(), recruiting("H", "C", die=4)):
        assert set(guess(table, seat, 5)) == {table.states.tobytes()}
    own = recruiting("H", "C", die=4)
    if seat == 1:
        assert own.skip()
    own.do("tick 1-1")
    assert set(guess(own, seat, 5)) == {own.states.tobytes()}


@pytest.mark.clause("LAA-06")
def test_what_a_record_shows_is_not_guessed_again() -> None:
    """A record in which nothing was concealed stays as it is."""
    table = recruiting("H", "C", die=4).do("copy gift to 4-3")
    before, random = table.states.tobytes(), generator(3)
    for _ in range(5):
        with np.errstate(over="ignore"):
            GAME.resample(table.box, table.state, 1, random)
        assert table.states.tobytes() == before


# --- In any order -------------------------------------------------------------


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
                match.apply(ACTIONS[names[seat]], seat)
        records.add(match.record())
    assert len(records) == 1


@pytest.mark.clause("LAA-06")
def test_a_choice_that_waits_changes_nothing_for_anybody() -> None:
    match = started(*BEGUN)
    before = match.state_bytes, match.record(), match.legal
    match.apply(ACTIONS["tick 2-2"], 1)
    assert (match.state_bytes, match.record(), match.legal) == before
    assert (match.actor, match.pending) == (0, {1: ACTIONS["tick 2-2"]})
    match.apply(ACTIONS["tick 1-1"], 0)
    assert [NAMES[ply.action] for ply in match.plies[-2:]] == ["tick 1-1", "tick 2-2"]
    assert [ply.actor for ply in match.plies[-2:]] == [0, 1]


def test_the_possible_choices_are_counted_from_0_to_the_last() -> None:
    """They are all that is legal, each once; beyond the last there is none."""
    table = recruiting("C G . . .", die=4)
    number = count_choices(table.box, table.state)
    found = [nth_choice(table.box, table.state, nth) for nth in range(number)]
    assert sorted(found) == table.legal()
    assert nth_choice(table.box, table.state, number) == NO_CHOICE
