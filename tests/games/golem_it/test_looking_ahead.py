"""A combination is chosen card by card and never runs into a dead end: checked against all sets of cards and
all values, tried one by one (GIT-02, GIT-08 to GIT-11, GIT-20)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.rule import OVER
from pioche.games.golem_it import GAME

from .positions import ACTIONS, CARDS, NAMES, Position, count, position

often = settings(max_examples=count(compiled=200, plain=12), deadline=None)
Chain = tuple[str, ...]  # the names of its actions


@dataclass(frozen=True)
class Choice:
    """What somebody who is to play has before them."""

    hand: tuple[str, ...]
    purse: int
    length: int  # of the latest combination; 0 opens a round
    to_beat: int
    variant: str

    def build(self) -> Position:
        """The second of three seats decides; under (a) the purse is its own tokens."""
        tokens = [0, self.purse, 4] if self.variant != "base" else None
        reserve = self.purse if self.variant == "base" else None
        hands = [["mint 21"], self.hand, ["mint 20"]]
        front = ["mint 2", "mint 2", "purple 2", "purple 2"][: self.length]
        return position(
            hands,
            1,
            {0: front} if front else {},
            self.to_beat,
            0 if front else -1,
            tokens,
            reserve=reserve,
            variant=self.variant,
        )

    def combinations(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every set of cards, by their places in the hand, with every value that it can be played at."""
        for size in [self.length] if self.length else range(1, len(self.hand) + 1):
            for chosen in combinations(range(len(self.hand)), size):
                for value in range(self.to_beat + 1, 11 * (1 + self.purse) + 12):
                    points = [price(self.hand[place], value) for place in chosen]
                    if None not in points and sum(one or 0 for one in points) <= self.purse:
                        yield chosen, value

    def chains(self) -> Iterator[Chain]:
        """Every way to play every combination."""
        for chosen, value in self.combinations():
            for first, *others in permutations(self.hand[place] for place in chosen):
                points = f"points {price(first, value)}"
                yield (f"play {first}", points, *(f"play {card}" for card in others), "done")


def price(card: str, value: int) -> int | None:
    """The points with which the card counts this value, found by counting up."""
    colour, printed = card.split()
    number, points = int(printed), 0
    while number < value:
        number += 1 if colour == "mint" else int(printed)
        points += 1
    return points if number == value else None


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    """Small hands: near values, so that much goes together."""
    lowest = draw(st.integers(2, 17))
    near = [card for card in CARDS if lowest <= int(card.split()[1]) <= lowest + 4 or card in CARDS[20:24]]
    hand = draw(st.lists(st.sampled_from(sorted([*near, *near])), min_size=1, max_size=4))
    length = draw(st.integers(0, 3))
    return Choice(
        hand=tuple(card for place, card in enumerate(hand) if hand[:place].count(card) < 2),
        purse=draw(st.integers(0, 7)),
        length=length,
        to_beat=draw(st.integers(2, 24)) if length else 0,
        variant=draw(st.sampled_from(["base", "a", "ab"])),
    )


def walk(table: Position, chain: Chain = ()) -> Iterator[Chain]:
    """Every whole chain of choices that the rules offer; a dead end would be a chain without 'done'."""
    offers = [NAMES[action] for action in table.legal()]
    if not offers:
        yield (*chain, "dead end")
    for name in offers:
        if name.startswith("pass"):
            assert not chain, "a combination that was begun cannot be broken off"
        elif name == "done":
            yield (*chain, name)
        else:
            child = table.copy()
            GAME.apply(child.box, child.state, ACTIONS[name])
            yield from walk(child, (*chain, name))


def skip_same_hands(choice: Choice) -> bool:
    """The cards that stand in front of the first seat cannot be in the hand as well."""
    return not {"mint 2", "purple 2", "mint 20", "mint 21"} & set(choice.hand)


CHOICES = choices().filter(skip_same_hands)


@pytest.mark.clause("GIT-09")
@pytest.mark.clause("GIT-10")
@often
@given(CHOICES)
def test_exactly_the_chains_that_can_be_completed_are_offered(choice: Choice) -> None:
    """No dead end, nothing that should not be there, and every value that the purse can pay."""
    table = choice.build()
    offered = list(walk(table))
    assert len(set(offered)) == len(offered)
    assert set(offered) == set(choice.chains())


@pytest.mark.clause("GIT-13")
@often
@given(CHOICES)
def test_one_can_always_pass_instead(choice: Choice) -> None:
    assert "pass" in choice.build().offered()


@pytest.mark.clause("GIT-08")
@often
@given(CHOICES)
def test_the_order_in_which_cards_are_picked_does_not_matter(choice: Choice) -> None:
    """Once complete, a set of cards at a value is the same position, byte by byte."""
    for chosen, value in choice.combinations():
        found = set()
        for first, *others in permutations(choice.hand[place] for place in chosen):
            points = price(first, value)
            assert points is not None
            table = choice.build().lay(first, points, *others)
            found.add(table.states.tobytes())
            assert table.actor == OVER or table.to_beat == (len(chosen), value)
        assert len(found) == 1
