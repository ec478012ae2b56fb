"""Matches: what is legal is carried out, everything else is refused and changes nothing."""

from random import Random

import pytest

from pioche.core.box import Value
from pioche.core.box_reader import vary_box
from pioche.core.match import Match
from pioche.core.past import Ply
from pioche.core.position import NotLegal
from pioche.core.random import Dice, SealedDice, SeededDice
from pioche.core.rule import CHANCE, OVER
from pioche.core.words import Mistake

from .tables import EXCHANGE, play_at_random, say, sealed_dice, told


def dealt(*cards: int, **options: Value) -> Match:
    """A match of Exchange at a real table, with these cards dealt."""
    match = Match.new("exchange", len(cards), options, dice=Dice())
    say(match, *(f"card {card}" for card in cards))
    return match


def everything(match: Match) -> tuple[object, ...]:
    """All that a refused action must not change."""
    return match.state_bytes, match.record(), match.plies, dict(match.pending), list(match.history)


# --- A new match ----------------------------------------------------------------


def test_a_game_is_found_by_name_or_given() -> None:
    assert Match.new("exchange", seed=1).game is Match.new(EXCHANGE, seed=1).game is EXCHANGE


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Mistake, match=r"^There is no game called 'chess'; the games are: "):
        Match.new("chess")


def test_chance_follows_by_itself() -> None:
    match = Match.new("exchange", 3, seed=5)
    assert match.actor == 0
    assert [ply.actor for ply in match.plies] == [CHANCE] * 3


def test_real_dice_are_asked_for() -> None:
    match = Match.new("exchange", 3, dice=Dice())
    assert match.actor == CHANCE
    assert [match.name(action) for action in match.legal] == [f"card {card}" for card in range(1, 7)]


def test_typed_outcomes_are_actions_like_any_other() -> None:
    match = dealt(4, 2)
    assert (match.actor, told(match)) == (0, ["card 4", "card 2"])


def test_a_seed_gives_the_same_match_again() -> None:
    one, other = (Match.new("exchange", seed=5) for _ in range(2))
    say(one, "swap", "swap")
    say(other, "swap", "swap")
    assert one.record() == other.record()


def test_seeds_give_different_matches() -> None:
    assert len({tuple(told(Match.new("exchange", seed=seed))) for seed in range(20)}) > 5


def test_without_dice_or_seed_the_dice_are_freshly_sealed() -> None:
    first, second = (Match.new("exchange").dice for _ in range(2))
    assert isinstance(first, SealedDice)
    assert isinstance(second, SealedDice)
    assert first.can_roll
    assert first.commitment != second.commitment


def test_dice_that_are_given_come_before_a_seed() -> None:
    dice = sealed_dice()
    assert Match.new("exchange", seed=5, dice=dice).dice is dice
    assert isinstance(Match.new("exchange", seed=5).dice, SeededDice)


def test_a_match_can_be_played_with_another_box() -> None:
    file = vary_box(EXCHANGE.file, "[contents]\ncards = 8\n", EXCHANGE.box)
    assert len(Match.new("exchange", dice=Dice(), file=file).legal) == 8


@pytest.mark.parametrize("players", [0, 1, 4])
def test_the_number_of_players_is_checked(players: int) -> None:
    with pytest.raises(Mistake, match=f"^This game is for 2 to 3 players, not {players}\\.$"):
        Match.new("exchange", players)


def test_options_are_checked() -> None:
    with pytest.raises(
        Mistake, match=r"^Option 'goal' cannot be 'middle'; it can be one of highest, lowest\.$"
    ):
        Match.new("exchange", options={"goal": "middle"})


# --- Names ----------------------------------------------------------------------


def test_seats_without_names_are_called_as_the_game_calls_them() -> None:
    assert Match.new("exchange", 3, seed=1).names == ["Player 1", "Player 2", "Player 3"]


def test_players_have_names() -> None:
    assert Match.new("exchange", seed=1, names=["Ada", "Zoë: 2"]).names == ["Ada", "Zoë: 2"]


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bo", "Cy"]])
def test_every_seat_has_one_name(names: list[str]) -> None:
    with pytest.raises(Mistake, match=f"^Every seat needs one name; seats: 2, names: {len(names)}\\.$"):
        Match.new("exchange", names=names)


