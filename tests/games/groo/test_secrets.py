"""What each player may know: the own hand, whatever was seen, and never who is asked in a window (GRO-04,
GRO-08, GRO-10)."""

from collections.abc import Sequence
from typing import Any

import pytest

from pioche.core.cards import UNKNOWN
from pioche.core.rule import HIDDEN
from pioche.games.groo import GAME
from pioche.games.groo.state import EVENT

from .building import ALL_FIT, at_work, deed, ending, scene, waits
from .positions import ACTIONS, Player, Position, dealt, laid_out

HANDS = ["castle, tavern", "dragon, sage", "baker, archers"]
FIVES = [
    "castle, tavern, baker, butcher, residence",
    "cavalry, pikemen, archers, dragon, sage",
    "stables, pawnshop, shipyard, marketplace, watchtower",
]


def assert_secret(one: Position, other: Position, owners: Sequence[int]) -> None:
    """The two positions differ, and only these players can tell; player 0 looks on."""
    assert one.states.tobytes() != other.states.tobytes()
    for player in (0, *one.players):
        same = one.seen_by(player).states.tobytes() == other.seen_by(player).states.tobytes()
        assert same is (player not in owners), f"player {player}"


def three(*hands: str, **more: Any) -> Position:
    """Three players, the first of whom may discard."""
    return scene(*(Player(hand=hand) for hand in [*hands, *HANDS[len(hands) :]]), **more)


def seen_as(table: Position, name: str) -> list[bool]:
    """Whether that action is shown to who looks on, and to each player."""
    action = ACTIONS[name]
    shown = [
        int(GAME.conceal_action(table.box, table.state, player - 1, action)) for player in (0, *table.players)
    ]
    assert set(shown) <= {action, HIDDEN}
    return [one == action for one in shown]


# --- Hands and the pile -----------------------------------------------------------------


@pytest.mark.clause("GRO-04")
def test_a_hand_is_secret_and_so_is_the_pile() -> None:
    """The first player has another card, which lies in the pile instead."""
    assert_secret(three(), three("castle, watchtower"), owners=[1])


@pytest.mark.clause("GRO-04")
def test_which_of_two_others_holds_a_card_is_secret() -> None:
    assert_secret(three(), three(HANDS[0], "dragon, baker", "sage, archers"), owners=[2, 3])


@pytest.mark.clause("GRO-04")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_nothing_but_places_of_cards_is_hidden(player: int) -> None:
    """How many cards somebody holds, towns, dice and discards lie in the open."""
    players = Player("castle", "tavern asleep"), Player("dragon, sage", "archers"), Player("", "baker used")
    dice: dict[str, Any] = {"phase": "build", "dice": "labor 2, head", "goods": "kopin"}
    table = scene(*players, groo=2, pile="", discards="shipyard", **dice)
    seen = table.seen_by(player)
    assert (seen.discards, seen.town(1), seen.town(2)) == ({"shipyard"}, {"tavern"}, {"archers"})
    assert [seen.hand(one) for one in seen.players] == [
        table.hand(one) if one == player else set() for one in table.players
    ]
    seen.state.places[:] = table.state.places
    assert seen.states.tobytes() == table.states.tobytes()


@pytest.mark.clause("GRO-04")
@pytest.mark.parametrize(("number", "receiver"), [(0, 3), (4, 3), (5, 1), (10, 2), (14, 2)])
def test_a_card_that_is_dealt_is_seen_by_its_receiver_only(number: int, receiver: int) -> None:
    table = laid_out(3).do("dealer 2")
    cards = ", ".join([FIVES[2], FIVES[0], FIVES[1]]).split(", ")
    table.deal(", ".join(cards[:number]))
    assert seen_as(table, f"card {cards[number]}") == [player == receiver for player in (0, 1, 2, 3)]
    one, other = table.copy().do(f"card {cards[number]}"), table.copy().do("card lullaby")
    assert_secret(one, other, owners=[receiver])


