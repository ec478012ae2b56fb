"""Real browsers: the machine's chromium, one window of a phone and one of a desk."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from web.site import Site

_PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
_DESK = {"viewport": {"width": 1280, "height": 860}}
_WAITS = 180_000  # milliseconds; two browsers and a server share two cores, and rules may have to be compiled

NewPage = Callable[..., Page]
expect.set_options(timeout=_WAITS)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's chromium; without its sandbox only where root makes that impossible."""
    quiet = ["background-networking", "component-update", "sync", "quic"]
    arguments = [*(f"--disable-{one}" for one in quiet), "--no-first-run"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return {"executable_path": shutil.which("chromium"), "args": arguments}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that several tests share."""
    found = Site(tmp_path_factory.mktemp("site"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that a test may kill."""
    found = Site(tmp_path_factory.mktemp("own"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Windows, each with a memory of its own; whatever goes wrong inside one fails the test."""
    contexts, faults = [], []

    def make(phone: bool = False, language: str = "en-GB", **more: Any) -> Page:
        context = browser.new_context(
            **{**(_PHONE if phone else _DESK), "locale": language, "reduced_motion": "reduce", **more}
        )
        context.set_default_timeout(_WAITS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if _is_fault(said.text, said.type) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


def _is_fault(text: str, kind: str) -> bool:
    """Errors in the console, but for a server that cannot be reached while it is started again."""
    return kind == "error" and "ERR_CONNECTION" not in text and "WebSocket connection" not in text
