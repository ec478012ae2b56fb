"""The box of perft and of the playthroughs, which never changes, whatever the standard box becomes.

It is smaller than the standard box, and each of its cards is there for a rule. The program calls a card by
its number in the standard box; what it says is read here with the names of this box instead.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from pioche.core.box import BoxFile, Value
from pioche.core.box_reader import load_box, vary_box
from pioche.core.words import words
from pioche.games.groo import GAME
from pioche.games.groo.box import Box
from pioche.games.groo.pieces import card_name, family_name
from pioche.games.groo.state import EFFECT, EVENT, MOST_CARDS, TROOP, WILD

from ..positions import set_up
from .building import deed
from .positions import NAMES as STANDARD_NAMES
from .positions import Position, listed

FAMILIES = ("kin", "craft")
BUILDINGS = {  # points, cost, family, text
    "mill": (1, [1, 0, 0], "craft", deed("goods", take="supplies", time="own")),
    "inn": (1, [0, 1, 0], "none", deed("reroll", time="use")),
    "forge": (1, [0, 0, 1], "craft", deed("fight", amount=1, side="attack")),
    "tower": (1, [1, 0, 0], "none", deed("fight", amount=2, side="defence", when="unarmed")),
    "bank": (1, [1, 1, 0], "none", deed("exchange", give="any", take="any", time="use")),
    "school": (1, [0, 1, 0], "none", deed("draw", amount=2, time="leftover", when="poor")),
    "crypt": (2, [1, 1, 0], "none", deed("recover", what="card", time="discard")),
    "court": (
        2,
        [2, 0, 0],
        "none",
        f"{deed('safe', from_='cards')}, {deed('points', amount=1, when='here')}",
    ),
    "house": (1, [1, 0, 0], "kin", deed("points", amount=1, when="family")),
    "annex": (1, [0, 1, 0], "kin", deed("safe", from_="war", when="family")),
}
TROOPS = {  # combat value, cost, family, text
    "guard": (1, [1, 0, 0], "none", deed("fight", amount=1, side="defence", of="itself")),
    "rider": (2, [1, 0, 0], "kin", deed("fight", amount=1, side="both", when="family")),
    "drummer": (0, [0, 1, 0], "none", deed("double", side="both")),
    "thief": (1, [0, 0, 1], "none", deed("grab", who="opponent", time="played")),
    "giant": (3, [1, 1, 0], "none", deed("fight", amount=-1, side="defence", of="itself")),
    "mason": (1, [0, 1, 0], "craft", deed("cheaper", what="building", give="labor")),
}
EFFECTS = {  # heads, text
    "brawl": (1, deed("destroy", who="here", what="building")),
    "feast": (1, f"{deed('drop', who='here', by='chance')}, {deed('draw')}"),
    "detour": (1, deed("move", where="anywhere")),
    "plunder": (2, deed("steal", who="here", what="small")),
}
WILDS = {
    "ditch": deed("boost", amount=2, side="defence"),
    "truce": deed("peace"),
    "veto": deed("cancel"),
    "gust": deed("move", where="neighbour"),
    "ballad": deed("sleep", who="opponent", what="card"),
    "moths": deed("spoil", give="any"),
}
EVENTS = {
    "flood": deed("return", who="everyone", what="troop"),
    "famine": f"{deed('drop', who='everyone')}, {deed('sleep', who='everyone', what='building')}",
}
HEADER = """
[game]
title = { en = "Tests", fr = "Tests" }
summary = { en = "A box for tests.", fr = "Une boite pour les tests." }
fewest = 2
most = 4
minutes = 45
age = 10

[contents]
faces = ["labor", "labor", "supplies", "supplies", "kopin", "head"]
hand = 3

[options.goal]
clause = "GRO-18"
least = 3
most = 20
default = 5
label = { en = "Goal", fr = "But" }

[options.moves]
clause = "GRO-18"
choices = ["printed", "short", "across"]
only = { across = [2], short = [3, 4] }
default = "printed"
label = { en = "Moves", fr = "Chemins" }

