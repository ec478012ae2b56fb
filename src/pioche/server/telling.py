"""What each reader is told: from what their seat may know only, in their language."""

from typing import TYPE_CHECKING, Any, Literal

from pioche.core.match import Match
from pioche.core.random import SealedDice
from pioche.core.rule import SPECTATOR
from pioche.core.table import View
from pioche.core.words import Say, Words

from .library import value_label
from .matches import seal_of
from .offering import allows_hints, decides, offer, offer_outcomes, typists, undoing
from .schema import Choice, Label, Language, Option, Result, SeatShown, State, Welcome
from .seating import seat_called
from .told import Told
from .wishing import tell_wish

if TYPE_CHECKING:
    from .storage import StoredTable
    from .table import LiveTable


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
