"""What a game is: a handful of functions over two records, found by the type of the box.

Box    what comes in the box: contents and the options of the table. Play never changes it.
State  everything that play changes: a flat record of small integers. `state.actor` says who decides:
       a seat from 0, CHANCE, or OVER. Cells not in use are cleared, so equality is on bytes.
       Whatever a seat has seen and may use later has to be in it: bots remember nothing else.

Every function is compiled (`@rule`). Loops that serve all games call the functions of this module,
which find those of the game by the type of the box, compiled as well as plain.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
from numba.extending import overload

from .box import BoxFile
from .random import pick
from .record import MOST_ACTIONS, Int32s, Layout, Offers, UInt64s, layout
from .rule import rule
from .table import Label, Table
from .words import Catalogue, Words

Rule = Callable[..., Any]
NO_PLACE = -1  # in the offers


@rule
def conceal_nothing(box: Any, state: Any, seat: int) -> None:
    """Everything lies open."""


@rule
def show_action(box: Any, state: Any, seat: int, action: int) -> int:
    """Everyone sees every action."""
    return action


@rule
def nothing_to_guess(box: Any, state: Any, seat: int, random: UInt64s) -> None:
    """Nothing is hidden, so nothing has to be guessed."""


@rule
def nobody_else_chooses(box: Any, state: Any) -> bool:
    """No choice is simultaneous with another."""
    return False


@rule
def no_windows(box: Any, state: Any) -> int:
    """Nobody is ever asked in secret whether to interrupt."""
    return 0


@rule
def any_action(box: Any, state: Any, offers: Offers, random: UInt64s) -> int:
    """Every action is as likely."""
    return pick(random, offers.count)


@rule
def nothing_usual(box: Any, state: Any, offers: Offers) -> int:
    """Nothing is more usual than anything else."""
    return NO_PLACE


def no_labels(box: Any, words: Words) -> dict[str, Label]:
    """No piece has a name."""
    return {}


@rule
def note_nothing(box: Any, state: Any, action: int, facts: Any) -> None:
    """Nothing is worth counting but wins and choices."""


@dataclass(frozen=True)
class Kind:
    """A named range of action numbers, such as all attacks. Chance and decisions share no number."""

    name: str
    first: int
    count: int
    chance: bool = False

    def __contains__(self, action: int) -> bool:
        return self.first <= action < self.first + self.count


@dataclass(frozen=True)
class Group:
    """Actions of any kinds that belong together for who measures or restricts, such as all into one row."""

    name: str
    actions: tuple[int, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game, complete: what people, bots and tests know of it."""

    name: str
    version: int  # of the rules: counted up when an old record may no longer replay
    box: type  # the annotated class of the box ...
    state: type  # ... and of the state
    kinds: tuple[Kind, ...]  # all actions, in ascending order
    file: BoxFile  # the standard box with its options
    rules: dict[str, str]  # the text of RULES, by language
    catalogue: Catalogue  # the words of the game
    table: Table  # how people see the game
    # (box, state): lay the game out; the state may hold anything before.
    setup: Rule
    # (box, state, offers): all that the actor may do, ascending. The only source of legality.
    legal: Rule
    # (box, state, action): carry one legal action out.
    apply: Rule
    # (box, state, scores): at the end, one number a seat; higher is better, ties are equal.
    score: Rule
    # (box, state, seat): wipe what that seat may not know. The only place where secrets are cut.
    conceal: Rule = conceal_nothing
    # (box, state, seat, action): the action as that seat sees it, or HIDDEN.
    conceal_action: Rule = show_action
    # (box, state, seat, random): fill a concealed record in, uniformly; asked only for who acts.
    resample: Rule = nothing_to_guess
    # (box, state) -> bool: leave a simultaneous choice open for the next seat, or False where there is none.
    skip: Rule = nobody_else_chooses
    # (box, state) -> int: how many windows have opened in which somebody may interrupt; everyone knows that
    # they were open, and `conceal` shows WAITING instead of who is asked in them, if anybody.
    windows: Rule = no_windows
    # (box, state, offers, random): the place in the offers of what somebody does without thinking; so bots
    # imagine the rest of a match. For games in which playing purely at random shows nothing.
    habit: Rule = any_action
    # (box, state, offers): the place in the offers of what everyone does unless something else is clearly
    # better, or NO_PLACE. Bots that cannot tell the difference keep to it: they would seem to act at random.
    usual: Rule = nothing_usual
    more_groups: tuple[Group, ...] = ()  # besides the kinds
    # (box, state, action, facts): note what is worth measuring just before the action, such as who has which
    # Mecha: facts[seat, number] counts, one number for each name of the facts.
    observe: Rule = note_nothing
    facts: tuple[str, ...] = ()
    labels: Callable[[Any, Words], dict[str, Label]] = no_labels  # of pieces, by what views call them

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.version}>"

    @property
    def box_layout(self) -> Layout:
        return layout(self.box)

    @property
    def state_layout(self) -> Layout:
        return layout(self.state)

    @property
    def actions(self) -> int:
        """How many different actions there are."""
        return self.kinds[-1].first + self.kinds[-1].count

    @property
    def groups(self) -> dict[str, tuple[int, ...]]:
        """Decisions by name: every kind, and what the game groups besides."""
        found = {
            kind.name: tuple(range(kind.first, kind.first + kind.count))
            for kind in self.kinds
            if not kind.chance
        }
        return found | {group.name: group.actions for group in self.more_groups}

    def kind_of(self, action: int) -> Kind:
        """The kind that this action is of."""
        return next(kind for kind in self.kinds if action in kind)


