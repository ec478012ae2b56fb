"""Restricted bots: what they never do, always do, or do in order, and how their names are read."""

import numpy as np
import pytest

from pioche import GAMES, Match, Mistake
from pioche.bots import choose, is_bot, parse_bot
from pioche.bots.restrictions import make_ranks, restrict
from pioche.core.random import generator
from pioche.core.record import OFFERS, blank

LAAANCEZ = GAMES["laaancez"]
WAYS = ["random", "greedy", "search:20", "search:2ms"]


def left_of(bot: str, actions: list[int]) -> list[int]:
    """What the restricted bot can choose from."""
    offers = blank(OFFERS)
    offers["count"] = len(actions)
    offers["actions"][0, : len(actions)] = actions
    restrict(offers[0], make_ranks(LAAANCEZ, parse_bot(bot)))
    return [int(action) for action in offers["actions"][0][: int(offers["count"][0])]]


def first_of(group: str) -> int:
    return LAAANCEZ.groups[group][0]


TICK, ATTACK = first_of("tick"), first_of("send")
ROW_1, ROW_2, ROW_3 = first_of("row-1"), first_of("row-2"), first_of("row-3")


@pytest.mark.parametrize(
    ("bot", "left"),
    [
        ("random", [ATTACK, TICK, ROW_1, ROW_2]),
        ("random-tick", [ATTACK, ROW_1, ROW_2]),
        ("random+tick", [TICK]),
        ("random-send-tick", [ROW_1, ROW_2]),
        ("random/row-1/row-2", [ATTACK, TICK, ROW_1]),
        ("random/row-3/row-2", [ATTACK, TICK, ROW_1, ROW_2]),
        ("random+row-2-tick", [ROW_2]),
    ],
)
def test_what_is_left_to_choose_from(bot: str, left: list[int]) -> None:
    assert left_of(bot, [ATTACK, TICK, ROW_1, ROW_2]) == left


def test_what_is_never_done_is_done_where_nothing_else_is_possible() -> None:
    assert left_of("random-send", [ATTACK, ATTACK + 1]) == [ATTACK, ATTACK + 1]


def test_every_kind_of_decision_and_every_row_is_a_group() -> None:
    decisions = [kind.name for kind in LAAANCEZ.kinds if not kind.chance]
    assert list(LAAANCEZ.groups) == [*decisions, "row-1", "row-2", "row-3", "row-4"]
    assert "die" not in LAAANCEZ.groups
    rows = [set(LAAANCEZ.groups[f"row-{number}"]) for number in (1, 2, 3, 4)]
    assert [len(row) for row in rows] == [5, 5, 3, 3]
    assert set.union(*rows) == set(LAAANCEZ.groups["place"])


@pytest.mark.parametrize("way", WAYS)
def test_bots_of_every_way_of_thinking_keep_to_it(way: str) -> None:
    """One that ticks wherever it can, against one that never does."""
    match, random = Match.new("laaancez", seed=5), generator(5)
    bots = [parse_bot(f"{way}+tick"), parse_bot(f"{way}-tick")]
    ticks = set(LAAANCEZ.groups["tick"])
    met = 0
    while not match.over and len(match.plies) < 60:
        seat, possible = match.actor, ticks & set(match.legal)
        action = choose(bots[seat], match, random)
        if possible:
            met += 1
            assert (action in ticks) == (seat == 0)
        match.apply(action)
    assert met > 5


def test_a_restricted_bot_keeps_its_whole_name() -> None:
    bot = parse_bot("search:200-tick/row-1")
    assert (bot.text, bot.restrictions, bot.iterations) == ("search:200-tick/row-1", "-tick/row-1", 200)
    assert is_bot("level:3-tick")
    assert is_bot("random+shield")


@pytest.mark.parametrize("text", ["random-ticks", "random-", "random-tick+", "random-die", "random/row-9"])
def test_a_restriction_that_the_game_does_not_have_is_refused(text: str) -> None:
    with pytest.raises(Mistake, match="restricted by something that this game does not have; it has send"):
        make_ranks(LAAANCEZ, parse_bot(text))


def test_an_order_does_not_mix_with_the_other_signs() -> None:
    with pytest.raises(Mistake, match="either '/', for an order, or '-' and"):
        make_ranks(LAAANCEZ, parse_bot("random/row-1-tick"))


def test_a_bot_without_restrictions_has_no_ranks() -> None:
    assert not np.any(make_ranks(LAAANCEZ, parse_bot("search:50")))
