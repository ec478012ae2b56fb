"""Cards, players and materials that cannot be named, and texts that cannot begin, with the reasons why."""

from typing import Any

import pytest

from .building import deed, scene
from .positions import Player, Position, allows, refuses

OWN = Player(hand="sage", town="tavern")
OTHER = Player(hand="baker, masons", town="castle, dragon")


def power(do: str, **details: object) -> str:
    return deed(do, time="use", **details)


def holding(text: str, *others: Player, own: Player = OWN, **more: Any) -> Position:
    """The first player holds the dice, and the Tavern says this."""
    texts = {"tavern": text, **more.pop("texts", {})}
    laid: dict[str, Any] = {"dice": "labor 2, kopin", "groo": 2, **more}
    return scene(own, *(others or (OTHER,)), phase="build", texts=texts, **laid)


# --- Cards of the own hand and town ---------------------------------------------------------


@pytest.mark.clause("GRO-12")
def test_cards_of_the_own_hand_are_discarded() -> None:
    table = scene(Player(hand="castle", town="sage"), Player(hand="baker"))
    assert allows(table, "pick castle")
    for card, name in (("sage", "Sage"), ("baker", "Baker"), ("groo-is-dead", "Groo is Dead")):
        assert refuses(table, f"pick {card}", "GRO-12", f"{name} is not in your hand.")


@pytest.mark.clause("GRO-14")
def test_troops_of_the_own_town_are_sent_once() -> None:
    own, other = Player(hand="chakall", town="tavern, sage, archers"), Player(town="pikemen, castle, dragon")
    table = scene(own, other, phase="attack")
    assert refuses(table, "player 1", "GRO-14", "you attack an opponent, not yourself.")
    table.do("player 2", "pick sage")
    for card, reason in (
        ("tavern", "Tavern is no Troop."),
        ("chakall", "Chakall is not in your town."),
        ("pikemen", "Pikemen is not in your town."),
        ("sage", "Sage is sent already."),
    ):
        assert refuses(table, f"pick {card}", "GRO-14", reason)
    table.do("pick archers")
    assert refuses(table, "pick archers", "GRO-14", "Archers is not in your town.")
    assert allows(table, "pick pikemen")


@pytest.mark.clause("GRO-14")
def test_buildings_that_are_lost_make_up_the_largest_total() -> None:
    """Three points are lost: of 1, 2, 2 and 3 that is a 3, or the 1 with a 2."""
    text, numbers = deed("safe", from_="war"), {"catapult": {"value": 3}}
    town = "tavern, castle, royal-palace, the-great-wall, butcher, archers"
    table = scene(
        Player(town="catapult", hand="baker"),
        Player(town=town),
        phase="attack",
        texts={"butcher": text},
        numbers=numbers,
    )
    table.do("player 2", "pick catapult", "done")
    assert table.phase == "lose"
    for card in ("tavern", "castle", "royal-palace", "the-great-wall"):
        assert allows(table, f"pick {card}")
    for card, reason in (
        ("butcher", "Butcher is safe in war."),
        ("baker", "Baker is no Building of your town."),
        ("archers", "Archers is no Building of your town."),
    ):
        assert refuses(table, f"pick {card}", "GRO-14", reason)
    table.do("pick castle")
    assert table.phase != "lose"


@pytest.mark.clause("GRO-14")
def test_a_building_that_would_spoil_the_largest_total_is_refused() -> None:
    """Four points are lost of 2, 2 and 3: both of 2. Two are lost of 1, 1, 1 and 3: no 3."""
    numbers = {"catapult": {"value": 4}, "archers": {"value": 2}}
    town = "castle, royal-palace, the-great-wall, glass-theatre"
    table = scene(Player(town="catapult"), Player(town=town), phase="attack", numbers=numbers)
    table.do("player 2", "pick catapult")
    reason = "The Great Wall counts 3: what else you have would not make up the 4 to be lost."
    assert refuses(table, "pick the-great-wall", "GRO-14", reason)
    town = "tavern, baker, butcher, the-great-wall"
    table = scene(Player(town="archers"), Player(town=town), phase="attack", numbers=numbers)
    table.do("player 2", "pick archers")
    reason = "The Great Wall counts 3, and only 2 may still be lost."
    assert refuses(table, "pick the-great-wall", "GRO-14", reason)


