"""Faults that were found once and must not come back."""

from dataclasses import replace
from typing import Any

import pytest

from pioche.core.box import choose_options
from pioche.core.match import Match
from pioche.core.random import Dice, Seal, SealedDice
from pioche.core.table import Refusal
from pioche.core.words import Mistake

from .camping import TEXT, load, rewritten
from .tables import EXCHANGE, SECRET, say, sealed_dice

# --- Matches --------------------------------------------------------------------


def test_too_many_players_are_a_mistake_in_a_game_that_names_its_seats() -> None:
    with pytest.raises(Mistake, match=r"^This game is for 2 "):
        Match.new("goulet", 3)


def test_too_many_players_are_a_mistake_where_a_default_depends_on_their_number() -> None:
    with pytest.raises(Mistake):
        choose_options(load(TEXT), 7, {})


def test_nobody_types_in_what_sealed_dice_show() -> None:
    match = Match.parse(Match.new("exchange", dice=sealed_dice()).record())
    say(match, "stay", "swap")
    with pytest.raises(Mistake):
        match.apply(match.legal[0])


def test_a_record_that_stops_before_chance_is_rolled_on() -> None:
    record = Match.new("exchange", seed=5).record()
    cut = record.replace("chance: card 3; card 5", "chance: card 3")
    assert cut != record
    assert Match.parse(cut).record() == record


def test_a_sealed_match_does_not_go_on_once_its_secret_is_shown() -> None:
    match = Match.new("exchange", dice=sealed_dice())
    say(match, "stay", "stay")
    assert SECRET.hex() in match.record()
    with pytest.raises(Mistake):
        match.undo(1, agreed=True)


def test_a_choice_stands_once_it_has_uncovered_something() -> None:
    match = Match.new("exchange", seed=5)
    say(match, "stay", "stay")
    with pytest.raises(Mistake):
        match.undo(1)


def test_a_refusal_is_worded_from_what_its_reader_may_know() -> None:
    class Spy:
        def __getattr__(self, name: str) -> Any:
            return getattr(EXCHANGE.table, name)

        def why_not(self, box: Any, state: Any, action: int) -> Refusal | None:
            seen.append(state.cards.tolist())
            refusal: Refusal | None = EXCHANGE.table.why_not(box, state, action)
            return refusal

    seen: list[list[int]] = []
    spied: Any = Spy()
    match = Match.new(replace(EXCHANGE, table=spied), seed=5)
    with pytest.raises(Mistake):
        say(match, "card 1")
    assert seen == [match.concealed(0)[0].cards.tolist()]


# --- Records --------------------------------------------------------------------


def test_a_chance_outcome_alone_is_never_taken_back() -> None:
    """Otherwise whoever keeps the secret could roll on until the outcome suits."""
    match = Match.new("exchange", dice=sealed_dice())
    record = match.record()
    with pytest.raises(Mistake):
        Match.parse(record + "undo: 1\n", SECRET)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_that_could_not_be_read_again_is_refused(seed: int) -> None:
    with pytest.raises(Mistake, match=r"^A seed is"):
        Match.new("exchange", seed=seed)


def test_the_largest_seed_is_read_again() -> None:
    record = Match.new("exchange", seed=2**64 - 1).record()
    assert Match.parse(record).record() == record


@pytest.mark.parametrize("number", ["word 9", "word x"])
def test_words_are_numbered_by_seat(number: str) -> None:
    record = Match.new("exchange", dice=sealed_dice()).record()
    with pytest.raises(Mistake):
        Match.parse(record.replace("word 1", number), SECRET)


def test_a_value_nested_very_deep_is_a_mistake() -> None:
    record = Match.new("exchange", seed=1).record()
    with pytest.raises(Mistake):
        Match.parse(record.replace("\nbox: ", f"\nbox.cards: {'[' * 100_000}\nbox: "))


def test_unknown_dice_are_told_in_full() -> None:
    record = Match.new("exchange", seed=1).record()
    with pytest.raises(Mistake, match=r"not 'seeded often'\.$"):
        Match.parse(record.replace("seeded 1", "seeded often"))


def test_rules_versions_count_from_one() -> None:
    record = Match.new("exchange", seed=1).record()
    with pytest.raises(Mistake):
        Match.parse(record.replace("rules: 1", "rules: -5"))


def test_a_finished_sealed_record_shows_its_secret() -> None:
    dice = SealedDice(Seal(SECRET).commitment, [], Seal(SECRET))
    match = Match.new("exchange", dice=dice)
    say(match, "stay", "stay")
    with pytest.raises(Mistake):
        Match.parse(match.record().replace(f"secret: {SECRET.hex()}\n", ""))


