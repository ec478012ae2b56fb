"""The rules of a game, whole or by the clause."""

import re

from pioche.core.game import Game
from pioche.core.words import Mistake


def clauses_of(game: Game, language: str) -> dict[str, str]:
    """The text of each clause by its id: the items `- **GOU-15** …` of RULES."""
    items = re.split(r"^- (?=\*\*[A-Z]+-\d+[a-z]?\*\*)", game.rules[language], flags=re.MULTILINE)[1:]
    found = {}
    for item in items:
        name = item[2 : item.index("**", 2)]
        found[name] = re.split(r"\n\s*\n|\n#", item)[0].strip()
    return found


def find_clause(game: Game, name: str, language: str) -> str:
    """The text of one clause; its number alone is enough: 'GIT-05', '5' and '05' are the same."""
    clauses = clauses_of(game, language)
    wanted = name.strip().casefold()
    for known, text in clauses.items():
        number = known.rpartition("-")[2]
        if wanted in (known.casefold(), number, number.lstrip("0")):
            return text
    if not clauses:
        raise Mistake("The rules of this game have no clauses.")
    first, last = min(clauses), max(clauses)
    raise Mistake(
        "There is no clause '{name}'; they are called {first} to {last}.", name=name, first=first, last=last
    )
