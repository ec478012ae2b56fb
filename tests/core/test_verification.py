"""A sealed record proves itself: whoever changes an outcome, a word, the secret or a choice is found out."""

import hashlib
import hmac
import json
import re

import pytest

from pioche.core.match import Match
from pioche.core.rule import CHANCE
from pioche.core.words import Mistake

from .tables import SECRET, WORDS, say, sealed_dice, told


def sealed_match() -> Match:
    """Three choices, one of them taken back and made again, before cards are drawn."""
    match = Match.new("exchange", 3, dice=sealed_dice())
    say(match, "swap", "swap")
    match.undo(1)
    say(match, "stay", "swap")
    return match


MATCH = sealed_match()
RECORD = MATCH.record()
HEAD, BODY = RECORD.split("\n\n")


def verify(record: str) -> str:
    """What the program says of the record."""
    try:
        Match.parse(record)
    except Mistake as mistake:
        return str(mistake)
    return "verified"


def test_a_true_record_is_verified() -> None:
    assert verify(RECORD) == "verified"


def test_a_doubting_player_can_verify_it_with_a_few_lines() -> None:
    """From the page on sealed dice alone: no function of the program decides an outcome here."""
    words = [json.loads(text) for text in re.findall(r"^word \d: (.*)$", HEAD, re.MULTILINE)]
    secret = bytes.fromhex(re.findall(r"^secret: (.*)$", HEAD, re.MULTILINE)[0])
    assert hashlib.sha256(secret).hexdigest() in HEAD
    past, outcomes = Match.new("exchange", 3, dice=sealed_dice()).at(0), 0
    for entry in MATCH.history:
        if past.actor == CHANCE and entry >= 0:
            message = json.dumps([words, outcomes, past.undos, 0], separators=(",", ":"))
            value = int.from_bytes(hmac.digest(secret, message.encode(), "sha256"), "big")
            assert entry == past.legal[value % len(past.legal)]
            outcomes += 1
        past.repeat(entry)
    assert past.record().partition("\n\n")[2] == BODY


CARDS = [match.span() for match in re.finditer(r"card \d", BODY)]


@pytest.mark.parametrize("span", CARDS, ids=[f"outcome {number}" for number in range(1, len(CARDS) + 1)])
def test_a_changed_outcome_is_found_out(span: tuple[int, int]) -> None:
    start, end = span
    for card in range(1, 7):
        changed = f"{HEAD}\n\n{BODY[:start]}card {card}{BODY[end:]}"
        assert (verify(changed) == "verified") == (changed == RECORD)


def test_two_exchanged_outcomes_are_found_out() -> None:
    first, second, _ = told(MATCH)[:3]
    changed = RECORD.replace(f"{first}; {second}", f"{second}; {first}")
    assert changed != RECORD
    assert "but the dice give" in verify(changed)


CHOICES = [match.span() for match in re.finditer(r"stay|swap", BODY)]


@pytest.mark.parametrize("span", CHOICES, ids=[f"choice {number}" for number in range(1, len(CHOICES) + 1)])
def test_a_changed_choice_is_found_out(span: tuple[int, int]) -> None:
    """Also one that was taken back."""
    start, end = span
    other = "stay" if BODY[start:end] == "swap" else "swap"
    assert verify(f"{HEAD}\n\n{BODY[:start]}{other}{BODY[end:]}") != "verified"


LINES = BODY.splitlines()


@pytest.mark.parametrize("number", range(len(LINES)), ids=LINES)
def test_a_removed_line_is_found_out(number: int) -> None:
    left = [line for place, line in enumerate(LINES) if place != number]
    assert verify("\n".join([HEAD, "", *left, ""])) != "verified"


def test_an_undo_that_is_left_out_with_what_it_took_back_is_found_out() -> None:
    """Every undo counts in the outcomes after it."""
    undo = next(number for number, line in enumerate(LINES) if line.startswith("undo"))
    left = [*LINES[: undo - 1], *LINES[undo + 1 :]]
    assert "but the dice give" in verify("\n".join([HEAD, "", *left, ""]))


@pytest.mark.parametrize("word", ['"Rain"', '"rain "', '""', '"l\'été"'])
def test_a_changed_word_is_found_out(word: str) -> None:
    assert "but the dice give" in verify(RECORD.replace(json.dumps(WORDS[0]), word))


def test_a_removed_word_is_found_out() -> None:
    assert "but the dice give" in verify(RECORD.replace(f"word 2: {json.dumps(WORDS[1])}\n", ""))


def test_an_added_word_is_found_out() -> None:
    assert "but the dice give" in verify(RECORD.replace("secret: ", 'word 3: ""\nsecret: '))


def test_a_changed_secret_is_found_out() -> None:
    assert verify(RECORD.replace(SECRET.hex(), SECRET[::-1].hex())).startswith("The secret does not fit")


@pytest.mark.parametrize("secret", ["00", "secret", SECRET.hex().upper(), SECRET.hex() + "00"])
def test_a_secret_has_64_digits(secret: str) -> None:
    sentence = "The secret in the record must be 64 hexadecimal digits."
    assert verify(RECORD.replace(SECRET.hex(), secret)) == sentence


def test_a_secret_and_seal_that_fit_each_other_but_not_the_match_are_found_out() -> None:
    other = SECRET[::-1]
    seal, other_seal = (hashlib.sha256(secret).hexdigest() for secret in (SECRET, other))
    changed = RECORD.replace(SECRET.hex(), other.hex()).replace(seal, other_seal)
    assert "but the dice give" in verify(changed)


def test_a_changed_result_is_found_out() -> None:
    assert verify(re.sub(r"result: \d", "result: 9", RECORD)).startswith("The record says result '9 ")


def test_the_proof_is_computed_from_every_other_line() -> None:
    lines = [line for line in RECORD.splitlines() if line and not line.startswith("proof: ")]
    proof = hmac.digest(SECRET, "\n".join(lines).encode(), "sha256").hex()
    assert f"\nproof: {proof}\n" in RECORD


@pytest.mark.parametrize(
    ("line", "changed"), [("seat 2: .*", "seat 2: level:5"), ("option.goal: .*", "option.goal: lowest")]
)
def test_changed_names_and_options_are_found_out(line: str, changed: str) -> None:
    assert verify(re.sub(line, changed, RECORD)) != "verified"


@pytest.mark.parametrize("proof", ["", "proof: 00\n"])
def test_a_changed_or_removed_proof_is_found_out(proof: str) -> None:
    sentence = "The record is not the one that its proof was made for."
    assert verify(re.sub(r"proof: .*\n", proof, RECORD)) == sentence


def test_before_the_end_there_is_no_proof_yet() -> None:
    assert "proof" not in Match.new("exchange", dice=sealed_dice()).record()


def test_a_word_that_is_no_json_is_found_out() -> None:
    sentence = "'rain' in the record is not a JSON value."
    assert verify(RECORD.replace('"rain"', "rain")) == sentence
