"""What pages say of options: their values are words of the reader's language."""

import pytest

from pioche.core.words import words as words_in
from pioche.games import GAMES
from pioche.server.library import shelf_in, value_label


@pytest.mark.parametrize("game", GAMES)
def test_values_of_options_are_translated(game: str) -> None:
    english, french = (
        {
            (option.name, str(choice.value)): choice.label
            for shown in shelf_in(language)
            if shown.name == game
            for option in shown.options
            for choice in option.choices
        }
        for language in ("en", "fr")
    )
    assert english.keys() == french.keys()
    for (_, value), label in english.items():
        assert label == {"True": "yes", "False": "no"}.get(value, value)
    words = [key for key in english if not key[1].isdigit()]
    assert [key for key in words if french[key] == english[key]] == []


def test_a_value_is_called_alike_in_its_own_catalogue_alone() -> None:
    groo, goulet = (words_in("fr", GAMES[name].catalogue) for name in ("groo", "goulet"))
    assert value_label("short", groo) == "une ville au plus"
    assert value_label("short", goulet) == "short"
    assert value_label(True, groo) == "oui"
    assert value_label(7, groo) == "7"
