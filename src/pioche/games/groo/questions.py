"""What is asked at the table of Groo, by phase; and at last how the match has ended."""

import numpy as np

from pioche.core.rule import CHANCE, OVER, WAITING
from pioche.core.words import Say, Words

from .actions import Action
from .box import Box
from .names import STANDARD_FACES, material_name, name, seat_name, seat_names, tell_all_materials
from .operations import DO, Do
from .pieces import card_name
from .rules import score
from .rules.battles import largest_loss
from .rules.reading import is_under_way, operation
from .rules.secrets import drawer
from .rules.setting_up import next_to_be_dealt
from .rules.towns import count_points
from .rules.turns import count_value
from .state import FACES, NOTHING, PRODUCTION_DICE, Ask, Phase, State, Window
from .view import totals

Details = dict[str, object]


def prompt(box: Box, state: State, words: Words) -> str:
    """What the actor is asked."""
    if state.actor == OVER:
        return result(box, state, words)
    if state.actor == WAITING:
        return words("A moment: somebody may play a Wild.")
    if state.actor == CHANCE:
        return _ask_chance(box, state, words)
    if state.window != Window.NONE:
        return _ask_for_a_wild(box, state, words)
    if state.asks != Ask.NOTHING:
        return _ask_for_a_choice(box, state, words)
    if state.defender >= 0:
        return _ask_in_battle(box, state, words)
    return _ask_in_turn(box, state, words)


# --- Chance ---------------------------------------------------------------------------


def _ask_chance(box: Box, state: State, words: Words) -> str:
    if state.phase == Phase.DEALER:
        return words("Who deals? Groo starts in that town.")
    if state.phase == Phase.DEAL:
        seat = int(next_to_be_dealt(box, state))
        return words(
            "Which card is dealt to {player}? ({number} of {cards})",
            player=seat_name(seat),
            number=int(state.sizes[seat]) + 1,
            cards=int(box.hand),
        )
    if state.asks == Ask.DRAWN:
        return words("Which card does {player} draw?", player=seat_name(int(drawer(box, state))))
    if state.asks != Ask.NOTHING:
        return _ask_chance_for_an_effect(box, state, words)
    if state.phase == Phase.MOVE:
        groo = seat_name(int(state.groo))
        return words("What does the movement die show? Groo is in the town of {player}.", player=groo)
    rolled = int(state.rolled) + 1
    asked = words("What does die {number} of {dice} show?", number=rolled, dice=PRODUCTION_DICE)
    return _with_faces(box, asked, words)


def _ask_chance_for_an_effect(box: Box, state: State, words: Words) -> str:
    """A card lost at random, or a die rolled again."""
    depth = int(state.depth)
    user, effect = seat_name(int(state.user[depth])), card_name(int(state.effect[depth]))
    if state.asks == Ask.MOVE:
        return words("{effect}: what does the movement die show now?", effect=effect)
    if state.asks == Ask.FACE:
        asked = words(
            "{effect}: what does the die show that {player} rolls again?", effect=effect, player=user
        )
        return _with_faces(box, asked, words)
    details: Details = {"effect": effect, "player": seat_name(int(state.target[depth]))}
    if operation(box, state, DO) == Do.GRAB:
        return words("{effect}: which card does {user} take from {player}?", user=user, **details)
    return words("{effect}: which card does {player} lose?", **details)


def _with_faces(box: Box, asked: str, words: Words) -> str:
    """Dice of another box show something else than their names say."""
    shown = [
        words(
            "'{name}' shows {material}",
            name=name(Action.FACE + face),
            material=material_name(int(box.faces[face])),
        )
        for face in range(FACES)
        if box.faces[face] != STANDARD_FACES[face]
    ]
    return words("{asked} In this box: {faces}.", asked=asked, faces=", ".join(shown)) if shown else asked


# --- Windows --------------------------------------------------------------------------


def _ask_for_a_wild(box: Box, state: State, words: Words) -> str:
    """What happens now, and which cards wait for their effect (GRO-08)."""
    player = seat_name(int(state.actor))
    moment = _tell_battle(box, state, words) if state.defender >= 0 else _tell_moment(box, state, words)
    waiting = [
        words("{card} ({player})", card=card_name(card), player=seat_name(seat))
        for card, seat in zip(state.queue.tolist(), state.players.tolist(), strict=True)
        if card != NOTHING
    ]
    if waiting:
        return words(
            "{player}: {moment} Waiting: {cards}. Do you play a Wild?",
            player=player,
            moment=moment,
            cards=", ".join(waiting),
        )
    return words("{player}: {moment} Do you play a Wild?", player=player, moment=moment)


