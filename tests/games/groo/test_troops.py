"""Every Troop of the standard box in a position in which its text matters: see `about` in cards.py."""

from .cards import LEFT_OVER, RICH, Lay, about, battle
from .positions import Player, Position

NONE = Player()


def build(
    lay: Lay, hand: str, town: str = "", others: tuple[Player, ...] = (NONE, NONE), **more: object
) -> Position:
    """The first player holds the dice."""
    return lay(Player(hand, town), *others, **{"phase": "build", "dice": RICH, "groo": 2, **more})


def attack(lay: Lay, town: str, other: str = "", groo: int = 3) -> int:
    """The total of the attacker, where one more Troop stays at home."""
    return battle(town, other, lay=lay, groo=groo).totals[0]


def defence(lay: Lay, town: str, groo: int = 3) -> int:
    """The total of the defender."""
    return battle("dragon fights", town, lay=lay, groo=groo).totals[1]


# --- Alone, in company, behind --------------------------------------------------------------


@about("cavalry")
def test_cavalry_drives_other_riders_on_in_attack(lay: Lay) -> None:
    riders = "cavalry fights, mounted-bandits fights, pikemen fights"
    assert attack(lay, riders) == 2 + 1 + 1 + 2
    assert defence(lay, riders) == 2 + 1 + 3
    assert attack(lay, "cavalry fights, mounted-bandits") == 2


@about("donkey-cavalry")
def test_donkeys_are_brave_in_company(lay: Lay) -> None:
    """A stable is company, too."""
    assert (attack(lay, "donkey-cavalry fights"), defence(lay, "donkey-cavalry fights")) == (1, 1)
    assert attack(lay, "donkey-cavalry fights, mounted-bandits") == 2
    assert defence(lay, "donkey-cavalry fights, stables") == 2


@about("pikemen")
def test_pikemen_hold_better_than_they_charge(lay: Lay) -> None:
    assert (attack(lay, "pikemen fights"), defence(lay, "pikemen fights")) == (2, 3)


@about("archers")
def test_archers_help_the_others_in_defence(lay: Lay) -> None:
    troops = "archers fights, chakall fights, catapult fights"
    assert defence(lay, troops) == 1 + 2 + 3 + 2 * 1
    assert attack(lay, troops) == 1 + 2 + 4  # the catapult has its crew


@about("captain-ajax")
def test_the_captain_sends_the_others_forward(lay: Lay) -> None:
    troops = "captain-ajax fights, pikemen fights, archers fights"
    assert attack(lay, troops) == 2 + 2 + 1 + 2
    assert defence(lay, troops) == 2 + 3 + 1 + 2
    assert attack(lay, "captain-ajax fights") == 2


@about("chakall")
def test_chakall_fights_harder_for_who_is_behind(lay: Lay) -> None:
    assert (attack(lay, "chakall fights", "castle"), attack(lay, "chakall fights")) == (3, 2)
    assert battle("dragon fights, castle", "chakall fights", lay=lay).totals[1] == 2


@about("mercenaries")
def test_mercenaries_fight_for_who_is_winning(lay: Lay) -> None:
    assert (attack(lay, "mercenaries fights"), attack(lay, "mercenaries fights", "castle")) == (3, 2)
    assert battle("dragon fights, castle", "mercenaries fights", lay=lay).totals[1] == 2


@about("catapult")
def test_a_catapult_wants_a_crew(lay: Lay) -> None:
    """Alone it attacks with 3, and takes a 2 and a 1 only; somebody at home is crew enough."""
    assert (attack(lay, "catapult fights"), defence(lay, "catapult fights, archers")) == (4, 3)
    table = lay(Player(town="catapult"), Player(town="toll-bridge, glass-theatre, tavern"), phase="attack")
    table.do("player 2", "pick catapult", "pick toll-bridge")
    assert table.town(2) == {"glass-theatre"}


@about("village-militia")
def test_the_militia_fights_better_with_groo_in_town(lay: Lay) -> None:
    assert (attack(lay, "village-militia fights", groo=1), defence(lay, "village-militia fights", 2)) == (
        2,
        2,
    )
    assert (attack(lay, "village-militia fights"), defence(lay, "village-militia fights")) == (1, 1)


# --- Value 0 --------------------------------------------------------------------------------


@about("the-minstrel")
def test_the_minstrel_doubles_the_strongest_in_attack(lay: Lay) -> None:
    troops = "the-minstrel fights, pikemen fights, archers fights"
    assert (attack(lay, troops), attack(lay, "the-minstrel, pikemen fights")) == (2 * 2 + 1, 2)
    assert defence(lay, troops) == 2 + 1 + 1 + 2  # pikes and archers help, and nobody sings


