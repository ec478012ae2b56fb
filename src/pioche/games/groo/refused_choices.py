"""Why a card, a player or a material cannot be named in Groo, or nothing more be done; with its clause."""

from pioche.core.table import Refusal
from pioche.core.words import Say

from .box import Box
from .names import material_name, seat_name
from .operations import DO, TIME, WHAT, Do, Time, What
from .pieces import card_name
from .reasons import why_idle, why_no_work
from .rules.battles import can_fall
from .rules.building import is_time
from .rules.cards import has_mark, in_town
from .rules.dice_operations import can_choose_material
from .rules.offering import is_building, is_free, may_be_done, may_name, may_pick
from .rules.reading import first_deed, is_under_way, operation, read
from .rules.towns import fits
from .state import EFFECT, NOTHING, TROOP, Ask, Mark, Phase, Place, State, Window

_ASKED = {
    What.BUILDING: Say("a Building is asked for."),
    What.SMALL: Say("a Building of 1 point is asked for."),
    What.LARGE: Say("a Building of 2 points or more is asked for."),
    What.TROOP: Say("a Troop is asked for."),
    What.EFFECT: Say("a Groo Effect is asked for."),
    What.WILD: Say("a Wild is asked for."),
    What.CARD: Say("anything but an Event is asked for."),
}


# --- What is asked ----------------------------------------------------------------------


def what_is_asked(box: Box, state: State) -> Refusal:
    """What can be done instead."""
    if state.window != Window.NONE:
        return Refusal("GRO-08", Say("you can play a Wild that fits, or be done."))
    if state.asks != Ask.NOTHING:
        return _what_a_text_asks(box, state)
    if state.phase == Phase.BUILD:
        clause = "GRO-15" if state.actor == state.turn else "GRO-16"
        return Refusal(clause, Say("you hold the dice: you can play cards, use powers, or be done."))
    return {
        Phase.DISCARD: Refusal("GRO-12", Say("you can discard cards of your hand, or be done.")),
        Phase.DRAW: Refusal("GRO-13", Say("you can draw a card, or be done.")),
        Phase.ATTACK: Refusal("GRO-14", Say("you can name an opponent whom you attack, or be done.")),
        Phase.SEND: Refusal("GRO-14", Say("name the Troops that you send, one after the other.")),
        Phase.DEFEND: Refusal("GRO-14", Say("you can send Troops to defend your town, or be done.")),
        Phase.LOSE: Refusal("GRO-14", Say("name the Buildings that you lose, one after the other.")),
        Phase.LAST_DRAW: Refusal("GRO-17", Say("you can draw a card, or be done.")),
    }[Phase(state.phase)]


def _is_about_held(box: Box, state: State) -> bool:
    """Whether Events that were held are to be put in an order."""
    return not is_under_way(state) or operation(box, state, DO) == Do.DRAW


def _what_a_text_asks(box: Box, state: State) -> Refusal:
    if state.asks == Ask.CARD and _is_about_held(box, state):
        return Refusal("GRO-09", Say("say first which Event takes effect."))
    text = card_name(int(state.effect[state.depth]))
    if state.asks == Ask.CARD:
        return Refusal("GRO-10", Say("{text} asks for a card first.", text=text))
    if state.asks != Ask.SEAT:
        return Refusal("GRO-10", Say("{text} asks for a material first.", text=text))
    if operation(box, state, DO) == Do.MOVE:
        return Refusal("GRO-10", Say("{text} asks for a town first.", text=text))
    return Refusal("GRO-10", Say("{text} asks for an opponent first.", text=text))


def why_not_done(box: Box, state: State) -> Refusal | None:
    """Nobody has to go on, but where something has to be named."""
    if may_be_done(state):
        return None
    if is_free(state, Phase.SEND):
        return Refusal("GRO-14", Say("an attack needs one Troop at least."))
    return what_is_asked(box, state)


# --- Naming cards -------------------------------------------------------------------------


def why_not_picked(box: Box, state: State, card: int) -> Refusal | None:
    """The card is not one of those that are asked for now."""
    if may_pick(box, state, card):
        return None
    seat, named = int(state.actor), card_name(card)
    if state.asks == Ask.CARD:
        if _is_about_held(box, state):
            return Refusal("GRO-09", Say("{card} is no Event that waits.", card=named))
        return _unfit(box, state, card)
    if is_free(state, Phase.DISCARD):
        return Refusal("GRO-12", Say("{card} is not in your hand.", card=named))
    if is_free(state, Phase.SEND) or is_free(state, Phase.DEFEND):
        return _not_sent(state, card)
    if is_free(state, Phase.LOSE):
        return _not_lost(box, state, card)
    if is_building(state):
        return _not_used(box, state, seat, card)
    return what_is_asked(box, state)


