"""What each seat may do now: decide, type in what real dice show, take back, ask for a hint."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from pioche.core.game import Game, Kind
from pioche.core.match import Match
from pioche.core.rule import CHANCE, SPECTATOR
from pioche.core.shelf import find_game
from pioche.core.words import words as words_in

from .schema import Choice
from .wishing import others_to_ask

if TYPE_CHECKING:
    from .table import LiveTable

Undoing = Literal["alone", "asking", "never"]


def decides(table: "LiveTable", match: Match, seat: int) -> Any:
    """What the seat knows where it has to decide now, also before its turn; None where it waits."""
    if not table.is_playing or seat == SPECTATOR:
        return None
    if table.wait is not None and not table.wait.is_asked(seat):
        return None
    return match.asked(seat)


def typists(table: "LiveTable", match: Match) -> list[int]:
    """Who may type in what real dice and cards show now: what is not for all to see, who sees it."""
    if not table.is_playing or table.wait is not None or match.actor != CHANCE:
        return []
    return [seat for seat in match.who_sees() if seat in table.people] or table.people


def offer(match: Match, record: Any, language: str) -> tuple[list[Choice], list[Choice]]:
    """What the seat may do, and what is worth showing greyed."""
    game, words, legal = match.game, match.words(language), match.legal_in(record)

    def show(action: int) -> Choice:
        return Choice(
            action=action,
            name=action_name(game.name, action, language),
            sentence=game.table.sentence(match.box, record[0], action, words),
            touches=game.table.touches(match.box, record[0], action),
        )

    others = [one for one in game.table.candidates(match.box, record[0]) if one not in legal]
    return [show(action) for action in legal], [show(action) for action in others]


def _ever_possible(match: Match, kind: Kind) -> set[int]:
    """Whatever could have come up so far: everyone knows what is in the box, nobody what is left of it."""
    past, possible = match.at(0), set[int]()
    for ply in match.plies:
        if ply.action in kind:
            possible.update(past.legal)
        past.apply(ply.action)
    return possible


def offer_outcomes(match: Match, language: str) -> list[Choice]:
    """What can be typed in. Where not everyone sees it, what is missing would tell a secret."""
    possible = match.legal
    if len(match.who_sees()) < match.players:
        possible = sorted({*possible, *_ever_possible(match, match.game.kind_of(possible[0]))})
    names = [action_name(match.game.name, action, language) for action in possible]
    return [Choice(action, name, name, []) for action, name in zip(possible, names, strict=True)]


@lru_cache(maxsize=10_000)
def action_name(game: str, action: int, language: str) -> str:
    """The fixed name of an action."""
    found: Game = find_game(game)
    return words_in(language, found.catalogue).say(found.table.name(action))


def allows_hints(table: "LiveTable") -> bool:
    """Hints are for who plays against bots only, or where all have agreed."""
    return table.is_playing and (len(table.people) == 1 or table.stored.hints)


def undoing(table: "LiveTable", match: Match, seat: int) -> Undoing:
    """Whether the seat could take something back: alone, as it seems, or if the others agree."""
    if not table.is_playing or table.wait is not None or seat not in table.people:
        return "never"
    if seat in match.pending:
        return "alone"
    alone, played = not others_to_ask(table, seat), match.plies[match.given :]
    for ply in reversed(played):
        if ply.options == 1 or not ply.reaches(seat):
            continue
        if ply.actor == seat or (ply.actor == CHANCE and match.dice.typed_in):
            return "alone"
        if not alone:
            return "asking" if any(one.actor == seat and one.options > 1 for one in played) else "never"
    return "never"