@pytest.mark.parametrize("name", ["", " Ada", "Ada ", "A\nda", "A\tda", "x" * 41, "\u2028"])
def test_a_name_is_one_short_line(name: str) -> None:
    with pytest.raises(Mistake, match=r"^A name is one line of 1 to 40 characters\.$"):
        Match.new("exchange", names=["Bo", name])


# --- Playing --------------------------------------------------------------------


def test_an_action_is_carried_out() -> None:
    match = dealt(4, 2, 6)
    say(match, "stay", "swap")
    assert match.actor == 2
    assert match.plies[-2:] == (Ply(9, actor=0, options=2), Ply(10, actor=1, options=2))


def test_chance_follows_an_action_by_itself() -> None:
    match = Match.new("exchange", seed=5)
    say(match, "swap", "stay")
    assert (match.over, match.plies[-1].actor) == (True, CHANCE)


def test_the_actor_may_name_its_seat() -> None:
    match = dealt(4, 2)
    match.apply(match.parse_action("stay"), seat=0)
    assert match.actor == 1


def test_a_match_ends() -> None:
    match = dealt(4, 2)
    say(match, "stay", "stay")
    assert (match.over, match.actor, match.legal) == (True, OVER, [])


@pytest.mark.parametrize(("goal", "scores", "winners"), [("highest", [4, 2], [0]), ("lowest", [-4, -2], [1])])
def test_the_best_score_wins(goal: str, scores: list[int], winners: list[int]) -> None:
    match = dealt(4, 2, goal=goal)
    say(match, "stay", "stay")
    assert (match.scores, match.winners) == (scores, winners)


def test_before_the_end_there_is_no_score_and_no_winner() -> None:
    match = dealt(4, 2)
    assert (match.scores, match.winners) == (None, [])


def test_a_tie_is_shared() -> None:
    match = Match.new("goulet", seed=1, options={"turn_limit": 1})
    play_at_random(match, Random(1))
    assert (match.scores, match.winners) == ([0, 0], [0, 1])


# --- Refusals -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("card 5", "'card 5' is not possible: cards are drawn only once all have chosen. (EXC-03)"),
        ("card 4", "'card 4' is not possible: cards are drawn only once all have chosen. (EXC-03)"),
    ],
)
def test_an_illegal_action_is_refused_with_its_clause(action: str, sentence: str) -> None:
    match = dealt(4, 2)
    before = everything(match)
    with pytest.raises(NotLegal) as refusal:
        say(match, action)
    assert str(refusal.value) == sentence
    assert everything(match) == before


@pytest.mark.parametrize("number", [-1, 11, 1000])
def test_an_unknown_number_is_refused(number: int) -> None:
    match = dealt(4, 2)
    before = everything(match)
    with pytest.raises(NotLegal, match=f"^There is no action number {number}\\.$"):
        match.apply(number)
    assert everything(match) == before


def test_a_typed_outcome_that_cannot_be_is_refused() -> None:
    match = dealt(4, 2)
    say(match, "swap", "stay")
    before = everything(match)
    with pytest.raises(NotLegal, match=r"^'card 4' is not possible: the 4 is not in the pile\. \(EXC-01\)$"):
        say(match, "card 4")
    assert everything(match) == before


def test_after_the_end_everything_is_refused() -> None:
    match = dealt(4, 2)
    say(match, "stay", "stay")
    before = everything(match)
    for action in range(EXCHANGE.actions):
        with pytest.raises(NotLegal, match=r"all cards are shown: the match is over\. \(EXC-04\)$"):
            match.apply(action)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [-1, 1, 5])
def test_a_seat_whose_turn_it_is_not_is_refused(seat: int) -> None:
    match = Match.new("goulet", seed=3)
    assert match.actor == 0
    before = everything(match)
    with pytest.raises(Mistake, match=f"^It is not seat {seat + 1}'s turn\\.$"):
        match.apply(match.parse_action("stop"), seat)
    assert everything(match) == before


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(Mistake, match=r"^There is no action called 'fly'\.$"):
        dealt(4, 2).parse_action(" fly ")
