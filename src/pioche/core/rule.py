"""`@rule`: a plain Python function that also runs compiled, on the CPU and on a GPU."""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
from numba.core import config as numba_config
from numba.core import types

from .record import Offers
from .source import hash_sources

CHANCE: Final = -1  # the actor when a die or a card decides
OVER: Final = -2  # the actor when the match has ended
WAITING: Final = -3  # the actor as others see it, where nobody may know who is asked, if anybody
NO_ACTION: Final = -1  # what is observed last: the end itself
HIDDEN: Final = -1  # what others see of a secret action
SPECTATOR: Final = -1  # the seat of someone who only looks on

config: Any = numba_config  # its settings come from the environment: no type checker knows them
_KEPT_FOLDERS = 8

Function = TypeVar("Function", bound=Callable[..., object])


def cache_folder(module: str = __name__) -> Path:
    """Where compiled code of this module is kept. The name changes with every source that could change the
    code, and with what compiles it."""
    tools = f"{numba.__version__} {np.__version__} {config.BOUNDSCHECK}"
    sources = f"{hash_sources(__name__)} {hash_sources(module)}"
    stamp = hashlib.sha256(f"{tools} {sources}".encode()).hexdigest()[:16]
    return cache_root() / f"{sys.implementation.cache_tag}-{stamp}"


def cache_root() -> Path:
    """The folder of all compiled code: PIOCHE_CACHE_DIR, else the user's cache folder."""
    chosen = os.environ.get("PIOCHE_CACHE_DIR")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pioche"


def prune_cache(root: Path, keep: int = _KEPT_FOLDERS) -> None:
    """Forget the code of old versions; a process still running one simply compiles it again."""
    by_age = sorted((entry for entry in root.glob("cpython-*") if entry.is_dir()), key=_age)
    for old in by_age[: max(0, len(by_age) - keep)]:
        shutil.rmtree(old, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process has just removed it
        return 0.0


def is_compiled_before() -> bool:
    """Whether an earlier run has left compiled code for exactly this version."""
    return any(cache_folder().glob("*/*.nbi"))


def rule(function: Function) -> Function:
    """Compile a rule on first use; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    # With every rule inlined into the loop that calls it: 22 instead of 17 million decisions a second.
    return _compiled(function, inlined=True)


def loop(function: Function) -> Function:
    """Compile a function that runs for long at each call, such as a search. Inlined like a rule it would be
    compiled again in whatever calls it, for nothing."""
    return _compiled(function, inlined=False)


def long_rule(function: Function) -> Function:
    """A rule that many others ask, or a long one: compiled once, not into each of them. With all rules of
    GOLEM inlined, its first play-out would take more than ten minutes to compile."""
    return _compiled(function, inlined=False)


def _compiled(function: Function, inlined: bool, kept: bool = True) -> Function:
    elsewhere = config.CACHE_DIR  # other users of Numba in this process keep their own folder
    config.CACHE_DIR = str(cache_folder(function.__module__))
    try:
        compiled = numba.njit(cache=kept, nogil=True, forceinline=inlined)(function)
        return cast(Function, compiled if config.DISABLE_JIT else _ask_with_wide_numbers(compiled))
    finally:
        config.CACHE_DIR = elsewhere


def _ask_with_wide_numbers(compiled: Any) -> Any:
    """Numba compiles a function anew for every width of number that others call it with, for every constant
    and for every enumeration, and rules ask each other with all of them: from other rules it is called with
    wide numbers alone, to which narrower ones are converted."""
    ask = compiled.get_call_template

    def ask_wide(arguments: Any, keywords: Any) -> Any:
        return ask([_widen(argument) for argument in arguments], keywords)

    compiled.get_call_template = ask_wide
    return compiled


def _widen(argument: Any) -> Any:
    """The type that a number of this type is converted to."""
    is_number = isinstance(argument, types.Integer | types.IntegerLiteral | types.IntEnumMember)
    return types.int64 if is_number and argument != types.uint64 else argument


def _offer(offers: Offers, action: int) -> None:
    """Let the actor do this too."""
    offers.actions[offers.count] = action
    offers.count += 1


# Games offer members of their own enumerations. Kept on disk, their types would be kept too, and who has not
# got some stranger's game could no longer load the function: so it is compiled into its callers only.
offer = _compiled(_offer, inlined=True, kept=False)
