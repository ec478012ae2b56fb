"""Pages and the headers that keep them safe."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.serving import Served, running_server

from pioche.server import pages


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Pioche</title>")
    (static / "assets" / "index-abc.js").write_text("export {}")
    (tmp_path / "secret").write_text("not for you")
    monkeypatch.setattr(pages, "STATIC", static)
    with running_server("sqlite://", games=[]) as server:
        yield server


def answer(served: Served, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    try:
        with urllib.request.urlopen(urllib.request.Request(served.http + path, headers=headers)) as found:
            return found.status, dict(found.headers), found.read().decode()
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, dict(refused.headers), refused.read().decode()


@pytest.mark.parametrize(
    "path", ["/", "/new/goulet", "/t/abcdefghij", "/t/abc?at=3", "/rules/groo", "/credits"]
)
def test_one_page_is_behind_every_address(served: Served, path: str) -> None:
    status, headers, text = answer(served, path)
    assert (status, text) == (200, "<title>Pioche</title>")
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js", "/api/games", "/nothing", "/api/tables/x"])
def test_every_answer_is_safe(served: Served, path: str) -> None:
    _, headers, _ = answer(served, path)
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_built_files_are_kept_for_ever(served: Served) -> None:
    status, headers, _ = answer(served, "/assets/index-abc.js")
    assert status == 200
    assert "immutable" in headers["cache-control"]
    assert "javascript" in headers["content-type"]


@pytest.mark.parametrize(
    "path", ["/../secret", "/%2e%2e/secret", "/assets/../../secret", "/assets/%2e%2e%2f%2e%2e%2fsecret", "/x"]
)
def test_nothing_else_is_served(served: Served, path: str) -> None:
    status, _, text = answer(served, path)
    assert status == 404
    assert "not for you" not in text


@pytest.mark.parametrize("path", ["/nothing", "/no/such/page", "/nothing.html", "/t"])
def test_an_unknown_address_is_a_page_for_people_and_a_sentence_for_programs(
    served: Served, path: str
) -> None:
    status, headers, text = answer(served, path, Accept="text/html,application/xhtml+xml")
    assert (status, text) == (404, "<title>Pioche</title>")
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    status, headers, text = answer(served, path, Accept="application/json")
    assert (status, headers["content-type"]) == (404, "application/json")
    assert "check the address" in text


@pytest.mark.parametrize(
    ("path", "status"), [("/api", 404), ("/api/none", 404), ("/assets/none.js", 404), ("/api/tables", 405)]
)
def test_programs_are_never_answered_with_a_page(served: Served, path: str, status: int) -> None:
    found, headers, _ = answer(served, path, Accept="text/html")
    assert (found, headers["content-type"]) == (status, "application/json")


def test_without_pages_somebody_is_told_how_to_get_them(served: Served) -> None:
    (pages.STATIC / "index.html").unlink()
    status, _, text = answer(served, "/")
    assert status == 503
    assert "make play" in text
