"""Cards for tests: a quiet box, texts made for one test, and scenes of the cards in the standard box.

In the quiet box no text does anything that a test would notice, so that only what a test writes on a card
counts, whatever the standard box becomes. Every Building is worth 1 point, the LARGE ones more; every Troop
has value 1, but for those in VALUES; all of them cost one Labor, Groo Effects one head; nobody has relatives.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pioche.games.groo
from pioche.core.operations import write_word
from pioche.games.groo import GAME
from pioche.games.groo.operations import Do, is_deed

from .positions import Player, Position, box_file, position

Operation = Mapping[str, str | int]
Lay = Callable[..., Position]  # like `position`
Scene = Callable[[Lay], None]

KINDS = ("buildings", "troops", "effects", "wilds", "events")
IDS = {kind: [piece.id for piece in GAME.file.pieces[kind]] for kind in KINDS}
CARDS = [card for kind in KINDS for card in IDS[kind]]
TEXT = (Path(pioche.games.groo.__file__).parent / "box.toml").read_text("utf-8")
WRITTEN = tomllib.loads(TEXT)
OPERATIONS: dict[str, list[Operation]] = {  # of every card, as the box writes them
    piece["id"]: piece["effect"] for kind in KINDS for piece in WRITTEN[kind]
}
DEEDS = [write_word(do) for do in Do if is_deed(do)]
LASTING = [write_word(do) for do in Do if not is_deed(do) and do != Do.NOTHING]

HARMLESS: dict[str, Operation] = {  # nobody needs Labor for a Groo Effect, and the die can show the dog
    "buildings": {"do": "cheaper", "what": "effect", "give": "labor"},
    "troops": {"do": "cheaper", "what": "effect", "give": "labor"},
    "effects": {"do": "move", "where": "die"},
    "wilds": {"do": "move", "where": "die"},
    "events": {"do": "wake"},
}
LARGE = {"castle": 2, "glass-theatre": 2, "royal-palace": 3}
VALUES = {"the-minstrel": 0, "drummers": 0, "pikemen": 2, "catapult": 3, "dragon": 4}
BUILDING, TROOP, EFFECT, WILD, EVENT = "tavern", "sage", "souvenir", "lullaby", "groo-is-dead"  # to write on
RICH = "labor 5, supplies 5, kopin 5, head 5"
LEFT_OVER: dict[str, Any] = {"turn": 3, "holder": 1}  # the dice have come round to the first player


# --- Texts --------------------------------------------------------------------------------


def operation(do: str, **details: str | int) -> Operation:
    """An operation; `from_` stands for 'from'."""
    return {"do": do, **{key.strip("_"): value for key, value in details.items()}}


def write(operations: Sequence[Operation], time: str = "") -> str:
    """Operations as box.toml writes them, those that do something at this time."""
    lines = []
    for one in operations:
        timed = {**one, "time": time} if time and one["do"] in DEEDS and "time" not in one else one
        lines.append("{ " + ", ".join(f"{key} = {value!r}" for key, value in timed.items()) + " }")
    return ", ".join(lines)


def kind_of(card: str) -> str:
    return next(kind for kind in KINDS if card in IDS[kind])


QUIET = {card: write([HARMLESS[kind_of(card)]]) for card in CARDS}
_NUMBERS: dict[str, dict[str, object]] = {
    **{
        card: {"points": LARGE.get(card, 1), "cost": [1, 0, 0], "family": "none"} for card in IDS["buildings"]
    },
    **{card: {"value": VALUES.get(card, 1), "cost": [1, 0, 0], "family": "none"} for card in IDS["troops"]},
    **{card: {"heads": 1} for card in IDS["effects"]},
}
_CONTENTS = box_file(QUIET, _NUMBERS).contents
TIMES = {"buildings": "use", "troops": "played"}  # unless a test says otherwise


def made(card: str, *operations: Operation, time: str | None = None) -> dict[str, str]:
    """Operations for a card: a Building has a power, a Troop acts when it is played."""
    return {card: write(operations, TIMES.get(kind_of(card), "") if time is None else time)}


# --- Positions in the quiet box -----------------------------------------------------------


def quiet(*players: Player, contents: Mapping[str, object] | None = None, **details: Any) -> Position:
    """A position in the quiet box, but for these texts and numbers."""
    return position(*players, contents={**_CONTENTS, **(contents or {})}, **details)


def power(
    *operations: Operation, own: Player | None = None, others: Sequence[Player] = (Player(),), **details: Any
) -> Position:
    """The first player, who holds the dice, may use these operations: 'pick tavern'."""
    first = own or Player()
    town = ", ".join(part for part in (BUILDING, first.town) if part)
    details = {"phase": "build", "dice": "labor", "texts": made(BUILDING, *operations), **details}
    return quiet(Player(first.hand, town), *others, **details)


def use(table: Position) -> Position:
    """The power of the tavern is used."""
    return table.do(f"pick {BUILDING}")


def usable(table: Position) -> bool:
    """Whether it can be."""
    return f"pick {BUILDING}" in table.offered()


def wild(
    *operations: Operation, own: Player | None = None, others: Sequence[Player] = (Player(),), **details: Any
) -> Position:
    """The first player may play these operations as the turn starts: 'play lullaby'."""
    first = own or Player()
    hand = ", ".join(part for part in (WILD, first.hand) if part)
    details = {"phase": "start", "texts": made(WILD, *operations), **details}
    return quiet(Player(hand, first.town), *others, **details)


def battle(own: str, other: str = "", lay: Lay = quiet, **details: Any) -> Position:
    """A battle under way: the first player, in whose town one Troop more stays at home (the Gravediggers),
    attacks the second with those marked 'fights'. A third one looks on."""
    players = (Player(town=f"gravediggers, {own}"), Player(town=other), Player())
    return lay(*players, **{"phase": "send", "defender": 2, "groo": 3, **details})


# --- Scenes of the standard box -----------------------------------------------------------

SCENES: dict[str, list[Scene]] = {}  # by card: tests in which it matters


def about(*cards: str) -> Callable[[Scene], Callable[[], None]]:
    """The scene holds in the standard box, and not if one of these cards has nothing to say."""

    def take(scene: Scene) -> Callable[[], None]:
        for card in cards:
            SCENES.setdefault(card, []).append(scene)

        def test() -> None:
            scene(position)
            for card in cards:
                assert not holds(scene, {card: QUIET[card]}), f"the scene does not need '{card}'"

        test.__name__, test.__doc__ = scene.__name__, scene.__doc__
        return test

    return take


def holds(scene: Scene, texts: Mapping[str, str]) -> bool:
    """Whether the scene comes out as it says with these texts on cards."""

    def lay(*players: Player, **details: Any) -> Position:
        return position(*players, texts=texts, **details)

    try:
        scene(lay)
    except AssertionError:
        return False
    return True


def without(card: str, number: int) -> dict[str, str]:
    """The text of a card less one operation, counted from 0."""
    rest = [one for place, one in enumerate(OPERATIONS[card]) if place != number]
    return {card: write(rest) if rest else QUIET[card]}
