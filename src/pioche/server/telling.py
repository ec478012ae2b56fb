"""What each reader is told: from what their seat may know only, in their language."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from pioche.core.game import Game
from pioche.core.match import Match
from pioche.core.random import SealedDice
from pioche.core.rule import CHANCE, SPECTATOR
from pioche.core.shelf import find_game
from pioche.core.table import View
from pioche.core.words import Say, Words
from pioche.core.words import words as words_in

from .library import value_label
from .matches import seal_of
from .schema import Choice, Label, Language, Option, Result, SeatShown, State, Welcome
from .seating import seat_called
from .told import Told
from .wishing import others_to_ask, tell_wish

if TYPE_CHECKING:
    from .storage import StoredTable
    from .table import LiveTable

Undoing = Literal["alone", "asking", "never"]


class Teller:
    """States by seat and language, each made once however many look from there."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._states: dict[tuple[int, str], State] = {}
        self._told: dict[tuple[int, str], Told] = {}
        self._views: dict[bytes, View] = {}
        self._prompts: dict[tuple[bytes, str], str] = {}

    def forget(self) -> None:
        """Something has changed."""
        self._states.clear()
        self._views.clear()
        self._prompts.clear()

    def state(self, seat: int, language: str) -> State:
        """How the table stands for that reader; the log is added when it is sent."""
        found = self._states.get((seat, language))
        if found is None:
            found = self._states[seat, language] = tell_state(self._table, seat, language)
        return found

    def told(self, seat: int, language: str) -> Told:
        """The log for that reader, up to now; where nothing is secret everyone is told the same."""
        seat = seat if self._table.has_secrets else SPECTATOR
        told = self._told.get((seat, language))
        if told is None:
            told = self._told[seat, language] = Told(seat, language)
        if self._table.stored.stage != "gathering":
            told.update(self._table.position_for(seat))
        return told

    def view(self, match: Match, record: Any) -> View:
        """What lies on the table; those who know the same see the same."""
        known = record.tobytes()
        if known not in self._views:
            self._views[known] = match.game.table.view(match.box, record[0])
        return self._views[known]

    def prompt(self, match: Match, record: Any, words: Words) -> str:
        """What is asked."""
        known = record.tobytes(), words.language
        if known not in self._prompts:
            self._prompts[known] = match.game.table.prompt(match.box, record[0], words)
        return self._prompts[known]


# --- What stays as it is ----------------------------------------------------------------


def tell_welcome(table: "LiveTable", seat: int, own: int, language: Language) -> Welcome:
    """What does not change while somebody looks on."""
    match, stored = table.match, table.stored
    words = match.words(language)
    return Welcome(
        table=stored.id,
        game=match.game.name,
        title=match.file.title[language],
        seat=seat,
        own=own,
        language=language,
        labels=labels_of(match.game.name, match.boxes.tobytes(), language, match),
        options=[
            Option(name, match.file.options[name].label[language], value_label(value, words))
            for name, value in match.options.items()
        ],
        dice=dice_kind(stored),
        commitment=seal_of(stored).commitment if stored.dice == "sealed" else None,
    )


def dice_kind(stored: "StoredTable") -> Literal["sealed", "seeded", "real"]:
    """What sort of dice the table has."""
    if stored.dice in ("sealed", "real"):
        return stored.dice  # type: ignore[return-value]
    return "seeded"


_labels: dict[tuple[str, bytes, str], dict[str, Label]] = {}


def labels_of(game: str, box: bytes, language: str, match: Match) -> dict[str, Label]:
    """What the pieces are called; the same for all tables with the same box."""
    key = (game, box, language)
    if key not in _labels:
        if len(_labels) > 1000:
            _labels.clear()
        _labels[key] = {
            piece: Label(label.name, label.text) for piece, label in match.labels(language).items()
        }
    return _labels[key]


# --- What changes -------------------------------------------------------------------------


