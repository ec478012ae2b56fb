"""What each action would do; in a battle with the totals, and what is impossible promises nothing."""

from typing import Any

import pytest

from pioche.core.words import words
from pioche.games.groo import GAME

from .positions import Player, Position, laid_out, position, sentence

FRENCH = words("fr", GAME.catalogue)
POWER = "time = 'use' }"
FLAT = "{ do = 'wake', time = 'use' }"  # a text that changes no number


def using(text: str, dice: str = "labor, kopin", hand: str = "butcher, masons", **more: Any) -> Position:
    """The first player uses a power that says this; Groo is in the second town."""
    players = (
        Player(hand="sage, archers", town="tavern"),
        Player(town="castle, baker, dragon", hand=hand),
        Player(town="pikemen"),
    )
    numbers = {"castle": {"points": 2}, "baker": {"points": 1}, "dragon": {"value": 4}}
    texts = {"tavern": text, "castle": FLAT, "baker": FLAT}
    table = position(*players, phase="build", dice=dice, groo=2, texts=texts, numbers=numbers, **more)
    return table.do("pick tavern")


# --- Chance -----------------------------------------------------------------------------


@pytest.mark.clause("GRO-04")
def test_chance_is_told_in_full() -> None:
    table = laid_out(2)
    assert sentence(table, "dealer 2") == "Player 2 deals, and Groo starts in that town"
    assert sentence(table, "move left 1") == "Groo moves"
    assert sentence(table, "card castle") == "The card Castle"
    assert sentence(table.do("dealer 2"), "card castle") == "Player 1 is dealt Castle"
    table = position(Player(), Player(), phase="draw").do("draw")
    assert sentence(table, "card castle") == "Player 1 draws Castle"
    assert sentence(using(f"{{ do = 'grab', who = 'here', {POWER}"), "card butcher") == (
        "Player 1 takes Butcher from Player 2"
    )
    table = using(f"{{ do = 'drop', who = 'here', by = 'chance', {POWER}")
    assert sentence(table, "card masons") == "Player 2 loses Masons"


@pytest.mark.clause("GRO-03")
@pytest.mark.clause("GRO-15")
def test_dice_are_told_by_what_they_bring_about() -> None:
    table = position(Player(), Player(), Player(), Player(), phase="roll", groo=4)
    assert sentence(table, "face 1") == "The die shows: Labor"
    assert sentence(table, "face 6") == "The die shows: Groo head"
    assert sentence(table, "move dog") == sentence(table, "move other dog") == "Groo stays where he is"
    towns = {"left 1": 1, "left 2": 2, "right 1": 3, "right 2": 2}
    for move, player in towns.items():
        assert sentence(table, f"move {move}") == f"Groo goes to Player {player}"


# --- Playing cards ------------------------------------------------------------------------


@pytest.mark.clause("GRO-11")
def test_a_card_is_told_with_its_number_and_what_it_costs_here() -> None:
    table = position(
        Player(hand="castle, tavern, cavalry, dragon, the-wanderer", town="stables"),
        Player(),
        phase="build",
        dice="labor 2, supplies, kopin, head",
        groo=2,
        numbers={
            "castle": {"points": 2, "cost": [2, 0, 1]},
            "tavern": {"points": 1, "cost": [0, 0, 0]},
            "cavalry": {"value": 2, "cost": [1, 2, 0]},
            "dragon": {"value": 4, "cost": [0, 1, 0]},
            "the-wanderer": {"heads": 1},
        },
        texts={
            "stables": "{ do = 'cheaper', what = 'troop', give = 'supplies' }",
            "cavalry": "{ do = 'double', side = 'attack' }",
            "dragon": "{ do = 'drop', who = 'others', time = 'played' }",
            "the-wanderer": "{ do = 'move', where = 'home' }",
        },
    )
    assert sentence(table, "play castle") == "Play Castle (2 points) for 2 Labor and 1 Kopin"
    assert sentence(table, "play tavern") == "Play Tavern (1 point) for free"
    assert sentence(table, "play cavalry") == "Play Cavalry (value 2) for 1 Labor and 1 Supply"
    discarding = "Each other player discards a card from their hand."
    assert sentence(table, "play dragon") == f"Play Dragon (value 4) for free: {discarding}"
    assert sentence(table, "play the-wanderer") == (
        "Play The Wanderer for 1 Groo head: Move Groo to your town."
    )
    assert sentence(table, "play sage") == "Play Sage"
    french = sentence(table, "play castle", FRENCH)
    assert french == "Jouer Château (2 points) pour 2 Main-d'œuvre et 1 Kopin"


