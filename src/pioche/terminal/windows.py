"""Windows, in which somebody may interrupt: who is asked at this keyboard, and who is passed over so that
nobody else sees who could."""

from typing import TYPE_CHECKING

from pioche.core.game import no_windows
from pioche.core.match import Match
from pioche.core.rule import SPECTATOR
from pioche.core.words import Mistake

if TYPE_CHECKING:
    from .play import Session

_ON = ("on", "oui")
_OFF = ("off", "non")


def is_passed_over(session: "Session", seat: int) -> bool:
    """Somebody who has to be called to the screen would show that they could interrupt: so they are not
    asked, unless they want to be."""
    if seat not in session.people or not session.match.is_asked_in_secret:
        return False
    usually = not session.hides or session.looking == seat
    return not session.wants_windows.get(seat, usually)


def pass_window(match: Match) -> int:
    """The action of who does not interrupt."""
    return next(action for action in match.legal if match.is_secret(action))


def choose_windows(session: "Session", rest: str) -> None:
    """Whether the one at the screen is asked in windows."""
    words, match = session.screen.words, session.match
    if match.game.windows is no_windows:
        raise Mistake("In this game nobody is asked in secret whether to interrupt.")
    if rest.casefold() not in (*_ON, *_OFF):
        raise Mistake("Type 'windows on' to be asked whenever you could interrupt, 'windows off' not to be.")
    if session.viewer == SPECTATOR:
        raise Mistake("Type this when you are asked something yourself: nobody in particular is asked now.")
    wanted = rest.casefold() in _ON
    session.wants_windows[session.viewer] = wanted
    if not wanted:
        session.screen.say(words("From now on you are not asked whether to interrupt."))
    elif session.hides:
        session.screen.say(
            words("From now on you are called whenever you could interrupt; the others see that you could.")
        )
    else:
        session.screen.say(words("From now on you are asked whenever you could interrupt."))


def tell_windows(session: "Session") -> None:
    """At the beginning, where several people share a keyboard and could interrupt each other."""
    if session.hides and session.match.game.windows is not no_windows:
        session.screen.say(
            session.screen.words(
                "At one keyboard you are asked whether to interrupt only while you are at the screen, so that"
                " nobody sees who could. To be called in every window, type 'windows on'."
            )
        )
