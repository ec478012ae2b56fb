"""Rows that are lost, folding down, and fighting with the candle (LAA-14, LAA-15)."""

import pytest

from .positions import combat, recruiting, sends

FIFTEEN = "C C C C C | C C C C C | C C C | C C ."
NO_ATTACKER = "G S G S G | G G G G G | S S S | G G ."  # fifteen objects with 0 Damage


def start(first: str, second: str, die: int = 6, last: str = "candy-cane") -> list[int]:
    """The rows that face each other once both have copied that object into their last cell."""
    table = recruiting(first, second, die=die).do(f"copy {last} to 4-3", f"copy {last} to 4-3")
    assert (table.phase, table.actor) == ("combat", "first")
    return table.rows


# --- When a row is lost -------------------------------------------------------


@pytest.mark.clause("LAA-14")
@pytest.mark.parametrize(
    ("row", "target", "now"),
    [
        ("C=1/1", 1, 2),  # all its objects are destroyed
        ("C=0/1 C=1/1 H=0/3", 2, 2),
        ("G C=1/1 . S=1/0 G", 2, 2),  # only some with 0 Damage are left
        ("C=1/1 H", 1, 1),  # an attacker is left, to the right ...
        ("C H=1/1", 2, 1),  # ... or to the left
        ("C=2/1", 1, 1),
        ("C=1/1 . . . G=4/1", 1, 1),
        ("G=1/0 C", 1, 1),
        ("C=1/1 S G=1/1", 2, 1),  # one that nobody can hit yet
    ],
)
@pytest.mark.parametrize("attacks", ["first", "second"])
def test_a_row_is_lost_with_its_last_attacker(row: str, target: int, now: int, attacks: str) -> None:
    enemy = 1 if attacks == "first" else 0
    zones = ("C | C", f"{row} | H") if enemy else (f"{row} | H", "C | C")
    table = combat(*zones, attacks=attacks).do(f"send 1 at {target}")
    assert table.rows[enemy] == now
    assert table.rows[1 - enemy] == 1


@pytest.mark.clause("LAA-14")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_next_row_comes_up(row: int) -> None:
    sketch = " | ".join("C=1/1" if number == row else "H H" for number in range(1, 5))
    table = combat("C", sketch, rows=(1, row)).do("send 1 at 1")
    assert table.rows == [1, row + 1]
    assert table.offered() == sends([1] if row == 4 else [1, 2], [1])


@pytest.mark.clause("LAA-14")
def test_the_enemys_row_stays_as_it_is() -> None:
    table = combat("C=1/2 G=2/0 H=0/1 | H H", "C=2/1 | H | H").do("send 1 at 1")
    assert table.rows == [1, 2]
    assert table.drawn[0] == {"1-1": "C=1/2", "1-2": "G=2/0", "1-3": "H=0/1", "2-1": "H", "2-2": "H"}
    assert table.offered() == sends([1], [1, 2])


@pytest.mark.clause("LAA-14")
def test_what_is_left_in_a_lost_row_is_out_of_the_fight() -> None:
    table = combat("C", "G C=1/1 . S | H G").do("send 1 at 2", "send 1 at 1")
    assert table.rows == [1, 2]
    assert table.drawn[1] == {"1-1": "G", "1-2": "C=0/1", "1-4": "S", "2-1": "H", "2-2": "G"}
    assert table.offered() == sends([1], [1, 2])
    table.do("send 1 at 1")
    assert table.drawn[1]["2-1"] == "H=2/1"


@pytest.mark.clause("LAA-14")
@pytest.mark.parametrize("attacks", ["first", "second"])
def test_folding_is_no_turn(attacks: str) -> None:
    """Who has folded attacks next, as after any other attack."""
    table = combat("C=1/1 | C=2/1", "C=1/1 | C=2/1", attacks=attacks)
    other = "second" if attacks == "first" else "first"
    assert table.do("send 1 at 1").actor == other
    assert sorted(table.rows) == [1, 2]
    assert table.do("send 1 at 1").actor == attacks
    assert table.rows == [2, 2]


@pytest.mark.clause("LAA-14")
def test_no_wound_passes_on_to_the_next_row() -> None:
    table = combat("C=1/9", "C=1/1 | C=2/1").do("send 1 at 1")
    assert table.drawn[1] == {"1-1": "C=0/1", "2-1": "C"}


