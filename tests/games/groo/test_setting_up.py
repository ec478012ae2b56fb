"""Components and set-up: cards, dice, the deal, and where Groo starts (GRO-01 to GRO-04)."""

import numpy as np
import pytest

from pioche.games.groo import GAME
from pioche.games.groo.pieces import FILE
from pioche.games.groo.state import EVENT, NOBODY, NOTHING, PILE, PRODUCTION_DICE, Place

from .building import waits
from .positions import CARDS, Player, box_file, dealt, laid_out, position

PLAYERS = [2, 3, 4]
FIVES = [
    "castle, tavern, baker, butcher, residence",
    "cavalry, pikemen, archers, dragon, sage",
    "stables, pawnshop, shipyard, marketplace, watchtower",
    "masons, drummers, catapult, mercenaries, chakall",
]
EVENTS = {"groo-is-dead"}


# --- Components -----------------------------------------------------------------------


@pytest.mark.clause("GRO-01")
def test_there_are_59_cards_of_five_types_and_the_groo_card() -> None:
    kinds = {kind: len(pieces) for kind, pieces in FILE.pieces.items() if kind != "families"}
    assert kinds == {"buildings": 26, "troops": 17, "effects": 9, "wilds": 6, "events": 1}
    assert len(laid_out(4).pile) == sum(kinds.values()) == 60 - 1


@pytest.mark.clause("GRO-01")
def test_eighteen_buildings_have_1_point_and_eight_have_2() -> None:
    points = FILE.contents["points"]
    assert (points.count(1), points.count(2), len(points)) == (18, 8, 26)


@pytest.mark.clause("GRO-01")
def test_some_troops_have_no_combat_value() -> None:
    assert 0 in FILE.contents["value"]
    assert min(FILE.contents["value"]) == 0


@pytest.mark.clause("GRO-01")
def test_the_groo_card_only_says_in_whose_town_he_is() -> None:
    """It is in no pile and in no hand."""
    assert "groo" not in CARDS
    table = dealt(*FIVES[:2])
    assert (table.groo, table.state.sizes.tolist()) == (1, [5, 5, 0, 0, 49])


@pytest.mark.clause("GRO-02")
def test_six_dice_with_two_labor_two_supplies_a_kopin_and_a_head() -> None:
    assert FILE.contents["faces"] == [0, 0, 1, 1, 2, 3]
    assert PRODUCTION_DICE == 6
    table = position(Player(), Player(), phase="roll")
    found = {}
    for face in range(1, 7):
        assert (table.actor, len(table.offered())) == ("chance", 6)
        found[face] = table.copy().do(f"face {face}").dice
    shown = [next(iter(dice)) for dice in found.values()]
    assert shown == ["labor", "labor", "supplies", "supplies", "kopin", "head"]


@pytest.mark.clause("GRO-02")
def test_the_box_says_what_the_dice_show() -> None:
    table = position(Player(), Player(), phase="roll", contents={"faces": [3, 3, 3, 3, 3, 3]})
    assert table.do(*["face 2"] * 6).dice == {"head": 6}


@pytest.mark.clause("GRO-03")
def test_the_movement_die_has_the_dog_twice_and_each_move_once() -> None:
    """Left is clockwise; four players, so that no two moves lead to the same town but those of two."""
    table = position(*[Player()] * 4, phase="move", groo=1)
    assert len(table.offered()) == 6
    towns = {name: table.copy().do(f"move {name}").groo for name in table.offered("move")}
    assert towns == {"dog": 1, "other dog": 1, "left 1": 2, "left 2": 3, "right 1": 4, "right 2": 3}


@pytest.mark.clause("GRO-03")
@pytest.mark.parametrize("groo", [1, 2, 3, 4])
def test_groo_moves_from_where_he_is_all_the_way_round(groo: int) -> None:
    table = position(*[Player()] * 4, phase="move", groo=groo)
    towns = [table.copy().do(f"move {name}").groo for name in ("left 1", "left 2", "right 1", "right 2")]
    assert towns == [groo % 4 + 1, (groo + 1) % 4 + 1, (groo + 2) % 4 + 1, (groo + 1) % 4 + 1]


# --- Set-up ---------------------------------------------------------------------------


