"""The tests' own cards, so that no clause is tested with what the standard box happens to say.

The cards keep their ids, and most of them say nothing; `scene` builds a position with them, like `position`.
What a test is about is written on a card there: `texts={"tavern": deed("draw", time="use")}`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from pioche.core.box import Value
from pioche.core.match import Match
from pioche.core.random import Dice
from pioche.games.groo import GAME
from pioche.games.groo.operations import EVENT_GRAMMAR, MOST_STEPS
from pioche.games.groo.state import EVENT, PILE, Place

from .positions import ACTIONS, CARDS, NAMES, Numbers, Player, Position, Texts, box_file, position


def deed(do: str, **details: object) -> str:
    """An operation as a box file writes it; `from_` stands for 'from'."""
    written = [f"do = '{do}'", *(f"{key.strip('_')} = {value!r}" for key, value in details.items())]
    return f"{{ {', '.join(written)} }}"


# --- The cards ----------------------------------------------------------------------------

NO_WORD = deed("points", amount=0)  # a Building that says nothing ...
NO_HELP = deed("fight", amount=0, side="both", of="itself")  # ... and a Troop

BUILDINGS: dict[str, tuple[int, list[int], str]] = {  # points, cost, text
    "watchtower": (1, [1, 0, 0], NO_WORD),
    "tavern": (1, [0, 1, 0], NO_WORD),
    "blacksmith": (1, [0, 0, 1], NO_WORD),
    "shipyard": (1, [1, 1, 0], NO_WORD),
    "baker": (1, [0, 2, 0], NO_WORD),
    "butcher": (1, [2, 0, 0], NO_WORD),
    "pawnshop": (1, [1, 1, 1], NO_WORD),
    "castle": (2, [1, 1, 0], NO_WORD),
    "toll-bridge": (2, [2, 0, 0], NO_WORD),
    "royal-palace": (2, [1, 1, 1], NO_WORD),
    "glass-theatre": (2, [0, 2, 0], NO_WORD),
    "the-great-wall": (3, [3, 0, 0], NO_WORD),
}
TROOPS: dict[str, tuple[int, list[int], str]] = {  # combat value, cost, text
    "sage": (0, [1, 0, 0], NO_HELP),
    "archers": (1, [1, 0, 0], NO_HELP),
    "pikemen": (1, [0, 1, 0], NO_HELP),
    "cavalry": (2, [1, 1, 0], NO_HELP),
    "chakall": (2, [0, 0, 1], NO_HELP),
    "catapult": (3, [1, 2, 0], NO_HELP),
    "dragon": (4, [1, 1, 1], NO_HELP),
}
EFFECTS: dict[str, tuple[int, str]] = {  # heads, text
    "the-wanderer": (1, deed("move", where="anywhere")),
    "the-door-was-open": (1, deed("destroy", who="here", what="building")),
    "long-story": (2, deed("sleep", who="here", what="card")),
}
WILDS: dict[str, str] = {
    "the-fray": deed("fray"),
    "false-alarm": deed("cancel"),
    "boiling-cheese-dip": deed("boost", amount=2, side="defence"),
    "lunch-break": deed("peace"),
    "upside-down-map": deed("move", where="neighbour"),  # always has something to work on
    "lullaby": deed("sleep", who="opponent", what="card"),
}
EVENTS: dict[str, str] = {"groo-is-dead": deed("sleep", who="everyone", what="card")}
SECOND_EVENT = CARDS[EVENT + 1]  # of a box with two; it has no other name

TEXTS: dict[str, str] = {
    **{card: text for card, (_, _, text) in {**BUILDINGS, **TROOPS}.items()},
    **{card: text for card, (_, text) in EFFECTS.items()},
    **WILDS,
    **EVENTS,
}
PRINTED: dict[str, dict[str, object]] = {
    **{card: {"points": points, "cost": cost} for card, (points, cost, _) in BUILDINGS.items()},
    **{card: {"value": value, "cost": cost} for card, (value, cost, _) in TROOPS.items()},
    **{card: {"heads": heads} for card, (heads, _) in EFFECTS.items()},
}


def written(texts: Texts | None, numbers: Numbers | None) -> tuple[Texts, Numbers]:
    """What all cards say, with something else on some."""
    changed = {card: PRINTED.get(card, {}) | dict(one) for card, one in (numbers or {}).items()}
    return TEXTS | dict(texts or {}), PRINTED | changed


def scene(
    *players: Player,
    texts: Texts | None = None,
    numbers: Numbers | None = None,
    second_event: str = "",
    **more: Any,
) -> Position:
    """A position with the tests' cards; `second_event` is the text of another Event, which is in the pile."""
    all_texts, all_numbers = written(texts, numbers)
    table = position(*players, texts=all_texts, numbers=all_numbers, **more)
    if second_event:
        add_event(table, second_event)
    return table


