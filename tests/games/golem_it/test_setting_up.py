"""Cards, tokens, dealing and who starts (GIT-01 to GIT-05)."""

from itertools import islice

import numpy as np
import pytest

from pioche.core.box import Value
from pioche.core.cards import UNKNOWN
from pioche.core.rule import CHANCE, SPECTATOR
from pioche.core.words import Mistake
from pioche.games.golem_it import GAME
from pioche.games.golem_it.state import NOBODY, Place

from .positions import CARDS, POINTS, Contents, Position, laid_out, position, small_hands

HANDS = {2: 12, 3: 15, 4: 15, 5: 12, 6: 10}
DECK = [*CARDS, *CARDS]


def dealt(table: Position, number: int) -> Position:
    """So many cards are dealt, in the order of the box and then once more."""
    return table.deal(list(islice(DECK, number)))


# --- Cards --------------------------------------------------------------------


@pytest.mark.clause("GIT-01")
def test_there_are_two_of_each_card() -> None:
    numbers = [f"mint {number}" for number in range(2, 22)] + [f"purple {number}" for number in range(2, 12)]
    table = laid_out()
    assert table.at(Place.PILE) == sorted([*numbers, *numbers], key=numbers.index)
    assert table.offered() == {f"deal {card}{copy}" for card in numbers for copy in ("", " bis")}


@pytest.mark.clause("GIT-01")
@pytest.mark.parametrize("first", ["deal purple 11", "deal purple 11 bis"])
def test_the_two_copies_of_a_card_are_alike(first: str) -> None:
    table = laid_out().do(first)
    assert "deal purple 11" in table.offered()
    assert "deal purple 11 bis" not in table.offered()
    assert table.states.tobytes() == laid_out().do("deal purple 11").states.tobytes()
    table.do("deal purple 11")
    assert table.hand(0) == ["purple 11", "purple 11"]
    assert "deal purple 11" not in table.offered()
    assert len(table.offered()) == 58


@pytest.mark.clause("GIT-01")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_counts_the_number_on_it(card: str) -> None:
    table = position([[card, "mint 2"], [], []]).lay(card)
    assert table.to_beat == (1, int(card.split()[1]))
    assert table.front(0) == [card]


# --- Tokens -------------------------------------------------------------------