# --- Boxes ----------------------------------------------------------------------


def test_a_default_is_needed_for_every_number_of_players() -> None:
    text, _ = rewritten("options.nights", "default = { 2 = 5 }")
    with pytest.raises(Mistake):
        load(text)


@pytest.mark.parametrize("choices", ['"summer"', "5", '[["summer"], "summer"]'])
def test_choices_are_a_list_of_words_or_numbers(choices: str) -> None:
    text, number = rewritten("options.season", f"choices = {choices}")
    with pytest.raises(Mistake, match=f"^camping.toml, line {number}: 'choices' "):
        load(text)


@pytest.mark.parametrize(("section", "line"), [("game", "fewest = 5"), ("options.nights", "least = 301")])
def test_the_most_is_not_less_than_the_least(section: str, line: str) -> None:
    text, number = rewritten(section, line)
    with pytest.raises(Mistake, match=f"^camping.toml, line {number + 1}: 'most' must be a number from "):
        load(text)


def test_options_are_sections() -> None:
    text = "options = 3\n" + TEXT[: TEXT.index("[options")]
    with pytest.raises(Mistake):
        load(text)


def test_the_number_of_players_is_no_option() -> None:
    option = 'choices = [2]\ndefault = 2\nlabel = { en = "", fr = "" }\n'
    with pytest.raises(Mistake):
        load(f"{TEXT}[options.players]\n{option}")


def test_a_misspelt_option_is_named() -> None:
    with pytest.raises(Mistake, match="'fog'"):
        load(TEXT.replace("[options.rain]", "[options.fog]"))


def test_a_refused_default_ends_with_one_full_stop() -> None:
    text, _ = rewritten("options.rain", "default = 5")
    with pytest.raises(Mistake) as refusal:
        load(text)
    assert not str(refusal.value).endswith("..")


def test_a_comment_behind_a_header_does_not_hide_the_line() -> None:
    text, number = rewritten("contents", "tents = 99")
    with pytest.raises(Mistake, match=f"^camping.toml, line {number}: "):
        load(text.replace("[contents]", "[contents]  # ours"))


# --- Undo ------------------------------------------------------------------------


def test_the_only_card_left_can_be_typed_in_again() -> None:
    match = Match.new("exchange", 3, dice=Dice())
    say(match, "card 1", "card 2", "card 3", "swap", "swap", "swap", "card 4", "card 5", "card 6")
    match.undo(0)
    say(match, "card 6")
    assert Match.parse(match.record()).history == match.history


def test_the_last_token_can_be_typed_in_again() -> None:
    """The same in a real game: at a real table Goulet breaks when its sixth token is taken back."""
    match = Match.new("goulet", dice=Dice())
    say(
        match, *(f"token {unit}" for unit in ("Wizard", "Knight", "Archer", "Skeleton", "Sorcerer", "Dragon"))
    )
    match.undo(0)
    say(match, "token Dragon")
    assert Match.parse(match.record()).history == match.history


def test_a_sealed_record_does_not_go_on_after_its_end() -> None:
    match = Match.new("exchange", dice=sealed_dice())
    say(match, "stay", "stay")
    assert match.scores is not None
    result = f"result: {match.scores[0]} {match.scores[1]}\n"
    with pytest.raises(Mistake):
        Match.parse(match.record().replace(result, "") + "undo: 1\n", SECRET)


@pytest.mark.parametrize("word", ["5", "null", '["rain"]'])
def test_a_word_stands_in_quotation_marks(word: str) -> None:
    record = Match.new("exchange", dice=sealed_dice()).record()
    with pytest.raises(Mistake, match="quotation marks"):
        Match.parse(record.replace('word 1: "rain"', f"word 1: {word}"), SECRET)


def test_unknown_keys_and_sections_of_a_box_are_refused() -> None:
    for text in (TEXT.replace("[game]", "[game]\nauthor = 5"), f"{TEXT}\n[extra]\nauthor = 5\n"):
        with pytest.raises(Mistake, match="nothing here is called"):
            load(text)


def test_rows_of_a_list_are_not_taken_for_sections() -> None:
    text = TEXT.replace("[contents]", "[contents]\nodd = [\n  [1],\n]")
    line = text.splitlines().index("odd = [") + 1
    with pytest.raises(Mistake, match=f"line {line}: "):
        load(text)
