"""A second, deliberately naive engine of Goulet, from the rules page alone, for differential testing."""

from itertools import permutations

from pioche.games.goulet.actions import Action

GREY, PURPLE, CHANCE, OVER = 0, 1, -1, -2
FACES = (1, 2, 3, 4, 5, 6)
UNITS_OF = ([0, 1, 2], [3, 4, 5])  # GOU-02, GOU-03: by side, from position 1


def side_of(unit: int) -> int:
    """GOU-02: Units 0 to 2 are grey, 3 to 5 are purple."""
    return GREY if unit in UNITS_OF[GREY] else PURPLE


class NaiveGoulet:
    """One match of Goulet; `phase` says which question of the chain is being asked."""

    def __init__(
        self,
        arrange: bool = False,
        range_: str = "distance",
        attacks: str = "must",
        effects: str = "may",
        turn_limit: int = 500,
        hit_points: int = 10,
        most_hit_points: int = 12,
        dice: int = 5,
        rolls: int = 3,
    ) -> None:
        """range_: 'distance' or 'target' (GOU-11); attacks, effects: 'may' or 'must' (GOU-10, GOU-09);
        turn_limit: 0 = none (GOU-19)."""
        if range_ not in ("distance", "target") or {attacks, effects} - {"may", "must"}:
            raise ValueError("unknown option")
        self.range, self.attacks, self.effects = range_, attacks, effects
        self.turn_limit, self.most_hit_points = turn_limit, most_hit_points
        self.most_dice, self.most_rolls = dice, rolls
        self.hit_points = [hit_points] * 6  # GOU-04
        self.lines: list[list[int]] = [[], []] if arrange else [list(units) for units in UNITS_OF]  # GOU-03
        self.track: list[int] = []
        self.table: list[int] = []  # the faces of the dice that lie on the table
        self.lifted = self.rolls = self.turns = 0
        self.unit = -1  # the Unit being played, once the first turn has started
        self.phase = "arrange" if arrange else "tokens"  # then, turn by turn: air, keep, spend; at last: over

    @property
    def actor(self) -> int:
        """Whoever answers the present question: 0 grey, 1 purple, -1 chance, -2 nobody, the match is over."""
        if self.phase == "over":
            return OVER
        if self.phase in ("tokens", "air"):
            return CHANCE
        if self.phase == "arrange":
            return GREY if len(self.lines[GREY]) < 3 else PURPLE  # GOU-03: grey first
        return side_of(self.unit)  # GOU-06

    def legal(self) -> list[int]:
        """All action numbers that the actor may choose from, ascending."""
        actions: list[int] = []
        if self.phase == "arrange":
            side = self.actor
            actions = [Action.PLACE + unit for unit in UNITS_OF[side] if unit not in self.lines[side]]
        elif self.phase == "tokens":
            actions = [Action.TOKEN + unit for unit in range(6) if unit not in self.track]
        elif self.phase == "air":
            actions = [Action.DIE + face - 1 for face in FACES]
        elif self.phase == "keep":
            actions = [Action.LIFT + face - 1 for face in FACES if face in self.table]
            actions.append(Action.STOP if self.lifted == 0 else Action.ROLL)
        elif self.phase == "spend":
            actions = self.legal_attacks() + self.legal_effects()
            if self.may_end_turn():
                actions.append(Action.END_TURN)
        return sorted(int(action) for action in actions)

    def apply(self, action: int) -> None:
        """Carry out one legal action."""
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal here")
        if self.phase == "arrange":
            self.place(action - Action.PLACE)
        elif self.phase == "tokens":
            self.draw_token(action - Action.TOKEN)
        elif self.phase == "air":
            self.land_die(action - Action.DIE + 1)
        elif action in (Action.STOP, Action.ROLL):
            self.phase = "air" if action == Action.ROLL else "spend"
        elif self.phase == "keep":
            self.table.remove(action - Action.LIFT + 1)
            self.lifted += 1
        elif action in (Action.STEP_FORWARD, Action.STEP_BACK):
            self.step(-1 if action == Action.STEP_FORWARD else +1)
        elif action == Action.HEAL:
            self.table.remove(5)
            self.hit_points[self.unit] += 1  # GOU-15
        elif action == Action.END_TURN:
            self.end_turn()
        else:
            damage_index, reach_index = divmod(action - Action.ATTACK, 3)
            self.attack(damage_index + 1, reach_index + 1)

    def scores(self) -> list[int]:
        """GOU-18, GOU-19: one point for the side whose enemy has no Unit left, none for a draw."""
        if self.phase != "over":
            raise ValueError("the match is not over")
        return [int(not self.lines[PURPLE]), int(not self.lines[GREY])]

    def position(self) -> dict[str, object]:
        """Everything on the table, for comparison."""
        return {
            "hit_points": list(self.hit_points),
            "lines": [list(line) for line in self.lines],
            "track": list(self.track),
            "dice": [self.table.count(face) for face in FACES],
            "lifted": self.lifted,
            "rolls": self.rolls,
            "unit": self.unit if self.turns else None,
            "turns": self.turns,
            "actor": self.actor,
        }

    def place(self, unit: int) -> None:
        """GOU-03, option arrange: the Unit takes the next position of its side."""
        self.lines[side_of(unit)].append(unit)
        if len(self.lines[PURPLE]) == 3:
            self.phase = "tokens"

    def draw_token(self, unit: int) -> None:
        """GOU-05: the token goes to the right of those drawn so far; the sixth starts the first turn."""
        self.track.append(unit)
        if len(self.track) == 6:
            self.start_turn()

    def start_turn(self) -> None:
        """GOU-06, GOU-07: the leftmost Unit plays, with one die less while its side has more Units."""
        self.unit = self.track[0]
        self.turns += 1
        self.table = []
        self.lifted = self.most_dice - (len(self.own_line()) > len(self.enemy_line()))
        self.rolls = 0
        self.phase = "air" if self.lifted > 0 else "spend"

    def land_die(self, face: int) -> None:
        """GOU-08: one die comes to rest; the last one completes the roll, the last roll leaves no choice."""
        self.table.append(face)
        self.lifted -= 1
        if self.lifted == 0:
            self.rolls += 1
            self.phase = "keep" if self.rolls < self.most_rolls else "spend"

    def own_line(self) -> list[int]:
        """The line in which the played Unit stands."""
        return self.lines[side_of(self.unit)]

    def enemy_line(self) -> list[int]:
        """The line that the played Unit faces."""
        return self.lines[1 - side_of(self.unit)]

    def own_position(self) -> int:
        """The position of the played Unit, counted from 1."""
        return self.own_line().index(self.unit) + 1

    def targets_at(self, reach: int) -> list[int]:
        """GOU-11: the enemy Unit, if any, at exactly this range from where the played Unit stands now."""
        nearest = self.own_position() if self.range == "distance" else 1
        return [enemy for index, enemy in enumerate(self.enemy_line()) if nearest + index == reach]

    def legal_attacks(self) -> list[int]:
        """GOU-10: every pair of dice, in either role, that reaches an enemy now."""
        dice = [face for face in self.table if face <= 3]
        pairs = {(damage, reach) for damage, reach in permutations(dice, 2) if self.targets_at(reach)}
        return [Action.ATTACK + 3 * (damage - 1) + (reach - 1) for damage, reach in pairs]

    def legal_effects(self) -> list[int]:
        """GOU-14, GOU-15: the steps and the healing that the 4s and 5s on the table permit now."""
        actions: list[int] = []
        if 4 in self.table and self.own_position() > 1:
            actions.append(Action.STEP_FORWARD)
        if 4 in self.table and self.own_position() < len(self.own_line()):
            actions.append(Action.STEP_BACK)
        below_most = self.hit_points[self.unit] < self.most_hit_points
        if 5 in self.table and self.own_position() > 1 and below_most:
            actions.append(Action.HEAL)
        return actions

    def may_end_turn(self) -> bool:
        """GOU-09, GOU-10: not while something that must be used can be used."""
        if self.attacks == "must" and self.legal_attacks():
            return False
        return not (self.effects == "must" and self.legal_effects())

    def attack(self, damage: int, reach: int) -> None:
        """GOU-10, GOU-12, GOU-13, GOU-18: spend the pair, hurt the target, clear away the fallen."""
        [target] = self.targets_at(reach)
        self.table.remove(damage)
        self.table.remove(reach)
        self.hit_points[target] = max(0, self.hit_points[target] - damage)
        if self.hit_points[target] == 0:
            self.enemy_line().remove(target)
            self.track.remove(target)
        if not self.enemy_line():
            self.phase = "over"

    def step(self, direction: int) -> None:
        """GOU-14: spend a 4 and change places with the allied Unit next to the played one."""
        self.table.remove(4)
        line, here = self.own_line(), self.own_position() - 1
        line[here], line[here + direction] = line[here + direction], line[here]

    def end_turn(self) -> None:
        """GOU-16, GOU-17, GOU-19: move the token, then start the next turn unless the limit is reached."""
        sixes = self.table.count(6)
        self.track.remove(self.unit)
        tokens_to_its_right = sixes - 1 if sixes >= 2 else 0
        self.track.insert(max(0, len(self.track) - tokens_to_its_right), self.unit)
        if self.turn_limit and self.turns == self.turn_limit:
            self.phase = "over"
        else:
            self.start_turn()
