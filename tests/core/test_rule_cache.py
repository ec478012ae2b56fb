"""The cache of compiled code: it is never stale, does not grow for ever, and is nobody else's."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import numba
import pytest

from pioche.core import source
from pioche.core.record import Int8, layout
from pioche.core.rule import _age, cache_folder, cache_root, config, is_compiled_before, prune_cache, rule

PACKAGE = Path(source.__file__).parents[1]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the package that a test may edit; `folder` is asked about the copy."""
    copy = tmp_path / "pioche"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(source, "_PACKAGE", copy)
    yield copy
    source._hash_package.cache_clear()


def folder(module: str = "pioche") -> Path:
    """The folder of compiled code as a new process would name it."""
    source._hash_package.cache_clear()
    return cache_folder(module)


# --- The name of the folder -----------------------------------------------------


def test_the_same_sources_share_a_folder(package: Path) -> None:
    assert folder() == folder()


@pytest.mark.parametrize("name", ["core/random.py", "games/goulet/rules/rolling.py", "bots/__init__.py"])
def test_a_changed_source_file_changes_the_folder(package: Path, name: str) -> None:
    before = folder()
    with (package / name).open("a") as file:
        file.write("# changed\n")
    assert folder() != before


def test_a_renamed_source_file_changes_the_folder(package: Path) -> None:
    before = folder()
    (package / "core" / "playout.py").rename(package / "core" / "playouts.py")
    assert folder() != before


def test_a_file_that_holds_no_rules_does_not_change_the_folder(package: Path) -> None:
    before = folder()
    (package / "cli.py").write_text("# changed\n")
    assert folder() == before


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of somebody else's, with rules of its own."""
    package = tmp_path / "stranger"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text("# first version\n")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("stranger")
    yield package
    del sys.modules["stranger"]
    source._hash_package.cache_clear()


def test_rules_of_a_stranger_have_a_folder_by_their_own_sources(stranger: Path) -> None:
    before, ours = folder("stranger.rules"), folder()
    (stranger / "rules.py").write_text("# second version\n")
    assert before != ours == folder()
    assert folder("stranger.rules") != before


def test_records_of_a_stranger_are_other_types_after_an_edit(stranger: Path) -> None:
    """So our own loops, which are compiled by the type of the box, are compiled anew for them."""

    class Box:
        players: Int8

    Box.__module__ = "stranger.box"
    before = layout(Box)
    (stranger / "rules.py").write_text("# second version\n")
    source._hash_package.cache_clear()
    assert layout(Box) != before
    assert layout(Box).itemsize == before.itemsize == 1


def test_bounds_checked_code_has_a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "BOUNDSCHECK", None)
    before = cache_folder()
    monkeypatch.setattr(config, "BOUNDSCHECK", 1)
    assert cache_folder() != before


def test_another_numba_has_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache_folder()
    monkeypatch.setattr(numba, "__version__", "0.0")
    assert cache_folder() != before


# --- Where it lies --------------------------------------------------------------


def test_the_cache_lies_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PIOCHE_CACHE_DIR", str(tmp_path))
    assert cache_folder().parent == cache_root() == tmp_path


def test_else_it_lies_in_the_cache_folder_of_the_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PIOCHE_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "pioche"


def test_else_it_lies_in_the_home_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PIOCHE_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_root() == tmp_path / ".cache" / "pioche"


def test_other_users_of_numba_keep_their_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", "/theirs")

    @rule
    def nothing() -> None:
        """Decorated only."""

    assert config.CACHE_DIR == "/theirs"


def test_other_users_of_numba_keep_their_folder_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**settings: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(config, "CACHE_DIR", "/theirs")
    monkeypatch.setattr(numba, "njit", fail)
    with pytest.raises(RuntimeError):
        rule(print)
    assert config.CACHE_DIR == "/theirs"


# --- What is kept ---------------------------------------------------------------


