"""The pile: the discards become a new one, and when it runs out twice the end is near (GRO-19)."""

from typing import Any

import pytest

from pioche.games.groo.state import NOTHING

from .building import deed, ending, finish_turn, scene, waits
from .positions import Player, Position

SEVEN = "castle, toll-bridge, royal-palace, tavern"  # points


# --- The pile -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-19")
def test_the_pile_runs_out_when_its_last_card_is_drawn() -> None:
    table = scene(Player(), Player(), phase="draw", pile="baker, dragon", discards="sage, archers")
    table.do("draw", "card baker")
    assert table.state.emptied == 0
    table.do("draw", "card dragon")
    assert (table.state.emptied, table.pile, table.discards) == (1, set(), {"sage", "archers"})


@pytest.mark.clause("GRO-19")
def test_the_discards_become_the_pile_when_the_next_card_is_needed() -> None:
    """Cards that are discarded until then are among them."""
    table = scene(Player(hand="castle"), Player(), pile="", discards="sage, archers", emptied=1)
    table.do("pick castle")
    assert (table.pile, table.discards) == (set(), {"sage", "archers", "castle"})
    table.do("draw")
    assert table.discards == set()
    assert table.pile == table.offered("card") == {"sage", "archers", "castle"}
    assert table.state.emptied == 1


@pytest.mark.clause("GRO-19")
def test_without_discards_nothing_is_drawn() -> None:
    table = scene(Player(town="archers"), Player(), phase="draw", pile="", discards="", emptied=1)
    assert (waits(table), table.state.emptied) == ((1, "attack"), 1)


@pytest.mark.clause("GRO-19")
def test_running_out_once_ends_nothing() -> None:
    table = scene(Player(), Player(), phase="last_draw", pile="baker", discards="sage")
    table.do("draw", "card baker", "done")
    assert (table.turn, table.state.emptied, table.state.last_turns) == (2, 1, NOTHING)


def last_turns(turn: int = 1, **more: Any) -> Position:
    """Three players; the pile runs out for the second time in somebody's first draw phase."""
    table = scene(*[Player()] * 3, turn=turn, phase="draw", pile="baker", emptied=1, **more)
    return table.do("draw", "card baker", "done")


@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize(("turn", "others"), [(1, [2, 3]), (2, [3, 1]), (3, [1, 2])])
def test_the_active_player_finishes_the_turn_and_the_others_have_one_more_each(
    turn: int, others: list[int]
) -> None:
    table, found = last_turns(turn), []
    assert (table.phase, table.turn, table.state.emptied) == ("roll", turn, 2)
    finish_turn(table)
    while table.actor != "nobody":
        found.append(table.turn)
        finish_turn(table)
    assert found == others
    assert table.state.last_turns == 0


@pytest.mark.clause("GRO-19")
def test_it_is_the_active_players_turn_that_is_finished_whoever_drew() -> None:
    """In the turn of the first player, the third draws the last card by a power of the own."""
    players = Player(), Player(), Player(town="tavern")
    texts = {"tavern": deed("draw", time="use")}
    table = scene(*players, holder=3, phase="build", dice="labor", pile="baker", emptied=1, texts=texts)
    table.do("pick tavern", "card baker")
    assert table.state.emptied == 2
    finish_turn(table)
    assert (table.turn, table.state.last_turns) == (2, 2)
    finish_turn(finish_turn(table))
    assert (table.actor, table.turn) == ("nobody", 3)


@pytest.mark.clause("GRO-19")
def test_in_the_last_turns_the_discards_are_shuffled_as_often_as_needed_and_start_nothing_new() -> None:
    players = Player(town="watchtower"), Player(), Player()
    table = scene(*players, turn=2, phase="draw", pile="baker", discards="sage", emptied=2, last_turns=2)
    table.do("draw", "card baker", "draw")
    assert (table.offered("card"), table.state.emptied) == ({"sage"}, 2)
    finish_turn(table.do("card sage"))
    assert (table.turn, table.state.last_turns) == (3, 1)
    finish_turn(table)
    assert (table.actor, table.winners) == ("nobody", [1])


@pytest.mark.clause("GRO-18")
@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize("last", [3, 2, 1])
def test_who_reaches_the_goal_in_the_last_turns_still_wins(last: int) -> None:
    """Though another has more points."""
    texts = {"baker": deed("points", amount=5), "butcher": deed("points", amount=5)}
    table = ending(SEVEN, "baker, butcher", "", "", texts=texts, emptied=2, last_turns=last)
    assert (table.actor, table.winners) == ("nobody", [1])
