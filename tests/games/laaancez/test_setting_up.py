"""Set-up: the Combat Zones, the objects and the candle (LAA-01, LAA-02, LAA-05)."""

import numpy as np
import pytest

from pioche.games.laaancez import GAME

from .positions import CHOICES, PLACES, combat, copies, laid_out, recruiting, sends, ticks

FULL = "C C C C C | C C C C C | C C C | C C C"
FIVE_ROWS = [(1, 5), (2, 5), (3, 3), (4, 3), (5, 1)]


# --- The zones ----------------------------------------------------------------


@pytest.mark.clause("LAA-01")
def test_sixteen_cells_can_be_filled() -> None:
    assert PLACES[:10] == ["1-1", "1-2", "1-3", "1-4", "1-5", "2-1", "2-2", "2-3", "2-4", "2-5"]
    assert PLACES[10:] == ["3-1", "3-2", "3-3", "4-1", "4-2", "4-3"]
    assert recruiting(die=6).offered() == copies("candy-cane", PLACES)


@pytest.mark.clause("LAA-01")
@pytest.mark.parametrize(("row", "length"), FIVE_ROWS)
def test_two_rows_of_five_two_of_three_and_the_candle(row: int, length: int) -> None:
    own = combat(FULL, FULL, rows=(row, 1))
    assert own.offered() == sends(range(1, length + 1), range(1, 6))
    other = combat(FULL, FULL, rows=(1, row))
    assert other.offered() == sends(range(1, 6), range(1, length + 1))


@pytest.mark.clause("LAA-01")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("seat", [0, 1])
def test_each_place_of_a_row_is_a_cell_of_its_own(seat: int, place: str) -> None:
    """What is copied to a place is what is sent from there, and what is hit there."""
    row, number = (int(part) for part in place.split("-"))
    table = recruiting(die=5, rolls=1)
    names = ["copy santa-hat to 1-1", "copy santa-hat to 1-1"]
    names[seat] = f"copy santa-hat to {place}"
    table.do(*names)
    assert table.drawn[seat] == {place: "H"}
    sketch = "|".join("." if line != row else ". " * (number - 1) + "H" for line in range(1, 5))
    zones, rows, seats = ["H", "H"], [1, 1], ["first", "second"]
    zones[seat], rows[seat] = sketch, row
    sending = combat(zones[0], zones[1], attacks=seats[seat], rows=rows)
    assert sending.offered() == sends([number], [1])
    hit = combat(zones[0], zones[1], attacks=seats[1 - seat], rows=rows)
    hit.do(f"send 1 at {number}")
    assert hit.drawn[seat] == {place: "H=2/1"}
    assert hit.candles == [5, 5]


@pytest.mark.clause("LAA-01")
def test_one_die_with_six_faces_is_rolled() -> None:
    table = laid_out()
    assert table.actor == "chance"
    assert table.offered() == {"die 1", "die 2", "die 3", "die 4", "die 5", "die 6"}
    for face in range(1, 7):
        rolled = table.copy().do(f"die {face}")
        assert rolled.state.die == face
        assert (rolled.actor, rolled.phase) == ("first", "recruit")


# --- The objects --------------------------------------------------------------


@pytest.mark.clause("LAA-02")
@pytest.mark.parametrize(
    ("kind", "die", "hearts", "damage"),
    [("gift", 1, 4, 0), ("shield", 1, 6, 0), ("candy-cane", 3, 2, 1), ("santa-hat", 3, 3, 1)],
)
def test_an_object_is_drawn_with_its_hearts_and_the_boxes_ticked_from_the_start(
    kind: str, die: int, hearts: int, damage: int
) -> None:
    table = recruiting(die=die).do(f"copy {kind} to 2-4", f"copy {kind} to 3-1")
    for seat, cell in [(0, 8), (1, 10)]:
        assert table.state.hearts[seat, cell] == hearts
        assert table.state.damage[seat, cell] == damage