def _unfit(box: Box, state: State, card: int) -> Refusal:
    """A card that the operation under way is not about."""
    named, do, seat = card_name(card), operation(box, state, DO), int(state.target[state.depth])
    text = int(state.effect[state.depth])
    if do == Do.DROP:
        return Refusal("GRO-10", Say("{card} is not in your hand.", card=named))
    if do == Do.RECOVER:
        if state.places[card] != Place.DISCARD:
            return Refusal("GRO-10", Say("{card} is not among the discards.", card=named))
        if card == text:
            return Refusal("GRO-10", Say("{card} does not recover itself.", card=named))
    elif not in_town(state, seat, card):
        player = seat_name(seat)
        return Refusal("GRO-10", Say("{card} is not in the town of {player}.", card=named, player=player))
    what = int(operation(box, state, WHAT))
    if do != Do.RECOVER and fits(box, card, what):
        return Refusal("GRO-10", Say("{card} is safe from cards.", card=named))
    return Refusal("GRO-10", _ASKED[What(what)])


def _not_sent(state: State, card: int) -> Refusal:
    named = card_name(card)
    if not TROOP <= card < EFFECT:
        return Refusal("GRO-14", Say("{card} is no Troop.", card=named))
    if not in_town(state, state.actor, card):
        return Refusal("GRO-14", Say("{card} is not in your town.", card=named))
    return Refusal("GRO-14", Say("{card} is sent already.", card=named))


def _not_lost(box: Box, state: State, card: int) -> Refusal:
    named, losing = card_name(card), int(state.losing)
    if card >= TROOP or not in_town(state, state.actor, card):
        return Refusal("GRO-14", Say("{card} is no Building of your town.", card=named))
    if not can_fall(box, state, card):
        return Refusal("GRO-14", Say("{card} is safe in war.", card=named))
    points = int(box.points[card])
    if points > losing:
        return Refusal(
            "GRO-14",
            Say(
                "{card} counts {points}, and only {losing} may still be lost.",
                card=named,
                points=points,
                losing=losing,
            ),
        )
    return Refusal(
        "GRO-14",
        Say(
            "{card} counts {points}: what else you have would not make up the {losing} to be lost.",
            card=named,
            points=points,
            losing=losing,
        ),
    )


def _not_used(box: Box, state: State, seat: int, card: int) -> Refusal:
    named = card_name(card)
    if card >= EFFECT or not in_town(state, seat, card):
        return Refusal("GRO-16", Say("{card} is not in your town.", card=named))
    step = int(first_deed(box, card))
    time = Time.PLAYED if step == NOTHING else int(read(box, card, step, TIME))
    if time == Time.PLAYED:
        return Refusal("GRO-16", Say("{card} has no power that you could use.", card=named))
    if has_mark(state, card, Mark.ASLEEP):
        return Refusal("GRO-05", Say("{card} is asleep until the next turn begins.", card=named))
    if has_mark(state, card, Mark.USED):
        return Refusal("GRO-16", Say("{card} was used in this turn already.", card=named))
    if not is_time(state, seat, time):
        if time == Time.OWN:
            return Refusal("GRO-16", Say("{card} is for your own turn only.", card=named))
        return Refusal("GRO-16", Say("{card} is for the turns of others only.", card=named))
    return why_idle(box, state, seat, card, "GRO-16")


# --- Naming players and materials ---------------------------------------------------------


def why_not_named(box: Box, state: State, seat: int) -> Refusal | None:
    """The player, or the town, is not one of those that are asked for now."""
    if seat >= box.players:
        return no_such_seat()
    if may_name(box, state, seat):
        return None
    if is_free(state, Phase.ATTACK):
        return Refusal("GRO-14", Say("you attack an opponent, not yourself."))
    if state.asks != Ask.SEAT:
        return what_is_asked(box, state)
    if operation(box, state, DO) == Do.MOVE:
        if seat == state.groo:
            return Refusal("GRO-10", Say("Groo is in this town already."))
        return Refusal("GRO-10", Say("Groo only goes to a neighbouring town."))
    if seat == state.actor:
        return Refusal("GRO-10", Say("an opponent is somebody else."))
    card, step = int(state.effect[state.depth]), int(state.step[state.depth])
    return why_no_work(box, state, int(state.actor), card, step, [seat], "GRO-10")


def no_such_seat() -> Refusal:
    """At a smaller table."""
    return Refusal("GRO-04", Say("nobody has this seat."))


def why_not_material(box: Box, state: State, material: int) -> Refusal | None:
    """The material is not one of those that are asked for now."""
    if state.asks not in (Ask.GIVE, Ask.TAKE):
        return what_is_asked(box, state)
    if can_choose_material(box, state, material):
        return None
    if state.asks == Ask.GIVE and state.dice[material] == 0:
        named = material_name(material)
        return Refusal("GRO-10", Say("no die that is left shows {material}.", material=named))
    return Refusal("GRO-10", Say("a die is exchanged for something else than it shows."))
