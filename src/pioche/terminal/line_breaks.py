"""Where a line may end: at any space but a no-break one, as French has them before « : » and « ! »."""

import re

from rich import _wrap

# A word with the white space around it; no-break spaces belong to the word.
_WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def keep_no_break_spaces() -> None:
    """Let Rich, which takes every white space for the end of a word, leave no-break spaces whole."""
    _wrap.re_word = _WORD
