"""The table as a reader may know it: towns, hands, dice, battles, and what is under way."""

import json
from typing import Any

import pytest

from pioche.core.rule import CHANCE, OVER, WAITING
from pioche.core.table import View
from pioche.games.groo import GAME

from .positions import CARDS, Player, Position, candidates, dealt, laid_out, position, touches

FIVE = (
    "castle, tavern, cavalry, pikemen, archers",
    "baker, butcher, blacksmith, stables, watchtower",
    "masons, dragon, sage, catapult, drummers",
)


def view(table: Position, player: int | None = None) -> View:
    """What that player sees, or everything."""
    seen = table if player is None else table.seen_by(player)
    found = GAME.table.view(seen.box, seen.state)
    assert json.loads(json.dumps(found)) == found
    return found


def town(table: Position, player: int) -> dict[str, Any]:
    found: dict[str, Any] = view(table)["seats"][player - 1]
    return found


def hand(table: Position, owner: int, player: int) -> list[str]:
    """The cards of a hand, as a player sees them."""
    return [one["id"] for one in view(table, player)["seats"][owner - 1]["hand"]]


# --- The table --------------------------------------------------------------------------


def test_before_the_deal_there_are_towns_and_a_pile() -> None:
    seen = view(laid_out(3))
    assert (seen["game"], seen["phase"], seen["actor"]) == ("groo", "dealer", CHANCE)
    assert (seen["turn"], seen["holder"], seen["winner"], seen["window"]) == (None,) * 4
    assert seen["groo"] == {"id": "groo", "town": None}
    assert seen["pile"] == {"id": "pile", "cards": 59, "emptied": 0}
    assert seen["seats"] == [
        {"id": f"town/{seat}", "points": 0, "buildings": [], "troops": [], "hand": []} for seat in range(3)
    ]
    assert (seen["battle"], seen["effects"], seen["waiting"], seen["held"]) == (None, [], [], [])


@pytest.mark.clause("GRO-04")
def test_after_it_groo_is_in_the_town_of_the_dealer() -> None:
    seen = view(dealt(*FIVE, dealer=2))
    assert (seen["groo"]["town"], seen["turn"], seen["phase"], seen["turns"]) == (1, 2, "discard", 1)
    assert (seen["goal"], seen["turn_limit"], seen["last_turns"]) == (8, 400, None)


@pytest.mark.clause("GRO-02")
@pytest.mark.clause("GRO-11")
def test_dice_and_goods_are_shown_by_what_they_are() -> None:
    seen = view(position(Player(), Player(), phase="build", dice="labor 2, head", goods="kopin"))
    assert [(one["id"], one["dice"], one["goods"]) for one in seen["dice"]] == [
        ("dice/labor", 2, 0),
        ("dice/supplies", 0, 0),
        ("dice/kopin", 0, 1),
        ("dice/head", 1, 0),
    ]
    assert (seen["holder"], seen["rolled"]) == (0, 6)


@pytest.mark.clause("GRO-19")
def test_the_pile_the_discards_and_the_last_turns_are_shown() -> None:
    table = position(
        Player(hand="baker"), Player(), pile="castle", discards="tavern, sage", emptied=2, last_turns=1
    )
    seen = view(table, 2)
    assert seen["pile"] == {"id": "pile", "cards": 1, "emptied": 2}
    assert seen["discard"]["cards"] == [
        {"id": "card/tavern", "card": "tavern"},
        {"id": "card/sage", "card": "sage"},
    ]
    assert seen["last_turns"] == 1


# --- Towns ------------------------------------------------------------------------------


@pytest.mark.clause("GRO-05")
def test_a_town_is_shown_with_what_its_buildings_are_worth() -> None:
    table = position(
        Player(town="residence, second-residence asleep, pawnshop used"),
        Player(),
        phase="build",
        dice="labor",
        texts=dict.fromkeys(
            ["residence", "second-residence"], "{ do = 'points', amount = 1, when = 'family' }"
        ),
    )
    seen = town(table, 1)
    assert (seen["id"], seen["points"]) == ("town/0", 5)
    told = [(one["card"], one["points"], one["worth"]) for one in seen["buildings"]]
    assert told == [("residence", 1, 2), ("second-residence", 1, 2), ("pawnshop", 1, 1)]
    assert [one["asleep"] for one in seen["buildings"]] == [False, True, False]
    assert [one["used"] for one in seen["buildings"]] == [False, False, True]