[options.events]
clause = "GRO-09"
choices = ["now", "after"]
default = "now"
label = { en = "Events", fr = "Evenements" }

[options.draw]
clause = "GRO-13"
choices = ["free", "full"]
default = "free"
label = { en = "Draw", fr = "Pioche" }

[options.turn_limit]
clause = "GRO-21"
least = 0
most = 30000
default = 0
label = { en = "Turns", fr = "Tours" }
"""


def piece(kind: str, name: str, **written: object) -> str:
    """One entry of a box file."""
    lines = [f"[[{kind}]]", f'id = "{name}"', f'name = {{ en = "{name}", fr = "{name}" }}']
    entries = [
        f"{key} = [{value}]" if key == "effect" else f"{key} = {value!r}" for key, value in written.items()
    ]
    return "\n".join([*lines, *entries, ""])


TEXT = "\n".join(
    [
        HEADER,
        *(piece("families", name) for name in FAMILIES),
        *(
            piece("buildings", name, points=points, cost=cost, family=family, effect=text)
            for name, (points, cost, family, text) in BUILDINGS.items()
        ),
        *(
            piece("troops", name, value=value, cost=cost, family=family, effect=text)
            for name, (value, cost, family, text) in TROOPS.items()
        ),
        *(piece("effects", name, heads=heads, effect=text) for name, (heads, text) in EFFECTS.items()),
        *(piece("wilds", name, effect=text) for name, text in WILDS.items()),
        *(piece("events", name, effect=text) for name, text in EVENTS.items()),
    ]
)
FILE = load_box(TEXT, Box)
KINDS: tuple[tuple[int, Mapping[str, object]], ...] = (  # the number of the first card, and all of them
    (0, BUILDINGS),
    (TROOP, TROOPS),
    (EFFECT, EFFECTS),
    (WILD, WILDS),
    (EVENT, EVENTS),
)
CARDS = {first + number: name for first, cards in KINDS for number, name in enumerate(cards)}


# --- Tables -------------------------------------------------------------------------------


def renamed() -> list[str]:
    """The names of all actions, with the cards of this box."""
    names = list(STANDARD_NAMES)
    for verb in ("card", "play", "pick"):
        first = next(number for number, name in enumerate(names) if name.startswith(f"{verb} "))
        for card in range(MOST_CARDS):
            names[first + card] = f"{verb} {CARDS.get(card, f'nothing {card}')}"
    return names


class OwnPosition(Position):
    """A position in which the actions have the names of this box."""

    names = renamed()


def box_file(contents: Mapping[str, object] | None = None) -> BoxFile:
    """The box of these tests, with some other numbers."""
    return varied(
        "\n".join(["[contents]", *(f"{name} = {number}" for name, number in (contents or {}).items())])
    )


@lru_cache
def varied(text: str) -> BoxFile:
    return vary_box(FILE, text, Box)


def laid_out(players: int, contents: Mapping[str, object] | None = None, **options: Value) -> OwnPosition:
    """The match before chance names the dealer."""
    return OwnPosition(*set_up(GAME, box_file(contents), players, options))


def steps_of(actions: str) -> list[str]:
    """Actions in a list; 'face 1 x3' stands for three of them."""
    found = []
    for action in listed(actions):
        name, _, times = action.partition(" x")
        found += [name] * int(times or 1)
    return found


# --- What people are told -----------------------------------------------------------------


@lru_cache
def names_here(language: str) -> dict[str, str]:
    """The names of this box by those of the standard box."""
    spoken = words(language, GAME.catalogue)
    families = {spoken.say(family_name(number)): name for number, name in enumerate(FAMILIES)}
    return families | {spoken.say(card_name(card)): name for card, name in CARDS.items()}


def here(text: str, language: str = "en") -> str:
    """What was said, with the names of this box."""
    names = names_here(language)
    longest_first = sorted(names, key=len, reverse=True)
    pattern = rf"(?<!\w)({'|'.join(re.escape(name) for name in longest_first)})(?!\w)"
    return re.sub(pattern, lambda found: names[found[1]], text)