@pytest.mark.clause("GRO-05")
@pytest.mark.clause("GRO-16")
def test_a_power_is_used_by_its_owner_when_it_is_awake_once_and_at_its_time() -> None:
    goods = {"do": "goods", "take": "labor"}
    texts = {
        "baker": deed(**goods, time="own"),
        "butcher": deed(**goods, time="leftover"),
        "archers": deed("wake", time="played"),
    }
    own = Player(hand="sage", town="tavern used, baker, butcher, castle asleep, archers")
    other = Player(town="pawnshop, shipyard")
    table = holding(power(**goods), other, own=own, texts=texts | {"castle": power(**goods)})
    assert allows(table, "pick baker")
    for card, clause, reason in (
        ("tavern", "GRO-16", "Tavern was used in this turn already."),
        ("butcher", "GRO-16", "Butcher is for the turns of others only."),
        ("castle", "GRO-05", "Castle is asleep until the next turn begins."),
        ("archers", "GRO-16", "Archers has no power that you could use."),
        ("sage", "GRO-16", "Sage is not in your town."),
        ("shipyard", "GRO-16", "Shipyard is not in your town."),
        ("lullaby", "GRO-16", "Lullaby is not in your town."),
    ):
        assert refuses(table, f"pick {card}", clause, reason)
    table = holding(power(**goods), own, own=other, texts=texts, holder=2)
    assert refuses(table, "pick baker", "GRO-16", "Baker is for your own turn only.")
    assert refuses(table, "pick archers", "GRO-16", "Archers has no power that you could use.")
    assert allows(table, "pick butcher")
    plain = scene(Player(town="royal-palace"), Player(), phase="build", dice="labor")
    assert refuses(plain, "pick royal-palace", "GRO-16", "Royal Palace has no power that you could use.")


# --- Texts that cannot begin ------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("when", "reason"),
    [
        ("family", "no other card of its family lies in your town."),
        ("set", "not all cards of its family lie in your town."),
        ("here", "Groo is not in your town."),
        ("behind", "nobody has more Victory Points than you."),
        ("armed", "you need 2 Troops in your town for it."),
        ("unarmed", "you have a Troop in your town."),
        ("poor", "you have more than 2 cards in hand."),
        ("away", "Groo is in your town."),
    ],
)
def test_a_power_needs_its_condition(when: str, reason: str) -> None:
    own = Player(hand="sage, baker, butcher", town="tavern, archers")
    groo = 1 if when == "away" else 2
    table = holding(power("goods", take="labor", when=when), Player(), own=own, groo=groo)
    assert refuses(table, "pick tavern", "GRO-16", reason)


SAFE = {"castle": deed("safe", from_="cards")}
FULL = "sage, archers, pikemen, cavalry, chakall"


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (power("destroy", what="troop"), "there is no Troop in your town for it."),
        (
            power("return", who="here", what="small"),
            "there is no Building of 1 point in the town of Player 2 for it.",
        ),
        (
            power("steal", who="opponent", what="small"),
            "there is no Building of 1 point in any other town for it.",
        ),
        (power("destroy", who="everyone", what="troop"), "there is no Troop in any town for it."),
        (
            power("steal", who="others", what="large"),
            "there is no Building of 2 points or more in any other town that is not safe from cards.",
        ),
        (
            power("sleep", who="others", what="troop"),
            "there is no Troop in any other town that could be put to sleep.",
        ),
        (power("recover", what="effect"), "there is no Groo Effect among the discards that it could take."),
        (power("drop", who="here"), "Player 2 has no card in hand."),
        (power("drop", who="others"), "nobody whom it is about has a card in hand."),
        (power("grab", who="opponent"), "nobody whom it is about has a card in hand."),
        (power("drop"), "you have no card in hand."),
        (power("exchange", give="head", take="labor"), "no die that is left shows Groo head."),
        (power("spoil", give="kopin"), "no die that is left shows Kopin."),
        (power("reroll"), "no die is left that it could be about."),
        (power("exchange", give="any", take="labor"), "no die is left that it could be about."),
        (power("wake"), "none of your Buildings is asleep."),
    ],
)
def test_a_power_needs_something_to_work_on(text: str, reason: str) -> None:
    others = (Player(town="castle"), Player())
    own = Player(town="tavern")
    table = holding(text, *others, own=own, texts=SAFE, dice="", pile="", discards="")
    assert refuses(table, "pick tavern", "GRO-16", reason)


