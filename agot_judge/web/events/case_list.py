"""A case as a list has it."""

from flask import url_for
from msgspec import Struct

from agot_judge.events.names import shown
from agot_judge.events.state import Case, Event
from agot_judge.web.events.case_page import STANDING_WORDS, clock
from agot_judge.web.events.since import since


class ListedCase(Struct, frozen=True, kw_only=True):
    """A case in a line or two."""

    number: str
    url: str
    table: str
    round: str
    question: str
    answer: str
    standing: str
    standing_words: str
    paragraphs: tuple[str, ...]
    changed: tuple[str, ...]
    """Since when those of them read otherwise that do: ``changed since, FAQ 4.2``."""
    by: str
    at: str
    is_at_odds: bool
    waiting: int
    """The number of its entries that no server has received yet."""


def listed(event: Event, case: Case) -> ListedCase:
    """A case in a line or two."""
    opened = case.opened
    return ListedCase(
        number=case.number,
        url=url_for("events.case", event=event.id, number=case.number),
        table=opened.table if opened else "",
        round=opened.round if opened else "",
        question=shown(opened.question, event) if opened else "Its question has not arrived yet.",
        answer=" / ".join(shown(one.answer, event) for one in case.stands),
        standing=case.standing,
        standing_words=STANDING_WORDS[case.standing],
        paragraphs=tuple(cited.label for cited in case.cites),
        changed=tuple(dict.fromkeys(words for cited in case.cites if (words := since(cited).words))),
        by=event.who(case.stands[-1].member if case.stands else case.opened_by),
        at=clock(case.answered_at or case.opened_at),
        is_at_odds=any(one.is_open for one in case.conflicts),
        waiting=case.waiting,
    )
