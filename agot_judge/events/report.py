"""The report of an event: its cases by paragraph, how long calls took, appeals and what became of them."""

from statistics import median

from msgspec import Struct

from agot_judge.events.bodies import Cited
from agot_judge.events.state import STANDINGS, Case, Event


class ByParagraph(Struct, frozen=True):
    """The cases that a paragraph decided."""

    cited: Cited
    cases: tuple[Case, ...]


class Report(Struct, frozen=True, kw_only=True):
    """The whole report."""

    standings: tuple[tuple[str, int], ...]
    paragraphs: tuple[ByParagraph, ...]
    """The ones cited most often first."""
    appealed: tuple[Case, ...]
    at_odds: tuple[Case, ...]
    longest: tuple[tuple[Case, int], ...]
    """The cases with the longest calls, in seconds."""
    median_call: int
    """Seconds; 0 where no call was timed."""
    rounds: tuple[tuple[str, int], ...]


MOST_LONGEST = 10


def report(event: Event) -> Report:
    """The report of an event."""
    by_paragraph: dict[str, ByParagraph] = {}
    rounds: dict[str, int] = {}
    for case in event.cases:
        for cited in case.cites:
            known = by_paragraph.get(cited.id, ByParagraph(cited, ()))
            by_paragraph[cited.id] = ByParagraph(cited, (*known.cases, case))
        name = case.opened.round if case.opened is not None else ""
        rounds[name] = rounds.get(name, 0) + 1
    calls = sorted(((case, call_seconds(case)) for case in event.cases), key=lambda one: -one[1])
    timed = [seconds for _, seconds in calls if seconds]
    return Report(
        standings=tuple(
            (name, count)
            for name in STANDINGS
            if (count := sum(case.standing == name for case in event.cases))
        ),
        paragraphs=tuple(sorted(by_paragraph.values(), key=lambda one: (-len(one.cases), one.cited.id))),
        appealed=tuple(case for case in event.cases if case.appeals),
        at_odds=tuple(case for case in event.cases if case.conflicts),
        longest=tuple((case, seconds) for case, seconds in calls[:MOST_LONGEST] if seconds),
        median_call=round(median(timed)) if timed else 0,
        rounds=tuple(sorted(rounds.items())),
    )


def call_seconds(case: Case) -> int:
    """The seconds that a call took, from its beginning to the answer that stands; 0 where that is not known."""
    began = case.opened.call_began if case.opened is not None else 0
    return max(0, case.answered_at - began) // 1000 if began and case.answered_at else 0
