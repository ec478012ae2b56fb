"""Measurements: reproducible, fair to every chair, and search wins."""

import json

import pytest
from scipy.stats import binomtest
from small import SMALL

from pioche import GAMES, Mistake
from pioche.bots import parse_bot
from pioche.core.box_reader import vary_box
from pioche.lab.measure import Measurement, Share, measure

GOULET = GAMES["goulet"]


def run(seats: str, matches: int, **options: object) -> Measurement:
    bots = [parse_bot(text) for text in seats.split(",")]
    return measure(GOULET, matches, bots, 1, {}, **options)  # type: ignore[arg-type] # named in each test


def test_figures_do_not_depend_on_the_number_of_threads() -> None:
    assert run("search:20,greedy", 20, threads=1) == run("search:20,greedy", 20, threads=2)


def test_another_seed_gives_other_figures() -> None:
    bots = [parse_bot("random")] * 2
    assert measure(GOULET, 500, bots, 1, {}) != measure(GOULET, 500, bots, 2, {})


def test_every_match_is_counted_once() -> None:
    seen: list[tuple[int, int]] = []
    found = run("random,random", 1001, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (1001, 1001)
    assert sum(share.wins for share in found.seats) == pytest.approx(1001)
    assert sum(share.wins for share in found.chairs) == pytest.approx(1001)
    assert sum(found.actions.values()) == pytest.approx(1)


def test_equal_bots_win_equally_often() -> None:
    found = run("random,random", 4000)
    assert binomtest(round(found.seats[0].wins), 4000, 0.5).pvalue > 0.001


def test_search_beats_random_from_either_chair() -> None:
    found = run("search:1000,random", 10)
    assert found.seats[0].wins == 10
    assert [share.wins for share in found.chairs] == [5, 5]


def test_three_seats_rotate_through_all_chairs() -> None:
    bots = [parse_bot("search:200"), parse_bot("random"), parse_bot("random")]
    found = measure(SMALL["exchange"], 1500, bots, 1, {})
    assert found.seats[0].share > 0.4
    assert all(abs(chair.share - 1 / 3) < 0.06 for chair in found.chairs)


def test_options_and_boxes_reach_the_table() -> None:
    bots = [parse_bot("random")] * 2
    short = measure(GOULET, 50, bots, 1, {"turn_limit": 3})
    assert short.seats[0].wins == short.seats[1].wins == 25, "three turns are never enough: all are draws"
    assert short.shared == 50
    assert run("random,random", 50).shared == 0
    weak = vary_box(GOULET.file, "[contents]\nhit_points = 1\n", GOULET.box)
    assert measure(GOULET, 50, bots, 1, {}, weak).mean < run("random,random", 50).mean / 3


@pytest.mark.parametrize("bot", ["search:20", "search:1ms"])
def test_facts_say_what_seats_did_and_what_they_won(bot: str) -> None:
    """Everyone stays or swaps; either way somebody wins, alone or together."""
    matches = 40 if bot.endswith("ms") else 400
    found = measure(SMALL["exchange"], matches, [parse_bot(bot)] * 3, 1, {}).facts
    stayed, swapped = found["stayed"], found["swapped"]
    assert stayed.times + swapped.times == stayed.wins.matches + swapped.wins.matches == 3 * matches
    assert stayed.wins.wins + swapped.wins.wins == pytest.approx(matches)
    assert max(stayed.times, swapped.times) / 3 <= stayed.matches <= matches
    assert swapped.to_json()["seats"] == swapped.wins.matches


def test_a_game_without_facts_has_none() -> None:
    assert run("random,random", 10).facts == {}


def test_budgets_in_milliseconds_are_measured_too() -> None:
    found = measure(GOULET, 2, [parse_bot("search:2ms"), parse_bot("random")], 1, {"turn_limit": 4})
    assert found.matches == 2
    assert found.most > 0


def test_json_has_the_promised_shape() -> None:
    found = json.loads(json.dumps(run("random,greedy", 10).to_json()))
    promised = {"game", "matches", "seats", "by_chair", "decisions", "actions"}
    assert set(found) == promised | {"seed", "options", "shared_wins", "when_offered", "facts"}
    assert [set(seat) for seat in found["seats"]] == [{"bot", "wins", "share", "low", "high"}] * 2
    assert len(found["by_chair"]) == 2
    assert set(found["decisions"]) == {"mean", "median", "least", "most"}
    assert set(found["actions"]) == {kind.name for kind in GOULET.kinds if not kind.chance}


def test_the_interval_is_wilsons() -> None:
    low, high = Share(50, 100).interval
    expected = binomtest(50, 100).proportion_ci(method="wilson")
    assert (low, high) == pytest.approx((expected.low, expected.high), abs=1e-6)


def test_no_match_is_no_measurement() -> None:
    with pytest.raises(Mistake):
        run("random,random", 0)


# --- What is chosen -----------------------------------------------------------------


def test_what_is_chosen_is_counted_against_what_was_offered() -> None:
    """Everyone in Exchange chooses once a match, and at random among two actions of one kind."""
    found = measure(SMALL["exchange"], 200, [parse_bot("random")] * 2, 1, {})
    assert (found.offered["choose"].matches, found.offered["choose"].wins) == (400, 400)


def test_a_kind_is_offered_once_a_decision_however_many_of_its_actions_are() -> None:
    """A random bot attacks at every decision of combat, and ticks less often than it could."""
    found = measure(GAMES["laaancez"], 300, [parse_bot("random")] * 2, 1, {})
    assert found.offered["send"].share == 1
    tick = found.offered["tick"]
    assert 0 < tick.wins < tick.matches
    decisions = round(found.mean * 300)
    assert sum(share.wins for share in found.offered.values()) == decisions
    assert found.least <= found.median <= found.most


def test_by_the_clock_it_is_counted_in_the_same_way() -> None:
    bots = [parse_bot("search:1ms-tick"), parse_bot("search:1ms-tick")]
    found = measure(GAMES["laaancez"], 2, bots, 1, {})
    assert found.offered["tick"].matches > 0
    assert found.offered["tick"].wins == 0


def test_a_restricted_bot_is_measured_beside_the_free_one() -> None:
    bots = [parse_bot("random+shield"), parse_bot("random-shield")]
    found = measure(GAMES["laaancez"], 100, bots, 1, {})
    assert found.bots == ["random+shield", "random-shield"]
    assert found.offered["shield"].share == pytest.approx(0.5, abs=0.1)
