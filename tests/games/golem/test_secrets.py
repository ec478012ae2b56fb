"""What each player may know: hands held now or before, cards taken face up, and the discards (GLM-06,
GLM-09)."""

from collections.abc import Sequence

import pytest

from pioche.core.rule import HIDDEN
from pioche.games.golem import GAME

from .building import Fighter, fight, laid_out
from .content import CARDS
from .positions import ACTIONS, Position


def assert_secret(one: Position, other: Position, owners: Sequence[int]) -> None:
    """The two positions differ, and only these players can tell; player 0 looks on."""
    assert one.states.tobytes() != other.states.tobytes()
    for player in (0, *one.players):
        same = one.seen_by(player).states.tobytes() == other.seen_by(player).states.tobytes()
        assert same is (player not in owners), f"player {player}"


def four(*hands: str, pile: str = "leak, storm, rust") -> Position:
    """Four players with hands of two cards, of which they throw the first one by one."""
    held = [*hands, *["spare-1, kick", "spare-2, bite", "spare-3, jam", "spare-4, ram"][len(hands) :]]
    return fight(*(Fighter(hand) for hand in held), pile=pile)


SPARE = [f"spare-{number}" for number in range(1, 5)]

# --- Hands and the pile ---------------------------------------------------------------


@pytest.mark.clause("GLM-06")
def test_a_hand_is_secret_and_so_is_the_pile() -> None:
    """The first player has another card, which lies in the pile instead."""
    assert_secret(four(), four("spare-1, leak", pile="kick, storm, rust"), owners=[1])


@pytest.mark.clause("GLM-06")
def test_which_of_two_others_holds_a_card_is_secret() -> None:
    other = four("spare-1, kick", "spare-2, jam", "spare-3, bite")
    assert_secret(four(), other, owners=[2, 3])


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize("player", [0, 1, 2, 3, 4])
def test_everyone_knows_the_discards_and_how_many_cards_are_where(player: int) -> None:
    table = four().throw("spare-1", "spare-2")
    seen = table.seen_by(player)
    assert seen.discards == table.discards > {"spare-1", "spare-2"}
    assert seen.state.sizes.tolist() == table.state.sizes.tolist()
    assert (seen.pile, seen.hands) == (
        set(),
        [table.hand(one) if one == player else set() for one in table.players],
    )


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize("player", [0, 1, 2, 3, 4])
def test_nothing_but_places_of_cards_is_hidden(player: int) -> None:
    """Mecha, Pilots, energy, tiles and tokens lie open."""
    table = fight(Fighter(energy=4, out="head"), Fighter(tokens="head attack +1 game"), Fighter(), Fighter())
    seen = table.seen_by(player)
    seen.state.places[:] = table.state.places
    assert seen.states.tobytes() == table.states.tobytes()


# --- Hands held before ------------------------------------------------------------------


@pytest.mark.clause("GLM-09")
@pytest.mark.parametrize("passes", [1, 2, 3, 4])
def test_who_has_held_a_hand_knows_what_is_left_of_it(passes: int) -> None:
    """The hand that began with the first player, after so many passes, against one with another card."""
    others = [
        "jam, ram, kick, bite, double",
        "drain, crack, stomp, vent, blind",
        "rust, grease, leak, surge, switch",
    ]
    tables = []
    for own, pile in (("rage", "patch, refit"), ("patch", "rage, refit")):
        hands = [f"spare-1, spare-2, spare-3, spare-4, {own}", *others]
        table = fight(*(Fighter(hand) for hand in hands), pile=pile)
        for turn in range(4 * passes):
            cycle, seat = divmod(turn, 4)
            table.throw(hands[(seat - cycle) % 4].split(", ")[cycle])
        tables.append(table)
    assert_secret(tables[0], tables[1], owners=[1, 2, 3, 4][: passes + 1])


@pytest.mark.clause("GLM-09")
def test_a_hand_that_was_passed_on_is_still_known() -> None:
    table = four().throw(*SPARE)
    assert table.hands == [{"ram"}, {"kick"}, {"bite"}, {"jam"}]
    assert table.seen_by(1).hands == [{"ram"}, {"kick"}, set(), set()]
    assert table.seen_by(3).hands == [set(), set(), {"bite"}, {"jam"}]
    assert table.seen_by(0).hands == [set(), set(), set(), set()]


