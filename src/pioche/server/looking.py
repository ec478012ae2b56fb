"""Looking at a table from outside: who sits there, how it stood after an event, its dice and its record."""

from typing import TYPE_CHECKING

from pioche.core.match import Match
from pioche.core.random import SealedDice
from pioche.core.rule import CHANCE
from pioche.core.words import Mistake, Say

from .library import has_secrets
from .matches import seal_of
from .models import DiceShown, Language, Moment, Outcome, TableShown
from .refusing import Refused
from .telling import dice_kind, seat_name

if TYPE_CHECKING:
    from .table import LiveTable


def describe(table: "LiveTable", language: Language) -> TableShown:
    """What anyone may know before sitting down."""
    words = table.match.words(language)
    return TableShown(
        table=table.id,
        game=table.match.game.name,
        title=table.match.file.title[language],
        stage=table.stored.stage,
        players=len(table.seats),
        names=[seat_name(table, seat, words) for seat in range(len(table.seats))],
        kinds=[seat.kind for seat in table.seats],  # type: ignore[misc]
    )


def moment(table: "LiveTable", event: int, seat: int, language: Language) -> Moment:
    """The position after an event, as that seat may know it; once the match is over, all of it."""
    if table.stored.stage == "gathering":
        raise Refused(404, Say("The match has not started yet."))
    match = table.position_for(seat)
    events = match.events(seat)
    if event > events:
        raise Refused(404, Say("Only {events} things have happened so far.", events=events))
    past, words = match.at_event(event, seat), match.words(language)
    record = past.copy_state() if match.over else past.concealed(seat)
    if event == events and not match.over:
        past, record = match, match.shown(seat)
    return Moment(
        event=event,
        events=events,
        view=match.game.table.view(match.box, record[0]),
        prompt=match.game.table.prompt(match.box, record[0], words),
        line=_line(match, event, seat, language),
    )


def _line(match: Match, event: int, seat: int, language: Language) -> str:
    """What was told with that event, if anything."""
    if event == 0:
        return ""
    before = match.at_event(event - 1, seat)
    first = next(match.continue_story(before, seat, [language]), (0, [""]))
    return first[1][0] if first[0] == event else ""


def record(table: "LiveTable") -> str:
    """The whole match as a text; before its end it would tell secrets."""
    if table.stored.stage != "over":
        raise Refused(409, Say("The record can be read as soon as the match is over."))
    return table.match.record()


def dice_shown(table: "LiveTable", seat: int, language: Language) -> DiceShown:
    """Where chance comes from, what it has brought so far, and at the end whether it can be trusted."""
    stored, is_over = table.stored, table.stored.stage == "over"
    is_sealed, has_started = stored.dice == "sealed", stored.stage != "gathering"
    return DiceShown(
        kind=dice_kind(stored),
        commitment=seal_of(stored).commitment if is_sealed else None,
        words=[one.word for one in stored.seats if one.word is not None] if has_started else [],
        secret=seal_of(stored).secret.hex() if is_sealed and is_over else None,
        undos=table.match.undos,
        given=stored.given,
        outcomes=outcomes(table.position_for(seat), seat, language) if has_started else [],
        verified=verify(table.match) if is_over else None,
    )


def outcomes(match: Match, seat: int, language: Language) -> list[Outcome]:
    """How often chance has brought what, beside what was to be expected. In a game with secrets, before the
    end, only dice are counted that everyone sees and of which every face could come up: what else can come up
    is known to nobody."""
    game = match.game
    is_open = match.over or not has_secrets(game)
    counted: dict[int, int] = {}
    expected: dict[int, float] = {}
    past = match.at(match.given)
    for ply in match.plies[match.given : match.settled(seat)]:
        if ply.actor == CHANCE:
            legal, kind = past.legal, game.kind_of(ply.action)
            everyone = len(past.who_sees()) == match.players
            if is_open or (everyone and len(legal) == kind.count):
                counted[ply.action] = counted.get(ply.action, 0) + 1
                for action in legal:
                    expected[action] = expected.get(action, 0.0) + 1 / len(legal)
        past.apply(ply.action)
    return [
        Outcome(
            kind=game.kind_of(action).name,
            name=match.name(action, language),
            count=counted.get(action, 0),
            expected=round(expected[action], 3),
        )
        for action in sorted(expected)
    ]


def verify(match: Match) -> bool:
    """Whether everything can be repeated from the record alone: rules, outcomes, seal and proof."""
    try:
        Match.parse(match.record())
    except Mistake:
        return False
    return isinstance(match.dice, SealedDice) or match.dice.can_roll
