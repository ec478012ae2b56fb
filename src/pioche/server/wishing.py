"""Requests to the others at the table: one at a time, granted when all have agreed, gone when one has not."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from pioche.core.words import Mistake, Say, Words

from .driving import perform
from .refusing import Refused
from .schema import Asked, RequestKind
from .seating import give_to_bot, seat_called

if TYPE_CHECKING:
    from .table import LiveTable


@dataclass
class Wish:
    """What somebody asks the others for."""

    number: int
    kind: RequestKind
    by: int
    seat: int | None  # that shall go to a bot
    agreed: set[int] = field(default_factory=set)


def voters(table: "LiveTable", wish: Wish) -> list[int]:
    """Who has to agree: all other persons; about who is away, those who are there."""
    others = [seat for seat in others_to_ask(table, wish.by) if seat != wish.seat]
    return [seat for seat in others if wish.kind != "bot" or seat in table.present]


def others_to_ask(table: "LiveTable", by: int) -> list[int]:
    """The other persons; those who share a screen need no message to agree."""
    shared = table.seats[by].kind == "here"
    return [seat for seat in table.people if seat != by and not (shared and table.seats[seat].kind == "here")]


async def take_back(table: "LiveTable", seat: int) -> None:
    """Take the seat's last choice back: alone, with bots, or as a request to the other persons."""
    if not table.is_playing:
        raise Mistake("Nothing can be taken back before the match starts, nor after its end.")
    if table.wait is not None:
        raise Mistake("Somebody could interrupt just now: wait until that is over, then ask again.")
    draft = table.match.copy()
    try:
        draft.undo(seat, agreed=not others_to_ask(table, seat))
    except Mistake:
        table.match.copy().undo(seat, agreed=True)  # refuses where there is nothing to take back
        await make_wish(table, "undo", seat, None)
    else:
        await perform(table, draft)


async def make_wish(table: "LiveTable", kind: RequestKind, by: int, seat: int | None) -> None:
    """Ask the others; where nobody has to be asked it is granted at once."""
    if table.wish is not None:
        raise Mistake("Another request waits for an answer: please answer that one first.")
    if kind == "hints" and not table.is_playing:
        raise Mistake("Hints can be asked for while the match is being played.")
    if kind == "hints" and (table.stored.hints or len(table.people) == 1):
        raise Mistake("Hints are allowed at this table already.")
    if kind == "bot":
        _check_absent(table, by, seat)
        if seat == by:
            await give_to_bot(table, seat)
            return
    table.wishes += 1
    table.wish = Wish(table.wishes, kind, by, seat if kind == "bot" else None)
    table.fellows.say_wish()
    await _grant_if_agreed(table)


def _check_absent(table: "LiveTable", by: int, seat: int | None) -> None:
    if table.stored.stage == "over":
        raise Mistake("The match is over: nobody has to play any more.")
    if seat is None or seat >= len(table.seats):
        raise Mistake("Name the seat that shall go to a bot.")
    if seat not in table.people:
        raise Mistake("A bot sits there already.")
    if seat in table.present and seat != by:
        raise Mistake("Only a seat whose player is away can go to a bot: this one is here.")


async def answer_wish(table: "LiveTable", seat: int, number: int, agree: bool) -> None:
    """Agree, or end the request; who has made it may end it too."""
    wish = table.wish
    if wish is None or wish.number != number:
        raise Mistake("That request is no longer open.")
    if agree and seat != wish.by:
        wish.agreed.add(seat)
        table.fellows.say_wish()
        await _grant_if_agreed(table)
        return
    if agree:
        raise Mistake("The others have to agree: you have asked for it yourself.")
    table.fellows.say_wish(over=wish.number, ended_by=seat)
    end_wish(table, seat)


def end_wish(table: "LiveTable", ended_by: int | None) -> None:
    """The request is no longer open; who has made it is told who has not agreed."""
    wish, table.wish = table.wish, None
    table.tell()
    if wish is not None and ended_by not in (None, wish.by):
        name = seat_called(table, ended_by)
        refused = Refused(409, Say("{name} does not agree: everything stays as it is.", name=name))
        for connection in table.connections:
            if connection.seat == wish.by:
                connection.refuse(refused)


async def _grant_if_agreed(table: "LiveTable") -> None:
    wish = table.wish
    assert wish is not None
    if not wish.agreed.issuperset(voters(table, wish)):
        table.tell()
        return
    table.wish = None
    table.fellows.say_wish(over=wish.number)
    if wish.kind == "undo":
        draft = table.match.copy()
        draft.undo(wish.by, agreed=True)
        await perform(table, draft)
    elif wish.kind == "hints":
        await table.change(replace(table.stored, hints=True))
        table.tell()
    else:
        assert wish.seat is not None
        await give_to_bot(table, wish.seat)


def tell_wish(table: "LiveTable", words: Words) -> Asked | None:
    """The request that waits, in words."""
    wish = table.wish
    if wish is None:
        return None
    name = seat_called(table, wish.by)
    if wish.kind == "undo":
        sentence = words("{name} asks to take the last choice and all that followed back.", name=name)
    elif wish.kind == "hints":
        sentence = words("{name} asks for hints to be allowed to everyone.", name=name)
    else:
        away = seat_called(table, wish.seat or 0)
        sentence = words("{name} asks for a bot to play on for {away}.", name=name, away=away)
    return Asked(wish.number, wish.kind, wish.by, sentence, sorted(wish.agreed))
