"""The phases of a turn and their order; discarding, and drawing twice (GRO-12, GRO-13, GRO-17)."""

from typing import Any

import pytest

from pioche.games.groo.state import PILE

from .building import scene, waits
from .positions import Player, Position

FOUR = "castle, tavern, dragon, pikemen"
FIVE = f"{FOUR}, baker"


# --- The order of phases ----------------------------------------------------------------


@pytest.mark.clause("GRO-12")
@pytest.mark.clause("GRO-13")
@pytest.mark.clause("GRO-14")
@pytest.mark.clause("GRO-15")
@pytest.mark.clause("GRO-16")
@pytest.mark.clause("GRO-17")
def test_a_turn_is_discard_draw_attack_build_leftover_and_draw() -> None:
    table = scene(Player(hand="castle", town="archers"), Player(), Player(), groo=3)
    found = [waits(table)]
    found += [waits(table.do("done")) for _ in range(3)]
    found.append(waits(table.roll("labor 6")))
    found += [waits(table.do("done")) for _ in range(3)]
    assert found == [
        (1, "discard"),
        (1, "draw"),
        (1, "attack"),
        ("chance", "roll"),
        (1, "build"),
        (2, "build"),
        (3, "build"),
        (1, "last_draw"),
    ]
    table.do("done")
    assert (table.turn, table.state.turns, table.groo) == (2, 9, 3)


@pytest.mark.clause("GRO-12")
@pytest.mark.parametrize(
    ("phase", "earlier"), [("draw", "pick castle"), ("attack", "draw"), ("build", "player 2")]
)
def test_nobody_comes_back_to_a_phase_that_is_over(phase: str, earlier: str) -> None:
    table = scene(Player(hand="castle", town="archers"), Player(), phase=phase, dice="kopin")
    assert waits(table) == (1, phase)
    assert earlier not in table.offered()


@pytest.mark.clause("GRO-12")
@pytest.mark.parametrize(("turn", "following"), [(1, 2), (2, 3), (3, 1)])
def test_turns_go_clockwise(turn: int, following: int) -> None:
    table = scene(Player(), Player(), Player(), turn=turn, phase="last_draw")
    assert waits(table.do("done")) == (following, "draw")
    assert table.turn == following


# --- Discard ------------------------------------------------------------------------


@pytest.mark.clause("GRO-12")
def test_cards_of_the_own_hand_are_discarded_one_after_the_other() -> None:
    table = scene(Player(hand="castle, the-fray, dragon", town="tavern"), Player(hand="baker"))
    assert table.offered() == {"pick castle", "pick the-fray", "pick dragon", "done"}
    table.do("pick the-fray")
    assert (table.hand(1), table.discards) == ({"castle", "dragon"}, {"the-fray"})
    assert table.offered() == {"pick castle", "pick dragon", "done"}
    table.do("pick castle", "done")
    assert (table.hand(1), table.discards) == ({"dragon"}, {"the-fray", "castle"})
    assert waits(table) == (1, "draw")


@pytest.mark.clause("GRO-12")
def test_nobody_has_to_discard() -> None:
    table = scene(Player(hand=FIVE, town="archers"), Player()).do("done")
    assert (table.discards, waits(table)) == (set(), (1, "attack"))


@pytest.mark.clause("GRO-12")
def test_all_cards_may_go_and_with_the_last_the_phase_is_over() -> None:
    table = scene(Player(hand="castle, tavern"), Player()).do("pick castle", "pick tavern")
    assert (table.hand(1), waits(table)) == (set(), (1, "draw"))


@pytest.mark.clause("GRO-12")
def test_an_empty_hand_is_not_asked() -> None:
    assert waits(scene(Player(), Player(hand="castle"))) == (1, "draw")


@pytest.mark.clause("GRO-12")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_discards_lie_face_up(player: int) -> None:
    table = scene(Player(hand="castle, tavern"), Player()).do("pick castle")
    assert table.seen_by(player).discards == {"castle"}


# --- Draw ---------------------------------------------------------------------------


@pytest.mark.clause("GRO-13")
def test_cards_are_drawn_one_at_a_time_from_the_pile() -> None:
    table = scene(Player(hand="castle"), Player(), phase="draw")
    assert table.offered() == {"draw", "done"}
    table.do("draw")
    assert (table.actor, table.offered("card")) == ("chance", table.pile)
    table.do("card dragon")
    assert (table.hand(1), "dragon" in table.pile) == ({"castle", "dragon"}, False)
    assert (waits(table), table.offered()) == ((1, "draw"), {"draw", "done"})


@pytest.mark.clause("GRO-13")
@pytest.mark.parametrize("cards", range(5))
def test_a_player_may_stop_at_any_number(cards: int) -> None:
    table = scene(Player(town="archers"), Player(), phase="draw")
    for card in FIVE.split(", ")[:cards]:
        table.do("draw", f"card {card}")
    table.do("done")
    assert (table.state.sizes[0], waits(table)) == (cards, (1, "attack"))


