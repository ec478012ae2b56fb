"""Words: English stands in the code, where it is used; other languages in catalogues beside it.

A sentence with details, `Say("{unit} falls", unit=Say("The Wizard"))`, can be said in any language later.
"""

import gettext
import io
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES = {"en": "English", "fr": "français"}
Catalogue = Path  # the folder that holds <language>.po

_GENERAL = Path(__file__).parents[1]  # the sentences of everything that is not a game


class Say:
    """A sentence that is put into a language only when somebody reads it; details may be sentences too."""

    def __init__(self, text: str, /, **details: object) -> None:
        self.text = text
        self.details = details

    def __str__(self) -> str:
        return ENGLISH.say(self)

    def __repr__(self) -> str:
        return f"Say({str(self)!r})"


class Printed(Say):
    """A text that a box file holds in every language."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__(texts["en"])
        self.texts = texts


class Player(Say):
    """Who sits there: a name, where the words know one, else the number of the seat."""

    def __init__(self, seat: int) -> None:
        numbered = Say("Player {number}", number=seat + 1)
        super().__init__(numbered.text, **numbered.details)
        self.seat = seat


class Mistake(Exception):  # noqa: N818 - it is the player's mistake, not an error of the program
    """Something a person can put right: one clear sentence, and nothing was changed."""

    def __init__(self, text: str, /, **details: object) -> None:
        self.sentence = Say(text, **details)
        super().__init__(text)

    def __str__(self) -> str:
        return str(self.sentence)


class Words:
    """One language: `words("Turn {turn}", turn=3)` is that sentence in it."""

    def __init__(
        self, language: str, translations: gettext.NullTranslations, players: Sequence[str | Say] = ()
    ) -> None:
        self.language = language
        self._translations = translations
        self._players = players

    def calling(self, players: Sequence[str | Say]) -> "Words":
        """The same words, in which the players are called that."""
        return Words(self.language, self._translations, players) if players else self

    def __call__(self, text: str, /, **details: object) -> str:
        return self._fill(self._translations.gettext(text), details)

    def count(self, one: str, many: str, number: int, /, **details: object) -> str:
        """The sentence for that number of things; `{number}` stands for it."""
        text = self._translations.ngettext(one, many, number)
        return self._fill(text, {"number": number, **details})

    def say(self, sentence: Say) -> str:
        if isinstance(sentence, Printed):
            return sentence.texts[self.language]
        if isinstance(sentence, Player) and sentence.seat < len(self._players):
            called = self._players[sentence.seat]
            if not isinstance(called, Say):
                return called
            sentence = called
        return self(sentence.text, **sentence.details)

    def _fill(self, text: str, details: dict[str, object]) -> str:
        spoken = {
            name: self.say(value) if isinstance(value, Say) else value for name, value in details.items()
        }
        return text.format(**spoken)


def signed(amount: int) -> str:
    """What is added or taken away, with its sign: a true minus."""
    return f"{amount:+d}".replace("-", "−")


ENGLISH = Words("en", gettext.NullTranslations())


def _read(catalogue: Catalogue, language: str) -> gettext.NullTranslations:
    with (catalogue / f"{language}.po").open("rb") as source:
        entries = read_po(source, locale=language)
    compiled = io.BytesIO()
    write_mo(compiled, entries)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


@cache
def words(language: str, catalogue: Catalogue | None = None) -> Words:
    """The words of a language: those of the game, if one is named, then those of the program."""
    if language not in LANGUAGES:
        raise Mistake(
            "There is no language '{language}'; there are {languages}.",
            language=language,
            languages=", ".join(LANGUAGES),
        )
    if language == "en":
        return ENGLISH
    general = _read(_GENERAL, language)
    if catalogue is None:
        return Words(language, general)
    own = _read(catalogue, language)
    own.add_fallback(general)
    return Words(language, own)
