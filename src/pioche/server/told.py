"""The log of a match as one reader has been told it; what is new is added, nothing is told over again."""

from pioche.core.match import Match

from .schema import Line

_TOLD_AGAIN = 400  # actions that somebody who comes late is told of
_LOOKED_AT = 16  # actions, at the end, that tell whether this is still the same match


class Told:
    """The lines of one seat in one language."""

    def __init__(self, seat: int, language: str) -> None:
        self._seat = seat
        self._language = language
        self._past: Match | None = None  # how far the match has been told
        self.lines: list[Line] = []
        self.cuts: list[int] = []  # how many lines stood, whenever some were taken back

    def update(self, match: Match) -> None:
        """Tell what has happened since."""
        past = self._past
        if past is None:
            past = match.at(max(0, match.settled(self._seat) - _TOLD_AGAIN))
        elif not _goes_on(past, match):
            past = match.at(_shared(past, match))
            last = past.events(self._seat)
            self.lines = [line for line in self.lines if line.event <= last]
            self.cuts.append(len(self.lines))
        self._past = past
        for number, (text,) in match.continue_story(past, self._seat, [self._language]):
            self.lines.append(Line(number, text))


def _goes_on(past: Match, match: Match) -> bool:
    """Whether the match has only been played on since; what was taken back shows at the end of it."""
    told, plies = past.plies, match.plies
    return told[-_LOOKED_AT:] == plies[: len(told)][-_LOOKED_AT:]


def _shared(past: Match, match: Match) -> int:
    """The number of actions up to which both are the same."""
    told, plies = past.plies, match.plies
    shared = 0
    while shared < min(len(told), len(plies)) and told[shared] == plies[shared]:
        shared += 1
    return shared
