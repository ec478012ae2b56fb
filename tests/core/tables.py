"""Tables to test at: matches that are played in the players' words."""

from random import Random

from small import SMALL

from pioche.core.match import Match
from pioche.core.random import Seal, SealedDice

EXCHANGE = SMALL["exchange"]
SECRET = bytes(range(32))  # pinned, so that a sealed match of a test is always the same
WORDS = ["rain", "l'été"]
UNLIKELY = 0.0001  # a fair sample is worse than this once in ten thousand


def sealed_dice(words: list[str] | None = None, secret: bytes = SECRET) -> SealedDice:
    """Dice with a secret that the tests know."""
    seal = Seal(secret)
    return SealedDice(seal.commitment, WORDS if words is None else words, seal)


def say(match: Match, *actions: str) -> None:
    """Carry these actions out, whoever decides."""
    for action in actions:
        match.apply(match.parse_action(action))


def play_at_random(match: Match, random: Random, most: int = 100_000) -> None:
    """Play on, with chance too where it is typed in, to the end or for that many actions."""
    for _ in range(most):
        if match.over:
            return
        match.apply(random.choice(match.legal))


def told(match: Match) -> list[str]:
    """The actions that stand, by name."""
    return [match.name(ply.action) for ply in match.plies]
