"""Battles in the naive engine of Groo: their totals, and which Buildings could be lost."""

from pioche.games.groo.operations import AMOUNT, OF, SIDE, Do, From, Of, OneSide, Side
from pioche.games.groo.state import TROOP, Mark, Place

from .naive_table import NaiveTable, Row


class NaiveBattle(NaiveTable):
    """What a battle comes to."""

    def value(self, troop: int) -> int:
        """The combat value that is printed on a Troop."""
        return int(self.contents["value"][troop - TROOP])

    def fighters(self, seat: int) -> list[int]:
        """The Troops of a town that were sent into the battle."""
        return [troop for troop in self.troops(seat) if troop in self.marked[Mark.FIGHTS]]

    def in_battle(self, seat: int, do: Do, side: OneSide) -> list[tuple[int, Row]]:
        """What cards give to this side; a Troop has to fight for it."""
        fighters = self.fighters(seat)
        return [
            (card, row)
            for card, row in self.lasting(seat, do)
            if row[SIDE] in (side, Side.BOTH) and (card < TROOP or card in fighters)
        ]

    def total(self, side: OneSide) -> int:
        """GRO-10, GRO-14: printed values, doubled first, and then whatever is added."""
        seat = self.turn if side == OneSide.ATTACK else self.defender
        fighters = self.fighters(seat)
        total, doubled = sum(map(self.value, fighters)), set[int]()
        for card, _ in self.in_battle(seat, Do.DOUBLE, side):
            others = [troop for troop in fighters if troop not in {card, *doubled}]
            if others:
                strongest = max(others, key=self.value)  # the first, if there are several
                self.met["equals are doubled"] += [*map(self.value, others)].count(self.value(strongest)) > 1
                doubled.add(strongest)
                total += self.value(strongest)
                self.met["a Troop is doubled"] += 1
        for card, row in self.in_battle(seat, Do.FIGHT, side):
            others = [troop for troop in fighters if troop != card]
            kin = [troop for troop in others if self.family(card) == self.family(troop) >= 0]
            times = {Of.TOWN: 1, Of.ITSELF: 1, Of.FAMILY: len(kin), Of.OTHERS: len(others)}[Of(row[OF])]
            total += row[AMOUNT] * times
            self.met[f"fight for {Of(row[OF]).name}"] += bool(times)
        total += self.boosts[side]
        self.met["a total would be below 0"] += total < 0
        return max(0, total)

    def loss(self) -> int:
        """GRO-14: attack less defence, if that is positive."""
        return max(0, self.total(OneSide.ATTACK) - self.total(OneSide.DEFENCE))

    def losable(self) -> list[int]:
        """The defender's Buildings that can be lost to war."""
        return [
            card for card in self.buildings(self.defender) if not self.is_safe(card, self.defender, From.WAR)
        ]

    def sums(self, buildings: list[int]) -> set[int]:
        """Every total of printed points that some of these Buildings have together."""
        sums = {0}
        for card in buildings:
            sums |= {one + self.contents["points"][card] for one in sums}
        return sums

    def largest_loss(self, most: int) -> int:
        """GRO-14: the largest total of Buildings that fits."""
        return max(one for one in self.sums(self.losable()) if one <= most)

    def next_losses(self, total: int) -> list[int]:
        """The Buildings after which the rest of that total can still be lost exactly."""
        losable = self.losable()
        return [
            card
            for card in losable
            if total - self.contents["points"][card] in self.sums([one for one in losable if one != card])
        ]

    def discard_fighters(self) -> None:
        """GRO-14: all Troops that fought are discarded."""
        for troop in list(self.marked[Mark.FIGHTS]):
            self.put(troop, Place.DISCARD)