@pytest.mark.clause("GRO-13")
def test_with_the_fifth_card_the_phase_is_over() -> None:
    table = scene(Player(hand=FOUR, town="archers"), Player(), phase="draw").do("draw", "card baker")
    assert (len(table.hand(1)), waits(table)) == (5, (1, "attack"))


@pytest.mark.clause("GRO-13")
def test_with_five_cards_nobody_is_asked() -> None:
    assert waits(scene(Player(hand=FIVE, town="archers"), Player(), phase="draw")) == (1, "attack")
    assert waits(scene(Player(hand=FOUR, town="archers"), Player(), phase="draw")) == (1, "draw")


@pytest.mark.clause("GRO-13")
@pytest.mark.clause("GRO-19")
def test_with_nothing_to_draw_nobody_is_asked() -> None:
    table = scene(Player(town="archers"), Player(), phase="draw", pile="", discards="")
    assert waits(table) == (1, "attack")


@pytest.mark.clause("GRO-13")
@pytest.mark.clause("GRO-19")
def test_when_the_last_card_that_there_is_has_been_drawn_the_phase_is_over() -> None:
    table = scene(Player(town="archers"), Player(), phase="draw", pile="baker", discards="")
    assert waits(table.do("draw", "card baker")) == (1, "attack")


@pytest.mark.clause("GRO-13")
def test_the_box_says_how_many_cards_a_hand_has() -> None:
    table = scene(Player(hand="castle"), Player(), phase="draw", contents={"hand": 2})
    assert waits(table.do("draw", "card baker")) == ("chance", "roll")
    many = scene(Player(hand=FIVE), Player(), phase="draw", contents={"hand": 6})
    assert waits(many) == (1, "draw")


# --- Full hands -----------------------------------------------------------------------


@pytest.mark.clause("GRO-13")
@pytest.mark.parametrize(
    ("draw", "expected"), [("free", (1, {"draw", "done"})), ("full", ("chance", {"baker", "sage"}))]
)
def test_the_table_says_whether_one_may_stop(draw: str, expected: tuple[object, set[str]]) -> None:
    table = scene(Player(hand="castle"), Player(), phase="draw", pile="baker, sage", draw=draw)
    offered = table.offered("card") if draw == "full" else table.offered()
    assert (table.actor, offered) == expected


@pytest.mark.clause("GRO-13")
def test_free_is_the_standard() -> None:
    assert scene(Player(), Player(), phase="draw").offered() == {"draw", "done"}


@pytest.mark.clause("GRO-13")
@pytest.mark.parametrize("phase", ["draw", "last_draw"])
def test_full_hands_are_drawn_to_five_without_asking(phase: str) -> None:
    table = scene(Player(hand="castle, tavern"), Player(), phase=phase, draw="full", turn=1)
    for card in ("dragon", "pikemen", "baker"):
        assert waits(table) == ("chance", phase)
        table.do(f"card {card}")
    assert len(table.hand(1)) == 5
    assert table.phase != phase


@pytest.mark.clause("GRO-13")
def test_full_hands_end_where_nothing_is_left() -> None:
    table = scene(Player(town="archers"), Player(), phase="draw", draw="full", pile="baker", discards="sage")
    table.do("card baker")
    assert table.offered() == {"card sage"}
    assert waits(table.do("card sage")) == (1, "attack")
    assert table.hand(1) == {"baker", "sage"}


# --- The second draw --------------------------------------------------------------------


def after_leftover(**more: Any) -> Position:
    """The dice have gone round, and the third player's turn is nearly over."""
    table = scene(Player(), Player(), Player(hand="castle"), turn=3, phase="build", dice="kopin", **more)
    return table.do("done", "done", "done")


@pytest.mark.clause("GRO-17")
def test_the_active_player_alone_draws_again() -> None:
    table = after_leftover()
    assert waits(table) == (3, "last_draw")
    table.do("draw", "card baker", "draw", "card dragon", "done")
    assert [len(table.hand(player)) for player in table.players] == [0, 0, 3]
    assert table.turn == 1


@pytest.mark.clause("GRO-17")
def test_the_second_draw_may_be_declined_and_ends_at_five_too() -> None:
    assert after_leftover().do("done").turn == 1
    table = scene(Player(hand=FOUR), Player(), phase="last_draw").do("draw", "card baker")
    assert (len(table.hand(1)), table.turn) == (5, 2)
    assert scene(Player(hand=FIVE), Player(), phase="last_draw").turn == 2


@pytest.mark.clause("GRO-17")
def test_stopping_once_does_not_stop_the_second_draw() -> None:
    table = scene(Player(hand="castle"), Player(), phase="draw").do("done").roll("kopin 6")
    table.do("done", "done")
    assert (waits(table), table.offered()) == ((1, "last_draw"), {"draw", "done"})
    size = int(table.state.sizes[PILE])
    assert table.do("draw", "card baker").state.sizes[PILE] == size - 1


@pytest.mark.clause("GRO-17")
def test_nobody_attacks_or_rolls_after_it() -> None:
    table = scene(Player(town="archers"), Player(), phase="last_draw").do("draw", "card baker", "done")
    assert waits(table) == (2, "draw")
