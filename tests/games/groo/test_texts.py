"""What is printed on cards: generated from their operations, so that it is true."""

import pytest

from pioche.core.words import ENGLISH, words
from pioche.games.groo import GAME
from pioche.games.groo.state import MOST_CARDS, MOST_FAMILIES, NOTHING
from pioche.games.groo.texts import card_text, text_of

from .positions import CARDS, box_file, laid_out

BUILDING, TROOP, EFFECT, WILD, EVENT = "tavern", "dragon", "souvenir", "lullaby", "groo-is-dead"
DICE = "while you hold the dice"
LES_DES = "pendant que vous tenez les dés"


def text(card: str, operations: str, language: str = "en") -> str:
    """What the card says with these operations on it."""
    written = ", ".join(f"{{ do = {one} }}" for one in operations.split(" + "))
    box = laid_out(4, box_file({card: written})).box
    return card_text(box, CARDS.index(card), words(language, GAME.catalogue))


SENTENCES = [  # card, operations, English, French
    (
        EFFECT,
        "'destroy', who = 'here', what = 'building'",
        "The owner of the town where Groo is destroys a Building in that town.",
        "Le propriétaire de la ville où se trouve Groo détruit une Construction dans cette ville.",
    ),
    (
        EFFECT,
        "'destroy', who = 'here', what = 'large', by = 'user', amount = 2",
        "Destroy 2 Buildings of 2 points or more of your choice in the town where Groo is.",
        "Détruisez 2 Constructions de 2 points ou plus de votre choix dans la ville où se trouve Groo.",
    ),
    (
        WILD,
        "'destroy', what = 'card', when = 'armed'",
        "If 2 Troops or more lie in your town, destroy a card in your town.",
        "Si 2 Troupes ou plus sont dans votre ville, détruisez une carte dans votre ville.",
    ),
    (
        TROOP,
        "'steal', who = 'opponent', what = 'small', time = 'played'",
        "When played: steal a Building of 1 point from the town of an opponent.",
        "Quand cette Troupe est jouée\u00a0: volez une Construction de 1 point dans la ville d'un "
        "adversaire.",
    ),
    (
        WILD,
        "'steal', who = 'everyone', what = 'troop', amount = 2",
        "Steal 2 Troops from every town but yours.",
        "Volez 2 Troupes dans chaque ville sauf la vôtre.",
    ),
    (
        EVENT,
        "'return', who = 'everyone', what = 'troop'",
        "Each player returns a Troop from their town to their hand.",
        "Chaque joueur renvoie une Troupe de sa ville dans sa main.",
    ),
    (
        WILD,
        "'return', who = 'others', what = 'troop', by = 'user' + 'return', what = 'card', when = 'behind'",
        "Return a Troop of your choice from the town of each other player to the owner's hand. If another "
        "player has more Victory Points than you, return a card from your town to your hand.",
        "Renvoyez une Troupe de votre choix de la ville de chaque autre joueur dans la main du propriétaire. "
        "Si un autre joueur a plus de Points de Victoire que vous, renvoyez une carte de votre ville dans "
        "votre main.",
    ),
    (
        BUILDING,
        "'recover', what = 'wild', amount = 2, time = 'leftover'",
        f"Once in each turn of another player, {DICE}: recover 2 Wilds from the discards into your hand.",
        f"Une fois dans chaque tour d'un autre joueur, {LES_DES}\u00a0: reprenez en main 2 Wild de la "
        "défausse.",
    ),
    (
        TROOP,
        "'recover', what = 'effect', time = 'discard'",
        "While you hold the dice, discard this from your town: recover a Groo Effect from the discards into "
        "your hand.",
        "Pendant que vous tenez les dés, défaussez cette carte de votre ville\u00a0: reprenez en main un "
        "Effet Groo de la défausse.",
    ),
    (
        BUILDING,
        "'draw', amount = 2, time = 'discard'",
        "While you hold the dice, discard this from your town: draw 2 cards.",
        "Pendant que vous tenez les dés, défaussez cette carte de votre ville\u00a0: piochez 2 cartes.",
    ),
    (
        EFFECT,
        "'drop', who = 'here', by = 'chance', amount = 2",
        "The owner of the town where Groo is discards 2 cards at random from their hand.",
        "Le propriétaire de la ville où se trouve Groo défausse au hasard 2 cartes de sa main.",
    ),
    (
        WILD,
        "'draw', who = 'everyone' + 'drop', by = 'chance' + 'drop', who = 'others'",
        "Each player draws a card. Discard a card at random from your hand. Each other player discards a "
        "card from their hand.",
        "Chaque joueur pioche une carte. Défaussez au hasard une carte de votre main. Chaque autre joueur "
        "défausse une carte de sa main.",
    ),
    (
        TROOP,
        "'grab', who = 'everyone', time = 'use' + 'draw', time = 'use', when = 'poor'",
        f"Once a turn, {DICE}: grab a card at random from every hand but yours; then, if you have 2 cards in "
        "hand or fewer, draw a card.",
        f"Une fois par tour, {LES_DES}\u00a0: prenez au hasard une carte dans chaque main sauf la "
        "vôtre\u00a0; puis, si vous avez 2 cartes en main ou moins, piochez une carte.",
    ),
    (
        BUILDING,
        "'goods', take = 'supplies', amount = 2, time = 'own'",
        f"Once in each of your own turns, {DICE}: make 2 Supplies in goods.",
        f"Une fois dans chacun de vos propres tours, {LES_DES}\u00a0: produisez 2 Provisions en "
        "marchandises.",
    ),
    (
        BUILDING,
        "'goods', take = 'any', time = 'own' + 'goods', take = 'any', amount = 3, time = 'own'",
        f"Once in each of your own turns, {DICE}: make 1 good of any material; then make 3 goods of any "
        "materials.",
        f"Une fois dans chacun de vos propres tours, {LES_DES}\u00a0: produisez 1 marchandise au "
        "choix\u00a0; puis produisez 3 marchandises au choix.",
    ),
    (
        BUILDING,
        "'exchange', give = 'any', take = 'any', time = 'use'",
        f"Once a turn, {DICE}: turn any production die into any other material.",
        f"Une fois par tour, {LES_DES}\u00a0: changez un dé de production au choix en un autre matériau au "
        "choix.",
    ),
    (
        EFFECT,
        "'exchange', give = 'head', take = 'labor' + 'exchange', give = 'labor', take = 'kopin'",
        "Turn a die that shows a Groo head into Labor. Turn a die that shows Labor into a Kopin.",
        "Changez un dé qui montre une tête de Groo en Main-d'œuvre. Changez un dé qui montre de la "
        "Main-d'œuvre en Kopin.",
    ),
    (
        WILD,
        "'reroll' + 'reroll', amount = 2",
        "Roll any production die again. Roll any production die again, and do so 2 times.",
        "Relancez un dé de production au choix. Relancez un dé de production au choix, et cela 2 fois.",
    ),
    (
        EFFECT,
        "'spoil', give = 'kopin', amount = 2 + 'spoil', give = 'any', amount = 2",
        "Spoil up to 2 dice that show Kopins. Spoil any 2 production dice.",
        "Gâchez jusqu'à 2 dés qui montrent un Kopin. Gâchez 2 dés de production au choix.",
    ),
    (
        EFFECT,
        "'move', where = 'anywhere' + 'move', where = 'neighbour' + 'move', where = 'die'",
        "Move Groo to any other town. Move Groo to a neighbouring town. Roll the movement die again, and "
        "Groo goes where it takes him.",
        "Déplacez Groo dans n'importe quelle autre ville. Déplacez Groo dans une ville voisine. Relancez le "
        "dé de déplacement, et Groo va là où il le mène.",
    ),
    (
        WILD,
        "'boost', amount = 2, side = 'defence' + 'boost', amount = -1, side = 'attack'",
        "+2 to the defence in this battle. −1 to the attack in this battle.",
        "+2 à la défense dans ce combat. −1 à l'attaque dans ce combat.",
    ),
    (
        WILD,
        "'fray', when = 'unarmed'",
        "If no Troop lies in your town, the battle ends, no Building is lost, and all Troops that fight in "
        "it are discarded.",
        "Si aucune Troupe n'est dans votre ville, le combat prend fin, aucune Construction n'est perdue, et "
        "toutes les Troupes qui y participent sont défaussées.",
    ),
    (
        WILD,
        "'peace'",
        "The battle ends, no Building is lost, and all Troops stay in their towns.",
        "Le combat prend fin, aucune Construction n'est perdue, et toutes les Troupes restent dans leurs "
        "villes.",
    ),
    (
        WILD,
        "'cancel'",
        "Cancel at once the latest card that was played and is not yet in effect.",
        "Annulez aussitôt la dernière carte jouée qui n'a pas encore pris effet.",
    ),
    (
        EVENT,
        "'sleep', who = 'everyone', what = 'card' + 'wake'",
        "All cards in every town fall asleep until the next turn begins. Wake all your Buildings.",
        "Toutes les cartes de chaque ville s'endorment jusqu'au début du tour suivant. Réveillez toutes vos "
        "Constructions.",
    ),
    (
        BUILDING,
        "'points', amount = -1, when = 'here' + 'points', amount = 2, when = 'unarmed'",
        "−1 Victory Point while Groo is in your town. +2 Victory Points while no Troop lies in your town.",
        "−1 Point de Victoire quand Groo est dans votre ville. +2 Points de Victoire quand aucune Troupe "
        "n'est dans votre ville.",
    ),
    (
        BUILDING,
        "'fight', amount = 1, side = 'attack' + 'fight', amount = 2, side = 'defence', when = 'away'",
        "+1 to your attack. +2 to your defence while Groo is not in your town.",
        "+1 à votre attaque. +2 à votre défense quand Groo n'est pas dans votre ville.",
    ),
    (
        BUILDING,
        "'fight', amount = 1, side = 'both', of = 'others'",
        "+1 to the attack and the defence of each Troop that fights for you.",
        "+1 à l'attaque et à la défense de chaque Troupe qui combat pour vous.",
    ),
    (
        TROOP,
        "'fight', amount = 1, side = 'both' + 'fight', amount = -2, side = 'defence', of = 'itself'",
        "+1 to your attack and your defence with this Troop. −2 to the defence of this Troop.",
        "+1 à votre attaque et à votre défense avec cette Troupe. −2 à la défense de cette Troupe.",
    ),
    (
        TROOP,
        "'fight', amount = 1, side = 'attack', of = 'others' + 'double', side = 'both'",
        "+1 to the attack of each other Troop that fights beside this one. In attack and in defence, the "
        "strongest other Troop that fights beside this one counts double.",
        "+1 à l'attaque de chaque autre Troupe qui combat aux côtés de celle-ci. En attaque et en défense, "
        "la plus forte des autres Troupes qui combattent aux côtés de celle-ci compte double.",
    ),
    (
        BUILDING,
        "'safe', from = 'cards' + 'safe', from = 'war', when = 'away'",
        "No card can destroy, steal or return this Building. This Building cannot be lost in war while Groo "
        "is not in your town.",
        "Aucune carte ne peut détruire, voler ni renvoyer cette Construction. Cette Construction ne peut pas "
        "être perdue à la guerre quand Groo n'est pas dans votre ville.",
    ),
    (
        TROOP,
        "'cheaper', what = 'building', give = 'labor' + 'cheaper', what = 'effect', give = 'head'",
        "Buildings that you play need 1 Labor less. Groo Effects that you play need 1 Groo head less.",
        "Les Constructions que vous jouez demandent 1 Main-d'œuvre de moins. Les Effets Groo que vous jouez "
        "demandent 1 tête de Groo de moins.",
    ),
]