def tell_state(table: "LiveTable", seat: int, language: str) -> State:
    """The whole table as the seat may know it."""
    match, wait, stored = table.position_for(seat), table.wait, table.stored
    words = match.words(language)
    asked = decides(table, match, seat)
    record = match.shown(seat) if asked is None else asked
    choices: list[Choice] = []
    refused: list[Choice] = []
    if asked is not None:
        choices, refused = offer(match, asked, language)
    elif seat in typists(table, match):
        choices = offer_outcomes(match, language)
    is_over = stored.stage == "over"
    sealed = match.dice if isinstance(match.dice, SealedDice) else None
    return State(
        stage=stored.stage,
        event=match.events(seat),
        undos=match.undos,
        seats=tell_seats(table, words),
        view=table.teller.view(match, record),
        prompt=tell_prompt(table, match, record, bool(choices), words),
        yours=bool(choices),
        waiting=wait is not None,
        held=sorted(wait.held) if wait is not None else [],
        choices=choices,
        refused=refused,
        kept=0,
        log=[],
        undo=undoing(table, match, seat),
        hints=allows_hints(table),
        windows=table.seats[seat].windows is not False if table.has_windows and seat >= 0 else None,
        request=tell_wish(table, words),
        result=tell_result(table, words) if is_over else None,
        secret=sealed.seal.secret.hex() if is_over and sealed and sealed.seal else None,
    )


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


def offer_outcomes(match: Match, language: str) -> list[Choice]:
    """What can be typed in. Where not everyone sees it, what is missing would tell a secret."""
    possible = match.legal
    if len(match.who_sees()) < match.players:
        kind = match.game.kind_of(possible[0])
        possible = list(range(kind.first, kind.first + kind.count))
    names = [action_name(match.game.name, action, language) for action in possible]
    return [Choice(action, name, name, []) for action, name in zip(possible, names, strict=True)]


@lru_cache(maxsize=10_000)
def action_name(game: str, action: int, language: str) -> str:
    """The fixed name of an action."""
    found: Game = find_game(game)
    return words_in(language, found.catalogue).say(found.table.name(action))


def tell_prompt(table: "LiveTable", match: Match, record: Any, is_asked: bool, words: Words) -> str:
    """What is asked now."""
    if table.stored.stage == "gathering":
        return words("The match starts as soon as everyone is here.")
    if table.wait is not None and not is_asked:
        if table.wait.held:
            names = ", ".join(seat_name(table, seat, words) for seat in sorted(table.wait.held))
            return words("A moment to think was asked for by {names}.", names=names)
        return words("Somebody could interrupt now: a moment, please.")
    return table.teller.prompt(match, record, words)


def tell_seats(table: "LiveTable", words: Words) -> list[SeatShown]:
    """Who sits where."""
    present, left = table.present, table.clocks.left
    return [
        SeatShown(
            name=seat_name(table, number, words),
            kind=seat.kind,  # type: ignore[arg-type]
            bot=seat.bot if seat.kind == "bot" else None,
            present=seat.kind == "bot" or number in present,
            ready=seat.ready,
            clock=None if seat.kind == "bot" else left[number],
            runs=number in table.clocks.running,
        )
        for number, seat in enumerate(table.seats)
    ]


def seat_name(table: "LiveTable", number: int, words: Words) -> str:
    """What people call who sits there."""
    called = seat_called(table, number)
    return words.say(called) if isinstance(called, Say) else called


def tell_result(table: "LiveTable", words: Words) -> Result:
    """How it ended."""
    match = table.match
    names = [seat_name(table, seat, words) for seat in match.winners]
    if len(names) == match.players:
        sentence = words("The match is a draw.")
    elif len(names) > 1:
        sentence = words("The win is shared by {names}.", names=", ".join(names))
    else:
        sentence = words("The winner: {name}.", name=names[0])
    return Result(sentence, match.scores or [], match.winners)


# --- What may be asked for ------------------------------------------------------------------


def allows_hints(table: "LiveTable") -> bool:
    """Hints are for who plays against bots only, or where all have agreed."""
    return table.is_playing and (len(table.people) == 1 or table.stored.hints)


def undoing(table: "LiveTable", match: Match, seat: int) -> Undoing:
    """Whether the seat could take something back: alone, as it seems, or if the others agree."""
    if not table.is_playing or table.wait is not None or seat not in table.people:
        return "never"
    if seat in match.pending:
        return "alone"
    alone = not others_to_ask(table, seat)
    for ply in reversed(match.plies):
        if ply.options == 1 or not ply.reaches(seat):
            continue
        if ply.actor == seat or (ply.actor == CHANCE and match.dice.typed_in):
            return "alone"
        if not alone:
            return "asking" if any(one.actor == seat and one.options > 1 for one in match.plies) else "never"
    return "never"
