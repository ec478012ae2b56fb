"""The socket of a table: who may open it, what it takes, and one clear sentence for whatever it does not."""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from pioche.core.words import Mistake, Say
from pioche.core.words import words as words_in

from . import schema
from .acting import handle
from .connection import Connection
from .limits import Bucket
from .refusing import Refused
from .seating import seat_of
from .settings import Settings
from .tables import Tables

router = APIRouter()
_log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[schema.FromBrowser] = msgspec.json.Decoder(schema.FromBrowser)

LONGEST = 4096  # characters of a message
_FIRST_WITHIN = 10.0  # seconds
_FINISH_WITHIN = 30.0  # seconds
_SAID_AGAIN = 20  # messages that are too many, until that is said once more
_MOST_REFUSED = 200  # messages that are too many, until somebody is shown out
NO_ORIGIN, NOT_JOINED, SHOWN_OUT, TOO_SLOW = 4403, 4400, 4429, 4408  # why a socket is closed


@router.websocket("/api/tables/{table}/socket")
async def look_at_table(socket: WebSocket, table: str) -> None:
    """One seat, or one spectator, at one table."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    if not is_welcome(socket, tables.house.settings):
        await turn_away(socket, Say("Only pages of this server may open its sockets."), NO_ORIGIN)
        return
    try:
        join = await first_message(socket)
    except (TimeoutError, WebSocketDisconnect):
        with suppress(RuntimeError):
            await socket.close(NOT_JOINED)
        return
    if join is None:
        await turn_away(socket, Say("The first message has to be 'join', with a key or without."), NOT_JOINED)
        return
    try:
        found = await tables.find(table)
        seat = seat_of(found, join.key)
        if len(found.connections) >= tables.house.settings.most_watching:
            raise Refused(429, Say("Too many look at this table already: please try again later."))
        connection = Connection(socket, found, seat, join.language)
        await tables.join(connection)
    except Refused as refused:
        await turn_away(socket, refused.sentence, 4000 + refused.status, join.language)
        return
    await serve(connection, socket, tables)


def is_welcome(socket: WebSocket, settings: Settings) -> bool:
    """A page of another site may not speak for whoever looks at it; what is no page says no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


async def first_message(socket: WebSocket) -> schema.Join | None:
    """The message that says who looks, if it is one."""
    async with asyncio.timeout(_FIRST_WITHIN):
        text = await receive(socket)
    try:
        message = parse(text)
    except Mistake:
        return None
    return message if isinstance(message, schema.Join) else None


async def turn_away(socket: WebSocket, sentence: Say, code: int, language: str = "en") -> None:
    """Say why, and close."""
    refused = schema.Refused(words_in(language).say(sentence), None)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(refused).decode())
        await socket.close(code)


async def serve(connection: Connection, socket: WebSocket, tables: Tables) -> None:
    """Let somebody look on and take part until they leave."""
    sending = asyncio.create_task(connection.keep_sending())
    reading = asyncio.create_task(keep_reading(connection, socket, tables.house.settings))
    try:
        await asyncio.wait([sending, reading], return_when=asyncio.FIRST_COMPLETED)
    finally:
        tables.leave(connection)
        sending.cancel()
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(TOO_SLOW if connection.is_lost else SHOWN_OUT)
        await asyncio.wait([reading], timeout=_FINISH_WITHIN)  # never in the middle of what is being written
        reading.cancel()
        for ended in await asyncio.gather(sending, reading, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, _GONE):
                _log.error("a socket has ended: %r", ended)


_GONE = (WebSocketDisconnect, RuntimeError, TimeoutError)  # what sending to who has left ends with


async def keep_reading(connection: Connection, socket: WebSocket, settings: Settings) -> None:
    """Do what every message asks for, one after the other; what is refused changes nothing."""
    bucket = Bucket(settings.messages_at_once, settings.messages_a_second)
    refused = 0
    while refused < _MOST_REFUSED:
        text = await receive(socket)
        await asyncio.sleep(0)  # whoever sends many at once keeps nobody else waiting
        try:
            if not bucket.take():
                refused += 1
                if refused % _SAID_AGAIN == 1:
                    raise Mistake("That is too much at once: please wait a moment.")
                continue
            await handle(connection, parse(text))
        except (Mistake, Refused) as error:
            connection.refuse(error)
        except Exception:
            _log.exception("table %s: a message could not be handled", connection.table.id)
            connection.refuse(Refused(500, Say("Something went wrong here, and nothing has changed.")))


async def receive(socket: WebSocket) -> str | bytes:
    """The next message, as it was sent."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    text: str | bytes | None = event.get("text")
    return event["bytes"] if text is None else text


def parse(text: str | bytes) -> schema.FromBrowser:
    """A message that fits the schema."""
    if len(text) > LONGEST:
        raise Mistake("A message has at most {most} characters.", most=LONGEST)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake(
            "This message is not one that the table understands ({reason}).", reason=error
        ) from None
