"""What people type while they play: numbers, names of actions, outcomes and commands."""

import re
from typing import TYPE_CHECKING

from pioche.bots import parse_bot
from pioche.core.match import Match
from pioche.core.notation import action_names
from pioche.core.rule import CHANCE
from pioche.core.words import LANGUAGES, Mistake

from .clauses import clauses_of, find_clause
from .commands import HINT_LEVEL, Command, explain_commands, parse_command
from .numbers import numbers_of
from .reading import find_printed
from .real_dice import parse_outcomes
from .windows import choose_windows

if TYPE_CHECKING:
    from .play import Session

_FEW = 12  # actions that a text may mean and that are still told one by one
_WORDS = re.compile(r"\w+")
_YES = ("y", "yes", "o", "oui")


class Leave(Exception):  # noqa: N818 - nothing went wrong
    """Somebody wants to stop for now."""


def answer(session: "Session", line: str) -> bool:
    """Do what the line says; True if the table has to be shown anew."""
    if not line and len(session.match.legal) == 1 and session.match.actor != CHANCE:
        session.carry_out(session.match.legal[0])
        return True
    if not line:
        return False
    command = parse_command(line)
    if command is not None:
        return _obey(session, *command)
    if session.match.actor == CHANCE:
        outcomes = parse_outcomes(session.match, line, session.screen.language)
        for outcome in outcomes:
            session.carry_out(outcome)
        return bool(outcomes)
    if re.fullmatch(r"\d{1,3}", line):
        session.carry_out(_numbered(session.match, int(line)))
        return True
    return _play_names(session, re.split(r"[,;]", line))


# --- Actions ------------------------------------------------------------------


def _numbered(match: Match, number: int) -> int:
    """The action with that number in the list on the screen."""
    numbers = numbers_of(match)
    if number not in numbers:
        raise Mistake(
            "There is no number {number}: type {first} to {last}.",
            number=number,
            first=numbers[0],
            last=numbers[-1],
        )
    return match.legal[numbers.index(number)]


def _play_names(session: "Session", names: list[str]) -> bool:
    """Play one action after the other; at the first that cannot be played the rest is left."""
    match, actor = session.match, session.match.actor
    if any(name.strip().isdecimal() for name in names):
        raise Mistake(
            "Numbers are typed one at a time; several actions in one line go by name, such as: {names}.",
            names=", ".join(match.name(action) for action in match.legal[:2]),
        )
    for done, name in enumerate(names):
        try:
            if match.actor != actor:
                raise Mistake("'{text}' was not played: somebody else decides now.", text=name.strip())
            session.carry_out(_named(match, name, session.screen.language))
        except Mistake as mistake:
            if done == 0:
                raise
            session.screen.refuse(mistake)
            break
    return True


def _named(match: Match, text: str, language: str) -> int:
    """The action of that name; its first words are enough where only one legal action begins with them."""
    actions = _meanings(match, text) or _abbreviations(match, text) or _as_told(match, text, language)
    legal = [action for action in actions if action in match.legal]
    if not actions:
        raise Mistake(
            "'{text}' is neither an action nor a command: type a number of the list, or help.",
            text=text.strip(),
        )
    if len(actions) == 1 or not legal:
        return actions[0]
    if len(legal) > 1:
        names = ", ".join(match.name(action, language) for action in legal[:_FEW])
        raise Mistake("'{text}' can mean {names}: which one?", text=text.strip(), names=names)
    return legal[0]


def _meanings(match: Match, text: str) -> list[int]:
    """The actions called so, else those whose name begins so, in any language."""
    wanted = " ".join(text.split()).casefold()
    names = action_names(match.game)
    if wanted in names:
        return [names[wanted]]
    found = [action for name, action in names.items() if wanted and name.startswith(f"{wanted} ")]
    return sorted(set(found))


def _abbreviations(match: Match, text: str) -> list[int]:
    """The legal actions whose names have all these words in order: '1-3' is 'to 1-3'."""
    wanted = text.casefold().split()
    found = []
    for name, action in action_names(match.game).items():
        rest = iter(name.split())
        if action in match.legal and wanted and all(word in rest for word in wanted):
            found.append(action)
    return sorted(set(found))


def _as_told(match: Match, text: str, language: str) -> list[int]:
    """The legal actions whose sentences in the list begin with these words: 'use Masons'."""
    wanted = _WORDS.findall(text.casefold())
    found = []
    for action in match.legal:
        told = _WORDS.findall(match.sentence(action, language).casefold())
        if wanted and told[: len(wanted)] == wanted:
            found.append(action)
    return found


# --- Commands -----------------------------------------------------------------


