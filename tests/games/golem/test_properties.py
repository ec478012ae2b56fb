"""What holds in every position that play can reach, whatever the players and chance do."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.box import Value
from pioche.games.golem.state import PILE, SEATS, VIRTUAL, Fallen, Mark, Place

from .building import box_file, laid_out
from .content import CARDS
from .positions import Position, count, steps

often = settings(max_examples=count(compiled=60, plain=6), deadline=None)
seldom = settings(max_examples=count(compiled=12, plain=3), deadline=None)  # what is slow in either way
MOST_STEPS = 20_000
WAYS = st.lists(st.integers(0, 10**6), min_size=1, max_size=80)  # each chooses among what is offered


@dataclass(frozen=True)
class Table:
    """A table and what chance and the players choose at it, over and over."""

    players: int
    contents: dict[str, object]
    options: dict[str, Value]
    ways: list[int]

    def play(self) -> Iterator[Position]:
        """Every position of the match, which has to come to its end."""
        way = cycle(self.ways)
        table = laid_out(self.players, contents=self.contents, **self.options)
        for number, step in enumerate(steps(table, lambda legal: legal[next(way) % len(legal)])):
            assert number <= MOST_STEPS
            yield step


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Tables of all sizes and options, some with few cards, tokens or energy, some with weak Mecha."""
    players = draw(st.integers(2, 6))
    contents: dict[str, object] = {
        "hand": draw(st.sampled_from([1, 2, 4, 6])),
        "rounds": draw(st.integers(1, 3)),
        "virtual_hand": draw(st.integers(0, 6)),
        "tokens": draw(st.sampled_from([[10, 10], [1, 0], [3, 2]])),
        "start_energy": draw(st.integers(0, 5)),
    }
    if draw(st.booleans()):
        contents["mecha_defence"] = [draw(st.integers(1, 4))] * len(box_file().contents["mecha_defence"])
    teams = ["none", *(["pairs"] if players in (4, 6) else []), *(["threes"] if players == 6 else [])]
    options: dict[str, Value] = {
        "windows": draw(st.sampled_from(["attacked", "all"])),
        "teams": draw(st.sampled_from(teams)),
    }
    return Table(players, contents, options, draw(WAYS))


# --- Nothing is lost --------------------------------------------------------------------


@pytest.mark.clause("GLM-06")
@often
@given(tables())
def test_no_card_appears_or_vanishes_and_sizes_are_right(table: Table) -> None:
    for step in table.play():
        places, sizes = step.state.places.tolist(), step.state.sizes.tolist()
        assert set(places[: len(CARDS)]) <= {*range(SEATS), PILE, Place.DISCARD}
        assert set(places[len(CARDS) :]) == {Place.ABSENT}
        lying = Counter(places)
        assert sizes == [lying[place] for place in range(SEATS + 1)]


@pytest.mark.clause("GLM-09")
@often
@given(tables())
def test_every_hand_is_held_by_one_who_fights_and_knows_it(table: Table) -> None:
    """And no card lies in a hand that nobody holds."""
    for step in table.play():
        state = step.state
        held = [hand for hand in state.hands.tolist() if hand >= 0]
        assert len(held) == len(set(held))
        assert {hand for hand in range(SEATS) if state.sizes[hand]} <= set(held)
        for seat, hand in enumerate(state.hands.tolist()):
            if seat < table.players and hand >= 0:
                assert step.state.fallen[seat] == Fallen.NO
                assert (state.witnesses[hand] >> seat) & 1
            assert seat < table.players or hand < 0 or (table.players == VIRTUAL == seat)


@pytest.mark.clause("GLM-02")
@often
@given(tables())
def test_no_token_appears_or_vanishes_and_opposite_ones_never_meet(table: Table) -> None:
    for step in table.play():
        tokens, supply = step.state.tokens, step.state.supply.tolist()
        assert supply[0] + tokens[tokens > 0].sum() == step.box.tokens[0]
        assert supply[1] - tokens[tokens < 0].sum() == step.box.tokens[1]
        assert min(supply) >= 0
        assert not ((tokens > 0).any(axis=3) & (tokens < 0).any(axis=3)).any()


@pytest.mark.clause("GLM-05")
@often
@given(tables())
def test_energy_is_never_more_than_5_nor_less_than_0(table: Table) -> None:
    for step in table.play():
        assert 0 <= step.state.energy.min() <= step.state.energy.max() <= 5


