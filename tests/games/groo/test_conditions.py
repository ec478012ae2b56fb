"""Conditions of operations, true and false, judged when the operation comes up or what it gives is needed
(GRO-10)."""

from dataclasses import dataclass
from typing import Any

import pytest

from pioche.core.operations import write_word
from pioche.games.groo.operations import When

from .cards import BUILDING, WILD, Operation, battle, made, operation, power, quiet, usable, use, wild
from .positions import Player, Position


@dataclass(frozen=True)
class Situation:
    """What lies in the town of the tavern, on which the condition stands, and elsewhere."""

    when: str
    holds: bool
    town: str = ""
    hand: str = ""
    other: Player = Player()  # noqa: RUF009 - a player is never changed
    groo: int = 2
    kin: str = ""  # cards of one family

    @property
    def numbers(self) -> dict[str, dict[str, object]]:
        return {card: {"family": "trades"} for card in self.kin.split()}


SITUATIONS = [
    Situation("always", True),
    Situation("family", True, town="baker", kin="tavern baker"),
    Situation("family", True, town="baker asleep", kin="tavern baker"),
    Situation("family", True, town="archers", kin="tavern archers baker"),
    Situation("family", False, town="baker", kin="tavern"),
    Situation("family", False, town="baker", kin="baker"),
    Situation("family", False, town="baker"),
    Situation("family", False, hand="baker", kin="tavern baker"),
    Situation("family", False, other=Player(town="baker"), kin="tavern baker"),
    Situation("set", True, town="baker, archers", kin="tavern baker archers"),
    Situation("set", True, town="baker asleep, castle", kin="tavern baker"),
    Situation("set", True, kin="tavern"),
    Situation("set", False, town="baker", kin="tavern baker archers"),
    Situation("set", False, town="baker", other=Player(town="archers"), kin="tavern baker archers"),
    Situation("set", False, town="baker, archers", kin="baker archers"),
    Situation("set", False, town="baker"),
    Situation("here", True, groo=1),
    Situation("here", False, groo=2),
    Situation("away", True, groo=2),
    Situation("away", False, groo=1),
    Situation("behind", True, other=Player(town="castle")),
    Situation("behind", True, town="baker", other=Player(town="castle, butcher asleep")),
    Situation("behind", False, other=Player(town="baker")),
    Situation("behind", False, town="castle", other=Player(town="baker, butcher")),
    Situation("unarmed", True, town="castle", other=Player(town="archers"), hand="sage"),
    Situation("unarmed", False, town="archers asleep"),
    Situation("armed", True, town="archers, sage asleep"),
    Situation("armed", True, town="archers, sage, masons"),
    Situation("armed", False, town="archers, castle", hand="sage"),
    Situation("armed", False, other=Player(town="archers, sage")),
    Situation("poor", True, other=Player(hand="castle, baker, butcher")),
    Situation("poor", True, hand="castle, baker"),
    Situation("poor", False, hand="castle, baker, butcher"),
    Situation("poor", False, hand="castle, baker, butcher, sage, masons"),
]
every_situation = pytest.mark.parametrize("case", SITUATIONS, ids=lambda case: f"{case.when}-{case.holds}")


def in_situation(case: Situation, *operations: Operation, **details: Any) -> Position:
    own, others = Player(case.hand, case.town), (case.other, Player(hand="stables"))
    return power(*operations, own=own, others=others, groo=case.groo, numbers=case.numbers, **details)


def under(case: Situation, do: str, **details: str | int) -> Operation:
    return operation(do, **details, when=case.when)


def test_every_condition_is_true_and_false_somewhere() -> None:
    words = {write_word(when) for when in When}
    assert {case.when for case in SITUATIONS if case.holds} == words
    assert {case.when for case in SITUATIONS if not case.holds} == words - {"always"}


# --- In every situation -------------------------------------------------------------------


@pytest.mark.clause("GRO-16")
@every_situation
def test_a_power_needs_its_condition(case: Situation) -> None:
    assert usable(in_situation(case, under(case, "goods", take="kopin"))) == case.holds


@pytest.mark.clause("GRO-10")
@every_situation
def test_an_operation_whose_condition_does_not_hold_is_left_out(case: Situation) -> None:
    """Those before and after it are carried out; nobody is asked for anything."""
    first, last = operation("goods", take="labor"), operation("goods", take="head")
    table = use(in_situation(case, first, under(case, "goods", take="kopin"), last))
    assert table.goods == ({"labor": 1, "kopin": 1, "head": 1} if case.holds else {"labor": 1, "head": 1})
    table = use(in_situation(case, first, under(case, "drop", who="opponent", by="chance")))
    assert (table.actor == 1 and "done" in table.offered()) != case.holds


