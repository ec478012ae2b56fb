"""What has happened, in sentences: dealing, turns, drawing, dice, windows, the end; and never what a seat may
not know. What texts and battles do is in test_telling_effects.py."""

import pytest

from pioche.core.words import words
from pioche.games.groo import GAME

from .building import deed, scene
from .positions import Player, Position, box_file, laid_out, tell

FRENCH = words("fr", GAME.catalogue)
EVENT = "Groo is Dead"
NOBODY_ELSE = Player()


# --- Setting up -------------------------------------------------------------------------


@pytest.mark.clause("GRO-04")
@pytest.mark.parametrize(
    ("player", "first", "second"),
    [(0, "2 cards", "2 cards"), (1, "Castle, Sage", "2 cards"), (2, "2 cards", "Baker, Archers")],
)
def test_a_hand_is_told_with_its_last_card_and_named_to_who_holds_it(
    player: int, first: str, second: str
) -> None:
    table = laid_out(2, box_file(contents={"hand": 2}))
    told = tell(table, "dealer 2", "card castle", "card sage", "card archers", "card baker", player=player)
    assert told == [
        "Player 2 deals, and Groo starts in the dealer's town.",
        f"Player 1 is dealt {first}.",
        f"Player 2 is dealt {second}.",
        "— Turn 1: Player 1.",
    ]


@pytest.mark.clause("GRO-04")
def test_a_single_card_is_told_as_one_and_all_of_it_in_french() -> None:
    table = laid_out(2, box_file(contents={"hand": 1}))
    assert tell(table, "dealer 1", "card sage") == [
        "Player 1 deals, and Groo starts in the dealer's town.",
        "Player 2 is dealt 1 card.",
    ]
    assert tell(table, "card castle", player=1, spoken=FRENCH) == [
        "Joueur 1 reçoit Château.",
        "— Tour 1\u00a0: Joueur 2.",
    ]


# --- Discarding and drawing ---------------------------------------------------------------


@pytest.mark.clause("GRO-12")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_what_is_discarded_is_told_to_all(player: int) -> None:
    table = scene(Player(hand="castle, sage"), NOBODY_ELSE)
    assert tell(table, "pick castle", "done", "done", player=player) == ["Player 1 discards Castle."]


@pytest.mark.clause("GRO-13")
@pytest.mark.parametrize(("player", "card"), [(0, "a card"), (1, "Castle"), (2, "a card")])
def test_a_card_that_is_drawn_is_named_to_who_draws_it(player: int, card: str) -> None:
    table = scene(Player(), NOBODY_ELSE, phase="draw")
    assert tell(table, "draw", "card castle", player=player) == [f"Player 1 draws {card}."]


@pytest.mark.clause("GRO-09")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_an_event_is_told_to_all_with_what_it_does(player: int) -> None:
    table = scene(Player(town="castle"), Player(town="sage"), phase="draw")
    assert tell(table, "draw", "card groo-is-dead", player=player) == [
        f"Player 1 draws the Event {EVENT}.",
        "Asleep in the town of Player 1 until the next turn: Castle.",
        "Asleep in the town of Player 2 until the next turn: Sage.",
    ]


@pytest.mark.clause("GRO-09")
def test_an_event_that_waits_is_told_when_it_is_drawn_and_when_it_takes_effect() -> None:
    table = scene(Player(town="castle"), NOBODY_ELSE, phase="draw", events="after")
    assert tell(table, "draw", "card groo-is-dead", "done") == [
        f"Player 1 draws the Event {EVENT}, which waits until the drawing is over.",
        f"{EVENT} takes effect.",
        "Asleep in the town of Player 1 until the next turn: Castle.",
    ]
    assert tell(table, "card sage") == ["Player 1 draws a card."]


@pytest.mark.clause("GRO-09")
def test_of_two_events_that_wait_the_one_that_was_chosen_is_told() -> None:
    table = scene(
        Player(hand="tavern, baker, butcher"),
        NOBODY_ELSE,
        phase="draw",
        events="after",
        second_event=deed("drop", who="self", amount=1),
    )
    table.do("draw", "card groo-is-dead", "draw", "card 70")
    assert table.offered("pick") == {"groo-is-dead", "70"}
    assert tell(table, "pick groo-is-dead") == [
        f"{EVENT} takes effect.",
        f"{EVENT} finds nothing to work on.",
    ]


@pytest.mark.clause("GRO-19")
def test_the_pile_that_runs_out_and_the_new_one_are_told() -> None:
    table = scene(Player(), NOBODY_ELSE, phase="draw", pile="castle", discards="sage, baker")
    assert tell(table, "draw", "card castle") == ["Player 1 draws a card.", "The pile has run out."]
    shuffled = ["The discards are shuffled and become the pile: 2 cards."]
    assert tell(table, "draw") == shuffled
    assert tell(table, "card sage", "draw", "card baker", player=1) == [
        "Player 1 draws Sage.",
        "Player 1 draws Baker.",
        "The pile has run out for the second time: Player 1 finishes the turn, then everyone else has one "
        "more.",
    ]
    table = scene(Player(), NOBODY_ELSE, phase="draw", pile="", discards="sage", emptied=2, last_turns=1)
    assert tell(table, "draw", spoken=FRENCH) == [
        "La défausse est mélangée et devient la pioche\u00a0: 1 carte."
    ]
    assert tell(table, "card sage") == ["Player 1 draws a card.", "The pile has run out."]


# --- Dice -----------------------------------------------------------------------------------


