"""What is counted for measurements: who draws and plays what, who starts, how long it lasts, why it ends."""

import numpy as np
import pytest

from pioche.core.rule import NO_ACTION
from pioche.games.groo import GAME
from pioche.games.groo.actions import Action
from pioche.games.groo.facts import FACTS
from pioche.games.groo.state import NOTHING

from .building import SECOND_EVENT, at_work, deed, ending, finish_turn, scene
from .content import OwnPosition, laid_out
from .positions import Player, Position

LENGTHS = [int(name.split()[1]) for name in FACTS if name.startswith("lasted")]


def observed(table: Position, *names: str) -> list[dict[str, int]]:
    """What is counted for each player while these actions are carried out, without what is 0."""
    facts = np.zeros((len(table.players), len(FACTS)), np.int32)
    for name in names:
        GAME.observe(table.box, table.state, table.names.index(name), facts)
        table.do(name)
    return by_player(facts)


def at_end(table: Position) -> list[dict[str, int]]:
    """What is counted when the match is over."""
    assert table.actor == "nobody"
    facts = np.zeros((len(table.players), len(FACTS)), np.int32)
    GAME.observe(table.box, table.state, NO_ACTION, facts)
    return by_player(facts)


def by_player(facts: np.ndarray) -> list[dict[str, int]]:
    return [{FACTS[at]: int(number) for at, number in enumerate(row) if number} for row in facts]


def test_every_fact_has_a_name_of_its_own() -> None:
    assert len(set(FACTS)) == len(FACTS)


# --- Cards ----------------------------------------------------------------------------------


def drawn(table: OwnPosition, name: str) -> str:
    """The fact that a card of the small box is drawn; it has the name of the standard box."""
    return FACTS[table.names.index(f"card {name}") - Action.CARD]


def test_cards_that_are_dealt_count_as_drawn_by_whom_they_go_to() -> None:
    table = laid_out(2, {"hand": 1})
    first, second = observed(table, "dealer 1", "card mill", "card truce")
    assert first == {drawn(table, "truce"): 1}
    assert second == {drawn(table, "mill"): 1}


def test_cards_that_are_drawn_in_a_turn_count_and_those_thrown_away_do_not() -> None:
    """The last card of the hand goes, two others come."""
    table = scene(Player(hand="castle"), Player(), turn=1)
    seen = observed(table, "pick castle", "draw", "card dragon", "draw", "card lullaby", "done")
    assert seen == [{"drawn dragon": 1, "drawn lullaby": 1}, {}]


def test_cards_that_a_text_draws_count_for_whoever_gets_them() -> None:
    table = at_work(deed("draw", who="others", time="use"), Player())
    assert observed(table, "card dragon") == [{}, {"drawn dragon": 1}]


def test_an_event_that_is_drawn_is_played_as_well() -> None:
    """Also one that the standard box does not have."""
    table = scene(Player(), Player(), phase="draw", second_event=deed("wake"))
    event, second = "groo-is-dead", SECOND_EVENT
    seen = observed(table, "draw", f"card {event}", "draw", f"card {second}")
    names = [f"{what} {card}" for what in ("drawn", "played") for card in (event, second)]
    assert seen == [dict.fromkeys(names, 1), {}]


def test_cards_that_chance_takes_out_of_a_hand_are_not_drawn() -> None:
    table = at_work(deed("grab", who="opponent", time="use"), Player(hand="castle, dragon"))
    assert observed(table, "card castle") == [{}, {}]
    assert table.hand(1) == {"castle"}


def test_dice_are_no_cards() -> None:
    table = scene(Player(), Player(), phase="roll")
    assert observed(table, *["face 1"] * 6, "move dog") == [{}, {}]


