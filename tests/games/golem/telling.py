"""What people are told, asked, shown and refused at a table of the tests' box.

The program calls a piece by its number in the standard box. What it says is read here with the names of the
tests' box instead, so that no test changes with the standard box.
"""

import re
from functools import lru_cache

from pioche.core.words import ENGLISH, Words, words
from pioche.games.golem import GAME
from pioche.games.golem import pieces as standard

from .content import ABILITIES, CARDS, MECHAS, PILOTS
from .positions import ACTIONS, NAMES, Position

FRENCH = words("fr", GAME.catalogue)
KINDS: list[tuple[standard.Pieces, list[str]]] = [
    (standard.CARDS, list(CARDS)),
    (standard.PILOTS, list(PILOTS)),
    (standard.MECHAS, list(MECHAS)),
    (standard.ABILITIES, list(ABILITIES)),
]
HIT = "Player 1 strikes the head of Player 2 with the left arm: 8 against 8, out of order."  # by `rage`


def card(name: str) -> str:
    """The id that views give to a card of the tests' box."""
    return f"card/{standard.CARDS[list(CARDS).index(name)].id}"


def ability(name: str) -> str:
    return f"ability/{standard.ABILITIES[list(ABILITIES).index(name)].id}"


@lru_cache
def names_here(language: str) -> dict[str, str]:
    """The names of the tests' box by those of the standard box."""
    spoken = words(language, GAME.catalogue)
    return {
        spoken.say(piece.words["name"]): name
        for theirs, ours in KINDS
        for piece, name in zip(theirs, ours, strict=False)
    }


def here(text: str, language: str = "en") -> str:
    """What was said, with the names of the tests' box."""
    names = names_here(language)
    longest_first = sorted(names, key=len, reverse=True)
    pattern = rf"(?<!\w)({'|'.join(re.escape(name) for name in longest_first)})(?!\w)"
    return re.sub(pattern, lambda found: names[found[1]], text)


def tell(table: Position, *names: str, player: int = 0, spoken: Words = ENGLISH) -> list[str]:
    """Carry these actions out; what that player is told of them, line by line. Player 0 looks on."""
    lines = []
    for name in names:
        before = table.seen_by(player)
        shown = int(GAME.conceal_action(table.box, table.state, player - 1, ACTIONS[name]))
        after = table.do(name).seen_by(player)
        lines += GAME.table.log(table.box, before.state, shown, after.state, spoken).splitlines()
    return [here(line, spoken.language) for line in lines]


def question(table: Position, spoken: Words = ENGLISH) -> str:
    """What is asked."""
    return here(GAME.table.prompt(table.box, table.state, spoken), spoken.language)


def sentence(table: Position, name: str, spoken: Words = ENGLISH) -> str:
    """What the action would do."""
    told = GAME.table.sentence(table.box, table.state, ACTIONS[name], spoken)
    return here(told, spoken.language)


def shown(table: Position) -> list[str]:
    """What is worth showing now, possible or greyed."""
    return [NAMES[action] for action in GAME.table.candidates(table.box, table.state)]


def touches(table: Position, name: str) -> list[str]:
    """The pieces that the action is about, without the ids of the standard box."""
    return GAME.table.touches(table.box, table.state, ACTIONS[name])


def refuses(table: Position, name: str, clause: str, sentence: str) -> bool:
    """Whether the action is forbidden by this clause, with this reason."""
    refusal = GAME.table.why_not(table.box, table.state, ACTIONS[name])
    assert refusal is not None, f"'{name}' is not forbidden"
    assert f"**{refusal.clause}**" in GAME.rules["fr"]
    return (refusal.clause, str(refusal.sentence)) == (clause, sentence)


def allows(table: Position, name: str) -> bool:
    return GAME.table.why_not(table.box, table.state, ACTIONS[name]) is None
