"""Tables of GOLEM set up in a few words: who has which Mecha, Pilot, energy and cards, and whose turn it is.

Cards, tiles and so on are lists of names: "rage, kick". Tokens are written "left arm attack +2 game".
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pioche.core.box import BoxFile, Value, choose_options, fill_box
from pioche.core.box_reader import load_box, vary_box
from pioche.core.record import blank
from pioche.games.golem import GAME
from pioche.games.golem.box import Box
from pioche.games.golem.operations import COLUMNS, DO, MOST_STEPS, Do
from pioche.games.golem.state import PILE, SEATS, VIRTUAL, Fallen, Phase, Place

from .content import ABILITIES, CARDS, MECHAS, PILOTS, TEXT
from .positions import LASTS, NUMBERS, TILES, Position, listed

FILE = load_box(TEXT, Box)
PARTS = {  # the tiles that a part could mean
    "head": ["head"],
    "arm": ["left arm", "right arm"],
    "arms": ["left arm", "right arm"],
    "torso": ["torso"],
    "leg": ["left leg", "right leg"],
    "legs": ["left leg", "right leg"],
    "any": TILES,
    "all": TILES,
}
CHOSEN = ["arm", "leg", "any"]  # parts of which one tile is chosen
STRUCK = [part for part in PARTS if part != "all"]  # parts that strike, are struck, break or are repaired
KINDS: dict[str, Mapping[str, object]] = {
    "cards": CARDS,
    "pilots": PILOTS,
    "mechas": MECHAS,
    "abilities": ABILITIES,
}
BY_INITIATIVE = ["tyrius", "mira", "oskar", "kato", "ines", "bruno"]  # the Pilots of whom none is named
Contents = Mapping[str, object]  # numbers of the box that differ
Effects = Mapping[str, str]  # operations of pieces that differ, by their id


@dataclass(frozen=True)
class Fighter:
    """A player, with the Mecha in front."""

    hand: str | None = None  # None: one card that nobody cares about
    mecha: str = "titan"
    pilot: str = ""  # nobody: by initiative, in the order of the seats
    energy: int = 2
    out: str = ""  # tiles out of order ...
    works: str = ""  # ... or the only ones that work
    tokens: str = ""
    destroyed: bool = False  # before this turn, so that there is no hand either


def operation(do: str, **details: str | int) -> str:
    """An operation as a box file writes it; `with_` stands for 'with'."""
    written = [f"do = '{do}'"]
    for key, value in details.items():
        written.append(f"{key.strip('_')} = {value if isinstance(value, int) else repr(value)}")
    return f"{{ {', '.join(written)} }}"


def strike(strength: int, with_: str, at: str, **details: str | int) -> str:
    return operation("strike", strength=strength, with_=with_, at=at, **details)


def box_file(effects: Effects | None = None, contents: Contents | None = None) -> BoxFile:
    """The box of all tests, with other operations on some pieces, or other numbers."""
    lines = ["[contents]", *(f"{name} = {number}" for name, number in (contents or {}).items())]
    for name, operations in (effects or {}).items():
        kind = next(kind for kind, names in KINDS.items() if name in names)
        lines += [f"[[{kind}]]", f'id = "{name}"', f"effect = [{operations}]"]
    return varied("\n".join(lines))


@lru_cache
def varied(text: str) -> BoxFile:
    return vary_box(FILE, text, Box)


def effect_of(file: BoxFile, field: str, number: int) -> list[list[int]]:
    """The rows of an effect that are in use."""
    width = MOST_STEPS * COLUMNS
    numbers = file.contents[field][number * width : (number + 1) * width]
    rows = [numbers[first : first + COLUMNS] for first in range(0, width, COLUMNS)]
    return [row for row in rows if row[DO] != Do.NOTHING]


def laid_out(players: int, contents: Contents | None = None, **options: Value) -> Position:
    """The game after set-up, before chance has handed anything out."""
    return set_up(players, box_file(contents=contents), options)


def set_up(players: int, file: BoxFile, options: dict[str, Value]) -> Position:
    boxes = fill_box(GAME.box, file, players, choose_options(file, players, options))
    states = blank(GAME.state_layout)
    GAME.setup(boxes[0], states[0])
    return Position(boxes, states)


def fight(
    *fighters: Fighter,
    turn: int = 1,
    acted: Sequence[int] = (),
    cycle: int = 0,
    rounds: int = 0,
    pile: str | None = None,
    virtual: str = "",
    effects: Effects | None = None,
    contents: Contents | None = None,
    **options: Value,
) -> Position:
    """A turn at its start, that of the first player unless it is said. Some have acted in this cycle. Cards
    that are named nowhere are in the pile; with a given pile they are discarded."""
    table = set_up(len(fighters), box_file(effects, contents), options)
    state = table.state
    state.phase, state.actor, state.turn = Phase.TURN, turn - 1, turn - 1
    state.cycle, state.rounds = cycle, rounds
    state.acted[[player - 1 for player in acted]] = 1
    for seat, fighter in enumerate(fighters):
        state.mechas[seat] = list(MECHAS).index(fighter.mecha)
        state.pilots[seat] = list(PILOTS).index(fighter.pilot or BY_INITIATIVE[seat])
        state.energy[seat] = fighter.energy
        working = listed(fighter.works) or [tile for tile in TILES if tile not in listed(fighter.out)]
        state.working[seat] = [tile in working and not fighter.destroyed for tile in TILES]
        state.fallen[seat] = Fallen.BEFORE if fighter.destroyed else Fallen.NO
        for tokens in listed(fighter.tokens):
            lay_tokens(table, seat, tokens)
    lay_cards(table, fighters, pile, virtual)
    return table


def attack(
    answer: str = "", hand: str = "rage", energy: int = 1, own: Fighter | None = None, others: int = 0
) -> Position:
    """A raging attack with the left arm on the argus, whose answer this is, or on the hydra."""
    mecha = "argus" if answer else "hydra"
    attacked = Fighter("kick, leak", mecha=mecha, energy=energy)
    fighters = [own or Fighter(hand), attacked, *[Fighter("", mecha="hydra", energy=5)] * others]
    table = fight(*fighters, effects={"probe-answer": answer} if answer else {})
    return table.do("play rage", *(["enemy 2"] if others else []), "tile left arm")


def choosing(card: str, *done: str, out: str = "") -> Position:
    """A card is played against one of two enemies, and so much is chosen."""
    return fight(Fighter(card, out=out), Fighter(), Fighter()).do(f"play {card}", *done)


def lay_tokens(table: Position, seat: int, tokens: str) -> None:
    """Tokens as a person says them, such as 'left arm attack +2 game'."""
    *tile, number, amount, lasts = tokens.split()
    at = TILES.index(" ".join(tile)), NUMBERS.index(number), LASTS.index(lasts)
    table.state.tokens[seat, *at] = int(amount)
    table.state.supply[0 if int(amount) > 0 else 1] -= abs(int(amount))


def lay_cards(table: Position, fighters: Sequence[Fighter], pile: str | None, virtual: str) -> None:
    """Everyone holds the hand of their own number."""
    state, cards = table.state, list(CARDS)
    held = [f"spare-{seat + 1}" if one.hand is None else one.hand for seat, one in enumerate(fighters)]
    held = ["" if one.destroyed else hand for one, hand in zip(fighters, held, strict=True)]
    held += [virtual] if len(fighters) == VIRTUAL else []
    lying = {Place.HAND + hand: listed(names) for hand, names in enumerate(held)}
    named = {card for names in lying.values() for card in names}
    rest = [card for card in cards if card not in named]
    lying[PILE] = rest if pile is None else listed(pile)
    state.places[: len(cards)] = Place.DISCARD
    for place, names in lying.items():
        assert len(names) == len(set(names)), f"there is one of each card: {names}"
        state.sizes[place] = len(names)
        for card in names:
            assert state.places[cards.index(card)] == Place.DISCARD, f"there is one {card}"
            state.places[cards.index(card)] = place
    state.hands[: len(held)] = range(len(held))
    state.hands[len(held) : SEATS] = -1
    state.witnesses[: len(fighters)] = [1 << seat for seat in range(len(fighters))]
    gone = [seat for seat, one in enumerate(fighters) if one.destroyed]
    state.hands[gone], state.witnesses[gone] = -1, 0
