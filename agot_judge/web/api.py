"""The JSON API: what the pages show, for other programs. It changes nothing; exercises and events have parts of their own."""

import re
from functools import lru_cache

from flask import Response, redirect, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from agot_judge.catalog.documents import EDITIONS as CARD_EDITIONS
from agot_judge.corpus.export import export_lines
from agot_judge.corpus.store import Corpus
from agot_judge.coverage import Coverage, coverage_of
from agot_judge.editions import DEFAULT_EDITION, EDITIONS, played
from agot_judge.errors import AgotJudgeError
from agot_judge.timing import Chart, charts
from agot_judge.web import api_answers
from agot_judge.web import api_examples as examples
from agot_judge.web import api_models as api
from agot_judge.web.api_answers import differences as differences_of
from agot_judge.web.api_answers import search_answer
from agot_judge.web.api_cards import (
    CardAnswer,
    CardNames,
    CardsAnswer,
    card_answer,
    cards_answer,
    names_answer,
)
from agot_judge.web.api_files import FileAnswer, file_answer
from agot_judge.web.api_operation import Api, Operation
from agot_judge.web.api_parameters import ANYTHING, Parameter, number_of, text_of, word_of
from agot_judge.web.api_responses import Refusal, answer, conditional, problem
from agot_judge.web.card_library import catalog, catalog_with, imported_at, pools
from agot_judge.web.library import library

LONGEST_QUERY = 600
"""Characters."""
DEFAULT_LIMIT = 10
MOST = 100
LONGEST_CARD_QUERY = 500
"""Characters."""
MOST_OFFSET = 100_000
LONGEST_FILE = 6000
"""Characters: an address has room for no more."""
JSON_LINES = "application/jsonl"
WRITING = ("POST", "PUT", "PATCH", "DELETE")
"""Methods that are refused, at every address."""

SLASHES = "Its slashes may stand as they are or be escaped."


def _id(about: str, example: str) -> tuple[Parameter]:
    """The id of something, of whatever version."""
    about = f"{about} {SLASHES} A version may be pinned: `{example}@VERSION`."
    return (Parameter("path", "id", about, ANYTHING, example),)


IN_FORCE = Parameter(
    "path", "id", f"A paragraph’s or an entry’s id, in force. {SLASHES}", ANYTHING, examples.LINKED
)
EDITION = Parameter(
    "query",
    "edition",
    "Search this edition only; all where it is left out.",
    word_of(EDITIONS),
    DEFAULT_EDITION,
)
QUERY = Parameter(
    "query",
    "q",
    "Words, “phrases”, a title, a step’s or ruling’s number, as in the search field.",
    text_of(1, LONGEST_QUERY),
    "stealth bypass defender",
)
LIMIT = Parameter("query", "limit", "How many hits at most.", number_of(1, MOST, DEFAULT_LIMIT), "5")
CHART_EDITION = Parameter(
    "path", "edition", "The edition whose round it is.", word_of(EDITIONS), DEFAULT_EDITION
)
ENGINE_EDITION = Parameter(
    "path", "edition", "An edition that an engine runs.", word_of(played()), DEFAULT_EDITION
)
CARD_QUERY = Parameter(
    "query",
    "q",
    "Conditions as in the card search (`f:stark s>3 kw:renown`), words of a name; all cards where it is left out.",
    text_of(0, LONGEST_CARD_QUERY),
    "t:character s>3",
)
CARD_EDITION = Parameter(
    "query",
    "edition",
    "The edition of the cards.",
    word_of(CARD_EDITIONS, default=DEFAULT_EDITION),
    DEFAULT_EDITION,
)
OFFSET = Parameter(
    "query", "offset", "How many cards to leave out at the beginning.", number_of(0, MOST_OFFSET, 0), "0"
)
TYPED = Parameter("query", "q", "What was typed of a name.", text_of(1, LONGEST_CARD_QUERY), "nym")
TEXT = Parameter(
    "query",
    "text",
    "The text of the file: a deck list in any form that players have, ThronesDB’s JSON, an OCTGN deck.",
    text_of(1, LONGEST_FILE),
    "House Stark\n3x Arya Stark (Core)",
)
CARD_CODE = Parameter(
    "path",
    "code",
    "The card’s code, or a name that means it alone: `01001`, `Nymeria (WotN)`.",
    ANYTHING,
    "01001",
)

