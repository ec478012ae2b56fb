"""The box of Golem It: what is in it, and what no table could play with."""

import pytest

from pioche.core.box_reader import vary_box
from pioche.core.words import Mistake
from pioche.games.golem_it import GAME
from pioche.games.golem_it.box import Box
from pioche.games.golem_it.rules.playing import can_pass

from .positions import position


def test_the_standard_box_has_99_points_and_deals_at_most_all_cards() -> None:
    contents = GAME.file.contents
    assert sum(worth * number for worth, number in enumerate(contents["tokens"], 1)) == 99
    assert [players * cards for players, cards in enumerate(contents["hands"], 2)] == [24, 45, 60, 60, 60]


@pytest.mark.parametrize(
    ("contents", "reason"),
    [
        ("tokens = [60, 60, 60]", "the tokens must be worth 60 to 127 points together, not 360"),
        ("tokens = [59, 0, 0]", "the tokens must be worth 60 to 127 points together, not 59"),
        ("hands = [12, 15, 16, 12, 10]", "4 hands of 16 need more than the 60 cards there are"),
        ("hands = [12, 15, 15, 12, 11]", "6 hands of 11 need more than the 60 cards there are"),
        ("hands = [12, 15, 15, 12]", "'hands' needs a number for 2 to 6 players"),
    ],
)
def test_what_no_table_could_play_with_is_refused(contents: str, reason: str) -> None:
    with pytest.raises(Mistake) as refusal:
        vary_box(GAME.file, f"[contents]\n{contents}", Box, "ours.toml")
    assert str(refusal.value) == f"ours.toml, line 2: {reason}."


def test_the_smallest_and_the_largest_reserve_are_allowed() -> None:
    for tokens in ("[60, 0, 0]", "[1, 60, 2]"):
        vary_box(GAME.file, f"[contents]\ntokens = {tokens}", Box)


@pytest.mark.clause("GIT-07")
def test_nobody_passes_in_the_middle_of_a_combination() -> None:
    table = position([["mint 2", "mint 3"], ["mint 4"], ["mint 5"]])
    assert can_pass(table.box, table.state, 0)
    table.do("play mint 2")
    assert not can_pass(table.box, table.state, 0)


def test_after_the_end_nothing_is_concealed() -> None:
    over = position([["mint 2"], ["mint 4"], ["mint 5"]]).lay("mint 2")
    assert over.actor == -2
    assert over.seen_by(1).states.tobytes() == over.states.tobytes()
