"""What somebody at the table can do, message by message. Whatever is refused changes nothing."""

from typing import TYPE_CHECKING, assert_never

from pioche.bots import parse_bot
from pioche.core.match import Match
from pioche.core.rule import CHANCE, SPECTATOR
from pioche.core.words import Mistake

from . import schema
from .driving import perform
from .offering import allows_hints, decides, offer_outcomes, typists
from .refusing import Overtaken
from .seating import be_ready, come_back, rename, want_windows
from .windows import hold
from .wishing import answer_wish, make_wish, take_back

if TYPE_CHECKING:
    from .connection import Connection
    from .table import LiveTable

HINT_LEVEL = 4
_TRIES = 3  # where other servers change the same table

Changing = (
    schema.Ready
    | schema.Rename
    | schema.Act
    | schema.Undo
    | schema.Request
    | schema.Answer
    | schema.Windows
    | schema.Hold
)


async def handle(connection: "Connection", message: schema.FromBrowser) -> None:
    """Do what the message asks for."""
    table, seat = connection.table, connection.seat
    match message:
        case schema.Join():
            raise Mistake("You have joined this table already.")
        case schema.Speak(language):
            connection.speak(language)
            return
        case schema.Chat(text):
            await remark(table, seat, text)
            return
    if seat == SPECTATOR and not isinstance(message, schema.Return):
        raise Mistake("You look on: only who sits at the table can do this.")
    match message:
        case schema.Hint():
            await advise(connection)
            return
        case schema.Why(action):
            explain(connection, action)
            return
    for tries_left in reversed(range(_TRIES)):
        try:
            async with table.lock:
                await table.trust()
                if isinstance(message, schema.Return):
                    await come_back(table, connection)
                else:
                    await change(table, seat, message)
            return
        except Overtaken:
            if not tries_left:
                raise


async def change(table: "LiveTable", seat: int, message: Changing) -> None:
    """Do something to the table; it is looked at anew whether that can be done."""
    match message:
        case schema.Ready(word):
            await be_ready(table, seat, word)
        case schema.Rename(name):
            await rename(table, seat, name)
        case schema.Act():
            await act(table, seat, message)
        case schema.Undo(event):
            _check_event(table, seat, event, None)
            await take_back(table, seat)
        case schema.Request(kind, about):
            await (take_back(table, seat) if kind == "undo" else make_wish(table, kind, seat, about))
        case schema.Answer(request, agree):
            await answer_wish(table, seat, request, agree)
        case schema.Windows(wanted):
            await want_windows(table, seat, wanted)
        case schema.Hold(wanted):
            hold(table, seat, wanted)
        case _:
            assert_never(message)


# --- Playing --------------------------------------------------------------------------------


async def act(table: "LiveTable", seat: int, message: schema.Act) -> None:
    """Carry an action out, if it is offered to this seat in the position that it answers."""
    if table.stored.stage == "gathering":
        raise Mistake("The match has not started yet.")
    if table.stored.stage == "over":
        raise Mistake("The match is over.")
    match, action = table.position_for(seat), message.action
    _check_event(table, seat, message.event, message.undos)
    wait = table.wait
    if wait is not None:
        if not wait.is_asked(seat):
            raise Mistake("Somebody could interrupt just now: wait a moment.")
        if action not in match.legal:
            raise match.not_legal(match.concealed(seat), action)
        wait.answer(seat, action)
        table.fellows.say_answer(seat, action)
        if seat in wait.held:
            hold(table, seat, wanted=False)
        table.tell([seat])
        return
    draft = match.copy()
    if match.actor == CHANCE:
        _type_in(table, draft, seat, action)
    else:
        draft.apply(action, seat)
    await perform(table, draft)


def _type_in(table: "LiveTable", draft: Match, seat: int, action: int) -> None:
    """An outcome that somebody has rolled or drawn at a real table."""
    if seat not in typists(table, draft):
        raise Mistake("Only who is dealt a card may type in what it is.")
    if action not in draft.legal:
        if len(draft.who_sees()) < draft.players:
            raise Mistake("That cannot be drawn here: look at the card again, and type in what it is.")
        possible = ", ".join(choice.name for choice in offer_outcomes(draft, "en"))
        raise Mistake("That cannot come up here; possible are: {possible}.", possible=possible)
    draft.apply(action)


def _check_event(table: "LiveTable", seat: int, event: int, undos: int | None) -> None:
    match = table.position_for(seat)
    if event != match.events(seat) or undos not in (None, match.undos):
        raise Mistake("The table has changed since: please look again before you decide.")


# --- Asking ----------------------------------------------------------------------------------


def explain(connection: "Connection", action: int) -> None:
    """Why something cannot be done, by its clause."""
    table, seat = connection.table, connection.seat
    match = table.position_for(seat)
    record, words = decides(table, match, seat), match.words(connection.language)
    if record is None:
        raise Mistake("You are not asked anything just now, so there is nothing to explain.")
    if action >= match.game.actions:
        raise Mistake("There is no action number {action}.", action=action)
    refusal = match.game.table.why_not(match.box, record[0], action)
    if refusal is None:
        name = match.game.table.name(action)
        connection.send(schema.Reason(action, words("'{action}' is possible now.", action=name), None))
    else:
        connection.send(schema.Reason(action, words.say(refusal.sentence), refusal.clause))


async def advise(connection: "Connection") -> None:
    """What a strong bot would do, from what the seat itself knows."""
    table, seat = connection.table, connection.seat
    match = table.position_for(seat)
    record = decides(table, match, seat)
    if not allows_hints(table):
        raise Mistake("Between people there are hints only if all agree: ask for them first.")
    if record is None:
        raise Mistake("You are not asked anything just now, so there is nothing to advise.")
    bot = parse_bot(f"level:{HINT_LEVEL}")
    action = await table.house.thinking.choose(match.game, bot, match.boxes, record)
    sentence = match.game.table.sentence(match.box, record[0], action, match.words(connection.language))
    connection.send(schema.Advice(match.events(seat), action, sentence))


async def remark(table: "LiveTable", seat: int, text: str) -> None:
    """Something to say to everyone."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Mistake("Say it in one line of letters that can be printed.")
    async with table.lock:
        await table.say(None if seat == SPECTATOR else seat, text)
