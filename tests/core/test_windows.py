"""Windows in secret: what a match counts, tells and takes back where somebody may be asked to interrupt.

They are tested with Groo, at a real table with the tests' own cards: the second player holds a Wild that
always fits, or a Building in its place.
"""

import pytest
from games.groo.building import act, match
from games.groo.positions import ACTIONS

from pioche.core.match import Match
from pioche.core.random import SeededDice
from pioche.core.rule import CHANCE, SPECTATOR, WAITING
from pioche.core.words import Mistake

from .tables import EXCHANGE

WILD, BUILDING = "upside-down-map", "baker"
OTHERS = (SPECTATOR, 0, 2)  # who must not know what the second player is asked
HANDS = 7  # actions until the hands are dealt: the dealer, and two cards for each of three
ROLL = ["face 1"] * 3 + ["face 3"] * 3 + ["move dog"]
CROSSED = "Others could have interrupted since: the choice is taken back only if all agree."
DECIDED = "What chance or another player has decided is taken back only if all agree."


def dealt(second: str) -> Match:
    """The first turn begins, with a window."""
    return match("castle, tavern", f"{second}, sage", "dragon, butcher", dealer=3)


def go_on(found: Match, *names: str) -> Match:
    """The second player passes whenever asked; the others do this."""
    for name in names:
        act(pass_windows(found), name)
    return pass_windows(found)


def pass_windows(found: Match) -> Match:
    while found.is_asked_in_secret:
        act(found, "done")
    return found


def building(second: str) -> Match:
    """The first player has discarded nothing and rolled, and may build."""
    return go_on(dealt(second), "done", *ROLL)


def built(second: str) -> Match:
    """The first player has built the Castle."""
    return go_on(building(second), "play castle")


def secret_plies(found: Match) -> list[int]:
    return [number for number, ply in enumerate(found.plies) if ply.secret]


def refusal(found: Match, seat: int) -> str:
    """Why the seat cannot take anything back alone; the match stays as it is."""
    before = found.state_bytes, found.record()
    with pytest.raises(Mistake) as refused:
        found.undo(seat)
    assert (found.state_bytes, found.record()) == before
    return str(refused.value)


# --- Who is asked, and what is secret ---------------------------------------------------


def test_while_somebody_is_asked_only_that_seat_knows() -> None:
    found = dealt(WILD)
    assert (found.actor, found.is_asked_in_secret) == (1, True)
    shown = [int(found.concealed(seat)[0].actor) for seat in (SPECTATOR, 0, 1, 2)]
    assert shown == [WAITING, WAITING, 1, WAITING]


def test_where_nobody_is_asked_nothing_is_secret() -> None:
    """Neither in a turn, nor by chance, nor in a game without windows."""
    turn, chance = go_on(dealt(WILD)), go_on(dealt(WILD), "done")
    assert (turn.actor, chance.actor) == (0, CHANCE)
    for found in (turn, chance, Match.new(EXCHANGE, seed=1)):
        assert not found.is_asked_in_secret
        assert not any(found.is_secret(action) for action in found.legal)


def test_to_pass_is_secret_and_to_interrupt_is_not() -> None:
    found = dealt(WILD)
    assert [found.is_secret(ACTIONS[name]) for name in ("done", f"play {WILD}")] == [True, False]
    interrupted = act(dealt(WILD), f"play {WILD}")
    assert not interrupted.plies[-1].secret
    assert interrupted.events(0) == len(interrupted.plies)


