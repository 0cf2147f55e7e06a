"""The operations of the API with their parameters: one table, which the routes, the description and the page share."""

import re

from agot_judge.catalog.documents import EDITIONS as CARD_EDITIONS
from agot_judge.coverage import Coverage
from agot_judge.editions import DEFAULT_EDITION, EDITIONS, played
from agot_judge.timing import Chart
from agot_judge.web.api_card_models import CardAnswer, CardNames, CardsAnswer
from agot_judge.web.api_file_models import FileAnswer
from agot_judge.web.api_media_types import JSON_LINES
from agot_judge.web.api_models import (
    Differences,
    DocumentContents,
    Documents,
    Entry,
    ExportLine,
    Paragraph,
    Relations,
    SearchAnswer,
)
from agot_judge.web.api_operation import Operation, Parameter
from agot_judge.web.api_train_operations import TRAIN_OPERATIONS

PREFIX = "/api/v1"
LONGEST_QUERY = 600
"""Characters."""
DEFAULT_LIMIT = 10
MOST = 100
LONGEST_CARD_QUERY = 500
"""Characters."""
MOST_OFFSET = 100_000
LONGEST_FILE = 6000
"""Characters: an address has room for no more."""


def _id(about: str, example: str) -> Parameter:
    return Parameter(
        name="id",
        place="path",
        about=f"{about} Its slashes may stand as they are or be escaped. A version may be pinned: `{example}@VERSION`.",
        schema={"type": "string", "minLength": 1},
        example=example,
        is_required=True,
    )


def _in_force(example: str) -> Parameter:
    return Parameter(
        name="id",
        place="path",
        about="A paragraph’s or an entry’s id, in force. Its slashes may stand as they are or be escaped.",
        schema={"type": "string", "minLength": 1},
        example=example,
        is_required=True,
    )


EDITION = Parameter(
    name="edition",
    place="query",
    about="Search this edition only; all where it is left out.",
    schema={"type": "string", "enum": list(EDITIONS)},
    example=DEFAULT_EDITION,
    is_required=False,
)
QUERY = Parameter(
    name="q",
    place="query",
    about="Words, “phrases”, a title, a step’s or ruling’s number, as in the search field.",
    schema={"type": "string", "minLength": 1, "maxLength": LONGEST_QUERY},
    example="stealth bypass defender",
    is_required=True,
)
LIMIT = Parameter(
    name="limit",
    place="query",
    about="How many hits at most.",
    schema={"type": "integer", "minimum": 1, "maximum": MOST, "default": DEFAULT_LIMIT},
    example="5",
    is_required=False,
)
CHART_EDITION = Parameter(
    name="edition",
    place="path",
    about="The edition whose round it is.",
    schema={"type": "string", "enum": list(EDITIONS)},
    example=DEFAULT_EDITION,
    is_required=True,
)
ENGINE_EDITION = Parameter(
    name="edition",
    place="path",
    about="An edition that an engine runs.",
    schema={"type": "string", "enum": list(played())},
    example=DEFAULT_EDITION,
    is_required=True,
)

CARD_QUERY = Parameter(
    name="q",
    place="query",
    about="Conditions as in the card search (`f:stark s>3 kw:renown`), words of a name; all cards where it is left out.",
    schema={"type": "string", "minLength": 0, "maxLength": LONGEST_CARD_QUERY},
    example="t:character s>3",
    is_required=False,
)
CARD_EDITION = Parameter(
    name="edition",
    place="query",
    about="The edition of the cards.",
    schema={"type": "string", "enum": list(CARD_EDITIONS), "default": DEFAULT_EDITION},
    example=DEFAULT_EDITION,
    is_required=False,
)
OFFSET = Parameter(
    name="offset",
    place="query",
    about="How many cards to leave out at the beginning.",
    schema={"type": "integer", "minimum": 0, "maximum": MOST_OFFSET, "default": 0},
    example="0",
    is_required=False,
)
TYPED = Parameter(
    name="q",
    place="query",
    about="What was typed of a name.",
    schema={"type": "string", "minLength": 1, "maxLength": LONGEST_CARD_QUERY},
    example="nym",
    is_required=True,
)
TEXT = Parameter(
    name="text",
    place="query",
    about="The text of the file: a deck list in any form that players have, ThronesDB’s JSON, an OCTGN deck.",
    schema={"type": "string", "minLength": 1, "maxLength": LONGEST_FILE},
    example="House Stark\n3x Arya Stark (Core)",
    is_required=True,
)
CARD_CODE = Parameter(
    name="code",
    place="path",
    about="The card’s code, or a name that means it alone: `01001`, `Nymeria (WotN)`.",
    schema={"type": "string", "minLength": 1},
    example="01001",
    is_required=True,
)