@pytest.mark.clause("GRO-13")
@pytest.mark.clause("GRO-19")
@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        (power("draw"), "GRO-13", "your hand is full."),
        (power("recover", what="card"), "GRO-13", "your hand is full."),
        (power("grab", who="opponent"), "GRO-13", "your hand is full."),
        (power("draw", who="here"), "GRO-13", "the hand of Player 2 is full."),
        (power("draw", who="others"), "GRO-13", "the hands of all whom it is about are full."),
    ],
)
def test_a_hand_that_is_full_takes_no_more(text: str, clause: str, reason: str) -> None:
    others = (
        Player(hand="baker, butcher, castle, pawnshop, shipyard"),
        Player(hand="watchtower, blacksmith, dragon, catapult, toll-bridge"),
    )
    table = holding(text, *others, own=Player(hand=FULL, town="tavern"))
    assert refuses(table, "pick tavern", clause, reason)


@pytest.mark.clause("GRO-19")
def test_where_nothing_is_left_nothing_is_drawn() -> None:
    table = holding(power("draw"), pile="", discards="")
    reason = "there is nothing to draw, neither in the pile nor among the discards."
    assert refuses(table, "pick tavern", "GRO-19", reason)


@pytest.mark.clause("GRO-07")
@pytest.mark.parametrize("do", ["steal", "grab"])
def test_nobody_takes_cards_from_oneself(do: str) -> None:
    text = power("grab", who="here") if do == "grab" else power("steal", who="here", what="card")
    reason = "Groo is in your own town, and nobody takes cards from oneself."
    assert refuses(holding(text, groo=1), "pick tavern", "GRO-16", reason)


@pytest.mark.clause("GRO-08")
def test_a_wild_needs_something_to_interrupt() -> None:
    own = Player(hand="the-fray, lunch-break, boiling-cheese-dip, false-alarm, upside-down-map")
    table = scene(own, Player(), phase="start", texts={"upside-down-map": deed("draw", who="others")})
    assert table.window == "start"
    for card in ("the-fray", "lunch-break", "boiling-cheese-dip"):
        assert refuses(table, f"play {card}", "GRO-08", "there is no battle.")
    assert refuses(table, "play false-alarm", "GRO-08", "no card waits to take effect.")
    home = scene(own, Player(hand="lullaby"), phase="start", texts={"the-fray": deed("move", where="home")})
    assert refuses(home, "play the-fray", "GRO-08", "Groo is in your town already.")


# --- What a text asks -------------------------------------------------------------------------


@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-20")
def test_a_card_of_the_town_that_a_text_is_about_is_named() -> None:
    town = Player(hand="butcher", town="baker, shipyard, castle, dragon, watchtower")
    table = holding(power("destroy", who="opponent", what="small"), town, texts={"baker": SAFE["castle"]})
    table.do("pick tavern")
    assert allows(table, "pick shipyard")
    for card, reason in (
        ("baker", "Baker is safe from cards."),
        ("castle", "a Building of 1 point is asked for."),
        ("dragon", "a Building of 1 point is asked for."),
        ("tavern", "Tavern is not in the town of Player 2."),
        ("butcher", "Butcher is not in the town of Player 2."),
    ):
        assert refuses(table, f"pick {card}", "GRO-10", reason)
    for name in ("play butcher", "labor", "player 1", "draw", "done"):
        assert refuses(table, name, "GRO-10", "Tavern asks for a card first.")


