"""The look-up pages: search, and the documents paragraph by paragraph."""

from flask import Blueprint, Response, make_response, redirect, render_template, request
from flask.typing import ResponseReturnValue

from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.web.finding import other_address
from agot_judge.web.found_cards import card_names, shown_cards
from agot_judge.web.library import library
from agot_judge.web.lookup import EVERY_EDITION, FIRST, search_page
from agot_judge.web.read_page import ReadPage
from agot_judge.web.reading import entry_page, paragraph_page
from agot_judge.web.responses import tagged
from agot_judge.web.urls import A_YEAR_S, book_url, paragraph_url
from agot_judge.web.versions import is_pinned, pinned_page, retired_place

COOKIE = "edition"


def edition_asked() -> str:
    """The edition in the address, else the one that was chosen before, else the usual one; empty for all."""
    asked = request.args.get("edition", "")
    kept = request.cookies.get(COOKIE, "")
    chosen = asked or (kept if kept in (*EDITIONS, EVERY_EDITION) else DEFAULT_EDITION)
    return "" if chosen == EVERY_EDITION else chosen


def remembered(response: Response) -> Response:
    """``response``, with the choice kept that stands in the address: an edition, or all of them."""
    asked = request.args.get("edition", "")
    if asked in (*EDITIONS, EVERY_EDITION) and asked != request.cookies.get(COOKIE):
        response.set_cookie(COOKIE, asked, max_age=A_YEAR_S, samesite="Lax")
    return response


blueprint = Blueprint("rules", __name__)
blueprint.after_request(tagged)


@blueprint.get("/")
def look_up() -> ResponseReturnValue:
    """The search field with what it finds."""
    return _searched("rules/look_up.html")


@blueprint.get("/results")
def results() -> ResponseReturnValue:
    """The part that changes on the page while one types."""
    return _searched("rules/_results.html")


@blueprint.get("/r/<path:citation>")
def read(citation: str) -> ResponseReturnValue:
    """A paragraph or an entry; a document is read as a book."""
    page = _page(citation)
    if page is not None:
        return render_template("rules/read.html", page=page)
    corpus = library().corpus
    if any(document.id == citation for document in corpus.documents()):
        return redirect(book_url(citation))
    gone = corpus.retired(citation)
    return redirect(retired_place(gone) if gone else paragraph_url(other_address(corpus, citation)))


@blueprint.get("/preview/<path:citation>")
def preview(citation: str) -> ResponseReturnValue:
    """A paragraph or an entry as it opens over another page."""
    page = _page(citation)
    if page is None:
        return redirect(paragraph_url(other_address(library().corpus, citation)))
    return render_template("rules/_preview.html", page=page)


def _searched(template: str) -> ResponseReturnValue:
    limit = request.args.get("limit", FIRST, type=int)
    page = search_page(library(), card_names(), request.args.get("q", ""), edition_asked(), limit)
    cards = shown_cards(page.cards, page.lead)
    shown = render_template(template, page=page, cards=cards, reasons="why" in request.args)
    return remembered(make_response(shown))


def _page(id: str) -> ReadPage | None:
    """The page for the id of a paragraph or an entry; None for any other."""
    corpus = library().corpus
    if is_pinned(id):
        return pinned_page(corpus, id)
    if id in corpus:
        return paragraph_page(corpus, id)
    if any(entry.id == id for entry in corpus.entries()):
        return entry_page(corpus, id)
    return None
