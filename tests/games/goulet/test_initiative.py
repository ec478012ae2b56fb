"""The Initiative track: where the token goes when the turn ends (GOU-16, GOU-17)."""

import pytest

from .positions import EMPTY, PURPLE, position

OTHERS = ["Skeleton", "Knight", "Dragon", "Archer", "Sorcerer"]
TRACK = ["Wizard", *OTHERS]


@pytest.mark.clause("GOU-16")
@pytest.mark.parametrize(
    ("sixes", "expected"),
    [
        (2, [*OTHERS[:4], "Wizard", *OTHERS[4:]]),
        (3, [*OTHERS[:3], "Wizard", *OTHERS[3:]]),
        (4, [*OTHERS[:2], "Wizard", *OTHERS[2:]]),
        (5, [*OTHERS[:1], "Wizard", *OTHERS[1:]]),
    ],
)
def test_with_k_sixes_the_token_is_placed_kth_from_the_right_end(sixes: int, expected: list[str]) -> None:
    table = position(playing="Wizard", dice=[6] * sixes, track=TRACK).do("end turn")
    assert table.track == expected
    assert (table.playing, table.state.tokens) == ("Skeleton", 6)


@pytest.mark.clause("GOU-16")
@pytest.mark.parametrize(("sixes", "plays"), [(2, "Knight"), (3, "Wizard"), (4, "Wizard"), (5, "Wizard")])
def test_with_k_tokens_or_fewer_the_same_unit_plays_again(sixes: int, plays: str) -> None:
    table = position(["Wizard", "Knight"], ["Dragon"], "Wizard", dice=[6] * sixes, turns=8).do("end turn")
    assert (table.playing, table.track[0]) == (plays, plays)
    expected = ["Knight", "Wizard", "Dragon"] if plays == "Knight" else ["Wizard", "Knight", "Dragon"]
    assert table.track == [*expected, EMPTY, EMPTY, EMPTY]
    assert (table.state.turns, table.state.rolls, table.dice) == (9, 0, [])


@pytest.mark.clause("GOU-16")
def test_all_sixes_of_the_box_count() -> None:
    """Six sixes and six tokens: the left end."""
    table = position(playing="Wizard", dice=[6] * 6, track=TRACK, contents={"dice": 6}).do("end turn")
    assert (table.track, table.playing) == (TRACK, "Wizard")


@pytest.mark.clause("GOU-16")
def test_fallen_tokens_are_gone_first() -> None:
    """Three tokens are on the track, but only two once the Skeleton has fallen."""
    table = position(
        ["Wizard"], ["Skeleton", "Dragon"], "Wizard", dice=[1, 1, 6, 6], hit_points={"Skeleton": 1}
    )
    table.do("attack 1 at range 1", "end turn")
    assert table.track == ["Wizard", "Dragon", *[EMPTY] * 4]
    assert table.playing == "Wizard"


@pytest.mark.clause("GOU-16")
def test_sixes_are_not_declined() -> None:
    """Nothing is asked of sixes: they stay on the table until the turn ends."""
    table = position(playing="Wizard", dice=[6, 6, 6], effects="must")
    assert table.offered() == {"end turn"}
    assert table.dice == [6, 6, 6]


@pytest.mark.clause("GOU-16")
@pytest.mark.clause("GOU-17")
@pytest.mark.parametrize("dice", [[], [6], [4, 5, 6], [5, 5, 5]])
def test_otherwise_the_token_goes_to_the_right_end(dice: list[int]) -> None:
    table = position(playing="Wizard", dice=dice, track=TRACK).do("end turn")
    assert table.track == [*OTHERS, "Wizard"]
    assert table.playing == "Skeleton"


@pytest.mark.clause("GOU-17")
@pytest.mark.parametrize("sixes", [0, 1])
def test_with_fewer_tokens_the_right_end_is_that_of_the_last_token(sixes: int) -> None:
    table = position(["Knight"], PURPLE[:2], "Knight", dice=[6] * sixes).do("end turn")
    assert table.track == ["Skeleton", "Sorcerer", "Knight", EMPTY, EMPTY, EMPTY]
    assert table.playing == "Skeleton"


@pytest.mark.clause("GOU-16")
def test_only_the_final_dice_count() -> None:
    """A 6 that is rolled away moves no token."""
    table = position(playing="Wizard", dice=[5, 5, 5, 6, 6], track=TRACK, phase="keep", rolls=1)
    table.lift(6).do("roll").throw(5).do("stop", "end turn")
    assert table.track == [*OTHERS, "Wizard"]
