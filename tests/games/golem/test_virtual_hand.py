"""The virtual third player of a duel: five cards that nobody has seen, and one dropped after each pass
(GLM-18)."""

import pytest

from pioche.games.golem.state import Place

from .building import Fighter, fight
from .content import CARDS
from .positions import Position

VIRTUAL = 3
FIVE = "storm, rust, vent, blind, patch"


def duel(
    cycle: int = 0, virtual: str = "", first: str = "rage, spare-1", second: str = "kick, spare-2"
) -> Position:
    return fight(Fighter(first), Fighter(second), cycle=cycle, virtual=virtual)


def after_turns(cycle: int = 0, virtual: str = "") -> Position:
    """Both have acted."""
    return duel(cycle, virtual).throw("spare-1", "spare-2")


@pytest.mark.clause("GLM-18")
def test_its_five_cards_are_drawn_when_they_are_first_taken_up() -> None:
    """By the player to whom they pass, and who is the only one to see them."""
    table = after_turns()
    for number, card in enumerate(FIVE.split(", ")):
        assert (table.actor, table.phase, len(table.hand(2))) == ("chance", "deal", number)
        assert table.offered("card") == table.pile
        table.do(f"card {card}")
    assert table.hand(2) == set(FIVE.split(", "))
    assert (table.hand(1), table.hand(VIRTUAL)) == ({"kick"}, {"rage"})
    assert table.state.witnesses.tolist()[:3] == [0b01, 0b11, 0b10]


@pytest.mark.clause("GLM-18")
@pytest.mark.parametrize(("pilots", "beginner"), [(("tyrius", "mira"), 1), (("mira", "tyrius"), 2)])
def test_hands_rotate_through_it(pilots: tuple[str, str], beginner: int) -> None:
    """It sits to the left of who begins: from there to it, and from it to the other one."""
    cards, other = {1: {"rage"}, 2: {"kick"}}, 3 - beginner
    fighters = [
        Fighter("rage, spare-1", pilot=pilots[0]),
        Fighter("kick, spare-2", pilot=pilots[1]),
    ]
    table = fight(*fighters, turn=beginner, cycle=1, virtual="leak, jam")
    table.throw(f"spare-{beginner}", f"spare-{other}")
    assert (table.hand(beginner), table.hand(VIRTUAL)) == (cards[other], cards[beginner])
    assert table.hand(other) == {"leak", "jam"}
    assert table.offered("card") == cards[beginner]


@pytest.mark.clause("GLM-18")
@pytest.mark.parametrize("cycle", [1, 2, 3, 4])
def test_it_drops_a_card_at_random_of_the_hand_it_has_just_received(cycle: int) -> None:
    table = duel(cycle, "leak, jam", first="rage, spare-1, bite").throw("spare-1", "spare-2")
    assert (table.actor, table.phase, table.offered("card")) == ("chance", "drop", {"rage", "bite"})
    table.do("card rage")
    assert (table.hand(VIRTUAL), table.actor, table.phase) == ({"bite"}, 1, "turn")
    assert table.discards == {"spare-1", "spare-2", "rage"}


@pytest.mark.clause("GLM-18")
def test_also_after_the_first_pass() -> None:
    table = after_turns().deal(FIVE)
    assert (table.phase, table.offered("card")) == ("drop", {"rage"})
    table.do("card rage")
    assert (table.actor, table.hand(VIRTUAL)) == (1, set())


@pytest.mark.clause("GLM-18")
def test_without_a_card_it_drops_none() -> None:
    table = duel(1, "leak, jam", first="rage").throw("rage", "spare-2")
    assert (table.actor, table.phase, table.hand(VIRTUAL)) == (1, "turn", set())


@pytest.mark.clause("GLM-18")
def test_there_is_neither_a_deal_nor_a_drop_before_the_first_turn() -> None:
    table = fight(Fighter(), Fighter(), cycle=5).throw("spare-1", "spare-2")
    table.deal(", ".join(sorted(table.pile)[:12]))
    assert (table.actor, table.phase, table.state.rounds) == (1, "turn", 1)
    assert [len(table.hand(player)) for player in (1, 2, VIRTUAL)] == [6, 6, 0]
    assert table.state.hands.tolist()[:3] == [0, 1, 2]
    assert table.state.witnesses.tolist()[:3] == [1, 2, 0]


@pytest.mark.clause("GLM-18")
def test_what_it_holds_at_the_end_of_a_round_is_discarded() -> None:
    """There are more cards than usual, since one was taken."""
    table = after_turns(5, "leak, jam")
    assert (table.phase, table.hand(VIRTUAL)) == ("deal", set())
    assert {"leak", "jam", "rage", "kick"} < table.discards
    assert table.state.sizes.tolist()[:3] == [0, 0, 0]


@pytest.mark.clause("GLM-18")
def test_every_round_has_new_five() -> None:
    table = fight(Fighter(), Fighter(), cycle=5).throw("spare-1", "spare-2")
    table.deal(", ".join(sorted(table.pile)[:12]))
    table.throw(min(table.hand(1)), min(table.hand(2)))
    assert (table.phase, len(table.offered("card"))) == ("deal", len(table.pile))
    table.deal(", ".join(sorted(table.pile)[:5]))
    assert [len(table.hand(player)) for player in (1, 2, VIRTUAL)] == [5, 5, 5]


@pytest.mark.clause("GLM-18")
def test_it_has_no_mecha_and_no_turn() -> None:
    """It cannot be attacked, jammed or swapped with."""
    table = fight(Fighter("rage, jam, switch"), Fighter("kick"), cycle=1, virtual="leak, storm")
    assert table.copy().do("play jam").offered() == {"card kick"}
    assert table.copy().do("play switch").hand(1) == {"kick"}
    assert table.copy().do("play rage", "tile left arm").out == ["2 head"]
    assert table.throw("rage", "kick").deal("jam").actor == 2  # who begins has taken up an empty hand


@pytest.mark.clause("GLM-18")
@pytest.mark.parametrize("number", [0, 3])
def test_the_box_says_how_many_cards_it_has(number: int) -> None:
    table = fight(Fighter("rage, spare-1"), Fighter("kick, spare-2"), contents={"virtual_hand": number})
    table.throw("spare-1", "spare-2").deal(", ".join(FIVE.split(", ")[:number]))
    assert (table.phase, len(table.hand(2))) == ("drop", number)


@pytest.mark.clause("GLM-18")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_more_players_have_none(players: int) -> None:
    fighters = [Fighter(f"spare-{number}, {card}") for number, card in enumerate(list(CARDS)[:players], 1)]
    table = fight(*fighters).throw(*(f"spare-{number}" for number in range(1, players + 1)))
    assert (table.phase, table.actor) == ("turn", 1)
    assert [len(hand) for hand in table.hands] == [1] * players


@pytest.mark.clause("GLM-18")
def test_where_cards_run_out_fewer_are_drawn() -> None:
    """The discards become the pile, and that is all there is: no box of 60 cards comes to this."""
    table = duel()
    table.state.places[table.state.places == Place.PILE] = Place.ABSENT
    table.state.sizes[Place.PILE] = 0
    table.throw("spare-1", "spare-2")
    assert table.offered("card") == {"spare-1", "spare-2"}
    table.do("card spare-2", "card spare-1")
    assert table.hand(2) == {"spare-1", "spare-2"}
    assert (table.actor, table.phase) == ("chance", "drop")
