"""From what is stored of a table to its match."""

import re
from dataclasses import replace

from pioche.core.box import BoxFile
from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.random import Dice, Seal, SealedDice, SeededDice
from pioche.core.shelf import find_game
from pioche.core.words import Mistake, Say

from .refusing import Refused
from .rows import Pending
from .storage import StoredSeat, StoredTable


def box_of(stored: StoredTable, game: Game) -> BoxFile:
    """The standard box with what differs at this table."""
    if not stored.contents:
        return game.file
    return replace(game.file, contents={**game.file.contents, **stored.contents})


def record_name(seat: StoredSeat, number: int, game: Game) -> str:
    """What a record calls who sits there: the same in every language."""
    if seat.name:
        return seat.name
    return seat.bot if seat.kind == "bot" and seat.bot else str(game.table.seat_name(number))


def names_of(stored: StoredTable, game: Game) -> list[str]:
    """What records call the players."""
    return [record_name(seat, number, game) for number, seat in enumerate(stored.seats)]


def called_in(stored: StoredTable, game: Game) -> list[str | Say]:
    """What people call the players; several bots go by letters."""
    bots = [number for number, seat in enumerate(stored.seats) if seat.kind == "bot" and not seat.name]

    def called(number: int, seat: StoredSeat) -> str | Say:
        if number in bots:
            return Say("Bot") if len(bots) == 1 else Say("Bot {letter}", letter="ABCDEF"[bots.index(number)])
        return seat.name or game.table.seat_name(number)

    return [called(number, seat) for number, seat in enumerate(stored.seats)]


def dice_of(stored: StoredTable) -> Dice:
    """The dice of a match that starts or goes on; sealed ones with the words of all who have one."""
    if stored.dice == "real":
        return Dice()
    seeded = re.fullmatch(r"seeded (\d+)", stored.dice)
    if seeded:
        return SeededDice(int(seeded[1]))
    seal = seal_of(stored)
    words = [seat.word for seat in stored.seats if seat.word is not None]
    return SealedDice(seal.commitment, words, seal)


def seal_of(stored: StoredTable) -> Seal:
    """What the dice of a sealed table are sealed with."""
    assert stored.secret is not None, "sealed dice have a secret"
    return Seal(stored.secret)


def lay_out(stored: StoredTable, given: list[int]) -> Match:
    """The match before its start: nothing is rolled yet, only what was given has happened."""
    match = _match_of(stored, Dice())
    _repeat(match, given, {})
    return match


def restore_match(stored: StoredTable, history: list[int], pending: Pending) -> Match:
    """The match with everything that was played; chance may have gone on by itself."""
    match = _match_of(stored, dice_of(stored))
    _repeat(match, history, pending)
    return match


def _match_of(stored: StoredTable, dice: Dice) -> Match:
    game = find_game(stored.game)
    names, file = names_of(stored, game), box_of(stored, game)
    match = Match(game, len(names), dict(stored.options), dice, names, file, stored.given)
    match.called = called_in(stored, game)
    return match


def _repeat(match: Match, history: list[int], pending: Pending) -> None:
    try:
        match.restore(history, pending)
    except Mistake as mistake:
        raise Refused(
            409,
            Say(
                "This match was played by other rules and cannot be shown: {reason}", reason=mistake.sentence
            ),
        ) from mistake