def add_event(table: Position, text: str) -> None:
    """Another Event for the pile: in a box file only a new standard box could have it."""
    do, *details = (part.split(" = ") for part in text.strip("{ }").split(", "))
    read = {key: value.strip("'") for key, value in (do, *details)}
    operation = {key: int(value) if value.isdigit() else value for key, value in read.items()}
    table.box.event_effect[1] = EVENT_GRAMMAR.read([operation], MOST_STEPS)
    table.state.places[EVENT + 1] = Place.PILE
    table.state.sizes[PILE] += 1


# --- Situations ---------------------------------------------------------------------------


def waits(table: Position) -> tuple[int | str, str]:
    """Who has to decide, and in which window or phase."""
    return table.actor, table.window or table.phase


def at_work(text: str, *others: Player, hand: str = "", dice: str = "labor", **more: Any) -> Position:
    """The first player holds the dice in Build and has used a power that says this."""
    own = Player(hand=hand, town="tavern")
    texts = {"tavern": text, **more.pop("texts", {})}
    table = scene(own, *(others or (Player(),)), phase="build", dice=dice, texts=texts, **more)
    return table.do("pick tavern")


def attacked(*sent: str, own: Player, other: Player, **more: Any) -> Position:
    """The first player attacks the second with these Troops, all of them or until told 'done'."""
    return scene(own, other, phase="attack", **more).do("player 2", *(f"pick {one}" for one in sent))


def ending(*towns: str, turn: int = 1, **more: Any) -> Position:
    """The active player declines the last draw, and the turn is over."""
    table = scene(*(Player(town=town) for town in towns), turn=turn, phase="last_draw", **more)
    return table.do("done")


def finish_turn(table: Position) -> Position:
    """Nobody does anything until the turn is over."""
    turn = table.turn
    while table.turn == turn and table.actor != "nobody":
        if table.phase == "roll":
            table.roll("labor 6")
        else:
            table.do("done")
    return table


# --- Windows ------------------------------------------------------------------------------


def passed(table: Position, window: str) -> Position:
    """Everyone declines in that window, if anybody is asked there."""
    while table.window == window:
        table.do("done")
    return table


def playing(own: Player, other: Player, card: str = "castle") -> Position:
    """The first player has played this card."""
    own = Player(hand=f"{own.hand}, {card}", town=own.town)
    return scene(own, other, phase="build", dice="labor, supplies, head").do(f"play {card}")


def declared(own: Player, other: Player) -> Position:
    """The Dragon is sent against a town with a Castle, which the Archers can defend."""
    own, other = Player(own.hand, "dragon"), Player(other.hand, "archers, castle")
    return scene(own, other, phase="attack").do("player 2", "pick dragon")


def defended(own: Player, other: Player) -> Position:
    return passed(declared(own, other), "declared").do("pick archers")


WINDOWS: dict[str, Callable[[Player, Player], Position]] = {  # each as it opens, in the first player's turn
    "start": lambda own, other: scene(own, other, phase="start"),
    "rolled": lambda own, other: scene(own, other, phase="move", dice="labor 6").do("move left 1"),
    "played": playing,
    "declared": declared,
    "defended": defended,
    "losses": lambda own, other: passed(defended(own, other), "defended"),
    "end": lambda own, other: scene(own, other, phase="last_draw").do("done"),
}
ALWAYS = deed("move", where="neighbour")  # what a Wild can say that always has something to work on
ALL_FIT = dict.fromkeys(WILDS, ALWAYS)


# --- Matches ------------------------------------------------------------------------------


def match(
    *hands: str,
    dealer: int = 1,
    contents: Mapping[str, object] | None = None,
    texts: Texts | None = None,
    numbers: Numbers | None = None,
    **options: Value,
) -> Match:
    """A match whose chance is typed in, dealt so far that the first turn begins; the hands are the box's."""
    all_texts, all_numbers = written(texts, numbers)
    held = [hand.split(", ") for hand in hands]
    file = box_file(all_texts, all_numbers, {"hand": len(held[0]), **(contents or {})})
    found = Match.new(GAME, len(hands), options, dice=Dice(), file=file)
    act(found, f"dealer {dealer}")
    for number in range(len(hands)):
        act(found, *(f"card {card}" for card in held[(dealer + number) % len(hands)]))
    return found


def act(found: Match, *names: str) -> Match:
    """Carry these actions of a match out, one after the other."""
    for name in names:
        assert ACTIONS[name] in found.legal, f"'{name}': offered are {[NAMES[one] for one in found.legal]}"
        found.apply(ACTIONS[name])
    return found
