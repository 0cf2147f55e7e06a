"""The form in which a case is opened, on the desk and on a page of its own."""

from uuid import uuid4

from msgspec import Struct

from agot_judge.events.similar import Features
from agot_judge.search import compared_words
from agot_judge.web.events.case_page import ShownEarlier, earlier_cases
from agot_judge.web.events.desk import Desk
from agot_judge.web.events.kept import now_ms
from agot_judge.web.events.typed import NOTHING_TYPED, Typed


class OpenPage(Struct, frozen=True, kw_only=True):
    """The form."""

    event_id: str
    event_name: str
    entry: str
    case: str
    began: str
    table: str
    round: str
    question: str
    cards: str
    people: tuple[str, ...]
    known_people: tuple[str, ...]
    problem: str
    names: tuple[str, ...]
    earlier: tuple[ShownEarlier, ...]
    latest: int


def open_page(desk: Desk, did: Typed = NOTHING_TYPED) -> OpenPage:
    """The form, as it was left; the round is that of the case before."""
    event = desk.event
    rounds = [one.opened.round for one in event.cases if one.opened is not None and one.opened.round]
    question = did.value("question")
    return OpenPage(
        event_id=event.id,
        event_name=event.facts.name,
        entry=did.value("entry", str(uuid4())),
        case=did.value("case", str(uuid4())),
        began=did.value("began", str(now_ms())),
        table=did.value("table"),
        round=did.value("round", rounds[-1] if rounds else ""),
        question=question,
        cards=did.value("cards"),
        people=(did.value("person"),) if did.value("person") else (),
        known_people=tuple(sorted(one.label for one in event.people.values() if one.label and not one.into)),
        problem=did.problem,
        names=did.names,
        earlier=earlier_cases(desk, None, Features(words=compared_words(question))) if question else (),
        latest=event.latest,
    )