def test_setup_clears_whatever_lay_there() -> None:
    for players in PLAYERS:
        table = laid_out(players)
        garbage = table.copy()
        garbage.states.view(np.uint8)[:] = 0x55
        GAME.setup(garbage.box, garbage.state)
        assert garbage.states.tobytes() == table.states.tobytes()


@pytest.mark.clause("GRO-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_before_the_deal_everything_is_in_the_pile(players: int) -> None:
    table = laid_out(players)
    state = table.state
    assert waits(table) == ("chance", "dealer")
    assert (len(table.pile), state.sizes.tolist()) == (59, [0, 0, 0, 0, 59])
    assert (state.turn, state.groo, state.holder, state.winner) == (NOBODY,) * 4
    assert (state.emptied, state.last_turns, state.turns) == (0, NOTHING, 0)
    assert (state.places == Place.ABSENT).sum() == len(CARDS) - 59


@pytest.mark.clause("GRO-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_dealer_is_drawn_by_lot(players: int) -> None:
    assert laid_out(players).offered() == {f"dealer {player}" for player in range(1, players + 1)}


@pytest.mark.clause("GRO-04")
@pytest.mark.parametrize(("players", "dealer"), [(2, 1), (2, 2), (3, 1), (3, 3), (4, 2), (4, 4)])
def test_groo_starts_with_the_dealer_and_the_player_to_the_left_begins(players: int, dealer: int) -> None:
    table = dealt(*FIVES[:players], dealer=dealer)
    first = dealer % players + 1
    assert (table.groo, table.turn, table.state.turns) == (dealer, first, 0)
    assert waits(table) == (first, "discard")


@pytest.mark.clause("GRO-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_is_dealt_five_cards_one_hand_after_the_other(players: int) -> None:
    """From the dealer's left; what is left is the pile."""
    table = laid_out(players).do("dealer 2")
    given = []
    for number in range(players):
        player = (2 + number) % players + 1
        for card in FIVES[player - 1].split(", "):
            assert waits(table) == ("chance", "deal")
            table.do(f"card {card}")
            given.append(card)
            assert card in table.hand(player)
    hands = [table.hand(player) for player in table.players]
    assert hands == [set(five.split(", ")) for five in FIVES[:players]]
    assert table.pile == laid_out(players).pile - set(given)
    assert table.state.sizes[PILE] == 59 - 5 * players


@pytest.mark.clause("GRO-04")
@pytest.mark.clause("GRO-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_event_is_in_no_opening_hand_and_stays_in_the_pile(players: int) -> None:
    """Every other card that is left may be dealt; afterwards the Event may be drawn."""
    table = laid_out(players).do("dealer 1")
    for number in range(5 * players):
        assert table.offered("card") == table.pile - EVENTS
        assert len(table.offered("card")) == 58 - number
        table.do(f"card {min(table.offered('card'))}")
    assert table.pile >= EVENTS
    assert (table.state.places[EVENT:] < PILE).sum() == 0


@pytest.mark.clause("GRO-04")
def test_the_box_says_how_many_cards_are_dealt() -> None:
    table = laid_out(2, box_file(contents={"hand": 2})).do("dealer 1").deal("castle, tavern, dragon, baker")
    assert (table.hand(1), table.hand(2)) == ({"dragon", "baker"}, {"castle", "tavern"})
    assert waits(table) == (2, "discard")


@pytest.mark.clause("GRO-04")
def test_hands_are_secret_but_their_sizes_are_not() -> None:
    table = dealt(*FIVES[:3])
    seen = table.seen_by(2)
    assert (seen.hand(1), seen.hand(2), seen.hand(3)) == (set(), table.hand(2), set())
    assert seen.state.sizes.tolist() == table.state.sizes.tolist() == [5, 5, 5, 0, 44]


@pytest.mark.clause("GRO-19")
def test_the_pile_runs_out_when_the_deal_takes_its_last_card() -> None:
    table = laid_out(2).do("dealer 1")
    for _ in range(9):
        table.apply(table.legal()[0])
    last, *others = np.flatnonzero(table.state.places == PILE)
    table.state.places[others] = Place.ABSENT
    table.state.sizes[PILE] = 1
    table.apply(table.legal()[0])
    assert (table.state.places[last], table.state.sizes[PILE], table.state.emptied) == (Place.HAND, 0, 1)