def test_a_secret_ply_reaches_who_decided_alone() -> None:
    ply = act(dealt(WILD), "done").plies[-1]
    assert (ply.secret, ply.actor, ply.options) == (True, 1, 2)
    assert [ply.reaches(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, False, True, False]
    assert all(built(BUILDING).plies[-1].reaches(seat) for seat in (SPECTATOR, 0, 1, 2))


def test_windows_are_counted_whether_somebody_was_asked_or_not() -> None:
    assert [found.windows for found in (dealt(WILD), dealt(BUILDING))] == [1, 1]
    assert [found.windows for found in (built(WILD), built(BUILDING))] == [3, 3]
    assert Match.new(EXCHANGE, seed=1).windows == 0


# --- Counting -----------------------------------------------------------------------------


def test_events_leave_out_what_a_seat_does_not_notice() -> None:
    found = built(WILD)
    assert len(secret_plies(found)) == 3
    assert [found.events(seat) for seat in (SPECTATOR, 0, 1, 2)] == [16, 16, 19, 16]


def test_events_of_the_first_plies_are_counted_too() -> None:
    """The first secret ply is that after the deal."""
    found = built(WILD)
    assert [found.events(0, plies) for plies in range(HANDS - 1, HANDS + 3)] == [6, 7, 7, 8]
    assert [found.events(1, plies) for plies in range(HANDS - 1, HANDS + 3)] == [6, 7, 8, 9]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_the_position_after_an_event_is_one_in_which_it_is_the_last(seat: int) -> None:
    found = built(WILD)
    for event in range(found.events(seat) + 1):
        past = found.at_event(event, seat)
        assert past.events(seat) == event
        assert past.plies == found.plies[: len(past.plies)]


@pytest.mark.parametrize("seat", OTHERS)
def test_the_position_after_an_event_does_not_tell_whether_somebody_was_asked(seat: int) -> None:
    asked, unasked = built(WILD), built(BUILDING)
    for event in range(HANDS, unasked.events(seat) + 1):
        shown = [found.at_event(event, seat).concealed(seat).tobytes() for found in (asked, unasked)]
        assert shown[0] == shown[1]


# --- Telling ------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", OTHERS)
def test_while_somebody_is_asked_the_last_action_waits_to_be_told(seat: int) -> None:
    found = dealt(WILD)
    assert (found.settled(seat), found.settled(1)) == (HANDS - 1, HANDS)
    act(found, "done")
    assert (found.settled(seat), found.settled(1)) == (HANDS + 1, HANDS + 1)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 3])
def test_it_waits_until_all_have_passed(seat: int) -> None:
    """Whether the second player was asked first, and the third is being asked, does not show."""
    texts = {"lullaby": "{ do = 'move', where = 'neighbour' }"}
    found = match("castle", WILD, "lullaby", "sage", dealer=4, texts=texts)
    dealt_cards = len(found.plies)
    assert (found.actor, found.settled(seat)) == (1, dealt_cards - 1)
    act(found, "done")
    assert (found.actor, found.settled(seat)) == (2, dealt_cards - 1)
    assert (found.settled(1), found.settled(2)) == (dealt_cards, dealt_cards + 1)
    act(found, "done")
    assert found.settled(seat) == len(found.plies) == dealt_cards + 2


def test_without_windows_everything_is_told_at_once() -> None:
    found = Match.new(EXCHANGE, seed=1)
    assert [found.settled(seat) for seat in (SPECTATOR, 0, 1)] == [2, 2, 2]


def test_what_waits_is_not_in_the_story_yet() -> None:
    """That the hands are dealt and the turn begins is told once the window is closed."""
    found = dealt(WILD)
    start = "— Turn 1: Player 1."
    assert start not in "\n".join(found.story(0))
    act(found, "done")
    assert [number for number, line in found.numbered_story(0) if start in line] == [HANDS]


def test_what_follows_a_secret_pass_is_told_with_the_action_before_it() -> None:
    """The next turn begins when the last window of this one is closed: as if nobody had been asked."""

    def next_turn(second: str, seat: int) -> tuple[int, int]:
        """The number of the event that the next turn is told with, and of all."""
        found = go_on(building(second), "done", "done", "done")
        numbers = [number for number, line in found.numbered_story(seat) if "— Turn 2: Player 2." in line]
        assert len(numbers) == 1
        return numbers[0], found.events(seat)

    assert [next_turn(WILD, seat) for seat in OTHERS] == [(18, 18)] * 3
    assert [next_turn(BUILDING, seat) for seat in OTHERS] == [(18, 18)] * 3
    assert next_turn(WILD, 1) == (
        21,
        22,
    )  # with the third of four passes, the last of which is the next turn's


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_story_goes_on_where_it_was_left(seat: int) -> None:
    """Told in parts, each up to what was settled, it is the whole story with the same numbers."""
    whole, told, since = go_on(building(WILD), "done", "done", "done"), [], 0
    for plies in range(len(whole.plies) + 1):
        past = whole.at(plies)
        if past.settled(seat) > since:
            told += list(past.numbered_story(seat, since=since))
            since = past.settled(seat)
    assert told == list(whole.numbered_story(seat)) != []


