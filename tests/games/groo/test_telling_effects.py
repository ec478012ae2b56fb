"""What has happened, in sentences: what came of texts and of battles; and that the story goes exactly as far
as the match has gone."""

from random import Random
from typing import Any

import numpy as np
import pytest

from pioche.core.cards import UNKNOWN
from pioche.core.rule import OVER, SPECTATOR
from pioche.core.words import ENGLISH, words
from pioche.games.groo import GAME
from pioche.games.groo.log import log
from pioche.games.groo.retracing import retrace

from .building import attacked, deed, scene
from .positions import Player, Position, count, tell
from .random_boxes import random_box
from .random_play import TASTES, Table, choose, laid_out, random_options

FRENCH = words("fr", GAME.catalogue)
USED = "Player 1 uses Tavern."
OWN = Player(hand="sage", town="tavern")
OTHER = Player(hand="baker, masons", town="castle, dragon")


def using(
    text: str, *choices: str, others: tuple[Player, ...] = (OTHER,), own: Player = OWN, **more: Any
) -> list[str]:
    """What onlookers are told after a power is used that says this, and all choices are made."""
    laid: dict[str, Any] = {"dice": "labor 2, kopin", "groo": 2, **more}
    table = scene(own, *others, phase="build", texts={"tavern": text}, **laid)
    first, *told = tell(table, "pick tavern", *choices)
    assert first == USED
    return told


def power(do: str, **details: object) -> str:
    return deed(do, time="use", **details)


# --- Cards ----------------------------------------------------------------------------------


@pytest.mark.clause("GRO-20")
def test_cards_that_are_destroyed_are_told_together_as_far_as_nobody_chooses() -> None:
    text = power("destroy", who="here", amount=2, what="card")
    assert using(text, "pick castle") == ["Destroyed in the town of Player 2: Castle, Dragon."]
    more = Player(town="castle, dragon, baker")
    assert using(text, "pick dragon", "pick baker", others=(more,)) == [
        "Destroyed in the town of Player 2: Dragon.",
        "Destroyed in the town of Player 2: Baker.",
    ]


@pytest.mark.clause("GRO-10")
def test_cards_that_change_places_are_told_with_whose_they_were() -> None:
    assert using(power("steal", who="opponent", what="troop")) == [
        "Player 1 steals Dragon out of the town of Player 2."
    ]
    recover = power("recover", what="card", amount=2)
    assert using(recover, "pick archers", pile="", discards="archers, butcher") == [
        "Player 1 takes Butcher, Archers out of the discards."
    ]
    assert using(power("grab", who="opponent"), "card baker") == [
        "Player 1 grabs Baker out of the hand of Player 2."
    ]
    assert using(power("drop", who="opponent", by="chance"), "card masons") == ["Player 2 discards Masons."]


@pytest.mark.clause("GRO-13")
def test_a_card_that_finds_no_room_in_its_hand_is_told_as_discarded() -> None:
    text = power("return", who="opponent", amount=2, what="card")
    assert using(text, "pick dragon") == ["Back into the hand of Player 2: Castle, Dragon."]
    crowded = Player(hand="baker, masons, archers, pikemen", town="castle, dragon")
    assert using(text, "pick dragon", others=(crowded,)) == [
        "Back into the hand of Player 2: Dragon.",
        "Discarded, since the hand of Player 2 is full: Castle.",
    ]


@pytest.mark.clause("GRO-10")
def test_a_card_that_somebody_chooses_to_discard_is_told_to_all() -> None:
    text = power("drop", who="opponent", amount=2)
    assert using(text, "pick baker") == ["Player 2 discards Baker, Masons."]


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_the_last_card_of_a_hand_is_named_where_it_is_clear_whose_it_was(player: int) -> None:
    """It is discarded without asking, so that nobody else sees it before."""
    text = power("drop", who="others")
    one, both = (Player(hand="baker"), Player()), (Player(hand="baker"), Player(hand="masons"))
    table = scene(OWN, *one, phase="build", dice="labor", texts={"tavern": text})
    assert tell(table, "pick tavern", player=player) == [USED, "Player 2 discards Baker."]
    table = scene(OWN, *both, phase="build", dice="labor", texts={"tavern": text})
    told = tell(table, "pick tavern", player=player)
    if player > 1:
        assert told == [USED, "Player 2 discards Baker.", "Player 3 discards Masons."]
    else:
        last = "discards the last card in hand."
        assert told == [USED, f"Player 2 {last}", f"Player 3 {last}"]


