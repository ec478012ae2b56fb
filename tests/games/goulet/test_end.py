"""The end of a match: the last Unit falls, or the turn limit is reached (GOU-18, GOU-19)."""

import pytest

from .positions import EMPTY, GREY, NAMES, Position, laid_out, position


def last_blow(playing: str, dice: list[int], turns: int = 1, turn_limit: int = 500) -> Position:
    """One Unit a side, each with one Hit Point."""
    return position(
        grey=["Knight"],
        purple=["Dragon"],
        playing=playing,
        dice=dice,
        hit_points={"Knight": 1, "Dragon": 1},
        turns=turns,
        turn_limit=turn_limit,
    )


def pass_turns(table: Position, turns: int) -> Position:
    """Play this many whole turns in which nothing happens."""
    for _ in range(turns):
        while table.actor == "chance":
            table.throw(5)
        table.do("stop", "end turn")
    return table


# --- Victory ------------------------------------------------------------------


@pytest.mark.clause("GOU-18")
@pytest.mark.parametrize(
    ("playing", "winner", "scores"), [("Knight", "grey", [1, 0]), ("Dragon", "purple", [0, 1])]
)
def test_who_defeats_the_last_enemy_has_won(playing: str, winner: str, scores: list[int]) -> None:
    table = last_blow(playing, [1, 1]).do("attack 1 at range 1")
    assert (table.actor, table.winner) == ("nobody", winner)
    assert table.scores == scores
    assert table.offered() == set()


@pytest.mark.clause("GOU-18")
def test_the_match_ends_at_once() -> None:
    """Dice are left, the token does not move, no turn starts."""
    table = last_blow("Knight", [1, 1, 2, 2, 6], turns=33).do("attack 1 at range 1")
    assert table.actor == "nobody"
    assert table.offered() == set()
    assert table.dice == [2, 2, 6]
    assert (table.playing, table.state.turns) == ("Knight", 33)
    assert table.track == ["Knight", *[EMPTY] * 5]
    assert (table.grey, table.purple) == (["Knight", EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY])
    assert table.state.standing.tolist() == [1, 0]


@pytest.mark.clause("GOU-18")
def test_the_match_goes_on_while_a_unit_stands() -> None:
    table = position(
        purple=["Dragon", "Sorcerer"],
        playing="Wizard",
        dice=[1, 1, 1, 1],
        hit_points={"Dragon": 1, "Sorcerer": 1},
    )
    table.do("attack 1 at range 1")
    assert (table.actor, table.winner, table.scores) == ("grey", EMPTY, [0, 0])
    table.do("attack 1 at range 1")
    assert (table.actor, table.winner, table.scores) == ("nobody", "grey", [1, 0])


@pytest.mark.clause("GOU-18")
def test_a_whole_side_can_win_without_a_loss() -> None:
    table = position(GREY, ["Dragon"], "Wizard", dice=[1, 1], hit_points={"Dragon": 1})
    assert table.do("attack 1 at range 1").scores == [1, 0]
    assert table.grey == GREY


# --- The turn limit -----------------------------------------------------------


@pytest.mark.clause("GOU-19")
@pytest.mark.parametrize("limit", [1, 2, 7])
def test_the_turn_limit_ends_the_match_in_a_draw(limit: int) -> None:
    """A turn is one Unit played."""
    table = laid_out(turn_limit=limit).shuffle("Dragon", "Knight", "Archer", "Wizard", "Skeleton", "Sorcerer")
    pass_turns(table, limit - 1)
    assert (table.actor, table.state.turns) == ("chance", limit)
    pass_turns(table, 1)
    assert (table.actor, table.winner, table.state.turns) == ("nobody", EMPTY, limit)
    assert table.scores == [0, 0]
    assert table.offered() == set()


@pytest.mark.clause("GOU-19")
@pytest.mark.parametrize(("turns", "actor"), [(498, "chance"), (499, "chance"), (500, "nobody")])
def test_the_standard_limit_is_500_turns(turns: int, actor: str) -> None:
    assert position(turns=turns).do("end turn").actor == actor


@pytest.mark.clause("GOU-19")
@pytest.mark.parametrize("turns", [1, 499, 500, 501, 30001, 32767])
def test_0_is_no_limit(turns: int) -> None:
    table = position(turns=turns, turn_limit=0).do("end turn")
    assert (table.actor, table.state.turns) == ("chance", turns + 1)


@pytest.mark.clause("GOU-19")
def test_the_largest_limit_is_kept() -> None:
    assert position(turns=29999, turn_limit=30000).do("end turn").actor == "chance"
    assert position(turns=30000, turn_limit=30000).do("end turn").actor == "nobody"


@pytest.mark.clause("GOU-19")
def test_a_victory_in_the_last_turn_counts() -> None:
    table = last_blow("Dragon", [1, 1], turns=3, turn_limit=3).do("attack 1 at range 1")
    assert table.scores == [0, 1]


@pytest.mark.clause("GOU-19")
def test_the_token_still_moves_after_the_last_turn() -> None:
    """The draw comes where the next turn would start."""
    table = last_blow("Dragon", [1, 6], turns=3, turn_limit=3).do("end turn")
    assert (table.actor, table.track[:2]) == ("nobody", ["Knight", "Dragon"])
    assert (table.playing, table.dice) == ("Dragon", [1, 6])


@pytest.mark.clause("GOU-19")
def test_hit_points_decide_nothing_at_the_limit() -> None:
    table = position(GREY, ["Dragon"], "Wizard", hit_points={"Dragon": 1}, turns=5, turn_limit=5).do(
        "end turn"
    )
    assert table.scores == [0, 0]


@pytest.mark.parametrize("turn_limit", [5, 500])
def test_nothing_can_be_done_after_the_end(turn_limit: int) -> None:
    """Neither after a draw nor after a victory."""
    drawn = position(turns=turn_limit, turn_limit=turn_limit).do("end turn")
    won = last_blow("Knight", [1, 1, 1, 1, 4], turn_limit=turn_limit).do("attack 1 at range 1")
    for table in (drawn, won):
        assert [name for name in NAMES if table.offers(name)] == []