OPERATIONS = (
    Operation(
        name="search",
        path="/search",
        title="Search",
        about="The paragraphs that answer, best first, with what overrides them.",
        gives=SearchAnswer,
        parameters=(QUERY, EDITION, LIMIT),
        example="/search?q=stealth+bypass+defender&edition=2e&limit=5",
    ),
    Operation(
        name="paragraph",
        path="/paragraphs/{id}",
        title="A paragraph",
        about="Its words, its place in its entry and in its source, what overrides it, its neighbours.",
        gives=Paragraph,
        parameters=(_id("A paragraph’s id.", "2e/rr/stealth/1"),),
        example="/paragraphs/2e/rr/stealth/1",
    ),
    Operation(
        name="entry",
        path="/entries/{id}",
        title="An entry",
        about="A glossary entry, a framework step, a ruling, an erratum: with all its paragraphs.",
        gives=Entry,
        parameters=(_id("An entry’s id.", "2e/rr/4.2.1"),),
        example="/entries/2e/rr/4.2.1",
    ),
    Operation(
        name="documents",
        path="/documents",
        title="All documents",
        about="The source documents with their versions.",
        gives=Documents,
        example="/documents",
    ),
    Operation(
        name="document",
        path="/documents/{id}",
        title="A document",
        about="A document’s contents: its entries in the order of the source.",
        gives=DocumentContents,
        parameters=(_id("A document’s id.", "2e/faq"),),
        example="/documents/2e/faq",
    ),
    Operation(
        name="relations",
        path="/relations/{id}",
        title="Relations",
        about="The links that stand in a paragraph, or in an entry’s paragraphs, and those that lead to it.",
        gives=Relations,
        parameters=(_in_force("2e/rr/target"),),
        example="/relations/2e/rr/target",
    ),
    Operation(
        name="differences",
        path="/differences/{id}",
        title="Differences",
        about="A paragraph, or an entry’s paragraphs, word by word beside other printings and versions of it.",
        gives=Differences,
        parameters=(_id("A paragraph’s or an entry’s id.", "2e/rr/unopposed"),),
        example="/differences/2e/rr/unopposed",
    ),
    Operation(
        name="timing",
        path="/timing/{edition}",
        title="The timing chart",
        about="The round of an edition: phases, framework steps, windows, where play goes back, small sequences.",
        gives=Chart,
        parameters=(CHART_EDITION,),
        example="/timing/2e",
    ),
    Operation(
        name="coverage",
        path="/coverage/{edition}",
        title="Rules enforced",
        about="Every paragraph of an edition’s rules: which code does what it says, which tests show it, or why no engine could.",
        gives=Coverage,
        parameters=(ENGINE_EDITION,),
        example="/coverage/2e",
    ),
    Operation(
        name="cards",
        path="/cards",
        title="Search the cards",
        about="The imported cards that a query finds, by name.",
        gives=CardsAnswer,
        parameters=(CARD_QUERY, CARD_EDITION, LIMIT, OFFSET),
        example="/cards?q=t:character+s>3&limit=5",
    ),
    Operation(
        name="card",
        path="/cards/{code}",
        title="A card",
        about="What is printed on an imported card, errata applied; what the engine understood; the paragraphs that name it.",
        gives=CardAnswer,
        parameters=(CARD_CODE,),
        example="/cards/01001",
        needs_import=True,
    ),
    Operation(
        name="card_names",
        path="/card-names",
        title="Complete a card’s name",
        about="The names of imported cards that what was typed may become.",
        gives=CardNames,
        parameters=(TYPED, CARD_EDITION, LIMIT),
        example="/card-names?q=nym",
    ),
    Operation(
        name="file",
        path="/file",
        title="Read a deck list",
        about="What a deck list or a file of cards says, and what each line of it was taken for. Nothing of it is kept.",
        gives=FileAnswer,
        parameters=(TEXT,),
        example="/file?text=House+Stark%0A3x+Arya+Stark+(Core)",
        needs_import=True,
    ),
    Operation(
        name="bulk",
        path="/bulk.jsonl",
        title="Everything",
        about="All paragraphs, headings and furniture, a JSON object a line: the lines of `agot-judge corpus export`.",
        gives=ExportLine,
        media_type=JSON_LINES,
        example="/bulk.jsonl",
    ),
    *TRAIN_OPERATIONS,
    Operation(
        name="description",
        path="/openapi.json",
        title="This description",
        about="The API described by OpenAPI 3.1.",
        gives=None,
        example="/openapi.json",
    ),
)


def is_posted(rest: str) -> bool:
    """True where an operation that a body is sent to has this address, below the prefix."""
    return any(
        one.method == "post" and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", one.path), f"/{rest}")
        for one in OPERATIONS
    )