@pytest.mark.clause("GRO-01")
def test_families_are_shown_by_their_id_also_those_that_the_standard_box_does_not_have() -> None:
    table = position(Player(town="residence, tavern", hand="cavalry, lullaby"), Player())
    table.box.building_family[CARDS.index("tavern")] = 11
    assert {one["card"]: one["family"] for one in town(table, 1)["buildings"]} == {
        "residence": "residence",
        "tavern": "12",
    }
    assert [one["family"] for one in town(table, 1)["hand"]] == ["cavalry", None]


@pytest.mark.clause("GRO-16")
def test_powers_that_can_be_used_now_are_told_apart() -> None:
    players = Player(town="tavern, pawnshop used, baker asleep, residence"), Player(town="candlestick-maker")
    power = "{ do = 'reroll', time = 'use' }"
    texts = dict.fromkeys(["tavern", "pawnshop", "baker", "candlestick-maker"], power)
    table = position(*players, phase="build", dice="head 2", texts=texts)
    usable = {one["card"]: one["usable"] for one in town(table, 1)["buildings"]}
    assert usable == {"tavern": True, "pawnshop": False, "baker": False, "residence": False}
    assert [one["usable"] for one in town(table, 2)["buildings"]] == [False]
    assert town(table, 1)["buildings"][-1]["effect"] == [[10, 1, 0, 0, 0, 0, 0, 0, 1, 0]]
    table.do("pick tavern")
    assert not any(one["usable"] for one in town(table, 1)["buildings"])


@pytest.mark.clause("GRO-14")
def test_a_battle_is_shown_with_both_totals_and_who_fights() -> None:
    table = position(
        Player(town="cavalry, pikemen"),
        Player(town="the-great-wall, tavern, baker"),
        phase="attack",
        numbers={"cavalry": {"value": 3}, "pikemen": {"value": 2}},
        texts={"the-great-wall": "{ do = 'fight', amount = 1, side = 'defence' }"},
    )
    table.do("player 2", "pick cavalry")
    battle = {"attacker": 0, "defender": 1, "attack": 3, "defence": 1, "losing": None}
    assert view(table)["battle"] == battle
    assert [(one["value"], one["fights"]) for one in town(table, 1)["troops"]] == [(3, True), (2, False)]
    assert view(table.do("done"))["battle"] == {**battle, "losing": 2}


# --- Hands ------------------------------------------------------------------------------


@pytest.mark.clause("GRO-04")
def test_a_hand_is_known_to_who_holds_it_others_see_how_many_cards() -> None:
    table = position(Player(hand="castle, cavalry seen, lullaby"), Player(hand="sage"))
    assert hand(table, 1, player=1) == ["card/castle", "card/cavalry", "card/lullaby"]
    assert hand(table, 1, player=2) == ["card/cavalry", "hand/0/1", "hand/0/2"]
    assert hand(table, 2, player=0) == ["hand/1/0"]
    assert [one["face_up"] for one in town(table, 1)["hand"]] == [False, True, False]


