"""Set-up: Pilots, Mecha, tiles, energy, tokens and the first deal (GLM-01 to GLM-06)."""

import numpy as np
import pytest

from pioche.games.golem import GAME
from pioche.games.golem.state import SEATS, Fallen, Place

from .building import laid_out
from .content import CARDS, MECHAS, PILOTS
from .positions import TILES, Position

PLAYERS = [2, 3, 4, 5, 6]


def handed_out(players: int) -> Position:
    """Everyone has a Pilot and a Mecha."""
    table = laid_out(players).do(*(f"pilot {pilot}" for pilot in list(PILOTS)[:players]))
    return table.do(*(f"mecha {mecha}" for mecha in list(MECHAS)[:players]))


# --- Before the first card -----------------------------------------------------------


def test_setup_clears_whatever_lay_there() -> None:
    for players in PLAYERS:
        table = laid_out(players)
        garbage = table.copy()
        garbage.states.view(np.uint8)[:] = 0x55
        assert garbage.states.tobytes() != table.states.tobytes()
        GAME.setup(garbage.box, garbage.state)
        assert garbage.states.tobytes() == table.states.tobytes()


@pytest.mark.clause("GLM-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_handed_out_after_setup(players: int) -> None:
    table = laid_out(players)
    state = table.state
    assert (table.actor, table.phase) == ("chance", "pilots")
    assert (set(state.pilots), set(state.mechas), set(state.hands)) == ({-1}, {-1}, {-1})
    for cells in ("energy", "working", "tokens", "fallen", "acted", "witnesses", "marks", "older"):
        assert not getattr(state, cells).any()
    assert (table.turn, state.rounds, state.cycle, state.boost) == (0, 0, 0, 0)
    assert state.supply.tolist() == [10, 10]
    assert (table.pile, state.sizes.tolist()) == (set(CARDS), [0, 0, 0, 0, 0, 0, len(CARDS)])
    assert (state.places == Place.ABSENT).sum() == len(state.places) - len(CARDS)


@pytest.mark.clause("GLM-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_gets_a_pilot_at_random_then_a_mecha(players: int) -> None:
    """Each of those that nobody has got yet is as likely."""
    table, left = laid_out(players), dict.fromkeys(PILOTS)
    for seat, pilot in enumerate(["kato", "tyrius", "probe-pilot", "lena", "mira", "bruno"][:players]):
        assert (table.actor, table.phase) == ("chance", "pilots")
        assert table.offered() == {f"pilot {name}" for name in left}
        table.do(f"pilot {pilot}")
        assert table.state.pilots[seat] == list(PILOTS).index(pilot)
        del left[pilot]
    left = dict.fromkeys(MECHAS)
    for seat, mecha in enumerate(["argus", "titan", "sphinx", "atlas", "vulcan", "hydra"][:players]):
        assert (table.actor, table.phase) == ("chance", "mechas")
        assert table.offered() == {f"mecha {name}" for name in left}
        table.do(f"mecha {mecha}")
        assert table.state.mechas[seat] == list(MECHAS).index(mecha)
        del left[mecha]
    assert (table.actor, table.phase) == ("chance", "deal")


@pytest.mark.clause("GLM-01")
@pytest.mark.clause("GLM-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_tiles_work_and_energy_is_at_2(players: int) -> None:
    table = handed_out(players)
    assert table.energy == [2] * players
    assert table.state.working[:players].tolist() == [[1] * len(TILES)] * players
    assert not table.state.working[players:].any()
    assert not table.state.energy[players:].any()
    assert (len(TILES), set(table.state.fallen)) == (6, {Fallen.NO})


@pytest.mark.clause("GLM-04")
@pytest.mark.parametrize("energy", [0, 5])
def test_the_box_says_how_much_energy_everyone_starts_with(energy: int) -> None:
    table = laid_out(2, contents={"start_energy": energy})
    table.do("pilot tyrius", "pilot mira", "mecha titan", "mecha atlas")
    assert table.energy == [energy, energy]


@pytest.mark.clause("GLM-05")
def test_nobody_starts_with_more_energy_than_there_can_be() -> None:
    table = laid_out(2, contents={"start_energy": 9, "most_energy": 4})
    table.do("pilot tyrius", "pilot mira", "mecha titan", "mecha atlas")
    assert table.energy == [4, 4]


@pytest.mark.clause("GLM-04")
def test_a_mecha_with_the_lowest_numbers_is_handed_out_too() -> None:
    contents = {"mecha_attack": [0] * 36, "mecha_defence": [1] * 36}
    table = laid_out(2, contents).do("pilot tyrius", "pilot mira")
    assert table.offered("mecha") == set(MECHAS)


# --- The deal ------------------------------------------------------------------------


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_is_dealt_six_cards_seat_by_seat(players: int) -> None:
    table, cards = handed_out(players), list(CARDS)
    for seat in range(players):
        for number in range(6):
            assert (table.actor, table.phase) == ("chance", "deal")
            assert table.offered("card") == table.pile == set(cards[6 * seat + number :])
            table.do(f"card {cards[6 * seat + number]}")
        assert table.hand(seat + 1) == set(cards[6 * seat : 6 * seat + 6])
    assert (table.phase, table.actor, table.turn) == ("turn", 1, 1)
    assert table.state.sizes.tolist() == [6] * players + [0] * (SEATS - players) + [len(CARDS) - 6 * players]


@pytest.mark.clause("GLM-06")
def test_the_box_says_how_many_cards_and_turns_a_round_has() -> None:
    table = laid_out(3, contents={"hand": 1, "rounds": 2}).do("pilot tyrius", "pilot mira", "pilot oskar")
    table.do("mecha titan", "mecha atlas", "mecha hydra").deal("rage, kick, leak")
    assert (table.phase, table.hands) == ("turn", [{"rage"}, {"kick"}, {"leak"}])
    table.throw("rage", "kick").do("gain", "throw leak", "done")
    assert (table.phase, table.state.rounds) == ("deal", 1)


@pytest.mark.clause("GLM-06")
def test_a_hand_is_dealt_to_who_is_to_hold_it() -> None:
    table = handed_out(3).deal(", ".join(list(CARDS)[:18]))
    assert table.state.hands.tolist() == [0, 1, 2, -1, -1, -1]
    assert table.state.witnesses.tolist() == [1, 2, 4, 0, 0, 0]