@pytest.mark.clause("GRO-08")
def test_a_wild_is_told_with_the_card_that_it_cancels() -> None:
    table = position(
        Player(hand="castle"),
        Player(hand="false-alarm"),
        phase="build",
        dice="labor",
        numbers={"castle": {"cost": [1, 0, 0]}},
        texts={"false-alarm": "{ do = 'cancel' }"},
    ).do("play castle")
    told = sentence(table, "play false-alarm")
    assert told.startswith("Play False Alarm: Cancel at once ")
    assert told.endswith(" (Castle of Player 1)")
    assert sentence(table, "done") == "Play no Wild"


# --- Battles ------------------------------------------------------------------------------


def battle(wild: str = "{ do = 'boost', amount = 2, side = 'defence' }") -> Position:
    """The first player attacks with Cavalry and has Pikemen in reserve; the second may send Archers."""
    return position(
        Player(town="cavalry, pikemen"),
        Player(town="castle, baker, archers", hand="boiling-cheese-dip"),
        Player(town="the-great-wall, sage"),
        phase="attack",
        numbers={
            **{troop: {"value": value} for troop, value in (("cavalry", 3), ("pikemen", 1), ("archers", 1))},
            "sage": {"value": 2},
            "the-great-wall": {"points": 2},
            "castle": {"points": 2},
            "baker": {"points": 1},
        },
        texts={
            **dict.fromkeys(["cavalry", "pikemen", "archers", "sage", "castle", "baker"], FLAT),
            "the-great-wall": "{ do = 'fight', amount = 1, side = 'defence' }",
            "boiling-cheese-dip": wild,
        },
    )


@pytest.mark.clause("GRO-14")
def test_an_attack_is_told_with_what_it_meets() -> None:
    table = battle()
    two, three = (
        "Attack Player 2: 3 Victory Points, defence 0, and Troops worth 1",
        "Attack Player 3: 2 Victory Points, defence 1, and Troops worth 2",
    )
    assert (sentence(table, "player 2"), sentence(table, "player 3")) == (two, three)
    assert sentence(table, "player 1") == "Player 1"
    assert sentence(table, "done") == "Attack nobody"
    table.do("player 2")
    assert sentence(table, "pick cavalry") == "Send Cavalry, value 3 (then 3 against 0 so far)"
    assert sentence(table, "done") == "Enough"
    table.do("pick cavalry")
    assert sentence(table, "pick pikemen") == "Send Pikemen, value 1 (then 4 against 0 so far)"
    assert sentence(table, "done") == "Attack Player 2 with 3"


@pytest.mark.clause("GRO-14")
def test_a_defence_is_told_with_what_would_be_lost() -> None:
    table = battle().do("player 2", "pick cavalry", "done")
    boosting = "Play Boiling Cheese Dip: +2 to the defence in this battle."
    assert sentence(table, "play boiling-cheese-dip") == f"{boosting} (then 3 against 2 so far)"
    table.do("done")
    assert sentence(table, "pick archers") == "Send Archers, value 1 (then 3 against 1: 2 points are lost)"
    assert sentence(table, "done") == "Send nobody else (then 3 against 0: 3 points are lost)"
    french = "N'envoyer personne d'autre (alors 3 contre 0\u00a0: 3 points perdus)"
    assert sentence(table, "done", FRENCH) == french
    table.do("pick archers")
    assert table.window == "defended"
    told = sentence(table, "play boiling-cheese-dip")
    assert told == f"{boosting} (then 3 against 3: nothing is lost)"


@pytest.mark.clause("GRO-14")
def test_other_wilds_of_a_battle_are_told_without_totals() -> None:
    table = battle("{ do = 'fray' }").do("player 2", "pick cavalry", "done")
    assert sentence(table, "play boiling-cheese-dip").endswith("discarded.")
    table = battle("{ do = 'boost', amount = 1, side = 'attack', when = 'unarmed' }, { do = 'fray' }")
    assert table.do("player 2", "pick cavalry", "done").offered("play") == set()


@pytest.mark.clause("GRO-14")
def test_buildings_that_are_lost_are_told_with_their_points() -> None:
    table = position(
        Player(town="cavalry"),
        Player(town="castle, baker, tavern"),
        phase="attack",
        numbers={"cavalry": {"value": 1}},
        texts=dict.fromkeys(["castle", "baker", "tavern", "cavalry"], FLAT),
    ).do("player 2", "pick cavalry")
    assert sentence(table, "pick castle") == "Choose Castle"
    assert sentence(table, "pick baker") == "Lose Baker (1 point)"


# --- Powers and what they ask for -----------------------------------------------------------


@pytest.mark.clause("GRO-16")
def test_powers_are_told_by_what_they_do_now() -> None:
    table = position(
        Player(town="tavern, baker, pawnshop asleep"),
        Player(),
        phase="build",
        dice="labor",
        texts={
            "tavern": "{ do = 'points', amount = 1 }, { do = 'reroll', time = 'own' }",
            "baker": "{ do = 'goods', take = 'kopin', amount = 2, time = 'discard' }",
        },
    )
    assert sentence(table, "pick tavern") == "Use Tavern: Roll any production die again."
    assert sentence(table, "pick baker") == "Discard Baker from your town: Make 2 Kopins in goods."
    assert sentence(table, "pick pawnshop") == "Choose Pawnshop"


