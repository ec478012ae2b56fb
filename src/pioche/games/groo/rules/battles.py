"""Attack: who is sent, what the totals are, and which Buildings fall (GRO-14)."""

from pioche.core.rule import long_rule, rule

from ..box import Box
from ..operations import AMOUNT, DO, MOST_STEPS, OF, SIDE, WHEN, Do, From, Of, Side
from ..state import EFFECT, NOBODY, NOTHING, TROOP, Mark, Phase, State, Window
from .cards import discard, has_mark, in_town
from .reading import read
from .towns import count_troops, family, holds, is_awake, is_safe
from .windows import open_window

MOST_LOST = 60  # points of Buildings that could ever be lost at once


@rule
def fighter(state: State) -> int:
    """Whose Troops are picked now: the attacker's, then the defender's."""
    return int(state.turn if state.phase == Phase.SEND else state.defender)


@rule
def fights(state: State, seat: int, card: int) -> bool:
    """The Troop was sent by that seat into the battle under way."""
    return in_town(state, seat, card) and has_mark(state, card, Mark.FIGHTS)


@rule
def can_send(state: State, card: int) -> bool:
    """A Troop in the own town that is not sent yet (GRO-14)."""
    return (
        TROOP <= card < EFFECT
        and in_town(state, fighter(state), card)
        and not has_mark(state, card, Mark.FIGHTS)
    )


@long_rule
def count_fighting(state: State, seat: int) -> int:
    """Troops that the seat has sent."""
    count = 0
    for card in range(TROOP, EFFECT):
        count += fights(state, seat, card)
    return count


@rule
def can_stop_sending(state: State) -> bool:
    """An attacker sends one Troop at least, a defender may send none (GRO-14)."""
    return bool(state.phase == Phase.DEFEND or count_fighting(state, int(state.turn)) > 0)


@rule
def go_on_with_attack(state: State) -> bool:
    """The active player may attack with the Troops in town (GRO-14)."""
    if count_troops(state, int(state.turn)) == 0:
        state.phase = Phase.ROLL
        return False
    state.actor = state.turn
    return True


@rule
def go_on_sending(state: State) -> bool:
    """Troops are picked until all are sent, or enough (GRO-14)."""
    seat = fighter(state)
    if count_fighting(state, seat) == count_troops(state, seat):
        stop_sending(state)
        return False
    state.actor = seat
    return True


@rule
def stop_sending(state: State) -> None:
    """The attack is declared, or the defence chosen (GRO-08, GRO-14)."""
    if state.phase == Phase.SEND:
        state.phase = Phase.DEFEND
        open_window(state, Window.DECLARED)
    else:
        state.phase = Phase.FIGHT
        open_window(state, Window.DEFENDED)


# --- Totals -------------------------------------------------------------------------------


@rule
def is_on_side(side: int, wanted: int) -> bool:
    """What a text says of one side, or of both."""
    return bool(wanted == side or wanted == Side.BOTH)


@long_rule
def total(box: Box, state: State, seat: int, side: int) -> int:
    """Printed values, some of them doubled, then all that is added (GRO-10, GRO-14)."""
    strength = int(state.boosts[side]) + count_doubled(box, state, seat, side)
    for card in range(TROOP, EFFECT):
        if fights(state, seat, card):
            strength += int(box.value[card - TROOP])
    for card in range(EFFECT):
        if is_awake(state, seat, card) and (card < TROOP or fights(state, seat, card)):
            for step in range(MOST_STEPS):
                if (
                    read(box, card, step, DO) == Do.FIGHT
                    and is_on_side(side, read(box, card, step, SIDE))
                    and holds(box, state, seat, card, read(box, card, step, WHEN))
                ):
                    of = read(box, card, step, OF)
                    strength += read(box, card, step, AMOUNT) * times_added(box, state, seat, card, of)
    return max(0, strength)


@long_rule
def times_added(box: Box, state: State, seat: int, card: int, of: int) -> int:
    """How often a text adds its amount: once, or for each Troop that it is about."""
    if of == Of.TOWN or of == Of.ITSELF:
        return 1
    times, kin = 0, family(box, card)
    for troop in range(TROOP, EFFECT):
        if troop != card and fights(state, seat, troop):
            times += of == Of.OTHERS or (kin != NOTHING and family(box, troop) == kin)
    return times