@pytest.mark.clause("GRO-11")
def test_cards_of_a_hand_are_shown_with_what_they_cost_here() -> None:
    table = position(
        Player(hand="castle, cavalry, the-wanderer, lullaby", town="stables"),
        Player(),
        phase="build",
        dice="labor, supplies",
        groo=2,
        numbers={
            "castle": {"cost": [2, 0, 1], "points": 2},
            "cavalry": {"cost": [1, 2, 0], "value": 2},
            "the-wanderer": {"heads": 1},
        },
        texts={"stables": "{ do = 'cheaper', what = 'troop', give = 'supplies' }"},
    )
    cards = town(table, 1)["hand"]
    assert [one["kind"] for one in cards] == ["building", "troop", "effect", "wild"]
    assert [one["cost"] for one in cards] == [[2, 0, 1, 0], [1, 1, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert [one["playable"] for one in cards] == [False, True, False, False]
    assert (cards[0]["points"], cards[1]["value"]) == (2, 2)


# --- What is under way ------------------------------------------------------------------


@pytest.mark.clause("GRO-08")
def test_nobody_is_told_who_is_asked_in_a_window() -> None:
    table = position(
        Player(hand="castle"),
        Player(hand="false-alarm"),
        Player(),
        phase="build",
        dice="labor 2, kopin",
        numbers={"castle": {"cost": [2, 0, 1]}},
        texts={"false-alarm": "{ do = 'cancel' }"},
    ).do("play castle")
    assert table.actor == 2
    assert (view(table, 2)["actor"], view(table, 2)["window"]) == (1, "played")
    for player in (0, 1, 3):
        seen = view(table, player)
        assert (seen["actor"], seen["window"]) == (WAITING, "played")
        assert candidates(table.seen_by(player)) == []
    assert view(table)["waiting"] == [{"id": "card/castle", "card": "castle", "player": 0}]


@pytest.mark.clause("GRO-10")
def test_an_effect_is_shown_with_whom_it_is_about() -> None:
    table = position(
        Player(town="tavern"),
        Player(town="castle, baker"),
        Player(town="sage"),
        phase="build",
        dice="labor",
        texts={"tavern": "{ do = 'steal', who = 'opponent', what = 'card', time = 'use' }"},
    ).do("pick tavern")
    shown = {"id": "card/tavern", "card": "tavern", "user": 0, "step": 0, "asks": "seat"}
    assert view(table)["effects"] == [{**shown, "opponent": None, "target": None}]
    table.do("player 2")
    assert view(table)["effects"] == [{**shown, "asks": "card", "opponent": 1, "target": 1}]


@pytest.mark.clause("GRO-09")
def test_an_event_that_waits_is_laid_aside_and_one_inside_an_effect_is_shown_after_it() -> None:
    table = position(Player(hand="castle"), Player(), phase="draw", events="after")
    table.do("draw", "card groo-is-dead")
    assert view(table)["held"] == [{"id": "card/groo-is-dead", "card": "groo-is-dead"}]
    table = position(
        Player(town="cavalry, sage, tavern"),
        Player(),
        phase="build",
        dice="labor",
        texts={"tavern": "{ do = 'draw', amount = 2, time = 'use' }"},
    ).do("pick tavern", "card groo-is-dead")
    effects = view(table)["effects"]
    assert [(one["card"], one["asks"]) for one in effects] == [("tavern", None), ("groo-is-dead", "card")]


@pytest.mark.clause("GRO-18")
def test_at_the_end_everything_is_shown() -> None:
    table = position(
        Player(town="castle, the-great-wall", hand="sage"), Player(hand="baker"), phase="end", pile="", goal=3
    )
    seen = view(table, 2)
    assert (seen["actor"], seen["winner"], seen["turns"]) == (OVER, 0, 9)
    assert hand(table, 1, player=2) == ["card/sage"]
    assert candidates(table) == []


# --- What is worth showing ----------------------------------------------------------------


def test_what_can_be_done_is_shown_and_what_one_might_have_hoped_for() -> None:
    """Cards that cannot be paid for and powers that are asleep or used, but no Wild outside a window."""
    table = position(
        Player(hand="castle, lullaby, the-wanderer", town="tavern asleep, pawnshop used, the-great-wall"),
        Player(town="sage"),
    )
    assert candidates(table) == ["pick castle", "pick the-wanderer", "pick lullaby", "done"]
    assert candidates(table.do("done")) == ["draw", "done"]
    table = position(
        Player(hand="castle, lullaby, the-wanderer", town="tavern asleep, pawnshop used, the-great-wall"),
        Player(town="sage"),
        phase="build",
    )
    hoped_for = ["play castle", "play the-wanderer", "pick pawnshop", "pick tavern", "done"]
    assert candidates(table) == hoped_for
    table = position(Player(hand="the-fray, lullaby"), Player(town="sage"), phase="start")
    assert candidates(table) == ["play the-fray", "play lullaby", "done"]


@pytest.mark.clause("GRO-14")
def test_in_a_battle_troops_are_shown_that_can_be_sent_and_buildings_also_where_they_are_safe() -> None:
    table = position(
        Player(town="cavalry, dragon"),
        Player(town="castle, tavern, baker, sage, archers"),
        Player(),
        phase="attack",
        numbers={"dragon": {"value": 1}, "cavalry": {"value": 0}},
        texts={"castle": "{ do = 'safe', from = 'war' }"},
    )
    assert candidates(table) == ["player 2", "player 3", "done"]
    assert candidates(table.do("player 2")) == ["pick cavalry", "pick dragon", "done"]
    assert candidates(table.do("pick cavalry")) == ["pick dragon", "done"]
    assert candidates(table.do("pick dragon")) == ["pick archers", "pick sage", "done"]
    assert candidates(table.do("done")) == ["pick tavern", "pick baker", "pick castle"]
    assert table.offered("pick") == {"tavern", "baker"}


@pytest.mark.clause("GRO-20")
def test_for_an_effect_cards_are_shown_that_fit_also_where_they_are_safe() -> None:
    table = position(
        Player(town="tavern"),
        Player(town="castle, baker, butcher, sage"),
        phase="build",
        dice="labor",
        texts={
            "tavern": "{ do = 'destroy', who = 'others', what = 'building', by = 'owner', time = 'use' }",
            "castle": "{ do = 'safe', from = 'cards' }",
        },
    ).do("pick tavern")
    assert candidates(table) == ["pick butcher", "pick baker", "pick castle"]
    assert table.offered("pick") == {"butcher", "baker"}


def test_for_other_effects_what_is_asked_for_is_shown() -> None:
    def using(text: str, dice: str = "labor, kopin", **more: Any) -> Position:
        players = Player(hand="sage, archers", town="tavern"), Player(hand="baker, butcher"), Player()
        table = position(*players, phase="build", dice=dice, texts={"tavern": text}, groo=2, **more)
        return table.do("pick tavern")

    moving = using("{ do = 'move', where = 'anywhere', time = 'use' }")
    assert candidates(moving) == ["player 1", "player 3"]
    table = using("{ do = 'grab', who = 'opponent', time = 'use' }")
    assert candidates(table) == ["card butcher", "card baker"]
    assert candidates(table.seen_by(1)) == []
    table = using("{ do = 'drop', amount = 1, time = 'use' }")
    assert candidates(table) == ["pick archers", "pick sage"]
    table = using(
        "{ do = 'recover', what = 'troop', time = 'use' }", pile="", discards="castle, dragon, masons"
    )
    assert candidates(table) == ["pick dragon", "pick masons"]
    table = using("{ do = 'exchange', give = 'any', take = 'any', time = 'use' }")
    assert candidates(table) == ["labor", "kopin"]
    assert candidates(table.do("labor")) == ["supplies", "kopin", "head"]
    rolling = using("{ do = 'reroll', time = 'use' }", dice="labor")
    assert candidates(rolling) == [f"face {face}" for face in range(1, 7)]
    assert candidates(using("{ do = 'move', where = 'die', time = 'use' }"))[2] == "move left 1"


def test_of_chance_everything_that_it_may_pick_is_shown_as_far_as_it_is_known() -> None:
    table = laid_out(2)
    assert candidates(table) == ["dealer 1", "dealer 2"]
    table.do("dealer 2")
    assert len(candidates(table)) == 58
    assert "card groo-is-dead" not in candidates(table)
    table = position(Player(hand="castle"), Player(), phase="draw", pile="sage, groo-is-dead").do("draw")
    assert candidates(table) == ["card sage", "card groo-is-dead"]
    assert candidates(table.seen_by(1)) == []
    table = position(Player(), Player(), phase="roll")
    assert candidates(table)[0] == "face 1"
    assert candidates(table.roll("labor 5"))[-1] == "face 6"
    assert candidates(table.do("face 1")) == [
        f"move {face}" for face in ("dog", "other dog", "left 1", "left 2", "right 1", "right 2")
    ]


# --- Pieces -----------------------------------------------------------------------------


def test_an_action_is_about_few_pieces() -> None:
    table = position(Player(hand="castle, sage", town="tavern"), Player(hand="baker"), discards="archers")
    assert touches(table, "pick castle") == touches(table, "play castle") == ["card/castle"]
    assert touches(table, "pick tavern") == ["card/tavern"]
    assert touches(table, "pick archers") == ["card/archers"]
    hidden = table.seen_by(1)
    assert touches(hidden, "pick baker") == touches(hidden, "play baker") == touches(hidden, "done") == []
    assert touches(hidden, "pick dragon") == touches(table, "pick 60") == []
    assert touches(table, "draw") == touches(table, "card dragon") == ["pile"]
    assert touches(table, "player 2") == touches(table, "dealer 2") == ["town/1"]
    assert touches(table, "player 3") == touches(table, "dealer 3") == []
    assert touches(table, "kopin") == touches(table, "face 5") == ["dice/kopin"]
    assert touches(table, "move dog") == ["groo"]
    assert touches(laid_out(2), "player 1") == []


def test_a_card_taken_by_chance_is_in_a_hand() -> None:
    table = position(
        Player(town="tavern"),
        Player(hand="baker, sage"),
        phase="build",
        dice="labor",
        texts={"tavern": "{ do = 'grab', who = 'opponent', time = 'use' }"},
    ).do("pick tavern")
    assert touches(table, "card sage") == ["card/sage"]
    assert touches(table.seen_by(1), "card sage") == touches(table, "card castle") == []
