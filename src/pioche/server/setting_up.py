"""From what somebody wishes to a table that can be kept: a new one, one that plays on, a finished match."""

import re
from dataclasses import replace
from datetime import UTC, datetime

from pioche.bots import parse_bot
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.random import Seal, SealedDice, SeededDice
from pioche.core.words import Mistake

from .keys import hash_key, new_key, new_table_id
from .models import SeatsWanted, SeatWanted
from .storage import StoredSeat, StoredTable

Options = dict[str, int | str | bool]
Keys = list[str | None]  # of each seat; bots have none


def new_table(
    game: Game, wanted: SeatsWanted, options: dict[str, int | str | bool]
) -> tuple[StoredTable, Keys]:
    """A table at which nobody sits yet, and the keys to its seats."""
    names = [seat.name for seat in wanted.seats if seat.name]
    for name in names:
        if names.count(name) > 1:
            raise Mistake("Two people cannot both be called '{name}'.", name=name)
    keys = [None if seat.kind == "bot" else new_key() for seat in wanted.seats]
    stored = StoredTable(
        id=new_table_id(),
        game=game.name,
        rules=game.version,
        options=options,
        dice=wanted.dice,
        secret=Seal.new().secret if wanted.dice == "sealed" else None,
        seats=[_seat(seat, key, wanted.clock) for seat, key in zip(wanted.seats, keys, strict=True)],
        clock=wanted.clock,
        hints=False,
        created=datetime.now(UTC),
    )
    return stored, keys


def begin_with(
    played: StoredTable, match: Match, plies: int, wanted: SeatsWanted
) -> tuple[StoredTable, Keys, list[int]]:
    """A table for the same game, options and box; its match begins with the first actions of that one."""
    if len(wanted.seats) != match.players:
        raise Mistake("This match has {players} seats: say who takes each of them.", players=match.players)
    if plies >= len(match.plies):
        raise Mistake("The match is over here: play on from an earlier position.")
    stored, keys = new_table(match.game, wanted, played.options)
    given = [ply.action for ply in match.plies[:plies]]
    return replace(stored, contents=played.contents, given=len(given)), keys, given


def _seat(wanted: SeatWanted, key: str | None, clock: int | None) -> StoredSeat:
    """A seat as it is kept; bots are ready at once."""
    if wanted.name is not None and (not wanted.name.isprintable() or wanted.name != wanted.name.strip()):
        raise Mistake("A name is one line of 1 to {most} characters.", most=40)
    if key is None:
        return StoredSeat("bot", parse_bot(wanted.bot or "level:2").text, wanted.name, ready=True)
    if wanted.bot is not None:
        raise Mistake("A seat is either for a person or for a bot.")
    return StoredSeat(
        wanted.kind, None, wanted.name, hash_key(key), clock=None if clock is None else clock * 1000
    )


def finished_table(match: Match) -> StoredTable:
    """A finished match as a table that nobody sits at."""
    dice, standard = match.dice, match.game.file.contents
    words = dice.words if isinstance(dice, SealedDice) else []
    if len(words) > match.players:
        raise Mistake("The record has more words for the dice than seats.")
    said = [*words, *[None] * (match.players - len(words))]
    seeded = f"seeded {dice.seed}" if isinstance(dice, SeededDice) else "real"
    return StoredTable(
        id=new_table_id(),
        game=match.game.name,
        rules=match.game.version,
        options=dict(match.options),
        dice="sealed" if isinstance(dice, SealedDice) else seeded,
        secret=dice.seal.secret if isinstance(dice, SealedDice) and dice.seal else None,
        seats=[
            replace(_who_played(name), word=word, ready=True)
            for name, word in zip(match.names, said, strict=True)
        ],
        clock=None,
        hints=False,
        created=datetime.now(UTC),
        stage="over",
        contents={name: value for name, value in match.file.contents.items() if value != standard[name]},
        given=match.given,
    )


def _who_played(name: str) -> StoredSeat:
    """A person or, where the name is a bot's as records write it, that bot."""
    is_bot = re.fullmatch("level:[1-5]|random|greedy", name)
    return StoredSeat("bot", name) if is_bot else StoredSeat("person", None, name)
