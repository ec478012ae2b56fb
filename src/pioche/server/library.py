"""The shelf and the rules, as pages show them."""

import re
from functools import cache

from pioche.bots import LEVELS
from pioche.core.box import Option, Value, format_value
from pioche.core.game import Game, conceal_nothing, no_windows
from pioche.core.shelf import find_game
from pioche.core.words import Mistake, Words
from pioche.core.words import words as words_in
from pioche.games import GAMES

from .models import (
    ChoiceShown,
    ClauseShown,
    GameShown,
    Language,
    OptionShown,
    RulesShown,
    SectionShown,
)
from .refusing import refusal_of

_CLAUSE = re.compile(r"^- (?=\*\*[A-Z]+-\d+[a-z]?\*\*)", re.MULTILINE)
_CHAPTER = re.compile(r"^## ", re.MULTILINE)


def find_shown(name: str) -> Game:
    """The game of that name."""
    try:
        return find_game(name)
    except Mistake as mistake:
        raise refusal_of(mistake, 404) from None


def has_secrets(game: Game) -> bool:
    """Whether anything is hidden from somebody."""
    return game.conceal is not conceal_nothing


def has_windows(game: Game) -> bool:
    """Whether somebody may be asked in secret to interrupt."""
    return game.windows is not no_windows


@cache
def shelf_in(language: Language) -> list[GameShown]:
    """Every game on the shelf."""
    return [_show_game(game, language) for game in GAMES.values()]


def _show_game(game: Game, language: Language) -> GameShown:
    file, words = game.file, words_in(language, game.catalogue)
    return GameShown(
        name=game.name,
        title=file.title[language],
        summary=file.summary[language],
        fewest=file.fewest,
        most=file.most,
        minutes=file.minutes,
        age=file.age,
        levels=list(LEVELS),
        options=[_show_option(option, game, words) for option in file.options.values()],
        hidden=has_secrets(game),
        windows=has_windows(game),
    )


def _show_option(option: Option, game: Game, words: Words) -> OptionShown:
    numbers = range(game.file.fewest, game.file.most + 1)
    is_switch = set(option.choices) == {True, False}
    return OptionShown(
        name=option.name,
        clause=option.clause,
        label=option.label[words.language],
        kind="switch" if is_switch else "choice" if option.choices else "number",
        choices=[ChoiceShown(value=one, label=value_label(one, words)) for one in option.choices],
        least=option.limits.least,
        most=option.limits.most,
        default={str(players): option.standard(players) for players in numbers},
        only={choice: list(players) for choice, players in option.only.items()},
    )


def value_label(value: Value, words: Words) -> str:
    """What people call the value of an option: a number, or its word in the catalogue of the game."""
    if isinstance(value, bool):
        return words("yes") if value else words("no")
    return words(value) if isinstance(value, str) else format_value(value)


@cache
def rules_of(game: Game, language: Language) -> RulesShown:
    """The rules by chapter and clause; what stands before the first chapter is one without a title."""
    text = game.rules[language]
    head, *chapters = _CHAPTER.split(text)
    first = re.sub(r"\A# .*\n", "", head).strip()
    sections = [SectionShown(title="", markdown=first, clauses=[])] if first else []
    return RulesShown(
        title=game.file.title[language],
        markdown=text,
        sections=[*sections, *(_show_chapter(chapter) for chapter in chapters)],
    )


def _show_chapter(chapter: str) -> SectionShown:
    title, _, rest = chapter.partition("\n")
    before, *items = _CLAUSE.split(rest)
    return SectionShown(
        title=title.strip(), markdown=before.strip(), clauses=[_show_clause(item) for item in items]
    )


def _show_clause(item: str) -> ClauseShown:
    name, text = item[2:].split("**", 1)
    return ClauseShown(id=name, markdown=text.strip())
