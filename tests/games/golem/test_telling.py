"""What has happened, in sentences: dealing, rounds, the end; and never what a seat may not know."""

import pytest

from pioche.games.golem import GAME

from .building import Fighter, fight, laid_out
from .positions import Position
from .telling import FRENCH, HIT, tell

# --- Setting up and dealing -----------------------------------------------------------


def set_up(players: int = 2) -> Position:
    """A short round: two cards each, and two for the virtual player."""
    table = laid_out(players, contents={"hand": 2, "virtual_hand": 2})
    return table.do("pilot mira", "pilot kato", "mecha titan", "mecha atlas")


@pytest.mark.clause("GLM-04")
def test_a_pilot_is_told_with_the_mecha() -> None:
    table = laid_out(2)
    assert tell(table, "pilot mira", "pilot kato") == []
    assert tell(table, "mecha titan") == ["Player 1 gets mira (initiative 20) in titan."]
    assert tell(table, "mecha atlas", spoken=FRENCH) == [
        "Joueur 2\u00a0: kato (initiative 40) aux commandes du Mecha atlas."
    ]


@pytest.mark.clause("GLM-06")
@pytest.mark.parametrize(
    ("player", "dealt"),
    [(0, []), (1, ["Player 1 is dealt rage, kick."]), (2, ["Player 2 is dealt leak, jam."])],
)
def test_a_hand_that_is_dealt_is_told_to_who_holds_it(player: int, dealt: list[str]) -> None:
    told = tell(set_up(), "card rage", "card kick", "card leak", "card jam", player=player)
    assert told == [*dealt, "— Round 1 of 3: Player 1 begins."]


@pytest.mark.clause("GLM-18")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_virtual_hand_is_told_to_who_takes_it_up_and_what_is_dropped_to_all(player: int) -> None:
    table = set_up().deal("rage, kick, leak, jam").throw("rage").do("gain")
    taken_up = ["Player 2 takes up the hand of the virtual player: ram, bite."] if player == 2 else []
    assert tell(table, "throw leak", "card bite", "card ram", "card kick", player=player) == [
        "Player 2 discards leak for energy.",
        "Player 2: energy 2 → 3.",
        "— Hands pass to the left: turn 2 of 2.",
        *taken_up,
        "The virtual player drops kick.",
    ]


@pytest.mark.clause("GLM-06")
def test_hands_are_secret_in_the_story_until_the_end() -> None:
    """A card is named to others only when it is used."""
    for player in (0, 2):
        told = tell(fight(Fighter("rage, kick"), Fighter()), "gain", "throw kick", player=player)
        assert told == ["Player 1 discards kick for energy.", "Player 1: energy 2 → 3."]


# --- Rounds and the end ---------------------------------------------------------------


@pytest.mark.clause("GLM-09")
def test_hands_that_pass_and_the_end_of_a_round_are_told() -> None:
    table = fight(Fighter("rage, ram"), Fighter("kick, leak"), Fighter("jam, storm"), turn=3, acted=[1, 2])
    assert tell(table, "gain", "throw jam")[2:] == ["— Hands pass to the left: turn 2 of 6."]
    fighters = [Fighter("rage", out="head, torso"), Fighter("kick", out="head")]
    table = fight(*fighters, cycle=5, turn=2, acted=[1])
    assert tell(table, "gain", "throw kick")[2:] == ["— Round 1 is over."]
    assert tell(table, "tile torso", "done") == ["Player 1 repairs the torso.", "Player 2 repairs nothing."]


@pytest.mark.clause("GLM-15")
@pytest.mark.clause("GLM-17")
def test_who_is_destroyed_is_told_and_who_has_won_alone() -> None:
    last = Fighter(works="head")
    table = fight(Fighter("rage, kick"), last, Fighter())
    assert tell(table, "play rage", "enemy 2", "tile left arm")[1:] == [
        HIT,
        "The Mecha of Player 2 is destroyed!",
    ]
    table = fight(Fighter("rage, kick", out="torso"), last)
    assert tell(table, "play rage", "tile left arm")[2:] == [
        "The Mecha of Player 2 is destroyed!",
        "Working tiles: Player 1 (5), Player 2 (0). Player 1 has won!",
    ]


@pytest.mark.clause("GLM-17")
@pytest.mark.clause("GLM-19")
def test_a_win_of_several_is_told_as_shared_or_as_that_of_a_team() -> None:
    last = Fighter("kamikaze", works="head")
    assert tell(fight(last, Fighter(works="head")), "play kamikaze") == [
        "Player 1 plays kamikaze.",
        "Player 1 strikes the head of Player 2 with the head: 10 against 8, out of order.",
        "The Mecha of Player 2 is destroyed!",
        "Player 1 puts the head out of order.",
        "The Mecha of Player 1 is destroyed!",
        "Working tiles: Player 1 (0), Player 2 (0). Player 1, Player 2 share the win.",
    ]
    gone = Fighter(destroyed=True)
    table = fight(Fighter("rage"), Fighter(works="head"), Fighter(), gone, teams="pairs")
    tiles = "Working tiles: Player 1 (6), Player 2 (0), Player 3 (6), Player 4 (0)."
    assert tell(table, "play rage", "tile left arm")[-1] == f"{tiles} Player 1, Player 3 have won together!"


@pytest.mark.clause("GLM-17")
def test_the_last_round_ends_with_the_result() -> None:
    table = fight(Fighter("rage", out="head"), Fighter("kick"), turn=2, acted=[1], cycle=5, rounds=2)
    assert tell(table, "gain", "throw kick")[2:] == [
        "— Round 3 is over.",
        "Working tiles: Player 1 (5), Player 2 (6). Player 2 has won!",
    ]
    assert GAME.table.prompt(table.box, table.state, FRENCH).endswith("Joueur 2 a gagné\u00a0!")
