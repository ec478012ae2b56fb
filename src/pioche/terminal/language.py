"""Which language to speak: what is asked for, else what the environment says."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from pioche.core.words import LANGUAGES

_VARIABLES = ("PIOCHE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--language` among the arguments, else that of the environment, else English."""
    asked = [text.removeprefix("--language=") for text in arguments if text.startswith("--language=")]
    asked += [after for text, after in pairwise(arguments) if text == "--language"]
    for text in asked:
        if text in LANGUAGES:
            return text
    for variable in _VARIABLES:
        if environment.get(variable):
            spoken = environment[variable][:2].lower()  # fr_FR.UTF-8 is fr
            return spoken if spoken in LANGUAGES else "en"
    return "en"
