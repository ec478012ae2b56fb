"""What a seat may not know: hands, the rest, the card dealt, an unfinished combination (GIT-03, GIT-04)."""

from collections.abc import Sequence

import pytest

from pioche.core.match import Match
from pioche.core.random import Dice, Seal, SealedDice
from pioche.core.rule import HIDDEN, SPECTATOR
from pioche.core.words import Mistake
from pioche.games.golem_it import GAME
from pioche.games.golem_it.state import Phase

from .positions import ACTIONS, NAMES, box_file, small_hands

Hands = Sequence[Sequence[str]]
HANDS = [
    ["mint 5", "purple 5", "mint 8"],
    ["mint 9", "mint 12", "purple 3"],
    ["mint 10", "mint 13", "mint 9"],
]
EVERYONE = [0, 1, 2, SPECTATOR]


def dealt(hands: Hands, *actions: str, variant: str = "base") -> Match:
    """A match of three after this deal and these actions."""
    match = Match.new(GAME, 3, {"variant": variant}, dice=Dice(), file=box_file(small_hands(3)))
    for name in [*(f"deal {card}" for hand in hands for card in hand), *actions]:
        match.apply(ACTIONS[name])
    return match


def known_to(match: Match, seat: int, since: int = 0) -> list[object]:
    """Everything that reaches a seat, the story from that ply on."""
    told, asked = list(match.story(seat, since=since)), match.prompt(seat, "fr")
    return [match.concealed(seat).tobytes(), match.view(seat), match.candidates(seat), told, asked]


def assert_secret(one: Match, other: Match, owners: Sequence[int], since: int = 0) -> None:
    """The two matches differ, and only their owners can tell."""
    assert one.state_bytes != other.state_bytes
    for seat in EVERYONE:
        same = known_to(one, seat, since) == known_to(other, seat, since)
        assert same is (seat not in owners), f"seat {seat}"
        assert (one.concealed(seat).tobytes() == other.concealed(seat).tobytes()) is same


# --- Hands and the rest -----------------------------------------------------------


@pytest.mark.clause("GIT-04")
@pytest.mark.parametrize("played", [(), ("pass",), ("play mint 5", "points 0", "done")])
def test_another_hand_and_the_rest_are_secret(played: tuple[str, ...]) -> None:
    """A card of the second hand is another one, which lies in the rest instead."""
    other = [HANDS[0], ["mint 9", "mint 12", "purple 4"], HANDS[2]]
    assert_secret(dealt(HANDS, *played), dealt(other, *played), owners=[1])


@pytest.mark.clause("GIT-04")
def test_which_of_two_others_holds_a_card_is_secret() -> None:
    other = [HANDS[0], ["mint 9", "mint 13", "purple 3"], ["mint 10", "mint 12", "mint 9"]]
    assert_secret(dealt(HANDS), dealt(other), owners=[1, 2])


@pytest.mark.clause("GIT-04")
def test_a_copy_of_a_card_in_the_own_hand_tells_nothing() -> None:
    """The second seat holds a mint 9: whether the other one is in a hand or in the rest stays secret."""
    other = [["mint 5", "purple 5", "mint 9"], HANDS[1], ["mint 10", "mint 13", "mint 8"]]
    assert_secret(dealt(HANDS), dealt(other), owners=[0, 2])


