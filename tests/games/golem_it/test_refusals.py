"""Whatever is refused is refused with the clause that forbids it, and nothing else is."""

import ast
import inspect
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import pytest

from pioche.games.golem_it import GAME, refusals

from .positions import ACTIONS, NAMES, Position, count, laid_out, position, small_hands, steps
from .random_play import choose, tables


def refuses(table: Position, name: str, clause: str, words: str) -> bool:
    """Whether the action is forbidden by this clause, with these words in the reason."""
    refusal = GAME.table.why_not(table.box, table.state, ACTIONS[name])
    assert refusal is not None, f"'{name}' is not forbidden"
    told = str(refusal.sentence)
    assert told[0].islower() or told[0].isdigit()
    assert told.endswith(".")
    assert f"**{refusal.clause}**" in GAME.rules["fr"]
    return refusal.clause == clause and words in told


def allows(table: Position, name: str) -> bool:
    return GAME.table.why_not(table.box, table.state, ACTIONS[name]) is None


def following(
    *hand: str,
    cards: int = 1,
    tokens: Sequence[int] | None = None,
    reserve: int | None = None,
    variant: str = "base",
) -> Position:
    """The first player has to beat a combination of so many cards of the second one, worth 12."""
    front = ["mint 12", "mint 12", "purple 6"][:cards]
    return position(
        [hand, ["mint 2"], []],
        fronts={1: front},
        latest=1,
        to_beat=12,
        tokens=tokens,
        reserve=reserve,
        variant=variant,
    )


# --- Dealing ------------------------------------------------------------------


@pytest.mark.clause("GIT-03")
def test_cards_are_dealt_first_and_then_no_more() -> None:
    table = laid_out(2, small_hands(2))
    for name in ("play mint 2", "points 0", "done", "pass"):
        assert refuses(table, name, "GIT-03", "still being dealt")
    table.deal(["mint 2", "mint 3"], ["mint 4", "mint 5"])
    assert refuses(table, "deal mint 9", "GIT-03", "before the first turn")


@pytest.mark.clause("GIT-01")
def test_there_are_two_of_each_card() -> None:
    table = laid_out(2, small_hands(3))
    assert allows(table, "deal mint 7 bis")
    table.do("deal mint 7 bis")
    assert refuses(table, "deal mint 7 bis", "GIT-01", "it is called 'deal mint 7'")
    assert allows(table, "deal mint 7")
    table.do("deal mint 7")
    assert refuses(table, "deal mint 7", "GIT-01", "both cards of this kind")
    assert refuses(table, "deal mint 7 bis", "GIT-01", "both cards of this kind")


# --- Choosing cards -------------------------------------------------------------


@pytest.mark.clause("GIT-08")
def test_cards_come_from_the_hand() -> None:
    table = position([["mint 7", "purple 7"], ["mint 2"], []])
    assert refuses(table, "play mint 2", "GIT-08", "not in your hand")
    table.do("play mint 7", "points 0")
    assert refuses(table, "play mint 7", "GIT-08", "not in your hand")
    assert allows(table, "play purple 7")


@pytest.mark.clause("GIT-08")
def test_a_combination_is_put_together_in_order() -> None:
    table = position([["mint 7", "purple 7"], ["mint 2"], []], tokens=[3, 0, 0])
    assert refuses(table, "points 0", "GIT-10", "first choose the card")
    assert refuses(table, "done", "GIT-08", "no combination is begun")
    table.do("play mint 7")
    for name in ("play purple 7", "done"):
        assert refuses(table, name, "GIT-08", "how many points")
    assert refuses(table, "pass", "GIT-07", "complete it")
    table.do("points 0")
    assert refuses(table, "points 0", "GIT-08", "the value is set")
    assert refuses(table, "pass returning 2", "GIT-07", "complete it")
    assert allows(table, "done")


@pytest.mark.clause("GIT-09")
def test_a_combination_that_follows_has_as_many_cards() -> None:
    table = following("mint 13", "mint 14", cards=3)
    assert refuses(table, "play mint 13", "GIT-09", "a combination of 3 cards is needed, and")
    table = following("mint 13", "mint 13", "purple 11", cards=2).do("play mint 13", "points 0")
    assert refuses(table, "done", "GIT-09", "a combination of 2 cards is needed.")
    table.do("play mint 13")
    assert refuses(table, "play purple 11", "GIT-09", "as many cards as it needs (2)")
    assert allows(table, "done")


@pytest.mark.clause("GIT-02")
def test_the_points_of_the_reserve_have_to_suffice() -> None:
    table = following("mint 9", "mint 13", reserve=3)
    assert refuses(table, "play mint 9", "GIT-02", "the reserve has too few points to raise it above 12")
    assert allows(table, "play mint 13")
    table.do("play mint 13")
    assert refuses(table, "points 4", "GIT-02", "the reserve does not have so many points (3)")
    opening = position([["mint 9", "mint 5"], ["mint 2"], []], reserve=3).do("play mint 9", "points 0")
    assert refuses(opening, "play mint 5", "GIT-02", "too few points left to raise it to 9")