def _obey(session: "Session", command: Command, rest: str) -> bool:
    """Carry a command out; True if the table has to be shown anew."""
    screen, match = session.screen, session.match
    if command is Command.UNDO:
        _take_back(session)
    elif command is Command.HINT:
        _give_hint(session)
    elif command is Command.WHY:
        _explain(session, rest)
    elif command is Command.LOG:
        screen.tell(match.story(session.viewer, screen.language))
    elif command is Command.READ:
        for name, text in find_printed(match, rest, screen.language):
            screen.say(screen.words("{name}: {text}", name=name, text=text))
    elif command is Command.RULES:
        rules = match.game.rules[screen.language]
        screen.markdown(find_clause(match.game, rest, screen.language) if rest else rules)
    elif command is Command.SAVE:
        session.kept = session.kept.rename(rest, match)
        screen.say_whole(screen.words("The match is saved as {file}", file=session.kept.record))
    elif command is Command.WINDOWS:
        choose_windows(session, rest)
    elif command is Command.LANGUAGE:
        if rest not in LANGUAGES:
            raise Mistake("Type 'language en' for English or 'language fr' for French.")
        session.speak(rest)
    elif command is Command.HELP:
        _give_help(session)
    elif command is Command.QUIT:
        raise Leave
    return command in (Command.UNDO, Command.BOARD, Command.LANGUAGE)


def _give_help(session: "Session") -> None:
    screen, match = session.screen, session.match
    screen.say(
        screen.words(
            "Type the number of an action or its name, for instance '{name}'; several names in a row are "
            "separated by commas. Besides that:",
            name=match.name(match.legal[0], screen.language),
        )
    )
    screen.table(explain_commands(screen.words))


def _give_hint(session: "Session") -> None:
    """Ask a strong bot."""
    match, screen = session.match, session.screen
    if match.actor == CHANCE:
        raise Mistake("Chance decides here: there is nothing to advise.")
    bot = parse_bot(f"level:{HINT_LEVEL}")
    action = session.advice(bot, bot.text)
    told = screen.words(
        "A bot of level {level} would choose {number}: {sentence}",
        level=HINT_LEVEL,
        number=numbers_of(match)[match.legal.index(action)],
        sentence=match.sentence(action, screen.language),
    )
    screen.say(told)


def _explain(session: "Session", text: str) -> None:
    """Why an action is not possible, with the text of the clause."""
    match, screen = session.match, session.screen
    if match.actor == CHANCE and len(match.who_sees()) < match.players:
        raise Mistake("Only who is dealt a card may know what is left: there is nothing to explain here.")
    actions = _mentioned(match, text[:200])
    if not actions:
        example = match.game.table.name(match.legal[0])
        raise Mistake("Type 'why' and an action, for instance: why {name}.", name=example)
    if len(actions) > _FEW:
        raise Mistake(
            "That can mean many actions: name one, for instance: why {name}.",
            name=match.game.table.name(actions[0]),
        )
    clauses = clauses_of(match.game, screen.language)
    explained = []
    for action in actions:
        refusal = match.why_not(action)
        if refusal is None:
            screen.say(screen.words("'{action}' is possible now.", action=match.game.table.name(action)))
            continue
        told = screen.words.say(refusal.sentence)
        if told not in explained:  # an attack at range 1 and one at range 2 may fail for one reason
            explained.append(told)
            screen.say(
                screen.words(
                    "'{action}' is not possible: {reason} ({clause})",
                    action=match.game.table.name(action),
                    reason=refusal.sentence,
                    clause=refusal.clause,
                )
            )
            screen.markdown(clauses.get(refusal.clause, ""))


def _mentioned(match: Match, text: str) -> list[int]:
    """The actions that a whole sentence is about: 'why can't I heal?'"""
    spoken = re.findall(r"[\w-]+", text)
    for length in range(len(spoken), 0, -1):
        for first in range(len(spoken) - length + 1):
            found = _meanings(match, " ".join(spoken[first : first + length]))
            if found:
                return found
    return []


def _take_back(session: "Session") -> None:
    """Take the last choice back; bots agree, other people at the keyboard are asked."""
    match, screen = session.match, session.screen
    seat = match.actor
    if seat == CHANCE:  # a slip in typing, or the choice that came before the dice
        own = [ply.actor for ply in match.plies if ply.actor in session.people]
        seat = own[-1] if own else session.people[0] if session.people else 0
    try:
        count = session.take_back(seat, agreed=False)
    except Mistake as mistake:
        chosen = any(ply.actor == seat and ply.options > 1 for ply in match.plies)
        if not chosen and not match.dice.typed_in:
            raise Mistake("There is nothing to take back.") from mistake
        session.leave_screen()
        for other in session.people:
            if other != seat:
                _ask_to_agree(session, match.names[other], match.names[seat])
        count = session.take_back(seat, agreed=True)
    screen.say(
        screen.words.count("{number} action is taken back.", "{number} actions are taken back.", count)
    )


def _ask_to_agree(session: "Session", name: str, asking: str) -> None:
    """Nothing that chance or others have decided is taken back against somebody's will."""
    question = session.screen.words(
        "{name}, may {asking} take the last choice and all that followed back? (y/n) ",
        name=name,
        asking=asking,
    )
    if session.screen.ask(question).casefold() not in _YES:
        raise Mistake("{name} does not agree: nothing is taken back.", name=name)
