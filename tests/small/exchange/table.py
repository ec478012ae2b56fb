"""Exchange as people see it. Every record that comes here is concealed already for its reader."""

from typing import Any

import numpy as np

from pioche.core.rule import CHANCE, HIDDEN, OVER
from pioche.core.table import Refusal, View
from pioche.core.words import Say, Words

from .actions import Action
from .box import Box, Goal
from .rules import is_in_pile, next_to_take
from .state import NO_CARD, UNKNOWN, Choice, Phase, State


def seat_name(seat: int) -> Say:
    return Say("Player {number}", number=seat + 1)


def card_of(action: int) -> int:
    """The card that chance names."""
    return action - Action.CARD + 1


def card_id(seat: int, card: int) -> str:
    """A card that the reader may not see is known only by the hand that holds it."""
    return f"hand/{seat}/0" if card == UNKNOWN else f"card/{card}"


def _card(seat: int, card: int) -> dict[str, Any] | None:
    if card == NO_CARD:
        return None
    return {"id": card_id(seat, card), "number": None if card == UNKNOWN else int(card)}


def view(box: Box, state: State) -> View:
    """Everything that lies on the table."""
    seats = [
        {
            "hand": _card(seat, state.cards[seat]),
            "laid": _card(seat, state.laid[seat]),
            "choice": Choice(state.choices[seat]).name.lower(),
        }
        for seat in range(box.players)
    ]
    taken = np.count_nonzero(state.cards) + np.count_nonzero(state.laid)
    return {
        "game": "exchange",
        "actor": int(state.actor),
        "phase": Phase(state.phase).name.lower(),
        "goal": Goal(box.goal).name.lower(),
        "pile": {"id": "pile", "cards": int(box.cards) - int(taken)},
        "seats": seats,
    }


def prompt(box: Box, state: State, words: Words) -> str:
    """What the actor is asked."""
    if state.actor == OVER:
        return result(box, state, words)
    if state.actor == CHANCE:
        return words("Which card does {player} get?", player=seat_name(next_to_take(box, state)))
    card = int(state.cards[state.actor])
    if card == UNKNOWN:
        return words("{player}: keep the card, or swap it?", player=seat_name(state.actor))
    return words("{player}: keep the {card}, or swap it?", player=seat_name(state.actor), card=card)


def candidates(box: Box, state: State) -> list[int]:
    """The actions worth showing now."""
    if state.actor == OVER:
        return []
    if state.actor == CHANCE:
        return [Action.CARD + number for number in range(box.cards)]
    return [Action.STAY, Action.SWAP]


def name(action: int) -> Say:
    """The fixed name of an action."""
    if action == Action.STAY:
        return Say("stay")
    if action == Action.SWAP:
        return Say("swap")
    return Say("card {card}", card=card_of(action))


def sentence(box: Box, state: State, action: int, words: Words) -> str:
    """What the action would do here."""
    if action == Action.STAY:
        return words("Keep the card")
    if action == Action.SWAP:
        return words("Lay the card face up and draw another one")
    return words("The next card is the {card}", card=card_of(action))


def touches(box: Box, state: State, action: int) -> list[str]:
    """A choice is about the actor's own card, chance about the pile: a card in it has no place of its own."""
    if action in (Action.STAY, Action.SWAP):
        return [card_id(state.actor, state.cards[state.actor])] if state.actor >= 0 else []
    return ["pile"]


def log(box: Box, before: State, action: int, after: State, words: Words) -> str:
    """What has happened; choices are told in full once all are made."""
    if before.phase == Phase.CHOOSE:
        lines = [_log_choice(before, action, words)]
        if after.phase == Phase.DRAW:
            lines += _log_swaps(box, after, words)
    else:
        lines = [_log_card(seat_name(next_to_take(box, before)), action, words)]
    if after.actor == OVER:
        lines.append(result(box, after, words))
    return "\n".join(lines)


def _log_card(player: Say, action: int, words: Words) -> str:
    if action == HIDDEN:
        return words("{player} gets a card.", player=player)
    return words("{player} gets the {card}.", player=player, card=card_of(action))


def _log_choice(before: State, action: int, words: Words) -> str:
    player = seat_name(before.actor)
    if action == Action.STAY:
        return words("{player} stays.", player=player)
    if action == Action.SWAP:
        return words("{player} swaps.", player=player)
    return words("{player} has chosen.", player=player)


def _log_swaps(box: Box, after: State, words: Words) -> list[str]:
    """What everyone sees when the choices are shown."""
    swapped = [seat for seat in range(box.players) if after.choices[seat] == Choice.SWAP]
    if not swapped:
        return [words("Nobody swaps.")]
    return [
        words("{player} lays the {card} face up.", player=seat_name(seat), card=int(after.laid[seat]))
        for seat in swapped
    ]


def result(box: Box, state: State, words: Words) -> str:
    """How the match ended."""
    cards = [int(state.cards[seat]) for seat in range(box.players)]
    best = min(cards) if box.goal == Goal.LOWEST else max(cards)
    return words("{player} wins with the {card}.", player=seat_name(cards.index(best)), card=best)


def why_not(box: Box, state: State, action: int) -> Refusal | None:
    """The clause that forbids the action; None exactly if it is legal."""
    if state.actor == OVER:
        return Refusal("EXC-04", Say("all cards are shown: the match is over."))
    if action in (Action.STAY, Action.SWAP):
        if state.phase == Phase.CHOOSE:
            return None
        return Refusal("EXC-02", Say("everyone chooses once, with a card in hand."))
    if state.phase == Phase.CHOOSE:
        return Refusal("EXC-03", Say("cards are drawn only once all have chosen."))
    if card_of(action) > box.cards:
        return Refusal("EXC-01", Say("the highest card is the {card}.", card=int(box.cards)))
    if not is_in_pile(box, state, card_of(action)):
        return Refusal("EXC-01", Say("the {card} is not in the pile.", card=card_of(action)))
    return None
