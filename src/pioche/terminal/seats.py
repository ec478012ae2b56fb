"""Who sits where: people at the keyboard, and bots."""

from pioche.bots import Bot, is_bot, parse_bot
from pioche.core.words import Mistake, Words

_OPPONENT = "level:2"


def parse_seats(text: str) -> list[str]:
    """The names of a comma list; a bot's is its text, in its shortest form."""
    names = [name.strip() for name in text.split(",")]
    people = [name for name in names if not is_bot(name)]
    for name in people:
        if people.count(name) > 1:
            raise Mistake("Two people cannot both be called '{name}'.", name=name)
    return [parse_bot(name).text if is_bot(name) else name for name in names]


def standard_seats(players: int, words: Words) -> list[str]:
    """One person against bots that a newcomer can beat."""
    return [words("you"), *[_OPPONENT] * (players - 1)]


def seat_bots(names: list[str]) -> dict[int, Bot]:
    """The bots among the names, by seat."""
    return {seat: parse_bot(name) for seat, name in enumerate(names) if is_bot(name)}


def parse_bots(text: str) -> list[Bot]:
    """The bots of a comma list without people."""
    return [parse_bot(name.strip()) for name in text.split(",")]
