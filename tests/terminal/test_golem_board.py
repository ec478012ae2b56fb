"""The board of GOLEM: it fits the screen in every position, and shows nobody what they may not know."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from pioche import Match
from pioche.core.cards import UNKNOWN
from pioche.core.random import generator
from pioche.core.rule import SPECTATOR
from pioche.core.testing import choose
from pioche.games.golem.pieces import CARDS
from pioche.games.golem.state import Phase
from pioche.terminal.boards.golem import draw

WIDTH = 80
TABLES = [(2, "none"), (3, "none"), (4, "pairs"), (5, "none"), (6, "threes")]
SIZES = pytest.mark.parametrize(("players", "teams"), TABLES)


def drawn(match: Match, seat: int, language: str = "en", encoding: str = "utf-8", height: int = 24) -> str:
    """The board as that seat sees it, on a screen of 80 columns."""
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=screen, width=WIDTH, height=height, force_terminal=True, color_system=None)
    console.print(draw(match.view(max(seat, SPECTATOR)), match.words(language)))
    screen.seek(0)
    return screen.read()


def moments(players: int, teams: str, every: int = 25, plies: int = 150) -> Iterator[Match]:
    """A match at random, looked at again and again."""
    match, random = Match.new("golem", players, {"teams": teams}, seed=players), generator(players)
    for ply in range(plies):
        if not match.over:
            if ply % every == 0:
                yield match
            match.apply(match.legal[choose(random, len(match.legal))])
    yield match


@SIZES
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(players: int, teams: str, language: str) -> None:
    for match in moments(players, teams):
        for seat, height in ((match.actor, 24), (match.actor, 60), (SPECTATOR, 24)):
            lines = drawn(match, seat, language, height=height).splitlines()
            assert lines
            assert max(len(line.rstrip()) for line in lines) <= WIDTH


@SIZES
@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_many_tiles_work_is_told_and_shifts_nothing(players: int, teams: str, language: str) -> None:
    """With three players there is little room beside each other: no Mecha may take more lines for it."""
    for match in moments(players, teams):
        board = drawn(match, match.actor, language)
        seats = match.view(match.actor)["seats"]
        if not all(seat["mecha"] for seat in seats):
            continue
        assert sorted(re.findall(r" (\d)/6 ", board)) == sorted(str(seat["working"]) for seat in seats)
        if players == 3:
            lines = board.splitlines()
            energy = [number for number, line in enumerate(lines) if re.search("[■□]{5}", line)]
            assert energy
            assert all(re.search(r"\[\d|X\d", lines[number + 1]) for number in energy)


@SIZES
def test_a_terminal_that_knows_only_ascii_gets_a_board_too(players: int, teams: str) -> None:
    """Anything else could not be written there."""
    for match in moments(players, teams):
        assert drawn(match, match.actor, encoding="ascii").isascii()


@SIZES
def test_everyone_is_on_the_board(players: int, teams: str) -> None:
    for match in moments(players, teams):
        text = drawn(match, SPECTATOR)
        for number in range(1, players + 1):
            assert f"Player {number}" in text


@SIZES
def test_cards_that_a_seat_does_not_know_are_not_named(players: int, teams: str) -> None:
    """The own hand is; the pile and hands of others are not."""
    for match in moments(players, teams, every=10, plies=80):
        if match.actor >= 0 and match.state.phase == Phase.TURN:
            places, own = match.concealed(match.actor)[0].places, match.state.hands[match.actor]
            text = drawn(match, match.actor, height=60)
            for card, piece in enumerate(CARDS):
                is_named = re.search(rf"(?<!\w){re.escape(str(piece.words['name']))}(?!\w)", text)
                if places[card] == own:
                    assert is_named
                elif places[card] == UNKNOWN:
                    assert not is_named