blueprint = Api("api")
blueprint.after_request(conditional)
blueprint.register_error_handler(HTTPException, problem)
blueprint.register_error_handler(AgotJudgeError, problem)


@blueprint.answers(
    Operation(
        "/search",
        "Search",
        api.SearchAnswer,
        (QUERY, EDITION, LIMIT),
        "?q=stealth+bypass+defender&edition=2e&limit=5",
    )
)
def search() -> Response:
    """The paragraphs that answer, best first, with what overrides them."""
    query = QUERY.text("A query", missing="Say what to search for: q=stealth")
    known = ", ".join(EDITIONS)
    edition = EDITION.word(f"There is no edition “{{given}}”. Give {known}, or leave it out for all.")
    return answer(search_answer(library(), query, edition or None, LIMIT.number()))


@blueprint.answers(
    Operation(
        "/paragraphs/<path:id>", "A paragraph", api.Paragraph, _id("A paragraph’s id.", examples.PARAGRAPH)
    )
)
def paragraph(id: str) -> Response:
    """Its words, its place in its entry and in its source, what overrides it, its neighbours."""
    return answer(api_answers.paragraph(library().corpus, id))


@blueprint.answers(
    Operation("/entries/<path:id>", "An entry", api.Entry, _id("An entry’s id.", examples.ENTRY))
)
def entry(id: str) -> Response:
    """A glossary entry, a framework step, a ruling, an erratum: with all its paragraphs."""
    return answer(api_answers.entry(library().corpus, id))


@blueprint.answers(Operation("/documents", "All documents", api.Documents))
def documents() -> Response:
    """The source documents with their versions."""
    return answer(api_answers.documents(library().corpus))


@blueprint.answers(
    Operation(
        "/documents/<path:id>", "A document", api.DocumentContents, _id("A document’s id.", examples.DOCUMENT)
    )
)
def document(id: str) -> Response:
    """A document’s contents: its entries in the order of the source."""
    return answer(api_answers.document(library().corpus, id))


@blueprint.answers(Operation("/relations/<path:id>", "Relations", api.Relations, (IN_FORCE,)))
def relations(id: str) -> Response:
    """The links that stand in a paragraph, or in an entry’s paragraphs, and those that lead to it."""
    return answer(api_answers.relations(library().corpus, id))


@blueprint.answers(
    Operation(
        "/differences/<path:id>",
        "Differences",
        api.Differences,
        _id("A paragraph’s or an entry’s id.", examples.PRINTED_TWICE),
    )
)
def differences(id: str) -> Response:
    """A paragraph, or an entry’s paragraphs, word by word beside other printings and versions of it."""
    return answer(differences_of(library().corpus, id))


@blueprint.answers(Operation("/timing/<edition>", "The timing chart", Chart, (CHART_EDITION,)))
def timing(edition: str) -> Response:
    """The round of an edition: phases, framework steps, windows, where play goes back, small sequences."""
    if edition not in charts():
        raise Refusal(404, f"There is no chart of “{edition[:40]}”: there are {', '.join(charts())}.")
    return answer(charts()[edition])


@blueprint.answers(Operation("/coverage/<edition>", "Rules enforced", Coverage, (ENGINE_EDITION,)))
def coverage(edition: str) -> Response:
    """Every paragraph of an edition’s rules: which code does what it says, which tests show it, or why no engine could."""
    if edition not in played():
        given = ", ".join(played())
        raise Refusal(404, f"No engine runs the rules of “{edition[:40]}”: there is one for {given}.")
    return answer(coverage_of(library().corpus, edition))