@pytest.mark.clause("GRO-13")
def test_cards_that_a_text_lets_draw_are_told_one_by_one() -> None:
    told = using(
        power("draw", amount=2), "card archers", "card catapult", pile="archers", discards="catapult"
    )
    assert told == [
        "Player 1 draws a card.",
        "The pile has run out.",
        "The discards are shuffled and become the pile: 1 card.",
        "Player 1 draws a card.",
        "The pile has run out for the second time: Player 1 finishes the turn, then everyone else has one "
        "more.",
    ]


@pytest.mark.clause("GRO-10")
@pytest.mark.clause("GRO-16")
def test_a_card_that_is_discarded_for_its_power_is_told_as_such() -> None:
    text = deed("goods", amount=2, take="kopin", time="discard")
    table = scene(OWN, OTHER, phase="build", dice="labor", texts={"tavern": text})
    assert tell(table, "pick tavern", spoken=FRENCH) == [
        "Joueur 1 défausse Taverne pour utiliser son pouvoir.",
        "Joueur 1 produit des marchandises\u00a0: 2 Kopins.",
    ]


# --- Dice and Groo ----------------------------------------------------------------------------


@pytest.mark.clause("GRO-11")
def test_goods_and_dice_that_change_are_told() -> None:
    assert using(power("goods", amount=2, take="any"), "labor", "head") == [
        "Player 1 makes 1 Labor in goods.",
        "Player 1 makes 1 Groo head in goods.",
    ]
    assert using(power("exchange", give="labor", take="head")) == ["A die is turned from Labor to Groo head."]
    assert using(power("exchange", give="any", take="any"), "kopin", "labor") == [
        "A die is turned from Kopin to Labor."
    ]
    assert using(power("spoil", amount=3, give="labor")) == ["Put aside: 2 Labor."]
    assert using(power("reroll", amount=2), "labor", "face 5", "labor", "face 1") == [
        "Player 1 rolls a die again: Labor becomes Kopin.",
        "Player 1 rolls a die again: Labor becomes Labor.",
    ]


@pytest.mark.clause("GRO-03")
def test_where_groo_goes_is_told() -> None:
    towns = (OTHER, Player())
    assert using(power("move", where="home"), others=towns) == ["Groo goes to the town of Player 1."]
    assert using(power("move", where="anywhere"), "player 3", others=towns) == [
        "Groo goes to the town of Player 3."
    ]
    rolled = "Player 1 rolls the movement die again."
    assert using(power("move", where="die"), "move dog", others=towns) == [
        rolled,
        "Groo stays in the town of Player 2.",
    ]
    assert using(power("move", where="die"), "move left 1", others=towns) == [
        rolled,
        "Groo goes to the town of Player 3.",
    ]


@pytest.mark.clause("GRO-05")
def test_what_falls_asleep_or_wakes_up_is_told() -> None:
    assert using(power("sleep", who="opponent", what="card")) == [
        "Asleep in the town of Player 2 until the next turn: Castle, Dragon."
    ]
    own = Player(town="tavern, shipyard asleep, butcher asleep")
    assert using(power("wake"), own=own) == ["Awake in the town of Player 1: Butcher, Shipyard."]


@pytest.mark.clause("GRO-10")
@pytest.mark.parametrize(
    "idle",
    [
        power("destroy", who="opponent", what="building"),
        power("steal", who="others", what="troop"),
        power("return", who="others", what="card"),
        power("recover", what="wild"),
        power("drop", who="others"),
        power("grab", who="others"),
        power("exchange", give="head", take="labor"),
        power("spoil", give="head"),
        power("reroll", when="behind"),
        power("goods", take="labor", when="behind"),
        power("move", where="home"),
        power("sleep", who="others", what="card"),
        power("wake"),
    ],
)
def test_a_part_of_a_text_that_finds_nothing_is_passed_over(idle: str) -> None:
    text = f"{power('goods', take='labor')}, {idle}"
    assert using(text, others=(Player(),), groo=1) == ["Player 1 makes 1 Labor in goods."]