def make_folders(root: Path, *names: str) -> None:
    """Cache folders with something in them, the oldest first."""
    for age, name in enumerate(names):
        (root / name).mkdir()
        (root / name / "code.nbi").touch()
        os.utime(root / name, (1000 + age, 1000 + age))


def test_only_the_newest_folders_are_kept(tmp_path: Path) -> None:
    make_folders(tmp_path, "cpython-311-d", "cpython-311-a", "cpython-311-c", "cpython-311-b")
    prune_cache(tmp_path, keep=2)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["cpython-311-b", "cpython-311-c"]


def test_nothing_is_removed_while_there_are_few(tmp_path: Path) -> None:
    make_folders(tmp_path, "cpython-311-a", "cpython-311-b")
    prune_cache(tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


def test_what_is_no_cache_of_ours_is_kept(tmp_path: Path) -> None:
    make_folders(tmp_path, "photographs", "cpython-311-a", "cpython-311-b")
    (tmp_path / "cpython-notes.txt").touch()
    prune_cache(tmp_path, keep=1)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == [
        "cpython-311-b",
        "cpython-notes.txt",
        "photographs",
    ]


def test_a_cache_that_does_not_exist_needs_no_pruning(tmp_path: Path) -> None:
    prune_cache(tmp_path / "nowhere")


def test_a_folder_removed_meanwhile_counts_as_the_oldest(tmp_path: Path) -> None:
    assert _age(tmp_path / "gone") == 0.0


def test_whether_code_was_compiled_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_CACHE_DIR", str(tmp_path))
    assert not is_compiled_before()
    cache_folder().mkdir()
    make_folders(cache_folder(), "core")
    assert is_compiled_before()


# --- Compiled code is never stale -----------------------------------------------

WEIGHT = """
from pioche.core.rule import rule

@rule
def weight() -> int:
    return {weight}
"""
LOAD = """
from pioche.core.rule import rule
from pioche.games.weight import weight

@rule
def load(pieces: int) -> int:
    return pieces * weight()
"""
ASK = """
from pioche.games.load import load

print(load(3), sum(load.stats.cache_hits.values()))
"""


@pytest.mark.skipif(config.DISABLE_JIT == 1, reason="with JIT off nothing is compiled, so nothing is cached")
def test_an_edit_in_an_imported_file_reaches_the_compiled_rule(tmp_path: Path) -> None:
    """Numba alone watches only the file of the rule that is called."""
    package = tmp_path / "pioche"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "games" / "load.py").write_text(LOAD)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environment |= {"PYTHONPATH": str(tmp_path), "PIOCHE_CACHE_DIR": str(tmp_path / "cache")}

    def ask(weight: int) -> str:
        (package / "games" / "weight.py").write_text(WEIGHT.format(weight=weight))
        return subprocess.check_output([sys.executable, "-c", ASK], env=environment, text=True).strip()

    assert ask(weight=2) == "6 0"
    assert ask(weight=2) == "6 1", "what was compiled is found again"
    assert ask(weight=5) == "15 0"


PLAY = "from pioche import Match; {imports}; print(len(Match.new({game}, {players}, seed=1).legal))"


@pytest.mark.skipif(config.DISABLE_JIT == 1, reason="with JIT off nothing is compiled, so nothing is cached")
def test_a_game_of_a_stranger_leaves_nothing_that_others_cannot_load(tmp_path: Path) -> None:
    """Types of its own would have been kept with functions of the package that it calls."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    environment["PIOCHE_CACHE_DIR"] = str(tmp_path)

    def play(imports: str, game: str, players: int, path: str) -> str:
        command = [sys.executable, "-c", PLAY.format(imports=imports, game=game, players=players)]
        return subprocess.check_output(command, env={**environment, "PYTHONPATH": path}, text=True).strip()

    tests = str(Path(__file__).parents[1])
    assert play("from small import SMALL", "SMALL['exchange']", 3, tests) == "2"
    assert int(play("import os", "'goulet'", 2, "")) > 0
