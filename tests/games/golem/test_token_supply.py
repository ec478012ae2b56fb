"""Ten +1 and ten -1: what happens when they run out, and when opposite ones meet (GLM-02)."""

import pytest

from .building import Fighter, fight, operation
from .positions import LASTS, NUMBERS, TILES, Position


def put(
    amount: int, tokens: str = "", others: str = "", number: str = "defence", lasts: str = "game"
) -> Position:
    """The first player puts tokens on the head, where some lie already; others lie elsewhere."""
    effects = {"probe": operation(number, amount=amount, part="head", lasts=lasts)}
    return fight(Fighter("probe", tokens=tokens), Fighter(tokens=others), effects=effects)


# --- A limit -----------------------------------------------------------------------


@pytest.mark.clause("GLM-02")
def test_there_are_ten_of_each_sign() -> None:
    assert fight(Fighter(), Fighter()).state.supply.tolist() == [10, 10]


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize(("amount", "sign"), [(3, "+"), (-3, "-")])
def test_none_left_no_further_change_of_that_sign(amount: int, sign: str) -> None:
    """Eight or ten lie on the enemy's tiles: two are left, or none."""
    eight = f"head attack {sign}4 game, torso attack {sign}4 game"
    left = [0, 10] if sign == "+" else [10, 0]
    assert put(amount, others=eight).change("play probe") == {
        "1 head defence": f"{sign}2 game",
        "supply": left,
    }
    ten = f"{eight}, left leg defence {sign}2 round"
    assert put(amount, others=ten).change("play probe") == {}


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize(("sign", "other"), [(1, "-"), (-1, "+")])
def test_the_other_sign_is_not_limited_by_it(sign: int, other: str) -> None:
    ten = f"head attack {other}5 game, torso attack {other}5 game"
    changed = put(sign, others=ten).change("play probe")
    assert changed["1 head defence"] == f"{sign:+d} game"


@pytest.mark.clause("GLM-02")
def test_the_last_ones_lie_on_the_first_tiles() -> None:
    table = fight(Fighter("plating"), Fighter(tokens="head attack +5 game, torso attack +1 game"))
    changed = table.change("play plating")
    assert changed == {f"1 {tile} defence": "+1 game" for tile in TILES[:4]} | {"supply": [0, 10]}


@pytest.mark.clause("GLM-02")
def test_the_box_says_how_many_there_are() -> None:
    table = fight(Fighter("plating"), Fighter(), contents={"tokens": [2, 7]})
    assert table.state.supply.tolist() == [2, 7]
    changed = table.change("play plating")
    assert changed == {"1 head defence": "+1 game", "1 left arm defence": "+1 game", "supply": [0, 7]}


# --- Opposite tokens ---------------------------------------------------------------


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("lies", LASTS)
@pytest.mark.parametrize("comes", ["round", "game"])
@pytest.mark.parametrize(
    ("there", "amount", "rest"), [(-1, 1, 0), (1, -1, 0), (-3, 2, -1), (3, -2, 1), (-1, 3, 2), (1, -3, -2)]
)
def test_opposite_tokens_on_a_number_cancel_and_go_back(
    number: str, lies: str, comes: str, there: int, amount: int, rest: int
) -> None:
    """However long either of them lasts."""
    table = put(amount, tokens=f"head {number} {there:+d} {lies}", number=number, lasts=comes)
    table.do("play probe")
    stays = comes if rest * amount > 0 else lies
    kept = 0 if stays == "turn" else rest  # the turn is over
    assert table.facts()[f"1 head {number}"] == (f"{kept:+d} {stays}" if kept else "")
    assert table.state.supply.tolist() == [10 - max(kept, 0), 10 + min(kept, 0)]


@pytest.mark.clause("GLM-02")
def test_the_one_that_would_lie_there_shortest_goes_first() -> None:
    lying = "head defence -1 turn, head defence -1 round, head defence -2 game"
    left = ["-1 round, -2 game", "-2 game", "-1 game", "", "+1 game"]
    for amount, tokens in enumerate(left, 1):
        table = put(amount, tokens=lying)
        table.do("play probe")
        assert table.facts()["1 head defence"] == tokens
        assert table.state.supply.tolist() == [10 - max(amount - 4, 0), 10 - max(4 - amount, 0)]


@pytest.mark.clause("GLM-02")
def test_neither_the_other_number_nor_another_tile_is_touched() -> None:
    table = put(1, tokens="head attack -1 game, torso defence -1 game")
    assert table.change("play probe") == {"1 head defence": "+1 game", "supply": [9, 8]}


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize(("sign", "other"), [("+", -1), ("-", 1)])
def test_without_a_token_nothing_is_cancelled_either(sign: str, other: int) -> None:
    """All of one sign lie elsewhere: one of the other sign stays where it is."""
    ten = f"head attack {sign}5 game, torso attack {sign}5 game"
    table = put(-other, tokens=f"head defence {other:+d} game", others=ten)
    assert table.change("play probe") == {}


@pytest.mark.clause("GLM-02")
def test_a_token_that_was_cancelled_can_be_laid_again() -> None:
    """One +1 is left. It cancels a -1 and comes back, so that it also cancels the next, and lies at last."""
    nine = "head attack +5 game, torso attack +4 game"
    table = put(5, tokens="head defence -3 game", others=nine)
    assert table.change("play probe") == {"1 head defence": "+1 game", "supply": [0, 10]}


@pytest.mark.clause("GLM-11")
def test_tokens_stay_with_a_tile_that_goes_out_of_order() -> None:
    table = fight(Fighter("rage"), Fighter(tokens="head defence -1 game, head attack +2 round"))
    assert table.change("play rage", "tile left arm") == {"2 head": "out"}
    assert table.state.supply.tolist() == [8, 9]
