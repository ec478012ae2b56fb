"""Questions of the rules, asked where `legal` has no need to: refusals and texts ask them too."""

import pytest

from pioche.games.golem.rules import can_be_done, can_name_tile, can_play, can_throw, can_use_pilot
from pioche.games.golem.rules.combat import strikes
from pioche.games.golem.rules.effects import can_choose_enemy
from pioche.games.golem.rules.windows import can_use
from pioche.games.golem.state import Fallen

from .building import Fighter, fight
from .content import ABILITIES, CARDS
from .positions import Position

RAGE, LEAK = (list(CARDS).index(card) for card in ("rage", "leak"))


def sphinx() -> Position:
    return fight(Fighter("rage", mecha="sphinx", energy=5), Fighter("leak", mecha="hydra", energy=5))


@pytest.mark.clause("GLM-08")
def test_cards_of_others_are_neither_played_nor_thrown() -> None:
    table = sphinx()
    for card, mine in ((RAGE, True), (LEAK, False)):
        assert can_play(table.box, table.state, card) is mine
        assert not can_throw(table.state, card)
        assert bool(can_throw(table.copy().do("gain").state, card)) is mine


@pytest.mark.clause("GLM-08")
def test_nor_any_card_once_one_was_used() -> None:
    table = fight(Fighter("rage, leak", mecha="sphinx", energy=5), Fighter())
    assert can_use_pilot(table.box, table.state)
    table.do("gain")
    assert not can_play(table.box, table.state, RAGE)
    assert not can_use_pilot(table.box, table.state)
    table.do("throw leak")
    assert (table.actor, table.phase) == (1, "turn")
    assert not can_play(table.box, table.state, RAGE)
    assert not can_throw(table.state, RAGE)
    assert not can_use_pilot(table.box, table.state)
    assert can_be_done(table.state)


@pytest.mark.clause("GLM-03")
def test_abilities_of_other_mecha_are_not_used() -> None:
    table = sphinx()
    for number, name in enumerate(ABILITIES):
        assert can_use(table.box, table.state, 0, number) is (name in ("focus", "claw"))


@pytest.mark.clause("GLM-13")
def test_nothing_is_named_that_nobody_asks_for() -> None:
    table = sphinx()
    assert not any(can_name_tile(table.box, table.state, tile) for tile in range(6))
    assert not any(can_choose_enemy(table.box, table.state, seat) for seat in range(2))
    assert not can_be_done(table.state)


@pytest.mark.clause("GLM-13")
@pytest.mark.clause("GLM-15")
def test_a_strike_needs_an_enemy_who_fights() -> None:
    table = sphinx().do("play rage", "tile left arm")
    assert strikes(table.box, table.state)
    table.state.fallen[1] = Fallen.BEFORE
    assert not strikes(table.box, table.state)
