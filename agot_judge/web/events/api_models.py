"""The types that the API of events takes and answers with; the OpenAPI description is made from these types."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from agot_judge.events.bodies import Cited
from agot_judge.events.entry import SentEntry
from agot_judge.web.api_models import about

MOST_ENTRIES = 200


class EntriesAnswer(Struct, frozen=True, kw_only=True):
    """Entries of an event, in the order in which the server received them."""

    entries: tuple[SentEntry, ...]
    cursor: Annotated[int, about("What to send as `after` the next time.")]
    latest: Annotated[
        int, about("The number of the event's last entry: there is more while `cursor` is less.")
    ]


class SentEntries(Struct, frozen=True, kw_only=True):
    """Entries that a device has made; each is read by itself, so that one that is wrong does not keep the others out."""

    entries: Annotated[tuple[dict[str, Any], ...], Meta(max_length=MOST_ENTRIES)]


class RefusedEntry(Struct, frozen=True, kw_only=True):
    """An entry that was not taken: it stays on its device."""

    uuid: str
    why: str


class AcceptedAnswer(Struct, frozen=True, kw_only=True):
    """The fate of the entries that were sent."""

    accepted: Annotated[tuple[str, ...], about("The uuids of those that are kept now, or were before.")]
    refused: tuple[RefusedEntry, ...]
    cursor: Annotated[int, about("The number of the event's last entry.")]


class MemberAnswer(Struct, frozen=True, kw_only=True):
    """The member who asks, and what their device must know to write entries without network."""

    uuid: str
    role: str
    label: str
    now: Annotated[int, about("The server's time: milliseconds since 1970 in UTC.")]
    names_until: Annotated[
        int, about("When names are erased, and devices forget their copies: milliseconds since 1970 in UTC.")
    ]


class CaseAnswer(Struct, frozen=True, kw_only=True):
    """A case."""

    uuid: str
    number: str
    url: Annotated[str, about("Its page.")]
    standing: str
    table: str
    round: str
    question: str
    cards: tuple[str, ...]
    answers: Annotated[tuple[str, ...], about("The text that stands; several where two are at odds.")]
    reasons: tuple[str, ...]
    cites: tuple[Cited, ...]
    conflicts: tuple[str, ...]
    appeals: int
    is_announced: bool
    opened_at: Annotated[int, about("Milliseconds since 1970 in UTC.")]
    answered_at: int


class CasesAnswer(Struct, frozen=True, kw_only=True):
    """The cases of an event, the newest first."""

    event: str
    name: str
    cases: tuple[CaseAnswer, ...]
    latest: int


class SimilarCase(Struct, frozen=True, kw_only=True):
    """An earlier case that is like what was asked."""

    number: str
    event: Annotated[str, about("The name of another event; empty for this one.")]
    question: str
    answer: str
    standing: str
    because: str


class SimilarAnswer(Struct, frozen=True, kw_only=True):
    """Earlier cases that are like what was asked, the likest first. None of them is an answer."""

    cases: tuple[SimilarCase, ...]
