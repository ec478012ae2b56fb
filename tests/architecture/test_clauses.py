"""Every clause of a rulebook is in both languages, in the code, and in a test that would fail without it."""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import GAMES

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"\b[A-Z]{3}-\d{2}[a-z]?\b")
ITEM = re.compile(r"^- \*\*([A-Z]{3}-\d{2}[a-z]?)\*\* \S", re.MULTILINE)


def folder_name(game: str) -> str:
    return game.replace("-", "_")


def clauses(game: str, language: str) -> list[str]:
    """The ids of all clauses, in the order of the rulebook."""
    return ITEM.findall(GAMES[game].rules[language])


def explained(path: Path) -> Iterator[str]:
    """Every docstring and every comment of a file."""
    text = path.read_text("utf-8")
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, documented):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited_in_code(game: str) -> set[str]:
    """The clauses named in docstrings and comments of the game's code."""
    files = (ROOT / "src" / "pioche" / "games" / folder_name(game)).rglob("*.py")
    return {clause for path in files for text in explained(path) for clause in CLAUSE.findall(text)}


def marked_clauses(test: ast.FunctionDef) -> Iterator[str]:
    """The clauses in `@pytest.mark.clause("...")` above a test."""
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            [clause] = decorator.args
            assert isinstance(clause, ast.Constant), f"{test.name}: a clause is written out"
            yield str(clause.value)


def cited_in_tests(game: str) -> Counter[str]:
    """How many tests of the game are marked with each clause."""
    files = (ROOT / "tests" / "games" / folder_name(game)).rglob("test_*.py")
    nodes = [node for path in files for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    tests = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return Counter(clause for test in tests for clause in marked_clauses(test))


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_has_clauses_and_each_once(game: str) -> None:
    found = clauses(game, "en")
    assert found, "RULES.en.md has no item of the form '- **ABC-01** text'"
    assert found == sorted(set(found))
    assert len({clause.split("-")[0] for clause in found}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses(game: str) -> None:
    assert clauses(game, "fr") == clauses(game, "en") != []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_refers_only_to_its_own_clauses(game: str, language: str) -> None:
    mentioned = set(CLAUSE.findall(GAMES[game].rules[language]))
    assert mentioned == set(clauses(game, language)) != set()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    cited = cited_in_tests(game)
    assert [clause for clause in clauses(game, "en") if clause not in cited] == []
    assert cited.total() > 0


@pytest.mark.parametrize("game", GAMES)
def test_no_test_cites_a_clause_that_is_not_there(game: str) -> None:
    assert set(cited_in_tests(game)) <= set(clauses(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_in_the_code_and_no_other(game: str) -> None:
    assert cited_in_code(game) == set(clauses(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_option_cites_its_clause(game: str) -> None:
    for option in GAMES[game].file.options.values():
        assert option.clause in clauses(game, "en"), option.name
