"""Restricted bots, to see what a kind of action is worth: the same bot with and without it.

`search:200-tick` never ticks, `search:200+tick` always does where it can, and `search:200/row-1/row-2` copies
into row 2 only once row 1 is full: of the groups in a row only the first that is possible.
"""

import re

import numpy as np

from pioche.core.game import Game
from pioche.core.record import MOST_ACTIONS, Int8s, Offers
from pioche.core.rule import rule
from pioche.core.words import Mistake

from .bot import Bot

_ALWAYS, _NEUTRAL, _NEVER = 1, 2, 3


def make_ranks(game: Game, bot: Bot) -> Int8s:
    """A rank for each action: of those with a rank only the lowest that is offered is left; 0 is free."""
    ranks = np.zeros(MOST_ACTIONS, np.int8)
    signs = _parse(game, bot)
    if not signs:
        return ranks
    groups = game.groups
    if {sign for sign, _ in signs} == {"/"}:
        for rank, (_, name) in enumerate(signs, 1):
            ranks[list(groups[name])] = rank
        return ranks
    ranks[: game.actions] = _NEUTRAL
    for sign, name in signs:
        ranks[list(groups[name])] = _NEVER if sign == "-" else _ALWAYS
    return ranks


def _parse(game: Game, bot: Bot) -> list[tuple[str, str]]:
    """The signs and names of a bot's restrictions; a name may have a hyphen itself."""
    names = sorted(game.groups, key=len, reverse=True)
    one = f"([-+/])({'|'.join(re.escape(name) for name in names)})"
    if not re.fullmatch(f"(?:{one})*", bot.restrictions):
        raise Mistake(
            "'{text}' is restricted by something that this game does not have; it has {names}.",
            text=bot.text,
            names=", ".join(game.groups),
        )
    signs = [(found[1], found[2]) for found in re.finditer(one, bot.restrictions)]
    if {sign for sign, _ in signs} > {"/"}:
        raise Mistake("'{text}': write either '/', for an order, or '-' and '+'.", text=bot.text)
    return signs


@rule
def restrict(offers: Offers, ranks: Int8s) -> None:
    """Leave only what a restricted bot may choose."""
    lowest = 0
    for index in range(offers.count):
        rank = ranks[offers.actions[index]]
        if rank > 0 and (lowest == 0 or rank < lowest):
            lowest = rank
    kept = 0
    for index in range(offers.count):
        rank = ranks[offers.actions[index]]
        if rank == 0 or rank == lowest:
            offers.actions[kept] = offers.actions[index]
            kept += 1
    offers.count = kept
