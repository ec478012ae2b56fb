"""Turns and rounds: cards in front, passing, whose turn it is, and going out (GIT-06, GIT-12 to GIT-17)."""

from pioche.core.rule import rule

from ..box import Box, Variant
from ..state import FACES, NOBODY, Phase, Place, State
from .cards import count_at, move_card
from .series import end_game, has_reached_the_limit, is_played_on


@rule
def start_turn(box: Box, state: State, seat: int) -> None:
    """Cards still lying in front of the player are discarded (GIT-06)."""
    state.turns += 1
    state.actor = seat
    state.phase = Phase.TURN
    clear_front(box, state, seat)


@rule
def clear_front(box: Box, state: State, seat: int) -> None:
    """The cards are discarded; their tokens go to the player, under (a) to the reserve (GIT-06, GIT-20)."""
    if state.values[seat] == 0:
        return
    for face in range(FACES):
        for _ in range(count_at(state, face, Place.FRONT + seat)):
            move_card(state, face, Place.FRONT + seat, Place.DISCARD)
    if box.variant == Variant.BASE:
        state.tokens[seat] += state.laid[seat]
    else:
        state.reserve += state.laid[seat]
    state.laid[seat] = 0
    state.values[seat] = 0


@rule
def start_round(box: Box, state: State) -> None:
    """Nothing has to be beaten, and everyone is in again (GIT-15, GIT-20)."""
    state.latest = NOBODY
    state.to_beat = 0
    state.length = 0
    for seat in range(box.players):
        state.passed[seat] = 0


@rule
def can_pass(box: Box, state: State, points: int) -> bool:
    """Any player may pass, the opener too, and return up to 2 points of the own tokens (GIT-12, GIT-13);
    under (b) nothing is returned (GIT-20)."""
    if state.phase != Phase.TURN:
        return False
    most = 0 if box.variant == Variant.AB else min(box.most_returned, state.tokens[state.actor])
    return bool(points <= most)


@rule
def pass_turn(box: Box, state: State, points: int) -> None:
    """The points go back to the reserve (GIT-12); under (b) the player takes one, if there is one, and is
    out for the rest of the round (GIT-20). Else passing does not put anyone out (GIT-14)."""
    seat = state.actor
    if box.variant == Variant.AB:
        points = -min(1, state.reserve)
    state.tokens[seat] -= points
    state.reserve += points
    # Without a combination to beat, a pass counts for nothing, except under (b) (GIT-13, GIT-20).
    if state.latest != NOBODY or box.variant == Variant.AB:
        state.passed[seat] = 1


@rule
def follow_combination(box: Box, state: State) -> None:
    """Whoever passed before has not passed since this combination (GIT-14, GIT-15); under (b) who passed
    stays out of the round (GIT-20)."""
    if box.variant != Variant.AB:
        for seat in range(box.players):
            state.passed[seat] = 0


@rule
def finish_turn(box: Box, state: State) -> None:
    """Perhaps the player is out, or the game over; else it is the next player's turn, in this round or
    in a new one (GIT-15, GIT-16, GIT-16b)."""
    if is_rid_of_everything(box, state, state.actor):
        go_out(box, state, state.actor)
    if is_game_over(box, state) or has_reached_the_limit(box, state):
        end_game(box, state)
        return
    seat = next_player(box, state)
    if is_round_over(box, state):
        start_round(box, state)
    start_turn(box, state, seat)


@rule
def is_rid_of_everything(box: Box, state: State, seat: int) -> bool:
    """No cards in hand, no tokens; those lying on the own cards count, except under (a) (GIT-16, GIT-20)."""
    lies_on_cards = box.variant == Variant.BASE and state.laid[seat] > 0
    return bool(state.sizes[seat] == 0 and state.tokens[seat] == 0 and not lies_on_cards)


@rule
def go_out(box: Box, state: State, seat: int) -> None:
    """The player takes the next place; under (a) the tokens on the cards return to the reserve at once
    (GIT-16, GIT-17, GIT-20)."""
    state.finished += 1
    state.ranks[seat] = state.finished
    state.reserve += state.laid[seat]
    state.laid[seat] = 0


@rule
def is_game_over(box: Box, state: State) -> bool:
    """The first player is out; playing on, only one is left (GIT-16, GIT-17). Under (b) also when nobody
    still in holds a card: nobody could ever get rid of the tokens (GIT-20)."""
    if state.finished >= (box.players - 1 if is_played_on(box) else 1):
        return True
    if box.variant != Variant.AB:
        return False
    for seat in range(box.players):
        if state.sizes[seat] > 0:
            return False
    return True


@rule
def is_round_over(box: Box, state: State) -> bool:
    """Everyone still in the game, but for the player of the latest combination, has passed since (GIT-15);
    under (b) the round can also end without a combination (GIT-20)."""
    if state.latest == NOBODY and box.variant != Variant.AB:
        return False
    for seat in range(box.players):
        if seat != state.latest and state.ranks[seat] == 0 and state.passed[seat] == 0:
            return False
    return True


@rule
def next_player(box: Box, state: State) -> int:
    """Clockwise; players who are out of the game are skipped, and cards that still lie in front of them
    discarded (GIT-05, GIT-17). The actor comes last."""
    seat = int(state.actor)
    round_is_over = is_round_over(box, state)
    while True:
        seat = (seat + 1) % box.players
        if state.ranks[seat] > 0:
            clear_front(box, state, seat)
        elif opens(state, seat) if round_is_over else is_in_round(box, state, seat):
            return seat


@rule
def opens(state: State, seat: int) -> bool:
    """The player of the latest combination opens the next round; any other does where nobody has played, or
    where that player is out of the game (GIT-15, GIT-17, GIT-20)."""
    return bool(seat == state.latest or state.latest == NOBODY or state.ranks[state.latest] > 0)


@rule
def is_in_round(box: Box, state: State, seat: int) -> bool:
    """Passing puts nobody out of the round, except under (b) (GIT-14, GIT-20)."""
    return bool(box.variant != Variant.AB or state.passed[seat] == 0)
