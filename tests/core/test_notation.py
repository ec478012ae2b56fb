"""Records: what is written is read again, exactly, whatever was played and however the dice were rolled."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioche.core.box_reader import vary_box
from pioche.core.match import Match
from pioche.core.random import Dice, Seal, SealedDice, SeededDice
from pioche.core.rule import CHANCE
from pioche.core.words import Mistake
from pioche.games.goulet import GAME as GOULET

from .tables import EXCHANGE, SECRET, play_at_random, say, sealed_dice, told

GOLDEN = """\
Pioche record 1
game: exchange
rules: 1
box: c6ea4b741577
box.cards: 7
seats: 3
option.goal: lowest
seat 1: Ada
seat 2: Player 2
seat 3: Zoë: 3
dice: real
result: -1 -2 -7

chance: card 4; card 2; card 6
seat 1: stay
undo: 1
seat 1: swap
seat 2: stay
seat 3: swap
chance: card 1; card 7
"""


def golden() -> Match:
    """The match that GOLDEN tells."""
    file = vary_box(EXCHANGE.file, "[contents]\ncards = 7\n", EXCHANGE.box)
    names = ["Ada", "Player 2", "Zoë: 3"]
    match = Match.new("exchange", 3, {"goal": "lowest"}, dice=Dice(), names=names, file=file)
    say(match, "card 4", "card 2", "card 6", "stay")
    match.undo(0)
    say(match, "swap", "stay", "swap", "card 1", "card 7")
    return match


def assert_same(read: Match, match: Match) -> None:
    assert read.state_bytes == match.state_bytes
    assert (read.plies, read.history, read.undos) == (match.plies, match.history, match.undos)
    assert (read.names, read.options, read.file) == (match.names, match.options, match.file)
    assert (read.scores, read.actor) == (match.scores, match.actor)
    assert read.record() == match.record()


# --- The text -------------------------------------------------------------------


def test_a_record_is_a_text_that_people_can_read() -> None:
    assert golden().record() == GOLDEN


def test_a_record_is_read_again() -> None:
    assert_same(Match.parse(GOLDEN), golden())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n", "\r\n"),
        ("swap", "échanger"),
        ("swap", " SWAP "),
        ("card 4; card 2; card 6", "card 4\nchance: card 2;card  6"),
        ("\nundo", "\n\n\nundo"),
        ("undo: 1", "undo:  1 "),
        ("seat 1: Ada", "seat 1:   Ada"),
    ],
)
def test_spaces_lines_and_language_do_not_matter(old: str, new: str) -> None:
    assert_same(Match.parse(GOLDEN.replace(old, new)), golden())


def test_a_record_without_its_last_line_feed_is_read() -> None:
    assert_same(Match.parse(GOLDEN.rstrip()), golden())


def test_an_option_that_is_not_written_has_its_default() -> None:
    record = Match.new("exchange", seed=1).record().replace("option.goal: highest\n", "")
    assert Match.parse(record).options == {"goal": "highest"}


# --- The dice -------------------------------------------------------------------


def test_the_record_of_real_dice_says_so() -> None:
    read = Match.parse(Match.new("exchange", dice=Dice()).record())
    assert type(read.dice) is Dice
    assert read.actor == CHANCE


@pytest.mark.parametrize("seed", [0, 5, 2**64 - 1])
def test_the_record_of_seeded_dice_holds_the_seed(seed: int) -> None:
    match = Match.new("exchange", seed=seed)
    assert f"\ndice: seeded {seed}\n" in match.record()
    read = Match.parse(match.record())
    assert isinstance(read.dice, SeededDice)
    assert read.dice.seed == seed


def test_the_secret_of_sealed_dice_is_shown_only_at_the_end() -> None:
    match = Match.new("exchange", dice=sealed_dice())
    assert SECRET.hex() not in match.record()
    say(match, "stay", "stay")
    assert f"\nsecret: {SECRET.hex()}\n" in match.record()


def test_the_words_of_the_players_stand_in_the_record() -> None:
    record = Match.new("exchange", dice=sealed_dice(['it\'s "so"', "é", ""])).record()
    assert '\nword 1: "it\'s \\"so\\""\nword 2: "\\u00e9"\nword 3: ""\n' in record


def test_a_sealed_match_still_in_play_is_read_without_its_secret() -> None:
    match = Match.new("exchange", dice=sealed_dice())
    read = Match.parse(match.record())
    assert_same(read, match)
    assert not read.dice.can_roll


def test_without_the_secret_a_sealed_match_waits_for_chance() -> None:
    read = Match.parse(Match.new("exchange", dice=sealed_dice()).record())
    say(read, "stay", "swap")
    assert read.actor == CHANCE


def test_another_secret_is_refused() -> None:
    with pytest.raises(Mistake, match=r"^The secret does not fit the seal "):
        Match.parse(Match.new("exchange", dice=sealed_dice()).record(), SECRET[::-1])


@pytest.mark.parametrize("dice", [SeededDice(9), sealed_dice()], ids=["seeded", "sealed"])
def test_a_match_that_is_read_goes_on_as_it_would_have(dice: Dice) -> None:
    match = Match.new("goulet", dice=dice)
    play_at_random(match, Random(1), most=20)
    read = Match.parse(match.record(), SECRET)
    play_at_random(match, Random(2))
    play_at_random(read, Random(2))
    assert_same(read, match)


# --- Any match ------------------------------------------------------------------

names = st.text(
    st.characters(codec="utf-8", categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=40
).filter(lambda name: name.isprintable() and name == name.strip())
spoken = st.text(st.characters(codec="utf-8"), max_size=20).filter(str.isprintable)
all_dice = st.one_of(
    st.builds(Dice),
    st.builds(SeededDice, st.integers(0, 2**64 - 1)),
    st.builds(sealed_dice, st.lists(spoken, max_size=3)),
)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of either game, played for a while, with things taken back in between."""
    players = draw(st.integers(2, 3))
    game = draw(st.sampled_from([EXCHANGE, GOULET] if players == 2 else [EXCHANGE]))
    options = {
        name: draw(st.sampled_from(one.choices)) for name, one in game.file.options.items() if one.choices
    }
    chosen_names = draw(st.lists(names, min_size=players, max_size=players))
    match = Match.new(game, players, options, dice=draw(all_dice), names=chosen_names)
    random = Random(draw(st.integers(0, 1000)))
    for _ in range(draw(st.integers(0, 3))):
        play_at_random(match, random, most=draw(st.integers(0, 15)))
        with suppress(Mistake):  # there may be nothing to take back
            match.undo(draw(st.integers(0, players - 1)), agreed=True)
    play_at_random(match, random, most=draw(st.sampled_from([0, 5, 30])))
    return match


@settings(deadline=None, max_examples=60)
@given(matches())
def test_every_match_is_read_as_it_was_written(match: Match) -> None:
    assert_same(Match.parse(match.record(), SECRET), match)


@settings(deadline=None, max_examples=30)
@given(matches())
def test_a_record_holds_what_stands(match: Match) -> None:
    """The plies are the history without what was taken back."""
    standing: list[int] = []
    for entry in match.history:
        standing = standing[:entry] if entry < 0 else [*standing, entry]
    assert standing == [ply.action for ply in match.plies]
    assert told(match) == [match.name(action) for action in standing]


def test_a_seal_read_from_a_finished_record_is_the_one_that_was_used() -> None:
    match = Match.new("exchange", dice=sealed_dice())
    say(match, "swap", "swap")
    read = Match.parse(match.record())
    assert isinstance(read.dice, SealedDice)
    assert read.dice.seal == Seal(SECRET)
