"""Why something cannot be done in Goulet: the same questions that `legal` asks, with their clauses."""

from pioche.core.rule import CHANCE, OVER
from pioche.core.table import Refusal
from pioche.core.words import Say

from .actions import Action
from .box import Box
from .rules.resolving import (
    can_attack,
    can_end_turn,
    can_heal,
    can_step,
    has_pair,
    must_attack,
)
from .rules.rolling import can_lift, can_roll, can_stop
from .rules.setting_up import can_draw_token, can_place
from .sentences import SIDES, pair_of, the
from .state import NOBODY, Phase, State, position_of, side_of


def why_not(box: Box, state: State, action: int) -> Refusal | None:
    """The clause that forbids the action; None exactly if it is legal."""
    if state.actor == OVER:
        return _after_the_end(box, state)
    if action < Action.DIE:
        return _token(state, action - Action.TOKEN)
    if action < Action.PLACE:
        return _die(state)
    if action < Action.STOP:
        return _place(box, state, action - Action.PLACE)
    if action <= Action.ROLL:
        return _keep(box, state, action)
    if state.phase != Phase.RESOLVE:
        return Refusal("GOU-09", Say("dice take effect only once the player has finished rolling."))
    if action < Action.STEP_FORWARD:
        return _attack(box, state, *pair_of(action))
    if action == Action.HEAL:
        return _heal(box, state)
    if action == Action.END_TURN:
        return _end_turn(box, state)
    return _step(state, -1 if action == Action.STEP_FORWARD else 1)


def _after_the_end(box: Box, state: State) -> Refusal:
    if state.winner == NOBODY:
        return Refusal(
            "GOU-19",
            Say("the turn limit ({turns}) is reached: the match is a draw.", turns=int(box.turn_limit)),
        )
    return Refusal("GOU-18", Say("the match is over: {side} has won.", side=SIDES[state.winner]))


def _token(state: State, unit: int) -> Refusal | None:
    if can_draw_token(state, unit):
        return None
    if state.phase == Phase.SHUFFLE:
        return Refusal("GOU-05", Say("the token of {unit} lies on the track already.", unit=the(unit)))
    return Refusal("GOU-05", Say("tokens are drawn only during set-up, once the Units stand in their lines."))


def _die(state: State) -> Refusal | None:
    if state.phase == Phase.ROLL:
        return None
    return Refusal("GOU-08", Say("no die is in the air."))


def _place(box: Box, state: State, unit: int) -> Refusal | None:
    if can_place(state, unit):
        return None
    if not box.arrange:
        reason = Say("without the option 'arrange' every Unit has its set position.")
    elif state.phase != Phase.ARRANGE:
        reason = Say("the Units are in their places.")
    elif side_of(unit) != state.actor:
        reason = Say("{side} is ordering its Units now.", side=SIDES[state.actor])
    else:
        reason = Say("{unit} has a position already.", unit=the(unit))
    return Refusal("GOU-03", reason)


def _keep(box: Box, state: State, action: int) -> Refusal | None:
    if state.phase != Phase.KEEP:
        if state.actor == CHANCE or state.phase == Phase.ARRANGE:
            return Refusal("GOU-08", Say("the dice are not on the table yet."))
        if state.rolls == box.rolls:
            return Refusal(
                "GOU-08", Say("no roll is left this turn (at most {rolls}).", rolls=int(box.rolls))
            )
        return Refusal("GOU-08", Say("the player has kept the dice: no more rolls this turn."))
    if action == Action.STOP:
        allowed, reason = can_stop(state), Say("dice taken up must be rolled.")
    elif action == Action.ROLL:
        allowed, reason = can_roll(state), Say("no die is taken up.")
    else:
        face = action - Action.LIFT + 1
        allowed, reason = can_lift(state, face), Say("no die shows {face}.", face=face)
    return None if allowed else Refusal("GOU-08", reason)


def _attack(box: Box, state: State, damage: int, reach: int) -> Refusal | None:
    if can_attack(box, state, damage, reach):
        return None
    if not has_pair(state, damage, reach):
        return Refusal("GOU-10", Say("it takes one die for the damage and another for the range."))
    return Refusal("GOU-11", Say("no enemy stands at range {reach} from here.", reach=reach))


def _step(state: State, by: int) -> Refusal | None:
    if can_step(state, by):
        return None
    if state.dice[4] == 0:
        return Refusal("GOU-14", Say("it takes a 4."))
    return Refusal("GOU-14", Say("no ally stands there to change places with."))


def _heal(box: Box, state: State) -> Refusal | None:
    if can_heal(box, state):
        return None
    if state.dice[5] == 0:
        return Refusal("GOU-15", Say("it takes a 5."))
    if position_of(state, state.unit) == 0:
        return Refusal("GOU-15", Say("nobody heals in position 1."))
    return Refusal(
        "GOU-15", Say("a Unit cannot have more than {most} Hit Points.", most=int(box.most_hit_points))
    )


def _end_turn(box: Box, state: State) -> Refusal | None:
    if can_end_turn(box, state):
        return None
    if must_attack(box, state):
        return Refusal("GOU-10", Say("a pair still reaches an enemy and must be used."))
    return Refusal("GOU-09", Say("at this table a 4 or a 5 that can be used must be used."))
