"""What is asked, with what one needs to know; and how a match has ended."""

from typing import Any

import pytest

from .positions import Player, Position, box_file, candidates, laid_out, position, question

POWER = "time = 'use' }"


def using(text: str, *players: Player, dice: str = "labor, kopin", **more: Any) -> Position:
    """The first player uses a power that says this."""
    own = Player(hand="sage, archers", town="tavern")
    others = players or (Player(town="castle, baker, dragon", hand="butcher, masons"), Player(town="pikemen"))
    table = position(own, *others, phase="build", dice=dice, groo=2, texts={"tavern": text}, **more)
    return table.do("pick tavern")


# --- Chance -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-04")
def test_the_dealer_and_the_cards_dealt_are_asked_for() -> None:
    table = laid_out(3)
    assert question(table) == "Who deals? Groo starts in that town."
    table.do("dealer 3")
    assert question(table) == "Which card is dealt to Player 1? (1 of 5)"
    assert question(table.deal("castle, sage, baker, archers, lullaby, tavern")) == (
        "Which card is dealt to Player 2? (2 of 5)"
    )


@pytest.mark.clause("GRO-15")
def test_dice_and_drawn_cards_are_asked_for() -> None:
    table = position(Player(), Player(), phase="draw", groo=2).do("draw")
    assert question(table) == "Which card does Player 1 draw?"
    table = position(Player(), Player(), phase="roll", groo=2)
    assert question(table) == "What does die 1 of 6 show?"
    table.do(*["face 1"] * 5)
    assert question(table) == "What does die 6 of 6 show?"
    moving = question(table.do("face 1"))
    assert moving == "What does the movement die show? Groo is in the town of Player 2."


@pytest.mark.clause("GRO-02")
def test_dice_of_another_box_are_told_by_what_they_show() -> None:
    faces = {"faces": [0, 2, 1, 1, 2, 3]}
    table = position(Player(), Player(), phase="roll", contents=faces)
    assert question(table) == "What does die 1 of 6 show? In this box: 'die labor 2' shows Kopin."
    assert table.do("face 2").dice == {"kopin": 1}
    assert laid_out(2, box_file(contents=faces)).box.faces[1] == 2


@pytest.mark.clause("GRO-10")
def test_what_chance_decides_for_an_effect_is_asked_with_the_effect() -> None:
    table = using(f"{{ do = 'reroll', {POWER}", dice="labor")
    assert question(table) == "Tavern: what does the die show that Player 1 rolls again?"
    table = using(f"{{ do = 'move', where = 'die', {POWER}")
    assert question(table) == "Tavern: what does the movement die show now?"
    table = using(f"{{ do = 'grab', who = 'here', {POWER}")
    assert question(table) == "Tavern: which card does Player 1 take from Player 2?"
    table = using(f"{{ do = 'drop', who = 'here', by = 'chance', {POWER}")
    assert question(table) == "Tavern: which card does Player 2 lose?"


# --- Windows ----------------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
def test_in_a_window_only_who_is_asked_learns_it() -> None:
    table = position(Player(), Player(hand="lullaby"), Player(town="castle"), phase="start")
    assert question(table, 2) == "Player 2: the turn of Player 1 starts. Do you play a Wild?"
    for player in (0, 1, 3):
        assert question(table, player) == "A moment: somebody may play a Wild."


@pytest.mark.clause("GRO-08")
def test_a_window_is_told_by_what_happens() -> None:
    moving = {"upside-down-map": "{ do = 'move', where = 'neighbour' }", "false-alarm": "{ do = 'cancel' }"}
    players = Player(hand="castle"), Player(hand="upside-down-map, false-alarm"), Player()
    costs = {"castle": {"cost": [1, 0, 0]}}
    table = position(*players, phase="move", dice="labor, head", texts=moving, numbers=costs).do("move dog")
    rolled = "Player 1 has rolled 1 Labor and 1 Groo head, and Groo is in the town of Player 1."
    assert question(table) == f"Player 2: {rolled} Do you play a Wild?"
    table.do("done", "play castle")
    played = "Player 2: Player 1 has played a card. Waiting: Castle (Player 1)"
    assert question(table) == f"{played}. Do you play a Wild?"
    two = question(table.copy().do("play upside-down-map"))
    assert two == f"{played}, Upside-Down Map (Player 2). Do you play a Wild?"
    cancelled = question(table.do("play false-alarm"))
    assert cancelled == "Player 2: the card that Player 1 has played is cancelled. Do you play a Wild?"
    table = position(Player(town="castle"), Player(hand="upside-down-map"), phase="last_draw", texts=moving)
    assert question(table.do("done")) == (
        "Player 2: the turn of Player 1 ends, with 2 of 10 Victory Points. Do you play a Wild?"
    )


