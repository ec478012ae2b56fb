"""The roll: seven dice, and Groo's move, as long as the table wants it (GRO-02, GRO-03, GRO-15, GRO-18)."""

from typing import Any

import pytest

from pioche.core.words import Mistake
from pioche.games.groo.box import Moves

from .building import deed, scene, waits
from .positions import MOVES, Player, Position, laid_out

ROLLED = "labor 2, supplies, kopin 2, head"


def towns(players: int, groo: int = 1, **options: Any) -> dict[str, int]:
    """Where each face of the movement die takes Groo."""
    table = scene(*[Player()] * players, phase="move", groo=groo, **options)
    return {name: table.copy().do(f"move {name}").groo for name in MOVES}


# --- The dice of production ---------------------------------------------------------------


@pytest.mark.clause("GRO-15")
def test_all_seven_dice_are_rolled_one_by_one() -> None:
    table = scene(Player(), Player(), phase="roll")
    for number in range(6):
        assert (waits(table), sum(table.dice.values())) == (("chance", "roll"), number)
        assert table.offered() == {f"face {face}" for face in range(1, 7)}
        table.do("face 1")
    assert (waits(table), table.offered("move")) == (("chance", "move"), set(MOVES))
    table.do("move dog")
    assert (waits(table), table.dice) == ((1, "build"), {"labor": 6})


@pytest.mark.clause("GRO-15")
def test_dice_lie_as_they_were_rolled() -> None:
    table = scene(Player(), Player(), phase="roll").roll(ROLLED)
    assert table.dice == {"labor": 2, "supplies": 1, "kopin": 2, "head": 1}
    assert (table.holder, table.goods) == (1, {})


@pytest.mark.clause("GRO-15")
def test_dice_are_rolled_even_by_who_can_play_nothing() -> None:
    table = scene(Player(), Player(), phase="attack")
    assert waits(table) == ("chance", "roll")


@pytest.mark.clause("GRO-15")
def test_in_the_next_turn_all_of_them_are_rolled_anew() -> None:
    table = scene(Player(hand="watchtower"), Player(), phase="roll").roll(ROLLED)
    table.do("play watchtower", "done", "done", "done")
    assert (table.turn, table.dice) == (2, {})
    table.until("draw").do("done").roll("head 6")
    assert (table.dice, table.holder) == ({"head": 6}, 2)


# --- Groo's move --------------------------------------------------------------------------


@pytest.mark.clause("GRO-03")
@pytest.mark.clause("GRO-15")
def test_groo_moves_at_once_before_anybody_builds() -> None:
    table = scene(*[Player()] * 4, phase="roll").roll(ROLLED, "left 2")
    assert (table.groo, waits(table)) == (3, (1, "build"))


@pytest.mark.clause("GRO-03")
def test_the_dog_keeps_him_where_he_is() -> None:
    for groo in (1, 2, 3, 4):
        found = towns(4, groo)
        assert (found["dog"], found["other dog"]) == (groo, groo)


@pytest.mark.clause("GRO-03")
@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize(
    ("players", "options", "found"),
    [
        (4, {}, [2, 3, 4, 3]),
        (4, {"moves": "printed"}, [2, 3, 4, 3]),
        (4, {"moves": "short"}, [2, 2, 4, 4]),
        (3, {}, [2, 2, 3, 3]),
        (3, {"moves": "short"}, [2, 2, 3, 3]),
        (3, {"moves": "printed"}, [2, 3, 3, 2]),
        (2, {}, [2, 2, 2, 2]),
        (2, {"moves": "across"}, [2, 2, 2, 2]),
        (2, {"moves": "printed"}, [2, 1, 2, 1]),
    ],
)
def test_moves_as_printed_short_or_across(players: int, options: dict[str, Any], found: list[int]) -> None:
    """From the first town: one and two to the left, one and two to the right."""
    reached = towns(players, **options)
    assert [reached[name] for name in ("left 1", "left 2", "right 1", "right 2")] == found


@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize("groo", [1, 2])
def test_with_two_players_every_move_takes_him_to_the_other_town(groo: int) -> None:
    other = 3 - groo
    assert set(towns(2, groo).values()) == {groo, other}
    assert [name for name, town in towns(2, groo).items() if town == groo] == ["dog", "other dog"]


@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize(("players", "standard"), [(2, Moves.ACROSS), (3, Moves.SHORT), (4, Moves.PRINTED)])
def test_the_number_of_players_says_which_moves_are_the_standard(players: int, standard: Moves) -> None:
    assert laid_out(players).box.moves == standard


@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize("players", [3, 4])
def test_across_is_for_two_players_only(players: int) -> None:
    with pytest.raises(Mistake):
        laid_out(players, moves="across")


@pytest.mark.clause("GRO-18")
@pytest.mark.parametrize(("moves", "town"), [("printed", 3), ("short", 2)])
def test_a_text_that_rolls_the_movement_die_again_keeps_to_the_same_moves(moves: str, town: int) -> None:
    players = Player(hand="the-wanderer"), *[Player()] * 3
    texts = {"the-wanderer": deed("move", where="die")}
    table: Position = scene(*players, phase="build", dice="head", texts=texts, moves=moves)
    table.do("play the-wanderer")
    assert (table.actor, table.offered("move")) == ("chance", set(MOVES))
    assert table.do("move left 2").groo == town
