"""What the pieces of Golem It are called, and what points do to them."""

from pioche.core.table import Label
from pioche.core.words import Words

from .box import Box, Variant
from .rules.cards import is_purple, printed_value
from .sentences import card
from .state import FACES
from .table import face_name


def labels(box: Box, words: Words) -> dict[str, Label]:
    """What pieces are called and say, by what views call them, less what only counts them: `card/mint-7` is
    that of `card/mint-7/1` and of its twin `card/mint-7/2`, `hand` of every card that is seen from behind,
    and `tokens` of the tokens before any seat. `reserve` and `pile` are as in the view."""
    return {
        **{f"card/{face_name(face)}": _card(face, words) for face in range(FACES)},
        "hand": Label(words("hidden card")),
        "tokens": Label(words("tokens"), _tokens_text(box, words)),
        "reserve": Label(words("reserve"), _reserve_text(box, words)),
        "pile": Label(words("undealt cards"), words("They lie in the box, and nobody looks at them.")),
    }


def _card(face: int, words: Words) -> Label:
    """A card is called by its colour and number; the colour decides what a point does to it (GIT-10)."""
    adds = printed_value(face) if is_purple(face) else 1
    return Label(words.say(card(face)), words("Each point on it adds {number}.", number=int(adds)))


def _tokens_text(box: Box, words: Words) -> str:
    """What a player wants of them, and what a pass does about it (GIT-12, GIT-16, GIT-20)."""
    if box.variant == Variant.AB:
        return words("Whoever has no card and no token left is out. A pass takes 1 point from the reserve.")
    return words.count(
        "Whoever has no card and no token left is out. A pass can return {number} point to the reserve.",
        "Whoever has no card and no token left is out. A pass can return {number} points to the reserve.",
        int(box.most_returned),
    )


def _reserve_text(box: Box, words: Words) -> str:
    """What the points that nobody has are good for (GIT-02, GIT-20)."""
    if box.variant == Variant.BASE:
        return words("Its points raise cards, and are then a debt: they go to whoever played the cards.")
    return words("It takes the points that are spent: cards are raised with one's own tokens.")
