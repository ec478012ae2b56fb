"""The six worked cases of the rules page, which every implementation must show."""

import pytest

from .positions import PLACES, combat, laid_out, recruiting, sends

FIFTEEN = "C C C C C | C C C C C | C C C | C C ."


@pytest.mark.clause("LAA-03")
@pytest.mark.clause("LAA-06")
def test_case_1_one_takes_the_santa_hat_and_the_other_the_candy_cane_in_the_same_roll() -> None:
    table = laid_out().do("die 3", "copy santa-hat to 1-1", "copy candy-cane to 1-1")
    assert table.drawn == [{"1-1": "H"}, {"1-1": "C"}]
    assert (table.state.rolls, table.actor) == (1, "chance")


@pytest.mark.clause("LAA-03")
@pytest.mark.clause("LAA-07")
def test_case_2_one_takes_the_gift_and_the_other_ticks_the_candy_cane_recruited_before() -> None:
    table = laid_out().do("die 3", "copy santa-hat to 1-1", "copy candy-cane to 1-1")
    table.do("die 4", "copy gift to 1-2", "tick 1-1")
    assert table.drawn == [{"1-1": "H", "1-2": "G"}, {"1-1": "C=2/2"}]


@pytest.mark.clause("LAA-09")
@pytest.mark.parametrize("rolls", [16, 17])  # the other rolls, or the player whose zone fills
def test_case_3_the_zone_fills_and_combat_starts_after_both_choices(rolls: int) -> None:
    table = recruiting(FIFTEEN, "H H", die=3, rolls=rolls).do("copy candy-cane to 4-3")
    assert (table.actor, table.phase) == ("second", "recruit")
    table.do("copy santa-hat to 3-1")
    assert (table.actor, table.phase) == ("first", "combat")
    assert table.drawn == [dict.fromkeys(PLACES, "C"), {"1-1": "H", "1-2": "H", "3-1": "H"}]
    assert table.offered() == sends(range(1, 6), [1, 2])


@pytest.mark.clause("LAA-13")
def test_case_4_a_shield_falls_and_then_its_neighbour_can_be_targeted() -> None:
    table = combat("H=3/3 H", "C S=3/0 . H")
    assert table.offered() == sends([1, 2], [2, 4])
    table.do("send 1 at 2", "send 4 at 2")
    assert table.offered() == sends([1, 2], [1, 4])
    table.do("send 1 at 1")
    assert table.drawn[1]["1-1"] == "C=0/1"


@pytest.mark.clause("LAA-14")
def test_case_5_a_row_of_0_damage_objects_folds_without_being_shot_at() -> None:
    table = combat("C", "C=1/1 | G S G S G | H").do("send 1 at 1")
    assert table.rows == [1, 3]
    gifts = {"2-1": "G", "2-2": "S", "2-3": "G", "2-4": "S", "2-5": "G"}
    assert table.drawn[1] == {"1-1": "C=0/1", **gifts, "3-1": "H"}


@pytest.mark.clause("LAA-15")
@pytest.mark.clause("LAA-16")
def test_case_6_a_candle_against_a_row_of_five() -> None:
    """It attacks on every turn of its player; destroyed, it gives no answer."""
    table = combat("C C C C C", "", rows=(1, 5), candles=(5, 3))
    table.do("send 1 at 1")
    assert table.offered() == sends([1], [1, 2, 3, 4, 5])
    table.do("send 1 at 5", "send 2 at 1")
    assert table.offered() == sends([1], [1, 2, 3, 4, 5])
    table.do("send 1 at 5")
    assert table.drawn[0]["1-5"] == "C=0/1"
    before = table.drawn
    table.do("send 3 at 1")
    assert (table.actor, table.drawn, table.scores) == ("nobody", before, [1, 0])
