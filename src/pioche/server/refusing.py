"""Refusals: whatever somebody asks for that cannot be had is answered with one clear sentence."""

from pioche.core.words import Mistake, Say, Words


class Refused(Exception):  # noqa: N818 - it is the asker's mistake, not an error of the program
    """A request that is refused, with the status that fits it."""

    def __init__(self, status: int, sentence: Say, clause: str | None = None) -> None:
        self.status = status
        self.sentence = sentence
        self.clause = clause
        super().__init__(sentence.text)


class Overtaken(Refused):
    """Another server has changed the table: what is there now has been read, and it can be tried again."""

    def __init__(self) -> None:
        super().__init__(409, Say("Somebody else was faster: please look at the table again."))


def refusal_of(mistake: Mistake, status: int = 400) -> Refused:
    """A mistake as a refusal; one about the rules names its clause."""
    clause = mistake.sentence.details.get("clause")
    return Refused(status, mistake.sentence, clause if isinstance(clause, str) else None)


def say_refusal(error: Mistake | Refused, words: Words) -> tuple[str, str | None]:
    """The sentence in that language, and the clause."""
    refused = refusal_of(error) if isinstance(error, Mistake) else error
    return words.say(refused.sentence), refused.clause
