"""The grade of an answer: of the outcome that was named, and of the paragraph."""

from typing import Literal

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.model import Exercise, entry_of

Result = Literal["right", "right without the paragraph", "wrong"]
Cited = Literal["right", "near", "wrong", "none", "not asked"]
ASKED_TO_CITE = ("next", "can", "contrast", "call")
"""The kinds that ask for the paragraph after the outcome."""


class Grade(Struct, frozen=True):
    """The worth of an answer."""

    result: Result
    cited: Cited


def grade(corpus: Corpus, exercise: Exercise, answer: tuple[int, ...], cite: str = "") -> Grade:
    """The grade of an answer, the places of its choices (in their order where that is asked), and of a paragraph's id.

    A paragraph is right if the line rests on it or if it overrides one on which the line rests, near if it is of the same
    entry as one of these.
    """
    given = answer if exercise.takes == "order" else tuple(sorted(answer))
    if given != exercise.key:
        return Grade("wrong", _cited(corpus, exercise, cite))
    cited = _cited(corpus, exercise, cite)
    return Grade("right" if cited in ("right", "not asked") else "right without the paragraph", cited)


def _cited(corpus: Corpus, exercise: Exercise, cite: str) -> Cited:
    if exercise.kind not in ASKED_TO_CITE:
        return "not asked"
    if not cite:
        return "none"
    if cite in exercise.accepted or _overrides(corpus, cite, exercise.accepted):
        return "right"
    return "near" if entry_of(cite) in map(entry_of, exercise.accepted) else "wrong"


def _overrides(corpus: Corpus, cite: str, accepted: tuple[str, ...]) -> bool:
    if cite not in corpus:
        return False
    return any(link.kind == "overrides" and link.to in accepted for link in corpus.paragraph(cite).links)