@about("drummers")
def test_drummers_double_the_strongest_in_defence(lay: Lay) -> None:
    troops = "drummers fights, chakall fights, village-militia fights"
    assert (defence(lay, troops), attack(lay, troops)) == (2 * 2 + 1, 2 + 1)


# --- Played ---------------------------------------------------------------------------------


@about("mounted-bandits")
def test_bandits_grab_a_card_of_an_opponent(lay: Lay) -> None:
    table = build(lay, "mounted-bandits", others=(Player("castle, sage"), NONE, Player("tavern")))
    table.do("play mounted-bandits")
    assert (table.actor, table.offered()) == (1, {"player 2", "player 4"})
    table.do("player 2").deal("castle")
    assert (table.hand(1), table.hand(2), table.town(1)) == ({"castle"}, {"sage"}, {"mounted-bandits"})
    assert table.actor == 1


@about("dragon")
def test_the_dragon_costs_every_other_player_a_card_of_their_choice(lay: Lay) -> None:
    others = Player("castle, sage"), Player("tavern"), Player("baker, butcher")
    table = build(lay, "dragon, archers, pikemen", others=others).do("play dragon")
    assert (table.actor, table.offered()) == (2, {"pick castle", "pick sage"})
    table.do("pick sage", "pick butcher")
    assert (table.actor, table.discards) == (1, {"sage", "tavern", "butcher"})
    assert table.hand(1) == {"archers", "pikemen"}


@about("mercenaries")
def test_mercenaries_take_all_kopins_along(lay: Lay) -> None:
    numbers = {"mercenaries": {"cost": [1, 0, 1]}}
    table = build(lay, "mercenaries", dice="labor 2, kopin 6", numbers=numbers).do("play mercenaries")
    assert (table.dice, table.town(1)) == ({"labor": 1}, {"mercenaries"})


@about("gravediggers")
def test_gravediggers_dig_a_troop_out(lay: Lay) -> None:
    table = build(lay, "gravediggers", discards="castle, sage, dragon, the-fray").do("play gravediggers")
    assert (table.actor, table.offered()) == (1, {"pick sage", "pick dragon"})
    assert (table.do("pick dragon").hand(1), table.town(1)) == ({"dragon"}, {"gravediggers"})


@about("press-gang")
def test_the_press_gang_takes_a_troop_along(lay: Lay) -> None:
    others = Player(town="archers, castle"), Player(town="sage, dragon"), Player(town="tavern")
    table = build(lay, "press-gang", others=others).do("play press-gang")
    assert table.offered() == {"player 2", "player 3"}
    assert table.do("player 3").offered() == {"pick sage", "pick dragon"}
    table.do("pick dragon")
    assert (table.town(1), table.town(3)) == ({"press-gang", "dragon"}, {"sage"})


# --- Powers ---------------------------------------------------------------------------------


@about("sage")
def test_the_sage_leaves_town_and_two_cards_come_back(lay: Lay) -> None:
    lost = "castle, dragon, the-fray, groo-is-dead"
    table = build(lay, "", "sage", discards=lost, **LEFT_OVER).do("pick sage")
    assert table.offered("pick") == {"castle", "dragon", "the-fray"}
    table.do("pick castle", "pick the-fray")
    assert (table.hand(1), table.town(1)) == ({"castle", "the-fray"}, set())
    assert table.discards == {"dragon", "sage", "groo-is-dead"}
    assert build(lay, "sage", discards=lost).offered("pick") == set()


@about("masons")
def test_masons_build_with_less_labor(lay: Lay) -> None:
    numbers = {"tavern": {"cost": [2, 0, 0]}, "archers": {"cost": [2, 0, 0]}}
    hand, dice = "tavern, archers", "labor, kopin"
    assert build(lay, hand, "masons", dice=dice, numbers=numbers).offered("play") == {"tavern"}
    assert build(lay, "castle", "masons", dice=dice, numbers={"castle": {"cost": [2, 0, 0]}}).offered("play")
    assert build(lay, hand, "masons asleep", dice=dice, numbers=numbers).offered("play") == set()


@about("masons")
def test_masons_wake_what_is_new_in_the_own_turn(lay: Lay) -> None:
    town = "masons, pawnshop asleep"
    table = build(lay, "", town).do("pick masons")
    assert (table.marked("asleep"), table.offered("pick")) == (set(), {"pawnshop"})
    assert build(lay, "", town, **LEFT_OVER).offered("pick") == set()
