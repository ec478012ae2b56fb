"""A second, deliberately naive engine of Golem It, from the rules page alone, for differential testing."""

from collections import Counter
from itertools import combinations
from typing import Any

from pioche.games.golem_it.actions import Action
from pioche.games.golem_it.state import Place

NOBODY, CHANCE, OVER = -1, -1, -2
FACES = range(30)  # GIT-01: mint 2 to 21, then purple 2 to 11; two of each


def raised(face: int, points: int) -> int:
    """GIT-10: what a card counts with so many points on it."""
    return face + 2 + points if face < 20 else (face - 18) * (1 + points)


COST = {(face, raised(face, points)): points for face in FACES for points in range(128)}


def can_raise(hand: list[int], cards: int, value: int, budget: int) -> bool:
    """Whether so many cards of the hand can be brought to this value; every set of them is tried."""
    costs = [COST[face, value] for face in hand if COST.get((face, value), budget + 1) <= budget]
    return any(sum(chosen) <= budget for chosen in combinations(costs, cards))


def without(hand: list[int], face: int) -> list[int]:
    """The hand less one card of this face."""
    return list((Counter(hand) - Counter([face])).elements())


class NaiveGolemIt:
    """One match of Golem It; `phase` says which question is being asked."""

    def __init__(self, players: int, contents: dict[str, Any], options: dict[str, Any]) -> None:
        """Every number of [contents] and every option is given, in the words of a box file."""
        self.players, self.seats = players, range(players)
        self.contents, self.limit, self.tournament = contents, options["turn_limit"], options["tournament"]
        self.for_places = options["play_on"] or options["tournament"]
        self.own_tokens = options["variant"] != "base"  # GIT-20 (a)
        self.out_of_round = options["variant"] == "ab"  # GIT-20 (b)
        self.points = sum(worth * count for worth, count in enumerate(contents["tokens"], 1))
        self.start_points, self.opener = int(options["start_points"]), options["starter"] - 1
        self.games = contents["games"] if players == 2 else players if self.tournament else 1
        self.game, self.totals, self.endings = 0, [0] * players, list[str]()  # why each game has ended
        self.set_up()

    def set_up(self) -> None:
        """GIT-03 to GIT-05, GIT-19: a full pile, and the tokens of the start."""
        self.pile, self.discarded = sorted([*FACES, *FACES]), list[int]()
        self.hands, self.fronts = ([list[int]() for _ in self.seats] for _ in range(2))
        self.values, self.laid, self.ranks = ([0] * self.players for _ in range(3))
        self.tokens = [self.start_points * (self.players > 2 or seat == self.opener) for seat in self.seats]
        self.reserve = self.points - sum(self.tokens)
        self.playing, self.out = list(self.seats), list[int]()  # GIT-17: the first one out comes first
        self.turns, self.seat, self.phase = (
            0,
            NOBODY,
            "deal",
        )  # then: turn, points, more; at last: end or over
        self.picked, self.value, self.spent = list[int](), 0, 0  # the combination that is not complete
        self.start_round()

    def start_round(self) -> None:
        """GIT-09: nothing is to be beaten."""
        self.latest, self.to_beat, self.length = NOBODY, 0, 0
        self.passed: set[int] = set()

    @property
    def actor(self) -> int:
        """Who answers the present question: a seat, -1 chance, -2 nobody, the match is over."""
        return {"deal": CHANCE, "over": OVER}.get(self.phase, self.seat)

    @property
    def budget(self) -> int:
        """GIT-02, GIT-20 (a): the points that may still be laid on cards."""
        return (self.tokens[self.seat] if self.own_tokens else self.reserve) - self.spent

    def legal(self) -> list[int]:
        """All action numbers that the actor may choose from, ascending."""
        if self.phase == "over":
            return []
        if self.phase == "end":
            return [int(Action.NEXT)]
        if self.phase == "deal":
            return [Action.DEAL + 2 * face + copy for face in FACES for copy in range(self.pile.count(face))]
        hand = self.hands[self.seat]
        if self.phase == "points":
            return [Action.POINTS + points for points in self.points_for(self.picked[0], hand)]
        if self.phase == "turn":
            most = min(self.contents["most_returned"], self.tokens[self.seat])  # GIT-12
            passes = [Action.PASS + points for points in range(1 if self.out_of_round else most + 1)]
            plays = [face for face in FACES if face in hand and self.points_for(face, without(hand, face))]
            return [*(Action.PLAY + face for face in plays), *passes]
        adding = [Action.PLAY + face for face in FACES if face in hand and self.may_add(face)]
        complete = self.latest == NOBODY or len(self.picked) == self.length  # GIT-09
        return [*adding, *([int(Action.DONE)] if complete else [])]

    def points_for(self, face: int, rest: list[int]) -> list[int]:
        """GIT-09 to GIT-11: the points on a first card with which the rest of the hand can complete it."""
        others = 0 if self.latest == NOBODY else self.length - 1
        higher = [points for points in range(self.budget + 1) if raised(face, points) > self.to_beat]
        return [at for at in higher if can_raise(rest, others, raised(face, at), self.budget - at)]

    def may_add(self, face: int) -> bool:
        """GIT-08 to GIT-10: whether this card can come next, and the combination be completed after it."""
        others = 0 if self.latest == NOBODY else self.length - len(self.picked) - 1
        cost = COST.get((face, self.value), self.budget + 1)
        rest = without(self.hands[self.seat], face)
        return others >= 0 and cost <= self.budget and can_raise(rest, others, self.value, self.budget - cost)

    def apply(self, action: int) -> None:
        """Carry out one legal action."""
        if self.phase == "end":
            self.game += 1
            self.set_up()
        elif self.phase == "deal":
            self.deal(action // 2)
        elif self.phase == "points":
            self.spent = action - Action.POINTS
            self.value, self.phase = raised(self.picked[0], self.spent), "more"
        elif action == Action.DONE:
            self.complete()
        elif action >= Action.PASS:
            self.pass_turn(action - Action.PASS)
        else:
            self.hands[self.seat].remove(action - Action.PLAY)
            self.picked.append(action - Action.PLAY)
            if self.phase == "more":
                self.spent += COST[action - Action.PLAY, self.value]
            else:
                self.phase = "points"
        assert self.reserve + sum(self.tokens) + sum(self.laid) == self.points
        assert min(self.reserve, *self.tokens, *self.laid) >= 0 <= self.budget
        assert [face for face, _ in self.cards()] == sorted([*FACES, *FACES])

    def deal(self, face: int) -> None:
        """GIT-03: seat after seat gets all its cards; then the first turn starts."""
        self.pile.remove(face)
        size = self.contents["hands"][self.players - 2]
        [hand, *_] = [hand for hand in self.hands if len(hand) < size]
        hand.append(face)
        if all(len(hand) == size for hand in self.hands):
            self.start_turn(self.opener)

    def start_turn(self, seat: int) -> None:
        """GIT-06, GIT-20 (a): the cards in front go away, and the points on them."""
        self.turns += 1
        self.seat, self.phase = seat, "turn"
        self.tokens[seat] += 0 if self.own_tokens else self.laid[seat]
        self.reserve += self.laid[seat] if self.own_tokens else 0
        self.clear_front(seat)

    def clear_front(self, seat: int) -> None:
        """The cards in front of a player are discarded; their points are somewhere else already."""
        self.discarded += self.fronts[seat]
        self.fronts[seat], self.values[seat], self.laid[seat] = [], 0, 0

    def complete(self) -> None:
        """GIT-09, GIT-14: the combination is the one to beat, by those too who passed, but under (b)."""
        self.fronts[self.seat], self.values[self.seat] = self.picked, self.value
        self.latest, self.to_beat, self.length = self.seat, self.value, len(self.picked)
        self.laid[self.seat] = self.spent
        self.tokens[self.seat] -= self.spent if self.own_tokens else 0  # GIT-10, GIT-20 (a)
        self.reserve -= 0 if self.own_tokens else self.spent
        self.passed = self.passed if self.out_of_round else set()
        self.picked, self.value, self.spent = [], 0, 0
        self.end_turn()

    def pass_turn(self, points: int) -> None:
        """GIT-12, GIT-20 (b): points go back, or one is taken."""
        back = -min(1, self.reserve) if self.out_of_round else points
        self.tokens[self.seat] -= back
        self.reserve += back
        if self.out_of_round or self.latest != NOBODY:
            self.passed.add(self.seat)
        self.end_turn()

    def left(self, seat: int) -> int:
        """GIT-16b, GIT-19: the points for what a player has not got rid of."""
        on_cards = 0 if self.own_tokens else self.laid[seat]
        return int(self.contents["card_penalty"]) * len(self.hands[seat]) + self.tokens[seat] + on_cards

    def end_turn(self) -> None:
        """GIT-16 to GIT-17, GIT-20: the player may be out, the game may end; or somebody is next."""
        if not self.hands[self.seat] and self.left(self.seat) == 0:
            self.playing.remove(self.seat)
            self.out.append(self.seat)
            self.ranks[self.seat] = len(self.out)
            self.reserve, self.laid[self.seat] = self.reserve + self.laid[self.seat], 0  # some only under (a)
        if self.out and not self.for_places:
            self.end_game("first")
        elif len(self.playing) == 1:
            self.end_game("places")
        elif self.out_of_round and not any(self.hands[seat] for seat in self.playing):
            self.end_game("cards")
        elif self.turns == self.limit > 0:
            self.end_game("limit")
        else:
            self.pass_on()

    def pass_on(self) -> None:
        """GIT-13 to GIT-15, GIT-17, GIT-20 (b): the next one plays, or opens a new round."""
        able = [seat for seat in self.playing if seat not in (self.latest, *self.passed)]
        if not able:
            able = [self.latest] if self.latest in self.playing else self.playing
            self.start_round()
        chosen = min(able, key=lambda seat: (seat - self.seat - 1) % self.players)  # GIT-05: clockwise
        for seat in self.out:
            if (seat - self.seat - 1) % self.players < (chosen - self.seat - 1) % self.players:
                self.clear_front(seat)  # the turn passes over it
        self.start_turn(chosen)

    def end_game(self, reason: str) -> None:
        """GIT-16 to GIT-19: everyone has a place now; then the next game of the series, or the end."""
        self.endings.append(reason)
        for seat in self.playing:
            better = [other for other in self.playing if self.left(other) < self.left(seat)]
            self.ranks[seat] = len(self.out) + 1 + (0 if reason == "first" else len(better))
            self.totals[seat] += self.left(seat) if self.players == 2 else 0
        for seat in self.seats if self.tournament else ():
            self.totals[seat] += self.contents["prizes"][self.ranks[seat] - 1]
        self.phase = "over"
        if self.game + 1 < self.games:
            self.opener = (self.opener + 1) % self.players  # GIT-18, GIT-19
            self.seat, self.phase = self.opener, "end"

    def scores(self) -> list[int]:
        """GIT-16 to GIT-19: more is better."""
        if self.players == 2:
            return [-total for total in self.totals]
        return list(self.totals) if self.tournament else [self.players - rank for rank in self.ranks]

    def position(self) -> dict[str, object]:
        """Everything on the table, under the names of the record; two copies of a face are alike."""
        same = ("turns", "actor", "game", "latest", "to_beat", "length", "value", "spent", "reserve")
        lists = ("tokens", "laid", "values", "ranks", "totals")
        table = {name: getattr(self, name) for name in ("phase", *same, *lists)}
        table |= {"picked": len(self.picked), "finished": len(self.out), "passed": sorted(self.passed)}
        table["first"] = self.picked[0] if self.phase == "points" else NOBODY
        table["sizes"] = [*map(len, self.hands), len(self.pile)]
        table["places"] = [int(place) for _, place in self.cards()]
        return table

    def cards(self) -> list[tuple[int, int]]:
        """Each card, by its face and where it lies."""
        places = [*range(Place.HAND, self.players), *range(Place.FRONT, Place.FRONT + self.players)]
        places += [Place.PILE, Place.PICKED, Place.DISCARD]
        lying = [*self.hands, *self.fronts, self.pile, self.picked, self.discarded]
        return sorted((face, place) for place, faces in zip(places, lying, strict=True) for face in faces)
