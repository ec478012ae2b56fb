"""Why something cannot be done in Golem It: the same questions that `legal` asks, with their clauses."""

from pioche.core.rule import OVER
from pioche.core.table import Refusal
from pioche.core.words import Say

from .actions import Action
from .box import FEWEST, Box, Variant
from .rules.cards import NEVER, cost, count_at, points_beyond, purse, raised_value
from .rules.combining import (
    can_complete,
    can_pick_first,
    can_pick_next,
    can_raise_first,
    holds,
    is_opening,
)
from .rules.playing import can_pass
from .rules.series import can_deal, can_go_on
from .sentences import name
from .state import COPIES, Phase, Place, State


def why_not(box: Box, state: State, action: int) -> Refusal | None:
    """The clause that forbids the action; None exactly if it is legal."""
    if state.actor == OVER:
        return _after_the_end(box)
    phase = int(state.phase)  # asked for once: a cell of a record is slow to read and to compare
    if action == Action.NEXT:
        return (
            None if can_go_on(state) else Refusal(_clause_of_the_end(box), Say("the game is not over yet."))
        )
    if phase == Phase.END:
        return Refusal(_clause_of_the_end(box), Say("the game is over: have the next one dealt."))
    if action < Action.PLAY:
        return _deal(state, phase, action - Action.DEAL)
    if phase == Phase.DEAL:
        return Refusal("GIT-03", Say("the cards are still being dealt."))
    if action < Action.POINTS:
        return _play(box, state, phase, action - Action.PLAY)
    if action < Action.DONE:
        return _points(box, state, phase, action - Action.POINTS)
    if action == Action.DONE:
        return _done(state, phase)
    return _pass(box, state, phase, action - Action.PASS)


def _after_the_end(box: Box) -> Refusal:
    return Refusal(_clause_of_the_end(box), Say("the match is over."))


def _clause_of_the_end(box: Box) -> str:
    """How many games there are, and who has won, is told by the clause of what is played."""
    return "GIT-19" if box.players == FEWEST else "GIT-18" if box.tournament else "GIT-16"


def _deal(state: State, phase: int, number: int) -> Refusal | None:
    if phase != Phase.DEAL:
        return Refusal("GIT-03", Say("cards are dealt only before the first turn of a game."))
    if can_deal(state, number):
        return None
    face = number // COPIES
    if count_at(state, face, Place.PILE) > 0:
        return Refusal(
            "GIT-01", Say("only one such card is left; it is called '{name}'.", name=name(COPIES * face))
        )
    return Refusal("GIT-01", Say("both cards of this kind are dealt already."))


# --- Cards --------------------------------------------------------------------


def _play(box: Box, state: State, phase: int, face: int) -> Refusal | None:
    if phase == Phase.POINTS:
        return _points_come_first()
    if phase == Phase.TURN:
        return None if can_pick_first(box, state, face) else _not_first(box, state, face)
    return None if can_pick_next(box, state, face) else _not_next(box, state, face)


def _points_come_first() -> Refusal:
    return Refusal("GIT-08", Say("first say how many points lie on the first card."))


def _not_held() -> Refusal:
    return Refusal("GIT-08", Say("this card is not in your hand."))


def _too_dear(box: Box, for_the_reserve: Say, for_the_player: Say) -> Refusal:
    """Points come from the reserve, under (a) from the player."""
    if box.variant == Variant.BASE:
        return Refusal("GIT-02", for_the_reserve)
    return Refusal("GIT-20", for_the_player)


def _not_first(box: Box, state: State, face: int) -> Refusal:
    """Where nobody has played yet, any card of the hand will do."""
    length, value = int(state.length), int(state.to_beat)
    if not holds(state, face):
        return _not_held()
    if state.sizes[state.actor] < length:
        return Refusal(
            "GIT-09", Say("a combination of {length} cards is needed, and the hand has fewer.", length=length)
        )
    if points_beyond(face, value) > purse(box, state):
        return _too_dear(
            box,
            Say("the reserve has too few points to raise it above {value}.", value=value),
            Say("you have too few points to raise it above {value}.", value=value),
        )
    return Refusal(
        "GIT-10", Say("it cannot be brought to one value above {value} with enough others.", value=value)
    )


def _not_next(box: Box, state: State, face: int) -> Refusal:
    value, length = int(state.value), int(state.length)
    if not holds(state, face):
        return _not_held()
    if not is_opening(state) and state.picked == length:
        return Refusal(
            "GIT-09", Say("the combination has as many cards as it needs ({length}).", length=length)
        )
    price = cost(face, value)
    if price == NEVER:
        return Refusal("GIT-10", Say("no number of points makes it count {value}.", value=value))
    if price > purse(box, state):
        return _too_dear(
            box,
            Say("the reserve has too few points left to raise it to {value}.", value=value),
            Say("you have too few points left to raise it to {value}.", value=value),
        )
    return Refusal("GIT-08", Say("with it, the combination could not be completed any more."))


# --- Points, and the end of a turn ----------------------------------------------


def _points(box: Box, state: State, phase: int, points: int) -> Refusal | None:
    if phase == Phase.TURN:
        return Refusal("GIT-10", Say("first choose the card that the points are laid on."))
    if phase == Phase.MORE:
        return Refusal("GIT-08", Say("the value is set; the other cards get the points that they need."))
    if can_raise_first(box, state, points):
        return None
    held = purse(box, state)
    if points > held:
        return _too_dear(
            box,
            Say("the reserve does not have so many points ({points}).", points=held),
            Say("you do not have so many points ({points}).", points=held),
        )
    value = int(raised_value(int(state.first), points))
    if value <= state.to_beat:
        return Refusal(
            "GIT-09", Say("{value} does not beat {latest}.", value=value, latest=int(state.to_beat))
        )
    return Refusal("GIT-10", Say("not enough other cards can be brought to {value}.", value=value))


def _done(state: State, phase: int) -> Refusal | None:
    if phase == Phase.TURN:
        return Refusal("GIT-08", Say("no combination is begun."))
    if phase == Phase.POINTS:
        return _points_come_first()
    if can_complete(state):
        return None
    return Refusal("GIT-09", Say("a combination of {length} cards is needed.", length=int(state.length)))


def _pass(box: Box, state: State, phase: int, points: int) -> Refusal | None:
    if phase != Phase.TURN:
        return Refusal("GIT-07", Say("a combination is begun: complete it."))
    if can_pass(box, state, points):
        return None
    if box.variant == Variant.AB:
        return Refusal("GIT-20", Say("with this changed rule, passing returns no points."))
    if points > box.most_returned:
        return Refusal(
            "GIT-12",
            Say("a pass does not return so many points (at most {points}).", points=int(box.most_returned)),
        )
    held = int(state.tokens[state.actor])
    return Refusal("GIT-12", Say("you do not have so many points ({points}).", points=held))