@pytest.mark.clause("LAA-14")
def test_a_row_is_not_lost_by_attacking() -> None:
    table = combat("C=1/1", "G H").do("send 1 at 1")
    assert table.rows == [1, 1]


# --- Rows that nobody has to shoot at -----------------------------------------


@pytest.mark.clause("LAA-14")
@pytest.mark.parametrize(
    ("rest", "now"),
    [
        ("| . . . . . | C", 3),
        ("| G S G | H", 3),
        ("| G | . | C", 4),
        ("| | | ", 5),
        ("| S S S S S | G G G | G S G", 5),
        ("| . . . . C", 2),
        ("| G G G G G=4/1", 2),
        ("| S | . . H", 3),
    ],
)
def test_a_row_without_an_attacker_is_lost_the_moment_it_comes_up(rest: str, now: int) -> None:
    table = combat("C", f"C=1/1 {rest}").do("send 1 at 1")
    assert table.rows == [1, now]
    assert table.actor == "second"


@pytest.mark.clause("LAA-14")
@pytest.mark.parametrize(
    ("first", "second", "rows"),
    [
        (FIFTEEN, "C", [1, 1]),
        (FIFTEEN, "", [1, 4]),
        (FIFTEEN, "G S G | . . C", [1, 2]),
        ("| . . . . C", FIFTEEN, [2, 1]),
        (FIFTEEN.replace("C C C C C", "G G G G G"), "| | H", [3, 3]),
        (NO_ATTACKER, "", [4, 4]),
    ],
)
def test_rows_can_be_lost_when_combat_starts(first: str, second: str, rows: list[int]) -> None:
    """Here a candy cane in the last cell of the fourth row is always one to attack with."""
    assert start(first, second) == rows


@pytest.mark.clause("LAA-14")
def test_both_can_fold_down_to_the_candle_before_the_first_attack() -> None:
    assert start(NO_ATTACKER, NO_ATTACKER, die=1, last="gift") == [5, 5]
    assert start(NO_ATTACKER, FIFTEEN, die=1, last="shield") == [5, 1]
    assert start(FIFTEEN, "", die=1, last="gift") == [1, 5]


@pytest.mark.clause("LAA-14")
def test_a_tick_at_the_last_roll_can_save_a_row() -> None:
    """Rows are looked at only once both choices are carried out."""
    table = recruiting(NO_ATTACKER, NO_ATTACKER, die=4).do("copy gift to 4-3", "tick 2-5")
    assert table.rows == [5, 2]


# --- The candle ---------------------------------------------------------------


@pytest.mark.clause("LAA-15")
@pytest.mark.parametrize("attacks", ["first", "second"])
def test_folded_down_to_the_candle_a_player_attacks_with_it(attacks: str) -> None:
    zones, rows = (("", "H C H"), (5, 1)) if attacks == "first" else (("H C H", ""), (1, 5))
    table = combat(*zones, attacks=attacks, rows=rows)
    assert table.offered() == sends([1], [1, 2, 3])
    table.do("send 1 at 2")
    assert table.drawn[1 if attacks == "first" else 0]["1-2"] == "C=1/1"


@pytest.mark.clause("LAA-15")
def test_the_candle_is_then_the_one_target() -> None:
    table = combat("H C=2/2", "G", rows=(1, 5))
    assert table.offered() == sends([1, 2], [1])
    table.do("send 2 at 1")
    assert table.candles == [5, 3]
    assert table.actor == "second"


@pytest.mark.clause("LAA-15")
def test_no_row_lies_behind_the_candle() -> None:
    """Hit and not destroyed, it stays where it is and strikes back."""
    table = combat("H", "", rows=(1, 5)).do("send 1 at 1")
    assert table.rows == [1, 5]
    assert table.offered() == {"send 1 at 1"}
    table.do("send 1 at 1")
    assert table.drawn[0] == {"1-1": "H=2/1"}


@pytest.mark.clause("LAA-15")
def test_candle_against_candle() -> None:
    table = combat("", "", rows=(5, 5)).do("send 1 at 1", "send 1 at 1")
    assert table.candles == [4, 4]
    assert table.actor == "first"


@pytest.mark.clause("LAA-15")
def test_before_that_the_candle_neither_attacks_nor_is_hit() -> None:
    table = combat("| | | H", "| | | C", rows=(4, 4)).do("send 1 at 1")
    assert table.candles == [5, 5]
    assert table.offered() == {"send 1 at 1"}