@pytest.mark.clause("GRO-10")
def test_a_text_that_finds_nothing_at_all_is_told() -> None:
    """A Troop may be played for nothing."""
    later = deed("spoil", give="head", time="played")
    table = scene(Player(hand="sage"), OTHER, phase="build", dice="labor", texts={"sage": later})
    assert tell(table, "play sage") == ["Player 1 plays Sage for 1 Labor.", "Sage finds nothing to work on."]


# --- Battles ----------------------------------------------------------------------------------

ATTACKER = Player(town="cavalry, archers")
FALLEN = "The Troops that fought are discarded: "


def defending(town: str, hand: str = "", **more: Any) -> Position:
    """The first player has sent Cavalry and Archers against this town."""
    return attacked("cavalry", "archers", own=ATTACKER, other=Player(town=town, hand=hand), **more)


@pytest.mark.clause("GRO-14")
def test_a_battle_is_told_from_the_attack_to_the_troops_that_are_discarded() -> None:
    table = scene(ATTACKER, Player(town="castle, tavern, pikemen"), phase="attack")
    assert tell(table, "player 2", "pick cavalry", "pick archers") == [
        "Player 1 attacks Player 2.",
        "Player 1 sends Cavalry, Archers: attack 3.",
    ]
    assert tell(table, "pick pikemen") == [
        "Player 2 defends with Pikemen: defence 1.",
        "Attack 3 against defence 1.",
        "Player 2 must lose Buildings worth 2 points in all.",
        "Player 2 loses Castle.",
        f"{FALLEN}Cavalry, Pikemen, Archers.",
    ]


@pytest.mark.clause("GRO-14")
def test_buildings_are_told_when_they_are_chosen_with_those_that_follow() -> None:
    table = scene(ATTACKER, Player(town="castle, tavern, baker, pikemen"), phase="attack")
    table.do("player 2", "pick archers", "pick cavalry")
    assert tell(table.copy(), "pick pikemen")[-1] == "Player 2 must lose Buildings worth 2 points in all."
    assert tell(table.do("pick pikemen"), "pick baker", spoken=FRENCH) == [
        "Joueur 2 perd Taverne, Boulanger.",
        "Les Troupes qui ont combattu sont défaussées\u00a0: Cavalerie, Piquiers, Archers.",
    ]


@pytest.mark.clause("GRO-14")
def test_a_battle_that_costs_nothing_is_told_with_its_totals() -> None:
    table = scene(Player(town="archers"), Player(town="castle"), phase="attack")
    assert tell(table, "player 2", "pick archers") == [
        "Player 1 attacks Player 2.",
        "Player 1 sends Archers: attack 1.",
        "Player 2 defends without Troops: defence 0.",
        "Attack 1 against defence 0: Player 2 loses no Building.",
        f"{FALLEN}Archers.",
    ]


@pytest.mark.clause("GRO-08")
@pytest.mark.clause("GRO-14")
def test_a_wild_before_losses_is_told_with_the_new_totals() -> None:
    table = defending("tavern, pikemen", hand="boiling-cheese-dip").do("done", "pick pikemen", "done")
    assert table.window == "losses"
    assert tell(table.copy(), "play boiling-cheese-dip") == [
        "Player 2 plays Boiling Cheese Dip.",
        "Defence +2: now 3 against 3.",
        "Attack 3 against defence 3: Player 2 loses no Building.",
        f"{FALLEN}Cavalry, Pikemen, Archers.",
    ]
    assert tell(table, "done", player=2) == [
        "Player 2 must lose Buildings worth 1 point in all.",
        "Player 2 loses Tavern.",
        f"{FALLEN}Cavalry, Pikemen, Archers.",
    ]


