"""The layer law: nothing imports to its right, no game imports another, rules stay where they are hashed."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pioche
from pioche import GAMES

PACKAGE = Path(pioche.__file__).parent
RANK = {
    "core": 0,
    "games": 1,
    "bots": 2,
    "lab": 3,
    "server": 3,
    "terminal": 3,
    "cli": 4,
    "__init__": 4,
    "__main__": 5,
}
MAY_HOLD_RULES = {"core", "games", "bots"}  # the layers whose sources name the folder of compiled code
SOURCES = sorted(PACKAGE.rglob("*.py"))


def layer_of(source: Path) -> str:
    return source.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(source: Path) -> Iterator[str]:
    """The modules of the package that a file imports, by their full names."""
    here = ["pioche", *source.relative_to(PACKAGE).with_suffix("").parts]
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: -node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_imports_to_its_right(source: Path) -> None:
    layer = layer_of(source)
    for name in imported(source):
        parts = name.split(".")
        if parts[0] == "pioche" and len(parts) > 1 and parts[1] in RANK and parts[1] != layer:
            assert RANK[parts[1]] < RANK[layer], f"{layer} imports {name}"


@pytest.mark.parametrize("name", list(GAMES))
def test_no_game_imports_another(name: str) -> None:
    own = name.replace("-", "_")
    for source in (PACKAGE / "games" / own).rglob("*.py"):
        for module in imported(source):
            if module.startswith("pioche.games."):
                assert module.split(".")[2] == own, f"{source.name} imports {module}"


def test_every_layer_is_known() -> None:
    assert {layer_of(source) for source in SOURCES} <= set(RANK)


def test_rules_live_only_where_their_source_is_hashed() -> None:
    """Elsewhere the compiled code could go stale."""
    for source in SOURCES:
        if "@rule" in source.read_text("utf-8").replace("`@rule`", ""):
            assert layer_of(source) in MAY_HOLD_RULES, source


def test_no_file_outgrows_its_reader() -> None:
    for source in SOURCES:
        assert len(source.read_text("utf-8").splitlines()) <= 400, source
