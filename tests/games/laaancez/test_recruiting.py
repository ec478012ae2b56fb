"""What a result of the die offers: copying, ticking, and no pass (LAA-03, LAA-07, LAA-08)."""

import pytest

from .positions import PLACES, copies, recruiting, ticks

ZONE = "G C=2/2 H=3/2 S | . G=4/2 C | H=3/3"  # with boxes left: 1-1, 1-3 and 2-3
TAKEN = ["1-1", "1-2", "1-3", "1-4", "2-2", "2-3", "3-1"]
FREE = [place for place in PLACES if place not in TAKEN]
GIFT_OR_TICK = [["gift", "tick"]] * 6

# --- Two choices for each result ----------------------------------------------


@pytest.mark.clause("LAA-03")
@pytest.mark.parametrize(
    ("die", "kinds"),
    [
        (1, ["gift", "shield"]),
        (2, ["candy-cane"]),
        (3, ["santa-hat", "candy-cane"]),
        (4, ["gift"]),
        (5, ["shield", "santa-hat"]),
        (6, ["candy-cane"]),
    ],
)
def test_each_result_offers_its_own_objects(die: int, kinds: list[str]) -> None:
    """In an empty zone there is nothing to tick."""
    assert recruiting(die=die).offered() == set().union(*(copies(kind) for kind in kinds))


@pytest.mark.clause("LAA-03")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_tick_is_a_choice_of_its_own(die: int) -> None:
    """Only results 2 and 4 of this box offer it, whichever of the two choices it is."""
    ticked = {name for name in recruiting(ZONE, die=die).offered() if name.startswith("tick")}
    assert ticked == (ticks("1-1", "1-3", "2-3") if die in (2, 4) else set())


@pytest.mark.clause("LAA-03")
@pytest.mark.parametrize("tick", ["choice", "listed"])
def test_where_a_tick_is_offered_any_object_may_be_ticked(tick: str) -> None:
    """Not only the kind that stands beside it in the table of the die."""
    table = recruiting("G C H S", die=2, tick=tick)
    assert table.offered() - copies("candy-cane") == ticks("1-1", "1-2", "1-3")


@pytest.mark.clause("LAA-03")
@pytest.mark.parametrize(
    ("die", "places"),
    [
        (1, {"1-1"}),  # the gift or the Shield
        (2, {"1-1", "1-3", "2-3"}),  # a tick of any object, or the candy cane
        (3, {"1-3", "2-3"}),  # the Santa hat or the candy cane
        (4, {"1-1", "1-3", "2-3"}),
        (5, {"1-3"}),  # the Shield or the Santa hat
        (6, {"2-3"}),  # the candy cane
    ],
)
def test_with_listed_an_object_offered_may_be_ticked_as_well(die: int, places: set[str]) -> None:
    """Every one of that kind in the zone, as far as its margin goes; copies stay what they were."""
    listed, standard = recruiting(ZONE, die=die, tick="listed"), recruiting(ZONE, die=die, tick="choice")
    assert {name for name in listed.offered() if name.startswith("tick")} == ticks(*places)
    assert listed.offered() - ticks(*places) == standard.offered() - ticks("1-1", "1-3", "2-3")


@pytest.mark.clause("LAA-03")
def test_with_listed_only_the_own_zone_counts() -> None:
    """What the other one has drawn gives nobody a tick."""
    table = recruiting("C", "G", die=1, tick="listed")
    assert not table.offered() & ticks("1-1")
    table.do("copy gift to 1-2")
    assert "tick 1-1" in table.offered()


@pytest.mark.clause("LAA-03")
def test_a_tick_is_for_the_choice_by_default() -> None:
    table = recruiting(ZONE, die=3)
    assert table.boxes.tobytes() == recruiting(ZONE, die=3, tick="choice").boxes.tobytes()
    assert table.boxes.tobytes() != recruiting(ZONE, die=3, tick="listed").boxes.tobytes()


# --- Copying ------------------------------------------------------------------


@pytest.mark.clause("LAA-07")
@pytest.mark.parametrize("die", [1, 3, 5])
def test_an_object_goes_into_any_free_cell(die: int) -> None:
    kinds = {1: ("gift", "shield"), 3: ("santa-hat", "candy-cane"), 5: ("shield", "santa-hat")}[die]
    assert recruiting(ZONE, die=die).offered() == copies(kinds[0], FREE) | copies(kinds[1], FREE)


@pytest.mark.clause("LAA-07")
def test_each_player_looks_at_their_own_zone_only() -> None:
    table = recruiting(ZONE, "H", die=6)
    assert table.offered() == copies("candy-cane", FREE)
    table.do("copy candy-cane to 3-2")
    assert table.offered() == copies("candy-cane", PLACES[1:])