@pytest.mark.clause("GLM-09")
def test_after_a_swap_both_know_both_hands() -> None:
    table = four("switch, kick").do("play switch", "enemy 3")
    assert table.seen_by(1).hands == table.seen_by(3).hands == [{"spare-3", "jam"}, set(), {"kick"}, set()]
    assert table.seen_by(2).hands == [set(), {"spare-2", "bite"}, set(), set()]


@pytest.mark.clause("GLM-09")
def test_a_hand_of_the_next_round_is_new_to_all() -> None:
    """Even under a number that somebody held before."""
    table = fight(Fighter("rage, spare-1"), Fighter("kick, spare-2"), Fighter("leak, spare-3"), cycle=4)
    table.throw("spare-1", "spare-2", "spare-3", "leak", "rage", "kick")
    table.deal(", ".join(sorted(table.pile)[:18]))
    for player in table.players:
        sizes = [len(hand) for hand in table.seen_by(player).hands]
        assert sizes == [6 if one == player else 0 for one in table.players]


@pytest.mark.clause("GLM-09")
def test_what_a_destroyed_player_held_is_open() -> None:
    table = fight(Fighter("bite"), Fighter("kick, jam", works="left arm"), Fighter()).do(
        "play bite", "enemy 2", "tile left arm"
    )
    assert {"kick", "jam"} < table.seen_by(3).discards
    assert table.state.witnesses.tolist() == [1, 0, 4, 0, 0, 0]


# --- Cards that are dealt ------------------------------------------------------------------


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize("number", range(18))
def test_a_card_that_is_dealt_is_seen_by_its_receiver_only(number: int) -> None:
    table = laid_out(3).do(
        "pilot tyrius", "pilot mira", "pilot oskar", "mecha titan", "mecha atlas", "mecha hydra"
    )
    cards = list(CARDS)
    table.do(*(f"card {card}" for card in cards[:number]))
    receiver = number // 6 + 1
    action = ACTIONS[f"card {cards[number]}"]
    for player in (0, 1, 2, 3):
        shown = GAME.conceal_action(table.box, table.state, player - 1, action)
        assert shown == (action if player == receiver else HIDDEN)
    one, other = table.copy().do(f"card {cards[number]}"), table.copy().do("card spare-7")
    assert_secret(one, other, owners=[receiver])


@pytest.mark.clause("GLM-04")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_pilots_and_mecha_are_handed_out_for_all_to_see(player: int) -> None:
    table = laid_out(2)
    for name in ("pilot tyrius", "pilot mira", "mecha titan", "mecha atlas"):
        assert GAME.conceal_action(table.box, table.state, player - 1, ACTIONS[name]) == ACTIONS[name]
        table.do(name)


@pytest.mark.clause("GLM-18")
def test_the_virtual_hand_is_seen_by_who_takes_it_up_and_what_is_dropped_by_all() -> None:
    table = fight(Fighter("rage, spare-1"), Fighter("kick, spare-2")).throw("spare-1", "spare-2")
    leak = ACTIONS["card leak"]
    shown = [GAME.conceal_action(table.box, table.state, seat, leak) for seat in (-1, 0, 1)]
    assert shown == [HIDDEN, HIDDEN, leak]
    table.deal("leak, storm, rust, vent, blind")
    rage = ACTIONS["card rage"]
    assert {GAME.conceal_action(table.box, table.state, seat, rage) for seat in (-1, 0, 1)} == {rage}
    assert table.seen_by(2).hand(2) == {"leak", "storm", "rust", "vent", "blind"}
    assert table.seen_by(1).hand(2) == table.seen_by(0).hand(2) == set()
    assert (table.seen_by(1).hand(3), table.seen_by(2).hand(3)) == ({"rage"}, set())


@pytest.mark.clause("GLM-08")
def test_what_players_do_is_seen_by_all() -> None:
    table = four("rage, patch")
    for name in (
        "play rage",
        "throw patch",
        "enemy 3",
        "tile head",
        "done",
        "gain",
        "use screen",
        "pilot's ability",
    ):
        shown = [
            GAME.conceal_action(table.box, table.state, seat, ACTIONS[name]) for seat in (-1, 0, 1, 2, 3)
        ]
        assert shown == [ACTIONS[name]] * 5


def test_after_the_end_nothing_is_concealed() -> None:
    table = fight(Fighter("bite, jam", works="left arm"), Fighter("kick", works="left arm")).do("play bite")
    assert table.actor == "nobody"
    assert table.seen_by(2).states.tobytes() == table.seen_by(0).states.tobytes() == table.states.tobytes()
    assert table.hand(1) == {"jam"}
