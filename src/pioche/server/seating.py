"""Sitting down: keys, names, words for the dice, and seats that go to bots."""

from dataclasses import replace
from typing import TYPE_CHECKING

from pioche.core.random import SealedDice
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake, Say

from .driving import perform
from .keys import fits
from .matches import restore_match
from .refusing import Refused
from .windows import pass_action

if TYPE_CHECKING:
    from .connection import Connection
    from .table import LiveTable

SUBSTITUTE = "level:2"


def seat_of(table: "LiveTable", key: str | None) -> int:
    """The seat that the key belongs to; without one, a spectator's."""
    if key is None:
        return SPECTATOR
    for number, seat in enumerate(table.seats):
        if fits(key, seat.key_hash):
            return number
    raise Refused(403, Say("This link belongs to no seat of this table; without its key you can look on."))


def seat_called(table: "LiveTable", number: int) -> Say | str:
    """What people call who sits there."""
    return table.match.called[number]


async def be_ready(table: "LiveTable", seat: int, word: str) -> None:
    """A person is there; with the last one the match starts. Said again, it changes nothing."""
    if table.stored.stage != "gathering" or table.seats[seat].ready:
        return
    SealedDice("", [word], None)  # refuses what is no word
    await table.change_seat(seat, replace(table.seats[seat], ready=True, word=word))
    if all(one.ready for one in table.seats):
        await start(table)
    else:
        table.tell()


async def start(table: "LiveTable") -> None:
    """Everyone is there and all words are known: so the dice are fixed, and the match begins."""
    await perform(table, restore_match(table.stored, table.match.history, {}))


async def rename(table: "LiveTable", seat: int, name: str) -> None:
    """Call a seat something else."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Mistake("A name is one line of 1 to {most} characters.", most=40)
    if any(other.name == name for number, other in enumerate(table.seats) if number != seat):
        raise Mistake("Two people cannot both be called '{name}'.", name=name)
    await table.change_seat(seat, replace(table.seats[seat], name=name))
    table.tell()


async def want_windows(table: "LiveTable", seat: int, wanted: bool) -> None:
    """Whether the seat is asked where it could interrupt. Nobody else is told."""
    if not table.has_windows:
        raise Mistake("In this game nobody is asked in secret whether to interrupt.")
    await table.change_seat(seat, replace(table.seats[seat], windows=wanted))
    wait = table.wait
    if not wanted and wait is not None and wait.is_asked(seat):
        passed = pass_action(wait.asked[seat].match)
        wait.answer(seat, passed)
        table.fellows.say_answer(seat, passed)
    table.tell([seat])


async def give_to_bot(table: "LiveTable", seat: int) -> None:
    """A bot goes on for who has left; with the key of the seat they may come back."""
    await table.change_seat(seat, replace(table.seats[seat], kind="bot", bot=SUBSTITUTE, ready=True))
    for connection in table.connections:
        if connection.seat == seat:
            connection.change_seat(SPECTATOR)
    if table.wait is not None and table.wait.is_asked(seat):
        table.wait.answer(seat, pass_action(table.wait.asked[seat].match))
    if table.wish is not None and table.wish.by == seat:
        table.fellows.say_wish(over=table.wish.number)
        table.wish = None
    if table.stored.stage == "gathering" and all(one.ready for one in table.seats):
        await start(table)
        return
    table.clocks.restart()
    if table.is_playing and table.wait is None:
        draft = table.match.copy()
        table.settle(draft)
        if len(draft.history) > len(table.match.history):
            await perform(table, draft)
            return
    table.tell()
    table.driver.go_on()


async def come_back(table: "LiveTable", connection: "Connection") -> None:
    """Who has left plays again instead of the bot, unless their time is up."""
    seat = connection.own
    if seat == SPECTATOR or table.seats[seat].kind != "bot":
        raise Mistake("There is no seat of yours that a bot plays for.")
    if table.seats[seat].clock == 0:
        raise Mistake("Your time is up: the bot plays this match to its end.")
    await table.change_seat(seat, replace(table.seats[seat], kind="person", bot=None))
    connection.change_seat(seat)
    table.fellows.say_present()
    table.clocks.restart()
    table.tell()
    table.driver.go_on()
