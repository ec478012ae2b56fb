"""Real dice and real tokens: what people type in becomes chance outcomes."""

import re
from collections.abc import Iterator

from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.rule import CHANCE
from pioche.core.words import LANGUAGES, Mistake, words

_MANY = 12  # outcomes that are still listed one by one


def short_names(game: Game, language: str) -> dict[int, str]:
    """The name of each chance outcome without what all of its kind begin with: 'die 3' is '3'."""
    spoken = words(language, game.catalogue)
    found: dict[int, str] = {}
    for kind in game.kinds:
        if kind.chance:
            actions = range(kind.first, kind.first + kind.count)
            names = [spoken.say(game.table.name(action)).split() for action in actions]
            shared = 0
            while all(len(name) > shared + 1 and name[shared] == names[0][shared] for name in names):
                shared += 1
            found.update(zip(actions, (" ".join(name[shared:]) for name in names), strict=True))
    return found


def parse_outcomes(match: Match, text: str, language: str) -> list[int]:
    """The outcomes that were typed, one or several, each possible when its turn comes."""
    rehearsal = match.at(len(match.plies))
    seeing = match.who_sees()
    outcomes: list[int] = []
    for part in _parts(match.game, text):
        if rehearsal.actor != CHANCE or rehearsal.who_sees() != seeing:
            raise Mistake("That is too many: only {count} can be typed in here.", count=len(outcomes))
        meant = _meanings(match.game, part)
        if not meant:
            raise Mistake(
                "'{text}' cannot come up here; possible are {possible}.",
                text=part,
                possible=", ".join(possible_outcomes(rehearsal, language)),
            )
        outcome = next((one for one in meant if one in rehearsal.legal), meant[0])
        rehearsal.apply(outcome)
        outcomes.append(outcome)
    return outcomes


def possible_outcomes(match: Match, language: str) -> list[str]:
    """What chance can bring now, by its short names; of very many only the first and the last. Where not
    everyone sees the outcome, what is missing in the list would tell a secret: there it never changes."""
    names = short_names(match.game, language)
    if len(match.who_sees()) < match.players:
        kind = match.game.kind_of(match.legal[0])
        possible = [names[action] for action in range(kind.first, kind.first + kind.count)]
    else:
        possible = [names[action] for action in match.legal]
    return possible if len(possible) <= _MANY else [*possible[:3], "…", possible[-1]]


def _parts(game: Game, text: str) -> Iterator[str]:
    """What was typed, taken apart at commas, else at spaces; one-letter outcomes need neither: 13356."""
    for part in re.split(r"[,;]", text):
        if _meanings(game, part):
            yield part.strip()
            continue
        for word in part.split():
            is_run = not _meanings(game, word) and all(_meanings(game, letter) for letter in word)
            yield from word if is_run else [word]


def _meanings(game: Game, text: str) -> list[int]:
    """The outcomes that a text can stand for, in any language."""
    normal = " ".join(text.split()).casefold()
    found = []
    for language in LANGUAGES:
        spoken = words(language, game.catalogue)
        for action, short in short_names(game, language).items():
            name = spoken.say(game.table.name(action))
            if normal in (short.casefold(), name.casefold(), _abbreviated(short).casefold()):
                found.append(action)
    return list(dict.fromkeys(found))


def _abbreviated(name: str) -> str:
    """A word and a number can be written with the first letter alone: 'mint 7' as 'm7'."""
    found = re.fullmatch(r"(\w)\w* (\d+)", name)
    return found[1] + found[2] if found else name
