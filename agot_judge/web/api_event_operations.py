"""The operations of the API at an event, for its members."""

from agot_judge.web.api_operation import Operation, Parameter
from agot_judge.web.api_operations import OPERATIONS
from agot_judge.web.events.api_models import (
    MOST_ENTRIES,
    AcceptedAnswer,
    CaseAnswer,
    CasesAnswer,
    EntriesAnswer,
    MemberAnswer,
    SentEntries,
    SimilarAnswer,
)

EXAMPLE = "7k4m2x9c"
EVENT = Parameter(
    name="event",
    place="path",
    about="The id of the event. Members alone are answered: by the cookie of their browser, or by `Authorization: Bearer` "
    "with a token that the page of an invitation shows.",
    schema={"type": "string", "minLength": 8, "maxLength": 8},
    example=EXAMPLE,
    is_required=True,
)
NUMBER = Parameter(
    name="number",
    place="path",
    about="The number of a case, as people say it.",
    schema={"type": "string", "minLength": 4, "maxLength": 4},
    example="7K4M",
    is_required=True,
)
AFTER = Parameter(
    name="after",
    place="query",
    about="The number of the last entry that is known; 0 for all.",
    schema={"type": "integer", "minimum": 0, "maximum": 2**53, "default": 0},
    example="0",
    is_required=False,
)
MOST = Parameter(
    name="limit",
    place="query",
    about="How many entries at most.",
    schema={"type": "integer", "minimum": 1, "maximum": MOST_ENTRIES, "default": MOST_ENTRIES},
    example="100",
    is_required=False,
)


def _words(name: str, about: str, example: str) -> Parameter:
    return Parameter(
        name=name,
        place="query",
        about=about,
        schema={"type": "string", "minLength": 0, "maxLength": 600},
        example=example,
        is_required=False,
    )


EVENT_OPERATIONS = (
    Operation(
        name="event_entries",
        path="/events/{event}/entries",
        title="Entries of an event",
        about="What was added after a number; 304 where nothing was.",
        gives=EntriesAnswer,
        parameters=(EVENT, AFTER, MOST),
        example=f"/events/{EXAMPLE}/entries?after=0",
        needs_member=True,
    ),
    Operation(
        name="add_entries",
        method="post",
        path="/events/{event}/entries",
        title="Entries added",
        about="Keeps entries, each once by its uuid, however often it is sent.",
        takes=SentEntries,
        gives=AcceptedAnswer,
        parameters=(EVENT,),
        example=f"/events/{EXAMPLE}/entries",
        needs_member=True,
    ),
    Operation(
        name="event_member",
        path="/events/{event}/member",
        title="The member who asks",
        about="The role and the name that the event has for who asks.",
        gives=MemberAnswer,
        parameters=(EVENT,),
        example=f"/events/{EXAMPLE}/member",
        needs_member=True,
    ),
    Operation(
        name="event_cases",
        path="/events/{event}/cases",
        title="Cases of an event",
        about="The cases that all of the conditions fit, the newest first.",
        gives=CasesAnswer,
        parameters=(
            EVENT,
            _words("q", "Words, or a number.", "duplicate"),
            _words("paragraph", "Decided by exactly this paragraph.", "2e/rr/save/1"),
            _words("standing", "`open`, `ruled`, `appealed`, `upheld` ...", "ruled"),
        ),
        example=f"/events/{EXAMPLE}/cases?q=duplicate",
        needs_member=True,
    ),
    Operation(
        name="event_case",
        path="/events/{event}/cases/{number}",
        title="A case",
        about="A case with the text that stands and the paragraphs as they were quoted.",
        gives=CaseAnswer,
        parameters=(EVENT, NUMBER),
        example=f"/events/{EXAMPLE}/cases/7K4M",
        needs_member=True,
    ),
    Operation(
        name="similar_cases",
        path="/events/{event}/similar",
        title="Have we ruled this?",
        about="Up to three earlier cases with the same paragraphs, cards or words, and why they are shown.",
        gives=SimilarAnswer,
        parameters=(
            EVENT,
            _words("cites", "Ids of paragraphs, with commas between them.", "2e/rr/save/1"),
            _words("cards", "Names of cards, with `;` between them.", "Wolf of the North"),
            _words("q", "The question.", "may I save him twice"),
        ),
        example=f"/events/{EXAMPLE}/similar?q=save",
        needs_member=True,
    ),
)
EVERY_OPERATION = (*OPERATIONS, *EVENT_OPERATIONS)
