"""What came of the texts of Groo's cards, and of battles, in sentences: what differs between two records."""

import numpy as np

from pioche.core.words import Words, signed

from .box import Box
from .names import card_names, material_name, seat_name, tell_all_materials
from .operations import DO, Do
from .rules.battles import fighter, fights, largest_loss
from .rules.reading import operation
from .state import EFFECT, NOBODY, NOTHING, TOWN, TROOP, Mark, Phase, Place, State
from .view import totals


def moved(earlier: State, later: State, place: int) -> list[int]:
    """The cards that have come to this place."""
    return [int(card) for card in np.flatnonzero((later.places == place) & (earlier.places != place))]


# --- Operations -------------------------------------------------------------------------------


def tell_operation(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    """What the operation under way has done to the player whom it is about."""
    depth = earlier.depth
    if earlier.target[depth] == NOBODY:  # nobody is chosen yet, or the text is at its end
        return []
    do, user, seat = operation(box, earlier, DO), int(earlier.user[depth]), int(earlier.target[depth])
    if do <= Do.GRAB:
        return _tell_cards(do, user, seat, earlier, later, words)
    if do <= Do.SPOIL:
        return _tell_dice(do, user, earlier, later, words)
    if do == Do.MOVE:
        return [tell_groo(earlier, later, words)] if later.groo != earlier.groo else []
    if do <= Do.PEACE:
        return _tell_battle_changed(box, do, earlier, later, words)
    return _tell_sleep(do, seat, earlier, later, words)


def _tell_cards(do: int, user: int, seat: int, earlier: State, later: State, words: Words) -> list[str]:
    player, other = seat_name(user), seat_name(seat)
    discarded = moved(earlier, later, Place.DISCARD)
    lost = card_names(discarded, words)
    if do == Do.DESTROY:
        return (
            [words("Destroyed in the town of {player}: {cards}.", player=other, cards=lost)] if lost else []
        )
    if do == Do.DROP:
        return _tell_dropped(seat, discarded, earlier, later, words)
    if do == Do.RETURN:
        back = card_names(moved(earlier, later, Place.HAND + seat), words)
        lines = [words("Back into the hand of {player}: {cards}.", player=other, cards=back)] if back else []
        if lost:
            full = words("Discarded, since the hand of {player} is full: {cards}.", player=other, cards=lost)
            lines.append(full)
        return lines
    taken = card_names(moved(earlier, later, (TOWN if do == Do.STEAL else Place.HAND) + user), words)
    details = {"player": player, "other": other, "cards": taken}
    if do == Do.DRAW or not taken:  # what is drawn is told with each card
        return []
    if do == Do.STEAL:
        return [words("{player} steals {cards} out of the town of {other}.", **details)]
    if do == Do.RECOVER:
        return [words("{player} takes {cards} out of the discards.", player=player, cards=taken)]
    return [words("{player} grabs {cards} out of the hand of {other}.", **details)]


def _tell_dropped(seat: int, cards: list[int], earlier: State, later: State, words: Words) -> list[str]:
    """Cards of a hand that were discarded; the last one of a hand has perhaps not been seen."""
    player = seat_name(seat)
    if cards:
        return [words("{player} discards {cards}.", player=player, cards=card_names(cards, words))]
    if later.sizes[seat] < earlier.sizes[seat]:
        return [words("{player} discards the last card in hand.", player=player)]
    return []


def _tell_dice(do: int, user: int, earlier: State, later: State, words: Words) -> list[str]:
    """Goods, and dice that show something else or are put aside; what is rolled anew is told at once."""
    more = (later.goods - earlier.goods).tolist()
    if do == Do.GOODS:
        if not any(more):
            return []
        made = tell_all_materials(more, words)
        return [words("{player} makes {materials} in goods.", player=seat_name(user), materials=made)]
    gone = (earlier.dice - later.dice).tolist()
    if do == Do.REROLL or not any(gone):
        return []
    if do == Do.SPOIL:
        return [words("Put aside: {dice}.", dice=tell_all_materials(gone, words))]
    old, new = material_name(gone.index(1)), material_name(gone.index(-1))
    return [words("A die is turned from {old} to {new}.", old=old, new=new)]


def tell_groo(earlier: State, later: State, words: Words) -> str:
    """Where he is now."""
    player = seat_name(int(later.groo))
    if later.groo == earlier.groo:
        return words("Groo stays in the town of {player}.", player=player)
    return words("Groo goes to the town of {player}.", player=player)


def _tell_sleep(do: int, seat: int, earlier: State, later: State, words: Words) -> list[str]:
    changed = np.flatnonzero((earlier.marks ^ later.marks) & Mark.ASLEEP)
    details = {"player": seat_name(seat), "cards": card_names([int(card) for card in changed], words)}
    if len(changed) == 0:
        return []
    if do == Do.SLEEP:
        return [words("Asleep in the town of {player} until the next turn: {cards}.", **details)]
    return [words("Awake in the town of {player}: {cards}.", **details)]


# --- Battles ----------------------------------------------------------------------------------


def _tell_battle_changed(box: Box, do: int, earlier: State, later: State, words: Words) -> list[str]:
    """What a Wild does to the battle under way."""
    if do == Do.BOOST:
        return _tell_boost(box, earlier, later, words)
    if later.defender != NOBODY or earlier.defender == NOBODY:
        return []
    if do == Do.PEACE:
        return [words("The battle is over: no Building is lost, and all Troops stay in their towns.")]
    return [words("The battle is over, and no Building is lost."), *tell_fallen(earlier, later, words)]


def _tell_boost(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    attack_more, defence_more = (later.boosts - earlier.boosts).tolist()
    if attack_more == defence_more == 0:
        return []
    attack, defence = totals(box, later)
    details = {"more": signed(attack_more or defence_more), "attack": attack, "defence": defence}
    if attack_more:
        return [words("Attack {more}: now {attack} against {defence}.", **details)]
    return [words("Defence {more}: now {attack} against {defence}.", **details)]


def tell_fallen(earlier: State, later: State, words: Words) -> list[str]:
    """The Troops that are discarded at the end of a battle."""
    troops = [card for card in moved(earlier, later, Place.DISCARD) if TROOP <= card < EFFECT]
    if not troops:
        return []
    return [words("The Troops that fought are discarded: {cards}.", cards=card_names(troops, words))]


def tell_sent(box: Box, earlier: State, later: State, words: Words) -> str:
    """The Troops of the side that has chosen them, and what they amount to."""
    seat = int(fighter(earlier))
    troops = [card for card in range(TROOP, EFFECT) if fights(later, seat, card)]
    attack, defence = totals(box, later)
    details = {"player": seat_name(seat), "cards": card_names(troops, words), "defence": defence}
    if earlier.phase == Phase.SEND:
        return words("{player} sends {cards}: attack {attack}.", attack=attack, **details)
    if troops:
        return words("{player} defends with {cards}: defence {defence}.", **details)
    return words("{player} defends without Troops: defence {defence}.", **details)


def tell_comparison(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    """The totals; whether they cost Buildings is told at once if they do not."""
    attack, defence = totals(box, earlier)
    details = {"attack": attack, "defence": defence, "player": seat_name(int(earlier.defender))}
    if later.phase == Phase.LOSE:
        return [words("Attack {attack} against defence {defence}.", **details)]
    told = words("Attack {attack} against defence {defence}: {player} loses no Building.", **details)
    return [told, *tell_fallen(earlier, later, words)]


def tell_losses(box: Box, earlier: State, later: State, words: Words) -> list[str]:
    """How much has to be lost, once that is clear; the Buildings; and, at the end, the Troops."""
    lines, player = [], seat_name(int(earlier.defender))
    if earlier.losing == NOTHING:
        points = int(largest_loss(box, earlier))
        if points == 0:
            return tell_comparison(box, earlier, later, words)
        lines.append(
            words.count(
                "{player} must lose Buildings worth {number} point in all.",
                "{player} must lose Buildings worth {number} points in all.",
                points,
                player=player,
            )
        )
    lost = [card for card in moved(earlier, later, Place.DISCARD) if card < TROOP]
    if lost:
        lines.append(words("{player} loses {cards}.", player=player, cards=card_names(lost, words)))
    return [*lines, *tell_fallen(earlier, later, words)]