@pytest.mark.clause("GRO-10")
def test_cards_that_an_effect_asks_for_are_told_with_what_becomes_of_them() -> None:
    table = using(f"{{ do = 'steal', who = 'here', what = 'card', {POWER}")
    assert sentence(table, "pick castle") == "Take Castle (2 points) from Player 2"
    assert sentence(table, "pick dragon") == "Take Dragon (value 4) from Player 2"
    table = using(f"{{ do = 'destroy', who = 'here', what = 'card', {POWER}")
    assert sentence(table, "pick baker") == "Destroy Baker (1 point) of Player 2"
    back = f"{{ do = 'return', who = 'here', what = 'card', {POWER}"
    assert sentence(using(back), "pick castle") == "Return Castle (2 points) to the hand of Player 2"
    full = using(back, hand="butcher, masons, residence, blacksmith, watchtower")
    told = "Return Castle (2 points) of Player 2 to the discards: the hand is full"
    assert sentence(full, "pick castle") == told
    assert sentence(using(f"{{ do = 'drop', {POWER}"), "pick sage") == "Discard Sage"
    table = using(f"{{ do = 'recover', what = 'card', {POWER}", pile="", discards="residence, lullaby")
    assert sentence(table, "pick lullaby") == "Take Lullaby from the discards"


@pytest.mark.clause("GRO-10")
def test_players_and_towns_are_told_with_what_matters() -> None:
    table = using(f"{{ do = 'steal', who = 'opponent', what = 'card', {POWER}")
    assert sentence(table, "player 2") == "Player 2: Buildings 2, Troops 1, hand 2"
    table = using(f"{{ do = 'move', where = 'anywhere', {POWER}")
    assert sentence(table, "player 1") == "Groo goes to Player 1: 1 Victory Point"
    assert sentence(table, "player 2") == "Player 2"


@pytest.mark.clause("GRO-10")
def test_materials_are_told_by_what_is_done_with_them() -> None:
    table = using(f"{{ do = 'exchange', give = 'any', take = 'any', {POWER}")
    assert sentence(table, "labor") == "Exchange a die: Labor"
    assert sentence(table, "head") == "Groo head"
    assert sentence(table.do("labor"), "head") == "Labor → Groo head"
    assert sentence(using(f"{{ do = 'reroll', {POWER}"), "kopin") == "Roll a die again: Kopin"
    assert sentence(using(f"{{ do = 'spoil', give = 'any', {POWER}"), "kopin") == "Put a die aside: Kopin"
    assert sentence(using(f"{{ do = 'goods', take = 'any', {POWER}"), "supplies") == "Make 1 Supply"


@pytest.mark.clause("GRO-09")
def test_events_that_wait_are_told_with_their_text() -> None:
    table = position(Player(hand="castle"), Player(), phase="draw", events="after")
    assert sentence(table, "pick groo-is-dead") == "Choose Groo is Dead"
    table.do("draw", "card groo-is-dead")
    table.state.places[-1] = table.state.places[-2]  # as if the box had a second Event
    assert sentence(table.do("done"), "pick groo-is-dead").startswith("Groo is Dead takes effect: ")


# --- Drawing and stopping -------------------------------------------------------------------


@pytest.mark.clause("GRO-12")
@pytest.mark.clause("GRO-13")
def test_drawing_and_keeping_cards_are_told_with_how_many() -> None:
    table = position(Player(hand="castle, sage"), Player(), pile="tavern, baker")
    assert sentence(table, "pick castle") == "Discard Castle"
    assert sentence(table, "done") == "Keep the 2 cards in hand"
    assert sentence(table, "draw") == "Draw a card"
    table.do("pick castle")
    assert sentence(table, "done") == "Keep the 1 card in hand"
    table.do("done")
    assert sentence(table, "draw") == "Draw a card (1 of 5 in hand, 2 in the pile)"
    assert sentence(table, "done") == "Draw no more"
    table = position(Player(hand="castle"), Player(), phase="draw", pile="")
    assert sentence(table, "draw") == "Draw a card (1 of 5 in hand; the discards are shuffled first)"


@pytest.mark.clause("GRO-16")
def test_what_becomes_of_the_dice_is_told() -> None:
    def passing(dice: str, holder: int = 1) -> str:
        table = position(Player(), Player(), Player(), phase="build", dice=dice, holder=holder)
        return sentence(table, "done")

    assert passing("labor 2, head") == "Build no more: 3 dice go to Player 2"
    assert passing("kopin", holder=2) == "Build no more: 1 die goes to Player 3"
    assert passing("kopin", holder=3) == "Build no more: the turn of Player 1 ends"
    assert passing("") == "Build no more: no dice are left"
