"""The exercises that are kept of all that could be asked: as many rules as possible, and nothing twice (V7)."""

import heapq
import re
from collections import Counter
from collections.abc import Collection, Sequence

from agot_judge.training.model import Question, trained_by
from agot_judge.training.names import all_names
from agot_judge.training.played import Played

Candidate = tuple[Played, Question]
LEAST_EXERCISES, LEAST_POSITIONS = 3, 2
"""The exercises and positions by which a paragraph is trained well."""
MOST_ALIKE = 3
"""The most exercises of one kind about one paragraph: a fourth one would teach nothing (V7)."""
MOST_OF_AN_ERROR = 3
"""The most exercises of one kind that rest on one common error."""
MOST_OF_A_POSITION = 3
"""The most exercises of one position about one paragraph."""
_NUMBERED = re.compile(r"#\d+")


def without_duplicates(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Of questions that differ in their names only the first one (V7)."""
    first: dict[tuple[str, ...], Candidate] = {}
    for one in candidates:
        first.setdefault(without_names(*one), one)
    return list(first.values())


def without_names(played: Played, question: Question) -> tuple[str, ...]:
    """The words of a question and of its right answer, names of cards and players left out: equal for two that are one."""
    texts = [question.prompt, *(choice.text for choice in question.right())]
    told = _NUMBERED.sub("", "\n".join(texts))
    for name in all_names(played):
        told = told.replace(name, "*")
    return (question.kind, question.best, told)


def covering(candidates: Sequence[Candidate], proved: Collection[str]) -> list[Candidate]:
    """As many of them as are useful, in their order: first what the paragraphs that have least still want, then others.

    Never more than three of a kind about a paragraph, nor more than three of a position about it (V7).
    """
    about = [_about(*one, proved) for one in candidates]
    offered = Counter(cite for cites in about for cite in cites)
    chosen = _Chosen()

    def want(number: int) -> float:
        played, _ = candidates[number]
        return sum(1 / offered[cite] for cite in about[number] if chosen.wants(cite, played.position))

    # What an exercise adds only shrinks as others are taken: one that is still the best when it is looked at again is it.
    # Of those that add as much the kinds take turns, so that none fills the pool.
    turns: Counter[str] = Counter()
    turn: list[int] = []
    for _, question in candidates:
        turn.append(turns[question.kind])
        turns[question.kind] += 1
    waiting = [(-want(number), turn[number], number) for number in range(len(candidates))]
    heapq.heapify(waiting)
    taken: list[int] = []
    while waiting:
        before, place, number = heapq.heappop(waiting)
        now = -want(number)
        if now > before and now < 0 and waiting and now > waiting[0][0]:
            heapq.heappush(waiting, (now, place, number))
            continue
        played, question = candidates[number]
        if chosen.has_room(played, question):
            chosen.take(played, question, about[number])
            taken.append(number)
    return [candidates[number] for number in sorted(taken)]


def needed_of(candidates: Sequence[Candidate], proved: Collection[str]) -> list[Candidate]:
    """The candidates without which a paragraph that has just enough would have too few, or too few positions."""
    count, where = _counted(candidates, proved)
    just_enough = {cite for cite in count if count[cite] <= LEAST_EXERCISES or where[cite] <= LEAST_POSITIONS}
    return [one for one in candidates if _about(*one, proved) & just_enough]


def _counted(candidates: Sequence[Candidate], proved: Collection[str]) -> tuple[Counter[str], Counter[str]]:
    """Of each paragraph the exercises, and the positions of which they are."""
    about = [
        (played.position, cite)
        for played, question in candidates
        for cite in _about(played, question, proved)
    ]
    return Counter(cite for _, cite in about), Counter(cite for _, cite in set(about))


def _about(played: Played, question: Question, proved: Collection[str]) -> frozenset[str]:
    return frozenset(cite for cite in trained_by(played, question) if cite in proved)


def _errors(question: Question) -> frozenset[str]:
    """The common errors on which it rests."""
    answered = {question.about} if question.kind == "paragraph" else set()
    return frozenset({*answered, *(choice.belief for choice in question.choices)} - {""})


class _Chosen:
    """The exercises taken so far, counted."""

    def __init__(self) -> None:
        self._alike: Counter[tuple[str, str]] = Counter()
        self._of_position: Counter[tuple[str, str]] = Counter()
        self._of_error: Counter[tuple[str, str]] = Counter()
        self._exercises: Counter[str] = Counter()
        self._positions: dict[str, set[str]] = {}

    def wants(self, cite: str, position: str) -> bool:
        """True where a paragraph has too few exercises, and one of this position brings it nearer to enough."""
        where = self._positions.get(cite, set())
        missing = LEAST_POSITIONS - len(where)
        if missing > 0 and position in where:
            return self._exercises[cite] < LEAST_EXERCISES - missing
        return missing > 0 or self._exercises[cite] < LEAST_EXERCISES

    def has_room(self, played: Played, question: Question) -> bool:
        """True where it would not be one too many of the same."""
        alike = self._alike[question.kind, question.best]
        of_errors = (self._of_error[question.kind, error] for error in _errors(question))
        return (
            alike < MOST_ALIKE
            and self._of_position[played.position, question.best] < MOST_OF_A_POSITION
            and all(number < MOST_OF_AN_ERROR for number in of_errors)
        )

    def take(self, played: Played, question: Question, about: frozenset[str]) -> None:
        """Count one more."""
        self._alike[question.kind, question.best] += 1
        self._of_position[played.position, question.best] += 1
        self._of_error.update((question.kind, error) for error in _errors(question))
        for cite in about:
            self._exercises[cite] += 1
            self._positions.setdefault(cite, set()).add(played.position)
