"""The board of Groo: it fits the screen in every position, and shows nobody what they may not know."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from pioche import Match
from pioche.core.cards import UNKNOWN
from pioche.core.random import generator
from pioche.core.rule import SPECTATOR, WAITING
from pioche.core.testing import choose
from pioche.games.groo import GAME
from pioche.games.groo.actions import Action
from pioche.games.groo.pieces import CARDS
from pioche.games.groo.state import Place
from pioche.terminal.boards.groo import draw

WIDTH, LOW, HIGH = 80, 24, 60
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def drawn(match: Match, seat: int, language: str = "en", encoding: str = "utf-8", height: int = LOW) -> str:
    """The board as that seat sees it, on a screen of 80 columns."""
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=screen, width=WIDTH, height=height, force_terminal=True, color_system=None)
    console.print(draw(match.view(max(seat, SPECTATOR)), match.words(language)))
    screen.seek(0)
    return screen.read()


def moments(players: int, every: int = 30, plies: int = 400) -> Iterator[Match]:
    """A match in which people play what they can, looked at again and again."""
    match, random = Match.new(GAME, players, seed=players), generator(players)
    for ply in range(plies):
        if not match.over:
            if ply % every == 0:
                yield match
            legal = match.legal
            playing = [action for action in legal if Action.PLAY <= action < Action.PICK] or legal
            is_discarding = match.view(match.actor)["phase"] == "discard" and Action.DONE in legal
            offers = [int(Action.DONE)] if is_discarding else playing
            match.apply(offers[choose(random, len(offers))])
    yield match


@PLAYERS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_fits_the_screen_and_leaves_room_for_the_options(players: int, language: str) -> None:
    for match in moments(players):
        for seat, height in ((match.actor, LOW), (match.actor, HIGH), (SPECTATOR, LOW)):
            lines = drawn(match, seat, language, height=height).splitlines()
            assert lines
            assert max(len(line.rstrip()) for line in lines) <= WIDTH
            assert height == HIGH or len(lines) <= 28


@PLAYERS
def test_a_terminal_that_knows_only_ascii_gets_a_board_too(players: int) -> None:
    """Anything else could not be written there."""
    for match in moments(players):
        assert drawn(match, match.actor, encoding="ascii").isascii()


@PLAYERS
def test_every_town_is_on_the_board_with_its_points(players: int) -> None:
    for match in moments(players):
        text = drawn(match, SPECTATOR)
        for seat, one in enumerate(match.view(SPECTATOR)["seats"], 1):
            goal, cards = match.view(SPECTATOR)["goal"], len(one["hand"])
            assert re.search(rf"Player {seat}[ <]+{one['points']}/{goal} Victory Points, {cards} card", text)
        assert text.count("Groo is here") == (match.view(SPECTATOR)["groo"]["town"] is not None)


@PLAYERS
def test_cards_that_a_seat_does_not_know_are_not_named(players: int) -> None:
    """The own hand is; the pile and the hands of others are not."""
    for match in moments(players, every=10):
        if match.actor < 0:
            continue
        places = match.concealed(match.actor)[0].places
        text = drawn(match, match.actor, height=HIGH)
        for card, piece in CARDS.items():
            name = re.escape(str(piece.words["name"]))
            is_named = re.search(rf"(?<!\w){name}(?!\w)", " ".join(text.split()))
            if places[card] == Place.HAND + match.actor:
                assert is_named
            elif places[card] == UNKNOWN and " " in str(piece.words["name"]):
                assert not is_named


def test_nobody_is_marked_while_somebody_may_be_asked_in_a_window() -> None:
    seen = 0
    for match in moments(4, every=1):
        if match.is_asked_in_secret:
            seen += 1
            assert match.view(SPECTATOR)["actor"] == WAITING
            assert ">Player" not in drawn(match, SPECTATOR)
            assert f">Player {match.actor + 1}<" in drawn(match, match.actor)
    assert seen