@blueprint.answers(
    Operation(
        "/cards",
        "Search the cards",
        CardsAnswer,
        (CARD_QUERY, CARD_EDITION, LIMIT, OFFSET),
        "?q=t:character+s>3&limit=5",
    )
)
def cards() -> Response:
    """The imported cards that a query finds, by name."""
    query = CARD_QUERY.text("A query")
    edition, limit, offset = _card_edition(), LIMIT.number(), OFFSET.number()
    return answer(cards_answer(catalog(edition), query, limit, offset), imported_at())


@blueprint.answers(Operation("/cards/<path:code>", "A card", CardAnswer, (CARD_CODE,), needs_import=True))
def card(code: str) -> Response:
    """The print of an imported card, errata applied; its abilities as the engine understood them; the paragraphs that name it."""
    return answer(card_answer(catalog_with(code), library().corpus, code), imported_at())


@blueprint.answers(
    Operation("/card-names", "Complete a card’s name", CardNames, (TYPED, CARD_EDITION, LIMIT), "?q=nym")
)
def card_names() -> Response:
    """The names of imported cards that what was typed may become."""
    typed = request.args.get(TYPED.name, "")
    if not typed.strip() or len(typed) > LONGEST_CARD_QUERY:
        raise Refusal(400, "Give what was typed of a name: q=nym", TYPED.name)
    edition, limit = _card_edition(), LIMIT.number()
    return answer(names_answer(catalog(edition), typed, limit), imported_at())


def _card_edition() -> str:
    known = " or ".join(CARD_EDITIONS)
    return CARD_EDITION.word(f"There are no cards of “{{given}}”. Give {known}.")


@blueprint.answers(
    Operation(
        "/file",
        "Read a deck list",
        FileAnswer,
        (TEXT,),
        "?text=House+Stark%0A3x+Arya+Stark+(Core)",
        needs_import=True,
    )
)
def file() -> Response:
    """The cards of a deck list or a file, and each line with the card that it was taken for. Nothing of it is kept."""
    text = request.args.get(TEXT.name, "")
    if not text.strip():
        raise Refusal(400, "Give the text of a deck list: text=House+Stark%0A3x+Arya+Stark", TEXT.name)
    if len(text) > LONGEST_FILE:
        said = f"A text may have {LONGEST_FILE} characters here; this one has {len(text)}. Use `agot-judge cards import`."
        raise Refusal(400, said, TEXT.name)
    return answer(file_answer(pools(), library().corpus, text), imported_at())


@blueprint.answers(Operation("/bulk.jsonl", "Everything", api.ExportLine, media_type=JSON_LINES))
def bulk() -> Response:
    """All paragraphs, headings and furniture, a JSON object a line: the lines of `agot-judge corpus export`."""
    response = Response(_lines(library().corpus), mimetype=JSON_LINES)
    response.headers["Content-Disposition"] = 'attachment; filename="agot-judge.jsonl"'
    return response


@blueprint.get("", strict_slashes=False)
def first() -> ResponseReturnValue:
    """Whoever asks for the API itself is shown what it can be asked."""
    return redirect(url_for("api.description"))


@blueprint.route("", methods=WRITING, strict_slashes=False)
@blueprint.route("/<path:rest>", methods=["GET", *WRITING])
def nothing(rest: str = "") -> Response:
    """Any other address, and any other method: without this the app would answer with a page."""
    if request.method not in ("GET", "HEAD"):
        raise MethodNotAllowed(description="The API only reads: ask with GET, HEAD or OPTIONS.")
    if _is_posted(rest):
        raise Refusal(
            404, f"“{rest[:120]}” is asked with POST. {url_for('api.description')} says what to send."
        )
    raise Refusal(404, f"The API has no “{rest[:120]}”. {url_for('api.description')} lists what it has.")


def _is_posted(rest: str) -> bool:
    """True where an operation that a body is sent to has this address, below the prefix."""
    return any(
        one.method == "post" and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", one.path), f"/{rest}")
        for one in blueprint.operations
    )


@lru_cache(maxsize=1)
def _lines(corpus: Corpus) -> bytes:
    """All lines of the export, made once: the corpus does not change while the program runs."""
    return b"".join(line + b"\n" for line in export_lines(corpus))
