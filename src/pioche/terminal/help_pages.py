"""The help pages: their frame speaks the language of their texts, and names no types of Python."""

from rich.text import Text
from typer import rich_utils

from pioche.core.words import Words

from .line_breaks import keep_no_break_spaces


class _WithoutTypes(rich_utils.TypesHighlighter):
    """Shows what to write after an option, such as FILE, but no <bool> or <str>."""

    def __call__(self, text: str | Text) -> Text:
        shown = super().__call__(text)
        return Text() if shown.plain.startswith("<") else shown


def translate_help(words: Words) -> None:
    """Put the frame of the help pages into the language of their texts."""
    keep_no_break_spaces()
    rich_utils.ARGUMENTS_PANEL_TITLE = words("Arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("Options")
    rich_utils.COMMANDS_PANEL_TITLE = words("Commands")
    rich_utils.DEFAULT_STRING = words("[default: {{}}]")
    rich_utils.REQUIRED_LONG_STRING = words("[required]")
    rich_utils.types_highlighter = _WithoutTypes()
