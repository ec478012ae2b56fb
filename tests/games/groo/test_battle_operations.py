"""Operations of battles and of Wilds, one by one: fight, double, boost, fray, peace and cancel (GRO-06,
GRO-08, GRO-10, GRO-14)."""

from typing import Any

import pytest

from .cards import BUILDING, TROOP, WILD, Operation, battle, made, operation, quiet, wild
from .positions import Player, Position

WAR = f"play {WILD}"


def both_sides(cards: str, **details: Any) -> tuple[int, int]:
    """The total of a side with these cards in its town: as the attacker's, and as the defender's."""
    return battle(cards, **details).totals[0], battle("cavalry fights", cards, **details).totals[1]


# --- Fight --------------------------------------------------------------------------------


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("side", "sides"), [("attack", (3, 1)), ("defence", (1, 3)), ("both", (3, 3))])
@pytest.mark.parametrize("of", ["town", "itself"])
def test_a_troop_counts_more_on_a_side(of: str, side: str, sides: tuple[int, int]) -> None:
    texts = made(TROOP, operation("fight", amount=2, side=side, of=of))
    assert both_sides(f"{TROOP} fights", texts=texts) == sides
    assert both_sides(f"{TROOP} fights asleep", texts=texts) == (1, 1)
    assert both_sides(f"{TROOP}, masons fights", texts=texts) == (1, 1)


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("side", "sides"), [("attack", (5, 2)), ("defence", (2, 5)), ("both", (5, 5))])
def test_a_building_helps_the_town_once(side: str, sides: tuple[int, int]) -> None:
    """However many fight; in defence also if nobody does."""
    texts = made(BUILDING, operation("fight", amount=3, side=side))
    assert both_sides(f"{BUILDING}, archers fights, masons fights", texts=texts) == sides
    assert both_sides(f"{BUILDING} asleep, archers fights, masons fights", texts=texts) == (2, 2)
    assert battle("archers fights", BUILDING, texts=texts).totals == (1, sides[1] - 2)


@pytest.mark.clause("GRO-06")
def test_each_other_troop_that_fights() -> None:
    """Itself excepted if it is a Troop; those who stay at home do not count."""
    one = operation("fight", amount=2, side="both", of="others")
    fighting = "archers fights, masons fights, dragon"
    assert both_sides(f"{TROOP} fights, {fighting}", texts=made(TROOP, one)) == (7, 7)
    assert both_sides(f"{TROOP} fights", texts=made(TROOP, one)) == (1, 1)
    assert both_sides(f"{BUILDING}, {fighting}", texts=made(BUILDING, one)) == (6, 6)


@pytest.mark.clause("GRO-06")
def test_each_troop_of_the_family_that_fights() -> None:
    one = operation("fight", amount=2, side="both", of="family")
    riders = ("archers", "masons", "dragon", TROOP, BUILDING)
    numbers = {card: {"family": "cavalry"} for card in riders} | {"pikemen": {"family": "trades"}}
    fighting = "archers fights, masons fights, dragon, pikemen fights"
    for card in (TROOP, BUILDING):
        texts, own = made(card, one), f"{card} fights" if card == TROOP else card
        value = int(card == TROOP)
        with_kin = both_sides(f"{own}, {fighting}", texts=texts, numbers=numbers)
        assert with_kin == (value + 8, value + 8)
        alone = numbers | {card: {"family": "none"}}
        assert both_sides(f"{own}, {fighting}", texts=texts, numbers=alone) == (value + 4, value + 4)


@pytest.mark.clause("GRO-14")
def test_a_total_is_never_less_than_nothing() -> None:
    texts = made(BUILDING, operation("fight", amount=-9, side="both"))
    assert both_sides(f"{BUILDING}, dragon fights", texts=texts) == (0, 0)
    twice = made(BUILDING, *[operation("fight", amount=-1, side="both")] * 2)
    assert both_sides(f"{BUILDING}, dragon fights", texts=twice) == (2, 2)


# --- Double -------------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(("side", "sides"), [("attack", (12, 8)), ("defence", (8, 12)), ("both", (12, 12))])
def test_the_strongest_other_troop_counts_twice(side: str, sides: tuple[int, int]) -> None:
    texts = made(TROOP, operation("double", side=side))
    fighting = "dragon fights, catapult fights"
    assert both_sides(f"{TROOP} fights, {fighting}", texts=texts) == sides
    assert both_sides(f"{TROOP} fights asleep, {fighting}", texts=texts) == (8, 8)
    assert both_sides(f"{TROOP}, {fighting}", texts=texts) == (7, 7)
    assert both_sides(f"{TROOP} fights, dragon", texts=texts) == (1, 1)


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("others", "total"),
    [("dragon", 2 * 4 + 2 + 1), ("dragon catapult", 2 * 4 + 2 * 3 + 2), ("", 2 + 2)],
)
def test_a_second_doubler_takes_the_next_strongest(others: str, total: int) -> None:
    """Each of the two, of value 1, may double the other; no Troop is doubled twice."""
    double = operation("double", side="both")
    texts = {**made(TROOP, double), **made("masons", double)}
    fighting = ", ".join(f"{card} fights" for card in (TROOP, "masons", *others.split()))
    assert both_sides(fighting, texts=texts) == (total, total)
    alone = made(TROOP, double, double)
    assert both_sides(f"{TROOP} fights, dragon fights, catapult fights", texts=alone) == (12, 12)


