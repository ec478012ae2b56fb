"""Telling a recorded match, and telling what was checked in it."""

import sys

from pioche.core.match import Match
from pioche.core.random import SealedDice, SeededDice
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake

from .screen import Screen


def replay(match: Match, screen: Screen, ply: int | None, board: bool, step: bool) -> None:
    """Tell the match in sentences; with `ply`, show only how it stood after that many actions."""
    screen.words = match.words(screen.language)
    if ply is not None:
        _show_ply(match, screen, ply)
        return
    for number, line in match.numbered_story(SPECTATOR, screen.language):
        screen.tell(iter([line]))
        if board:
            screen.board(match.at_event(number, SPECTATOR), SPECTATOR)
        if step and sys.stdin.isatty():
            screen.ask(screen.words("(Enter to go on) "))
    if not match.over:
        screen.say(screen.words("The match is not over."))


def _show_ply(match: Match, screen: Screen, ply: int) -> None:
    if not 0 <= ply <= len(match.plies):
        raise Mistake(
            "The match has {count} actions: --ply can be 0 to {count}, not {ply}.",
            count=len(match.plies),
            ply=ply,
        )
    past = match.at(ply)
    screen.board(past, SPECTATOR)
    screen.say(past.prompt(SPECTATOR, screen.language))


def verify(match: Match, screen: Screen) -> None:
    """Tell what was checked while the record was read."""
    words = screen.words = match.words(screen.language)
    actions = [entry for entry in match.history[match.given :] if entry >= 0]
    outcomes = sum(match.game.kind_of(action).chance for action in actions)
    screen.say(
        words(
            "The record follows the rules of {game}. Decisions checked: {decisions}; outcomes of chance "
            "checked: {outcomes}.",
            game=match.file.title[screen.language],
            decisions=len(actions) - outcomes,
            outcomes=outcomes,
        )
    )
    if match.given:
        screen.say(
            words(
                "The match began in the middle of another one; actions from there: {given}. They follow the "
                "rules, but other dice rolled their outcomes.",
                given=match.given,
            )
        )
    if match.undos:
        screen.say(
            words.count(
                "Something was taken back once.", "Something was taken back {number} times.", match.undos
            )
        )
    _tell_dice(match, screen)
    if match.file.contents != match.game.file.contents:
        screen.say(words("The box is not the standard one: the record says how it differs."))
    if match.over:
        screen.say(match.prompt(SPECTATOR, screen.language))
    else:
        screen.say(words("The match is not over."))


def _tell_dice(match: Match, screen: Screen) -> None:
    words, dice = screen.words, match.dice
    if isinstance(dice, SeededDice):
        screen.say(
            words(
                "The dice are seeded: all outcomes follow from the seed {seed}. Whoever chose the seed could "
                "know them beforehand.",
                seed=dice.seed,
            )
        )
    elif isinstance(dice, SealedDice) and dice.seal is not None:
        screen.say(
            words(
                "The dice are sealed: the secret fits the seal {seal}, and all outcomes follow from the "
                "secret and the players' words.",
                seal=dice.commitment,
            )
        )
        screen.say(words("Compare this seal with the one that you saw before the first roll."))
    elif isinstance(dice, SealedDice):
        screen.say(
            words(
                "The dice are sealed with {seal}; their secret is shown when the match is over, so their "
                "outcomes could not be checked yet.",
                seal=dice.commitment,
            )
        )
    else:
        screen.say(words("The dice were rolled at a real table: only the rules were checked."))