def _tell_moment(box: Box, state: State, words: Words) -> str:
    """A window outside a battle."""
    turn = seat_name(int(state.turn))
    if state.window == Window.START:
        return words("the turn of {player} starts.", player=turn)
    if state.window == Window.ROLLED:
        return words(
            "{player} has rolled {dice}, and Groo is in the town of {town}.",
            player=turn,
            dice=tell_all_materials(state.dice.tolist(), words),
            town=seat_name(int(state.groo)),
        )
    if state.window == Window.PLAYED and state.queue[0] == NOTHING:
        return words("the card that {player} has played is cancelled.", player=seat_name(int(state.holder)))
    if state.window == Window.PLAYED:
        return words("{player} has played a card.", player=seat_name(int(state.holder)))
    return words(
        "the turn of {player} ends, with {points} of {goal} Victory Points.",
        player=turn,
        points=int(count_points(box, state, int(state.turn))),
        goal=int(box.goal),
    )


def _tell_battle(box: Box, state: State, words: Words) -> str:
    """A window in a battle, with both totals and what would be lost."""
    attack, defence = totals(box, state)
    details: Details = {
        "attacker": seat_name(int(state.turn)),
        "defender": seat_name(int(state.defender)),
        "attack": attack,
        "defence": defence,
    }
    if state.window == Window.DECLARED:
        return words("{attacker} attacks {defender} with {attack}, against {defence} so far.", **details)
    loss = int(largest_loss(box, state))
    if loss == 0:
        return words("{attacker} attacks {defender}, {attack} against {defence}: nothing is lost.", **details)
    return words.count(
        "{attacker} attacks {defender}, {attack} against {defence}: {number} point is lost.",
        "{attacker} attacks {defender}, {attack} against {defence}: {number} points are lost.",
        loss,
        **details,
    )


# --- A turn ---------------------------------------------------------------------------


def _ask_in_turn(box: Box, state: State, words: Words) -> str:
    player = seat_name(int(state.actor))
    if state.phase == Phase.DISCARD:
        return words("{player}, it is your turn: which cards do you discard, if any?", player=player)
    if state.phase == Phase.DRAW:
        return words("{player}: do you draw a card?", player=player)
    if state.phase == Phase.LAST_DRAW:
        return words("{player}: before your turn ends, do you draw a card?", player=player)
    if state.phase == Phase.ATTACK:
        value = int(count_value(box, state, int(state.actor)))
        return words(
            "{player}: do you attack? Your Troops have a value of {value}.", player=player, value=value
        )
    return _ask_for_a_card(state, player, words)


def _ask_for_a_card(state: State, player: Say, words: Words) -> str:
    """Build, or Leftover, with what there is to pay with (GRO-15, GRO-16)."""
    dice = tell_all_materials(state.dice.tolist(), words)
    if state.goods.any():
        goods = tell_all_materials(state.goods.tolist(), words)
        dice = words("{dice} (and in goods {goods})", dice=dice, goods=goods)
    if state.holder == state.turn:
        return words("{player}: what do you build? You have {dice}.", player=player, dice=dice)
    return words(
        "{player}: what do you build with what {other} has left over? You have {dice}.",
        player=player,
        other=seat_name(int(state.turn)),
        dice=dice,
    )


def _ask_in_battle(box: Box, state: State, words: Words) -> str:
    attack, defence = totals(box, state)
    details: Details = {"player": seat_name(int(state.actor)), "attack": attack, "defence": defence}
    if state.phase == Phase.SEND:
        other = seat_name(int(state.defender))
        return words(
            "{player}: whom do you send against {other}? So far {attack} against {defence}.",
            other=other,
            **details,
        )
    other = seat_name(int(state.turn))
    if state.phase == Phase.DEFEND:
        return words(
            "{player}: {other} attacks you with {attack}. Whom do you send? So far you have {defence}.",
            other=other,
            **details,
        )
    return words.count(
        "{player}: {other} has beaten you. Which Building do you lose? {number} point has to go.",
        "{player}: {other} has beaten you. Which Building do you lose? {number} points have to go.",
        int(state.losing),
        other=other,
        **details,
    )


