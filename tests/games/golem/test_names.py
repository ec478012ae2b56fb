"""What pieces, tiles, players and actions are called, also those that the standard box does not have."""

from collections.abc import Callable

import pytest

from pioche.core.words import LANGUAGES, Say, words
from pioche.games.golem import GAME
from pioche.games.golem.names import seat_names, the_part, the_tile, tile_name
from pioche.games.golem.operations import Parts
from pioche.games.golem.pieces import (
    ABILITIES,
    CARDS,
    MECHAS,
    PILOTS,
    Pieces,
    ability_name,
    card_name,
    effect_name,
    find_piece,
    mecha_name,
    number_of,
    piece_id,
    pilot_name,
)
from pioche.games.golem.state import (
    ABILITY_EFFECT,
    GAIN_ENERGY,
    MOST_ABILITIES,
    MOST_CARDS,
    MOST_MECHAS,
    MOST_PILOTS,
    PILOT_EFFECT,
    TILES,
    Tile,
)

KINDS: list[tuple[Pieces, Callable[[int], Say], int, str]] = [
    (CARDS, card_name, MOST_CARDS, "card"),
    (PILOTS, pilot_name, MOST_PILOTS, "Pilot"),
    (MECHAS, mecha_name, MOST_MECHAS, "Mecha"),
    (ABILITIES, ability_name, MOST_ABILITIES, "ability"),
]


@pytest.mark.parametrize(("pieces", "called", "room", "kind"), KINDS)
def test_pieces_have_the_names_of_the_standard_box_others_a_number(
    pieces: Pieces, called: Callable[[int], Say], room: int, kind: str
) -> None:
    for number in range(room):
        if number < len(pieces):
            assert called(number) is pieces[number].words["name"]
            assert piece_id(pieces, number) == pieces[number].id
            assert find_piece(pieces, pieces[number].id) is pieces[number]
        else:
            assert str(called(number)) == f"{kind} {number + 1}"
            assert find_piece(pieces, piece_id(pieces, number)) is None
        assert number_of(pieces, piece_id(pieces, number)) == number


def test_an_effect_is_called_after_its_piece() -> None:
    assert effect_name(3) is CARDS[3].words["name"]
    assert effect_name(PILOT_EFFECT + 2) is PILOTS[2].words["name"]
    assert effect_name(ABILITY_EFFECT + 4) is ABILITIES[4].words["name"]
    assert str(effect_name(GAIN_ENERGY)) == "1 energy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name_of_its_own(language: str) -> None:
    spoken = words(language, GAME.catalogue)
    names = [spoken.say(GAME.table.name(action)) for action in range(GAME.actions)]
    assert len({name.lower() for name in names}) == len(names)
    assert all(name and name == name.strip() and ";" not in name for name in names)


def test_actions_are_called_by_what_is_done() -> None:
    called = [str(GAME.table.name(action)) for action in range(GAME.actions)]
    first = {
        0: f"pilot {PILOTS[0].words['name']}",
        11: "pilot 12",
        12: f"mecha {MECHAS[0].words['name']}",
        19: "mecha 8",
        20: f"card {CARDS[0].words['name']}",
        83: "card 64",
        84: f"play {CARDS[0].words['name']}",
        147: "play card 64",
        148: f"discard {CARDS[0].words['name']}",
        212: "discard for pilot",
        213: "discard for energy",
        214: f"use {ABILITIES[0].words['name']}",
        237: "use ability 24",
        238: "enemy 1",
        244: "tile head",
        249: "tile right leg",
        250: "done",
    }
    assert {action: called[action] for action in first} == first


@pytest.mark.parametrize(
    ("language", "names", "with_article"),
    [
        (
            "en",
            "head, left arm, right arm, torso, left leg, right leg",
            "the head, the left arm, the right arm",
        ),
        ("fr", "tête, bras gauche, bras droit, torse, jambe gauche, jambe droite", "la tête, le bras gauche"),
    ],
)
def test_tiles_have_names_with_and_without_an_article(language: str, names: str, with_article: str) -> None:
    spoken = words(language, GAME.catalogue)
    assert ", ".join(spoken.say(tile_name(tile)) for tile in range(TILES)) == names
    assert ", ".join(spoken.say(the_tile(tile)) for tile in range(TILES)).startswith(with_article)


def test_a_part_of_which_one_tile_is_chosen_is_told_by_that_tile() -> None:
    assert str(the_part(Parts.ARM, Tile.LEFT_ARM)) == "the left arm"
    assert str(the_part(Parts.ANY, Tile.TORSO)) == "the torso"
    assert str(the_part(Parts.LEGS, -1)) == "both legs"


@pytest.mark.parametrize(("language", "told"), [("en", "Player 1, Player 3"), ("fr", "Joueur 1, Joueur 3")])
def test_players_are_counted_from_1(language: str, told: str) -> None:
    assert seat_names([0, 2], words(language, GAME.catalogue)) == told
