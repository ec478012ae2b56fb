"""Teams: who fights with whom, whom an effect can be turned against, and how a team wins (GLM-17, GLM-19)."""

from collections.abc import Sequence

import pytest

from pioche.core.words import Mistake

from .building import Fighter, fight, operation
from .positions import TILES, Position

TEAMS = {  # players, the option, and who is together
    "an arena of four": (4, "none", [[1], [2], [3], [4]]),
    "an arena of six": (6, "none", [[1], [2], [3], [4], [5], [6]]),
    "two pairs": (4, "pairs", [[1, 3], [2, 4]]),
    "three pairs": (6, "pairs", [[1, 4], [2, 5], [3, 6]]),
    "two threes": (6, "threes", [[1, 3, 5], [2, 4, 6]]),
}
MIXED = pytest.mark.parametrize("name", TEAMS)


def table_of(name: str, hand: str = "", turn: int = 1, effects: dict[str, str] | None = None) -> Position:
    """A table of these teams; whose turn it is holds these cards."""
    players, teams, _ = TEAMS[name]
    fighters = [Fighter(hand if hand and player == turn else None) for player in range(1, players + 1)]
    return fight(*fighters, turn=turn, teams=teams, effects=effects)


def enemies_of(name: str, player: int) -> set[int]:
    players, _, teams = TEAMS[name]
    [own] = [team for team in teams if player in team]
    return set(range(1, players + 1)) - set(own)


# --- Against whom ---------------------------------------------------------------------------


@pytest.mark.clause("GLM-19")
@pytest.mark.parametrize("card", ["rage", "leak", "jam", "switch", "blind"])
@MIXED
def test_partners_cannot_be_attacked_nor_anything_else(name: str, card: str) -> None:
    """Whoever's turn it is: teams sit alternately."""
    for player in range(1, TEAMS[name][0] + 1):
        table = table_of(name, card, turn=player).do(f"play {card}")
        assert table.offered("enemy") == {str(enemy) for enemy in enemies_of(name, player)}


@pytest.mark.clause("GLM-19")
@MIXED
def test_all_enemies_are_those_of_other_teams(name: str) -> None:
    effects = {
        "probe": ", ".join(
            [
                operation("energy", amount=-1, who="enemies"),
                operation("attack", amount=-1, who="enemies", part="head", lasts="game"),
            ]
        )
    }
    for player in range(1, TEAMS[name][0] + 1):
        table = table_of(name, "probe", turn=player, effects=effects).do("play probe")
        everyone = range(1, len(table.players) + 1)
        hurt = [one in enemies_of(name, player) for one in everyone]
        assert table.energy == [1 if one else 2 for one in hurt]
        facts = table.facts()
        assert [facts[f"{one} head attack"] for one in everyone] == ["-1 game" if one else "" for one in hurt]


@pytest.mark.clause("GLM-19")
@pytest.mark.parametrize("card", ["rage", "jam"])
def test_a_card_that_could_only_hit_a_partner_has_nothing_to_work_on(card: str) -> None:
    """The enemies have neither heads nor cards."""
    enemy = Fighter("", out="head")
    table = fight(Fighter(f"{card}, kick", pilot="lena"), enemy, Fighter("leak"), enemy, teams="pairs")
    assert ("play rage" in table.offered()) is False
    assert table.offered("pilot's") == set()
    if card == "jam":
        assert table.do("play jam").hand(3) | table.hand(4) == {"leak"}


# --- Which tables ---------------------------------------------------------------------------


@pytest.mark.clause("GLM-19")
@pytest.mark.parametrize(
    ("players", "teams"),
    [(2, "pairs"), (3, "pairs"), (5, "pairs"), (3, "threes"), (4, "threes"), (5, "threes")],
)
def test_teams_are_for_four_or_six(players: int, teams: str) -> None:
    with pytest.raises(Mistake, match=f"Option 'teams' cannot be '{teams}' with {players} players"):
        fight(*[Fighter()] * players, teams=teams)


@pytest.mark.clause("GLM-19")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_otherwise_everyone_fights_alone(players: int) -> None:
    fighters = [Fighter("leak"), *[Fighter()] * (players - 1)]
    table = fight(*fighters).do("play leak")
    others = {str(player) for player in range(2, players + 1)}
    assert table.offered("enemy") == (others if players > 2 else set())


