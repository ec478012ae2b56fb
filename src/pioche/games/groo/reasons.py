"""Why the text of a card cannot begin in Groo: its condition, or what there is to work on (GRO-10)."""

from pioche.core.table import Refusal
from pioche.core.words import Say

from .box import Box
from .names import material_name, seat_name
from .operations import DO, GIVE, WHAT, WHEN, WHO, Do, Ware, What, When, Who
from .rules.cards import has_cards, has_room, in_town
from .rules.reading import first_deed, read
from .rules.towns import FEW_CARDS, MANY_TROOPS, fits, holds
from .state import EFFECT, State

_NONE = {
    What.BUILDING: Say("no Building"),
    What.SMALL: Say("no Building of 1 point"),
    What.LARGE: Say("no Building of 2 points or more"),
    What.TROOP: Say("no Troop"),
    What.EFFECT: Say("no Groo Effect"),
    What.WILD: Say("no Wild"),
    What.CARD: Say("no card"),
}
_CONDITIONS = {
    When.FAMILY: Say("no other card of its family lies in your town."),
    When.SET: Say("not all cards of its family lie in your town."),
    When.HERE: Say("Groo is not in your town."),
    When.AWAY: Say("Groo is in your town."),
    When.BEHIND: Say("nobody has more Victory Points than you."),
    When.UNARMED: Say("you have a Troop in your town."),
    When.ARMED: Say("you need {troops} Troops in your town for it.", troops=MANY_TROOPS),
    When.POOR: Say("you have more than {cards} cards in hand.", cards=FEW_CARDS),
}


def why_idle(box: Box, state: State, user: int, card: int, clause: str) -> Refusal:
    """What the first operation of the text lacks; the clause is that of the kind of card."""
    step = int(first_deed(box, card))
    when = int(read(box, card, step, WHEN))
    if not holds(box, state, user, card, when):
        return Refusal(clause, _CONDITIONS[When(when)])
    return why_no_work(box, state, user, card, step, concerned(box, state, user, card, step), clause)


def concerned(box: Box, state: State, user: int, card: int, step: int) -> list[int]:
    """The players whom the operation could be about."""
    who = read(box, card, step, WHO)
    if who == Who.SELF:
        return [user]
    if who == Who.HERE:
        return [int(state.groo)]
    return [seat for seat in range(box.players) if seat != user or who == Who.EVERYONE]


def why_no_work(
    box: Box, state: State, user: int, card: int, step: int, seats: list[int], clause: str
) -> Refusal:
    """What an operation lacks that has nothing to work on at these players."""
    do = read(box, card, step, DO)
    if do in (Do.STEAL, Do.GRAB) and seats == [user]:
        return Refusal(clause, Say("Groo is in your own town, and nobody takes cards from oneself."))
    if do in (Do.RECOVER, Do.GRAB) and not has_room(box, state, user, card):
        return Refusal("GRO-13", Say("your hand is full."))
    if do in (Do.DESTROY, Do.STEAL, Do.RETURN, Do.SLEEP):
        return _no_card_in_town(box, state, user, card, step, seats, clause)
    if do == Do.RECOVER:
        none = _NONE[What(read(box, card, step, WHAT))]
        return Refusal(clause, Say("there is {none} among the discards that it could take.", none=none))
    if do == Do.DRAW:
        return _no_draw(state, user, seats)
    if do in (Do.DROP, Do.GRAB):
        return Refusal(clause, _no_hand(user, seats))
    if do in (Do.EXCHANGE, Do.REROLL, Do.SPOIL):
        return Refusal(clause, _no_die(box, card, step))
    return Refusal(clause, _REST[Do(do)])


_REST = {
    Do.MOVE: Say("Groo is in your town already."),
    Do.BOOST: Say("there is no battle."),
    Do.FRAY: Say("there is no battle."),
    Do.PEACE: Say("there is no battle."),
    Do.CANCEL: Say("no card waits to take effect."),
    Do.WAKE: Say("none of your Buildings is asleep."),
}


# --- Towns, hands and dice ----------------------------------------------------------


def _where(user: int, seats: list[int]) -> Say:
    """In which town the card had to be."""
    if seats == [user]:
        return Say("in your town")
    if len(seats) == 1:
        return Say("in the town of {player}", player=seat_name(seats[0]))
    return Say("in any town") if user in seats else Say("in any other town")


def _no_card_in_town(
    box: Box, state: State, user: int, card: int, step: int, seats: list[int], clause: str
) -> Refusal:
    what = int(read(box, card, step, WHAT))
    details = {"none": _NONE[What(what)], "where": _where(user, seats)}
    if read(box, card, step, DO) == Do.SLEEP:
        return Refusal(clause, Say("there is {none} {where} that could be put to sleep.", **details))
    for seat in seats:
        for other in range(EFFECT):
            if in_town(state, seat, other) and fits(box, other, what):
                return Refusal(clause, Say("there is {none} {where} that is not safe from cards.", **details))
    return Refusal(clause, Say("there is {none} {where} for it.", **details))


def _no_draw(state: State, user: int, seats: list[int]) -> Refusal:
    if not has_cards(state):
        return Refusal("GRO-19", Say("there is nothing to draw, neither in the pile nor among the discards."))
    if seats == [user]:
        return Refusal("GRO-13", Say("your hand is full."))
    if len(seats) == 1:
        return Refusal("GRO-13", Say("the hand of {player} is full.", player=seat_name(seats[0])))
    return Refusal("GRO-13", Say("the hands of all whom it is about are full."))


def _no_hand(user: int, seats: list[int]) -> Say:
    if seats == [user]:
        return Say("you have no card in hand.")
    if len(seats) == 1:
        return Say("{player} has no card in hand.", player=seat_name(seats[0]))
    return Say("nobody whom it is about has a card in hand.")


def _no_die(box: Box, card: int, step: int) -> Say:
    give = int(read(box, card, step, GIVE))
    if read(box, card, step, DO) == Do.REROLL or give == Ware.ANY:
        return Say("no die is left that it could be about.")
    return Say("no die that is left shows {material}.", material=material_name(give))
