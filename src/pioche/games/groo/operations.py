"""What the texts of Groo's cards are made of: lists of these operations, carried out in the order in which
they are written (GRO-10).

Operations that do something, once the card takes effect or its power is used:

destroy   `amount` cards (`what`) in the town of `who` are discarded, one after the other, chosen by `by`
          (GRO-20).
steal     the user takes `amount` cards (`what`) out of that town into the own one; Buildings arrive asleep.
return    `amount` cards (`what`) of that town go back into the hand of their owner, chosen by `by`; into the
          discards while that hand is full. Everyone knows them there.
recover   the user takes `amount` cards (`what`) out of the discards into the hand; everyone sees them. Not
          the card itself whose text this is, and no Event.
draw      `who` draws `amount` cards; nobody ever holds more than 5.
drop      `who` discards `amount` cards of the hand, chosen by `by`.
grab      the user takes `amount` cards out of the hand of `who`, at random; everyone sees them.
goods     the user has `amount` more of `take`, each chosen if that is `any`; they cannot be passed on, are no
          dice, and pay before dice do.
exchange  a die that shows `give` shows `take`, something else, from now on; `any` is chosen, `give` first.
reroll    `amount` times the user names a die, by what it shows, and rolls it anew.
spoil     `amount` dice that show `give` are put aside; of `any`, each is chosen.
move      Groo goes to `where`; nothing to work on if he is there already.
boost     `amount` more, or less, on one `side` of the battle under way.
fray      all Troops in the battle are discarded, and it is over: nothing is lost.
peace     the battle is over: nothing is lost, and the Troops stay in their towns.
cancel    the latest card that was played and is not yet in effect is discarded without any. This is carried
          out at once, out of turn.
sleep     the cards (`what`) in the town of `who` are asleep until the next turn begins.
wake      the user's Buildings are no longer asleep.

Operations that hold while the card lies awake in a town; those of a Troop that change a battle while it
fights:

points    `amount` more Victory Points; asleep as well (GRO-05).
fight     `amount` more on a `side` of a battle, for what `of` says.
double    on that `side`, the strongest other Troop of the town that fights counts double, by its printed
          value. Each Troop is doubled once; several doublers choose one after the other, by the numbers of
          the cards.
safe      this Building is not lost to what `from` says.
cheaper   cards (`what`) that the owner plays need one `give` less.

Totals of a battle: printed values, those doubled twice, then all that is added; never below 0. A card that is
asleep gives nothing but points and its printed value.

What there is to work on: of destroy, steal, return a fitting card in that town that is not safe; of recover a
fitting card in the discards and room in the user's hand; of draw room in the hand and a card in the pile or
the discards; of drop a card in that hand; of grab also room in the user's, and another's hand; of goods that
the user holds the dice; of exchange, reroll and spoil a die that is not spent and shows what is given; of
boost, fray and peace a battle; of cancel a card that waits; of sleep a fitting card that is awake; of wake a
Building that is not.

An operation that has nothing to work on does nothing; one with an `amount` goes on as long as there is
something to work on. It is done to each player of `who` completely before the next. `opponent` is one other
player, whom the user chooses at the first operation that needs one and who stays the same for the others of
the text.
"""

from enum import IntEnum

from pioche.core.operations import Detail, Grammar, Rows
from pioche.core.record import Limits
from pioche.core.words import Say

from .state import Material

MOST_STEPS = 3  # operations of a card
COLUMNS = 10
DO, AMOUNT, WHO, WHAT, BY, GIVE, TAKE, WHERE, TIME, WHEN = range(COLUMNS)
SIDE, OF, FROM = GIVE, TAKE, WHERE  # columns that have other uses in battles


class Do(IntEnum):
    NOTHING = 0
    DESTROY = 1
    STEAL = 2
    RETURN = 3
    RECOVER = 4
    DRAW = 5
    DROP = 6
    GRAB = 7
    GOODS = 8
    EXCHANGE = 9
    REROLL = 10
    SPOIL = 11
    MOVE = 12
    BOOST = 13
    FRAY = 14
    PEACE = 15
    CANCEL = 16
    SLEEP = 17
    WAKE = 18
    POINTS = 19  # the first that holds while the card lies there
    FIGHT = 20
    DOUBLE = 21
    SAFE = 22
    CHEAPER = 23


class Who(IntEnum):
    SELF = 0
    OPPONENT = 1  # one, chosen
    OTHERS = 2  # each other player, clockwise from the user
    EVERYONE = 3  # the user first
    HERE = 4  # whose town Groo is in


class What(IntEnum):
    BUILDING = 0
    SMALL = 1  # a Building of 1 point
    LARGE = 2  # a Building of 2 points or more
    TROOP = 3
    EFFECT = 4
    WILD = 5
    CARD = 6  # any