@pytest.mark.clause("GRO-10")
def test_only_the_printed_value_is_doubled() -> None:
    texts = {
        **made(TROOP, operation("double", side="both")),
        **made("dragon", operation("fight", amount=3, side="both", of="itself")),
    }
    assert both_sides(f"{TROOP} fights, dragon fights", texts=texts) == (1 + 2 * 4 + 3,) * 2


# --- Boost, fray and peace ----------------------------------------------------------------


def attacked(*operations: Operation, town: str = "castle, archers") -> Position:
    """A dragon attacks; the second player may play a Wild."""
    texts = made(WILD, *operations)
    players = Player(town="dragon"), Player(WILD, town), Player()
    return quiet(*players, phase="attack", texts=texts).do("player 2", "pick dragon")


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(
    ("amount", "side", "totals"),
    [(2, "attack", (6, 0)), (-2, "attack", (2, 0)), (-9, "attack", (0, 0)), (9, "defence", (4, 9))],
)
def test_a_side_counts_more_or_less_in_the_battle_under_way(
    amount: int, side: str, totals: tuple[int, int]
) -> None:
    table = attacked(operation("boost", amount=amount, side=side)).do(WAR)
    assert (table.phase, table.totals, table.discards) == ("defend", totals, {WILD})


@pytest.mark.clause("GRO-14")
def test_boosts_add_up_and_end_with_the_battle() -> None:
    """Three times one more: 4 against 1 and 3, so that nothing is lost; then there is none."""
    table = attacked(*[operation("boost", amount=1, side="defence")] * 3).do("done", "pick archers", WAR)
    assert (table.phase, table.town(2), table.state.boosts.tolist()) == ("roll", {"castle"}, [0, 0])


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("do", ["boost", "fray", "peace"])
def test_without_a_battle_they_cannot_be_played(do: str) -> None:
    one = operation(do, amount=1, side="attack") if do == "boost" else operation(do)
    assert WAR not in wild(one, own=Player(town="dragon")).offered()
    after = [operation("fray"), operation("boost", amount=1, side="attack"), operation("peace")]
    assert attacked(*after).do(WAR).discards == {WILD, "dragon"}


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(
    ("do", "windows", "lost"),
    [
        ("fray", 0, {"dragon"}),
        ("fray", 1, {"dragon", "archers"}),
        ("fray", 2, {"dragon", "archers"}),
        ("peace", 0, set()),
        ("peace", 1, set()),
        ("peace", 2, set()),
    ],
)
def test_the_battle_is_over_and_nothing_is_lost(do: str, windows: int, lost: set[str]) -> None:
    """When it is declared, when the defence is chosen, or before losses; those who fight, and no others."""
    table = attacked(operation(do), town="castle, archers, masons")
    if windows:
        table.do("done", "pick archers", "done")
    table.do(*["done"] * (windows - 1), WAR)
    assert (table.phase, table.discards) == ("roll", {WILD} | lost)
    assert table.town(1) | table.town(2) == {"dragon", "castle", "archers", "masons"} - lost
    assert not table.marked("fights")


# --- Cancel -------------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("card", ["castle", "archers", "long-story"])
def test_the_card_that_was_played_is_discarded_and_stays_paid_for(card: str) -> None:
    texts = made(WILD, operation("cancel"))
    table = quiet(Player(card), Player(WILD), phase="build", dice="labor, head", texts=texts)
    assert (table.do(f"play {card}").actor, table.waiting) == (2, [card])
    table.do(WAR)
    assert (table.actor, table.discards, table.town(1)) == (1, {card, WILD}, set())
    assert table.dice == ({"labor": 1} if card == "long-story" else {"head": 1})


@pytest.mark.clause("GRO-08")
def test_the_latest_of_several_is_cancelled_at_once() -> None:
    texts = {**made(WILD, operation("cancel")), **made("lunch-break", operation("move", where="home"))}
    table = quiet(
        Player("castle"), Player("lunch-break"), Player(WILD), phase="build", dice="labor", texts=texts
    )
    table.do("play castle", "play lunch-break")
    assert (table.actor, table.waiting) == (3, ["castle", "lunch-break"])
    table.do(WAR)
    assert (table.groo, table.town(1), table.discards) == (1, {"castle"}, {"lunch-break", WILD})


@pytest.mark.clause("GRO-08")
def test_where_no_card_waits_there_is_nothing_to_cancel() -> None:
    assert WAR not in wild(operation("cancel"), own=Player("castle")).offered()
    table = attacked(operation("cancel"))
    assert (table.actor, table.phase, table.window) == (2, "defend", "")