@pytest.mark.clause("GRO-15")
def test_the_roll_is_told_with_its_last_die() -> None:
    table = scene(Player(), Player(), Player(), phase="roll", groo=2)
    dice = ["face 1", "face 3", "face 4", "face 5", "face 6", "face 6"]
    assert tell(table.copy(), *dice, "move dog") == [
        "Player 1 rolls 1 Labor, 2 Supplies, 1 Kopin and 2 Groo heads.",
        "Groo stays in the town of Player 2.",
    ]
    assert tell(table, *dice, "move left 1")[1] == "Groo goes to the town of Player 3."


@pytest.mark.clause("GRO-11")
@pytest.mark.clause("GRO-16")
def test_dice_that_are_passed_on_are_told_and_goods_that_are_lost() -> None:
    table = scene(Player(), Player(), phase="build", dice="labor 2, kopin", goods="head 2")
    assert tell(table, "done") == [
        "Goods that were not spent are lost: 2 Groo heads.",
        "Player 1 passes the dice on to Player 2: 2 Labor and 1 Kopin.",
    ]
    assert tell(table, "done") == []


@pytest.mark.clause("GRO-11")
@pytest.mark.clause("GRO-15")
def test_a_card_is_told_with_what_was_paid_in_dice_and_goods() -> None:
    own = Player(hand="castle, sage, the-wanderer")
    table = scene(own, Player(), phase="build", dice="labor, head", goods="supplies", groo=2)
    assert tell(table, "play castle") == ["Player 1 plays Castle for 1 Labor and 1 Supply."]
    assert tell(table, "play the-wanderer") == [
        "Player 1 plays The Wanderer for 1 Groo head.",
        "Groo goes to the town of Player 1.",
    ]
    table = scene(own, Player(), phase="build", numbers={"sage": {"cost": [0, 0, 0]}}, dice="head")
    assert tell(table, "play sage") == ["Player 1 plays Sage for free."]


# --- Windows --------------------------------------------------------------------------------


def castle_played(*others: Player) -> Position:
    """A Castle that waits, and somebody who could interrupt."""
    own = Player(hand="castle")
    return scene(own, *others, phase="build", dice="labor, supplies, kopin", groo=2).do("play castle")


@pytest.mark.clause("GRO-08")
def test_who_passes_in_a_window_is_told_what_follows_and_nothing_else() -> None:
    table = castle_played(Player(hand="upside-down-map"), Player(hand="false-alarm"))
    assert table.actor == 2
    assert tell(table, "done", player=2) == []
    assert table.actor == 3
    assert tell(table, "done", player=3) == ["Castle enters the town of Player 1."]


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("player", [0, 1])
def test_the_others_are_told_what_follows_without_a_word_about_a_pass(player: int) -> None:
    table = castle_played(Player(hand="upside-down-map"))
    assert tell(table, "done", player=player) == ["Castle enters the town of Player 1."]


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_a_wild_is_told_with_its_player_and_when_it_takes_effect(player: int) -> None:
    """Whoever looks on learns who has played it only by what becomes of the hands."""
    table = castle_played(Player(hand="lullaby"), Player(hand="upside-down-map, baker", town="sage"))
    told = tell(table, "done", "play upside-down-map", "done", "player 3", player=player)
    assert told == [
        "Player 3 plays Upside-Down Map.",
        "Castle enters the town of Player 1.",
        "Upside-Down Map takes effect.",
        "Groo goes to the town of Player 3.",
    ]


@pytest.mark.clause("GRO-08")
def test_a_wild_that_everyone_has_seen_is_told_with_its_player() -> None:
    table = castle_played(Player(hand="upside-down-map seen"), Player(hand="baker"))
    assert tell(table, "play upside-down-map") == [
        "Player 2 plays Upside-Down Map.",
        "Castle enters the town of Player 1.",
        "Upside-Down Map takes effect.",
    ]


@pytest.mark.clause("GRO-08")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_card_that_is_cancelled_is_told_at_once(player: int) -> None:
    table = castle_played(Player(hand="false-alarm"))
    assert tell(table, "play false-alarm", player=player) == [
        "Player 2 plays False Alarm: Castle is cancelled."
    ]


@pytest.mark.clause("GRO-08")
def test_in_a_window_that_is_still_open_nothing_has_followed() -> None:
    table = castle_played(Player(hand="upside-down-map"), Player(hand="false-alarm"))
    for player in (0, 1, 3):
        assert tell(table.copy(), "done", player=player) == []
    own = Player(hand="castle")
    table = scene(own, Player(hand="false-alarm"), phase="build", dice="labor, supplies")
    assert tell(table, "play castle") == ["Player 1 plays Castle for 1 Labor and 1 Supply."]


# --- Turns and the end ------------------------------------------------------------------------


@pytest.mark.clause("GRO-17")
def test_a_turn_is_told_as_it_begins_and_the_last_one_as_the_last() -> None:
    full = Player(hand="castle, sage, baker, tavern, archers")
    table = scene(full, Player(hand="cavalry"), phase="build", dice="", turns=8)
    assert tell(table, "done") == ["— Turn 10: Player 2."]
    table = scene(full, Player(hand="cavalry"), phase="build", dice="", turns=8, emptied=2)
    assert tell(table, "done") == ["— Turn 10, the last one of Player 2."]


@pytest.mark.clause("GRO-18")
@pytest.mark.clause("GRO-21")
@pytest.mark.parametrize(
    ("goal", "why"),
    [(3, "Player 1 has reached the goal of 3."), (20, "That was the last of 9 turns.")],
)
def test_the_end_is_told_with_its_reason(goal: int, why: str) -> None:
    full = Player(hand="pawnshop, sage, baker, tavern, archers", town="castle, royal-palace")
    table = scene(full, Player(), phase="build", turns=8, goal=goal, turn_limit=9)
    (told,) = tell(table, "done")
    assert told.startswith(why)
    assert told.endswith("Player 1 has won!")
