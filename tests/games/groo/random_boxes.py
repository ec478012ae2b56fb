"""Boxes of Groo at random: texts with every operation and every detail, within what a table can play with."""

from random import Random
from typing import Any

from pioche.core.operations import BadEffect, Detail, Grammar, write_word
from pioche.core.record import Limits
from pioche.games.groo.operations import (
    BUILDING_GRAMMAR,
    EFFECT_GRAMMAR,
    EVENT_GRAMMAR,
    MOST_STEPS,
    TROOP_GRAMMAR,
    WILD_GRAMMAR,
    Do,
    Time,
    When,
)
from pioche.games.groo.state import (
    FACES,
    MOST_BUILDINGS,
    MOST_EFFECTS,
    MOST_EVENTS,
    MOST_FAMILIES,
    MOST_TROOPS,
    MOST_WILDS,
    SEATS,
)

Contents = dict[str, Any]
Operation = dict[str, Any]
Weights = dict[Do, int]

EVEN: Weights = {do: 2 for do in Do if do != Do.NOTHING}
WAR = (Do.FIGHT, Do.DOUBLE, Do.SAFE, Do.BOOST, Do.FRAY, Do.PEACE)
DICE = (Do.GOODS, Do.EXCHANGE, Do.REROLL, Do.SPOIL, Do.CHEAPER)
CARDS = (Do.DESTROY, Do.STEAL, Do.RETURN, Do.RECOVER, Do.DRAW, Do.DROP, Do.GRAB)
MIXTURES: tuple[Weights, ...] = (  # of operations
    EVEN,
    EVEN | dict.fromkeys(WAR, 9),
    *[dict.fromkeys(WAR, 4) | {Do.BOOST: 30, Do.CANCEL: 4, Do.MOVE: 1, Do.WAKE: 1}] * 3,
    EVEN | dict.fromkeys(DICE, 9),
    EVEN | dict.fromkeys(CARDS, 6),
    EVEN | dict.fromkeys((Do.CANCEL, Do.MOVE, Do.SLEEP, Do.WAKE, Do.DRAW), 9),
    EVEN | {Do.POINTS: 20, Do.CHEAPER: 9},
    dict.fromkeys(CARDS, 1) | {Do.WAKE: 1, Do.POINTS: 1},
)
SHARES = (  # of the cards: Buildings, Troops, Groo Effects, Wilds, Events
    (26, 17, 9, 6, 1),  # as in the standard box
    (8, 8, 4, 2, 1),
    (14, 14, 2, 8, 1),
    (16, 18, 0, 6, 0),
    (6, 8, 6, 8, 2),
    (12, 20, 10, 8, 2),
    (MOST_BUILDINGS, 4, 2, 1, 0),
    (4, MOST_TROOPS, 10, 8, 2),
    (20, 10, 10, 0, 2),
)
ROOM = (MOST_BUILDINGS, MOST_TROOPS, MOST_EFFECTS, MOST_WILDS, MOST_EVENTS)
DICE_FACES = ([0, 0, 1, 1, 2, 3], [0, 1, 2, 3, 3, 3], [0, 0, 0, 0, 1, 3], [3, 2, 1, 0, 0, 1])


def details_of(grammar: Grammar, do: Do) -> dict[str, Detail] | None:
    """The details that an operation has in a grammar, if it is there at all."""
    _, details = grammar._operations.get(write_word(do), (0, None))
    return details


def random_detail(random: Random, key: str, detail: Detail) -> int | str:
    """A number, mostly a small one, or a word; conditions are not too common."""
    if isinstance(detail.possible, Limits):
        least, most = detail.possible.least, detail.possible.most
        number = random.choice([1, 1, 1, 2, 2, 3, random.randint(least, most)])
        return -number if random.random() < 0.2 and least <= -number else number
    if key == "when" and random.random() < 0.6:
        return write_word(When.ALWAYS)
    return write_word(random.choice(list(detail.possible)))


def random_text(random: Random, grammar: Grammar, weights: Weights) -> list[int]:
    """The numbers of a text of one to three operations; what no text can mean is tried anew."""
    known = {do: weight for do, weight in weights.items() if details_of(grammar, do) is not None}
    while True:
        time = write_word(random.choice(list(Time)))  # one for all that a card does
        text = []
        for do in random.choices(list(known), list(known.values()), k=random.choice([1, 1, 2, MOST_STEPS])):
            details = details_of(grammar, do) or {}
            operation: Operation = {"do": write_word(do)}
            for key, detail in details.items():
                if detail.default is None or random.random() < 0.8:
                    operation[key] = time if key == "time" else random_detail(random, key, detail)
            text.append(operation)
        try:
            return [number for row in grammar.read(text, MOST_STEPS) for number in row]
        except BadEffect:
            continue


def random_box(random: Random) -> Contents:
    """Contents of a box in which everything is at random."""
    weights, families = random.choice(MIXTURES), random.choice([1, 3, MOST_FAMILIES])
    hand = random.choice([1, 2, 3, 4, 5, 5, 5, 9])
    counts = list(random.choice(SHARES))
    while sum(counts[:3]) < SEATS * hand:
        kind = random.randrange(3)
        counts[kind] = min(ROOM[kind], counts[kind] + 1)
    buildings, troops, effects, wilds, events = counts
    cheap = random.choice([[0], [0, 0, 0, 1], [0, 0, 1, 1, 2], [0, 0, 1, 5]])

    def texts(grammar: Grammar, number: int) -> list[int]:
        return [one for _ in range(number) for one in random_text(random, grammar, weights)]

    return {
        "points": [random.choice([1, 1, 1, 2, 2, 3]) for _ in range(buildings)],
        "building_family": [random.randint(-1, families - 1) for _ in range(buildings)],
        "building_cost": [random.choice(cheap) for _ in range(3 * buildings)],
        "building_effect": texts(BUILDING_GRAMMAR, buildings),
        "value": [random.choice([0, 1, 1, 2, 2, 3, 9]) for _ in range(troops)],
        "troop_family": [random.randint(-1, families - 1) for _ in range(troops)],
        "troop_cost": [random.choice(cheap) for _ in range(3 * troops)],
        "troop_effect": texts(TROOP_GRAMMAR, troops),
        "heads": [random.choice([1, 1, 1, 2, 3]) for _ in range(effects)],
        "effect_effect": texts(EFFECT_GRAMMAR, effects),
        "wild_effect": texts(WILD_GRAMMAR, wilds),
        "event_effect": texts(EVENT_GRAMMAR, events),
        "faces": random.choice([*DICE_FACES, [random.randrange(4) for _ in range(FACES)]]),
        "hand": hand,
    }
