"""What is not a socket: the shelf, setting a table up, looking at a position, the dice and the record."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from pioche.core.words import Mistake, Say

from . import looking
from .keys import KEY
from .library import find_shown, rules_of, shelf_in
from .models import (
    TABLE_ID,
    DiceShown,
    GameShown,
    Language,
    Moment,
    RecordKept,
    Refusal,
    RulesShown,
    SeatsWanted,
    TableMade,
    TableShown,
    TableWanted,
)
from .refusing import Refused, refusal_of
from .seating import seat_of
from .tables import Tables

MOST_EVENTS = 2**31 - 1
_LONGEST_RECORD = 1_000_000  # bytes

Spoken = Annotated[Language, Query(description="The language of sentences.")]
TableId = Annotated[str, Path(pattern=TABLE_ID)]
Event = Annotated[int, Path(ge=0, le=MOST_EVENTS)]
GameName = Annotated[str, Path(max_length=40)]
Bearer = Annotated[
    str | None,
    Header(alias="Authorization", description="`Bearer KEY`, the key of a seat; without it, a spectator."),
]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How the OpenAPI document describes refusals."""
    return {status: {"model": Refusal} for status in (400, 422, *statuses)}


def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


async def spoken_in(language: Spoken = "en") -> Language:
    """Where only a refusal is a sentence, the language is read when there is one."""
    return language


SPOKEN = Depends(spoken_in)
Served = Annotated[Tables, Depends(tables_of)]
router = APIRouter(prefix="/api")


def key_in(header: str | None) -> str | None:
    """The key that a request brings along."""
    if header is None:
        return None
    kind, _, key = header.partition(" ")
    if kind.lower() != "bearer" or not KEY.fullmatch(key):
        raise Refused(401, Say("Write the key of the seat as 'Authorization: Bearer KEY', or leave it out."))
    return key


@router.get("/games", responses=refusals())
def list_games(language: Spoken = "en") -> list[GameShown]:
    """The boxes on the shelf."""
    return shelf_in(language)


@router.get("/games/{game}/rules", responses=refusals(404))
def read_rules(game: GameName, language: Spoken = "en") -> RulesShown:
    """The rules of a game, by chapter and clause."""
    return rules_of(find_shown(game), language)


@router.post("/tables", status_code=201, dependencies=[SPOKEN], responses=refusals(404, 429, 503))
async def set_table(wanted: TableWanted, request: Request, tables: Served) -> TableMade:
    """Set a table up: its keys are shown once, here."""
    tables.limits.check_address(request.client.host if request.client else "")
    table, keys = await tables.create(wanted)
    return TableMade(table=table, keys=keys)


@router.get("/tables/{table}", responses=refusals(404, 503))
async def show_table(table: TableId, tables: Served, language: Spoken = "en") -> TableShown:
    """What anyone may know of a table before sitting down."""
    return looking.describe(await tables.find(table), language)


@router.get("/tables/{table}/events/{event}", responses=refusals(401, 403, 404, 503))
async def show_moment(
    table: TableId,
    event: Event,
    tables: Served,
    authorization: Bearer = None,
    language: Spoken = "en",
) -> Moment:
    """The position after an event, as that seat may know it; after the end, everything."""
    found = await tables.find(table)
    return looking.moment(found, event, seat_of(found, key_in(authorization)), language)


@router.post(
    "/tables/{table}/events/{event}/tables",
    status_code=201,
    dependencies=[SPOKEN],
    responses=refusals(401, 403, 404, 409, 429, 503),
)
async def play_on(
    table: TableId,
    event: Event,
    wanted: SeatsWanted,
    request: Request,
    tables: Served,
    authorization: Bearer = None,
) -> TableMade:
    """Set up a table that goes on from a position of a finished match, with dice of its own."""
    tables.limits.check_address(request.client.host if request.client else "")
    found = await tables.find(table)
    seat = seat_of(found, key_in(authorization))
    made, keys = await tables.play_on(found, found.match.plies_of(event, seat), wanted)
    return TableMade(table=made, keys=keys)


@router.get("/tables/{table}/dice", responses=refusals(401, 403, 404, 503))
async def show_dice(
    table: TableId, tables: Served, authorization: Bearer = None, language: Spoken = "en"
) -> DiceShown:
    """Where the outcomes of chance come from, what they were, and whether they can be trusted."""
    found = await tables.find(table)
    return looking.dice_shown(found, seat_of(found, key_in(authorization)), language)


@router.get(
    "/tables/{table}/record",
    dependencies=[SPOKEN],
    response_class=Response,
    responses={**refusals(404, 409, 503), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def read_record(table: TableId, tables: Served) -> PlainTextResponse:
    """The whole match as a text, once it is over."""
    found = await tables.find(table)
    return PlainTextResponse(
        looking.record(found), headers={"Content-Disposition": f'attachment; filename="{table}.pioche"'}
    )


@router.post(
    "/records",
    status_code=201,
    dependencies=[SPOKEN],
    responses=refusals(409, 413, 429, 503),
    openapi_extra={
        "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    },
)
async def keep_record(request: Request, tables: Served) -> RecordKept:
    """Keep the record of a finished match, so that everyone can look at it."""
    tables.limits.check_address(request.client.host if request.client else "")
    text = await read_text(request)
    try:
        return RecordKept(table=await tables.keep_record(text))
    except Mistake as mistake:
        raise refusal_of(mistake, 409) from None


async def read_text(request: Request) -> str:
    """The text that was sent; reading stops where it gets too long."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > _LONGEST_RECORD:
            raise Refused(413, Say("A record has at most {most} bytes.", most=_LONGEST_RECORD))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(400, Say("A record is a text in UTF-8.")) from None
