"""What players, materials, cards and actions are called, also those that the standard box does not have."""

import pytest

from pioche.core.words import ENGLISH, LANGUAGES, words
from pioche.games.groo import GAME
from pioche.games.groo.actions import Action
from pioche.games.groo.names import (
    STANDARD_FACES,
    card_names,
    card_number,
    card_piece,
    material_name,
    seat_names,
    tell_all_materials,
)
from pioche.games.groo.pieces import CARDS
from pioche.games.groo.state import FACES, MATERIALS, MOST_CARDS
from pioche.terminal.real_dice import short_names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name_of_its_own(language: str) -> None:
    spoken = words(language, GAME.catalogue)
    names = [spoken.say(GAME.table.name(action)) for action in range(GAME.actions)]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(name and name == name.strip() and not set(name) & set(",;") for name in names)


def test_actions_are_called_by_what_is_done() -> None:
    called = [str(GAME.table.name(action)) for action in range(GAME.actions)]
    first = {
        0: "dealer 1",
        3: "dealer 4",
        4: f"draw {CARDS[0].words['name']}",
        73: "draw card 70",
        80: "move dog",
        81: "move dog 2",
        82: "move left 1",
        85: "move right 2",
        86: f"play {CARDS[0].words['name']}",
        155: "play card 70",
        156: f"choose {CARDS[0].words['name']}",
        225: "choose card 70",
        226: "player 1",
        229: "player 4",
        230: "labor",
        231: "supplies",
        232: "kopin",
        233: "head",
        234: "draw",
        235: "done",
    }
    assert {action: called[action] for action in first} == first


@pytest.mark.clause("GRO-02")
def test_at_a_real_table_people_type_what_a_die_shows() -> None:
    short = short_names(GAME, "en")
    typed = ["labor", "supplies", "kopin", "head"]
    for face in range(FACES):
        copy = STANDARD_FACES[:face].count(STANDARD_FACES[face])
        number = f" {copy + 1}" if copy else ""
        assert short[Action.FACE + face] == f"{typed[STANDARD_FACES[face]]}{number}"
    assert [short[Action.MOVE + face] for face in (0, 3)] == ["dog", "left 2"]
    assert short[Action.CARD] == str(CARDS[0].words["name"])


@pytest.mark.clause("GRO-01")
def test_cards_are_found_by_what_views_call_them() -> None:
    assert card_piece(0) == f"card/{CARDS[0].id}"
    for card in range(MOST_CARDS):
        assert card_number(card_piece(card).removeprefix("card/")) == card
    assert card_names([0, MOST_CARDS - 1], ENGLISH) == f"{CARDS[0].words['name']}, card 70"


@pytest.mark.parametrize(
    ("language", "one", "several", "none", "names"),
    [
        (
            "en",
            "1 Kopin",
            "2 Labor, 1 Supply and 3 Groo heads",
            "nothing",
            "Labor, Supplies, Kopin, Groo head",
        ),
        (
            "fr",
            "1 Kopin",
            "2 Main-d'œuvre, 1 Provision et 3 têtes de Groo",
            "rien",
            "Main-d'œuvre, Provisions, Kopin, tête de Groo",
        ),
    ],
)
def test_materials_are_counted(language: str, one: str, several: str, none: str, names: str) -> None:
    spoken = words(language, GAME.catalogue)
    assert tell_all_materials([0, 0, 1, 0], spoken) == one
    assert tell_all_materials([2, 1, 0, 3], spoken) == several
    assert tell_all_materials([0, 0, 0, 0], spoken) == none
    assert ", ".join(spoken.say(material_name(material)) for material in range(MATERIALS)) == names


@pytest.mark.parametrize(("language", "told"), [("en", "Player 1, Player 3"), ("fr", "Joueur 1, Joueur 3")])
def test_players_are_counted_from_1(language: str, told: str) -> None:
    assert seat_names([0, 2], words(language, GAME.catalogue)) == told
