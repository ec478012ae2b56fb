"""Options: what a table may choose, as it is written and as it stands in the record."""

from dataclasses import replace

import pytest

from pioche.core.box import Value, choose_options, format_value, parse_options
from pioche.core.testing import other_values
from pioche.core.words import Mistake

from .camping import FILE, TEXT, load

RAIN, SEASON, NIGHTS, GUESTS = (FILE.options[name] for name in ("rain", "season", "nights", "guests"))

# --- Defaults -------------------------------------------------------------------


def test_options_nobody_asks_for_have_their_default() -> None:
    assert choose_options(FILE, 2, {}) == {"rain": False, "season": "summer", "nights": 5, "guests": 2}


@pytest.mark.parametrize(("players", "nights"), [(2, 5), (3, 7), (4, 9)])
def test_a_default_may_depend_on_the_number_of_players(players: int, nights: int) -> None:
    assert choose_options(FILE, players, {})["nights"] == nights


# --- Choosing -------------------------------------------------------------------


def test_chosen_options_replace_their_default() -> None:
    chosen: dict[str, Value] = {"nights": 1, "rain": True}
    assert choose_options(FILE, 4, chosen) == {"rain": True, "season": "summer", "nights": 1, "guests": 2}


@pytest.mark.parametrize(("value", "code"), [(False, 0), (True, 1)])
def test_yes_or_no_is_one_or_zero(value: bool, code: int) -> None:
    assert RAIN.code(RAIN.check(value)) == code


@pytest.mark.parametrize(("value", "code"), [("spring", 0), ("summer", 1)])
def test_a_choice_is_its_place_in_the_list(value: str, code: int) -> None:
    assert SEASON.code(SEASON.check(value)) == code


@pytest.mark.parametrize("value", [1, 300])
def test_a_number_is_itself(value: int) -> None:
    assert NIGHTS.code(NIGHTS.check(value)) == value


def test_a_choice_among_numbers_is_its_place_too() -> None:
    assert [GUESTS.code(GUESTS.check(value)) for value in (0, 2, 4)] == [0, 1, 2]


# --- Refusals -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("rain", 1, "Option 'rain' cannot be '1'; it can be one of no, yes."),
        ("rain", "yes", "Option 'rain' cannot be 'yes'; it can be one of no, yes."),
        ("season", "winter", "Option 'season' cannot be 'winter'; it can be one of spring, summer."),
        ("season", 0, "Option 'season' cannot be '0'; it can be one of spring, summer."),
        ("guests", 3, "Option 'guests' cannot be '3'; it can be one of 0, 2, 4."),
        ("guests", False, "Option 'guests' cannot be 'no'; it can be one of 0, 2, 4."),
        ("nights", 0, "Option 'nights' cannot be '0'; it can be a number from 1 to 300."),
        ("nights", 301, "Option 'nights' cannot be '301'; it can be a number from 1 to 300."),
        ("nights", True, "Option 'nights' cannot be 'yes'; it can be a number from 1 to 300."),
        ("nights", "few", "Option 'nights' cannot be 'few'; it can be a number from 1 to 300."),
        ("fog", True, "There is no option 'fog'; there are rain, season, nights, guests."),
    ],
)
def test_what_an_option_cannot_be_is_refused(name: str, value: Value, sentence: str) -> None:
    with pytest.raises(Mistake) as refusal:
        choose_options(FILE, 2, {name: value})
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rain", "'rain' is no setting; write option=value."),
        ("fog=yes", "There is no option 'fog'; there are rain, season, nights, guests."),
        ("=yes", "There is no option ''; there are rain, season, nights, guests."),
        ("rain=true", "Option 'rain' cannot be 'true'; it can be one of no, yes."),
        ("rain=1", "Option 'rain' cannot be '1'; it can be one of no, yes."),
        ("season=", "Option 'season' cannot be ''; it can be one of spring, summer."),
        ("nights=-1", "Option 'nights' cannot be '-1'; it can be a number from 1 to 300."),
        ("nights=1.5", "Option 'nights' cannot be '1.5'; it can be a number from 1 to 300."),
        ("nights=" + 10 * "9", f"Option 'nights' cannot be '{10 * '9'}'; it can be a number from 1 to 300."),
        ("guests=1", "Option 'guests' cannot be '1'; it can be one of 0, 2, 4."),
    ],
)
def test_a_setting_that_cannot_be_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(Mistake) as refusal:
        parse_options(FILE, ["rain=no", text])
    assert str(refusal.value) == sentence


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(Mistake, match=r"^This game has no options\.$"):
        parse_options(replace(FILE, options={}), ["rain=no"])


# --- As people write them -------------------------------------------------------


def test_settings_are_written_with_an_equals_sign() -> None:
    texts = ["rain=yes", "season=spring", "nights=42", "guests=4"]
    assert parse_options(FILE, texts) == {"rain": True, "season": "spring", "nights": 42, "guests": 4}


def test_the_last_of_two_settings_counts() -> None:
    assert parse_options(FILE, ["nights=1", "nights=2"]) == {"nights": 2}


@pytest.mark.parametrize(
    ("name", "value"),
    [("rain", False), ("rain", True), ("season", "spring"), ("nights", 1), ("nights", 300), ("guests", 0)],
)
def test_what_is_written_is_read_again(name: str, value: Value) -> None:
    read = FILE.options[name].parse(format_value(value))
    assert (read, type(read)) == (value, type(value))


# --- Choices for some numbers of players ------------------------------------------

SEASONS = 'choices = ["spring", "summer"]\n'


def with_only(only: str) -> str:
    return TEXT.replace(SEASONS, f"{SEASONS}only = {only}\n")


def test_a_choice_can_be_for_some_numbers_of_players_only() -> None:
    file = load(with_only("{ spring = [2, 3] }"))
    assert file.options["season"].choices_for(3) == ["spring", "summer"]
    assert file.options["season"].choices_for(4) == ["summer"]
    assert choose_options(file, 3, {"season": "spring"})["season"] == "spring"
    with pytest.raises(Mistake, match="cannot be 'spring' with 4 players; it can be one of summer"):
        choose_options(file, 4, {"season": "spring"})


@pytest.mark.parametrize("only", ["{ winter = [2] }", "{ spring = [5] }", "{ spring = 2 }", "3"])
def test_such_a_list_is_checked(only: str) -> None:
    with pytest.raises(Mistake, match="'only' must list numbers of players for some of the choices"):
        load(with_only(only))


# --- For conformance ----------------------------------------------------------------


def test_other_values_of_a_number_are_its_limits_and_a_small_one() -> None:
    least, most = NIGHTS.limits.least, NIGHTS.limits.most
    assert other_values(NIGHTS, 2) == [one for one in (least, min(most, least + 7), most) if one != 5]
    assert other_values(RAIN, 2) == [True]