# --- Who acts ---------------------------------------------------------------------------


@pytest.mark.clause("GLM-15")
@often
@given(tables())
def test_who_has_no_working_tile_is_destroyed_and_never_acts(table: Table) -> None:
    """Once destroyed, always destroyed."""
    gone: set[int] = set()
    for step in table.play():
        assert set(step.state.working.flatten()) <= {0, 1}
        if step.phase not in ("pilots", "mechas"):
            tiles = step.state.working[: table.players].tolist()
            assert step.destroyed == [player for player in step.players if not any(tiles[player - 1])]
        assert step.actor not in step.destroyed
        assert gone <= set(step.destroyed)
        gone = set(step.destroyed)


@pytest.mark.clause("GLM-08")
@often
@given(tables())
def test_exactly_one_card_a_turn_and_never_more_turns_than_cards_dealt(table: Table) -> None:
    """Whoever has a turn either still has to use a card, and can, or has used one."""
    for step in table.play():
        state = step.state
        assert state.cycle < step.box.hand
        assert state.rounds <= step.box.rounds
        if step.phase == "turn" and not state.has_acted and step.actor != "nobody":
            assert step.actor == step.turn
            assert "gain" in step.offered()
            assert step.hand(step.turn)
        if step.phase == "discard":
            assert step.offered() == {f"throw {card}" for card in step.hand(step.turn)} != set()
        assert (step.turn > 0) == (
            step.phase in ("turn", "discard", "effect", "answer")
        ) or step.actor == "nobody"


@pytest.mark.clause("GLM-17")
@often
@given(tables())
def test_there_is_something_to_do_until_the_end_and_the_end_comes(table: Table) -> None:
    for step in table.play():
        legal = step.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) is (step.actor != "nobody")
    assert max(step.scores) > 0
    standing = [player for player in step.players if player not in step.destroyed]
    together = {"none": table.players, "pairs": table.players // 2, "threes": 2}[str(table.options["teams"])]
    left = {(player - 1) % together for player in standing}
    assert len(left) <= 1 or step.state.rounds == step.box.rounds


# --- Cells and secrets ---------------------------------------------------------------------


@often
@given(tables())
def test_cells_that_are_not_in_use_are_cleared(table: Table) -> None:
    """Seats that nobody takes, effects that are not under way, windows that are not open."""
    for step in table.play():
        state = step.state
        for cells in ("energy", "working", "tokens", "fallen", "acted"):
            assert not getattr(state, cells)[table.players :].any()
        assert set(state.pilots[table.players :]) | set(state.mechas[table.players :]) <= {-1}
        under_way = step.phase in ("discard", "effect", "answer") and step.actor != "nobody"
        assert bool(state.effect[0] >= 0) is under_way
        if not under_way:
            for cells in ("effect", "user", "enemy", "striker", "target", "tile"):
                assert set(getattr(state, cells)) == {-1}
            for cells in ("step", "hit"):
                assert not getattr(state, cells).any()
            assert state.asks == state.declared == state.asked == state.shield == state.left == 0
            assert (state.answerer, state.used[1]) == (-1, 0)
        if state.effect[1] < 0:
            assert state.depth == state.step[1] == state.hit[1] == 0
            assert state.user[1] == state.enemy[1] == -1
        if step.turn == 0:
            assert state.has_acted == state.boost == 0
            assert not state.used.any()
            assert not state.tokens[:, :, :, 0].any()


@pytest.mark.clause("GLM-06")
@seldom
@given(tables())
def test_places_of_cards_alone_are_hidden_and_own_hands_never(table: Table) -> None:
    """Everyone sees as much as who looks on, and who has nothing to hide sees all."""
    for number, step in enumerate(table.play()):
        state = step.state
        assert set(state.places[state.marks > 0].tolist()) <= set(range(SEATS))
        older = Counter(state.places[state.marks == Mark.OLDER].tolist())
        assert state.older.tolist() == [older[hand] for hand in range(SEATS)]
        if number % 7:
            continue
        public = step.seen_by(0)
        for player in step.players:
            seen = step.seen_by(player)
            assert seen.hand(player) == step.hand(player)
            assert seen.discards == public.discards == step.discards
            assert all(one <= other for one, other in zip(public.hands, seen.hands, strict=True))
            assert seen.seen_by(player).states.tobytes() == seen.states.tobytes()
            seen.state.places[:] = state.places
            assert seen.states.tobytes() == step.states.tobytes()
