"""A choice is secret until both are made, and half of one always (LAA-06): two positions that differ only
there look the same."""

from collections.abc import Sequence
from typing import Any

import pytest

from pioche.bots import Thinker, choose, parse_bot
from pioche.core.match import Match
from pioche.core.random import generator
from pioche.core.rule import HIDDEN, SPECTATOR
from pioche.games.laaancez import GAME

from .positions import Position, actions_of, combat, count, recruiting, started

BEGUN = ("die 3", "copy santa-hat to 1-1", "copy candy-cane to 2-2", "die 4")
SECRETS = ["copy gift to 1-2", "copy gift to 4-3", "tick 1-1"]  # what the first may choose then
HALVES = ["copy gift", "tick"]
OWN = [[], ["copy gift"], ["tick"]]  # what the second may have said of its own choice
NEARLY_FULL = (  # thirteen rolls, so that a bot is quick to think a match to its end
    *(f"copy candy-cane to {row}-{place}" for row in (1, 2) for place in range(1, 6)),
    *(f"copy candy-cane to 3-{place}" for place in range(1, 4)),
)
NEARLY_FULL_ZONE = "C C C C C | C C C C C | C C C"
BOT = f"search:{count(compiled=50, plain=4)}"


def chosen(secret: str, *own: str) -> Match:
    """The first has made that choice, and the second has to make one, or to go on with it."""
    return started(*BEGUN, secret, *own)


def concealed(position: Position, seat: int) -> Any:
    """What that seat may know of a position, in an array of one."""
    copy = position.copy()
    GAME.conceal(copy.box, copy.state, seat)
    return copy.states


def seen(position: Position, seat: int) -> bytes:
    return bytes(concealed(position, seat).tobytes())


def second_first(*names: str) -> Position:
    """The first has said so much, and lets the second choose."""
    table = recruiting("H", "C", die=4).do(*names)
    assert table.skip()
    return table


def read(match: Match, seat: int) -> list[Any]:
    """All that a seat can read in a match, in both languages."""
    told = [(match.prompt(seat, language), tuple(match.story(seat, language))) for language in ("en", "fr")]
    return [match.view(seat), match.candidates(seat), told]


# --- What others see ----------------------------------------------------------


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("own", OWN)
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_firsts_choice_is_secret(seat: int, own: list[str]) -> None:
    matches = [chosen(secret, *own) for secret in SECRETS]
    assert len({match.state_bytes for match in matches}) == len(SECRETS)
    assert len({match.concealed(seat).tobytes() for match in matches}) == 1
    assert len({match.concealed(0).tobytes() for match in matches}) == len(SECRETS)


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_so_is_the_seconds_where_it_comes_first(seat: int) -> None:
    tables = [second_first().do(name) for name in SECRETS]
    assert len({seen(table, seat) for table in tables}) == 1
    assert len({seen(table, 1) for table in tables}) == 3


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_that_somebody_has_chosen_is_no_secret(seat: int) -> None:
    before, after = started(*BEGUN), chosen(SECRETS[0])
    assert before.concealed(seat).tobytes() != after.concealed(seat).tobytes()
    assert before.concealed(seat).tobytes() == before.state_bytes


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_once_both_are_made_everything_is_open(seat: int) -> None:
    match = started(*BEGUN, "tick 1-1", "copy gift to 1-2")
    assert match.concealed(seat).tobytes() == match.state_bytes


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("own", OWN)
def test_nothing_that_the_other_one_reads_depends_on_it(own: list[str]) -> None:
    matches = [chosen(secret, *own) for secret in SECRETS]
    assert [match.legal for match in matches] == [matches[0].legal] * 3
    for seat in (1, SPECTATOR):
        assert [read(match, seat) for match in matches] == [read(matches[0], seat)] * 3


@pytest.mark.clause("LAA-06")
def test_an_action_is_shown_to_who_chooses_and_later_to_all() -> None:
    """Each link of it, whatever has been said so far."""
    for begun in ([], ["copy gift"], ["tick"], ["tick 1-1"], ["tick 1-1", "tick"]):
        table = recruiting("H", "C", die=4).do(*begun)
        for action in actions_of("copy gift to 1-2", "tick 1-1"):
            shown = [GAME.conceal_action(table.box, table.state, seat, action) for seat in (0, 1, SPECTATOR)]
            assert shown == [action if seat == table.state.actor else HIDDEN for seat in (0, 1, SPECTATOR)]
    for table, name in (
        (recruiting(), "die 5"),
        (combat("H", "C"), "send 1"),
        (combat("H", "C").do("send 1"), "at 1"),
    ):
        for seat in (0, 1, SPECTATOR):
            assert [GAME.conceal_action(table.box, table.state, seat, *actions_of(name))] == actions_of(name)


# --- Half a choice ------------------------------------------------------------


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_half_a_choice_is_not_even_seen_to_be_begun(seat: int, half: str) -> None:
    before, after = started(*BEGUN), started(*BEGUN, half)
    assert after.concealed(seat).tobytes() == before.state_bytes
    assert read(after, seat) == read(before, seat)
    assert after.concealed(0).tobytes() == after.state_bytes
    assert after.legal_for(1) == before.legal_for(1)


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_nor_is_the_seconds(seat: int, half: str) -> None:
    before, after = chosen("tick 1-1"), chosen("tick 1-1", half)
    assert after.concealed(seat).tobytes() == before.concealed(seat).tobytes()
    assert read(after, seat) == read(before, seat)
    assert after.legal_for(0) == before.legal_for(0) == []


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("half", HALVES)
def test_nor_is_one_that_waits_while_the_other_one_chooses(half: str) -> None:
    """Even with two halves on the table, each seat sees its own alone."""
    alone, both = second_first(), second_first(half)
    for own in ([], ["tick"]):
        alone.do(*own)
        both.do(*own)
        assert both.legal() == alone.legal()
        assert seen(both, 1) == seen(alone, 1)
        assert seen(both, 0) == seen(second_first(half), 0)
        assert seen(both, SPECTATOR) == seen(second_first(), SPECTATOR)


@pytest.mark.clause("LAA-11")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_an_attacker_is_named_openly(seat: int) -> None:
    table = combat("H C", "C").do("send 2")
    assert seen(table, seat) == table.states.tobytes()


# --- Bots ---------------------------------------------------------------------


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("own", [[], ["tick"]])
@pytest.mark.parametrize("seed", range(count(compiled=5, plain=1)))
def test_a_bot_does_not_use_it(seed: int, own: Sequence[str]) -> None:
    begun: list[str] = []
    for name in NEARLY_FULL:
        begun += ["die 6", name, name]
    thoughts = set()
    for secret in ("copy candy-cane to 4-1", "copy candy-cane to 4-3", "tick 1-1", "tick 3-3"):
        match = started(*begun, "die 2", secret, *own)
        thoughts.add(choose(parse_bot(BOT), match, generator(seed)))
    assert len(thoughts) == 1


@pytest.mark.clause("LAA-06")
@pytest.mark.parametrize("seed", range(count(compiled=5, plain=1)))
def test_nor_half_of_it(seed: int) -> None:
    thoughts = set()
    for half in ([], ["copy candy-cane"], ["tick"]):
        table = recruiting(NEARLY_FULL_ZONE, NEARLY_FULL_ZONE, die=2, rolls=14).do(*half)
        assert table.skip()
        thinker = Thinker(GAME, parse_bot(BOT))
        thoughts.add(thinker.choose(table.boxes, concealed(table, 1), generator(seed)))
    assert len(thoughts) == 1
