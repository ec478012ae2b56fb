"""What holds in every position that play can reach, whatever the players and chance do."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.box import Value
from pioche.games.groo.state import (
    EFFECT,
    EVENT,
    MOST_CARDS,
    PILE,
    PRODUCTION_DICE,
    SEATS,
    TROOP,
    Ask,
    Mark,
    Place,
    Window,
)

from .positions import CARDS, Position, box_file, count, laid_out, steps
from .random_play import TASTES, choose

often = settings(max_examples=count(compiled=60, plain=5), deadline=None)
LIMITS = count(compiled=60, plain=10)  # turns that are played
MOST_STEPS = 20_000
IN_BATTLE = ("send", "defend", "fight", "lose")
IN_HAND, IN_TOWN = Mark.FACE_UP | Mark.OLDER, Mark.ASLEEP | Mark.USED | Mark.FIGHTS
TRACES = ("effect", "user", "opponent", "target", "left")  # of a text under way, cleared to -1


@dataclass(frozen=True)
class Table:
    """A table, and how chance and the players choose at it."""

    players: int
    hand: int
    options: dict[str, Value]
    seed: int
    taste: tuple[float, ...]

    def play(self) -> Iterator[Position]:
        """Every position of the match, which has to come to its end."""
        random = Random(self.seed)
        table = laid_out(self.players, box_file(contents={"hand": self.hand}), **self.options)
        for number, step in enumerate(steps(table, lambda legal: choose(random, legal, self.taste))):
            assert number <= MOST_STEPS
            yield step


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Tables of all sizes and options; some have small hands, so that the pile lasts, and some large ones."""
    players = draw(st.integers(2, 4))
    options: dict[str, Value] = {
        "goal": draw(st.sampled_from([3, 7, 20])),
        "moves": draw(st.sampled_from(["printed", "across" if players == 2 else "short"])),
        "events": draw(st.sampled_from(["now", "after"])),
        "draw": draw(st.sampled_from(["free", "full"])),
        "turn_limit": draw(st.integers(1, LIMITS)),
    }
    hand = draw(st.sampled_from([2, 5, 9]))
    return Table(players, hand, options, draw(st.integers(0, 2**32)), draw(st.sampled_from(TASTES)))


# --- Nothing is lost --------------------------------------------------------------------


@pytest.mark.clause("GRO-01")
@pytest.mark.clause("GRO-13")
@often
@given(tables())
def test_every_card_is_at_one_place_and_nobody_holds_too_many(table: Table) -> None:
    there = [number for number, card in enumerate(CARDS) if not card.isdigit()]
    absent = sorted(set(range(MOST_CARDS)) - set(there))
    for step in table.play():
        places, sizes = step.state.places, step.state.sizes.tolist()
        lying = Counter(places.tolist())
        assert set(places[absent].tolist()) <= {int(Place.ABSENT)}
        assert lying[Place.ABSENT] == len(absent)
        assert set(lying) <= {*range(int(Place.ABSENT) + 1)}
        assert sizes == [lying[place] for place in range(SEATS + 1)]
        assert max(sizes[:SEATS]) <= table.hand
        assert not any(sizes[table.players : SEATS])
        assert not any(lying[Place.TOWN + seat] for seat in range(table.players, SEATS))


@pytest.mark.clause("GRO-09")
@often
@given(tables())
def test_events_are_never_in_a_hand_and_wait_only_while_somebody_draws(table: Table) -> None:
    for step in table.play():
        places = step.state.places.tolist()
        assert not set(places[EVENT:]) & {*range(PILE), *range(Place.TOWN, Place.DISCARD)}
        assert not set(places[EFFECT:]) & {*range(Place.TOWN, Place.DISCARD)}
        assert Place.HELD not in places[:EVENT]
        if Place.HELD in places or step.state.owed:
            assert table.options["events"] == "after"
            assert step.phase in ("draw", "last_draw") or step.state.effect[0] >= 0


@pytest.mark.clause("GRO-02")
@pytest.mark.clause("GRO-11")
@pytest.mark.clause("GRO-16")
@often
@given(tables())
def test_there_are_six_dice_at_most_and_goods_only_while_somebody_holds_them(table: Table) -> None:
    for step in table.play():
        dice, goods = step.state.dice.tolist(), step.state.goods.tolist()
        assert min(dice) >= 0 <= min(goods)
        assert sum(dice) <= step.state.rolled <= PRODUCTION_DICE
        assert step.phase in ("roll", "move", "build") or not any(dice)
        assert step.phase == "build" or not any(goods)
        assert step.holder == 0 or step.phase in ("roll", "move", "build")
        assert step.holder > 0 or step.phase not in ("move", "build")


