"""Boxes: read from their file, varied by a designer, put into a record."""

from dataclasses import replace

import pytest

from pioche.core.box import Value, choose_options, fill_box
from pioche.core.box_reader import check_contents, load_box, vary_box
from pioche.core.record import Int8, Limits
from pioche.core.words import Mistake, Say

from .camping import FILE, TEXT, Box, load, rewritten


class SmallBox:
    players: Int8
    tents: Int8


# --- Reading --------------------------------------------------------------------


def test_a_box_says_what_it_is() -> None:
    assert FILE.title == {"en": "Camping", "fr": "Camping"}
    assert FILE.summary == {"en": "Tents in a field.", "fr": "Des tentes dans un champ."}
    assert (FILE.fewest, FILE.most, FILE.minutes, FILE.age) == (2, 4, 30, 8)


def test_contents_are_numbers_and_lists_of_numbers() -> None:
    assert FILE.contents == {"tents": 3, "prices": [10, 200, 3000], "paths": [1, 2, 3, 4, 5]}


def test_options_keep_the_order_of_the_file() -> None:
    assert list(FILE.options) == ["rain", "season", "nights", "guests"]


def test_an_option_says_what_it_is() -> None:
    nights = FILE.options["nights"]
    assert (nights.name, nights.clause, nights.limits) == ("nights", "CAM-03", Limits(1, 300))
    assert nights.label == {"en": "How many nights", "fr": "Combien de nuits"}


def test_a_box_needs_no_options() -> None:
    assert load_box(TEXT[: TEXT.index("prices")], SmallBox).options == {}


# --- Varying --------------------------------------------------------------------


def test_a_designer_changes_only_what_differs() -> None:
    varied = vary_box(FILE, "[contents]\ntents = 5\n", Box)
    assert varied == replace(FILE, contents={**FILE.contents, "tents": 5})


def test_a_varied_box_leaves_the_standard_one_alone() -> None:
    vary_box(FILE, "[contents]\ntents = 5\nprices = [1]\n", Box)
    assert load(TEXT) == FILE


def test_the_fingerprint_follows_the_contents() -> None:
    varied = vary_box(FILE, "[contents]\ntents = 5\n", Box)
    assert varied.fingerprint != FILE.fingerprint
    assert vary_box(varied, "[contents]\ntents = 3\n", Box).fingerprint == FILE.fingerprint


def test_the_fingerprint_is_pinned() -> None:
    """It stands in every record: another one, and old records would be refused."""
    assert FILE.fingerprint == "167bc92753cb"


def test_the_fingerprint_does_not_follow_words_and_options() -> None:
    for section, line in [("game", 'summary.en = "A field."'), ("options.rain", "default = true")]:
        text, _ = rewritten(section, line)
        assert load(text).fingerprint == FILE.fingerprint


def test_contents_that_come_from_no_file_are_checked_too() -> None:
    assert check_contents(dict(FILE.contents), Box, FILE, Say("record")) == FILE.contents
    with pytest.raises(Mistake, match=r"^record: 'tents' must be a number from 1 to 9\.$"):
        check_contents({**FILE.contents, "tents": 10}, Box, FILE, Say("record"))


# --- Into a record --------------------------------------------------------------


def standard(players: int) -> dict[str, Value]:
    """The options where nobody asks for others."""
    return choose_options(FILE, players, {})


def test_a_filled_box_holds_the_number_of_players() -> None:
    assert [fill_box(Box, FILE, players, standard(players))[0].players for players in (2, 3, 4)] == [2, 3, 4]


def test_a_filled_box_holds_the_contents() -> None:
    box = fill_box(Box, FILE, 2, standard(2))[0]
    assert box.tents == 3
    assert box.prices.tolist() == [10, 200, 3000, 0], "room to spare stays cleared"
    assert box.paths.tolist() == [[1, 2, 3], [4, 5, 0]], "row by row"


def test_a_filled_box_holds_the_options_as_numbers() -> None:
    chosen = choose_options(FILE, 2, {"rain": True, "season": "summer", "nights": 250, "guests": 4})
    box = fill_box(Box, FILE, 2, chosen)[0]
    assert (box.rain, box.season, box.nights, box.guests) == (1, 1, 250, 2)


@pytest.mark.parametrize("players", [1, 5, 0, -1])
def test_a_box_is_for_so_many_players(players: int) -> None:
    with pytest.raises(Mistake, match=f"^This game is for 2 to 4 players, not {players}\\.$"):
        choose_options(FILE, players, {})
