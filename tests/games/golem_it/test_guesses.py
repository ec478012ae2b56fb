"""What a seat cannot know changes nothing that it may do, is told or would choose; guesses of it are fair."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from pioche.bots import choose, parse_bot
from pioche.core.box import Value
from pioche.core.match import Match
from pioche.core.random import Dice, generator
from pioche.core.rule import CHANCE, SPECTATOR
from pioche.games.golem_it import GAME
from pioche.games.golem_it.actions import Action
from pioche.games.golem_it.state import FACES, Phase, Place

from .positions import ACTIONS, CARDS, Contents, Position, box_file, count, position

HAND = 4
CONTENTS: Contents = {"hands": [HAND] * 5, "games": 1}
BOT = parse_bot(f"search:{count(compiled=50, plain=3)}")


# --- The same match from other deals --------------------------------------------------


def random_match(seed: int, players: int, variant: str, actions: int) -> Match:
    """A match under way, after so many decisions, of players who rather play than pass."""
    random = Random(seed)
    options: dict[str, Value] = {"variant": variant, "turn_limit": 40}
    match = Match.new(GAME, players, options, dice=Dice(), file=box_file(CONTENTS))
    while match.actor == CHANCE:
        match.apply(random.choice(match.legal))
    for _ in range(actions):
        cheap = [action for action in match.legal if action < Action.POINTS + 4 or action >= Action.DONE]
        match.apply(random.choice(cheap or match.legal))
        if match.over or match.actor == CHANCE:  # a game is over: all but its last action
            return match.at(len(match.plies) - 1)
    return match


def faces_held(states: Any, seat: int) -> list[int]:
    places = states[0].places
    return [face for face in range(FACES) for copy in (0, 1) if places[2 * face + copy] == Place.HAND + seat]


def from_another_deal(match: Match, seat: int, seed: int) -> Match:
    """The same match as that seat saw it, from a deal that could just as well have been: what others have
    played stays theirs, what the seat has not seen is dealt anew."""
    guessed = match.concealed(seat)
    with np.errstate(over="ignore"):  # SplitMix64 overflows by design
        GAME.resample(match.box, guessed[0], seat, generator(seed))
    plies = list(match.plies)
    while seat != match.actor and plies[-1].action < Action.DONE and plies[-1].actor == match.actor:
        plies.pop()  # of a combination that is not complete the seat has seen nothing
    deals = [ply.action for ply in plies if ply.actor == CHANCE]
    again = Match.new(GAME, match.players, match.options, dice=Dice(), file=match.file)
    for player in range(match.players):
        played = [ply.action - Action.PLAY for ply in plies if ply.actor == player]
        faces = [face for face in played if 0 <= face < FACES] + faces_held(guessed, player)
        own = deals[player * HAND : (player + 1) * HAND]
        for deal in own if player == seat else [Action.DEAL + 2 * face for face in faces]:
            again.apply(int(deal) if int(deal) in again.legal else int(deal) & ~1)
    for ply in plies[len(deals) :]:
        again.apply(ply.action)
    return again


def known_to(match: Match, seat: int) -> list[object]:
    """Everything that a seat is told or asked, and what it may and would do."""
    told = [list(match.story(seat, language)) for language in ("en", "fr")]
    asked = [match.prompt(seat, language) for language in ("en", "fr")]
    known = [match.concealed(seat).tobytes(), match.view(seat), match.candidates(seat), told, asked]
    if seat == match.actor:
        said = [match.sentence(action, "fr") for action in match.candidates(seat)]
        bot = choose(BOT, match, generator(5))
        known += [match.legal, [str(match.why_not(action)) for action in range(GAME.actions)], said, bot]
    return known


@pytest.mark.clause("GIT-04")
@pytest.mark.parametrize("variant", ["base", "a", "ab"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_nothing_that_reaches_a_seat_depends_on_what_it_cannot_know(players: int, variant: str) -> None:
    differ = 0
    for number in range(count(compiled=6, plain=1)):
        match = random_match(100 * players + number, players, variant, actions=3 + 4 * number)
        for seat in range(count(compiled=players, plain=2)):
            again = from_another_deal(match, seat, number)
            differ += again.state_bytes != match.state_bytes
            assert known_to(again, seat) == known_to(match, seat)
    assert differ > 0


@pytest.mark.clause("GIT-04")
def test_to_a_spectator_all_hands_are_hidden() -> None:
    match = random_match(9, 4, "base", actions=9)
    known = match.concealed(SPECTATOR)
    assert [faces_held(known, seat) for seat in range(4)] == [[], [], [], []]
    assert known[0].sizes.tolist() == match.concealed((match.actor + 1) % 4)[0].sizes.tolist()


# --- Fair guesses ---------------------------------------------------------------------


def guesses(table: Position, seat: int, number: int) -> Counter[bytes]:
    """How often each full position is guessed from what the seat knows."""
    random, found = generator(11), Counter[bytes]()
    for _ in range(number):
        guessed = table.seen_by(seat)
        with np.errstate(over="ignore"):  # SplitMix64 overflows by design
            GAME.resample(guessed.box, guessed.state, seat, random)
        found[guessed.states.tobytes()] += 1
    return found


def arrangements(table: Position, unseen: list[str], places: list[int]) -> Counter[bytes]:
    """Every position in which the unseen cards lie at these places, once for each order of the real cards,
    two copies of a face being two cards."""
    found = Counter[bytes]()
    for order in permutations(unseen):
        other = table.copy()
        for face in range(FACES):
            here = [place for card, place in zip(order, places, strict=True) if card == CARDS[face]]
            old = [int(one) for one in table.state.places[2 * face : 2 * face + 2]]
            other.state.places[2 * face : 2 * face + 2] = sorted(old[: 2 - len(here)] + here)
        found[other.states.tobytes()] += 1
    return found


FEW = count(compiled=6_000, plain=600)
OTHERS = [["mint 5", "mint 7"], ["mint 5"]]
GUESSED = {
    "two copies among the unseen": (["mint 2"], OTHERS, ["mint 9"], ()),
    "one copy in the own hand": (["mint 2", "mint 9"], OTHERS, ["mint 9"], ()),
    "one copy in the own combination": (
        ["mint 2", "mint 9"],
        OTHERS,
        ["mint 9"],
        ("play mint 9", "points 1"),
    ),
    "all cards but one are alike in pairs": (
        ["mint 2"],
        [["mint 5", "mint 7"], ["mint 7"]],
        ["mint 5", "mint 9"],
        (),
    ),
    "no cards in a hand": (["mint 2"], [["mint 5", "purple 7"], []], ["mint 5", "mint 9", "mint 8"], ()),
}


@pytest.mark.clause("GIT-03")
@pytest.mark.parametrize("name", GUESSED)
def test_guesses_are_uniform_over_all_that_the_cards_could_be(name: str) -> None:
    own, others, pile, chain = GUESSED[name]
    table = position([own, *others], pile=pile).do(*chain)
    unseen = [card for hand in [*others, pile] for card in hand]
    places = [1 + seat for seat, hand in enumerate(others) for _ in hand] + [int(Place.PILE)] * len(pile)
    fair = arrangements(without(table, unseen), unseen, places)
    found = guesses(table, 0, FEW)
    assert set(found) == set(fair)
    assert len(set(fair.values())) > 1  # two copies at one place can lie there in one way less
    expected = [FEW * fair[position] / fair.total() for position in fair]
    assert chisquare([found[position] for position in fair], expected).pvalue > 0.001


def without(table: Position, unseen: list[str]) -> Position:
    """The position with the unseen cards taken off: what is known of their faces comes first."""
    bare = table.copy()
    for face, card in enumerate(CARDS):
        places = [int(place) for place in table.state.places[2 * face : 2 * face + 2]]
        hidden = {1, 2, int(Place.PILE)}
        known = [place for place in places if place not in hidden]
        assert len(known) == 2 - unseen.count(card)
        bare.state.places[2 * face : 2 * face + 2] = [*known, 0, 0][:2]
    return bare


@pytest.mark.clause("GIT-03")
def test_a_guess_keeps_what_is_known() -> None:
    table = position([["mint 2", "mint 3"], *OTHERS], pile=["mint 9"], tokens=[1, 2, 3]).do(
        "play mint 2", "points 2"
    )
    for guessed in guesses(table, 0, 20):
        other = Position(table.boxes, np.frombuffer(guessed, table.states.dtype).copy())
        assert other.seen_by(0).states.tobytes() == table.seen_by(0).states.tobytes()
        assert other.legal() == table.legal()
        assert int(other.state.phase) == Phase.MORE


@pytest.mark.clause("GIT-01")
def test_a_card_of_which_both_are_left_is_dealt_twice_as_often() -> None:
    """Chance picks among offers: such a card has two, so that all sixty cards are equally likely."""
    match = Match.new(GAME, 3, dice=Dice())
    match.apply(ACTIONS["deal mint 5"])
    names = [CARDS[action // 2] for action in match.legal]
    assert Counter(names) == {card: 1 if card == "mint 5" else 2 for card in CARDS}
