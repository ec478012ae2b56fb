"""What lies on the table in the naive engine of GOLEM: Mecha, hands, piles and tokens, as lists."""

from collections import Counter
from typing import Any

from pioche.games.golem.operations import COLUMNS, DO, MOST_STEPS, Do, Lasts, Parts
from pioche.games.golem.state import (
    ABILITY_EFFECT,
    FRAMES,
    GAIN_ENERGY,
    MOST_CARDS,
    PILOT_EFFECT,
    SEATS,
    VIRTUAL,
    Ask,
    Fallen,
    Number,
    Phase,
    Place,
    Sign,
    State,
)

CHANCE, OVER = -1, -2
NOBODY = NOTHING = -1
TILES = range(6)
GROUPS = {  # GLM-01: the tiles that a part stands for; where there are several groups, one is chosen
    Parts.HEAD: [[0]],
    Parts.ARM: [[1], [2]],
    Parts.ARMS: [[1, 2]],
    Parts.TORSO: [[3]],
    Parts.LEG: [[4], [5]],
    Parts.LEGS: [[4, 5]],
    Parts.ANY: [[tile] for tile in TILES],
    Parts.ALL: [list(TILES)],
}

Row = list[int]  # an operation
Frame = dict[str, Any]  # an effect under way


def effects_of(numbers: list[int]) -> list[list[Row]]:
    """The effects that a list of a box holds, each as its operations."""
    rows = [numbers[first : first + COLUMNS] for first in range(0, len(numbers), COLUMNS)]
    effects = [rows[first : first + MOST_STEPS] for first in range(0, len(rows), MOST_STEPS)]
    return [[row for row in effect if row[DO] != Do.NOTHING] for effect in effects]