@pytest.mark.clause("GRO-13")
def test_a_card_that_is_drawn_is_seen_by_its_drawer_only() -> None:
    table = three(phase="draw").do("draw")
    assert seen_as(table, "card watchtower") == [False, True, False, False]
    assert_secret(table.copy().do("card watchtower"), table.copy().do("card shipyard"), owners=[1])


@pytest.mark.clause("GRO-13")
def test_a_card_that_a_text_lets_another_draw_is_seen_by_that_player_only() -> None:
    table = at_work(deed("draw", who="others", time="use"), Player(), Player())
    assert seen_as(table, "card watchtower") == [False, False, True, False]
    table.do("card watchtower")
    assert seen_as(table, "card dragon") == [False, False, False, True]


@pytest.mark.clause("GRO-09")
@pytest.mark.parametrize("events", ["now", "after"])
def test_an_event_that_is_drawn_is_seen_by_all(events: str) -> None:
    """Also while it waits."""
    table = three(phase="draw", events=events).do("draw")
    assert seen_as(table, "card groo-is-dead") == [True] * 4
    table.do("card groo-is-dead")
    assert table.seen_by(2).state.places[EVENT] == table.state.places[EVENT] != UNKNOWN


@pytest.mark.clause("GRO-12")
def test_what_players_do_is_seen_by_all() -> None:
    table = three()
    for name in ("pick castle", "done", "draw", "play castle", "player 2", "labor"):
        assert seen_as(table, name) == [True] * 4


# --- Cards that everyone has seen -------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("text", "card", "owner"),
    [
        (deed("recover", what="card", time="use"), "shipyard", 1),
        (deed("return", who="opponent", what="troop", time="use"), "archers", 2),
        (deed("grab", who="opponent", time="use"), "dragon", 1),
    ],
)
def test_a_card_recovered_returned_or_grabbed_is_known_to_all(text: str, card: str, owner: int) -> None:
    table = at_work(text, Player(hand="dragon", town="archers"), Player(), discards="shipyard", pile="baker")
    if "grab" in text:
        assert seen_as(table, "card dragon") == [True] * 4
        table.do("card dragon")
    assert card in table.hand(owner)
    for player in (0, 1, 2, 3):
        assert card in table.seen_by(player).hand(owner)


@pytest.mark.clause("GRO-10")
def test_it_stays_known_until_it_leaves_the_hand() -> None:
    table = three("castle seen, tavern", pile="shipyard", discards="", phase="discard")
    assert table.seen_by(3).hand(1) == {"castle"}
    assert table.copy().do("pick tavern").seen_by(3).hand(1) == {"castle"}
    table.do("pick castle", "done", "draw", "card shipyard", "draw", "card castle")
    assert table.hand(1) == {"castle", "shipyard", "tavern"}
    assert table.seen_by(3).hand(1) == set()


@pytest.mark.clause("GRO-10")
def test_a_card_of_a_hand_that_chance_takes_is_seen_by_all() -> None:
    table = at_work(deed("drop", who="opponent", by="chance", time="use"), Player(hand="dragon, sage"))
    assert (table.actor, table.offered("card")) == ("chance", {"dragon", "sage"})
    assert seen_as(table, "card dragon") == [True] * 3
    assert table.do("card dragon").seen_by(1).discards == {"dragon"}


@pytest.mark.clause("GRO-19")
def test_everyone_knows_which_cards_a_shuffled_pile_holds() -> None:
    """It is the former discards; what was in hands by then is in no pile, but nobody knows in which hand."""
    table = three(phase="draw", pile="", discards="shipyard, watchtower").do("draw")
    assert table.marked("older") == {"castle", "tavern", "dragon", "sage", "baker", "archers"}
    other = three(
        HANDS[0], "dragon, baker", "sage, archers", phase="draw", pile="", discards="shipyard, watchtower"
    )
    assert_secret(table, other.do("draw"), owners=[2, 3])
    assert table.state.older.tolist() == [2, 2, 2, 0]


