"""The JSON API: what the pages show, for other programs. It changes nothing; exercises and events have parts of their own."""

from functools import lru_cache

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from agot_judge.corpus.export import export_lines
from agot_judge.corpus.store import Corpus
from agot_judge.coverage import coverage_of
from agot_judge.editions import played
from agot_judge.errors import AgotJudgeError
from agot_judge.timing import charts
from agot_judge.web import api_answers, openapi
from agot_judge.web.api_cards import card_answer, cards_answer, names_answer
from agot_judge.web.api_differences import differences as differences_of
from agot_judge.web.api_files import file_answer
from agot_judge.web.api_media_types import JSON_LINES
from agot_judge.web.api_operations import PREFIX, is_posted
from agot_judge.web.api_parameters import asked, asked_cards, asked_name, asked_text, check_names
from agot_judge.web.api_responses import Refusal, answer, conditional, problem
from agot_judge.web.api_search import search_answer
from agot_judge.web.card_library import catalog, catalog_with, imported_at, pools
from agot_judge.web.library import library

WRITING = ("POST", "PUT", "PATCH", "DELETE")
"""Methods that are refused, at every address."""

blueprint = Blueprint("api", __name__, url_prefix=PREFIX)
blueprint.after_request(conditional)
blueprint.register_error_handler(HTTPException, problem)
blueprint.register_error_handler(AgotJudgeError, problem)


@blueprint.get("/search")
def search() -> Response:
    """The paragraphs that answer."""
    return answer(search_answer(library(), asked(request.args)))


@blueprint.get("/paragraphs/<path:id>")
def paragraph(id: str) -> Response:
    """A paragraph."""
    check_names(request.args, ())
    return answer(api_answers.paragraph(library().corpus, id))


@blueprint.get("/entries/<path:id>")
def entry(id: str) -> Response:
    """An entry with its paragraphs."""
    check_names(request.args, ())
    return answer(api_answers.entry(library().corpus, id))


@blueprint.get("/documents")
def documents() -> Response:
    """All documents."""
    check_names(request.args, ())
    return answer(api_answers.documents(library().corpus))


@blueprint.get("/documents/<path:id>")
def document(id: str) -> Response:
    """A document's contents."""
    check_names(request.args, ())
    return answer(api_answers.document(library().corpus, id))


@blueprint.get("/relations/<path:id>")
def relations(id: str) -> Response:
    """The links of a paragraph or an entry, out and in."""
    check_names(request.args, ())
    return answer(api_answers.relations(library().corpus, id))


@blueprint.get("/differences/<path:id>")
def differences(id: str) -> Response:
    """A paragraph or an entry beside its other texts."""
    check_names(request.args, ())
    return answer(differences_of(library().corpus, id))


@blueprint.get("/timing/<edition>")
def timing(edition: str) -> Response:
    """The round of an edition."""
    check_names(request.args, ())
    if edition not in charts():
        raise Refusal(404, f"There is no chart of “{edition[:40]}”: there are {', '.join(charts())}.")
    return answer(charts()[edition])


@blueprint.get("/coverage/<edition>")
def coverage(edition: str) -> Response:
    """The coverage: the paragraphs that the engine enforces of the rules of an edition."""
    check_names(request.args, ())
    if edition not in played():
        given = ", ".join(played())
        raise Refusal(404, f"No engine runs the rules of “{edition[:40]}”: there is one for {given}.")
    return answer(coverage_of(library().corpus, edition))


@blueprint.get("/cards")
def cards() -> Response:
    """The imported cards that a query finds."""
    wanted = asked_cards(request.args)
    return answer(
        cards_answer(catalog(wanted.edition), wanted.query, wanted.limit, wanted.offset), imported_at()
    )


@blueprint.get("/cards/<path:code>")
def card(code: str) -> Response:
    """An imported card."""
    check_names(request.args, ())
    return answer(card_answer(catalog_with(code), library().corpus, code), imported_at())


@blueprint.get("/card-names")
def card_names() -> Response:
    """Names that what was typed may become."""
    wanted = asked_name(request.args)
    return answer(names_answer(catalog(wanted.edition), wanted.query, wanted.limit), imported_at())


@blueprint.get("/file")
def file() -> Response:
    """The content of a deck list or a file of cards."""
    text = asked_text(request.args)
    return answer(file_answer(pools(), library().corpus, text), imported_at())


@blueprint.get("/bulk.jsonl")
def bulk() -> Response:
    """Everything, an object a line."""
    check_names(request.args, ())
    response = Response(_lines(library().corpus), mimetype=JSON_LINES)
    response.headers["Content-Disposition"] = 'attachment; filename="agot-judge.jsonl"'
    return response


@blueprint.get("/openapi.json")
def description() -> Response:
    """The description of the API."""
    check_names(request.args, ())
    return answer(openapi.description())


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
    if is_posted(rest):
        raise Refusal(
            404, f"“{rest[:120]}” is asked with POST. {url_for('api.description')} says what to send."
        )
    raise Refusal(404, f"The API has no “{rest[:120]}”. {url_for('api.description')} lists what it has.")


@lru_cache(maxsize=1)
def _lines(corpus: Corpus) -> bytes:
    """All lines of the export, made once: the corpus does not change while the program runs."""
    return b"".join(line + b"\n" for line in export_lines(corpus))