@pytest.mark.clause("GRO-18")
@every_situation
def test_points_count_under_their_condition(case: Situation) -> None:
    if case.when != "behind":  # points cannot depend on points
        one = in_situation(case, under(case, "points", amount=3))
        assert (
            one.points[0] == in_situation(case, operation("points", amount=1)).points[0] - 1 + 3 * case.holds
        )


@pytest.mark.clause("GRO-14")
@every_situation
def test_what_changes_a_battle_has_its_condition(case: Situation) -> None:
    """The town of the situation is attacked, and has to lose 1 if it is not helped: the tavern if it can."""
    players = (
        Player(town="pikemen, chakall fights"),
        Player(case.hand, f"{BUILDING}, {case.town}"),
        case.other,
    )
    details: dict[str, Any] = {"phase": "send", "defender": 2, "groo": case.groo % 3 + 1}
    texts = made(BUILDING, under(case, "fight", amount=4, side="defence"))
    assert quiet(*players, texts=texts, numbers=case.numbers, **details).totals == (1, 4 * case.holds)
    texts = made(BUILDING, under(case, "safe", from_="war"))
    table = quiet(*players, texts=texts, numbers=case.numbers, **details).do("done")
    while table.actor == 2:
        table.do("done" if table.phase == "defend" else f"pick {max(table.offered('pick'))}")
    assert (BUILDING in table.town(2)) == case.holds


@pytest.mark.clause("GRO-11")
@every_situation
def test_what_makes_cards_cheaper_has_its_condition(case: Situation) -> None:
    hand = ", ".join(part for part in (case.hand, "souvenir") if part)
    if case.when != "poor":  # with one card more in hand
        free = under(case, "cheaper", what="effect", give="head")
        own, others = Player(hand, f"{BUILDING}, {case.town}"), (case.other, Player())
        details: dict[str, Any] = {"groo": case.groo, "numbers": case.numbers, "texts": made(BUILDING, free)}
        table = quiet(own, *others, phase="build", dice="labor", **details)
        assert ("play souvenir" in table.offered()) == case.holds


# --- When it is judged, and for whom --------------------------------------------------------


@pytest.mark.clause("GRO-10")
def test_operations_before_it_count() -> None:
    """A card drawn, Groo moved, a Troop lost and a Building stolen all change what holds."""

    def gain(when: str) -> Operation:
        return operation("goods", take="kopin", when=when)

    drawn = power(operation("draw"), gain("poor"), own=Player("castle, baker"))
    assert use(drawn).deal("sage").goods == {}
    assert use(power(operation("move", where="home"), gain("here"), groo=2)).goods == {"kopin": 1}
    fallen = power(operation("destroy", what="troop"), gain("unarmed"), own=Player(town="archers"))
    assert use(fallen).goods == {"kopin": 1}
    steal = operation("steal", who="opponent", what="small")
    assert use(power(steal, gain("behind"), others=[Player(town="castle, baker")])).goods == {}


@pytest.mark.clause("GRO-10")
def test_it_is_about_the_user_and_not_about_whom_the_operation_concerns() -> None:
    grab = operation("grab", who="opponent", when="poor")
    rich, poor = "castle, baker, butcher", "sage"
    assert usable(power(grab, own=Player(poor), others=[Player(rich)]))
    assert not usable(power(grab, own=Player(rich), others=[Player(poor)]))


@pytest.mark.clause("GRO-08")
def test_a_wild_needs_its_condition_as_it_is_played_and_as_it_takes_effect() -> None:
    """An earlier Wild can take the condition away; what follows in the text is done all the same."""
    draw = operation("draw", when="poor")
    assert f"play {WILD}" in wild(draw, own=Player("castle")).offered()
    assert f"play {WILD}" not in wild(draw, own=Player("castle, baker, butcher")).offered()
    texts = {
        **made(WILD, operation("move", where="home", when="away"), operation("destroy", what="small")),
        **made("the-fray", operation("move", where="home")),
    }
    table = quiet(Player(f"{WILD}, the-fray", "baker"), Player(), phase="start", groo=2, texts=texts)
    assert table.do("play the-fray", f"play {WILD}").groo == 1
    assert table.discards == {WILD, "the-fray", "baker"}


@pytest.mark.clause("GRO-10")
def test_what_lasts_changes_with_its_condition() -> None:
    texts = {
        **made("castle", operation("points", amount=2, when="here")),
        **made("baker", operation("move", where="anywhere")),
    }
    table = quiet(Player(town="castle, baker"), Player(), phase="build", texts=texts, groo=2)
    assert table.points == [3, 0]
    assert table.do("pick baker").points == [5, 0]
    texts = made("dragon", operation("fight", amount=3, side="attack", of="itself", when="armed"))
    assert battle("dragon fights", texts=texts).totals == (7, 0)  # one stays at home
