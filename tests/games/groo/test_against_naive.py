"""The rules and a second engine by another hand agree at every step of random matches."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from pioche.core.operations import grammars
from pioche.core.rule import OVER
from pioche.games.groo import GAME
from pioche.games.groo.box import Box
from pioche.games.groo.operations import (
    COLUMNS,
    MOST_STEPS,
    Do,
    From,
    Of,
    Time,
    When,
    Who,
    is_deed,
)
from pioche.games.groo.state import Window

from .naive import NaiveGroo
from .random_boxes import Contents, random_box
from .random_play import TASTES, Options, choose, count, in_numbers, laid_out, random_options

MATCHES = count(compiled=800, plain=24)
BATCHES = 4
PLAYERS = (2, 3, 4)
LONGEST = count(compiled=2500, plain=200)  # actions that are compared: nothing forces an end (GRO-21)
CASES = (  # that the matches of each batch have to meet, or they would not have been compared
    *(f"do {do.name}" for do in Do if is_deed(do)),
    *(f"no work for {do.name}" for do in Do if is_deed(do) and do not in (Do.GOODS, Do.CANCEL)),
    *(f"at {who.name}" for who in Who),
    *(f"{when.name} holds" for when in When),
    *(f"{when.name} does not hold" for when in When if when != When.ALWAYS),
    *(f"fight for {of.name}" for of in Of),
    *(f"safe from {danger}" for danger in map(int, From)),
    *(f"a power {time.name}" for time in Time if time != Time.PLAYED),
    *(f"a Wild in {window.name}" for window in Window if window != Window.NONE),
    *(f"choose {kind}" for kind in ("PICK", "SEAT", "MATERIAL")),
    "a Building is lost",
    "a Troop does something as it comes",
    "a Troop is doubled",
    "a Wild is cancelled",
    "a battle is stopped",
    "a card in Leftover",
    "a card is cheaper",
    "a hand is too full to return a card",
    "a total would be below 0",
    "an Event",
    "an Event in an effect",
    "an Event is replaced",
    "goods pay",
    "several cards wait",
    "the discards are shuffled",
    "the goal is reached",
    "the goal is reached in the last turns",
    "the last turns are over",
    "the limit is reached",
    "the pile runs out",
    "there is nobody to defend",
)
SAFE = {"do": "safe", "from": "war"}
SPECIAL_BOXES: dict[str, tuple[str, list[dict[str, Any]], list[str]]] = {
    "Wilds turn battles round": (
        "wild_effect",
        [{"do": "boost", "amount": 5, "side": side} for side in ("attack", "defence", "defence")],
        ["no loss after all", "a Wild in LOSSES"],
    ),
    "everyone doubles": (
        "troop_effect",
        [{"do": "double", "side": side} for side in ("both", "attack", "defence")],
        ["equals are doubled", "a Building is lost"],
    ),
    "what is safe changes": (
        "building_effect",
        [SAFE | {"when": "behind"}, SAFE | {"when": "family"}, {"do": "points", "amount": 1}],
        ["less can be lost than before"],
    ),
    "Events for the poor": (
        "event_effect",
        [{"do": "drop", "who": "everyone", "when": "poor"}],
        ["a held Event makes nobody richer", "two Events are held"],
    ),
    "thieves": (
        "effect_effect",
        [{"do": "steal", "who": "here", "what": "card", "amount": 2}, {"do": "grab", "who": "here"}],
        ["nobody steals from oneself", "do STEAL", "do GRAB"],
    ),
}


def differences(position: dict[str, Any], other: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """The fields of the record that are not the same in both engines."""
    assert position.keys() == other.keys()
    return {name: (position[name], other[name]) for name in position if position[name] != other[name]}


def compare_match(seed: int, players: int, contents: Contents, options: Options) -> NaiveGroo:
    """Play one match in both engines, to the end."""
    random = Random(seed)
    taste = random.choice(TASTES)
    table = laid_out(players, contents, options)
    other = NaiveGroo(players, contents, in_numbers(players, options))
    told: list[int] = []
    try:
        while len(told) < LONGEST:
            assert differences(table.position(), other.position()) == {}
            legal = table.legal()
            assert legal == other.legal()
            if other.actor == OVER:
                assert table.scores() == other.scores()
                break
            told.append(choose(random, legal, taste))
            table.apply(told[-1])
            other.apply(told[-1])
    except AssertionError as difference:
        where = f"seed {seed}, {players} players, options {options}"
        raise AssertionError(f"{where}, after: {told}\n{difference}") from None
    return other


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_engines_agree_at_every_step(batch: int) -> None:
    """The offered actions, who decides, the record, and the scores, with boxes at random."""
    met: Counter[str] = Counter()
    for seed in range(batch, MATCHES, BATCHES):
        random = Random(seed)
        players = PLAYERS[seed // BATCHES % len(PLAYERS)]
        met.update(compare_match(seed, players, random_box(random), random_options(random, players)).met)
    missed = [case for case in CASES if met[case] < count(compiled=1, plain=0)]
    assert missed == [], met


def test_the_boxes_are_such_as_a_table_can_play_with() -> None:
    """What no box file may say would not have to be compared."""
    for seed in range(count(compiled=200, plain=20)):
        contents = random_box(Random(seed))
        assert contents.keys() == GAME.file.contents.keys()
        assert Box.fault(contents) is None
        for name, grammar in grammars(Box).items():
            assert grammar.knows(contents[name], MOST_STEPS)


@pytest.mark.parametrize("events", ["now", "after"])
@pytest.mark.parametrize("draw", ["free", "full"])
@pytest.mark.parametrize("players", PLAYERS)
def test_matches_of_the_standard_box_go_the_same_way(players: int, draw: str, events: str) -> None:
    """Whole matches with the cards and dice of the game, with all it takes to reach the goal."""
    for seed in range(count(compiled=8, plain=1)):
        compare_match(seed, players, GAME.file.contents, {"draw": draw, "events": events})


@pytest.mark.parametrize("name", SPECIAL_BOXES)
def test_boxes_made_for_rare_cases_go_the_same_way(name: str) -> None:
    """All cards of one kind say something that leads to what is rare; Buildings and Troops are free."""
    field, text, cases = SPECIAL_BOXES[name]
    matches = []
    for seed in range(count(compiled=90, plain=6)):
        random = Random(seed)
        contents = random_box(random) | {"hand": random.choice([4, 5])}
        for cost in ("building_cost", "troop_cost"):
            contents[cost] = [0] * len(contents[cost])
        cards = len(contents[field]) // (MOST_STEPS * COLUMNS)
        written = [grammars(Box)[field].read([text[card % len(text)]], MOST_STEPS) for card in range(cards)]
        contents[field] = [number for rows in written for row in rows for number in row]
        options: Options = {"goal": 20, "turn_limit": 60, "events": random.choice(["now", "after"])}
        matches.append(compare_match(seed, random.choice(PLAYERS), contents, options))
    missed = [
        case for case in cases if sum(match.met[case] for match in matches) < count(compiled=1, plain=0)
    ]
    assert missed == []
