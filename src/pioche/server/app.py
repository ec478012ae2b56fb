"""The whole server: pages, requests and sockets over one storage."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from pioche.core.words import LANGUAGES, Mistake, Say
from pioche.core.words import words as words_in

from . import api, openapi, pages, sockets
from .refusing import Refused, refusal_of
from .settings import Settings
from .storage import Storage
from .tables import Tables


def make_app(storage_url: str, settings: Settings | None = None) -> FastAPI:
    """A server that keeps its tables there; it opens the storage when it starts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        tables = Tables(await Storage.open(storage_url), settings or Settings())
        app.state.tables = tables
        tables.begin()
        try:
            yield
        finally:
            await tables.close()

    app = FastAPI(
        title=openapi.TITLE,
        version=version("pioche"),
        lifespan=life,
        docs_url=None,  # their scripts come from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.openapi = lambda: openapi.document(app)  # type: ignore[method-assign]
    app.include_router(api.router)
    app.include_router(sockets.router)
    pages.serve_pages(app)
    for error in (Refused, Mistake, RequestValidationError, HTTPException):
        app.add_exception_handler(error, answer_refusal)
    return app


async def answer_refusal(request: Request, error: Exception) -> JSONResponse:
    """Every refusal in one sentence, in the language that was asked for."""
    language = request.query_params.get("language", "en")
    words = words_in(language if language in LANGUAGES else "en")
    refused = as_refusal(error)
    headers = error.headers if isinstance(error, HTTPException) else None
    return JSONResponse(
        {"sentence": words.say(refused.sentence), "clause": refused.clause}, refused.status, headers
    )


def as_refusal(error: Exception) -> Refused:
    """Whatever can go wrong with a request, in words."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, Mistake):
        return refusal_of(error)
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        where, kind = ".".join(str(part) for part in first["loc"][1:]), first["type"]
        if kind == "missing":
            return Refused(422, Say("'{where}' is missing.", where=where))
        if kind == "extra_forbidden":
            return Refused(422, Say("'{where}' is not expected here.", where=where))
        return Refused(422, Say("'{where}' is not what is expected here ({kind}).", where=where, kind=kind))
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404:
        return Refused(404, Say("There is nothing here: please check the address."))
    if status == 405:
        return Refused(405, Say("This address takes no such request."))
    return Refused(status, Say("This request cannot be answered."))
