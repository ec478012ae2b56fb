"""Every game keeps to the contract; and the checks notice a game that does not."""

import os
from dataclasses import replace
from typing import Any

import pytest
from small import SMALL

from pioche import GAMES, Match
from pioche.core.game import Game
from pioche.core.random import Dice, generator
from pioche.core.shelf import Shelf
from pioche.core.testing import (
    Broken,
    Crash,
    check_game,
    check_loops_agree,
    check_match,
    check_names,
    check_setup,
    fuzz,
)
from pioche.core.words import Say

ALL = {**GAMES, **SMALL}
EXCHANGE = SMALL["exchange"]


@pytest.mark.parametrize("name", list(ALL))
def test_every_game_conforms(name: str) -> None:
    """Plain rules are a thousand times slower: there one match of the standard table stands for all."""
    game = ALL[name]
    if name in SMALL or os.environ.get("NUMBA_DISABLE_JIT") != "1":
        check_game(game)
    else:
        match = Match.new(game, game.file.fewest, dice=Dice())
        check_names(game)
        check_setup(match)
        check_loops_agree(match, seed=1)
        check_match(match, generator(1))


def check_broken(**broken: Any) -> None:
    """Check 'exchange' with some of its functions replaced."""
    match = Match.new(replace(EXCHANGE, **broken), 3, dice=Dice())
    check_setup(match)
    check_match(match, generator(1))


def setup_that_forgets_a_cell(box: Any, state: Any) -> None:
    kept = int(state.choices[2])
    EXCHANGE.setup(box, state)
    state.choices[2] = kept


def legal_that_offers_nothing(box: Any, state: Any, offers: Any) -> None:
    """Nobody can do anything."""


def legal_that_is_not_sorted(box: Any, state: Any, offers: Any) -> None:
    EXCHANGE.legal(box, state, offers)
    if offers.count > 1:
        offers.actions[0], offers.actions[1] = offers.actions[1], offers.actions[0]


def legal_that_looks_at_secrets(box: Any, state: Any, offers: Any) -> None:
    EXCHANGE.legal(box, state, offers)
    if state.actor == 0 and state.cards[1] != -1:
        offers.count = 1


def legal_that_changes_the_state(box: Any, state: Any, offers: Any) -> None:
    EXCHANGE.legal(box, state, offers)
    if state.actor == 0:
        state.laid[0] = (state.laid[0] + 1) % 6


def apply_that_changes_nothing(box: Any, state: Any, action: int) -> None:
    """The action is lost."""


def resample_that_changes_what_is_known(box: Any, state: Any, seat: int, random: Any) -> None:
    EXCHANGE.resample(box, state, seat, random)
    state.cards[seat] = 1 + state.cards[seat] % 6


def conceal_action_that_hides_from_the_actor(box: Any, state: Any, seat: int, action: int) -> int:
    return -1


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ({"setup": setup_that_forgets_a_cell}, "leaves cells"),
        ({"legal": legal_that_offers_nothing}, "nobody can do anything"),
        ({"legal": legal_that_is_not_sorted}, "not ascending"),
        ({"legal": legal_that_looks_at_secrets}, "cannot know"),
        ({"legal": legal_that_changes_the_state}, "changes the state"),
        ({"apply": apply_that_changes_nothing}, "changes nothing"),
        ({"resample": resample_that_changes_what_is_known}, "does not fit"),
        ({"conceal_action": conceal_action_that_hides_from_the_actor}, "own action"),
    ],
)
def test_a_game_that_breaks_the_contract_is_noticed(broken: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Broken, match=sentence):
        check_broken(**broken)


class OneName:
    """A table that calls every action the same."""

    def __getattr__(self, name: str) -> Any:
        return getattr(EXCHANGE.table, name)

    def name(self, _action: int) -> Say:
        return Say("do it")


def test_two_actions_of_one_name_are_noticed() -> None:
    with pytest.raises(Broken, match="names two actions"):
        check_names(replace(EXCHANGE, table=OneName()))


def apply_that_crashes(box: Any, state: Any, action: int) -> None:
    EXCHANGE.apply(box, state, action)
    if state.actor == 1:
        raise IndexError("index is out of bounds")


def test_a_crash_leaves_a_match_that_crashes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    crashing = replace(EXCHANGE, apply=apply_that_crashes)
    with pytest.raises(Crash) as crash:
        fuzz(crashing, matches=20, seed=3)

    def always_crashing(shelf: Shelf, name: str) -> Game:
        return crashing

    assert Match.parse(crash.value.record).actor == 1, "the rules without the fault go through"
    monkeypatch.setattr(Shelf, "__getitem__", always_crashing)
    with pytest.raises(IndexError):
        Match.parse(crash.value.record)


def test_a_sound_game_is_fuzzed_to_the_end() -> None:
    assert fuzz(EXCHANGE, matches=20, seed=3) > 20 * 4
