"""Goulet in sentences: the names of things and actions, what an action would do, what has happened."""

from pioche.core.rule import OVER
from pioche.core.words import Say, Words

from .actions import Action
from .box import Box
from .rules.resolving import can_heal, target_of
from .state import FACES, NOBODY, Phase, State, Unit, position_of, side_of

SIDES = (Say("Grey"), Say("Purple"))

UNITS = {
    Unit.WIZARD: Say("Wizard"),
    Unit.KNIGHT: Say("Knight"),
    Unit.ARCHER: Say("Archer"),
    Unit.SKELETON: Say("Skeleton"),
    Unit.SORCERER: Say("Sorcerer"),
    Unit.DRAGON: Say("Dragon"),
}
# With the article, since other languages need another one for each.
THE_UNITS = {
    Unit.WIZARD: Say("the Wizard"),
    Unit.KNIGHT: Say("the Knight"),
    Unit.ARCHER: Say("the Archer"),
    Unit.SKELETON: Say("the Skeleton"),
    Unit.SORCERER: Say("the Sorcerer"),
    Unit.DRAGON: Say("the Dragon"),
}


def seat_name(seat: int) -> Say:
    """The side that the seat plays."""
    return SIDES[seat]


def the(unit: int) -> Say:
    """The Unit with its article."""
    return THE_UNITS[Unit(unit)]


def capital(sentence: str) -> str:
    """The sentence with a capital letter."""
    return sentence[0].upper() + sentence[1:]


def pair_of(action: int) -> tuple[int, int]:
    """Damage and range of an attack."""
    pair = action - Action.ATTACK
    return pair // 3 + 1, pair % 3 + 1


def format_dice(state: State) -> str:
    """The faces on the table, ascending."""
    return " ".join(str(face) for face in range(1, FACES + 1) for _ in range(state.dice[face]))


def name(action: int) -> Say:
    """The fixed name of an action."""
    if action < Action.DIE:
        return Say("token {unit}", unit=UNITS[Unit(action - Action.TOKEN)])
    if action < Action.PLACE:
        return Say("die {face}", face=action - Action.DIE + 1)
    if action < Action.STOP:
        return Say("place {unit}", unit=UNITS[Unit(action - Action.PLACE)])
    if Action.LIFT <= action < Action.ROLL:
        return Say("lift {face}", face=action - Action.LIFT + 1)
    if Action.ATTACK <= action < Action.STEP_FORWARD:
        damage, reach = pair_of(action)
        return Say("attack {damage} at range {reach}", damage=damage, reach=reach)
    return {
        Action.STOP: Say("stop"),
        Action.ROLL: Say("roll"),
        Action.STEP_FORWARD: Say("step forward"),
        Action.STEP_BACK: Say("step back"),
        Action.HEAL: Say("heal"),
        Action.END_TURN: Say("end turn"),
    }[Action(action)]


def sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What the action would do here."""
    if action < Action.DIE:
        return words("The token of {unit} comes next", unit=the(action - Action.TOKEN))
    if action < Action.PLACE:
        return words("A die shows {face}", face=action - Action.DIE + 1)
    if action < Action.STOP:
        unit = action - Action.PLACE
        position = state.standing[side_of(unit)] + 1
        return words("Put {unit} in position {position}", unit=the(unit), position=position)
    if action == Action.STOP:
        return words("Keep all the dice")
    if action < Action.ROLL:
        return words("Take up a {face}, to roll it again", face=action - Action.LIFT + 1)
    if action == Action.ROLL:
        if state.lifted == 0:
            return words("Roll the dice taken up")
        return words.count("Roll the die taken up", "Roll the {number} dice taken up", int(state.lifted))
    if action < Action.STEP_FORWARD:
        return _attack_sentence(box, state, action, words)
    if action == Action.HEAL:
        if not can_heal(box, state):
            return words("Heal one Hit Point (a 5)")
        now = int(state.hit_points[state.unit])
        return words("Heal one Hit Point: {now} → {then} (a 5)", now=now, then=now + 1)
    if action == Action.END_TURN:
        return words("End the turn")
    return _step_sentence(state, action, words)


def _attack_sentence(box: Box, state: State, action: int, words: Words) -> str:
    damage, reach = pair_of(action)
    target = target_of(box, state, reach) if state.unit != NOBODY else NOBODY
    if target == NOBODY:
        return words("Attack for {damage} at range {reach}", damage=damage, reach=reach)
    now = int(state.hit_points[target])
    return words(
        "Attack {unit} for {damage} at range {reach}: {now} → {then}",
        unit=the(target),
        damage=damage,
        reach=reach,
        now=now,
        then=max(0, now - damage),
    )


def _step_sentence(state: State, action: int, words: Words) -> str:
    by = -1 if action == Action.STEP_FORWARD else 1
    side, to = side_of(state.unit), position_of(state, state.unit) + by
    if state.unit == NOBODY or not 0 <= to < state.standing[side]:
        return words("Step forward (a 4)") if by < 0 else words("Step back (a 4)")
    ally, position = the(state.line[side, to]), to + 1
    if by < 0:
        return words(
            "Step forward to position {position}, changing places with {unit} (a 4)",
            position=position,
            unit=ally,
        )
    return words(
        "Step back to position {position}, changing places with {unit} (a 4)", position=position, unit=ally
    )


def log(box: Box, before: State, action: int, after: State, words: Words) -> str:
    """What has happened; the outcomes of one roll, or of the shuffle, are told together."""
    lines = [_log_action(box, before, action, after, words)]
    if after.actor == OVER:
        lines.append(result(after, words))
    elif after.turns != before.turns:
        unit, side = the(after.unit), SIDES[side_of(after.unit)]
        lines.append(words("— Turn {turn}: {unit} ({side})", turn=int(after.turns), unit=unit, side=side))
    return "\n".join(line for line in lines if line)


def _log_action(box: Box, before: State, action: int, after: State, words: Words) -> str:
    if action < Action.DIE:
        if after.turns == 0:
            return ""
        track = ", ".join(words.say(UNITS[Unit(unit)]) for unit in after.track)
        return words("The Initiative track: {track}.", track=track)
    if action < Action.PLACE:
        if after.phase == Phase.ROLL:
            return ""
        return words(
            "Roll {roll} of {rolls}: {dice}",
            roll=int(after.rolls),
            rolls=int(box.rolls),
            dice=format_dice(after),
        )
    if action < Action.STOP:
        unit = action - Action.PLACE
        position = position_of(after, unit) + 1
        return capital(words("{unit} takes position {position}.", unit=the(unit), position=position))
    if action < Action.ATTACK:
        return _log_keep(before, action, words)
    if action < Action.STEP_FORWARD:
        return _log_attack(box, before, action, after, words)
    if action == Action.HEAL:
        now = int(after.hit_points[before.unit])
        told = words.count(
            "{unit} heals: {number} Hit Point.",
            "{unit} heals: {number} Hit Points.",
            now,
            unit=the(before.unit),
        )
        return capital(told)
    if action == Action.END_TURN:
        return _log_token(before, after, words)
    position = position_of(after, before.unit) + 1
    ally = the(before.line[side_of(before.unit), position - 1])
    told = words(
        "{unit} moves to position {position}, {ally} makes room.",
        unit=the(before.unit),
        position=position,
        ally=ally,
    )
    return capital(told)


def _log_keep(before: State, action: int, words: Words) -> str:
    """Lifting is told when the dice are thrown."""
    if action == Action.STOP:
        return words("All dice are kept: {dice}", dice=format_dice(before))
    if action == Action.ROLL:
        kept = format_dice(before)
        return (
            words("Keeps {dice} and rolls the rest.", dice=kept) if kept else words("Rolls all dice again.")
        )
    return ""


def _log_attack(box: Box, before: State, action: int, after: State, words: Words) -> str:
    """What was really lost: damage beyond the last Hit Point does nothing (GOU-12)."""
    target = target_of(box, before, pair_of(action)[1])
    left = int(after.hit_points[target])
    told = words.count(
        "{unit} attacks {target}: −{lost}, {number} Hit Point left.",
        "{unit} attacks {target}: −{lost}, {number} Hit Points left.",
        left,
        unit=the(before.unit),
        target=the(target),
        lost=int(before.hit_points[target]) - left,
    )
    if left == 0:
        told += " " + capital(words("{unit} falls!", unit=the(target)))
    return capital(told)


def _log_token(before: State, after: State, words: Words) -> str:
    """Where the token went is told only where sixes made a difference."""
    if before.dice[6] < 2:
        return ""
    place = [int(unit) for unit in after.track].index(int(before.unit)) + 1
    return words(
        "{number} sixes: the token of {unit} goes to place {place} of {tokens}, from the left.",
        number=int(before.dice[6]),
        unit=the(before.unit),
        place=place,
        tokens=int(after.tokens),
    )


def result(state: State, words: Words) -> str:
    """How the match ended."""
    if state.winner == NOBODY:
        return words("The turn limit is reached: a draw.")
    return words("{side} has won!", side=SIDES[state.winner])
