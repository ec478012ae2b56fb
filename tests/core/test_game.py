"""Games: what registration refuses, and how loops find a game's functions by the type of its box."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar, cast

import numba
import numpy as np
import pytest

from pioche.core.box import choose_options, fill_box
from pioche.core.game import (
    NO_PLACE,
    Game,
    Kind,
    apply,
    conceal,
    habit,
    legal,
    observe,
    register,
    resample,
    score,
    setup,
    usual,
)
from pioche.core.random import generator
from pioche.core.record import OFFERS, blank
from pioche.core.rule import OVER
from pioche.core.source import foreign_mark
from pioche.games.goulet import GAME as GOULET

from .tables import EXCHANGE

Function = TypeVar("Function", bound=Callable[..., object])


def compiled(function: Function) -> Function:
    """Compile anew in each run, as the disk would spare the look-up of the game's functions."""
    return cast(Function, numba.njit(cache=False)(function))


@compiled
def play_first_offers(box: Any, state: Any, offers: Any, scores: Any) -> None:
    """A loop that knows no game: everyone does the first thing offered."""
    setup(box, state)
    while state.actor != OVER:
        offers.count = 0
        legal(box, state, offers)
        apply(box, state, offers.actions[0])
    score(box, state, scores)


@compiled
def look_and_guess(box: Any, state: Any, seat: int, random: Any) -> None:
    """What a bot does before it thinks."""
    conceal(box, state, seat)
    resample(box, state, seat, random)


@compiled
def do_without_thinking(box: Any, state: Any, offers: Any, random: Any, facts: Any) -> tuple[int, int]:
    """What play-outs and weak bots lean on, and measuring notes."""
    legal(box, state, offers)
    observe(box, state, offers.actions[0], facts)
    return habit(box, state, offers, random), usual(box, state, offers)


def new_table(game: Game, players: int = 2) -> tuple[Any, Any]:
    """A filled box and a state that is laid out."""
    boxes = fill_box(game.box, game.file, players, choose_options(game.file, players, {}))
    states = blank(game.state_layout)
    game.setup(boxes[0], states[0])
    return boxes, states


# --- Kinds ----------------------------------------------------------------------


def test_a_kind_is_a_range_of_actions() -> None:
    kind = Kind("attack", first=3, count=2)
    assert [action in kind for action in range(2, 6)] == [False, True, True, False]


def test_every_action_has_one_kind() -> None:
    names = [EXCHANGE.kind_of(action).name for action in range(EXCHANGE.actions)]
    assert names == ["card"] * 9 + ["choose"] * 2


def test_layouts_are_those_of_the_annotated_classes() -> None:
    """A game outside the package has a mark of its sources besides, which takes no room."""
    mark = foreign_mark("small")
    assert EXCHANGE.box_layout.names == ("players", "cards", "goal", mark)
    assert EXCHANGE.state_layout.names == ("actor", "phase", "cards", "laid", "choices", mark)
    assert GOULET.box_layout.names == tuple(GOULET.box.__annotations__)


# --- Registration ---------------------------------------------------------------


def test_a_game_can_be_registered_again() -> None:
    assert register(EXCHANGE) is EXCHANGE


@pytest.mark.parametrize(
    ("kinds", "reason"),
    [
        ((Kind("all", 0, 257),), "257 actions, 256 at most"),
        ((Kind("all", 1, 5),), "kind 'all' starts at 1, not at 0"),
        ((Kind("one", 0, 5), Kind("two", 6, 1)), "kind 'two' starts at 6, not at 5"),
        ((Kind("one", 0, 5), Kind("two", 4, 2)), "kind 'two' starts at 4, not at 5"),
    ],
)
def test_kinds_number_all_actions_without_a_gap(kinds: tuple[Kind, ...], reason: str) -> None:
    with pytest.raises(ValueError, match=f"^exchange: {reason}$"):
        register(replace(EXCHANGE, kinds=kinds))


def test_as_many_actions_as_a_network_has_outputs_are_fine() -> None:
    register(replace(EXCHANGE, kinds=(Kind("all", 0, 256),)))
    register(EXCHANGE)


def test_two_games_cannot_have_the_same_box() -> None:
    """The type of the box is how compiled code tells games apart."""
    with pytest.raises(ValueError, match=r"^other and exchange have the same box: give one another field$"):
        register(replace(EXCHANGE, name="other"))


def test_a_refused_game_replaces_nothing() -> None:
    def spoil(box: Any, state: Any) -> None:
        raise AssertionError

    boxes, states = new_table(EXCHANGE)
    with pytest.raises(ValueError, match="same box"):
        register(replace(EXCHANGE, name="other", setup=spoil))
    setup(boxes[0], states[0])


# --- Loops over any game --------------------------------------------------------


@pytest.mark.parametrize("game", [GOULET, EXCHANGE], ids=lambda game: game.name)
def test_a_loop_finds_what_is_done_without_thinking(game: Game) -> None:
    boxes, states = new_table(game)
    offers, facts = blank(OFFERS), np.zeros((2, 1), np.int32)
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        place, preferred = do_without_thinking(boxes[0], states[0], offers[0], generator(1), facts)
        assert place == habit(boxes[0], states[0], offers[0], generator(1))
    assert 0 <= place < offers[0].count
    assert preferred == NO_PLACE
    assert not facts.any(), "neither game notes anything"


@pytest.mark.parametrize("players", [2, 3])
def test_a_loop_finds_the_functions_of_the_game(players: int) -> None:
    """In Exchange everyone is dealt the next card and stays: the last seat has the highest."""
    boxes, states = new_table(EXCHANGE, players)
    scores = np.zeros(players, np.int32)
    play_first_offers(boxes[0], states[0], blank(OFFERS)[0], scores)
    assert scores.tolist() == list(range(1, players + 1))


def test_a_loop_conceals_and_guesses_by_the_rules_of_the_game() -> None:
    boxes, states = new_table(EXCHANGE)
    for card in range(2):
        apply(boxes[0], states[0], card)
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        guesses = {guess(boxes, states, seed) for seed in range(60)}
    assert guesses == {(1, card) for card in (2, 3, 4, 5, 6)}


def guess(boxes: Any, states: Any, seed: int) -> tuple[int, int]:
    """The cards of both seats as seat 0 may imagine them."""
    imagined = states.copy()
    look_and_guess(boxes[0], imagined[0], 0, generator(seed))
    return int(imagined[0].cards[0]), int(imagined[0].cards[1])


# --- A game in which all lies open ----------------------------------------------


def test_without_secrets_nothing_is_concealed_nor_guessed() -> None:
    boxes, states = new_table(GOULET)
    before = states.tobytes()
    GOULET.conceal(boxes[0], states[0], 0)
    GOULET.resample(boxes[0], states[0], 0, generator(1))
    assert states.tobytes() == before


def test_without_secrets_every_action_is_shown() -> None:
    boxes, states = new_table(GOULET)
    assert [GOULET.conceal_action(boxes[0], states[0], 1, action) for action in (0, 7)] == [0, 7]


def test_without_simultaneous_choices_nothing_is_skipped() -> None:
    boxes, states = new_table(GOULET)
    assert not GOULET.skip(boxes[0], states[0])
