"""Buildings lost in war: the largest total that fits, by printed points, chosen by the defender (GRO-14)."""

from typing import Any

import pytest

from .building import deed, scene, waits
from .positions import Player, Position

BY_POINTS = {1: ["watchtower", "tavern", "blacksmith"], 2: ["castle", "toll-bridge"], 3: ["the-great-wall"]}


def beaten(loss: int, town: str, hand: str = "", **more: Any) -> Position:
    """The second player has to lose so much, and owns these Buildings; 9 is the most that a Troop has."""
    numbers = {"dragon": {"value": min(9, loss)}, "archers": {"value": max(0, loss - 9)}}
    own = Player(town="dragon fights, archers fights")
    return scene(own, Player(town=town, hand=hand), phase="fight", defender=2, numbers=numbers, **more)


def built(points: list[int]) -> str:
    """A town with Buildings of so many points."""
    left = {one: iter(cards) for one, cards in BY_POINTS.items()}
    return ", ".join(next(left[one]) for one in points)


def totals_lost(table: Position) -> set[int]:
    """Every total that the defender could lose, whatever is chosen."""
    printed = {card: points for points, cards in BY_POINTS.items() for card in cards}
    if table.phase != "lose":
        return {sum(printed.get(card, 0) for card in table.discards)}
    return set().union(*(totals_lost(table.copy().do(name)) for name in table.offered()))


# --- How much ---------------------------------------------------------------------------


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(
    ("loss", "points", "lost"),
    [
        (0, [1, 1], 0),
        (1, [1, 1], 1),
        (2, [1, 1], 2),
        (3, [1, 1], 2),
        (9, [1, 1], 2),
        (1, [2], 0),
        (1, [2, 1], 1),
        (2, [2, 1], 2),
        (3, [2, 2, 1], 3),
        (3, [2, 2], 2),
        (2, [3, 1], 1),
        (3, [3, 1, 1], 3),
        (4, [3, 2, 2], 4),
        (5, [3, 2, 2], 5),
        (6, [3, 2, 2], 5),
        (12, [3, 2, 2, 1], 8),
    ],
)
def test_the_largest_total_that_fits_is_lost_whatever_is_chosen(
    loss: int, points: list[int], lost: int
) -> None:
    assert totals_lost(beaten(loss, built(points))) == {lost}


@pytest.mark.clause("GRO-14")
def test_whoever_must_lose_1_and_has_only_a_2_loses_nothing() -> None:
    table = beaten(1, "castle")
    assert (table.town(2), table.discards, table.phase) == ({"castle"}, {"dragon", "archers"}, "roll")


@pytest.mark.clause("GRO-14")
def test_a_building_is_offered_only_if_the_rest_can_still_be_lost_exactly() -> None:
    """Of 3 with Buildings of 2, 2, 1: a 2 and the 1, in either order."""
    table = beaten(3, "castle, toll-bridge, tavern")
    assert (table.actor, table.offered()) == (2, {"pick castle", "pick toll-bridge", "pick tavern"})
    assert table.copy().do("pick castle").town(2) == {"toll-bridge"}
    table.do("pick tavern")
    assert table.offered() == {"pick castle", "pick toll-bridge"}


@pytest.mark.clause("GRO-14")
def test_the_smallest_first_is_refused_where_it_would_save_points() -> None:
    """Of 2 with Buildings of 2 and 1: the 1 alone would be less than fits."""
    table = beaten(2, "castle, toll-bridge, tavern")
    assert table.offered() == {"pick castle", "pick toll-bridge"}


# --- Which ------------------------------------------------------------------------------


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize("chosen", ["castle", "toll-bridge"])
def test_the_defender_chooses(chosen: str) -> None:
    table = beaten(2, "castle, toll-bridge")
    assert waits(table) == (2, "lose")
    table.do(f"pick {chosen}")
    assert (table.town(2), table.discards) == (
        {"castle", "toll-bridge"} - {chosen},
        {chosen, "dragon", "archers"},
    )


@pytest.mark.clause("GRO-14")
def test_nobody_may_stop_before_the_total_is_lost() -> None:
    assert "done" not in beaten(2, "tavern, watchtower, blacksmith").offered()


@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-14")
def test_where_one_building_alone_is_possible_it_is_taken_without_asking() -> None:
    table = beaten(3, "castle, tavern, the-great-wall")
    assert table.actor == 2
    table.do("pick castle")
    assert (table.town(2), table.phase) == ({"the-great-wall"}, "roll")
    assert beaten(2, "castle, tavern").town(2) == {"tavern"}