@pytest.mark.clause("GRO-14")
def test_in_a_battle_both_totals_are_told() -> None:
    table = position(
        Player(town="cavalry", hand="boiling-cheese-dip"),
        Player(town="castle, tavern, pikemen, archers"),
        phase="attack",
        numbers={"cavalry": {"value": 4}, "pikemen": {"value": 3}, "archers": {"value": 1}},
        texts={
            "boiling-cheese-dip": "{ do = 'boost', amount = 1, side = 'attack' }",
            **dict.fromkeys(["cavalry", "pikemen", "archers", "castle"], "{ do = 'wake', time = 'use' }"),
        },
    )
    assert question(table) == "Player 1: do you attack? Your Troops have a value of 4."
    declared = question(table.do("player 2", "pick cavalry"))
    assert declared == "Player 1: Player 1 attacks Player 2 with 4, against 0 so far. Do you play a Wild?"
    asked = question(table.do("done"))
    assert asked == "Player 2: Player 1 attacks you with 4. Whom do you send? So far you have 0."
    none = question(table.copy().do("pick pikemen", "pick archers"))
    assert none == "Player 1: Player 1 attacks Player 2, 4 against 4: nothing is lost. Do you play a Wild?"
    one = question(table.do("pick pikemen", "done"))
    assert one == "Player 1: Player 1 attacks Player 2, 4 against 3: 1 point is lost. Do you play a Wild?"


@pytest.mark.clause("GRO-14")
def test_who_attacks_sends_troops_and_who_loses_is_told_how_much() -> None:
    table = position(
        Player(town="cavalry, dragon"),
        Player(town="castle, the-great-wall, tavern, baker"),
        phase="attack",
        numbers={"cavalry": {"value": 1}, "dragon": {"value": 3}},
        texts=dict.fromkeys(["castle", "the-great-wall"], "{ do = 'wake', time = 'use' }"),
    ).do("player 2")
    assert question(table) == "Player 1: whom do you send against Player 2? So far 0 against 0."
    table.do("pick dragon", "done")
    lost = "Player 2: Player 1 has beaten you. Which Building do you lose?"
    assert question(table) == f"{lost} 3 points have to go."
    table.do("pick castle")
    assert question(table) == f"{lost} 1 point has to go."


# --- A turn -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-12")
@pytest.mark.clause("GRO-13")
@pytest.mark.clause("GRO-17")
def test_the_phases_of_a_turn_are_asked_for() -> None:
    table = position(Player(hand="castle"), Player())
    assert question(table) == "Player 1, it is your turn: which cards do you discard, if any?"
    assert question(table.do("done")) == "Player 1: do you draw a card?"
    table = position(Player(), Player(), phase="last_draw", turn=2)
    assert question(table) == "Player 2: before your turn ends, do you draw a card?"


@pytest.mark.clause("GRO-15")
@pytest.mark.clause("GRO-16")
def test_who_holds_the_dice_is_told_what_they_show() -> None:
    table = position(Player(), Player(), phase="build", dice="labor 2, head", goods="kopin")
    have = "You have 2 Labor and 1 Groo head"
    assert question(table) == f"Player 1: what do you build? {have} (and in goods 1 Kopin)."
    left = f"Player 2: what do you build with what Player 1 has left over? {have}."
    assert question(table.do("done")) == left
    assert question(position(Player(), Player(), phase="build")).endswith("You have nothing.")


# --- Choices of an effect -----------------------------------------------------------------