def test_a_story_may_start_in_the_middle_of_a_window() -> None:
    """As where a match is resumed: the last so many actions are told again."""
    found = built(WILD)
    whole = list(found.numbered_story(0))
    for since in secret_plies(found)[:2]:
        expected = [one for one in whole if one[0] > found.events(0, since)]
        assert list(found.numbered_story(0, since=since)) == expected


# --- Taking back ----------------------------------------------------------------------------


def test_nobody_goes_back_across_a_window_asked_or_not() -> None:
    assert [refusal(built(second), 0) for second in (WILD, BUILDING)] == [CROSSED, CROSSED]


def test_nor_while_somebody_is_asked() -> None:
    found = act(building(WILD), "play castle")
    assert (found.actor, refusal(found, 0)) == (1, CROSSED)


def test_a_secret_pass_is_not_taken_back_alone() -> None:
    """Neither at once, nor from the next question on: others would see that somebody was asked."""
    assert refusal(act(dealt(WILD), "done"), 1) == CROSSED
    assert refusal(go_on(building(WILD), "play castle"), 1) == CROSSED


def test_what_another_has_decided_in_the_open_is_another_matter() -> None:
    found = go_on(dealt(WILD), "pick castle")
    assert [refusal(found, seat) for seat in (1, 2)] == [DECIDED, DECIDED]


def test_if_all_agree_the_noticed_actions_are_counted() -> None:
    """Two plies go, the Castle and the pass: one action, but for who passed."""
    asked, unasked = built(WILD), built(BUILDING)
    assert [found.undo(0, agreed=True) for found in (asked, unasked)] == [1, 1]
    assert [found.actor for found in (asked, unasked)] == [0, 0]
    assert [found.history[-1] for found in (asked, unasked)] == [-2, -1]
    assert asked.state_bytes == building(WILD).state_bytes


def test_if_all_agree_a_pass_is_taken_back_too() -> None:
    found = built(WILD)
    assert found.undo(1, agreed=True) == 1
    assert (found.actor, found.is_asked_in_secret, found.settled(0)) == (1, True, len(found.plies) - 1)
    act(found, f"play {WILD}")


def test_a_slip_in_typing_is_mended_across_a_window() -> None:
    """Chance is typed in again, and the second player asked again: nobody has learnt anything."""
    asked, unasked = building(WILD), building(BUILDING)
    assert [found.undo(0) for found in (asked, unasked)] == [1, 1]
    assert [found.actor for found in (asked, unasked)] == [CHANCE, CHANCE]
    assert act(asked, "move left 1").actor == 1


# --- Records ----------------------------------------------------------------------------------


def test_a_record_holds_secret_passes_and_replays() -> None:
    found = built(WILD)
    again = Match.parse(found.record())
    assert (again.plies, again.state_bytes) == (found.plies, found.state_bytes)
    assert secret_plies(again) == secret_plies(found) != []
    assert again.record() == found.record()
    assert list(again.numbered_story(0)) == list(found.numbered_story(0))


def test_a_record_holds_how_much_was_taken_back_across_a_window() -> None:
    found = built(WILD)
    found.undo(0, agreed=True)
    go_on(found, "play castle")
    again = Match.parse(found.record())
    assert "\nundo: 2\n" in found.record()
    assert (again.plies, again.undos) == (found.plies, 1)


def test_a_record_in_the_middle_of_a_window_replays() -> None:
    found = act(building(WILD), "play castle")
    again = Match.parse(found.record())
    assert (again.actor, again.is_asked_in_secret, again.settled(0)) == (1, True, found.settled(0))


def test_dice_that_roll_by_themselves_roll_on_after_a_pass() -> None:
    """The pass closes the window, and what follows is chance: told with the action before."""
    found = dealt(WILD)
    found.dice = SeededDice(1)
    go_on(found, "done")
    assert (found.actor, found.plies[-1].secret) == (0, True)
    assert [ply.actor for ply in found.plies[-8:]] == [*[CHANCE] * 7, 1]