# --- Winning --------------------------------------------------------------------------------


def end(name: str, working: Sequence[int]) -> Position:
    """After round 3, with so many working tiles each; 0 is destroyed."""
    players, teams, _ = TEAMS[name]
    fighters = [Fighter(works=", ".join(TILES[:number]), destroyed=number == 0) for number in working]
    fighting = [player for player, number in enumerate(working, 1) if number]
    table = fight(*fighters, turn=fighting[0], cycle=5, rounds=2, teams=teams)
    table.throw(*(f"spare-{player}" for player in fighting))
    assert (table.actor, len(table.players)) == ("nobody", players)
    return table


@pytest.mark.clause("GLM-17")
@pytest.mark.clause("GLM-19")
@pytest.mark.parametrize(
    ("name", "working", "winners"),
    [
        ("two pairs", [6, 4, 1, 4], [2, 4]),
        ("two pairs", [5, 4, 3, 4], [1, 2, 3, 4]),
        ("two pairs", [6, 1, 0, 4], [1, 3]),
        ("two pairs", [3, 6, 4, 0], [1, 3]),
        ("two pairs", [3, 6, 3, 0], [1, 2, 3, 4]),
        ("three pairs", [3, 4, 6, 4, 1, 2], [3, 6]),
        ("three pairs", [3, 4, 6, 6, 5, 2], [1, 2, 4, 5]),
        ("two threes", [6, 3, 1, 4, 1, 2], [2, 4, 6]),
        ("two threes", [6, 3, 1, 4, 2, 2], [1, 2, 3, 4, 5, 6]),
        ("two threes", [6, 3, 0, 4, 0, 1], [2, 4, 6]),
        ("an arena of four", [5, 4, 1, 5], [1, 4]),
    ],
)
def test_the_most_working_tiles_of_a_team_together_win(
    name: str, working: list[int], winners: list[int]
) -> None:
    """Its destroyed members win with it."""
    assert end(name, working).winners == winners


@pytest.mark.clause("GLM-17")
@pytest.mark.clause("GLM-19")
@pytest.mark.parametrize(
    ("name", "gone", "struck", "winners"),
    [
        ("two pairs", [2], 4, [1, 3]),
        ("two pairs", [2, 3], 4, [1, 3]),
        ("two pairs", [], 2, None),
        ("two pairs", [3], 2, None),
        ("three pairs", [2, 5, 3], 6, [1, 4]),
        ("three pairs", [2, 5, 3, 4], 6, [1, 4]),
        ("three pairs", [2, 3, 4], 6, None),
        ("two threes", [2, 4], 6, [1, 3, 5]),
        ("two threes", [3, 4, 5, 6], 2, [1, 3, 5]),
        ("two threes", [4], 6, None),
        ("an arena of four", [2, 3], 4, [1]),
        ("an arena of four", [3], 4, None),
    ],
)
def test_the_game_ends_when_one_team_is_left(
    name: str, gone: list[int], struck: int, winners: list[int] | None
) -> None:
    """However few tiles it has, and though several of it still fight."""
    players, teams, _ = TEAMS[name]
    fighters = [
        Fighter(
            "overload" if player == 1 else None,
            works="left arm, head" if player == 1 else "head" if player == struck else "",
            destroyed=player in gone,
        )
        for player in range(1, players + 1)
    ]
    table = fight(*fighters, teams=teams).do("play overload")
    if table.phase == "effect" and table.actor == 1:
        table.do(f"enemy {struck}")
    assert struck in table.destroyed
    assert (table.actor == "nobody") is (winners is not None)
    assert winners is None or table.winners == winners


@pytest.mark.clause("GLM-17")
@pytest.mark.clause("GLM-19")
def test_if_the_last_of_two_teams_fall_together_both_teams_share_the_win() -> None:
    """With those who had fallen before them; the third team was out already."""
    gone = Fighter(destroyed=True)
    last = Fighter("kamikaze", works="head"), Fighter(works="head")
    table = fight(last[0], last[1], gone, gone, gone, gone, teams="pairs").do("play kamikaze")
    assert (table.actor, table.destroyed, table.winners) == ("nobody", [1, 2, 3, 4, 5, 6], [1, 2, 4, 5])