@pytest.mark.clause("GRO-14")
def test_a_boost_of_the_attack_is_told_and_none_where_there_is_nothing_to_boost() -> None:
    boost = deed("boost", amount=-2, side="attack")
    table = defending(
        "tavern", hand="lullaby", texts={"lullaby": f"{boost}, {deed('boost', amount=0, side='attack')}"}
    )
    assert tell(table, "play lullaby")[:2] == ["Player 2 plays Lullaby.", "Attack −2: now 1 against 0."]
    idle = ", ".join(deed(do) for do in ("fray", "peace"))
    text = f"{deed('move', where='home')}, {deed('boost', amount=1, side='attack')}"
    for after in (text, f"{deed('move', where='home')}, {idle}"):
        table = scene(
            Player(hand="lullaby, sage"), OTHER, phase="build", dice="labor", groo=2, texts={"lullaby": after}
        )
        assert tell(table, "play sage", "play lullaby")[1:] == [
            "Player 1 plays Lullaby.",
            "Sage enters the town of Player 1.",
            "Lullaby takes effect.",
            "Groo goes to the town of Player 1.",
        ]


@pytest.mark.clause("GRO-08")
def test_a_battle_that_a_wild_ends_is_told_with_its_troops() -> None:
    over = "The battle is over, and no Building is lost."
    table = defending("tavern, pikemen", hand="the-fray").do("done", "pick pikemen")
    assert tell(table, "play the-fray") == [
        "Player 2 plays The Fray.",
        over,
        f"{FALLEN}Cavalry, Pikemen, Archers.",
    ]
    table = defending("tavern", hand="lunch-break")
    assert tell(table, "play lunch-break") == [
        "Player 2 plays Lunch Break.",
        "The battle is over: no Building is lost, and all Troops stay in their towns.",
    ]


@pytest.mark.clause("GRO-14")
def test_where_no_troop_is_left_in_the_battle_none_is_told() -> None:
    text = deed("destroy", who="opponent", what="troop", amount=2)
    table = defending("tavern", hand="lullaby", texts={"lullaby": text})
    assert tell(table, "play lullaby", "pick archers") == [
        "Player 2 plays Lullaby.",
        "Destroyed in the town of Player 1: Cavalry, Archers.",
        "Player 2 defends without Troops: defence 0.",
        "Attack 0 against defence 0: Player 2 loses no Building.",
    ]


# --- Whole matches ------------------------------------------------------------------------------

HIDDEN_FIELDS = ("actor", "asked", "asks", "places", "marks", "older")


def random_table(seed: int) -> tuple[Table, Random]:
    """A table with texts of every kind."""
    random = Random(seed)
    players = 2 + seed % 3
    return laid_out(players, random_box(random), random_options(random, players)), random


def test_the_story_goes_exactly_as_far_as_the_match() -> None:
    """What is carried out again for the story ends where the match is, for everyone who looks on."""
    for seed in range(count(compiled=12, plain=3)):
        table, random = random_table(seed)
        seats, taste, plies = (*range(int(table.box.players)), SPECTATOR), random.choice(TASTES), 0
        while table.state.actor != OVER and plies < count(compiled=200, plain=100):
            action, plies = choose(random, table.legal(), taste), plies + 1
            before = {seat: table.seen_by(seat) for seat in seats}
            shown = {seat: int(GAME.conceal_action(table.box, table.state, seat, action)) for seat in seats}
            table.apply(action)
            for seat in seats:
                record, after = before[seat].state, table.seen_by(seat).state
                last = retrace(table.box, record, shown[seat], after)[-1].later
                for field in set(table.states.dtype.names) - set(HIDDEN_FIELDS):
                    assert np.array_equal(getattr(last, field), getattr(after, field)), (seed, field)
                known = (last.places != UNKNOWN) & (after.places != UNKNOWN)
                assert (last.places == after.places)[known].all(), seed
                for spoken in (ENGLISH, FRENCH):
                    lines = log(table.box, record, shown[seat], after, spoken).split("\n")
                    assert lines == [""] or all(lines)
