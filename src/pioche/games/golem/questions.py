"""What is asked at the table of GOLEM, by phase; and at last how the match has ended."""

import numpy as np

from pioche.core.rule import CHANCE, OVER
from pioche.core.words import Say, Words, signed

from .box import Box
from .looking_ahead import declared_sums
from .names import seat_name, seat_names, the_part
from .operations import AMOUNT, AT, DO, Do
from .pieces import effect_name
from .rules import score
from .rules.effects import operation, read, whose_tile
from .rules.hands import cards_due, hand_size, next_to_be_dealt
from .rules.tiles import count_working, team
from .rules.windows import can_use_any
from .sentences import next_to_get
from .state import GAIN_ENERGY, Ask, Phase, State
from .texts import tell_part


def prompt(box: Box, state: State, words: Words) -> str:
    """What the actor is asked."""
    if state.actor == OVER:
        return result(box, state, words)
    if state.actor == CHANCE:
        return _ask_chance(box, state, words)
    player = seat_name(int(state.actor))
    if state.phase == Phase.TURN:
        return _ask_for_an_action(box, state, player, words)
    if state.phase == Phase.DISCARD:
        effect = effect_name(int(state.effect[0]))
        return words("{player}: which card do you discard for {effect}?", player=player, effect=effect)
    if state.phase == Phase.ANSWER:
        return _ask_for_an_answer(box, state, player, words)
    if state.phase == Phase.REPAIR:
        number = int(state.rounds) + 1
        return words("{player}: which tile do you repair before round {round}?", player=player, round=number)
    return _ask_for_a_choice(box, state, player, words)


def _ask_chance(box: Box, state: State, words: Words) -> str:
    if state.phase == Phase.PILOTS:
        return words("Which Pilot does {player} get?", player=seat_name(next_to_get(box, state)))
    if state.phase == Phase.MECHAS:
        return words("Which Mecha does {player} get?", player=seat_name(next_to_get(box, state)))
    if state.phase == Phase.DEAL:
        seat = int(next_to_be_dealt(box, state))
        return words(
            "Which card is dealt to {player}? ({number} of {cards})",
            player=seat_name(seat),
            number=int(hand_size(state, seat)) + 1,
            cards=int(cards_due(box, state, seat)),
        )
    if state.phase == Phase.DROP:
        return words("Which card does the virtual player drop?")
    if operation(box, state, DO) == Do.TAKE:
        user = int(state.user[state.depth])
        return words("Which card does {player} take from the pile?", player=seat_name(user))
    enemy = int(state.enemy[state.depth])
    return words("Which card does {player} lose?", player=seat_name(enemy))


def _ask_for_an_action(box: Box, state: State, player: Say, words: Words) -> str:
    if state.has_acted:
        return words("{player}: use an ability, or end the turn?", player=player)
    if can_use_any(box, state, int(state.actor)):
        return words("{player}: play or discard a card, or use an ability first.", player=player)
    return words("{player}: play or discard a card.", player=player)


# --- Answers ------------------------------------------------------------------


def _ask_for_an_answer(box: Box, state: State, player: Say, words: Words) -> str:
    """With both sides of a strike; who is not attacked is told who is."""
    effect, other = int(state.effect[0]), seat_name(int(state.user[0]))
    if effect == GAIN_ENERGY:
        return words(
            "{player}: {other} gains 1 energy. Do you use an ability first?", player=player, other=other
        )
    details: dict[str, object] = {"player": player, "other": other, "effect": effect_name(effect)}
    sums = declared_sums(box, state)
    if sums is None:
        return words("{player}: {other} uses {effect}. Do you use an ability first?", **details)
    details |= {"strength": sums[0], "resistance": sums[1], "target": declared_target(box, state)}
    if state.enemy[0] == state.actor:
        return words(
            "{player}: do you answer {effect} ({strength} against {resistance} at {target})?", **details
        )
    return words(
        "{player}: do you answer {effect} ({strength} against {resistance} at {target} of {enemy})?",
        enemy=seat_name(int(state.enemy[0])),
        **details,
    )


def declared_target(box: Box, state: State) -> Say:
    """What the declared strike is aimed at."""
    parts = read(box, int(state.effect[0]), int(state.step[0]), AT)
    return the_part(parts, int(state.target[0]))


# --- Choices of an effect -----------------------------------------------------------


def _ask_for_a_choice(box: Box, state: State, player: Say, words: Words) -> str:
    depth = int(state.depth)
    details = {"player": player, "effect": effect_name(int(state.effect[depth]))}
    if state.asks == Ask.ENEMY:
        return words("{player}: {effect}: which enemy?", **details)
    enemy = seat_name(int(state.enemy[depth]))
    if state.step[depth] > 0 and operation(box, state, DO) == Do.STRIKE:
        return _ask_for_the_next_strike(box, state, enemy, details, words)
    if state.asks == Ask.STRIKER:
        return words("{player}: {effect}: which tile strikes {enemy}?", enemy=enemy, **details)
    if state.asks == Ask.TARGET:
        return words("{player}: {effect}: which tile of {enemy} do you strike?", enemy=enemy, **details)
    return _ask_for_a_tile(box, state, details, words)


def _ask_for_the_next_strike(
    box: Box, state: State, enemy: Say, details: dict[str, Say], words: Words
) -> str:
    """After the first one it is told again what this one is aimed at."""
    target = tell_part(operation(box, state, AT))
    if state.asks == Ask.STRIKER:
        return words(
            "{player}: {effect}, next strike, at {target}: which tile strikes {enemy}?",
            target=target,
            enemy=enemy,
            **details,
        )
    return words(
        "{player}: {effect}, next strike: which tile of {enemy} do you strike?", enemy=enemy, **details
    )


def _ask_for_a_tile(box: Box, state: State, details: dict[str, Say], words: Words) -> str:
    do, owner = operation(box, state, DO), int(whose_tile(box, state))
    if do == Do.REPAIR:
        return words("{player}: {effect}: which tile do you repair?", **details)
    if do == Do.BREAK:
        return words("{player}: {effect}: which tile do you put out of order?", **details)
    amount = signed(operation(box, state, AMOUNT))
    if do == Do.ATTACK:
        return words(
            "{player}: {effect}: {amount} attack on which tile of {owner}?",
            amount=amount,
            owner=seat_name(owner),
            **details,
        )
    return words(
        "{player}: {effect}: {amount} defence on which tile of {owner}?",
        amount=amount,
        owner=seat_name(owner),
        **details,
    )


# --- The end ------------------------------------------------------------------


def result(box: Box, state: State, words: Words) -> str:
    """How the match ended: the working tiles of all, and who has won."""
    scores = np.zeros(box.players, np.int32)
    score(box, state, scores)
    best = [seat for seat in range(box.players) if scores[seat] == scores.max()]
    tiles = [
        words("{player} ({number})", player=seat_name(seat), number=int(count_working(state, seat)))
        for seat in range(box.players)
    ]
    told = words("Working tiles: {tiles}.", tiles=", ".join(tiles))
    if len(best) == 1:
        won = words("{player} has won!", player=seat_name(best[0]))
    elif len({team(box, seat) for seat in best}) == 1:
        won = words("{players} have won together!", players=seat_names(best, words))
    else:
        won = words("{players} share the win.", players=seat_names(best, words))
    return f"{told} {won}"
