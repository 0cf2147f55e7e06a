"""An exercise: a position, one question about it, the answers offered, and what proves which of them is right."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Literal

from msgspec import Struct

from agot_judge.training.played import Moment, Played

Takes = Literal["one", "several", "order"]
"""An answer is one choice, a set of choices, or all of them in an order."""
Proof = Literal["determinism", "every answer tried", "every card tried", "complete exploration"]


class Choice(Struct, frozen=True, kw_only=True):
    """Something that is offered as an answer."""

    text: str
    because: str = ""
    """Why it is right or wrong, as a sentence; empty where the trace says it."""
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
    key: tuple[int, ...]
    """The choices that are right, by place; where all are put in an order, in that order."""
    takes: Takes = "one"
    accepted: tuple[str, ...]
    """The paragraphs that are right as the citation."""
    best: str
    """The one of them that is cited most rarely."""
    first: int
    last: int
    """The lines of the trace by which the answer is explained, from 1, both included."""
    proof: Proof
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


def exercise_id(played: Played, question: Question) -> str:
    """The permanent id of a question: of its kind, its scenario, the place, and what is offered."""
    parts = (question.kind, played.text, str(question.moment.number), question.prompt)
    offered = (choice.text for choice in question.choices)
    return blake2b("\n".join((*parts, *offered)).encode(), digest_size=6).hexdigest()


def entry_of(cite: str) -> str:
    """The id of the entry of a paragraph."""
    return cite.rpartition("/")[0]