@pytest.mark.clause("GRO-10")
def test_a_card_of_the_discards_or_of_the_hand_is_named() -> None:
    discards = "butcher, the-wanderer, lullaby, long-story, groo-is-dead"
    table = holding(power("recover", what="effect"), discards=discards, pile="").do("pick tavern")
    assert allows(table, "pick long-story")
    assert refuses(table, "pick butcher", "GRO-10", "a Groo Effect is asked for.")
    assert refuses(table, "pick sage", "GRO-10", "Sage is not among the discards.")
    text = deed("recover", what="card", time="discard")
    table = holding(text, discards=discards, pile="").do("pick tavern")
    assert refuses(table, "pick tavern", "GRO-10", "Tavern does not recover itself.")
    assert refuses(table, "pick groo-is-dead", "GRO-10", "anything but an Event is asked for.")
    table = holding(power("drop", who="opponent")).do("pick tavern")
    assert table.actor == 2
    assert allows(table, "pick baker")
    assert refuses(table, "pick castle", "GRO-10", "Castle is not in your hand.")


@pytest.mark.clause("GRO-09")
def test_an_event_that_waits_is_named() -> None:
    table = scene(Player(hand="castle"), Player(), phase="draw", events="after", second_event=deed("wake"))
    table.do("draw", "card groo-is-dead", "draw", "card 70", "done")
    assert allows(table, "pick groo-is-dead")
    assert refuses(table, "pick castle", "GRO-09", "Castle is no Event that waits.")
    for name in ("draw", "done", "play castle"):
        assert refuses(table, name, "GRO-09", "say first which Event takes effect.")


@pytest.mark.clause("GRO-10")
def test_an_opponent_is_somebody_on_whom_the_text_can_work() -> None:
    table = holding(power("grab", who="opponent"), OTHER, Player(), Player(hand="butcher")).do("pick tavern")
    assert allows(table, "player 2")
    assert refuses(table, "player 1", "GRO-10", "an opponent is somebody else.")
    assert refuses(table, "player 3", "GRO-10", "Player 3 has no card in hand.")
    for name in ("pick castle", "labor", "draw", "done"):
        assert refuses(table, name, "GRO-10", "Tavern asks for an opponent first.")


@pytest.mark.clause("GRO-10")
def test_groo_goes_to_another_town_or_to_a_neighbouring_one() -> None:
    towns = (Player(), Player(), Player())
    table = holding(power("move", where="neighbour"), *towns, groo=3).do("pick tavern")
    assert allows(table, "player 2")
    assert refuses(table, "player 3", "GRO-10", "Groo is in this town already.")
    assert refuses(table, "player 1", "GRO-10", "Groo only goes to a neighbouring town.")
    assert refuses(table, "done", "GRO-10", "Tavern asks for a town first.")
    table = holding(power("move", where="anywhere"), Player(), Player()).do("pick tavern")
    assert refuses(table, "player 4", "GRO-04", "nobody has this seat.")


@pytest.mark.clause("GRO-10")
def test_a_die_is_exchanged_for_something_else() -> None:
    table = holding(power("exchange", give="any", take="any")).do("pick tavern")
    assert allows(table, "kopin")
    assert refuses(table, "head", "GRO-10", "no die that is left shows Groo head.")
    assert refuses(table, "done", "GRO-10", "Tavern asks for a material first.")
    table.do("kopin")
    assert allows(table, "head")
    another = "a die is exchanged for something else than it shows."
    assert refuses(table, "kopin", "GRO-10", another)
    table = holding(power("exchange", give="any", take="labor"), dice="labor, kopin, head").do("pick tavern")
    assert refuses(table, "labor", "GRO-10", another)