@pytest.mark.clause("GIT-20")
def test_under_a_the_own_points_have_to_suffice() -> None:
    table = following("mint 9", "mint 13", tokens=[3, 0, 0], variant="a")
    assert refuses(table, "play mint 9", "GIT-20", "you have too few points to raise it above 12")
    table.do("play mint 13")
    assert refuses(table, "points 4", "GIT-20", "you do not have so many points (3)")
    opening = position([["mint 9", "mint 5"], ["mint 2"], []], tokens=[3, 0, 0], variant="a")
    opening.do("play mint 9", "points 0")
    assert refuses(opening, "play mint 5", "GIT-20", "you have too few points left to raise it to 9")


@pytest.mark.clause("GIT-10")
def test_all_cards_have_to_reach_one_value() -> None:
    table = following("mint 21", "mint 2", "mint 3", cards=2, reserve=11)
    assert refuses(table, "play mint 21", "GIT-10", "one value above 12 with enough others")
    assert allows(table, "play mint 3") is False
    table = following("purple 11", "mint 14", "mint 2", cards=2, reserve=9).do("play purple 11")
    assert refuses(table, "points 0", "GIT-09", "11 does not beat 12")
    assert allows(table, "points 1")
    assert refuses(table, "points 2", "GIT-10", "not enough other cards can be brought to 33")
    table.do("points 1")
    assert refuses(table, "play mint 2", "GIT-02", "too few points left to raise it to 22")
    opening = position([["mint 9", "purple 2"], ["mint 2"], []]).do("play mint 9", "points 0")
    assert refuses(opening, "play purple 2", "GIT-10", "no number of points makes it count 9")


def nearly_spent() -> Position:
    """A first card at 13, two more to follow, and 5 points for them: 2 and 2, but not 5 and 2."""
    table = following("mint 13", "mint 11", "mint 11", "mint 8", cards=3, reserve=5)
    return table.do("play mint 13", "points 0")


@pytest.mark.clause("GIT-08")
def test_only_what_can_still_be_completed_is_chosen() -> None:
    assert refuses(nearly_spent(), "play mint 8", "GIT-08", "could not be completed any more")
    assert allows(nearly_spent(), "play mint 11")


# --- Passing, and the end --------------------------------------------------------


@pytest.mark.clause("GIT-12")
def test_a_pass_returns_two_points_at_most_and_only_what_is_there() -> None:
    table = following("mint 13", tokens=[1, 0, 0])
    assert allows(table, "pass")
    assert allows(table, "pass returning 1")
    assert refuses(table, "pass returning 2", "GIT-12", "you do not have so many points (1)")
    assert refuses(table, "pass returning 3", "GIT-12", "at most 2")


@pytest.mark.clause("GIT-20")
def test_under_b_nothing_is_returned() -> None:
    table = following("mint 13", tokens=[1, 0, 0], variant="ab")
    assert allows(table, "pass")
    assert refuses(table, "pass returning 1", "GIT-20", "returns no points")


@pytest.mark.parametrize(
    ("players", "tournament", "clause"), [(2, False, "GIT-19"), (3, False, "GIT-16"), (3, True, "GIT-18")]
)
def test_nothing_is_possible_after_the_end(players: int, tournament: bool, clause: str) -> None:
    hands, last = [["mint 13"], *[["mint 2"]] * (players - 1)], 3 if players == 2 else players - 1
    ranks = [0, 1, 0] if tournament else None
    table = position(hands, game=last, ranks=ranks, tournament=tournament).lay("mint 13")
    for name in NAMES:
        assert refuses(table, name, clause, "the match is over")
    assert GAME.table.candidates(table.box, table.state) == []


def reasons() -> set[str]:
    """Every sentence in the source of the refusals, before details are filled in."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(refusals))) if isinstance(node, ast.Call)]
    said = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Say"]
    return {str(text.value) for text in said if isinstance(text, ast.Constant)}


def random_positions() -> Iterator[Position]:
    """Every step of random matches, and one that they hardly ever come to."""
    for seed, (players, contents, options) in enumerate(tables(count(compiled=40, plain=20))):
        yield from steps(laid_out(players, contents, **options), partial(choose, Random(seed), thrift=0.9))
    yield nearly_spent()


def test_an_action_is_refused_exactly_if_it_is_not_offered() -> None:
    """Every action, as the actor sees the table; and every reason comes up."""
    met = set()
    for table in random_positions():
        legal = table.legal()
        seen = table.seen_by(table.actor) if table.actor >= 0 else table
        for action in range(GAME.actions):
            refused = GAME.table.why_not(seen.box, seen.state, action)
            assert (refused is None) is (action in legal), NAMES[action]
            met.add(refused.sentence.text if refused else "")
    assert met == {"", *reasons()}
