"""Why something cannot be done in Groo: the same questions that `legal` asks, with their clauses."""

from pioche.core.rule import CHANCE, OVER, WAITING
from pioche.core.table import Refusal
from pioche.core.words import Say

from .actions import Action
from .box import Box
from .names import seat_name
from .pieces import card_name
from .reasons import why_idle
from .refused_choices import (
    no_such_seat,
    what_is_asked,
    why_not_done,
    why_not_material,
    why_not_named,
    why_not_picked,
)
from .rules.building import can_pay, cost
from .rules.cards import holds_card
from .rules.offering import is_building, may_draw, may_play
from .state import EVENT, MATERIALS, NOBODY, NOTHING, PILE, WILD, Ask, Material, Phase, State, Window


def why_not(box: Box, state: State, action: int) -> Refusal | None:
    """The clause that forbids the action; None exactly if it is legal."""
    if state.actor == OVER:
        return _after_the_end(state)
    if state.actor == WAITING:
        return Refusal("GRO-08", Say("somebody may still play a Wild: wait until the window is over."))
    if action < Action.PLAY:
        return _chance(box, state, action)
    if state.actor == CHANCE:
        return _chance_comes_first(state)
    if action < Action.PICK:
        return _play(box, state, action - Action.PLAY)
    if action < Action.SEAT:
        return why_not_picked(box, state, action - Action.PICK)
    if action < Action.MATERIAL:
        return why_not_named(box, state, action - Action.SEAT)
    if action < Action.DRAW:
        return why_not_material(box, state, action - Action.MATERIAL)
    if action == Action.DRAW:
        return None if may_draw(state) else what_is_asked(box, state)
    return why_not_done(box, state)


def _after_the_end(state: State) -> Refusal:
    """With the clause by which it ended."""
    over = Say("the match is over.")
    if state.winner != NOBODY:
        return Refusal("GRO-18", over)
    return Refusal("GRO-19" if state.last_turns == 0 else "GRO-21", over)


# --- Chance -----------------------------------------------------------------------------


def _chance(box: Box, state: State, action: int) -> Refusal | None:
    """Dealers, cards and faces of dice, which nobody chooses."""
    due = _due(state)
    if action < Action.CARD:
        if due != Action.DEALER:
            return Refusal("GRO-04", Say("the dealer is drawn by lot once, before the cards are dealt."))
        return None if action < box.players else no_such_seat()
    if action < Action.FACE:
        return _drawn(state, due, action - Action.CARD)
    if action < Action.MOVE:
        return None if due == Action.FACE else Refusal("GRO-15", Say("no die of production is rolled now."))
    return None if due == Action.MOVE else Refusal("GRO-15", Say("the movement die is not rolled now."))


def _due(state: State) -> int:
    """The kind of outcome that chance decides now, if any."""
    if state.actor != CHANCE:
        return NOTHING
    if state.phase == Phase.DEALER:
        return Action.DEALER
    if state.phase == Phase.DEAL or state.asks in (Ask.DRAWN, Ask.LOST):
        return Action.CARD
    is_move = state.asks == Ask.MOVE or (state.asks == Ask.NOTHING and state.phase == Phase.MOVE)
    return Action.MOVE if is_move else Action.FACE


def _drawn(state: State, due: int, card: int) -> Refusal | None:
    if due != Action.CARD:
        return Refusal("GRO-13", Say("no card is dealt, drawn or taken out of a hand now."))
    named = card_name(card)
    if state.asks == Ask.LOST:
        seat = int(state.target[state.depth])
        if holds_card(state, seat, card):
            return None
        return Refusal(
            "GRO-10", Say("{card} is not in the hand of {player}.", card=named, player=seat_name(seat))
        )
    if state.places[card] != PILE:
        return Refusal("GRO-13", Say("{card} is not in the pile.", card=named))
    if state.phase == Phase.DEAL and card >= EVENT:
        return Refusal("GRO-04", Say("Events are not dealt: they stay in the pile."))
    return None


def _chance_comes_first(state: State) -> Refusal:
    if state.phase in (Phase.DEALER, Phase.DEAL):
        return Refusal("GRO-04", Say("the cards are still being dealt."))
    if state.asks == Ask.DRAWN:
        return Refusal("GRO-13", Say("first a card is drawn."))
    if state.asks == Ask.LOST:
        return Refusal("GRO-10", Say("first chance takes a card out of the hand."))
    return Refusal("GRO-15", Say("first the dice are rolled."))


# --- Playing cards ------------------------------------------------------------------------


def _play(box: Box, state: State, card: int) -> Refusal | None:
    if may_play(box, state, card):
        return None
    if state.asks != Ask.NOTHING:
        return what_is_asked(box, state)
    seat, named, is_wild = int(state.actor), card_name(card), WILD <= card < EVENT
    if card >= EVENT:
        return Refusal("GRO-09", Say("an Event is never in a hand: it takes effect once it is drawn."))
    if not holds_card(state, seat, card):
        return Refusal("GRO-08" if is_wild else "GRO-15", Say("{card} is not in your hand.", card=named))
    if state.window != Window.NONE:
        if is_wild:
            return why_idle(box, state, seat, card, "GRO-08")
        return Refusal("GRO-08", Say("only a Wild can be played in a window."))
    if is_wild:
        return Refusal("GRO-08", Say("a Wild is played when a window opens, and none is open."))
    if not is_building(state):
        return Refusal("GRO-15", Say("{card} is played when you hold the dice, after the roll.", card=named))
    if not can_pay(box, state, seat, card):
        return _too_dear(box, state, card)
    return why_idle(box, state, seat, card, "GRO-07")


def _too_dear(box: Box, state: State, card: int) -> Refusal:
    """What it costs this player now, and what there is to pay with."""
    price = [int(cost(box, state, state.actor, card, material)) for material in range(MATERIALS)]
    dice, goods = state.dice.tolist(), state.goods.tolist()
    details = {"card": card_name(card), "cost": _materials(price), "dice": _materials(dice)}
    if not any(goods):
        return Refusal("GRO-11", Say("{card} costs {cost}; the dice left show {dice}.", **details))
    return Refusal(
        "GRO-11",
        Say(
            "{card} costs {cost}; the dice left show {dice}, and you have goods: {goods}.",
            goods=_materials(goods),
            **details,
        ),
    )


def _materials(numbers: list[int]) -> Say:
    """So many of each material, as one sentence that can be said in any language."""
    told = [_number_of(material, number) for material, number in enumerate(numbers) if number > 0]
    if not told:
        return Say("nothing")
    listed = told[0]
    for one in told[1:-1]:
        listed = Say("{first}, {next}", first=listed, next=one)
    return Say("{first} and {last}", first=listed, last=told[-1]) if len(told) > 1 else listed


def _number_of(material: int, amount: int) -> Say:
    if material == Material.LABOR:
        return Say("{amount} Labor", amount=amount)
    if material == Material.SUPPLIES:
        return Say("1 Supply") if amount == 1 else Say("{amount} Supplies", amount=amount)
    if material == Material.KOPIN:
        return Say("1 Kopin") if amount == 1 else Say("{amount} Kopins", amount=amount)
    return Say("1 Groo head") if amount == 1 else Say("{amount} Groo heads", amount=amount)
