"""Both languages are complete: every sentence in the code has its French, and none is left over."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import words  # noqa: E402 - a tool beside the package, not a part of it

CATALOGUES = words.catalogues()


def texts(value: object) -> list[str]:
    return [str(one) for one in value] if isinstance(value, tuple | list) else [str(value)]


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda path: path.name)
def test_every_sentence_has_its_french(folder: Path) -> None:
    french, spoken = words.read(folder), words.spoken_in(CATALOGUES[folder])
    missing = [message.id for message in spoken if message.id and message.id not in french]
    empty = [message.id for message in french if message.id and not all(texts(message.string))]
    assert missing == [], "run `make words` and translate what is new"
    assert empty == [], "translate these"
    assert [message.id for message in french if message.id and message.fuzzy] == [], "check these"


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda path: path.name)
def test_no_french_is_left_over(folder: Path) -> None:
    french, spoken = words.read(folder), words.spoken_in(CATALOGUES[folder])
    assert [message.id for message in french if message.id and message.id not in spoken] == []


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda path: path.name)
def test_details_are_the_same_in_both_languages(folder: Path) -> None:
    for message in words.read(folder):
        if message.id:
            details = set(re.findall(r"\{\w+\}", texts(message.id)[-1]))
            for translation in texts(message.string):
                assert set(re.findall(r"\{\w+\}", translation)) <= details, message.id
            assert set(re.findall(r"\{\w+\}", texts(message.string)[-1])) == details, message.id
