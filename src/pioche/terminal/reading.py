"""What is printed on a card or another piece, for whoever names it."""

from pioche.core.match import Match
from pioche.core.words import LANGUAGES, Mistake

_FEW = 12  # pieces that a text may mean and that are still told


def find_printed(match: Match, text: str, language: str) -> list[tuple[str, str]]:
    """The pieces of that name, else those with such words in theirs, in any language, with what they say."""
    printed, wanted = _printed(match, language), " ".join(text.split()).casefold()
    if not printed:
        raise Mistake("The pieces of this game say no more than can be seen: type rules.")
    called = {
        name.casefold(): own
        for one in LANGUAGES
        for name, own in zip(_printed(match, one), printed, strict=True)
    }
    meant = [called[wanted]] if wanted in called else []
    if wanted and not meant:
        meant = list({own: 0 for name, own in called.items() if f" {wanted}" in f" {name}"})
    if not 0 < len(meant) <= _FEW:
        example = next(iter(printed))
        raise Mistake("Type 'read' and the name of a piece, for instance: read {name}.", name=example)
    return [(name, printed[name]) for name in meant]


def _printed(match: Match, language: str) -> dict[str, str]:
    """What pieces say, by their names; those left out say no more than can be seen."""
    return {label.name: label.text for label in match.labels(language).values() if label.text}
