"""The databases that the table in the browser is tested on: the same tests on both, on real servers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.databases import PostgreSQL, running_postgresql


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with running_postgresql() as server:
        yield server


@pytest.fixture
def postgresql_url(postgresql: PostgreSQL) -> str:
    """An empty database of PostgreSQL."""
    return postgresql.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, first of the one kind, then of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return str(request.getfixturevalue("postgresql_url"))
