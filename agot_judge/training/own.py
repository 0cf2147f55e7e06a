"""Exercises of a judge's own position: those that hold to every rule, and what keeps the others out."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from msgspec import Struct

from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.corpus.store import Corpus
from agot_judge.scenario.execution import run_text
from agot_judge.training.citing import Citing
from agot_judge.training.kinds import call_done, call_may
from agot_judge.training.model import Exercise, Question
from agot_judge.training.played import Played, play
from agot_judge.training.pool import Pool, exercise_of, questions_of
from agot_judge.training.validity import Asked, broken_rules


class Refused(Struct, frozen=True, kw_only=True):
    """A question that is not asked, and the rules that it breaks."""

    kind: str
    prompt: str
    best: str
    rules: tuple[str, ...]


class Own(Struct, frozen=True, kw_only=True):
    """The exercises that a position gives."""

    exercises: tuple[Exercise, ...] = ()
    refused: tuple[Refused, ...] = ()
    reasons: tuple[str, ...] = ()
    """The reason why the position gives no question at all; empty where it gives some."""


def own_exercises(
    corpus: Corpus, pool: Pool, text: str, proved: Callable[[], Collection[str]], cards: CardPool = NO_CARDS
) -> Own:
    """The exercises of a scenario's text, each judged by the rules by which the pool was made.

    How rare a citation is (V4) goes by the traces of the pool. ``proved`` is asked for only where the position can be
    played.
    """
    played = play(text, cards)
    if played is None:
        return Own(reasons=why_not_played(text, cards))
    if played.edition != pool.edition:
        return Own(reasons=(f"The position is of {played.edition}, the exercises here of {pool.edition}.",))
    citing = Citing((played,), pool.cited, pool.traces)
    allowed = proved()
    made: dict[str, Exercise] = {}
    refused: list[Refused] = []
    told: Counter[tuple[str, ...]] = Counter()
    for question in own_questions(played, citing):
        asked = Asked(played, question, citing, corpus, allowed)
        key = (question.kind, question.prompt, *(choice.text for choice in question.right()))
        rules = broken_rules(asked) + (("V7",) if told[key] else ())
        told[key] += 1
        if rules:
            refused.append(_refused(question, rules))
        else:
            one = exercise_of(corpus, citing, played, question, pool.amounts)
            made[one.id] = one
    if made or refused:
        return Own(exercises=tuple(made.values()), refused=tuple(refused))
    if not played.moments:
        return Own(reasons=("Nobody has decided anything on this board yet: answer a decision first.",))
    return Own(reasons=("What was decided here has no consequence that a question could be asked about.",))


def own_questions(played: Played, citing: Citing) -> Iterator[Question]:
    """Every question that a position without a dispute gives: what its players may ask is made of its run."""
    yield from questions_of(played, citing)
    for kind in (call_done, call_may):
        yield from kind.questions(played, citing)


def why_not_played(text: str, cards: CardPool = NO_CARDS) -> tuple[str, ...]:
    """The reasons why no exercise rests on a scenario: what cannot be read, is not understood, fails or stops."""
    result = run_text(text, cards)
    reasons = [
        f"Line {one.line}: the text of {one.card} is not wholly understood: “{one.text}”"
        for one in result.unread
    ]
    if result.error is not None:
        where = f"Line {result.error.line}: " if result.error.line else ""
        reasons.append(f"{where}{result.error.message}")
    reasons += [
        f"Line {one.line}: {one.field} is {one.got}, and the check says {one.expected}."
        for one in result.checks
        if not one.ok
    ]
    return tuple(reasons) or (
        "A text on the board is not wholly understood, or its effect is resolved by hand.",
    )


def _refused(question: Question, rules: tuple[str, ...]) -> Refused:
    return Refused(kind=question.kind, prompt=question.prompt, best=question.best, rules=rules)