@pytest.mark.parametrize(("card", "operations", "english", "french"), SENTENCES)
def test_a_card_says_in_english_what_it_does(card: str, operations: str, english: str, french: str) -> None:
    assert text(card, operations) == english


@pytest.mark.parametrize(("card", "operations", "english", "french"), SENTENCES)
def test_a_card_says_in_french_what_it_does(card: str, operations: str, english: str, french: str) -> None:
    assert text(card, operations, "fr") == french


# --- Boxes ---------------------------------------------------------------------------


def test_every_card_of_the_standard_box_has_a_text() -> None:
    box = laid_out(4).box
    for card in range(MOST_CARDS):
        assert bool(card_text(box, card, ENGLISH)) == bool(text_of(box, card)) == (not CARDS[card].isdigit())


@pytest.mark.parametrize(
    ("family", "english"),
    [
        (0, "+1 Victory Point while another of the Residences lies in your town."),
        (MOST_FAMILIES - 1, f"+1 Victory Point while another of family {MOST_FAMILIES} lies in your town."),
        (NOTHING, "+1 Victory Point while another of its family lies in your town."),
    ],
)
def test_a_card_names_its_family(family: int, english: str) -> None:
    """By its number, where the standard box has no name for it."""
    box = laid_out(4, box_file({BUILDING: "{ do = 'points', amount = 1, when = 'family' }"})).box
    box.building_family[CARDS.index(BUILDING)] = family
    assert card_text(box, CARDS.index(BUILDING), ENGLISH) == english
