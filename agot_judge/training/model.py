"""An exercise: a position, one question about it, the answers offered, and what proves which of them is right."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Literal

from msgspec import Struct

from agot_judge.training.played import Moment, Played

Takes = Literal["one", "several", "order"]
"""An answer is one choice, a set of choices, or all of them in an order."""
AT_THE_DECISION = -1
MOST_DIGITS = 4
"""The digits of the number of a variant: nobody repeats one oftener."""
Proof = Literal["determinism", "every answer tried", "every card tried", "complete exploration"]


class Choice(Struct, frozen=True, kw_only=True):
    """Something that is offered as an answer."""

    text: str
    because: str = ""
    """The reason why it is right or wrong, as a sentence; empty where the trace says it."""
    cites: tuple[str, ...] = ()
    """The paragraphs on which that rests."""
    belief: str = ""
    """The common error from which it comes; empty for none."""


def common_error(belief: str) -> str:
    """The sentence that names a belief as a common error."""
    return f"A common error: {belief}"


class Question(Struct, frozen=True, kw_only=True):
    """A question about a position, as a kind of exercise asks it."""

    kind: str
    moment: Moment
    prompt: str
    choices: tuple[Choice, ...]
    key: tuple[int, ...] = (0,)
    """The choices that are right, by place; where all are put in an order, in that order."""
    takes: Takes = "one"
    accepted: tuple[str, ...]
    """The paragraphs that are right as the citation."""
    best: str
    """The one of them that is cited most rarely."""
    first: int
    last: int
    """The lines of the trace by which the answer is explained, from 1, both included."""
    proof: Proof = "determinism"
    error: str = ""
    """The common error that the dispute names of which it is made; empty for none."""
    about: str = ""
    """The matter of the requirement that is not met, or the common error that is answered, where the question asks for it."""

    def right(self) -> Iterator[Choice]:
        """The choices that are right."""
        return (self.choices[place] for place in self.key)


class Load(Struct, frozen=True):
    """The load of an exercise: what must be known and what must be read, each from 1 to 5."""

    rules: int
    reading: int


class Exercise(Struct, frozen=True, kw_only=True):
    """A question that can stand alone: with the text of its scenario, and all by which it is graded and explained."""

    id: str
    edition: str
    kind: str
    scenario: str
    title: str
    place: int
    """The number of answers of the scenario's run that were given before the position."""
    lines: int = AT_THE_DECISION
    """The number of lines of the trace at the position, where it lies before the next decision."""
    prompt: str
    choices: tuple[Choice, ...]
    key: tuple[int, ...]
    takes: Takes
    accepted: tuple[str, ...]
    best: str
    first: int
    last: int
    family: str
    """The thing remembered: the entry of the best citation, with the kind."""
    load: Load
    proof: Proof
    rests_on: tuple[tuple[str, str], ...]
    """The paragraphs on which it rests, each with a hash of its text."""
    lesson: str = ""
    """The lesson that its position was written for."""
    stem: str = ""
    """The name of the position's file, where it is made of the dispute that is written for it."""
    trains: tuple[str, ...] = ()
    """The paragraphs that a learner meets in it: what decides it, and what else is right as the citation and shown."""


def trained_by(played: Played, question: Question) -> tuple[str, ...]:
    """The paragraphs that a learner meets in a question: the one that decides it, and those that are right as the citation
    and stand on one of its lines or beside one of its choices.

    A paragraph that a line only applies (decision 25) is right as the citation as well, but nobody is shown it.
    """
    shown = {cite for entry in played.trace[question.first - 1 : question.last] for cite in entry.cites}
    shown |= {cite for choice in question.choices for cite in choice.cites}
    return tuple(dict.fromkeys((question.best, *(cite for cite in question.accepted if cite in shown))))


def exercise_id(played: Played, question: Question) -> str:
    """The permanent id of a question: of its kind, its scenario, the place, and what is offered."""
    parts = (question.kind, played.text, str(question.moment.number), question.prompt)
    offered = (choice.text for choice in question.choices)
    return blake2b("\n".join((*parts, *offered)).encode(), digest_size=6).hexdigest()


def fresh_id(id_: str, number: int) -> str:
    """The id of a fresh variant of an exercise."""
    return f"{base_of(id_)}-{number}"


def base_of(id_: str) -> str:
    """The id of the exercise of which this is a variant; of an exercise that is none its own."""
    return id_.partition("-")[0]


def number_of(id_: str) -> int:
    """The number of a variant; 0 for an exercise that is none."""
    number = id_.partition("-")[2]
    return int(number) if number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS else 0


def entry_of(cite: str) -> str:
    """The id of the entry of a paragraph."""
    return cite.rpartition("/")[0]
