"""The built pages, and the headers that keep them safe."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pioche.core.words import Say

from .refusing import Refused

STATIC = Path(__file__).parent / "static"

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
}
_FOR_EVER = "public, max-age=31536000, immutable"  # the name of a built file changes with what is in it
_PAGES = ("/", "/new/{rest:path}", "/t/{rest:path}", "/rules/{rest:path}", "/credits")


class SafeHeaders:
    """Every answer carries the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


def is_for_programs(path: str) -> bool:
    """Whether nobody types that address or follows a link to it."""
    return path.split("/")[1] in ("api", "assets")


class Elsewhere(Route):
    """Every address that nothing else is behind; those for programs are left to answer for themselves."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] == "http" and is_for_programs(scope["path"]):
            return Match.NONE, {}
        return super().matches(scope)


def serve_pages(app: FastAPI) -> None:
    """One page for every address that people see; it finds out by itself which one."""
    app.add_middleware(SafeHeaders)
    app.add_middleware(GZipMiddleware, minimum_size=1000)

    def page(status: int = 200) -> Response:
        index = STATIC / "index.html"
        if not index.exists():
            return PlainTextResponse(
                "The pages are not built: run 'make play' or 'npm run build' in web.", 503
            )
        return FileResponse(index, status, headers={"Cache-Control": "no-cache", "Vary": "Accept"})

    async def show_page(_: Request) -> Response:
        return page()

    for address in _PAGES:
        app.add_route(address, show_page, include_in_schema=False)

    def show_nothing(request: Request) -> Response:
        """To a person a page that says so in their language, to a program a sentence."""
        wants_page = "text/html" in request.headers.get("Accept", "")
        if wants_page and not is_for_programs(request.url.path):
            return page(404)
        raise Refused(404, Say("There is nothing here: please check the address."))

    async def show_file(request: Request) -> Response:
        folder = STATIC / "assets" if request.url.path.startswith("/assets/") else STATIC
        path = folder / request.path_params["file"]  # one name without a folder: it leads nowhere else
        if not path.is_file():
            return show_nothing(request)
        return FileResponse(path, headers={"Cache-Control": _FOR_EVER if folder != STATIC else "no-cache"})

    for place in ("/{file}", "/assets/{file}"):
        app.add_route(place, show_file, include_in_schema=False)

    async def show_elsewhere(request: Request) -> Response:
        return show_nothing(request)

    app.router.routes.append(Elsewhere("/{rest:path}", show_elsewhere, include_in_schema=False))
