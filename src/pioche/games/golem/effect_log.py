"""What came of an effect, in sentences: the rules carry it out again, operation by operation, on a copy."""

from pioche.core.rule import OVER
from pioche.core.words import Say, Words

from .box import Box
from .looking_ahead import begin, copy_of, is_striking, sums_of
from .names import seat_name, the_part, the_tile, tile_name
from .operations import AMOUNT, AT, DO, LASTS, WHEN, WITH, Do
from .rules.combat import strikes
from .rules.effects import holds, operation
from .rules.other_operations import is_concerned
from .rules.running import go_on_with_effect, has_something_to_work_on, is_finished
from .rules.tiles import fights, potential, tokens_on, works
from .rules.turns import end_effect
from .rules.windows import go_on_with_windows
from .state import TILES, Hit, Number, Phase, State
from .texts import tell_lasting


def tell_effects(box: Box, before: State, action: int, words: Words) -> list[str]:
    """What followed from an action that is about an effect, until somebody has to choose again."""
    state, lines, waits = copy_of(before), [], False
    begin(box, state, action)
    is_new = False  # a strike that nobody has heard of yet
    while not waits and state.actor != OVER and state.phase in (Phase.EFFECT, Phase.ANSWER):
        if state.phase == Phase.ANSWER:
            waits = go_on_with_windows(box, state)
            if waits and is_new and operation(box, state, DO) == Do.STRIKE:
                lines.append(_tell_aim(box, state, words))
        elif is_finished(box, state):
            end_effect(box, state)
        else:
            earlier = copy_of(state)
            waits = go_on_with_effect(box, state)
            is_new = state.phase == Phase.ANSWER
            if state.step[earlier.depth] > earlier.step[earlier.depth]:
                earlier.enemy[earlier.depth] = state.enemy[earlier.depth]  # perhaps the only one there is
                lines += _tell_step(box, earlier, state, words)
    return lines


def _tell_step(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    """What an operation has done; nothing where its condition did not hold."""
    do = operation(box, earlier, DO)
    if not holds(box, earlier, operation(box, earlier, WHEN)):
        return []
    if do == Do.STRIKE:
        lines = [_tell_strike(box, earlier, later, words)]
    elif not has_something_to_work_on(box, earlier, do):
        lines = [words("The effect finds nothing to work on.")]
    elif do == Do.ENERGY:
        lines = _tell_energy(box, earlier, later, words)
    elif do in (Do.ATTACK, Do.DEFENCE):
        lines = _tell_tokens(box, earlier, later, words)
    elif do in (Do.REPAIR, Do.BREAK):
        lines = _tell_tiles(earlier, later, words)
    else:
        lines = _tell_rest(box, earlier, later, words)
    for seat in range(box.players):
        if fights(earlier, seat) and not fights(later, seat):
            lines.append(words("The Mecha of {player} is destroyed!", player=seat_name(seat)))
    return lines


# --- Strikes ------------------------------------------------------------------


def _tell_aim(box: Box, state: State, words: Words) -> str:
    """A strike as it is declared, before it is answered."""
    return words(
        "{player} aims at {target} of {enemy} with {striker}: {strength} against {resistance}.",
        **_details(box, state),
    )


def _tell_strike(box: Box, earlier: State, later: State, words: Words) -> str:
    player = seat_name(int(earlier.user[earlier.depth]))
    if not is_striking(box, earlier) or not strikes(box, earlier):
        return words("The attack of {player} fails: what it needs is out of order.", player=player)
    details = _details(box, earlier)
    if later.hit[earlier.depth] == Hit.YES:
        return words(
            "{player} strikes {target} of {enemy} with {striker}: {strength} against {resistance}, out of "
            "order.",
            **details,
        )
    return words(
        "{player} strikes {target} of {enemy} with {striker}: {strength} against {resistance}, it fails.",
        **details,
    )


def _details(box: Box, state: State) -> dict[str, object]:
    depth = state.depth
    strength, resistance = sums_of(box, state)
    return {
        "player": seat_name(int(state.user[depth])),
        "enemy": seat_name(int(state.enemy[depth])),
        "striker": the_part(operation(box, state, WITH), int(state.striker[depth])),
        "target": the_part(operation(box, state, AT), int(state.target[depth])),
        "strength": strength,
        "resistance": resistance,
    }


# --- Everything else ------------------------------------------------------------


def _tell_energy(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    lines = []
    for seat in range(box.players):
        if is_concerned(box, earlier, seat):
            now, then = int(earlier.energy[seat]), int(later.energy[seat])
            details = {"player": seat_name(seat), "now": now, "then": then}
            if now == then:
                lines.append(words("{player}: energy stays at {now}.", **details))
            else:
                lines.append(words("{player}: energy {now} → {then}.", **details))
    return lines


def _tell_tokens(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    """The numbers that have changed; where opposite tokens were taken away instead, nothing new lasts."""
    is_attack = operation(box, earlier, DO) == Do.ATTACK
    number = Number.ATTACK if is_attack else Number.DEFENCE
    lasting = operation(box, earlier, LASTS)
    lines = []
    for seat in range(box.players):
        laid: list[str] = []
        taken: list[str] = []
        for tile in range(TILES):
            if tokens_on(earlier, seat, tile, number) == tokens_on(later, seat, tile, number):
                continue
            now, then = (int(potential(box, one, seat, tile, number)) for one in (earlier, later))
            told = words("{tile} {now} → {then}", tile=tile_name(tile), now=now, then=then)
            at = (seat, tile, number, lasting)
            (laid if earlier.tokens[at] != later.tokens[at] else taken).append(told)
        notes = ((laid, tell_lasting(lasting)), (taken, Say("opposite tokens go back")))
        for tiles, note in notes:
            details = {"player": seat_name(seat), "tiles": ", ".join(tiles), "note": note}
            if tiles and is_attack:
                lines.append(words("{player}: attack {tiles} ({note}).", **details))
            elif tiles:
                lines.append(words("{player}: defence {tiles} ({note}).", **details))
    return lines or [words("Nothing changes: no such token is left.")]


def _tell_tiles(earlier: State, later: State, words: Words) -> list[str]:
    """Tiles of the user that work again, or no longer."""
    seat = int(earlier.user[earlier.depth])
    lines = []
    for tile in range(TILES):
        details = {"player": seat_name(seat), "tile": the_tile(tile)}
        if works(later, seat, tile) and not works(earlier, seat, tile):
            lines.append(words("{player} repairs {tile}.", **details))
        elif works(earlier, seat, tile) and not works(later, seat, tile):
            lines.append(words("{player} puts {tile} out of order.", **details))
    return lines


def _tell_rest(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    """Shields, boosts and hands; a card that is taken or lost is told when chance has picked it."""
    do, amount, depth = operation(box, earlier, DO), operation(box, earlier, AMOUNT), earlier.depth
    player = seat_name(int(earlier.user[depth]))
    if do == Do.SHIELD and later.shield > earlier.shield:
        return [
            words("{player} is shielded: {amount} more defence against it.", player=player, amount=amount)
        ]
    if do == Do.BOOST and later.boost > earlier.boost:
        return [words("Strikes of {player} count {amount} more in this turn.", player=player, amount=amount)]
    if do == Do.SWAP and later.hands[earlier.user[depth]] != earlier.hands[earlier.user[depth]]:
        other = seat_name(int(earlier.enemy[depth]))
        return [words("{player} and {other} exchange their hands.", player=player, other=other)]
    return []