@long_rule
def count_doubled(box: Box, state: State, seat: int, side: int) -> int:
    """What doubling adds: for each doubler the printed value of the strongest other Troop that is not doubled
    yet (GRO-10)."""
    added, doubled = 0, 0
    for card in range(TROOP, EFFECT):
        if fights(state, seat, card) and doubles(box, state, seat, card, side):
            best = NOTHING
            for troop in range(TROOP, EFFECT):
                may = troop != card and fights(state, seat, troop) and not (doubled >> (troop - TROOP)) & 1
                if may and (best == NOTHING or box.value[troop - TROOP] > box.value[best - TROOP]):
                    best = troop
            if best != NOTHING:
                doubled |= 1 << (best - TROOP)
                added += int(box.value[best - TROOP])
    return added


@long_rule
def doubles(box: Box, state: State, seat: int, card: int, side: int) -> bool:
    """The text of this Troop doubles another one on that side."""
    if has_mark(state, card, Mark.ASLEEP):
        return False
    for step in range(MOST_STEPS):
        if (
            read(box, card, step, DO) == Do.DOUBLE
            and is_on_side(side, read(box, card, step, SIDE))
            and holds(box, state, seat, card, read(box, card, step, WHEN))
        ):
            return True
    return False


# --- Losses -------------------------------------------------------------------------------


@long_rule
def reachable(box: Box, state: State, besides: int) -> int:
    """Totals of printed points that the defender could lose, a bit for each; one Building may be left out
    (GRO-14)."""
    totals = 1
    for card in range(TROOP):
        if card != besides and can_fall(box, state, card):
            totals |= totals << int(box.points[card])
            totals &= (1 << (MOST_LOST + 1)) - 1
    return totals


@long_rule
def can_fall(box: Box, state: State, card: int) -> bool:
    """A Building of the defender that is not safe from war (GRO-14)."""
    seat = int(state.defender)
    return in_town(state, seat, card) and not is_safe(box, state, seat, card, From.WAR)


@long_rule
def largest_loss(box: Box, state: State) -> int:
    """The largest total that does not exceed the result of the battle (GRO-14)."""
    attack = total(box, state, int(state.turn), Side.ATTACK)
    defence = total(box, state, int(state.defender), Side.DEFENCE)
    return largest_fitting(box, state, min(MOST_LOST, attack - defence))


@long_rule
def largest_fitting(box: Box, state: State, loss: int) -> int:
    """The largest total of Buildings that is not above the loss (GRO-14)."""
    totals = reachable(box, state, NOTHING)
    while loss > 0 and not (totals >> loss) & 1:
        loss -= 1
    return max(0, loss)


@long_rule
def can_lose(box: Box, state: State, card: int) -> bool:
    """With this Building lost, the rest of the largest total can still be lost exactly (GRO-14)."""
    if card >= TROOP or not can_fall(box, state, card) or box.points[card] > state.losing:
        return False
    return bool((reachable(box, state, card) >> (int(state.losing) - int(box.points[card]))) & 1)


@rule
def compare(box: Box, state: State) -> None:
    """A tie costs no Building; before losses there is a window (GRO-08, GRO-14)."""
    if largest_loss(box, state) > 0:
        state.phase = Phase.LOSE
        open_window(state, Window.LOSSES)
    else:
        end_battle(state, True)


@long_rule
def go_on_losing(box: Box, state: State) -> bool:
    """The defender chooses which Buildings fall (GRO-14)."""
    if state.losing == NOTHING:
        state.losing = largest_loss(box, state)
    else:  # with some Buildings gone others may have become safe
        state.losing = largest_fitting(box, state, int(state.losing))
    if state.losing == 0:
        end_battle(state, True)
        return False
    only = NOTHING
    for card in range(TROOP):
        if can_lose(box, state, card):
            if only != NOTHING:
                state.actor = state.defender
                return True
            only = card
    lose(box, state, only)
    return False


@rule
def lose(box: Box, state: State, card: int) -> None:
    """One Building is lost, at its printed points (GRO-14)."""
    state.losing -= box.points[card]
    discard(state, card)


@long_rule
def end_battle(state: State, killed: bool) -> None:
    """All Troops that fought are discarded, on both sides (GRO-14)."""
    for card in range(TROOP, EFFECT):
        if has_mark(state, card, Mark.FIGHTS):
            if killed:
                discard(state, card)
            else:
                state.marks[card] &= ~Mark.FIGHTS
    state.defender = NOBODY
    state.boosts[0] = 0
    state.boosts[1] = 0
    state.losing = NOTHING
    state.phase = Phase.ROLL