class NaiveTable:
    """The table, and what is done to it; whatever is nobody's is an empty list or NOBODY."""

    def __init__(self, players: int, contents: dict[str, Any], windows: int, teams: int) -> None:
        """The contents of a box as lists of numbers, and its options as numbers."""
        self.players, self.contents, self.seats = players, contents, range(players)
        self.everyone_answers = windows == 1
        self.teams = [players, players // 2, 2][teams]  # GLM-19: they sit alternately
        self.cards = effects_of(contents["card_effect"])
        self.pilot_effects = effects_of(contents["pilot_effect"])
        self.ability_effects = effects_of(contents["ability_effect"])
        self.pilots, self.mechas, self.hands = ([NOBODY] * SEATS for _ in range(3))
        self.energy, self.fallen, self.acted, self.witnesses = ([0] * SEATS for _ in range(4))
        self.working = [[0] * len(TILES) for _ in range(SEATS)]
        self.tokens = [[[[0] * 3 for _ in range(2)] for _ in TILES] for _ in range(SEATS)]
        self.supply = list(contents["tokens"])
        self.held: list[list[int]] = [[] for _ in range(SEATS)]  # by hand
        self.pile, self.discarded = list(range(len(self.cards))), list[int]()
        self.open: set[int] = set()  # cards in hands that everyone knows
        self.older: set[int] = set()  # others that were in hands when the discards were shuffled
        self.actor, self.phase, self.offer, self.asks = CHANCE, Phase.PILOTS, list[int](), Ask.NOTHING
        self.rounds = self.cycle = self.has_acted = self.declared = self.asked = 0
        self.turn = self.answerer = NOBODY
        self.used: list[set[int]] = [set() for _ in range(FRAMES)]  # in the own window, in an answer
        self.boost = self.shield = self.left = 0
        self.frames: list[Frame | None] = [None] * FRAMES
        self.met: Counter[str] = Counter()  # what has happened, so that a test can count it

    def effect(self, number: int) -> list[Row]:
        """The operations of an effect, by its number in the record."""
        if number < PILOT_EFFECT:
            return self.cards[number]
        if number < ABILITY_EFFECT:
            return self.pilot_effects[number - PILOT_EFFECT]
        if number < GAIN_ENERGY:
            return self.ability_effects[number - ABILITY_EFFECT]
        return [[Do.ENERGY, 1, 0, 0, 0, 0, 0]]  # GLM-08 (d)

    # --- Seats ----------------------------------------------------------------

    def is_out(self, seat: int) -> bool:
        """GLM-15: whether the Mecha of this seat is destroyed."""
        return self.fallen[seat] != Fallen.NO

    def alive(self) -> list[int]:
        """Who is not out, in order of initiative (GLM-07)."""
        initiative = self.contents["initiative"]
        return sorted(
            (seat for seat in self.seats if not self.is_out(seat)),
            key=lambda seat: (initiative[self.pilots[seat]], seat),
        )

    def is_enemy(self, seat: int, other: int) -> bool:
        """GLM-19: whether the two are in different teams."""
        return seat % self.teams != other % self.teams

    def enemies(self, seat: int) -> list[int]:
        """Who can be fought by this seat, the lowest seat first."""
        return sorted(other for other in self.alive() if self.is_enemy(seat, other))

    def count(self, seat: int) -> int:
        """The working tiles of a Mecha."""
        return sum(self.working[seat])

    # --- Cards ----------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The cards that a seat holds."""
        return self.held[self.hands[seat]]

    def give_hand(self, seat: int, hand: int) -> None:
        """A seat takes a hand up, and remembers it; the virtual player sees nothing."""
        self.hands[seat] = hand
        self.witnesses[hand] |= 1 << seat if seat in self.seats else 0

    def discard(self, hand: int, card: int) -> None:
        """GLM-06: a card goes from a hand to the discards."""
        self.held[hand].remove(card)
        self.discarded.append(card)
        self.open.discard(card)
        self.older.discard(card)

    def discard_hand(self, seat: int) -> None:
        """GLM-10, GLM-15: a whole hand goes to the discards, and is nobody's any more."""
        hand = self.hands[seat]
        for card in list(self.held[hand]):
            self.discard(hand, card)
        self.hands[seat], self.witnesses[hand] = NOBODY, 0

    def fill_pile(self) -> None:
        """GLM-06: where the pile is empty, the discards are the pile."""
        if not self.pile:
            self.pile, self.discarded = self.discarded, []
            if self.pile:
                self.older.update(*self.held)
                self.older -= self.open
            self.met["the discards are shuffled"] += 1

    # --- Tiles ----------------------------------------------------------------

    def break_tiles(self, seat: int, tiles: list[int]) -> None:
        """GLM-13, GLM-15: tiles go out of order; without a working one the player is out at once."""
        for tile in tiles:
            self.working[seat][tile] = 0
        if not self.count(seat):
            self.fallen[seat] = Fallen.NOW
            self.discard_hand(seat)
            self.met["a Mecha falls"] += 1

    def strength(self, seat: int, tiles: list[int], number: Number) -> int:
        """GLM-02, GLM-13: the attack or the defence of tiles together."""
        printed = self.contents[("mecha_attack", "mecha_defence")[number]]
        first = len(TILES) * self.mechas[seat]
        return sum(max(0, printed[first + tile] + sum(self.tokens[seat][tile][number])) for tile in tiles)

    def put_token(self, seat: int, tile: int, number: int, sign: int, lasts: int) -> None:
        """GLM-02: a token of the supply; with an opposite one both go back, the most fleeting first."""
        if not self.supply[sign]:
            self.met["the supply is empty"] += 1
            return
        one, there = (-1 if sign == Sign.MINUS else 1), self.tokens[seat][tile][number]
        opposite = [how for how in sorted(Lasts) if there[how] * one < 0]
        if opposite:
            there[opposite[0]] += one
            self.supply[1 - sign] += 1
            self.met["tokens cancel"] += 1
        else:
            there[lasts] += one
            self.supply[sign] -= 1

    def spend_tokens(self, lasts: Lasts) -> None:
        """GLM-02: the tokens that have lasted so long go back."""
        for number in (number for seat in self.tokens for tile in seat for number in tile):
            sign = Sign.MINUS if number[lasts] < 0 else Sign.PLUS
            self.supply[sign] += abs(number[lasts])
            number[lasts] = 0

    # --- The record -----------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole record, under its names."""
        table = {name: value for name, value in vars(self).items() if name in State.__annotations__}
        for name in ("effect", "step", "user", "enemy", "striker", "target", "tile", "hit"):
            nothing = 0 if name in ("step", "hit") else NOTHING
            table[name] = [frame[name] if frame else nothing for frame in self.frames]
        places = [int(Place.ABSENT)] * MOST_CARDS
        for place, cards in enumerate([*self.held, self.pile, self.discarded]):
            for card in cards:
                places[card] = place
        table["places"] = places
        table["marks"] = [(card in self.open) + 2 * (card in self.older) for card in range(MOST_CARDS)]
        table["older"] = [len(self.older.intersection(hand)) for hand in self.held]
        table["sizes"] = [*map(len, self.held), len(self.pile)]
        table["depth"] = int(self.frames[1] is not None)
        table["used"] = [sum(1 << ability for ability in used) for used in self.used]
        return table

    def check(self) -> None:
        """Nothing is lost: every card lies somewhere, and every token too."""
        assert sorted(sum(self.held, self.pile + self.discarded)) == list(range(len(self.cards)))
        laid = [amount for seat in self.tokens for tile in seat for number in tile for amount in number]
        assert self.supply[Sign.PLUS] + sum(max(0, one) for one in laid) == self.contents["tokens"][0]
        assert self.supply[Sign.MINUS] + sum(max(0, -one) for one in laid) == self.contents["tokens"][1]
        assert all(0 <= energy <= self.contents["most_energy"] for energy in self.energy)
        assert self.players > 2 or self.hands[VIRTUAL] not in self.hands[:2] or self.hands[VIRTUAL] == NOBODY