# --- Windows ----------------------------------------------------------------------------------


def window(*hands: str, turn: int = 1) -> Position:
    """Four players as a turn starts; every Wild fits."""
    return scene(*(Player(hand=hand) for hand in hands), turn=turn, phase="start", texts=ALL_FIT)


@pytest.mark.clause("GRO-08")
def test_who_holds_the_wild_and_so_who_is_asked_is_secret() -> None:
    one, other = window("castle", "lullaby", "dragon", "sage"), window("castle", "dragon", "lullaby", "sage")
    assert (waits(one), waits(other)) == ((2, "start"), (3, "start"))
    assert_secret(one, other, owners=[2, 3])


@pytest.mark.clause("GRO-08")
def test_in_mid_window_too_nobody_knows_who_has_been_asked() -> None:
    """The second has passed, or was never asked; for the others all of this is one position."""
    both = window("castle", "lullaby", "the-fray", "sage")
    asked_first, asked_second = both.copy(), both.copy().do("done")
    alone = window("castle", "sage", "the-fray", "lullaby").do("done")
    assert [waits(table)[0] for table in (asked_first, asked_second, alone)] == [2, 3, 4]
    assert_secret(asked_first, asked_second, owners=[2, 3])
    for player in (0, 1):
        tables = (asked_first, asked_second, alone)
        assert len({table.seen_by(player).states.tobytes() for table in tables}) == 1


@pytest.mark.clause("GRO-08")
def test_after_a_wild_was_played_it_is_still_secret_who_is_asked_next() -> None:
    one = window("castle", "lullaby", "the-fray", "sage").do("play lullaby")
    other = window("castle", "lullaby", "sage", "the-fray").do("play lullaby")
    assert one.waiting == other.waiting == ["lullaby"]
    assert_secret(one, other, owners=[3, 4])


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("player", [0, 1, 2, 3, 4])
def test_only_who_is_asked_knows_who_is_asked(player: int) -> None:
    seen = window("castle", "sage", "lullaby", "dragon").seen_by(player)
    assert seen.actor == (3 if player == 3 else "waiting")
    assert (seen.window, seen.state.asked) == ("start", 2 if player == 3 else 0)


@pytest.mark.clause("GRO-08")
def test_to_pass_is_seen_by_nobody_else_and_to_play_by_all() -> None:
    table = window("castle", "lullaby", "the-fray", "sage")
    assert seen_as(table, "done") == [False, False, True, False, False]
    assert seen_as(table, "play lullaby") == [True] * 5
    assert seen_as(three(), "done") == [True] * 4


@pytest.mark.clause("GRO-08")
def test_a_battle_tells_no_more_about_wilds_than_a_turn_does() -> None:
    def battle(second: str, third: str) -> Position:
        players = Player(town="dragon"), Player(second, "castle"), Player(third), Player()
        return scene(*players, phase="attack", texts=ALL_FIT).do("player 2", "pick dragon")

    one, other = battle("lullaby", "sage"), battle("sage", "lullaby")
    assert (waits(one), waits(other)) == ((2, "declared"), (3, "declared"))
    assert_secret(one, other, owners=[2, 3])


# --- The end ------------------------------------------------------------------------------------


@pytest.mark.clause("GRO-04")
def test_after_the_end_nothing_is_concealed() -> None:
    table = ending("castle", "tavern", last_turns=1)
    assert table.actor == "nobody"
    assert table.seen_by(2).states.tobytes() == table.seen_by(0).states.tobytes() == table.states.tobytes()
    assert table.pile


@pytest.mark.clause("GRO-04")
def test_concealing_twice_is_concealing_once() -> None:
    for table in (dealt(*FIVES), window("castle", "sage", "lullaby", "dragon")):
        for player in (0, *table.players):
            seen = table.seen_by(player)
            assert seen.seen_by(player).states.tobytes() == seen.states.tobytes()