class By(IntEnum):
    OWNER = 0
    USER = 1
    CHANCE = 2


class Ware(IntEnum):
    """A material, as in Material, or any."""

    LABOR = 0
    SUPPLIES = 1
    KOPIN = 2
    HEAD = 3
    ANY = 4  # chosen by the user


class Where(IntEnum):
    ANYWHERE = 0  # another town, chosen by the user
    NEIGHBOUR = 1  # the next town to the left or to the right, chosen by the user
    HOME = 2  # the user's town
    DIE = 3  # where the movement die, rolled again, takes him


class Side(IntEnum):
    ATTACK = 0
    DEFENCE = 1
    BOTH = 2


class OneSide(IntEnum):
    ATTACK = 0
    DEFENCE = 1


class Of(IntEnum):
    TOWN = 0  # once, whenever the town attacks, or defends itself (with or without Troops)
    ITSELF = 1  # this Troop
    FAMILY = 2  # each Troop of the card's family that fights, itself excepted
    OTHERS = 3  # each other Troop that fights


class From(IntEnum):
    WAR = 0
    CARDS = 1  # destroy, steal and return


class Time(IntEnum):
    """When the operations of a text that do something are carried out."""

    PLAYED = 0  # as the card takes effect
    USE = 1  # by the owner, once a turn, while holding the dice
    OWN = 2  # the same, in the own turn only
    LEFTOVER = 3  # the same, in the turns of others only
    DISCARD = 4  # while holding the dice: the card is discarded from town for it


class When(IntEnum):
    """A condition, judged when the operation comes up, or whenever what it gives is asked for."""

    ALWAYS = 0
    FAMILY = 1  # another card of its family lies in the town
    SET = 2  # all cards of its family lie there
    HERE = 3  # Groo is in the town
    AWAY = 4  # he is not
    BEHIND = 5  # another player has more Victory Points
    UNARMED = 6  # no Troop in the town
    ARMED = 7  # two Troops or more
    POOR = 8  # two cards in hand or fewer


_AMOUNT = Detail(AMOUNT, Limits(1, 5), 1)
_TARGET = {"who": Detail(WHO, Who, Who.SELF), "amount": _AMOUNT}
_WHAT = {"what": Detail(WHAT, What)}
_BY = {"by": Detail(BY, By, By.OWNER)}

_DEEDS = {
    Do.DESTROY: {**_TARGET, **_WHAT, **_BY},
    Do.STEAL: {**_TARGET, **_WHAT},
    Do.RETURN: {**_TARGET, **_WHAT, **_BY},
    Do.RECOVER: {"amount": _AMOUNT, **_WHAT},
    Do.DRAW: _TARGET,
    Do.DROP: {**_TARGET, **_BY},
    Do.GRAB: _TARGET,
    Do.GOODS: {"amount": _AMOUNT, "take": Detail(TAKE, Ware)},
    Do.EXCHANGE: {"give": Detail(GIVE, Ware), "take": Detail(TAKE, Ware)},
    Do.REROLL: {"amount": _AMOUNT},
    Do.SPOIL: {"amount": _AMOUNT, "give": Detail(GIVE, Ware)},
    Do.MOVE: {"where": Detail(WHERE, Where)},
    Do.BOOST: {"amount": Detail(AMOUNT, Limits(-9, 9)), "side": Detail(SIDE, OneSide)},
    Do.FRAY: {},
    Do.PEACE: {},
    Do.CANCEL: {},
    Do.SLEEP: {"who": Detail(WHO, Who, Who.SELF), **_WHAT},
    Do.WAKE: {},
}
_IN_TOWN = {
    Do.POINTS: {"amount": Detail(AMOUNT, Limits(-3, 5))},
    Do.FIGHT: {
        "amount": Detail(AMOUNT, Limits(-9, 9)),
        "side": Detail(SIDE, Side),
        "of": Detail(OF, Of, Of.TOWN),
    },
    Do.DOUBLE: {"side": Detail(SIDE, Side)},
    Do.SAFE: {"from": Detail(FROM, From)},
    Do.CHEAPER: {**_WHAT, "give": Detail(GIVE, Material)},
}
_WHEN = {"when": Detail(WHEN, When, When.ALWAYS)}
_BATTLE = (Do.BOOST, Do.FRAY, Do.PEACE, Do.CANCEL)
_HAND_AND_TOWN = (Do.STEAL, Do.GRAB)
_LASTING = int(Do.POINTS)


def is_deed(do: int) -> bool:
    """It does something at a time; the others hold while the card lies in a town."""
    # Plain, unlike the rule of that name: a box is read before anything is compiled.
    return Do.NOTHING < do < _LASTING