@pytest.mark.clause("LAA-02")
def test_the_box_says_which_numbers_an_object_has() -> None:
    table = recruiting(die=1, numbers={"gift": (7, 3, 9, 0)}).do("copy gift to 1-1", "copy shield to 1-1")
    assert (table.state.hearts[0, 0], table.state.damage[0, 0]) == (7, 3)


@pytest.mark.clause("LAA-02")
@pytest.mark.parametrize(
    ("letter", "hearts", "start", "most"), [("G", 4, 0, 2), ("C", 2, 1, 2), ("H", 3, 1, 3), ("S", 6, 0, 0)]
)
def test_the_margin_goes_by_kind(letter: str, hearts: int, start: int, most: int) -> None:
    """From the start up to the most a box can be ticked; then no more."""
    for damage in range(start, most + 1):
        table = recruiting(f"{letter}={hearts}/{damage}", die=4)
        assert ("tick 1-1" in table.offered()) is (damage < most)


@pytest.mark.clause("LAA-02")
def test_ticking_never_raises_hearts() -> None:
    table = recruiting("G=3/0", "C=1/1", die=4).do("tick 1-1", "tick 1-1")
    assert table.drawn == [{"1-1": "G=3/1"}, {"1-1": "C=1/2"}]


# --- The candle ---------------------------------------------------------------


@pytest.mark.clause("LAA-05")
def test_the_candle_stands_from_the_start() -> None:
    table = laid_out()
    assert table.drawn == [{}, {}]
    assert table.candles == [5, 5]
    assert table.state.objects[:, 16].tolist() == [0, 0]
    assert table.state.damage[:, 16].tolist() == [1, 1]
    assert table.state.filled.tolist() == [0, 0]


@pytest.mark.clause("LAA-05")
def test_the_box_says_how_many_hearts_the_candle_has() -> None:
    assert laid_out({"candle": (9, 1, 1, 0)}).candles == [9, 9]


@pytest.mark.clause("LAA-05")
@pytest.mark.parametrize("tick", ["choice", "listed"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_its_cell_is_never_free_and_it_is_never_ticked(die: int, tick: str) -> None:
    """Not even in a box whose candle has a box left to tick."""
    table = recruiting(die=die, numbers={"candle": (5, 1, 3, 0)}, tick=tick)
    kinds = [kind for kind in CHOICES[die - 1] if kind != "tick"]
    assert table.offered() == set().union(*(copies(kind, PLACES) for kind in kinds))
    gifts = recruiting("G", die=4, numbers={"candle": (5, 1, 3, 0)}, tick=tick)
    assert gifts.offered() == copies("gift", PLACES[1:]) | ticks("1-1")


@pytest.mark.clause("LAA-05")
def test_it_deals_one_damage() -> None:
    table = combat("", "H H", rows=(5, 1)).do("send 1 at 2")
    assert table.drawn[1] == {"1-1": "H", "1-2": "H=2/1"}


# --- All of it ----------------------------------------------------------------


def test_setup_clears_whatever_lay_there() -> None:
    table = laid_out()
    garbage = table.copy()
    garbage.states.view(np.uint8)[:] = 0x55
    assert garbage.states.tobytes() != table.states.tobytes()
    GAME.setup(garbage.box, garbage.state)
    assert garbage.states.tobytes() == table.states.tobytes()


def test_nothing_is_under_way_after_setup() -> None:
    table = laid_out()
    assert (table.phase, table.rows, table.scores) == ("roll", [1, 1], [0, 0])
    assert (table.state.rolls, table.state.die, table.state.winner) == (0, 0, -1)
    assert (table.chosen, table.state.cells.tolist()) == (["", ""], [-1, -1])
    assert table.state.attacker == -1
    assert table.state.hearts[:, :16].any() == table.state.damage[:, :16].any() == np.False_
    assert set(table.state.objects[:, :16].flatten().tolist()) == {-1}
