"""The end: who destroys the enemy's candle wins at once (LAA-16)."""

import pytest

from pioche.core.match import Match
from pioche.core.rule import OVER
from pioche.games.laaancez import GAME

from .positions import SEATS, box_file, combat, laid_out, recruiting


@pytest.mark.clause("LAA-16")
@pytest.mark.parametrize("damage", [1, 2, 20])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_destroys_the_enemys_candle_wins(seat: int, damage: int) -> None:
    zones, rows, candles = ["", ""], [5, 5], [5, 5]
    zones[seat], rows[seat], candles[1 - seat] = f"C=2/{damage}", 1, 1
    table = combat(zones[0], zones[1], SEATS[seat], rows, candles).do("send 1 at 1")
    assert table.actor == "nobody"
    assert table.state.winner == seat
    assert table.scores == [1 - seat, seat]
    assert table.candles[1 - seat] == 0


@pytest.mark.clause("LAA-16")
def test_at_once_before_any_answer() -> None:
    """Nothing can be done any more, though the loser's zone still holds objects."""
    table = combat("C=2/2 | H", "G S G", rows=(1, 5), candles=(1, 2)).do("send 1 at 1")
    assert table.offered() == set()
    assert table.rows == [1, 5]
    assert table.drawn == [{"1-1": "C=2/2", "2-1": "H"}, {"1-1": "G", "1-2": "S", "1-3": "G"}]
    assert table.candles == [1, 0]


@pytest.mark.clause("LAA-16")
@pytest.mark.parametrize(("damage", "hearts"), [(1, 2), (2, 3), (4, 5)])
def test_a_candle_with_a_heart_left_burns_on(damage: int, hearts: int) -> None:
    table = combat(f"H=3/{damage}", "", rows=(1, 5), candles=(5, hearts)).do("send 1 at 1")
    assert (table.actor, table.candles) == ("second", [5, 1])
    assert table.state.winner == -1
    assert table.scores == [0, 0]


@pytest.mark.clause("LAA-16")
def test_destroying_anything_else_ends_nothing() -> None:
    table = combat("C=1/9", "C=1/1 | | | ").do("send 1 at 1")
    assert (table.actor, table.rows) == ("second", [1, 5])
    assert table.scores == [0, 0]
    assert table.candles == [5, 5]


@pytest.mark.clause("LAA-16")
def test_who_has_more_left_does_not_win_by_that() -> None:
    """A lone candle beats a full zone that has folded down to a candle with one heart."""
    gifts = "G G G G G | G G G G G | G G G | G G G"
    table = combat("", gifts, rows=(5, 5), candles=(1, 1)).do("send 1 at 1")
    assert table.scores == [1, 0]


@pytest.mark.clause("LAA-16")
def test_a_duel_of_candles_is_won_by_who_comes_first() -> None:
    table = combat("", "", rows=(5, 5), candles=(2, 2))
    table.do("send 1 at 1", "send 1 at 1", "send 1 at 1")
    assert (table.candles, table.scores) == ([1, 0], [1, 0])


def test_nobody_has_won_before_combat() -> None:
    assert laid_out().scores == [0, 0]
    assert recruiting("H", "C", die=4).scores == [0, 0]


@pytest.mark.clause("LAA-16")
def test_a_match_ends_with_one_winner() -> None:
    """From set-up to the end, with whatever comes first in the list of offers."""
    match = Match.new(GAME, seed=3, file=box_file({"candle": (1, 1, 1, 0)}))
    while match.actor != OVER:
        assert match.scores is None
        match.apply(match.legal[-1])
    assert match.scores in ([1, 0], [0, 1])
    assert len(match.winners) == 1
