"""Exercises to be repeated, and when: folded from the log of answers, which is all that is kept of a learner.

What is remembered is a family (a rule, asked in one way), never one board: each repetition is another exercise of it, and
once all have been answered a fresh variant of the one that was answered longest ago.
"""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from statistics import median

from fsrs import Card, Rating, Scheduler
from msgspec import Struct

from agot_judge.training.fresh import RENEWED
from agot_judge.training.grading import Result
from agot_judge.training.model import Exercise, base_of, fresh_id
from agot_judge.training.pool import Pool

MOST_A_DAY = 20
"""The most that are offered of those that are due; those that wait longest come first."""
NOT_SEEN_FOR = 10
"""An exercise of the last so many answers, of which no fresh variant is made, is not asked again where the family has
another."""
EASY_MS = 20_000
"""Who is right in less time, and sure, finds it easy; before the family's own median is known."""
ENOUGH_TIMES = 3
"""The earlier times from which a median is taken."""
A_DAY = timedelta(days=1)
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

SCHEDULER = Scheduler(
    desired_retention=0.9,
    learning_steps=(timedelta(minutes=1), timedelta(minutes=10)),
    maximum_interval=180,
    enable_fuzzing=False,
)


class Answered(Struct, frozen=True, kw_only=True):
    """An answer as the log has it."""

    exercise: str
    family: str
    at: datetime
    result: Result
    ms: int = 0
    sure: bool = False


class Due(Struct, frozen=True, kw_only=True):
    """A family that is due, with the exercise that asks for it."""

    family: str
    exercise: str
    """The id of the exercise, or of a fresh variant."""
    since: datetime
    because: str
    """The reason why it comes again, as a sentence."""


class Schedule(Struct, frozen=True, kw_only=True):
    """The exercises that are due now, and those that come later."""

    due: tuple[Due, ...]
    waiting: int
    """The number of those that are due besides what is offered today."""
    tomorrow: int
    """The number of those that are due within a day, and not now."""
    later: int
    """The number of all that are not due now."""
    next: datetime | None
    """When the first of those that come later is due."""


def merged(*logs: Iterable[Answered]) -> tuple[Answered, ...]:
    """One log of all: an answer to the same exercise at the same time stands in it once."""
    every = {(one.exercise, one.at): one for log in logs for one in log}
    return tuple(sorted(every.values(), key=lambda one: (one.at, one.exercise)))


def schedule(pool: Pool, log: Iterable[Answered], now: datetime, most: int = MOST_A_DAY) -> Schedule:
    """The part of the log that is due at ``now``, the oldest first. Families that the pool has no exercise of are left out."""
    answers = merged(log)
    members: dict[str, list[Exercise]] = {}
    for one in pool.exercises:
        members.setdefault(one.family, []).append(one)
    cards: dict[str, Card] = {}
    times: dict[str, list[int]] = {}
    last: dict[str, Answered] = {}
    for answer in answers:
        if answer.family in members:
            card = cards.get(answer.family) or Card(card_id=len(cards) + 1, due=answer.at.astimezone(UTC))
            cards[answer.family], _ = SCHEDULER.review_card(
                card, _rating(answer, times.setdefault(answer.family, [])), answer.at.astimezone(UTC)
            )
            last[answer.family] = answer
    due = sorted((card.due, family) for family, card in cards.items() if card.due <= now)
    later = sorted(card.due for card in cards.values() if card.due > now)
    seen = [base_of(answer.exercise) for answer in answers][-NOT_SEEN_FOR:]
    return Schedule(
        due=tuple(
            Due(
                family=family,
                exercise=_another(members[family], answers, seen),
                since=since,
                because=_because(last[family]),
            )
            for since, family in due[:most]
        ),
        waiting=max(0, len(due) - most),
        tomorrow=sum(day <= now + A_DAY for day in later),
        later=len(later),
        next=later[0] if later else None,
    )


def _rating(answer: Answered, times: list[int]) -> Rating:
    """The rating of an answer, not asked for but read from it. ``times`` are those of earlier right answers of the family,
    to which this one is added."""
    if answer.result == "wrong":
        return Rating.Again
    if answer.result == "right without the paragraph":
        return Rating.Hard
    usual = median(times) if len(times) >= ENOUGH_TIMES else EASY_MS
    if answer.ms > 0:
        times.append(answer.ms)
    return Rating.Easy if answer.sure and 0 < answer.ms <= usual else Rating.Good


def _another(members: list[Exercise], answers: tuple[Answered, ...], seen: list[str]) -> str:
    """The exercise of a family that was never answered, else a fresh variant of the one that was answered longest ago.

    Of some kinds no variant is made: such a one comes again itself, and not from the last answers if there is another.
    """
    times = {base_of(answer.exercise): number for number, answer in enumerate(answers)}
    oldest = min(
        members,
        key=lambda one: (one.kind not in RENEWED and one.id in seen, times.get(one.id, -1), one.id),
    )
    if oldest.id not in times or oldest.kind not in RENEWED:
        return oldest.id
    return fresh_id(oldest.id, sum(base_of(answer.exercise) == oldest.id for answer in answers))


def _because(answer: Answered) -> str:
    day = _DAYS[answer.at.weekday()]
    if answer.result == "wrong":
        return f"Wrong on {day}."
    if answer.result == "right without the paragraph":
        return f"Right without the paragraph on {day}."
    return f"Right on {day}."
