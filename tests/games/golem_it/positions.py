"""Positions of Golem It built by name, and asked and changed in the players' words."""

from collections.abc import Mapping, Sequence
from typing import Self

from pioche.core.box import BoxFile, Value
from pioche.games.golem_it import GAME
from pioche.games.golem_it.actions import Action
from pioche.games.golem_it.box import Box
from pioche.games.golem_it.state import NOBODY, Phase, Place, State

from ..positions import BasePosition, set_up, varied
from ..positions import count as count
from ..positions import steps as steps

Contents = dict[str, int | list[int]]  # numbers of the box that differ from the standard ones
COLOURS = {"mint": range(2, 22), "purple": range(2, 12)}
CARDS = [f"{colour} {number}" for colour, numbers in COLOURS.items() for number in numbers]  # by face
PASSES = ("pass", *(f"pass returning {points}" for points in range(1, 10)))
NAMES = [
    *(f"deal {card}{copy}" for card in CARDS for copy in ("", " bis")),
    *(f"play {card}" for card in CARDS),
    *(f"points {points}" for points in range(128)),
    "done",
    *PASSES,
    "next game",
]  # by number
ACTIONS = {name: action for action, name in enumerate(NAMES)}
POINTS = 99  # of all tokens


class Position(BasePosition[Box, State]):
    """A position in the players' words."""

    game = GAME
    names = NAMES

    # --- Playing --------------------------------------------------------------

    def plays(self) -> set[str]:
        """The cards that the actor may pick."""
        return {CARDS[action - Action.PLAY] for action in self.legal() if action in PLAYS}

    def points(self) -> list[int]:
        """The points that the actor may put on the first card."""
        return [action - Action.POINTS for action in self.legal() if action in RAISES]

    def deal(self, *hands: Sequence[str]) -> Self:
        """Chance deals these hands, seat after seat."""
        return self.do(*(f"deal {card}" for hand in hands for card in hand))

    def lay(self, first: str, points: int = 0, *others: str) -> Self:
        """The actor plays a combination: a card with these points, and others at its value."""
        return self.do(f"play {first}", f"points {points}", *(f"play {card}" for card in others), "done")

    # --- Looking --------------------------------------------------------------

    @property
    def players(self) -> int:
        return int(self.box.players)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    @property
    def reserve(self) -> int:
        return int(self.state.reserve)

    def at(self, place: int) -> list[str]:
        """The cards that lie there, in the order of the box."""
        return [CARDS[card // 2] for card, where in enumerate(self.state.places) if where == place]

    def hand(self, seat: int) -> list[str]:
        return self.at(Place.HAND + seat)

    def front(self, seat: int) -> list[str]:
        return self.at(Place.FRONT + seat)

    def of_seats(self, name: str) -> list[int]:
        """A number for each seat that somebody takes: tokens, laid, values, passed, ranks, totals, sizes."""
        return [int(number) for number in getattr(self.state, name)[: self.players]]

    @property
    def tokens(self) -> list[int]:
        return self.of_seats("tokens")

    @property
    def laid(self) -> list[int]:
        return self.of_seats("laid")

    @property
    def ranks(self) -> list[int]:
        return self.of_seats("ranks")

    @property
    def totals(self) -> list[int]:
        return self.of_seats("totals")

    @property
    def to_beat(self) -> tuple[int, int]:
        """How many cards the latest combination has, and its value."""
        return int(self.state.length), int(self.state.to_beat)


PLAYS = range(Action.PLAY, Action.POINTS)
RAISES = range(Action.POINTS, Action.DONE)


def box_file(contents: Contents | None = None) -> BoxFile:
    """The standard box with some of its numbers changed."""
    return varied(GAME, contents)


def small_hands(cards: int) -> Contents:
    """A box that deals so many cards to each, however many play."""
    return {"hands": [cards] * 5}


def laid_out(players: int = 3, contents: Contents | None = None, **options: Value) -> Position:
    """The game after set-up, before any card is dealt."""
    return Position(*set_up(GAME, box_file(contents), players, options))


def position(
    hands: Sequence[Sequence[str]],
    actor: int = 0,
    fronts: Mapping[int, Sequence[str]] | None = None,
    to_beat: int = 0,
    latest: int = NOBODY,
    tokens: Sequence[int] | None = None,
    laid: dict[int, int] | None = None,
    reserve: int | None = None,
    passed: Sequence[int] = (),
    ranks: Sequence[int] | None = None,
    totals: Sequence[int] | None = None,
    pile: Sequence[str] = (),
    turns: int = 1,
    game: int = 0,
    contents: Contents | None = None,
    **options: Value,
) -> Position:
    """A turn at its start: the hands by seat, and the cards in front of some seats. What is named nowhere is
    discarded. Nobody has tokens unless it is said; with a given reserve the last seat has the rest."""
    players = len(hands)
    built = laid_out(players, contents, **options)
    state, fronts, laid = built.state, fronts or {}, laid or {}
    total = int(state.reserve) + sum(built.tokens)
    held = list(tokens or [0] * players)
    if reserve is not None:
        held[-1] += total - reserve - sum(held) - sum(laid.values())
    state.actor, state.phase, state.turns, state.game = actor, Phase.TURN, turns, game
    state.tokens[:players] = held
    for seat, points in laid.items():
        state.laid[seat] = points
    state.reserve = total - sum(held) - sum(laid.values())
    lying = {Place.HAND + seat: hand for seat, hand in enumerate(hands)}
    lying |= {Place.FRONT + seat: front for seat, front in fronts.items()}
    lying[Place.PILE] = pile
    for face, card in enumerate(CARDS):
        places = sorted(place for place, cards in lying.items() for one in cards if one == card)
        assert len(places) <= 2, f"there are two of each card, {card} too"
        state.places[2 * face : 2 * face + 2] = [*places, Place.DISCARD, Place.DISCARD][:2]
    state.sizes[:players] = [len(hand) for hand in hands]
    state.sizes[Place.PILE] = len(pile)
    if latest != NOBODY:
        state.latest, state.to_beat, state.length = latest, to_beat, len(fronts[latest])
    for seat, front in fronts.items():
        state.values[seat] = to_beat if seat == latest else int(front[0].split()[1])
    state.passed[list(passed)] = 1
    state.ranks[:players] = list(ranks or [0] * players)
    state.finished = sum(rank > 0 for rank in ranks or ())
    state.totals[:players] = list(totals or [0] * players)
    return built
