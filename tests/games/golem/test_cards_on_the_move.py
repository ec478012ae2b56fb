"""Cards that effects take, drop or exchange (GLM-06, GLM-08)."""

import pytest

from pioche.games.golem import GAME

from .building import Fighter, fight, operation
from .content import CARDS
from .positions import ACTIONS, Position

# --- Take --------------------------------------------------------------------------


@pytest.mark.clause("GLM-06")
@pytest.mark.clause("GLM-08")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_cards_of_the_pile_are_taken_into_the_own_hand(amount: int) -> None:
    taken = ["rage", "kick", "leak"][:amount]
    effects = {"probe": operation("take", amount=amount)}
    table = fight(Fighter("probe"), Fighter(), pile="leak, rage, kick, storm", effects=effects).do(
        "play probe"
    )
    left = {"leak", "rage", "kick", "storm"}
    for card in taken:
        assert (table.actor, table.phase, table.offered("card")) == ("chance", "effect", left)
        table.do(f"card {card}")
        left -= {card}
    assert table.hands == [set(taken), {"spare-2"}]
    assert (table.pile, table.actor) == (left, 2)


@pytest.mark.clause("GLM-06")
def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    """What is left of the pile is taken first; the card that is used lies among the discards already."""
    table = fight(Fighter("supplies"), Fighter("rage"), pile="kick")
    table.do("play supplies")
    assert table.offered("card") == {"kick"}
    table.do("card kick")
    others = set(CARDS) - {"rage", "kick"}
    assert (table.offered("card"), table.pile, table.discards) == (others, others, set())
    table.do("card supplies")
    assert (table.hand(1), table.pile) == ({"kick", "supplies"}, others - {"supplies"})


@pytest.mark.clause("GLM-06")
def test_where_every_card_is_in_a_hand_no_more_is_taken() -> None:
    """All cards but two are in the hands: what is there is taken, and the effect goes on."""
    mine = [card for card in CARDS if card not in ("probe", "kick", "spare-2")]
    effects = {"probe": operation("take", amount=3) + ", " + operation("energy", amount=1)}
    table = fight(Fighter(", ".join(["probe", *mine])), Fighter(), pile="kick", effects=effects)
    table.do("play probe", "card kick", "card probe")
    assert (table.actor, table.energy, table.pile | table.discards) == (2, [3, 2], set())
    full = fight(
        Fighter(", ".join(["probe", "kick", *mine]), mecha="argus"),
        Fighter(),
        pile="",
        effects={"probe-own": effects["probe"]},
    )
    assert full.do("use probe-own").energy == [2, 2]
    assert full.actor == 1


@pytest.mark.clause("GLM-08")
def test_a_pilot_and_an_ability_take_too() -> None:
    table = fight(Fighter(pilot="oskar"), Fighter(), pile="rage")
    table.do("pilot's ability", "throw spare-1", "card rage")
    assert table.hand(1) == {"rage"}
    table = fight(Fighter(mecha="vulcan", energy=1), Fighter(""), pile="rage").do("use scavenge", "card rage")
    assert (table.hand(1), table.actor) == ({"rage", "spare-1"}, 1)
    assert {"rage", "spare-1"} == table.do("gain").offered("throw")


# --- Jam ---------------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
def test_an_enemy_discards_a_card_at_random() -> None:
    table = fight(Fighter("jam, rage"), Fighter("kick, leak, storm"), Fighter("stomp"))
    table.do("play jam")
    assert table.offered() == {"enemy 2", "enemy 3"}
    table.do("enemy 2")
    assert (table.actor, table.offered()) == ("chance", {"card kick", "card leak", "card storm"})
    table.do("card leak")
    assert table.hands == [{"rage"}, {"kick", "storm"}, {"stomp"}]
    assert (table.discards, table.actor) == ({"jam", "leak"}, 2)