def test_who_plays_what_is_counted() -> None:
    """In Build, in Leftover and in windows; powers do not count."""
    own = Player(hand="watchtower, upside-down-map", town="tavern")
    texts = {"tavern": deed("move", where="anywhere", time="use")}
    table = scene(own, Player(hand="archers"), phase="build", dice="labor 2", texts=texts)
    names = ("pick tavern", "play watchtower", "play upside-down-map", "done", "play archers")
    first, second = observed(table, *names)
    assert first == {"played watchtower": 1, "played upside-down-map": 1}
    assert second == {"played archers": 1}


# --- Attacks ----------------------------------------------------------------------------------


def test_attacks_are_counted_for_the_attacker() -> None:
    table = scene(Player(town="archers"), Player(town="castle"), Player(), phase="attack")
    assert observed(table, "player 2", "pick archers") == [{"attacks": 1}, {}, {}]


def test_no_attack_is_none_and_neither_is_a_choice_of_a_player() -> None:
    table = scene(Player(town="archers"), Player(), phase="attack")
    assert observed(table, "done") == [{}, {}]
    table = at_work(deed("move", where="anywhere", time="use"), Player(), Player())
    assert observed(table, "player 2") == [{}, {}, {}]


# --- The end ------------------------------------------------------------------------------------

LOW = {"goal": 3}  # reached with a Castle and a Tavern


def test_who_reaches_the_goal_ends_the_match_for_all() -> None:
    """After nine turns of three, the third player has started."""
    seen = at_end(ending("castle, tavern", "", "", turns=8, **LOW))
    assert seen == [
        {"start 3": 1, "turns": 3, "ended by the goal": 1},
        {"start 1": 1, "turns": 3, "ended by the goal": 1},
        {"start 2": 1, "turns": 3, "ended by the goal": 1},
    ]


@pytest.mark.parametrize(("turns", "each"), [(4, [1, 1, 1, 1]), (5, [2, 1, 1, 1]), (7, [2, 2, 2, 1])])
def test_turns_are_counted_for_each(turns: int, each: list[int]) -> None:
    """The first player starts, whoever has the last turn."""
    towns = ["castle, tavern" if player == (turns - 1) % 4 else "" for player in range(4)]
    seen = at_end(ending(*towns, turn=(turns - 1) % 4 + 1, turns=turns - 1, **LOW))
    assert [one["turns"] for one in seen] == each
    assert [f"start {player + 1}" in one for player, one in enumerate(seen)] == [True] * 4


def test_the_last_turns_end_it_by_the_pile() -> None:
    """Also if the limit is reached with them; but not if the goal is."""
    for limit, town, why in ((0, "", "pile"), (9, "", "pile"), (9, "castle, tavern", "goal")):
        seen = at_end(ending(town, "", turns=8, last_turns=1, emptied=2, turn_limit=limit, **LOW))
        assert [{name for name in one if name.startswith("ended")} for one in seen] == [
            {f"ended by the {why}"}
        ] * 2


def test_the_limit_ends_it() -> None:
    """Before the last turns, as they begin, or in them."""
    for emptied, last_turns in ((0, NOTHING), (2, NOTHING), (2, 2)):
        table = ending("", "", "", turns=8, emptied=emptied, last_turns=last_turns, turn_limit=9, **LOW)
        for one in at_end(table):
            assert {name for name in one if name.startswith("ended")} == {"ended by the limit"}


def test_how_long_it_lasted_is_noted_for_everyone() -> None:
    for at, length in enumerate(LENGTHS):
        for turns, reached in ((length - 1, at), (length, at + 1)):
            for one in at_end(ending("castle, tavern", "", turns=turns - 1, **LOW)):
                assert [name for name in one if name.startswith("lasted")] == [
                    f"lasted {shorter} turns" for shorter in LENGTHS[:reached]
                ]


def test_a_whole_turn_is_counted_once() -> None:
    """A match of one turn, from the start of the turn."""
    table = finish_turn(scene(Player(hand="castle"), Player(), phase="start", turns=0, turn_limit=1))
    assert at_end(table) == [
        {"start 1": 1, "turns": 1, "ended by the limit": 1},
        {"start 2": 1, "ended by the limit": 1},
    ]