@pytest.mark.clause("GRO-10")
def test_choices_are_asked_for_with_the_effect() -> None:
    asked = "Player 1: Tavern: "
    table = using(f"{{ do = 'steal', who = 'opponent', what = 'card', amount = 2, {POWER}")
    assert question(table) == f"{asked}which opponent?"
    stealing = question(table.do("player 2"))
    assert stealing == f"{asked}which card do you take from the town of Player 2? (2 to choose)"
    table = using(f"{{ do = 'move', where = 'anywhere', {POWER}")
    assert question(table) == f"{asked}where does Groo go?"
    table = using(f"{{ do = 'drop', {POWER}")
    assert question(table) == f"{asked}which card do you discard?"
    table = using(f"{{ do = 'recover', what = 'card', {POWER}", pile="", discards="residence, lullaby")
    assert question(table) == f"{asked}which card do you take from the discards?"
    table = using(f"{{ do = 'return', who = 'here', what = 'building', by = 'user', {POWER}")
    assert question(table) == f"{asked}which card in the town of Player 2 goes back?"


@pytest.mark.clause("GRO-20")
def test_who_loses_something_is_told_whose_effect_it_is() -> None:
    table = using(f"{{ do = 'destroy', who = 'here', what = 'building', {POWER}")
    asked = "Player 2: Tavern of Player 1: which card in the town of Player 2 is destroyed?"
    assert question(table) == asked


@pytest.mark.clause("GRO-10")
def test_dice_and_goods_are_asked_for() -> None:
    asked = "Player 1: Tavern: "
    table = using(f"{{ do = 'exchange', give = 'any', take = 'any', {POWER}")
    assert question(table) == f"{asked}which die do you exchange?"
    assert question(table.do("kopin")) == f"{asked}what do you turn Kopin into?"
    table = using(f"{{ do = 'reroll', amount = 2, {POWER}")
    assert question(table) == f"{asked}which die do you roll again? (2 to choose)"
    table = using(f"{{ do = 'spoil', give = 'any', {POWER}")
    assert question(table) == f"{asked}which die do you put aside?"
    table = using(f"{{ do = 'goods', take = 'any', {POWER}")
    assert question(table) == f"{asked}which goods do you make?"


@pytest.mark.clause("GRO-09")
def test_of_two_events_that_wait_the_first_is_asked_for() -> None:
    table = position(Player(hand="castle"), Player(), phase="draw", events="after")
    table.do("draw", "card groo-is-dead")
    table.state.places[-1] = table.state.places[-2]  # as if the box had a second Event
    assert question(table.do("done")) == "Player 1: which Event takes effect first?"
    assert candidates(table) == ["pick groo-is-dead", "pick 70"]


# --- The end ----------------------------------------------------------------------------


def ended(*players: Player, **more: Any) -> str:
    """How it is told that a turn was the last."""
    flat = "{ do = 'wake', time = 'use' }"
    table = position(*players, phase="end", texts=dict.fromkeys(["castle", "tavern", "baker"], flat), **more)
    assert table.actor == "nobody"
    return question(table)


@pytest.mark.clause("GRO-18")
def test_who_has_reached_the_goal_has_won() -> None:
    told = ended(Player(town="castle, tavern"), Player(), goal=3)
    assert told == "Player 1 has reached the goal of 3. Victory Points: Player 1 (3), Player 2 (0). " + (
        "Player 1 has won!"
    )


@pytest.mark.clause("GRO-19")
def test_else_points_decide_then_troops_and_the_way_to_groo() -> None:
    out = "The pile has run out twice. Victory Points:"
    told = ended(Player(town="tavern"), Player(town="castle"), last_turns=1)
    assert told == f"{out} Player 1 (1), Player 2 (2). Player 2 has won!"
    told = ended(Player(town="tavern, dragon"), Player(town="baker"), last_turns=1)
    tie = "Player 1 (1), Player 2 (1). Player 1 has won: Troops, then the way to Groo, decide the tie."
    assert told == f"{out} {tie}"
    told = ended(Player(), Player(), Player(town="tavern"), Player(town="castle"), last_turns=1)
    assert told.endswith("Player 4 has won!")
    told = ended(Player(), Player(), Player(), last_turns=1)
    assert told.endswith("Player 2, Player 3 share the win.")


@pytest.mark.clause("GRO-21")
def test_a_limit_of_turns_is_told() -> None:
    told = ended(Player(town="castle"), Player(), turns=9, turn_limit=10)
    assert told.startswith("That was the last of 10 turns. Victory Points: Player 1 (2), Player 2 (0).")