@pytest.mark.clause("GLM-08")
def test_only_who_has_cards_can_be_jammed() -> None:
    one = fight(Fighter("jam"), Fighter(""), Fighter("stomp, kick")).do("play jam")
    assert one.offered() == {"card stomp", "card kick"}
    none = fight(Fighter("jam, rage", pilot="lena"), Fighter(""), Fighter(""))
    assert none.offered() == {"play jam", "play rage", "gain"}
    none.do("play jam")
    assert (none.hands, none.discards) == ([set(), {"rage"}, set()], {"jam"})  # the hands have passed


@pytest.mark.clause("GLM-10")
def test_a_jam_of_the_last_card_costs_the_turn() -> None:
    """The second has not acted yet, and has no card left."""
    table = fight(Fighter("jam, rage"), Fighter("kick"), Fighter("stomp, leak"))
    table.do("play jam", "enemy 2", "card kick")
    assert table.actor == 3
    table.throw("stomp")
    assert table.hands == [{"leak"}, {"rage"}, set()]


# --- Swap --------------------------------------------------------------------------


@pytest.mark.clause("GLM-08")
def test_two_players_exchange_their_hands() -> None:
    table = fight(Fighter("switch, rage"), Fighter("kick"), Fighter("stomp, leak")).do("play switch")
    assert table.offered() == {"enemy 2", "enemy 3"}
    table.do("enemy 3")
    assert table.hands == [{"stomp", "leak"}, {"kick"}, {"rage"}]
    assert table.discards == {"switch"}


@pytest.mark.clause("GLM-08")
def test_an_empty_hand_can_be_exchanged_too() -> None:
    table = fight(Fighter("switch"), Fighter("kick, leak"), Fighter()).do("play switch", "enemy 2")
    assert table.hands == [{"kick", "leak"}, set(), {"spare-3"}]
    table = fight(Fighter("switch, rage, jam"), Fighter(""), Fighter()).do("play switch", "enemy 2")
    assert table.hands == [set(), {"rage", "jam"}, {"spare-3"}]


@pytest.mark.clause("GLM-08")
def test_swapped_hands_go_on_from_where_they_are() -> None:
    table = fight(Fighter("switch, rage"), Fighter("kick, stomp"), Fighter("leak, storm"))
    table.do("play switch", "enemy 2").throw("rage", "leak")
    assert table.hands == [{"storm"}, {"kick", "stomp"}, set()]


# --- What everyone sees ------------------------------------------------------------


def taken_up(player: int) -> Position:
    """The second player has taken the rage, and a player looks at it."""
    table = fight(Fighter(), Fighter("supplies, leak"), Fighter(), turn=2, pile="rage, kick, stomp")
    return table.do("play supplies", "card rage").seen_by(player)


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize("player", [0, 1, 3])
def test_a_card_that_is_taken_is_face_up_and_known_to_all(player: int) -> None:
    table = taken_up(player)
    assert table.hand(2) == {"rage"}
    assert int(table.state.sizes[1]) == 2
    assert taken_up(2).hand(2) == {"rage", "leak"}


@pytest.mark.clause("GLM-06")
def test_it_stays_known_as_the_hand_goes_round_until_it_is_used() -> None:
    table = fight(
        Fighter(),
        Fighter("probe, leak"),
        Fighter("storm, jam"),
        acted=[1],
        turn=2,
        pile="rage, kick",
        effects={"probe": operation("take", amount=1)},
    )
    table.do("play probe", "card rage").throw("storm")
    assert table.hand(3) == {"rage", "leak"}
    assert table.seen_by(1).hand(3) == {"rage"}
    assert (table.throw("jam", "spare-1").actor, table.state.marks.sum()) == (3, 1)
    assert table.throw("rage").state.marks.sum() == 0
    assert table.seen_by(2).discards == table.discards > {"rage"}


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_everyone_sees_what_chance_takes_and_drops(seat: int) -> None:
    for table, card in (
        (
            fight(Fighter("supplies"), Fighter(), Fighter(), pile="rage, kick").do("play supplies"),
            "card rage",
        ),
        (fight(Fighter("jam"), Fighter("kick"), Fighter("")).do("play jam"), "card kick"),
    ):
        action = ACTIONS[card]
        assert GAME.conceal_action(table.box, table.state, seat, action) == action