_BY_BOX: dict[object, Game] = {}


def register(game: Game) -> Game:
    """Make a game known to compiled loops; a game that breaks the contract is refused here."""
    expected = 0
    for kind in game.kinds:
        if kind.first != expected:
            raise ValueError(f"{game.name}: kind '{kind.name}' starts at {kind.first}, not at {expected}")
        expected += kind.count
    if expected > MOST_ACTIONS:
        raise ValueError(f"{game.name}: {expected} actions, {MOST_ACTIONS} at most")
    other = _BY_BOX.get(game.box_layout)
    if other is not None and other.name != game.name:
        raise ValueError(f"{game.name} and {other.name} have the same box: give one another field")
    _BY_BOX[game.box_layout] = _BY_BOX[numba.from_dtype(game.box_layout)] = game
    return game


def setup(box: Any, state: Any) -> None:
    """Lay the game out."""
    _BY_BOX[box.dtype].setup(box, state)


def legal(box: Any, state: Any, offers: Offers) -> None:
    """Offer what the actor may do now, in ascending order; chance picks among equals."""
    _BY_BOX[box.dtype].legal(box, state, offers)


def apply(box: Any, state: Any, action: int) -> None:
    """Carry one legal action out."""
    _BY_BOX[box.dtype].apply(box, state, action)


def score(box: Any, state: Any, scores: Int32s) -> None:
    """Write one number a seat, once the match is over."""
    _BY_BOX[box.dtype].score(box, state, scores)


def conceal(box: Any, state: Any, seat: int) -> None:
    """Wipe what that seat may not know."""
    _BY_BOX[box.dtype].conceal(box, state, seat)


def resample(box: Any, state: Any, seat: int, random: UInt64s) -> None:
    """Fill a concealed record with one arrangement that fits what the seat knows."""
    _BY_BOX[box.dtype].resample(box, state, seat, random)


def habit(box: Any, state: Any, offers: Offers, random: UInt64s) -> int:
    """The place in the offers of what somebody does without thinking."""
    return int(_BY_BOX[box.dtype].habit(box, state, offers, random))


def usual(box: Any, state: Any, offers: Offers) -> int:
    """The place in the offers of what everyone does unless something else is clearly better, or NO_PLACE."""
    return int(_BY_BOX[box.dtype].usual(box, state, offers))


def observe(box: Any, state: Any, action: int, facts: Any) -> None:
    """Note what is worth measuring, just before the action; and once more when the match is over."""
    _BY_BOX[box.dtype].observe(box, state, action, facts)


# Numba compares the names of an overload's arguments, annotations included: these stay bare.


@overload(setup)
def _compiled_setup(box, state):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].setup
    return lambda box, state: function(box, state)


@overload(legal)
def _compiled_legal(box, state, offers):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].legal
    return lambda box, state, offers: function(box, state, offers)


@overload(apply)
def _compiled_apply(box, state, action):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].apply
    return lambda box, state, action: function(box, state, action)


@overload(score)
def _compiled_score(box, state, scores):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].score
    return lambda box, state, scores: function(box, state, scores)


@overload(conceal)
def _compiled_conceal(box, state, seat):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].conceal
    return lambda box, state, seat: function(box, state, seat)


@overload(resample)
def _compiled_resample(box, state, seat, random):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].resample
    return lambda box, state, seat, random: function(box, state, seat, random)


@overload(habit)
def _compiled_habit(box, state, offers, random):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].habit
    return lambda box, state, offers, random: function(box, state, offers, random)


@overload(usual)
def _compiled_usual(box, state, offers):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].usual
    return lambda box, state, offers: function(box, state, offers)


@overload(observe)
def _compiled_observe(box, state, action, facts):  # type: ignore[no-untyped-def]
    function = _BY_BOX[box].observe
    return lambda box, state, action, facts: function(box, state, action, facts)
