"""What the pieces are called, and what points do to them."""

import pytest

from pioche import Match
from pioche.core.table import Label
from pioche.core.words import ENGLISH, words
from pioche.games.golem_it import GAME
from pioche.games.golem_it.labels import labels
from pioche.games.golem_it.table import view

from .positions import CARDS, Position, laid_out, position

FRENCH = words("fr", GAME.catalogue)


def told(table: Position, piece: str) -> str:
    return labels(table.box, ENGLISH)[piece].text


def test_every_card_of_the_box_has_a_name_of_its_own_in_both_languages() -> None:
    box = laid_out().box
    english, french = labels(box, ENGLISH), labels(box, FRENCH)
    assert english.keys() == french.keys()
    cards = [label.name for piece, label in english.items() if piece.startswith("card/")]
    assert cards == CARDS
    for one in (english, french):
        assert len({label.name for label in one.values()}) == len(one)


def test_whatever_the_view_calls_a_piece_has_a_label() -> None:
    table = position([["mint 7", "mint 7", "purple 5"], ["mint 2"], ["mint 3"]]).seen_by(0)
    known, seen = labels(table.box, ENGLISH), view(table.box, table.state)
    pieces = [seen["reserve"], seen["pile"]]
    pieces += [piece for seat in seen["seats"] for piece in [*seat["hand"], seat["tokens"]]]
    names = [piece["id"] for piece in pieces]
    assert {"card/mint-7/2", "hand/1/0", "tokens/2", "reserve", "pile"} <= set(names)
    for name in names:
        parts = name.split("/")
        assert "/".join(parts[:2] if parts[0] == "card" else parts[:1]) in known


@pytest.mark.clause("GIT-10")
def test_a_card_says_what_a_point_does_to_it() -> None:
    table = laid_out()
    assert told(table, "card/mint-7") == "Each point on it adds 1."
    assert told(table, "card/purple-7") == "Each point on it adds 7."


@pytest.mark.clause("GIT-12")
def test_tokens_say_what_a_pass_gives_back() -> None:
    assert told(laid_out(), "tokens").endswith("A pass can return 2 points to the reserve.")
    assert told(laid_out(contents={"most_returned": 1}), "tokens").endswith("return 1 point to the reserve.")


@pytest.mark.clause("GIT-20")
def test_changed_rules_change_what_tokens_and_reserve_are_good_for() -> None:
    assert "raise cards, and are then a debt" in told(laid_out(), "reserve")
    for variant in ("a", "ab"):
        assert "with one's own tokens" in told(laid_out(variant=variant), "reserve")
    assert "can return 2 points" in told(laid_out(variant="a"), "tokens")
    assert told(laid_out(variant="ab"), "tokens").endswith("A pass takes 1 point from the reserve.")


def test_a_match_tells_it_in_the_language_that_is_asked_for() -> None:
    match = Match.new("golem-it", 3, seed=1)
    assert match.labels()["card/purple-5"] == Label("purple 5", "Each point on it adds 5.")
    assert match.labels("fr")["card/purple-5"] == Label(
        "5\N{NO-BREAK SPACE}violet", "Chaque point posé dessus ajoute 5."
    )
