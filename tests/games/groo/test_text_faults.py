"""Texts that are none, or that mean nothing: each is refused with its line."""

import pytest

from pioche.core.box_reader import load_box, vary_box
from pioche.core.words import Mistake
from pioche.games.groo import GAME
from pioche.games.groo.box import Box
from pioche.games.groo.operations import MOST_STEPS

from .cards import (
    BUILDING,
    DEEDS,
    EFFECT,
    EVENT,
    LASTING,
    TEXT,
    TROOP,
    WILD,
    Operation,
    kind_of,
    operation,
    write,
)

ALL = (BUILDING, TROOP, EFFECT, WILD, EVENT)


def written(card: str, effect: str) -> str:
    """A designer's file with this effect on a card, in its third line."""
    return f'[[{kind_of(card)}]]\nid = "{card}"\neffect = {effect}\n'


def is_refused(card: str, effect: str, reason: str) -> bool:
    """Whether that is said of an effect, with its line."""
    with pytest.raises(Mistake) as refusal:
        vary_box(GAME.file, written(card, effect), Box, "ours.toml")
    return str(refusal.value) == f"ours.toml, line 3: {reason}."


# --- What is no text ------------------------------------------------------------------------

IN_TOWN, ONCE = ", ".join(DEEDS + LASTING), ", ".join(DEEDS)
DRAW = "{ do = 'draw' }"


@pytest.mark.parametrize(
    ("card", "effect", "reason"),
    [
        (BUILDING, "[{ do = 'dance', time = 'use' }]", f"operation 1: 'do' must be one of {IN_TOWN}"),
        (TROOP, "[{ time = 'use' }]", f"operation 1: 'do' must be one of {IN_TOWN}"),
        (WILD, f"[{DRAW}, {{ do = 'points', amount = 1 }}]", f"operation 2: 'do' must be one of {ONCE}"),
        (EFFECT, "[{ do = 'nothing' }]", f"operation 1: 'do' must be one of {ONCE}"),
        (BUILDING, f"[{DRAW}]", "operation 1: 'draw' needs 'time'"),
        (EFFECT, "[{ do = 'draw', time = 'use' }]", "operation 1: 'draw' has no 'time'"),
        (BUILDING, "[{ do = 'points', amount = 1, time = 'use' }]", "operation 1: 'points' has no 'time'"),
        (EVENT, "[{ do = 'sleep' }]", "operation 1: 'sleep' needs 'what'"),
        (EFFECT, "[{ do = 'draw', amount = 6 }]", "operation 1: 'amount' must be a number from 1 to 5"),
        (BUILDING, "[{ do = 'points', amount = -4 }]", "operation 1: 'amount' must be a number from -3 to 5"),
        (
            WILD,
            "[{ do = 'boost', amount = 1, side = 'both' }]",
            "operation 1: 'side' must be one of attack, defence",
        ),
        (
            TROOP,
            "[{ do = 'cheaper', what = 'troop', give = 'any' }]",
            "operation 1: 'give' must be one of labor, supplies, kopin, head",
        ),
        (EVENT, "[]", f"an effect is a list of 1 to {MOST_STEPS} operations"),
        (WILD, f"[{DRAW}, {DRAW}, {DRAW}, {DRAW}]", f"an effect is a list of 1 to {MOST_STEPS} operations"),
    ],
)
def test_what_is_no_text_is_refused_with_its_line(card: str, effect: str, reason: str) -> None:
    assert is_refused(card, effect, reason)


# --- What no text can mean --------------------------------------------------------------------

ONESELF = "nobody takes cards from oneself: say 'who'"
BY_CHANCE = "only cards of a hand are lost by chance"
NOT_SEEN = "nobody looks into the hand of another: 'by' is 'owner' or 'chance'"
NOT_IN_TOWN = "only Buildings and Troops lie in towns"
NO_PRICE = "only Buildings, Troops and Groo Effects have a price"
ELSE = "a die is exchanged for something else"
NO_FIGHT = "a Building does not fight: it doubles nothing, and 'of' must be another"
OF_BUILDINGS = "only Buildings have points and can be safe"
HERE = "a Groo Effect acts on the town where Groo is: 'who' is 'here' or 'self'"
NO_GOODS = "only Wilds interrupt, and only powers make goods"
EVENTFUL = "an Event interrupts nothing, draws nothing and does not move Groo"
INTERRUPTIONS = [
    operation("boost", amount=1, side="attack"),
    operation("fray"),
    operation("peace"),
    operation("cancel"),
]
GOODS = operation("goods", take="kopin")


