"""The numbers that people type to choose."""

import re

from pioche.core.match import Match


def numbers_of(match: Match) -> list[int]:
    """The number that stands for each legal action, in their order: 1, 2, 3 and so on; but where all names
    differ in a number alone, such as 'points 3', it is that number."""
    named = [re.fullmatch(r"(.* )(\d+)", match.name(action)) for action in match.legal]
    own = [int(found[2]) for found in named if found]
    if 1 < len(own) == len(named) and len({found[1] for found in named if found}) == 1:
        return own
    return list(range(1, len(named) + 1))