def find_fault(rows: Rows) -> Say | None:
    """What no text can mean."""
    deeds = [row for row in rows if is_deed(row[DO])]
    if len({row[TIME] for row in deeds}) > 1:
        return Say("a card has one time for all that it does")
    for row in rows:
        if row[DO] in _HAND_AND_TOWN and row[WHO] == Who.SELF:
            return Say("nobody takes cards from oneself: say 'who'")
        if row[DO] in (Do.DESTROY, Do.RETURN) and row[BY] == By.CHANCE:
            return Say("only cards of a hand are lost by chance")
        if row[DO] == Do.DROP and row[BY] == By.USER and row[WHO] != Who.SELF:
            return Say("nobody looks into the hand of another: 'by' is 'owner' or 'chance'")
        if row[DO] in (Do.DESTROY, Do.STEAL, Do.RETURN, Do.SLEEP) and row[WHAT] in (What.EFFECT, What.WILD):
            return Say("only Buildings and Troops lie in towns")
        if row[DO] == Do.CHEAPER and row[WHAT] in (What.WILD, What.CARD):
            return Say("only Buildings, Troops and Groo Effects have a price")
        if row[DO] == Do.POINTS and row[WHEN] == When.BEHIND:
            return Say("points cannot depend on points")
        if row[DO] == Do.EXCHANGE and row[GIVE] == row[TAKE] != Ware.ANY:
            return Say("a die is exchanged for something else")
    return None


def find_fault_of_building(rows: Rows) -> Say | None:
    """What the text of a Building cannot mean."""
    if any(is_deed(row[DO]) and row[TIME] == Time.PLAYED for row in rows):
        return Say("a Building is asleep when it is played: 'time' must be another")
    if any(row[DO] == Do.DOUBLE or (row[DO] == Do.FIGHT and row[OF] == Of.ITSELF) for row in rows):
        return Say("a Building does not fight: it doubles nothing, and 'of' must be another")
    return _find_fault_in_town(rows)


def find_fault_of_troop(rows: Rows) -> Say | None:
    """What the text of a Troop cannot mean."""
    if any(row[DO] in (Do.POINTS, Do.SAFE) for row in rows):
        return Say("only Buildings have points and can be safe")
    return _find_fault_in_town(rows)


def _find_fault_in_town(rows: Rows) -> Say | None:
    if any(row[DO] in _BATTLE for row in rows):
        return Say("only Wilds interrupt")
    if any(row[DO] == Do.GOODS and row[TIME] == Time.PLAYED for row in rows):
        return Say("goods are made by a power")
    return find_fault(rows)


def find_fault_of_effect(rows: Rows) -> Say | None:
    """What the text of a Groo Effect cannot mean (GRO-07)."""
    if any(row[WHO] in (Who.OPPONENT, Who.OTHERS, Who.EVERYONE) for row in rows):
        return Say("a Groo Effect acts on the town where Groo is: 'who' is 'here' or 'self'")
    if any(row[DO] in (*_BATTLE, Do.GOODS) for row in rows):
        return Say("only Wilds interrupt, and only powers make goods")
    return find_fault(rows)


def find_fault_of_wild(rows: Rows) -> Say | None:
    """What the text of a Wild cannot mean."""
    if any(row[DO] == Do.GOODS for row in rows):
        return Say("only powers make goods")
    if any(row[DO] == Do.CANCEL for row in rows) and len(rows) > 1:
        return Say("'cancel' stands alone, since it is carried out at once")
    return find_fault(rows)


def find_fault_of_event(rows: Rows) -> Say | None:
    """What the text of an Event cannot mean (GRO-09)."""
    if any(row[DO] in (*_BATTLE, Do.GOODS, Do.DRAW, Do.MOVE) for row in rows):
        return Say("an Event interrupts nothing, draws nothing and does not move Groo")
    return find_fault(rows)


_TIME = {**_WHEN, "time": Detail(TIME, Time)}
_FROM_TOWN = {do: {**details, **_TIME} for do, details in _DEEDS.items()} | {
    do: {**details, **_WHEN} for do, details in _IN_TOWN.items()
}
BUILDING_GRAMMAR = Grammar(_FROM_TOWN, {}, COLUMNS, find_fault_of_building)
TROOP_GRAMMAR = Grammar(_FROM_TOWN, {}, COLUMNS, find_fault_of_troop)
EFFECT_GRAMMAR = Grammar(_DEEDS, _WHEN, COLUMNS, find_fault_of_effect)
WILD_GRAMMAR = Grammar(_DEEDS, _WHEN, COLUMNS, find_fault_of_wild)
EVENT_GRAMMAR = Grammar(_DEEDS, _WHEN, COLUMNS, find_fault_of_event)
