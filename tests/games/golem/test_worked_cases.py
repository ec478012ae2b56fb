"""The worked cases of the rules page, which every implementation must show."""

import pytest

from .building import Fighter, fight, laid_out
from .content import CARDS
from .positions import Position


@pytest.mark.clause("GLM-13")
@pytest.mark.clause("GLM-14")
def test_case_1_a_raging_attack_against_a_head_of_8() -> None:
    """Strength 4 and an arm of 4."""
    table = fight(Fighter("rage"), Fighter(mecha="titan"))
    assert table.change("play rage", "tile left arm") == {"2 head": "out"}


@pytest.mark.clause("GLM-13")
@pytest.mark.clause("GLM-14")
def test_case_1_against_a_head_of_9_it_fails() -> None:
    table = fight(Fighter("rage"), Fighter(mecha="atlas"))
    assert table.change("play rage", "tile left arm") == {}
    assert table.discards == {"rage"}


@pytest.mark.clause("GLM-08")
@pytest.mark.clause("GLM-12")
@pytest.mark.clause("GLM-14")
@pytest.mark.parametrize("arm", ["left arm", "right arm"])
def test_case_2_a_brutal_attack_with_one_arm_out_of_order_is_not_legal(arm: str) -> None:
    assert fight(Fighter("brutal", out=arm), Fighter()).offered("play") == set()
    assert fight(Fighter("brutal"), Fighter()).offered("play") == {"brutal"}


@pytest.mark.clause("GLM-05")
@pytest.mark.clause("GLM-14")
@pytest.mark.parametrize(("energy", "after"), [(0, 2), (2, 4), (3, 5), (4, 5), (5, 5)])
def test_case_3_full_throttle_at_4_energy(energy: int, after: int) -> None:
    table = fight(Fighter("full-throttle", energy=energy), Fighter(energy=energy))
    table.do("play full-throttle")
    assert table.energy == [after, energy]


def three_hands(table: Position) -> list[int]:
    return [len(table.hand(player)) for player in (1, 2, 3)]


@pytest.mark.clause("GLM-18")
def test_case_4_the_hands_of_a_duel() -> None:
    """6, 6 and 5 before the first turn, where the five are drawn when they are first taken up; 5, 5 and 5
    after it, and so on."""
    table = laid_out(2).do("pilot tyrius", "pilot mira", "mecha titan", "mecha atlas")
    for card in list(CARDS)[:12]:
        table.do(f"card {card}")
    assert three_hands(table) == [6, 6, 0]
    dealt = iter(list(CARDS)[12:17])
    for left in (5, 4, 3, 2, 1, 0):
        for player in (1, 2):
            assert (table.actor, table.turn) == (player, player)
            table.throw(min(table.hand(player)))
        if left == 5:
            for card in dealt:
                assert table.phase == "deal"
                table.do(f"card {card}")
        if left:
            assert three_hands(table) == [left, left, left]
            table.do(f"card {min(table.hand(3))}")
            assert three_hands(table) == [left, left, left - 1]
        else:
            assert three_hands(table) == [0, 0, 0]
    assert (table.state.rounds, len(table.discards), len(table.pile)) == (1, 17, len(CARDS) - 17)


@pytest.mark.clause("GLM-09")
@pytest.mark.clause("GLM-15")
def test_case_5_four_players_and_one_is_destroyed_in_mid_round() -> None:
    table = fight(
        Fighter("bite, spare-1"),
        Fighter("spare-2, spare-3", works="right leg"),
        Fighter("spare-4, jam"),
        Fighter("spare-5, rage"),
    )
    table.do("play bite", "enemy 2", "tile left arm")
    assert table.destroyed == [2]
    assert {"spare-2", "spare-3"} < table.discards
    assert table.actor == 3
    table.throw("spare-4", "spare-5")
    assert table.hands == [{"rage"}, set(), {"spare-1"}, {"jam"}]
    assert table.actor == 1
