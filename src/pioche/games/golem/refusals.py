"""Why something cannot be done in GOLEM: the same questions that `legal` asks, with their clauses."""

from pioche.core.rule import CHANCE, OVER
from pioche.core.table import Refusal
from pioche.core.words import Say

from .actions import Action
from .box import Box
from .names import seat_name, the_tile
from .operations import AT, DO, WITH, Do, Window
from .pieces import mecha_name
from .rules import (
    can_be_done,
    can_name_tile,
    can_play,
    can_throw,
    can_use_pilot,
    card_source,
    is_card_of_chance,
)
from .rules.effects import can_choose_enemy, operation, read
from .rules.hands import holds_card
from .rules.setting_up import is_mecha_left, is_pilot_left
from .rules.tiles import belongs, fights, has_parts, team
from .rules.windows import can_use, fits_window, window_number
from .state import ABILITY_EFFECT, PILE, PILOT_EFFECT, Ask, Phase, State
from .texts import tell_part, tell_working


def why_not(box: Box, state: State, action: int) -> Refusal | None:
    """The clause that forbids the action; None exactly if it is legal."""
    if state.actor == OVER:
        return Refusal("GLM-17", Say("the match is over."))
    phase = int(state.phase)  # asked for once: a cell of a record is slow to read and to compare
    if action < Action.PLAY:
        return _chance(box, state, phase, action)
    if state.actor == CHANCE:
        return _chance_comes_first(phase)
    if action < Action.THROW:
        return _play(box, state, phase, action - Action.PLAY)
    if action < Action.USE_PILOT:
        return _throw(state, phase, action - Action.THROW)
    if action < Action.ABILITY:
        return _use_of_any_card(box, state, phase, action)
    if action < Action.SEAT:
        return _ability(box, state, phase, action - Action.ABILITY)
    if action < Action.TILE:
        return _enemy(box, state, phase, action - Action.SEAT)
    if action < Action.DONE:
        return _tile(box, state, phase, action - Action.TILE)
    return None if can_be_done(state) else _what_is_asked(state, phase)


# --- Chance -------------------------------------------------------------------


def _chance(box: Box, state: State, phase: int, action: int) -> Refusal | None:
    """Pilots, Mecha and cards that nobody chooses."""
    if action >= Action.CARD:
        return _drawn(box, state, action - Action.CARD)
    if action < Action.MECHA:
        is_due, is_left = phase == Phase.PILOTS, is_pilot_left(box, state, action - Action.PILOT)
    else:
        is_due, is_left = phase == Phase.MECHAS, is_mecha_left(box, state, action - Action.MECHA)
    if not is_due:
        return Refusal("GLM-04", Say("Pilots are handed out first, then Mecha, and each seat gets one."))
    return None if is_left else Refusal("GLM-04", Say("it is handed out already, or not in the box."))


def _drawn(box: Box, state: State, card: int) -> Refusal | None:
    if not is_card_of_chance(state):
        return Refusal("GLM-06", Say("no card is dealt, taken or lost now."))
    source = int(card_source(box, state))
    if state.places[card] == source:
        return None
    if source == PILE:
        return Refusal("GLM-06", Say("this card is not in the pile."))
    return Refusal("GLM-06", Say("this card is not in that hand."))


def _chance_comes_first(phase: int) -> Refusal:
    if phase in (Phase.PILOTS, Phase.MECHAS):
        return Refusal("GLM-04", Say("Pilots and Mecha are still being handed out."))
    if phase == Phase.DEAL:
        return Refusal("GLM-06", Say("the cards are still being dealt."))
    if phase == Phase.DROP:
        return Refusal("GLM-18", Say("the virtual player drops a card first."))
    return Refusal("GLM-08", Say("first chance picks a card for the effect."))


# --- The action -----------------------------------------------------------------


def _what_is_asked(state: State, phase: int) -> Refusal:
    """What has to be done before anything else."""
    if phase == Phase.DISCARD:
        return Refusal("GLM-08", Say("say first which card you discard."))
    if phase == Phase.EFFECT and state.asks == Ask.ENEMY:
        return Refusal("GLM-13", Say("the effect asks for an enemy first."))
    if phase == Phase.EFFECT:
        return Refusal("GLM-13", Say("the effect asks for a tile first."))
    if phase == Phase.ANSWER:
        return Refusal("GLM-16", Say("before the action goes on, you can use an ability or be done."))
    if phase == Phase.REPAIR:
        return Refusal("GLM-11", Say("between rounds you can repair a tile or be done."))
    if state.has_acted:
        return Refusal("GLM-08", Say("you have acted: you can use an ability or be done."))
    return Refusal("GLM-08", Say("it is your turn to play or discard a card."))


def _play(box: Box, state: State, phase: int, card: int) -> Refusal | None:
    if can_play(box, state, card):
        return None
    if phase != Phase.TURN or state.has_acted:
        return _what_is_asked(state, phase)
    if not holds_card(state, state.actor, card):
        return Refusal("GLM-08", Say("this card is not in your hand."))
    return _nothing_to_work_on(box, state, card, "GLM-08")


def _throw(state: State, phase: int, card: int) -> Refusal | None:
    if can_throw(state, card):
        return None
    if phase == Phase.DISCARD:
        return Refusal("GLM-08", Say("this card is not in your hand."))
    if phase == Phase.TURN and not state.has_acted:
        return Refusal("GLM-08", Say("say first what you discard a card for: the Pilot, or energy."))
    return _what_is_asked(state, phase)