# --- Choices of an effect ---------------------------------------------------------------


def _ask_for_a_choice(box: Box, state: State, words: Words) -> str:
    player = seat_name(int(state.actor))
    if state.asks == Ask.CARD and (not is_under_way(state) or operation(box, state, DO) == Do.DRAW):
        return words("{player}: which Event takes effect first?", player=player)
    depth, do = int(state.depth), operation(box, state, DO)
    details: Details = {"player": player, "effect": _source(state, depth)}
    if state.asks == Ask.SEAT:
        if do == Do.MOVE:
            return words("{player}: {effect}: where does Groo go?", **details)
        return words("{player}: {effect}: which opponent?", **details)
    if state.asks == Ask.CARD:
        asked = _ask_which_card(state, do, details, words)
    else:
        asked = _ask_which_material(box, state, do, details, words)
    left = int(state.left[depth])
    return words("{asked} ({number} to choose)", asked=asked, number=left) if left > 1 else asked


def _source(state: State, depth: int) -> Say:
    """Whose effect asks: that of another player is named with the player."""
    effect, user = card_name(int(state.effect[depth])), int(state.user[depth])
    if user == state.actor:
        return effect
    return Say("{card} of {player}", card=effect, player=seat_name(user))


def _ask_which_card(state: State, do: int, details: Details, words: Words) -> str:
    if do == Do.DROP:
        return words("{player}: {effect}: which card do you discard?", **details)
    if do == Do.RECOVER:
        return words("{player}: {effect}: which card do you take from the discards?", **details)
    owner = int(state.target[state.depth])
    details = {**details, "owner": seat_name(owner)}
    if do == Do.STEAL:
        return words("{player}: {effect}: which card do you take from the town of {owner}?", **details)
    if do == Do.DESTROY:
        return words("{player}: {effect}: which card in the town of {owner} is destroyed?", **details)
    return words("{player}: {effect}: which card in the town of {owner} goes back?", **details)


def _ask_which_material(box: Box, state: State, do: int, details: Details, words: Words) -> str:
    if do == Do.GOODS:
        return words("{player}: {effect}: which goods do you make?", **details)
    if state.asks == Ask.TAKE:
        given = material_name(int(state.given))
        return words("{player}: {effect}: what do you turn {material} into?", material=given, **details)
    if do == Do.REROLL:
        return words("{player}: {effect}: which die do you roll again?", **details)
    if do == Do.SPOIL:
        return words("{player}: {effect}: which die do you put aside?", **details)
    return words("{player}: {effect}: which die do you exchange?", **details)


# --- The end ----------------------------------------------------------------------------


def result(box: Box, state: State, words: Words) -> str:
    """How the match ended: why, the points of all, and who has won (GRO-18, GRO-19, GRO-21)."""
    seats = range(box.players)
    points = [int(count_points(box, state, seat)) for seat in seats]
    scores = np.zeros(box.players, np.int32)
    score(box, state, scores)
    best = [seat for seat in seats if scores[seat] == scores.max()]
    listed = [words("{player} ({number})", player=seat_name(seat), number=points[seat]) for seat in seats]
    told = [_tell_end(box, state, words), words("Victory Points: {points}.", points=", ".join(listed))]
    if len(best) > 1:
        told.append(words("{players} share the win.", players=seat_names(best, words)))
    elif state.winner < 0 and points.count(points[best[0]]) > 1:
        told.append(
            words(
                "{player} has won: Troops, then the way to Groo, decide the tie.", player=seat_name(best[0])
            )
        )
    else:
        told.append(words("{player} has won!", player=seat_name(best[0])))
    return " ".join(told)


def _tell_end(box: Box, state: State, words: Words) -> str:
    if state.winner >= 0:
        return words(
            "{player} has reached the goal of {goal}.",
            player=seat_name(int(state.winner)),
            goal=int(box.goal),
        )
    if state.last_turns == 0:
        return words("The pile has run out twice.")
    return words("That was the last of {number} turns.", number=int(state.turns))
