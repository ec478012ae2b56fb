"""Shields protect the objects beside them (LAA-04, LAA-13)."""

import pytest

from .positions import Numbers, combat, sends

PROTECTING_GIFT: dict[str, Numbers] = {"gift": (4, 0, 2, 1), "shield": (6, 0, 0, 0)}


def targets(sketch: str, row: int = 1, numbers: dict[str, Numbers] | None = None) -> list[int]:
    """The places that player 1 can attack in that row of the second zone."""
    offered = combat("H", sketch, rows=(1, row), numbers=numbers).offered()
    found = [place for place in range(1, 6) if f"send 1 at {place}" in offered]
    assert offered == sends([1], found)
    return found


@pytest.mark.clause("LAA-13")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("H H H H H", [1, 2, 3, 4, 5]),
        ("S H H H H", [1, 3, 4, 5]),
        ("H S H H H", [2, 4, 5]),
        ("H H S H H", [1, 3, 5]),
        ("H H H S H", [1, 2, 4]),
        ("H H H H S", [1, 2, 3, 5]),
        ("H S H S H", [2, 4]),
        ("S H . H S", [1, 5]),
        ("S G C=2/2 G=4/1 S", [1, 3, 5]),
    ],
)
def test_the_objects_left_and_right_of_a_shield_cannot_be_targeted(row: str, expected: list[int]) -> None:
    """Whatever kind they are; the Shield itself can be."""
    assert targets(row) == expected


@pytest.mark.clause("LAA-13")
@pytest.mark.parametrize(
    ("row", "expected"),
    [("S H H", [1, 3]), ("H S H", [2]), ("H H S", [1, 3]), ("S H S", [1, 3]), ("S S H", [1, 2])],
)
@pytest.mark.parametrize("number", [3, 4])
def test_in_rows_of_three_as_well(number: int, row: str, expected: list[int]) -> None:
    assert targets("|" * (number - 1) + row, number) == expected


@pytest.mark.clause("LAA-13")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("S S H H H", [1, 2, 4, 5]),
        ("H S S H H", [2, 3, 5]),
        ("S S S S H", [1, 2, 3, 4]),
        ("H H H S S", [1, 2, 4, 5]),
    ],
)
def test_a_shield_never_protects_a_shield(row: str, expected: list[int]) -> None:
    assert targets(row) == expected


@pytest.mark.clause("LAA-13")
@pytest.mark.parametrize("gap", [".", "C=0/1", "S=0/0"])
@pytest.mark.parametrize(("row", "expected"), [("S - H H H", [1, 3, 4, 5]), ("H H H - S", [1, 2, 3, 5])])
def test_across_an_empty_or_crossed_out_cell_nothing_is_protected(
    row: str, expected: list[int], gap: str
) -> None:
    assert targets(row.replace("-", gap)) == expected


@pytest.mark.clause("LAA-13")
@pytest.mark.parametrize(("hearts", "expected"), [(6, [2]), (1, [2]), (0, [1, 3])])
def test_it_protects_while_it_stands(hearts: int, expected: list[int]) -> None:
    assert targets(f"H S={hearts}/0 H") == expected


@pytest.mark.clause("LAA-13")
def test_once_it_has_fallen_its_neighbours_can_be_hit() -> None:
    table = combat("H=3/3", "H S=6/0 H").do("send 1 at 2", "send 1 at 1")
    assert table.offered() == sends([1], [2])
    table.do("send 1 at 2")
    assert table.drawn[1]["1-2"] == "S=0/0"
    table.do("send 3 at 1")
    assert table.offered() == sends([1], [1, 3])


@pytest.mark.clause("LAA-13")
def test_who_is_protected_can_still_attack() -> None:
    assert combat("C S H", "H").offered() == sends([1, 3], [1])


@pytest.mark.clause("LAA-13")
def test_a_shield_protects_its_own_side_only() -> None:
    """Neither what stands opposite, nor what stands beside that."""
    assert combat("C S H", "H H H").offered() == sends([1, 3], [1, 2, 3])
    assert combat("H H H", "C S H", attacks="second").offered() == sends([1, 3], [1, 2, 3])
    assert combat("C S H", "H H H", attacks="second").offered() == sends([1, 2, 3], [2])


# --- Only in its own row ------------------------------------------------------


@pytest.mark.clause("LAA-13")
@pytest.mark.parametrize(
    ("sketch", "row", "length"),
    [
        ("G G G G S | H H H H H", 2, 5),
        ("G G G G G | G G G G S | H H H", 3, 3),
        ("| | G G S | H H H", 4, 3),
        ("| | | G G S", 5, 1),  # the candle
    ],
)
def test_the_last_of_a_folded_row_does_not_protect_the_first_of_the_next(
    sketch: str, row: int, length: int
) -> None:
    """A row can be lost while its Shield stands."""
    assert targets(sketch, row) == list(range(1, length + 1))


@pytest.mark.clause("LAA-13")
@pytest.mark.parametrize(
    ("sketch", "row", "length"),
    [
        ("H H H H H | S H H H H", 1, 5),
        ("| H H H H H | S H H", 2, 5),
        ("| | H H H | S H H", 3, 3),
    ],
)
def test_the_first_of_a_row_does_not_protect_the_last_of_the_row_before(
    sketch: str, row: int, length: int
) -> None:
    assert targets(sketch, row) == list(range(1, length + 1))


@pytest.mark.clause("LAA-13")
def test_rows_do_not_protect_one_another_from_behind() -> None:
    assert targets("H H H H H | S S S S S") == [1, 2, 3, 4, 5]


# --- A special object ---------------------------------------------------------


@pytest.mark.clause("LAA-04")
def test_no_other_object_protects() -> None:
    assert targets("G H C H=3/3 G") == [1, 2, 3, 4, 5]


@pytest.mark.clause("LAA-04")
def test_the_box_says_which_object_is_a_shield() -> None:
    assert targets("H G H S H", numbers=PROTECTING_GIFT) == [2, 4, 5]


@pytest.mark.clause("LAA-04")
def test_a_shield_is_copied_like_any_object_and_one_with_damage_can_be_sent() -> None:
    table = combat("C S=6/2", "H H").do("send 2 at 1")
    assert table.drawn[1] == {"1-1": "H=1/1", "1-2": "H"}
