"""What has happened in GOLEM, in sentences; hands that are dealt are told to who sees them."""

from pioche.core.rule import OVER
from pioche.core.words import Words

from .actions import Action
from .box import Box
from .effect_log import tell_effects
from .names import seat_name, the_tile
from .operations import DO, Do
from .pieces import ability_name, card_name, mecha_name, pilot_name
from .questions import result
from .rules.effects import operation
from .rules.hands import next_to_be_dealt
from .sentences import next_to_get
from .state import GAIN_ENERGY, Phase, State
from .texts import tell_energy
from .view import known_cards


def log(box: Box, before: State, action: int, after: State, words: Words) -> str:
    """What has happened, told with everything that it has brought about."""
    phase = int(before.phase)
    if phase == Phase.PILOTS:
        return ""  # a Pilot is told with the Mecha
    if phase == Phase.MECHAS:
        return _log_mecha(box, before, after, words)
    if phase == Phase.DEAL:
        return "\n".join(_log_deal(box, before, after, words))
    lines = _log_action(box, before, action, words)
    if _is_about_an_effect(before, action):
        lines += tell_effects(box, before, action, words)
    return "\n".join([*lines, *_log_consequences(box, before, after, words)])


def _is_about_an_effect(before: State, action: int) -> bool:
    """An effect begins or goes on: everything but what a card will be thrown for, a card that is dropped, the
    end of a turn, and repairs between rounds."""
    if before.phase == Phase.TURN:
        return action < Action.THROW or Action.ABILITY <= action < Action.SEAT
    return bool(before.phase in (Phase.DISCARD, Phase.EFFECT, Phase.ANSWER))


# --- Setting up and dealing ---------------------------------------------------------


def _log_mecha(box: Box, before: State, after: State, words: Words) -> str:
    seat = next_to_get(box, before)
    pilot = int(after.pilots[seat])
    return words(
        "{player} gets {pilot} (initiative {initiative}) in {mecha}.",
        player=seat_name(seat),
        pilot=pilot_name(pilot),
        initiative=int(box.initiative[pilot]),
        mecha=mecha_name(int(after.mechas[seat])),
    )


def _log_deal(box: Box, before: State, after: State, words: Words) -> list[str]:
    """A hand is told with its last card, to who sees it; the round with the last card of all."""
    seat, lines = int(next_to_be_dealt(box, before)), []
    is_complete = after.phase != Phase.DEAL or next_to_be_dealt(box, after) != seat
    cards = ", ".join(words.say(card_name(card)) for card in known_cards(after, seat))
    if is_complete and cards and before.cycle > 0:
        lines.append(
            words(
                "{player} takes up the hand of the virtual player: {cards}.",
                player=seat_name(seat),
                cards=cards,
            )
        )
    elif is_complete and cards:
        lines.append(words("{player} is dealt {cards}.", player=seat_name(seat), cards=cards))
    if before.cycle == 0 and after.phase == Phase.TURN:
        lines.append(
            words(
                "— Round {round} of {rounds}: {player} begins.",
                round=int(after.rounds) + 1,
                rounds=int(box.rounds),
                player=seat_name(int(after.turn)),
            )
        )
    return lines


# --- What was done ----------------------------------------------------------------


def _log_action(box: Box, before: State, action: int, words: Words) -> list[str]:
    """Who has used what; what a card is thrown for is told with the card, choices within an effect with what
    comes of them."""
    player = seat_name(int(before.actor))
    if action < Action.PLAY:
        return [_log_card(box, before, action - Action.CARD, words)]
    if action < Action.THROW:
        return [words("{player} plays {card}.", player=player, card=card_name(action - Action.PLAY))]
    if action < Action.USE_PILOT:
        return [_log_thrown(before, action - Action.THROW, words)]
    if Action.ABILITY <= action < Action.SEAT:
        ability = action - Action.ABILITY
        return [
            words(
                "{player} uses {ability} for {energy}.",
                player=player,
                ability=ability_name(ability),
                energy=tell_energy(int(box.cost[ability]), words),
            )
        ]
    if before.phase == Phase.REPAIR and action == Action.DONE:
        return [words("{player} repairs nothing.", player=player)]
    if before.phase == Phase.REPAIR:
        return [words("{player} repairs {tile}.", player=player, tile=the_tile(action - Action.TILE))]
    return []


def _log_thrown(before: State, number: int, words: Words) -> str:
    """A card, and what it is thrown for."""
    player, card = seat_name(int(before.actor)), card_name(number)
    if before.effect[0] == GAIN_ENERGY:
        return words("{player} discards {card} for energy.", player=player, card=card)
    pilot = pilot_name(int(before.pilots[before.actor]))
    return words(
        "{player} discards {card} for the ability of {pilot}.", player=player, card=card, pilot=pilot
    )


def _log_card(box: Box, before: State, number: int, words: Words) -> str:
    """A card that chance has picked, in the open."""
    card = card_name(number)
    if before.phase == Phase.DROP:
        return words("The virtual player drops {card}.", card=card)
    if operation(box, before, DO) == Do.TAKE:
        user = int(before.user[before.depth])
        return words("{player} takes {card} from the pile.", player=seat_name(user), card=card)
    return words("{player} loses {card}.", player=seat_name(int(before.enemy[before.depth])), card=card)


# --- What followed from it ------------------------------------------------------


def _log_consequences(box: Box, before: State, after: State, words: Words) -> list[str]:
    lines = []
    if after.rounds > before.rounds:
        lines.append(words("— Round {round} is over.", round=int(after.rounds)))
    elif after.cycle > before.cycle:
        cycle, cycles = int(after.cycle) + 1, int(box.hand)
        lines.append(words("— Hands pass to the left: turn {turn} of {turns}.", turn=cycle, turns=cycles))
    if after.actor == OVER:
        lines.append(result(box, after, words))
    return lines