@pytest.mark.parametrize("card", ALL)
@pytest.mark.parametrize(
    ("one", "reason"),
    [
        (operation("steal", what="troop"), ONESELF),
        (operation("grab"), ONESELF),
        (operation("destroy", what="troop", by="chance"), BY_CHANCE),
        (operation("return", who="here", what="small", by="chance"), BY_CHANCE),
        (operation("drop", who="here", by="user"), NOT_SEEN),
        (operation("destroy", what="effect"), NOT_IN_TOWN),
        (operation("steal", who="here", what="wild"), NOT_IN_TOWN),
        (operation("return", what="effect"), NOT_IN_TOWN),
        (operation("sleep", what="wild"), NOT_IN_TOWN),
        (operation("exchange", give="kopin", take="kopin"), ELSE),
    ],
)
def test_what_no_card_can_say_is_refused_on_all_of_them(card: str, one: Operation, reason: str) -> None:
    """Also where something follows that a card can say."""
    time = "use" if card in (BUILDING, TROOP) else ""
    assert is_refused(card, f"[{write([one], time)}]", reason)
    assert is_refused(card, f"[{write([operation('wake'), one], time)}]", reason)


@pytest.mark.parametrize(
    ("card", "operations", "reason"),
    [
        (
            BUILDING,
            [operation("draw", time="use"), operation("wake", time="own")],
            "a card has one time for all that it does",
        ),
        (
            TROOP,
            [operation("draw", time="discard"), operation("wake", time="played")],
            "a card has one time for all that it does",
        ),
        (BUILDING, [operation("cheaper", what="wild", give="labor")], NO_PRICE),
        (TROOP, [operation("cheaper", what="card", give="labor")], NO_PRICE),
        (BUILDING, [operation("points", amount=1, when="behind")], "points cannot depend on points"),
        (
            BUILDING,
            [operation("draw", time="played")],
            "a Building is asleep when it is played: 'time' must be another",
        ),
        (BUILDING, [operation("double", side="both")], NO_FIGHT),
        (BUILDING, [operation("fight", amount=1, side="both", of="itself")], NO_FIGHT),
        (TROOP, [operation("points", amount=1)], OF_BUILDINGS),
        (TROOP, [operation("safe", from_="war")], OF_BUILDINGS),
        (TROOP, [{**GOODS, "time": "played"}], "goods are made by a power"),
        *(
            (card, [{**one, "time": "use"}], "only Wilds interrupt")
            for card in (BUILDING, TROOP)
            for one in INTERRUPTIONS
        ),
        *((EFFECT, [operation("draw", who=who)], HERE) for who in ("opponent", "others", "everyone")),
        *((EFFECT, [one], NO_GOODS) for one in (*INTERRUPTIONS, GOODS)),
        (WILD, [GOODS], "only powers make goods"),
        (
            WILD,
            [operation("cancel"), operation("draw")],
            "'cancel' stands alone, since it is carried out at once",
        ),
        (
            WILD,
            [operation("draw"), operation("cancel")],
            "'cancel' stands alone, since it is carried out at once",
        ),
        *((EVENT, [one], EVENTFUL) for one in (*INTERRUPTIONS, GOODS)),
        (EVENT, [operation("draw", who="everyone")], EVENTFUL),
        (EVENT, [operation("move", where="die")], EVENTFUL),
    ],
)
def test_what_a_card_of_that_kind_cannot_say_is_refused(
    card: str, operations: list[Operation], reason: str
) -> None:
    assert is_refused(card, f"[{write(operations)}]", reason)


def test_what_it_can_say_is_not() -> None:
    """What is nearest to all that."""
    said = {
        BUILDING: [
            operation("draw", time="use"),
            operation("wake", time="use"),
            operation("points", amount=1, when="set"),
        ],
        TROOP: [operation("drop", by="user", time="played"), operation("double", side="both")],
        EFFECT: [
            operation("drop", who="here", by="chance"),
            operation("draw", who="self"),
            operation("recover", what="wild"),
        ],
        WILD: [
            operation("exchange", give="any", take="any"),
            operation("peace"),
            operation("draw", who="others"),
        ],
        EVENT: [operation("grab", who="everyone"), operation("steal", who="others", what="large")],
    }
    for card, operations in said.items():
        vary_box(GAME.file, written(card, f"[{write(operations)}]"), Box)
    vary_box(GAME.file, written(BUILDING, f"[{write([GOODS], 'use')}]"), Box)


def test_and_so_it_is_in_the_file_of_a_new_box() -> None:
    old = "{ do = 'reroll', amount = 2, time = 'use' }".replace("'", '"')
    assert TEXT.count(old) == 1
    line = TEXT[: TEXT.index(old)].count("\n")  # that in which the effect begins
    with pytest.raises(Mistake, match=f"ours.toml, line {line}: only Wilds interrupt."):
        load_box(TEXT.replace(old, "{ do = 'fray', time = 'use' }"), Box, "ours.toml")