def _use_of_any_card(box: Box, state: State, phase: int, action: int) -> Refusal | None:
    """What any card can be discarded for."""
    if phase != Phase.TURN or state.has_acted:
        return _what_is_asked(state, phase)
    if action == Action.GAIN or can_use_pilot(box, state):
        return None
    return _nothing_to_work_on(box, state, PILOT_EFFECT + int(state.pilots[state.actor]), "GLM-08")


def _nothing_to_work_on(box: Box, state: State, effect: int, clause: str) -> Refusal:
    """The first operation finds nothing: a strike, a repair or a jam."""
    do, parts = read(box, effect, 0, DO), read(box, effect, 0, AT)
    in_answer = state.phase == Phase.ANSWER
    player = seat_name(int(state.user[0]))
    if do == Do.STRIKE:
        striker = read(box, effect, 0, WITH)
        if not has_parts(state, state.actor, striker):
            return Refusal("GLM-12", Say("your Mecha needs {part} for it.", part=tell_working(striker)))
        if in_answer:
            return _lacks(player, parts)
        return Refusal("GLM-12", Say("no enemy has {part}.", part=tell_working(parts)))
    if do == Do.REPAIR:
        return Refusal(clause, Say("there is nothing for it to repair."))
    if in_answer:
        return Refusal(clause, Say("{player} has no card to lose.", player=player))
    return Refusal(clause, Say("no enemy has a card to lose."))


def _lacks(player: Say, parts: int) -> Refusal:
    return Refusal("GLM-12", Say("{player} does not have {part}.", player=player, part=tell_working(parts)))


# --- Abilities ----------------------------------------------------------------------


def _ability(box: Box, state: State, phase: int, ability: int) -> Refusal | None:
    if phase not in (Phase.TURN, Phase.ANSWER):
        return _what_is_asked(state, phase)
    seat = int(state.actor)
    if can_use(box, state, seat, ability):
        return None
    if read(box, ABILITY_EFFECT + ability, 0, DO) == Do.NOTHING:
        return Refusal("GLM-03", Say("the box has no such ability."))
    owner = int(box.ability_mecha[ability])
    if owner != state.mechas[seat]:
        return Refusal("GLM-03", Say("this ability belongs to {mecha}.", mecha=mecha_name(owner)))
    if not fits_window(box, state, seat, ability):
        return _wrong_window(box, ability)
    cost, energy = int(box.cost[ability]), int(state.energy[seat])
    if cost > energy:
        return Refusal(
            "GLM-16", Say("it costs {cost} energy, and you have {energy}.", cost=cost, energy=energy)
        )
    if (int(state.used[window_number(state)]) >> ability) & 1:
        return Refusal("GLM-16", Say("it has been used in this window already."))
    return _nothing_to_work_on(box, state, ABILITY_EFFECT + ability, "GLM-16")


def _wrong_window(box: Box, ability: int) -> Refusal:
    if box.window[ability] == Window.OWN:
        return Refusal("GLM-16", Say("it is for your own turn only."))
    return Refusal("GLM-16", Say("it is only for answers to an attack on you."))


# --- What an effect asks ------------------------------------------------------------


def _enemy(box: Box, state: State, phase: int, seat: int) -> Refusal | None:
    if phase != Phase.EFFECT or state.asks != Ask.ENEMY:
        return _what_is_asked(state, phase)
    if seat >= box.players:
        return Refusal("GLM-19", Say("nobody has this seat."))
    if can_choose_enemy(box, state, seat):
        return None
    player = seat_name(seat)
    if seat == state.actor:
        return Refusal("GLM-13", Say("nobody is their own enemy."))
    if not fights(state, seat):
        return Refusal("GLM-15", Say("the Mecha of {player} is destroyed.", player=player))
    if team(box, seat) == team(box, state.actor):
        return Refusal("GLM-19", Say("{player} is on your side.", player=player))
    do, parts = operation(box, state, DO), operation(box, state, AT)
    if do == Do.JAM:
        return Refusal("GLM-13", Say("{player} has no card to lose.", player=player))
    if do == Do.STRIKE:
        return _lacks(player, parts)
    return Refusal("GLM-02", Say("no such tile of {player} is working.", player=player))


def _tile(box: Box, state: State, phase: int, tile: int) -> Refusal | None:
    if can_name_tile(box, state, tile):
        return None
    asks = int(state.asks)
    if phase == Phase.REPAIR:
        return Refusal("GLM-11", Say("{tile} is working.", tile=the_tile(tile)))
    if phase != Phase.EFFECT or asks == Ask.ENEMY:
        return _what_is_asked(state, phase)
    parts = operation(box, state, WITH if asks == Ask.STRIKER else AT)
    if not belongs(parts, tile):
        return Refusal("GLM-13", Say("the effect asks for {part}.", part=tell_part(parts)))
    if asks == Ask.TILE and operation(box, state, DO) == Do.REPAIR:
        return Refusal("GLM-13", Say("{tile} is working.", tile=the_tile(tile)))
    return Refusal("GLM-13", Say("{tile} is out of order.", tile=the_tile(tile)))