@pytest.mark.clause("LAA-07")
@pytest.mark.parametrize("place", ["1-2", "1-5", "2-1", "2-5", "3-1", "3-3", "4-1", "4-3"])
def test_the_object_lands_in_that_cell_of_the_own_zone(place: str) -> None:
    table = recruiting("G", "G", die=3).do(f"copy santa-hat to {place}", "copy candy-cane to 2-2")
    assert table.drawn == [{"1-1": "G", place: "H"}, {"1-1": "G", "2-2": "C"}]
    assert table.state.filled.tolist() == [2, 2]


@pytest.mark.clause("LAA-07")
def test_the_same_object_may_be_copied_again_and_by_both() -> None:
    table = recruiting("C", "C", die=6).do("copy candy-cane to 1-2", "copy candy-cane to 1-2")
    assert table.drawn == [{"1-1": "C", "1-2": "C"}] * 2


# --- Ticking ------------------------------------------------------------------


@pytest.mark.clause("LAA-07")
def test_a_tick_is_one_box_of_one_object_of_the_own_zone() -> None:
    table = recruiting("G=2/0 C H", "H G C", die=4).do("tick 1-3", "tick 1-2")
    assert table.drawn == [
        {"1-1": "G=2/0", "1-2": "C", "1-3": "H=3/2"},
        {"1-1": "H", "1-2": "G=4/1", "1-3": "C"},
    ]
    assert table.state.filled.tolist() == [3, 3]


@pytest.mark.clause("LAA-07")
@pytest.mark.parametrize("place", PLACES)
def test_any_object_of_the_zone_may_be_ticked(place: str) -> None:
    """One cell is free here, the last or the first: a full zone would end recruiting."""
    first, last = ". G G G G | G G G G G | G G G | G G G", "G G G G G | G G G G G | G G G | G G ."
    there = PLACES[1:] if place == "4-3" else PLACES[:-1]
    table = recruiting(first if place == "4-3" else last, "C", die=4)
    assert table.offered() == ticks(*there) | copies("gift", [one for one in PLACES if one not in there])
    table.do(f"tick {place}", "tick 1-1")
    assert table.drawn == [{**dict.fromkeys(there, "G"), place: "G=4/1"}, {"1-1": "C=2/2"}]


@pytest.mark.clause("LAA-07")
def test_an_object_is_ticked_up_to_its_margin_and_no_further() -> None:
    table = recruiting("H", "G", die=4)
    table.do("tick 1-1", "tick 1-1", "die 4", "tick 1-1", "tick 1-1", "die 4")
    assert table.drawn == [{"1-1": "H=3/3"}, {"1-1": "G=4/2"}]
    assert table.offered() == copies("gift", PLACES[1:])
    assert table.do("copy gift to 1-2").offered() == copies("gift", PLACES[1:])


@pytest.mark.clause("LAA-07")
def test_only_what_was_there_before_the_roll_can_be_ticked() -> None:
    table = recruiting(die=4)
    assert table.offered() == copies("gift")
    table.do("copy gift to 1-1")
    assert table.offered() == copies("gift")


# --- No pass ------------------------------------------------------------------


@pytest.mark.clause("LAA-08")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("tick", ["choice", "listed"])
def test_nobody_may_decline(die: int, tick: str) -> None:
    """Whatever is offered is a copy or a tick, and each changes the zone."""
    table = recruiting(ZONE, "H", die=die, tick=tick)
    for name in table.offered():
        done = table.copy().do(name)
        done.do(min(done.offered()))
        assert name.startswith(("copy", "tick"))
        assert done.drawn[0] != table.drawn[0]
        assert done.drawn[1] != table.drawn[1]


@pytest.mark.clause("LAA-08")
def test_who_cannot_tick_must_copy() -> None:
    table = recruiting("S C=2/2", die=4)
    assert table.offered() == copies("gift", PLACES[2:])


@pytest.mark.clause("LAA-08")
@pytest.mark.parametrize("cells", [0, 1, 14, 15])
def test_there_is_always_a_choice_while_a_cell_is_free(cells: int) -> None:
    """Even where no object of the zone has a box left: a result always offers an object."""
    sketch = "S S S S S | S S S S S | S S S | S S S".replace("S", ".", 16 - cells)
    table = recruiting(sketch, sketch, die=2, choices=GIFT_OR_TICK)
    assert table.offered() == copies("gift", PLACES[: 16 - cells])


@pytest.mark.clause("LAA-08")
def test_recruiting_ends_even_if_both_tick_whenever_they_can() -> None:
    """Ticks run out with the margin, so that zones fill all the same."""
    table = recruiting(choices=GIFT_OR_TICK, rolls=0)
    while table.phase != "combat":
        assert table.state.rolls < 16 * 3  # each gift is copied once and ticked twice
        table.do("die 1")
        for _ in range(2):
            table.do(max(table.offered()))  # 'tick' comes after 'copy'
    assert table.drawn[0] == table.drawn[1]
    assert sorted(table.drawn[0].values()) == ["G"] + ["G=4/2"] * 15
