"""A second, deliberately naive engine of Laaancez!, from the rules page alone, for differential testing."""

from typing import Any

from pioche.games.laaancez.actions import Action

CHANCE, OVER = -1, -2
FACES = (1, 2, 3, 4, 5, 6)
ROW_LENGTHS = (5, 5, 3, 3, 1)  # LAA-01, LAA-10: from the row farthest from the candle
LAST_ROW = 4
ANY_OBJECT = -1  # in the table of the die, and as a choice: a tick instead of an object
NOT_CHOSEN = -2
NO_CELL = -1
NO_PLACE = -1
CANDLE = 0

Thing = dict[str, int]  # an object that was copied into a cell: its kind, its hearts left, its Damage
Row = list[Thing | None]


def place_of(cell: int) -> tuple[int, int]:
    """The row of a cell and its place in it, both from 0."""
    row = 0
    while cell >= ROW_LENGTHS[row]:
        cell -= ROW_LENGTHS[row]
        row += 1
    return row, cell


def is_standing(thing: Thing | None) -> bool:
    """Whether there is an object at all, and one that is not destroyed."""
    return thing is not None and thing["hearts"] > 0


class NaiveLaaancez:
    """One match of Laaancez!; `phase` is 'roll', 'recruit', 'combat' or 'over'."""

    def __init__(
        self,
        hit_points: list[int],
        damage: list[int],
        most_damage: list[int],
        shields: list[int],
        choices: list[list[int]],
        tick: str = "choice",
    ) -> None:
        """One number an object, the candle first; two choices a face; tick: 'choice' or 'listed' (LAA-03)."""
        if tick not in ("choice", "listed"):
            raise ValueError("unknown option")
        self.hit_points, self.damage, self.most_damage = hit_points, damage, most_damage
        self.shields, self.choices, self.tick = shields, choices, tick
        self.zones: list[list[Row]] = [[[None] * length for length in ROW_LENGTHS] for _ in range(2)]
        for zone in self.zones:
            zone[LAST_ROW][0] = self.copy_of(CANDLE)  # LAA-05
        self.phase = "roll"
        self.rolls = self.die = 0
        self.chosen: list[int] = []  # at this roll: what and where of seat 0, then of seat 1
        self.row = [0, 0]  # that fights, of each seat
        self.turn = 0  # LAA-10: seat 0 begins
        self.attacker = NO_PLACE  # the place that attacks, until its target is named
        self.winner = -1

    @property
    def actor(self) -> int:
        """Whoever decides: a seat, -1 chance, -2 nobody, the match is over."""
        if self.phase == "roll":
            return CHANCE
        if self.phase == "recruit":
            return len(self.chosen) // 2  # LAA-06: both choose; the record has seat 0 first
        return self.turn if self.phase == "combat" else OVER

    def legal(self) -> list[int]:
        """All action numbers that the actor may choose from, ascending."""
        actions: list[int] = []
        if self.phase == "roll":
            actions = [Action.DIE + face - 1 for face in FACES]
        elif self.phase == "recruit":
            actions = self.legal_wheres() if len(self.chosen) % 2 else self.legal_whats()
        elif self.phase == "combat":
            actions = self.legal_attacks()
        return sorted({int(action) for action in actions})

    def apply(self, action: int) -> None:
        """Carry out one legal action."""
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal here")
        if self.phase == "roll":
            self.die = action - Action.DIE + 1
            self.rolls += 1
            self.phase = "recruit"
        elif self.phase == "recruit":
            self.chosen.append(action)
            if len(self.chosen) == 4:
                self.end_roll()
        elif self.attacker == NO_PLACE:
            self.attacker = action - Action.SEND
        else:
            self.attack(action - Action.AIM)

    def scores(self) -> list[int]:
        """LAA-16: one point for whoever destroyed the other's candle."""
        if self.phase != "over":
            raise ValueError("the match is not over")
        return [int(self.winner == seat) for seat in range(2)]

    def position(self) -> dict[str, Any]:
        """Everything on the table, with the names and numbers of the record, for comparison."""
        zones = [[thing for row in zone for thing in row] for zone in self.zones]
        return {
            "rolls": self.rolls,
            "actor": self.actor,
            "phase": "combat" if self.phase == "over" else self.phase,
            "die": self.die,
            "winner": self.winner,
            "attacker": self.attacker,
            "choices": [self.what(seat) for seat in range(2)],
            "cells": [self.where(seat) for seat in range(2)],
            "filled": [self.filled(seat) for seat in range(2)],
            "row": list(self.row),
            "objects": [[thing["kind"] if thing else -1 for thing in zone] for zone in zones],
            "hearts": [[thing["hearts"] if thing else 0 for thing in zone] for zone in zones],
            "damage": [[thing["damage"] if thing else 0 for thing in zone] for zone in zones],
        }

    # --- Recruiting -----------------------------------------------------------

    def copy_of(self, kind: int) -> Thing:
        """LAA-02: an object as it is copied from the sheet."""
        return {"kind": kind, "hearts": self.hit_points[kind], "damage": self.damage[kind]}

    def cells(self, seat: int) -> list[Thing | None]:
        """The sixteen cells before the candle, row by row."""
        return [thing for row in self.zones[seat][:LAST_ROW] for thing in row]

    def filled(self, seat: int) -> int:
        """How many of the sixteen cells hold an object."""
        return sum(thing is not None for thing in self.cells(seat))

    def what(self, seat: int) -> int:
        """The object that this seat has chosen at this roll, or ANY_OBJECT for a tick, or NOT_CHOSEN."""
        if len(self.chosen) <= 2 * seat:
            return NOT_CHOSEN
        action = self.chosen[2 * seat]
        return ANY_OBJECT if action == Action.TICK else action - Action.COPY + 1

    def where(self, seat: int) -> int:
        """The cell that this seat has chosen at this roll, or NO_CELL."""
        if len(self.chosen) <= 2 * seat + 1:
            return NO_CELL
        first = Action.BOX if self.what(seat) == ANY_OBJECT else Action.PLACE
        return self.chosen[2 * seat + 1] - first

    def legal_whats(self) -> list[int]:
        """LAA-07: each object that the result offers, if a cell is free; a tick, if a box can be ticked."""
        objects = [kind for kind in self.choices[self.die - 1] if kind != ANY_OBJECT]
        copies = [Action.COPY + kind - 1 for kind in objects if self.free_cells(self.actor)]
        return [*copies, Action.TICK] if self.tickable_cells(self.actor) else copies

    def legal_wheres(self) -> list[int]:
        """LAA-07: each cell that what was chosen can go into, or whose object can be ticked."""
        if self.what(self.actor) == ANY_OBJECT:
            return [Action.BOX + cell for cell in self.tickable_cells(self.actor)]
        return [Action.PLACE + cell for cell in self.free_cells(self.actor)]

    def free_cells(self, seat: int) -> list[int]:
        """LAA-05, LAA-07: the cells that an object can be copied into."""
        return [cell for cell, thing in enumerate(self.cells(seat)) if thing is None]

    def tickable_cells(self, seat: int) -> list[int]:
        """LAA-03, LAA-07: the cells whose objects may have one more box ticked at this result."""
        offered = self.choices[self.die - 1]
        cells = []
        for cell, thing in enumerate(self.cells(seat)):
            if thing is None or thing["damage"] >= self.most_damage[thing["kind"]]:
                continue
            listed = self.tick == "listed" and thing["kind"] in offered
            if ANY_OBJECT in offered or listed:
                cells.append(cell)
        return cells

    def end_roll(self) -> None:
        """LAA-06, LAA-09: carry both choices out; a full zone ends recruiting, else the next roll follows."""
        for seat in range(2):
            row, place = place_of(self.where(seat))
            thing = self.zones[seat][row][place]
            if self.what(seat) == ANY_OBJECT:
                assert thing is not None
                thing["damage"] += 1
            else:
                assert thing is None
                self.zones[seat][row][place] = self.copy_of(self.what(seat))
        self.chosen = []
        self.die = 0
        if 16 in (self.filled(0), self.filled(1)):
            self.phase = "combat"
            self.fold(0)
            self.fold(1)
        else:
            self.phase = "roll"

    # --- Combat ---------------------------------------------------------------

    def current_row(self, seat: int) -> Row:
        """The row of this seat that fights."""
        return self.zones[seat][self.row[seat]]

    def attackers(self, seat: int) -> list[int]:
        """LAA-11, LAA-12: the places of the current row whose objects can be sent."""
        row = self.current_row(seat)
        return [place for place, thing in enumerate(row) if thing and is_standing(thing) and thing["damage"]]

    def targets(self, seat: int) -> list[int]:
        """LAA-11, LAA-13: the places of this seat's current row that can be aimed at."""
        row = self.current_row(seat)
        standing = [place for place, thing in enumerate(row) if is_standing(thing)]
        shields = [place for place in standing if self.is_shield(row[place])]
        protected = {place + side for place in shields for side in (-1, +1)} - set(shields)
        return [place for place in standing if place not in protected]

    def is_shield(self, thing: Thing | None) -> bool:
        """LAA-04: whether this object protects its neighbours while it stands."""
        return thing is not None and self.shields[thing["kind"]] == 1

    def legal_attacks(self) -> list[int]:
        """LAA-11: first each object that can be sent, then each that can be aimed at."""
        if self.attacker == NO_PLACE:
            return [Action.SEND + place for place in self.attackers(self.turn)]
        return [Action.AIM + place for place in self.targets(1 - self.turn)]

    def attack(self, target: int) -> None:
        """LAA-11, LAA-14, LAA-16: hurt the target; a dead candle ends the match, else the other one plays."""
        enemy = 1 - self.turn
        sent, hit = self.current_row(self.turn)[self.attacker], self.current_row(enemy)[target]
        assert sent is not None
        assert hit is not None
        self.attacker = NO_PLACE
        hit["hearts"] = max(0, hit["hearts"] - sent["damage"])
        if hit["kind"] == CANDLE and hit["hearts"] == 0:
            self.winner = self.turn
            self.phase = "over"
            return
        self.fold(enemy)
        self.turn = enemy

    def fold(self, seat: int) -> None:
        """LAA-14, LAA-15: the next row comes up for each that has no attacker left."""
        while not self.attackers(seat):
            self.row[seat] += 1