# --- What is known of cards ---------------------------------------------------------------


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-19")
@often
@given(tables())
def test_marks_are_where_they_belong(table: Table) -> None:
    """Seen and older cards are in hands, cards that are asleep, used or fighting in towns."""
    for step in table.play():
        state = step.state
        in_hand = state.places < PILE
        in_town = (state.places >= Place.TOWN) & (state.places < Place.DISCARD)
        assert not (state.marks[~in_hand] & IN_HAND).any()
        assert not (state.marks[~in_town] & IN_TOWN).any()
        older = Counter(state.places[(state.marks & Mark.OLDER) > 0].tolist())
        assert state.older.tolist() == [older[hand] for hand in range(SEATS)]
        fighting = (state.marks & Mark.FIGHTS) > 0
        assert not fighting[:TROOP].any()
        assert step.phase in IN_BATTLE or not fighting.any()
        assert set(state.places[fighting].tolist()) <= {Place.TOWN + state.turn, Place.TOWN + state.defender}


# --- What is under way --------------------------------------------------------------------


@often
@given(tables())
def test_cells_that_are_not_in_use_are_cleared(table: Table) -> None:
    for step in table.play():
        state = step.state
        waiting = step.waiting
        assert state.queue.tolist()[len(waiting) :] == [-1] * (len(state.queue) - len(waiting))
        assert [one >= 0 for one in state.players.tolist()] == [one >= 0 for one in state.queue.tolist()]
        assert set(waiting) <= step.at(Place.PLAYED)
        for depth in (0, 1):
            if state.effect[depth] < 0:
                assert {int(getattr(state, cells)[depth]) for cells in TRACES} == {-1}
                assert (state.step[depth], state.effect[1], state.depth) == (0, -1, 0)
        if state.window == Window.NONE:
            assert state.asked == 0
        if step.phase not in IN_BATTLE:
            assert (state.defender, state.losing, state.boosts.tolist()) == (-1, -1, [0, 0])
        if state.asks == Ask.NOTHING:
            assert state.given == -1
        assert step.phase in ("draw", "last_draw") or state.enough == 0


@pytest.mark.clause("GRO-08")
@often
@given(tables())
def test_in_a_window_who_is_asked_has_a_wild_to_play(table: Table) -> None:
    for step in table.play():
        if step.window:
            assert step.offered("play") != set()
            assert step.offered("play") <= step.hand(int(step.actor))
            assert "done" in step.offered()


# --- The match ----------------------------------------------------------------------------


@pytest.mark.clause("GRO-18")
@pytest.mark.clause("GRO-19")
@pytest.mark.clause("GRO-21")
@often
@given(tables())
def test_there_is_something_to_do_until_the_end_and_the_end_comes(table: Table) -> None:
    for step in table.play():
        legal = step.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) is (step.actor != "nobody")
        assert step.state.turns <= step.box.turn_limit
        assert 0 <= step.state.emptied <= 2
        assert step.state.last_turns == -1 or step.state.emptied == 2
    has_goal = bool(step.points[step.turn - 1] >= step.box.goal)
    assert step.state.turns == step.box.turn_limit or step.state.last_turns == 0 or has_goal
    assert bool(step.state.winner >= 0) is has_goal
    assert step.state.winner < 0 or step.winners == [step.turn]


@pytest.mark.clause("GRO-04")
@pytest.mark.clause("GRO-08")
@often
@given(tables())
def test_places_of_cards_alone_are_hidden_and_who_is_asked_and_own_hands_never(table: Table) -> None:
    """Everyone sees as much as who looks on."""
    for number, step in enumerate(table.play()):
        if number % 7 or step.actor == "nobody":
            continue
        public = step.seen_by(0)
        for player in step.players:
            seen = step.seen_by(player)
            assert seen.hand(player) == step.hand(player)
            assert seen.discards == public.discards == step.discards
            assert all(public.hand(one) <= seen.hand(one) for one in step.players)
            if step.window and step.actor != player:
                assert (seen.actor, seen.state.asked) == ("waiting", 0)
                seen.state.actor, seen.state.asked = step.state.actor, step.state.asked
            seen.state.places[:] = step.state.places
            assert seen.states.tobytes() == step.states.tobytes()
