"""Every Wild and the Event of the standard box in a position in which its text matters: see `about` in
cards.py."""

from .cards import RICH, Lay, about
from .positions import Player, Position

NONE = Player()


def attacked(lay: Lay, hand: str, town: str = "castle, archers", sent: str = "dragon, pikemen") -> Position:
    """The second player is attacked, and may play a Wild as the attack is declared."""
    table = lay(Player(town=sent), Player(hand, town), NONE, phase="attack").do("player 2")
    return table.do(*(f"pick {troop}" for troop in sent.split(", ")))


# --- In battles -----------------------------------------------------------------------------


@about("the-fray")
def test_in_the_fray_all_who_fight_fall_and_no_building(lay: Lay) -> None:
    table = attacked(lay, "the-fray", "castle, tavern, archers, sage").do("done", "pick archers", "done")
    assert (table.window, table.actor) == ("defended", 2)
    table.do("play the-fray")
    assert (table.town(1), table.town(2)) == (set(), {"castle", "tavern", "sage"})
    assert table.discards == {"dragon", "pikemen", "archers", "the-fray"}
    assert table.phase == "roll"


@about("the-fray")
def test_the_attacker_may_have_it_as_well(lay: Lay) -> None:
    table = lay(Player("the-fray", "sage"), Player(town="tavern, dragon"), phase="attack")
    table.do("player 2", "pick sage", "done", "pick dragon", "play the-fray")
    assert (table.town(1), table.town(2)) == (set(), {"tavern"})


@about("boiling-cheese-dip")
def test_boiling_cheese_strengthens_the_defence_and_weakens_the_attack(lay: Lay) -> None:
    """4 and 2 against nobody."""
    table = attacked(lay, "boiling-cheese-dip")
    assert table.totals == (6, 0)
    assert table.do("play boiling-cheese-dip").totals == (5, 2)


@about("boiling-cheese-dip")
def test_boiling_cheese_can_still_be_poured_before_losses(lay: Lay) -> None:
    """2 against 0: with the cheese 1 against 2, and nothing is lost."""
    table = attacked(lay, "boiling-cheese-dip", "tavern", sent="captain-ajax").do("done", "done")
    assert (table.window, table.actor) == ("losses", 2)
    assert table.do("play boiling-cheese-dip").town(2) == {"tavern"}
    assert table.discards == {"captain-ajax", "boiling-cheese-dip"}


@about("lunch-break")
def test_at_lunch_the_battle_is_over_and_who_called_it_draws(lay: Lay) -> None:
    """Nobody falls, on neither side."""
    table = attacked(lay, "lunch-break, sage").do("play lunch-break").deal("tavern")
    assert (table.hand(2), table.hand(3), table.hand(1)) == ({"sage", "tavern"}, set(), set())
    assert (table.town(1), table.town(2)) == ({"dragon", "pikemen"}, {"castle", "archers"})
    assert (table.phase, table.discards) == ("roll", {"lunch-break"})


# --- At other times -------------------------------------------------------------------------


@about("false-alarm")
def test_a_false_alarm_makes_a_card_come_to_nothing(lay: Lay) -> None:
    own, other = Player("the-door-was-open, castle"), Player("false-alarm", "tavern")
    table = lay(own, other, phase="build", dice=RICH, groo=2).do("play the-door-was-open")
    assert (table.actor, table.waiting) == (2, ["the-door-was-open"])
    table.do("play false-alarm")
    assert (table.actor, table.town(2)) == (1, {"tavern"})
    assert (table.discards, table.dice["head"]) == ({"the-door-was-open", "false-alarm"}, 4)


@about("false-alarm")
def test_a_false_alarm_answers_a_wild_at_once(lay: Lay) -> None:
    """Without the Wild against it, the tavern would sleep."""
    own, other = Player("lullaby"), Player("false-alarm", "tavern")
    table = lay(own, other, phase="start").do("play lullaby", "play false-alarm")
    assert (table.marked("asleep"), table.discards) == (set(), {"lullaby", "false-alarm"})


@about("upside-down-map")
def test_the_map_makes_a_head_of_a_die_and_sends_groo_next_door(lay: Lay) -> None:
    """The player of the Wild chooses all of it, in another's turn."""
    players = NONE, Player("upside-down-map"), NONE, NONE
    table = lay(*players, phase="move", dice="labor 2, kopin", groo=1).do("move dog", "play upside-down-map")
    assert (table.actor, table.offered()) == (2, {"labor", "kopin"})
    table.do("labor")
    assert (table.actor, table.offered()) == (2, {"player 2", "player 4"})
    assert table.do("player 4").groo == 4
    assert (table.dice, table.actor, table.holder) == ({"labor": 1, "kopin": 1, "head": 1}, 1, 1)


@about("lullaby")
def test_a_lullaby_puts_all_cards_of_an_opponent_to_sleep(lay: Lay) -> None:
    """So the power of the pawnshop is of no use in this turn, and in the next one it is."""
    players = Player(town="pawnshop, archers"), Player("lullaby", "tavern"), Player(town="castle"), NONE
    table = lay(*players, phase="move", dice="labor").do("move dog", "play lullaby")
    assert (table.actor, table.offered()) == (2, {"player 1", "player 3"})
    table.do("player 1")
    assert (table.marked("asleep"), table.offered()) == ({"pawnshop", "archers"}, {"done"})
    table.do("done", "done", "done", "done", "done")
    assert (table.turn, table.marked("asleep")) == (2, set())


# --- The Event ------------------------------------------------------------------------------


@about("groo-is-dead")
def test_groo_is_dead_troops_go_home_and_everything_sleeps(lay: Lay) -> None:
    """From the player on who drew it, clockwise; Groo stays where he is."""
    players = (
        Player(town="castle"),
        Player(town="archers, sage, tavern"),
        Player("masons", "dragon, drummers"),
    )
    table = lay(*players, phase="draw", turn=2, groo=3).do("draw", "card groo-is-dead")
    assert (table.actor, table.offered()) == (2, {"pick archers", "pick sage"})
    table.do("pick sage")
    assert (table.actor, table.offered()) == (3, {"pick dragon", "pick drummers"})
    table.do("pick dragon")
    assert (table.hand(2), table.hand(3)) == ({"sage"}, {"masons", "dragon"})
    assert table.marked("asleep") == {"castle", "archers", "tavern", "drummers"}
    assert (table.marked("seen"), table.groo) == ({"sage", "dragon"}, 3)
    assert (table.discards, table.actor, table.offered()) == ({"groo-is-dead"}, 2, {"draw", "done"})


@about("groo-is-dead")
def test_who_has_no_room_loses_the_troop_and_the_next_turn_wakes_the_rest(lay: Lay) -> None:
    full = "tavern, baker, butcher, shipyard, stables"
    table = lay(NONE, Player(full, "dragon"), Player(town="watchtower"), phase="last_draw")
    table.do("draw", "card groo-is-dead")
    assert (table.town(2), table.discards) == (set(), {"dragon", "groo-is-dead"})
    table.do("done")
    assert (table.turn, table.marked("asleep")) == (2, set())