@pytest.mark.clause("GRO-14")
def test_only_the_town_of_the_defender_loses_anything() -> None:
    players = Player(town="dragon fights, castle"), Player(town="tavern"), Player(town="toll-bridge")
    table = scene(*players, phase="fight", defender=2)
    assert [table.town(player) for player in table.players] == [{"castle"}, set(), {"toll-bridge"}]


# --- Points and safety --------------------------------------------------------------------


@pytest.mark.clause("GRO-14")
def test_only_printed_points_count_not_what_a_text_adds() -> None:
    """A Building worth 4 is lost as 1, and one worth nothing as 2."""
    texts = {"tavern": deed("points", amount=3), "castle": deed("points", amount=-2)}
    table = beaten(1, "tavern, castle", texts=texts)
    assert (table.town(2), table.points) == ({"castle"}, [0, 0])
    assert beaten(2, "tavern, castle", texts=texts).town(2) == {"tavern"}


@pytest.mark.clause("GRO-14")
def test_a_building_that_is_safe_in_war_cannot_be_lost() -> None:
    texts = {"castle": deed("safe", from_="war")}
    assert beaten(4, "castle, tavern", texts=texts).town(2) == {"castle"}
    assert beaten(2, "castle", texts=texts).town(2) == {"castle"}


@pytest.mark.clause("GRO-14")
def test_what_is_safe_does_not_make_the_total_larger() -> None:
    """Of 3 with a safe 2, another 2 and a 3: the 3 alone fits."""
    texts = {"castle": deed("safe", from_="war")}
    assert beaten(3, "castle, toll-bridge, the-great-wall", texts=texts).town(2) == {"castle", "toll-bridge"}


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(
    ("text", "town"),
    [
        (deed("safe", from_="war"), "castle asleep"),
        (deed("safe", from_="cards"), "castle"),
        (deed("safe", from_="war", when="here"), "castle"),
    ],
)
def test_it_is_not_safe_asleep_nor_from_cards_alone_nor_without_its_condition(text: str, town: str) -> None:
    assert beaten(2, town, texts={"castle": text}).town(2) == set()


@pytest.mark.clause("GRO-14")
@pytest.mark.parametrize(("groo", "kept"), [(1, {"castle"}), (2, set())])
def test_a_condition_of_safety_is_judged_when_it_is_lost(groo: int, kept: set[str]) -> None:
    texts = {"castle": deed("safe", from_="war", when="away")}
    assert beaten(2, "castle", texts=texts, groo=groo).town(2) == kept


@pytest.mark.clause("GRO-14")
def test_buildings_can_keep_each_other_safe() -> None:
    """Both are safe beside their family; the Castle is of none."""
    texts = {card: deed("safe", from_="war", when="family") for card in ("tavern", "watchtower")}
    numbers = {card: {"family": "trades"} for card in texts}
    table = scene(
        Player(town="dragon fights"),
        Player(town="tavern, watchtower, castle"),
        phase="fight",
        defender=2,
        texts=texts,
        numbers=numbers,
    )
    assert table.town(2) == {"tavern", "watchtower"}


@pytest.mark.clause("GRO-14")
def test_what_becomes_safe_while_others_are_lost_stays() -> None:
    """2 to lose; without the Tavern its owner is behind, and so the Watchtower is safe. The other way round
    both are lost."""
    texts = {"watchtower": deed("safe", from_="war", when="behind")}
    players = Player(town="castle, cavalry fights"), Player(town="tavern, watchtower")
    table = scene(*players, phase="fight", defender=2, texts=texts)
    assert table.offered() == {"pick tavern", "pick watchtower"}
    assert table.copy().do("pick watchtower").town(2) == set()
    table.do("pick tavern")
    assert (table.town(2), table.phase) == ({"watchtower"}, "roll")


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-14")
def test_totals_are_compared_once_more_after_the_last_window() -> None:
    """2 are to be lost; a Wild that is played before that leaves nothing."""
    table = beaten(2, "tavern, watchtower, baker", hand="boiling-cheese-dip")
    assert waits(table) == (2, "losses")
    assert table.copy().do("done").offered() == {"pick tavern", "pick watchtower", "pick baker"}
    table.do("play boiling-cheese-dip")
    assert (table.town(2), table.phase) == ({"tavern", "watchtower", "baker"}, "roll")
    assert table.discards == {"boiling-cheese-dip", "dragon", "archers"}