@pytest.mark.clause("GIT-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_tokens_are_worth_99_points(players: int) -> None:
    table = laid_out(players)
    assert table.reserve + sum(table.tokens) == POINTS


@pytest.mark.clause("GIT-01")
@pytest.mark.parametrize(
    ("tokens", "points"), [([25, 15, 15], 100), ([24, 16, 15], 101), ([24, 15, 16], 102), ([60, 0, 0], 60)]
)
def test_the_box_says_how_many_tokens_there_are_of_1_2_and_3(tokens: list[int], points: int) -> None:
    assert laid_out(3, {"tokens": tokens}).reserve == points - 3 * 3


@pytest.mark.clause("GIT-02")
def test_only_points_matter() -> None:
    """Whatever the tokens are, 99 points are the same table."""
    for tokens in ([0, 0, 33], [1, 49, 0], [39, 30, 0]):
        assert laid_out(3, {"tokens": tokens}).states.tobytes() == laid_out(3).states.tobytes()


@pytest.mark.clause("GIT-02")
@pytest.mark.parametrize("reserve", [0, 1, 4])
def test_no_more_points_are_laid_than_the_reserve_holds(reserve: int) -> None:
    table = position([["mint 5", "mint 6"], ["mint 3"], ["mint 3"]], reserve=reserve).do("play mint 5")
    assert table.points() == list(range(reserve + 1))
    table.do(f"points {reserve}", "done")
    assert (table.reserve, table.laid[0]) == (0, reserve)


@pytest.mark.clause("GIT-02")
def test_the_cards_of_a_combination_share_the_reserve() -> None:
    """Raised to 9, the 6 and the two 7s need 3, 2 and 2 points; there are 6."""
    hand = ["mint 6", "mint 7", "mint 7", "mint 9"]
    table = position([hand, ["mint 3"], ["mint 3"]], reserve=6).do("play mint 6", "points 3")
    assert table.plays() == {"mint 7", "mint 9"}
    table.do("play mint 7")
    assert table.plays() == {"mint 9"}


@pytest.mark.clause("GIT-02")
@pytest.mark.parametrize(("reserve", "plays"), [(3, set()), (4, {"mint 6"})])
def test_what_the_reserve_cannot_pay_cannot_be_played(reserve: int, plays: set[str]) -> None:
    hands = [["mint 3"], ["mint 6", "mint 2"], ["mint 3"]]
    table = position(hands, 1, {0: ["mint 9"]}, 9, 0, reserve=reserve)
    assert table.plays() == plays


# --- Dealing ------------------------------------------------------------------


@pytest.mark.clause("GIT-03")
@pytest.mark.parametrize(("players", "cards"), HANDS.items())
def test_everyone_gets_as_many_cards_as_the_book_says(players: int, cards: int) -> None:
    """Chance deals the hands one after the other; then, and not before, the first turn starts."""
    table = dealt(laid_out(players), players * cards - 1)
    assert (table.actor, table.phase, table.state.turns) == (CHANCE, "deal", 0)
    assert table.of_seats("sizes") == [cards] * (players - 1) + [cards - 1]
    table.deal([DECK[players * cards - 1]])
    assert (table.actor, table.phase, table.state.turns) == (0, "turn", 1)
    assert table.of_seats("sizes") == [cards] * players
    for seat in range(players):
        assert table.hand(seat) == sorted(DECK[seat * cards : (seat + 1) * cards], key=CARDS.index)
    assert len(table.at(Place.PILE)) == table.state.sizes[Place.PILE] == 60 - players * cards


@pytest.mark.clause("GIT-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_box_says_how_many_cards_for_each_number_of_players(players: int) -> None:
    hands = [12, 15, 15, 12, 10]
    hands[players - 2] -= 1
    table = dealt(laid_out(players, {"hands": hands}), players * hands[players - 2])
    assert table.of_seats("sizes") == [HANDS[players] - 1] * players
    assert table.phase == "turn"


@pytest.mark.clause("GIT-03")
@pytest.mark.parametrize("option", ["play_on", "tournament"])
def test_playing_on_and_the_tournament_are_for_three_and_more(option: str) -> None:
    chosen: dict[str, Value] = {option: True}
    with pytest.raises(Mistake, match="cannot be 'yes' with 2 players"):
        laid_out(2, None, **chosen)
    for more in (3, 4, 5, 6):
        assert getattr(laid_out(more, None, **chosen).box, option) == 1


@pytest.mark.clause("GIT-03")
def test_cards_are_dealt_face_down_and_the_rest_stays_unseen() -> None:
    table = dealt(laid_out(3, small_hands(2)), 6)
    for seat in (0, 1, 2, SPECTATOR):
        known = table.seen_by(seat)
        own = table.hand(seat) if seat != SPECTATOR else []
        assert known.at(Place.PILE) == []
        assert len(known.at(UNKNOWN)) == 60 - len(own)
        assert [known.hand(one) for one in range(3)] == [own if one == seat else [] for one in range(3)]


# --- Tokens of the start, who starts ------------------------------------------


@pytest.mark.clause("GIT-04")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everyone_starts_with_three_points(players: int) -> None:
    table = laid_out(players)
    assert table.tokens == [3] * players
    assert table.reserve == POINTS - 3 * players


@pytest.mark.clause("GIT-04")
@pytest.mark.parametrize("points", range(11))
def test_a_table_can_start_with_another_number_of_points(points: int) -> None:
    assert laid_out(4, start_points=points).tokens == [points] * 4
    assert laid_out(4, start_points=points).reserve == POINTS - 4 * points


@pytest.mark.clause("GIT-04")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_tokens_and_hand_sizes_are_visible_to_all(seat: int) -> None:
    hands = [["mint 3"], ["mint 4", "mint 5"], ["purple 4", "mint 8", "mint 9"]]
    table = position(hands, 1, {0: ["mint 2"]}, 6, 0, tokens=[1, 2, 5], laid={0: 4})
    known = table.seen_by(seat)
    assert (known.tokens, known.laid, known.reserve) == ([1, 2, 5], [4, 0, 0], 87)
    assert known.of_seats("sizes") == [1, 2, 3]
    assert (known.front(0), known.to_beat) == (["mint 2"], (1, 6))
    assert known.at(Place.DISCARD) == table.at(Place.DISCARD)


@pytest.mark.clause("GIT-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_any_seat_can_start_and_by_default_the_first_does(players: int) -> None:
    contents = small_hands(1)
    assert dealt(laid_out(players, contents), players).actor == 0
    for starter in range(1, players + 1):
        assert dealt(laid_out(players, contents, starter=starter), players).actor == starter - 1
    for nobody in range(players + 1, 7):
        with pytest.raises(Mistake, match=f"cannot be '{nobody}' with {players} players"):
            laid_out(players, starter=nobody)


@pytest.mark.clause("GIT-05")
def test_play_goes_clockwise_from_who_starts() -> None:
    contents: Contents = small_hands(2)
    table = dealt(laid_out(4, contents, starter=3), 8)
    turns = [table.actor]
    for choice in ("pass", "play", "pass", "pass"):
        table.do("pass") if choice == "pass" else table.lay(table.hand(table.actor)[0])
        turns.append(table.actor)
    assert turns == [2, 3, 0, 1, 2]


# --- The record ---------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6])
def test_setup_clears_whatever_lay_there(players: int) -> None:
    table = laid_out(players)
    garbage = table.copy()
    garbage.states.view(np.uint8)[:] = 0x55
    assert garbage.states.tobytes() != table.states.tobytes()
    GAME.setup(garbage.box, garbage.state)
    assert garbage.states.tobytes() == table.states.tobytes()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_nothing_is_under_way_after_setup(players: int) -> None:
    state = laid_out(players).state
    assert (state.turns, state.game, state.finished, state.picked, state.spent, state.value) == (0,) * 6
    assert (state.latest, state.first, state.to_beat, state.length) == (NOBODY, NOBODY, 0, 0)
    for cells in (state.laid, state.values, state.passed, state.ranks, state.totals, state.sizes[:6]):
        assert not cells.any()


@pytest.mark.parametrize(("players", "start_points"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_the_standard_table_plays_by_the_rulebook(players: int, start_points: int) -> None:
    """Each option has the value that the book, or the ruling on its silence, gives."""
    standard = laid_out(
        players,
        starter=1,
        start_points=start_points,
        play_on=False,
        tournament=False,
        variant="base",
        turn_limit=1000,
    )
    assert laid_out(players).boxes.tobytes() == standard.boxes.tobytes()
