"""Games and series: dealing, the end of a game, places and points (GIT-03 to GIT-05, GIT-16b to GIT-19)."""

from pioche.core.rule import CHANCE, OVER, rule

from ..box import FEWEST, Box, Variant
from ..state import CARDS, COPIES, NOBODY, SEATS, Phase, Place, State
from .cards import count_at, move_card


@rule
def setup(box: Box, state: State) -> None:
    """The first game of the match is dealt; nobody has points yet (GIT-03)."""
    state.game = 0
    for seat in range(SEATS):
        state.totals[seat] = 0
    lay_out(box, state)


@rule
def lay_out(box: Box, state: State) -> None:
    """All cards in the pile, all points in the reserve but those that players start with (GIT-03, GIT-04,
    GIT-19)."""
    for card in range(CARDS):
        state.places[card] = Place.PILE
    state.reserve = total_points(box)
    for seat in range(SEATS):
        state.tokens[seat] = 0
        state.laid[seat] = 0
        state.values[seat] = 0
        state.passed[seat] = 0
        state.ranks[seat] = 0
        state.sizes[seat] = 0
    state.sizes[Place.PILE] = CARDS
    for seat in range(box.players):
        if box.players > FEWEST or seat == starter(box, state):
            state.tokens[seat] = box.start_points
            state.reserve -= box.start_points
    state.turns = 0
    state.latest = NOBODY
    state.to_beat = 0
    state.length = 0
    state.picked = 0
    state.first = NOBODY
    state.value = 0
    state.spent = 0
    state.finished = 0
    state.phase = Phase.DEAL
    state.actor = CHANCE


@rule
def total_points(box: Box) -> int:
    """Tokens of 1, 2 and 3 points can be exchanged freely: only their sum matters (GIT-01, GIT-02)."""
    points = 0
    for token in range(len(box.tokens)):
        points += (token + 1) * int(box.tokens[token])
    return points


@rule
def starter(box: Box, state: State) -> int:
    """The seat that starts this game: it moves on with every game of a series (GIT-05, GIT-18, GIT-19)."""
    return int((box.starter + state.game) % box.players)


@rule
def hand_size(box: Box) -> int:
    """How many cards everyone is dealt (GIT-03, GIT-19)."""
    return int(box.hands[box.players - FEWEST])


@rule
def next_to_be_dealt(box: Box, state: State) -> int:
    """The first seat that lacks cards (GIT-03)."""
    for seat in range(box.players):
        if state.sizes[seat] < hand_size(box):
            return seat
    return NOBODY


@rule
def can_deal(state: State, card: int) -> bool:
    """Any card of the pile; of two copies that are alike the first is left for last (GIT-03)."""
    face, copy = card // COPIES, card % COPIES
    return bool(state.phase == Phase.DEAL and copy < count_at(state, face, Place.PILE))


@rule
def deal(box: Box, state: State, card: int) -> bool:
    """A card goes to the next hand, face down; True once everyone has their cards (GIT-03)."""
    seat = next_to_be_dealt(box, state)
    move_card(state, card // COPIES, Place.PILE, Place.HAND + seat)
    state.sizes[seat] += 1
    state.sizes[Place.PILE] -= 1
    return next_to_be_dealt(box, state) == NOBODY


@rule
def has_reached_the_limit(box: Box, state: State) -> bool:
    """Nothing in the book forces an end: a table's limit of turns does (GIT-16b)."""
    return bool(box.turn_limit > 0 and state.turns >= box.turn_limit)


@rule
def end_game(box: Box, state: State) -> None:
    """Places are given, points counted; then who starts the next game of the series has it dealt, or the
    match is over (GIT-16, GIT-18, GIT-19)."""
    rank_the_rest(box, state)
    for seat in range(box.players):
        if box.players == FEWEST:
            state.totals[seat] += penalty(box, state, seat)
        elif box.tournament:
            state.totals[seat] += box.prizes[state.ranks[seat] - 1]
    if state.game + 1 < games_of_the_series(box):
        state.phase = Phase.END
        state.actor = (starter(box, state) + 1) % box.players
    else:
        state.actor = OVER


@rule
def can_go_on(state: State) -> bool:
    """Another game of the series follows the one that is over (GIT-18, GIT-19)."""
    return bool(state.phase == Phase.END)


@rule
def go_on(box: Box, state: State) -> None:
    """The next game is laid out and dealt anew (GIT-18, GIT-19)."""
    state.game += 1
    lay_out(box, state)


@rule
def games_of_the_series(box: Box) -> int:
    """Four for two players; as many as players in a tournament; else one (GIT-18, GIT-19)."""
    if box.players == FEWEST:
        return int(box.games)
    return int(box.players) if box.tournament else 1


@rule
def penalty(box: Box, state: State, seat: int) -> int:
    """3 points a card left in hand, and the tokens left, with those on the own cards except under (a);
    nothing for who is out (GIT-16b, GIT-19)."""
    points = int(box.card_penalty) * int(state.sizes[seat]) + int(state.tokens[seat])
    if box.variant == Variant.BASE:
        points += int(state.laid[seat])
    return points


@rule
def is_played_on(box: Box) -> bool:
    """For the places: by option, and always in a tournament (GIT-17, GIT-18)."""
    return bool(box.play_on or box.tournament)


@rule
def rank_the_rest(box: Box, state: State) -> None:
    """Who is out keeps the place. Where a player went out and nobody plays on, the others share the next
    one (GIT-16); else they are ranked by what they have left, fewest first, and equals share the better
    place (GIT-16b)."""
    by_penalty = state.finished == 0 or is_played_on(box)
    for seat in range(box.players):
        if state.ranks[seat] == 0:
            better = state.finished
            for other in range(box.players):
                if by_penalty and is_still_in(state, other):
                    better += penalty(box, state, other) < penalty(box, state, seat)
            # Places of this loop are kept negative until all are given: it asks who is still in.
            state.ranks[seat] = -(better + 1)
    for seat in range(box.players):
        state.ranks[seat] = abs(state.ranks[seat])


@rule
def is_still_in(state: State, seat: int) -> bool:
    """The player has no place yet that was reached by going out."""
    return bool(state.ranks[seat] <= 0)