@pytest.mark.clause("GIT-03")
@pytest.mark.parametrize("number", range(9))
def test_a_card_that_is_dealt_is_seen_by_its_receiver_only(number: int) -> None:
    """Dealt up to and with this card; of two such deals the last card is another one."""
    cards = [card for hand in HANDS for card in hand]
    one, other = (dealt([[*cards[:number], last]]) for last in (cards[number], "purple 11"))
    assert_secret(one, other, owners=[number // 3])
    before = dealt([cards[:number]])
    for seat in EVERYONE:
        shown = GAME.conceal_action(before.box, before.state, seat, ACTIONS["deal mint 21"])
        assert shown == (ACTIONS["deal mint 21"] if seat == number // 3 else HIDDEN)


@pytest.mark.clause("GIT-04")
def test_sizes_tokens_and_cards_that_were_played_are_no_secret() -> None:
    match = dealt(HANDS, "play mint 5", "points 3", "play mint 8", "done", "pass returning 1")
    for seat in EVERYONE:
        seats = match.view(seat)["seats"]
        assert [len(one["hand"]) for one in seats] == [1, 3, 3]
        assert [one["tokens"]["points"] for one in seats] == [3, 2, 3]
        assert [card["number"] for card in seats[0]["front"]["cards"]] == [5, 8]
        assert (seats[0]["front"]["value"], seats[0]["points_on_cards"]) == (8, 3)


# --- A combination that is not complete ----------------------------------------------


OPENING = ["play mint 5", "points 0", "play purple 5", "done"]
RAISING = ["play mint 8", "points 2", "play purple 5", "play mint 5", "done"]


@pytest.mark.clause("GIT-08")
@pytest.mark.parametrize("variant", ["base", "a", "ab"])
@pytest.mark.parametrize("chain", [OPENING, RAISING])
def test_nobody_else_sees_a_combination_before_it_is_complete(variant: str, chain: list[str]) -> None:
    """At 10 all three cards go: 2, 1 and 5 points, of which variants with own tokens have 3 only."""
    chain = chain if variant == "base" else [*chain[:3], "done"]
    before = dealt(HANDS, variant=variant)
    for length in range(1, len(chain)):
        assert_secret(before, dealt(HANDS, *chain[:length], variant=variant), owners=[0], since=9)
    complete = dealt(HANDS, *chain, variant=variant)
    for seat in EVERYONE:
        assert complete.concealed(seat).tobytes() != before.concealed(seat).tobytes()
        assert list(complete.story(seat, since=9)) != []


@pytest.mark.clause("GIT-08")
def test_each_step_of_it_is_hidden_and_its_completion_is_not() -> None:
    for length, name in enumerate(RAISING):
        match = dealt(HANDS, *RAISING[:length])
        for seat in EVERYONE:
            shown = GAME.conceal_action(match.box, match.state, seat, ACTIONS[name])
            assert shown == (ACTIONS[name] if seat == 0 or name == "done" else HIDDEN), NAMES[shown]


@pytest.mark.clause("GIT-12")
@pytest.mark.parametrize("name", ["pass", "pass returning 1", "pass returning 2"])
def test_a_pass_is_seen_by_all(name: str) -> None:
    match = dealt(HANDS)
    for seat in EVERYONE:
        assert GAME.conceal_action(match.box, match.state, seat, ACTIONS[name]) == ACTIONS[name]


@pytest.mark.clause("GIT-08")
def test_its_points_are_not_missed_in_the_reserve_before() -> None:
    match = dealt(HANDS, *RAISING[:-1])
    assert match.view(1)["reserve"]["points"] == match.view(0)["reserve"]["points"] == 90
    assert int(match.concealed(1)[0].sizes[0]) == 3
    assert int(match.concealed(1)[0].phase) == Phase.TURN


# --- Taking it back -------------------------------------------------------------------


def sealed() -> Match:
    """A match with sealed dice: chance cannot be repeated, but one's own choices can be taken back."""
    seal = Seal(bytes(range(32)))
    return Match.new(GAME, 3, dice=SealedDice(seal.commitment, ["rain"], seal), file=box_file(small_hands(4)))


def add_some_card(match: Match) -> None:
    """Open with the lowest card at a value at which another can follow, and add that one."""
    for action in match.legal:
        for points in range(20):
            trial = match.at(len(match.plies))
            trial.apply(action)
            trial.apply(ACTIONS[f"points {points}"])
            if len(trial.legal) > 1:
                for chosen in (action, ACTIONS[f"points {points}"], trial.legal[0]):
                    match.apply(chosen)
                return


@pytest.mark.clause("GIT-08")
def test_a_combination_can_be_taken_back_step_by_step_and_nobody_sees_it() -> None:
    match = sealed()
    start = match.state_bytes
    before = [known_to(match, seat, since=12) for seat in EVERYONE]
    add_some_card(match)
    for _ in range(3):
        assert [known_to(match, seat, since=12) for seat in EVERYONE[1:]] == before[1:]
        assert match.undo(0) == 1
    assert [known_to(match, seat, since=12) for seat in EVERYONE] == before
    assert match.state_bytes == start
    with pytest.raises(Mistake, match="only if all agree"):
        match.undo(0)  # the deal stands


@pytest.mark.clause("GIT-08")
def test_nobody_else_can_take_it_back() -> None:
    match = sealed()
    add_some_card(match)
    with pytest.raises(Mistake, match="only if all agree"):
        match.undo(1)


@pytest.mark.clause("GIT-08")
def test_once_another_has_decided_it_stands() -> None:
    match = sealed()
    add_some_card(match)
    match.apply(ACTIONS["done"])
    match.apply(ACTIONS["pass"])
    with pytest.raises(Mistake, match="only if all agree"):
        match.undo(0)
