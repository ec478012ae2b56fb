"""What the command line says, turned into values or into one clear sentence."""

import re
from collections.abc import Sequence

import typer

from pioche.core.words import Mistake

_NUMBER = re.compile(r"-?\d{1,19}")


def parse_number(text: str, option: str, least: int, most: int) -> int:
    """The whole number that somebody wrote after an option."""
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise Mistake(
            "{option} must be a whole number from {least} to {most}, not '{text}'.",
            option=option,
            least=least,
            most=most,
            text=text,
        )
    return int(text)


def complete_resume(arguments: Sequence[str]) -> list[str]:
    """The arguments with `--resume` always followed by a name; an empty one means the newest match."""
    complete = []
    for place, argument in enumerate(arguments):
        complete.append(argument)
        after = arguments[place + 1 : place + 2]
        if argument == "--resume" and (not after or after[0].startswith("-")):
            complete.append("")
    return complete


def usage_mistake(error: typer.TyperException, arguments: Sequence[str]) -> Mistake:
    """What is wrong with a command line, in a sentence of our own that can be translated."""
    context = getattr(error, "ctx", None)
    see = f"{context.command_path} --help" if context else f"pioche {arguments[0]} --help"
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Mistake("There is no option {option}; see '{see}'.", option=option, see=see)
    if kind == "BadOptionUsage":
        return Mistake("{option} is not used like this; see '{see}'.", option=option, see=see)
    if kind == "MissingParameter" and parameter is not None:
        return Mistake("{name} is missing; see '{see}'.", name=parameter.metavar or parameter.name, see=see)
    command = re.match(r"No such command '(.*?)'", error.message)
    if command:
        return Mistake("There is no command '{name}'; see '{see}'.", name=command[1], see=see)
    extra = re.match(r"Got unexpected extra argument\S* \((.*)\)", error.message)
    if extra:
        return Mistake("'{text}' is not expected here; see '{see}'.", text=extra[1], see=see)
    return Mistake("{reason} See '{see}'.", reason=error.format_message(), see=see)
