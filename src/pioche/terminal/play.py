"""One match in the terminal, from the first question to the result."""

import os
import secrets
import time

from pioche.bots import Bot, choose
from pioche.core.game import conceal_nothing
from pioche.core.match import Match
from pioche.core.random import SealedDice, SeededDice, generator
from pioche.core.rule import CHANCE, HIDDEN, SPECTATOR
from pioche.core.words import Mistake

from .answers import Leave, answer
from .kept import Kept
from .language import chosen_language
from .numbers import numbers_of
from .real_dice import possible_outcomes
from .screen import Screen
from .windows import is_passed_over, pass_window, tell_windows

_RECENT = 12  # actions that are told again when a match is resumed
_PAUSE = 0.3  # seconds that bots may play on before what they did is saved and told


class Session:
    """People and bots at one keyboard. Every decision of a person is saved at once."""

    def __init__(self, match: Match, bots: dict[int, Bot], kept: Kept, screen: Screen) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.kept = kept
        self.screen = screen
        self.speak(screen.language)
        self.has_secrets = match.game.conceal is not conceal_nothing
        self.hides = self.has_secrets and len(self.people) > 1
        self.looking = SPECTATOR  # who sits at the screen, where secrets have to be kept
        self.wants_windows: dict[int, bool] = {}  # by seat, where somebody has said so
        resumed = any(ply.actor != CHANCE for ply in match.plies)
        self._told = dict.fromkeys(range(SPECTATOR, match.players), 0)
        if resumed:
            self._told = {seat: match.plies_of(match.events(seat) - _RECENT, seat) for seat in self._told}
        self._saved = -1  # entries of the history that are in the file
        self._caught_up = time.monotonic()
        # With a seed the bots are reproducible too, even across a pause.
        self._seed = match.dice.seed if isinstance(match.dice, SeededDice) else secrets.randbits(63)

    @property
    def viewer(self) -> int:
        """Through whose eyes the match is shown: who decides, else the only person, else anyone's.
        An outcome that only one person may see is typed in by that person."""
        match = self.match
        if match.actor in self.people:
            return match.actor
        if len(self.people) == 1:
            return self.people[0]
        if match.actor == CHANCE:
            seeing = [seat for seat in match.who_sees() if seat in self.people]
            return seeing[0] if len(seeing) == 1 else SPECTATOR
        return SPECTATOR

    def speak(self, language: str) -> None:
        """Go on in that language."""
        self.screen.words = self.match.words(language)

    def play(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            self.kept.save(self.match)  # where that is impossible, nobody starts
            tell_windows(self)
            while not self.match.over:
                self.step()
        except (Leave, KeyboardInterrupt, EOFError) as reason:
            if not isinstance(reason, Leave):
                self.screen.say("")  # after what was being typed
            self.take_leave()
        else:
            self.show_end()

    def step(self) -> None:
        """One decision or outcome. Where there is no choice nobody is asked; but in a game with secrets
        people are, since who is not asked is known to have had no choice."""
        legal, actor = self.match.legal, self.match.actor
        if len(legal) == 1 and not (self.has_secrets and actor in self.people):
            self.match.apply(legal[0])
        elif is_passed_over(self, actor):
            self.match.apply(pass_window(self.match))
        elif actor in self.bots:
            name = "" if self.match.is_asked_in_secret else self.match.names[actor]
            self.match.apply(self.advice(self.bots[actor], name))
        else:
            self.ask_until_answered()
            return
        if time.monotonic() - self._caught_up > _PAUSE:
            self.catch_up()

    def advice(self, bot: Bot, name: str) -> int:
        """What the bot would do now; without a name nobody is told that it thinks."""
        with self.screen.thinking(name):
            return choose(bot, self.match, generator(self._seed, len(self.match.history) + 1))

    def ask_until_answered(self) -> None:
        """Show the table, ask, and listen until something has changed."""
        if self.hides and not self.is_private:
            self.looking = SPECTATOR
        elif self.hides and self.viewer != self.looking:
            self.hand_over(self.viewer)
        self.save()
        self.tell()
        self.show_question()
        while True:
            try:
                if answer(self, self.screen.ask(self._request())):
                    return
            except Mistake as mistake:
                self.screen.refuse(mistake)

    def leave_screen(self) -> None:
        """Let nobody see what only the one at the screen may, before others are asked something."""
        if self.hides:
            self.looking = SPECTATOR
            self.screen.wipe()

    @property
    def is_private(self) -> bool:
        """Whether somebody else at this keyboard may not know what is on the screen, or what is typed now."""
        match, viewer = self.match, self.viewer
        if match.over:
            return False
        seen, action = match.concealed(viewer).tobytes(), match.legal[0]
        return any(
            match.concealed(seat).tobytes() != seen
            or match.game.conceal_action(match.box, match.state, seat, action) == HIDDEN
            for seat in self.people
            if seat != viewer
        )

    def hand_over(self, seat: int) -> None:
        """Nobody sees what only another one may know."""
        self.looking = seat
        self.screen.wipe()
        if seat != SPECTATOR:
            name = self.match.names[seat]
            self.screen.ask(
                self.screen.words("Only {name} looks at the screen now. Press Enter. ", name=name)
            )

    def show_question(self) -> None:
        """The board and what is asked."""
        self.screen.say("")
        self.screen.board(self.match, self.viewer)
        self.screen.say("")
        if self.match.actor == CHANCE:
            self.screen.say(self.match.prompt(self.viewer, self.screen.language), "bold")
        else:
            self.screen.question(self.match, self.viewer)

    def _request(self) -> str:
        """What to type, in a few words."""
        words, match = self.screen.words, self.match
        if len(match.legal) == 1:
            return words("{name}, press Enter (or help): ", name=match.names[match.actor])
        if match.actor == CHANCE:
            possible = ", ".join(possible_outcomes(match, words.language))
            return words("One or several of {possible} (or help): ", possible=possible)
        numbers = numbers_of(match)
        return words(
            "{name}, {first} to {last} (or help): ",
            name=match.names[match.actor],
            first=numbers[0],
            last=numbers[-1],
        )

    def carry_out(self, action: int) -> None:
        """Do what a person has decided, and save it before anything else happens."""
        self.match.apply(action)
        self.save()

    def catch_up(self) -> None:
        """Save and tell what bots have done in a while."""
        self._caught_up = time.monotonic()
        self.save()
        if not self.hides:
            self.tell()

    def save(self) -> None:
        """Save what is not saved yet; if that fails the match goes on, and everyone knows."""
        if self._saved == len(self.match.history):
            return
        try:
            self.kept.save(self.match)
            self._saved = len(self.match.history)
        except Mistake as mistake:
            self.screen.refuse(mistake)

    def tell(self) -> None:
        """What has happened since whoever looks has last been told."""
        seat = self.viewer if self.hides else SPECTATOR
        since, now = self._told[seat], self.match.settled(self.viewer)
        if since < now:
            self.screen.tell(self.match.story(self.viewer, self.screen.language, since))
            everyone = not self.hides or not self.is_private
            self._told.update(dict.fromkeys(self._told if everyone else [seat], now))

    def take_back(self, seat: int, agreed: bool) -> int:
        """Undo; what follows will be told anew."""
        count = self.match.undo(seat, agreed)
        plies = len(self.match.plies)
        self._told = {viewer: min(told, plies) for viewer, told in self._told.items()}
        self.save()
        return count

    # --- The end --------------------------------------------------------------

    def take_leave(self) -> None:
        """Where the match is, and how to go on."""
        words = self.screen.words
        command = self.kept.resume_command
        if words.language != chosen_language([], os.environ):
            command += f" --language {words.language}"
        self.screen.say_whole(words("The match is saved as {file}", file=self.kept.record))
        self.screen.say(words("To go on playing, type:"))
        self.screen.say_whole(f"  {command}")

    def show_end(self) -> None:
        """The result, the secret of the dice, and how everybody can check them."""
        words, match = self.screen.words, self.match
        self.save()
        self.tell()
        self.screen.say("")
        self.screen.board(match, self.viewer)
        self.screen.say("")
        self.screen.say(self._result(), "bold")
        if isinstance(match.dice, SealedDice) and match.dice.seal is not None:
            secret = match.dice.seal.secret.hex()
            self.screen.say_whole(words("The secret of the dice was {secret}.", secret=secret))
        self.screen.say_whole(words("The record is {file}", file=self.kept.record))
        self.screen.say(words("Anyone can check it with:"))
        self.screen.say_whole(f"  {self.kept.verify_command}")

    def _full_name(self, seat: int) -> str:
        """The name at that seat; of several bots with one name also where it sits."""
        name, words = self.match.names[seat], self.screen.words
        if self.match.names.count(name) == 1:
            return name
        return words("{player} ({side})", player=name, side=self.match.game.table.seat_name(seat))

    def _result(self) -> str:
        words, match = self.screen.words, self.match
        names = [self._full_name(seat) for seat in match.winners]
        if len(names) == match.players:
            return words("The match is a draw.")
        if len(names) > 1:
            return words("The win is shared by {names}.", names=", ".join(names))
        return words("The winner: {name}.", name=names[0])
