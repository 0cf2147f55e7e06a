"""The documents as books: contents and chapters, the glossary, and errata by card."""

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from agot_judge.web.book_page import book_page, chapter_at, chapter_page, place_in_book
from agot_judge.web.errata import errata_page
from agot_judge.web.finding import is_known, other_address
from agot_judge.web.glossary import glossary_page
from agot_judge.web.library import library
from agot_judge.web.responses import tagged
from agot_judge.web.urls import book_url

blueprint = Blueprint("books", __name__)
blueprint.after_request(tagged)


@blueprint.get("/book/<path:place>")
def book(place: str) -> ResponseReturnValue:
    """The contents of a document, or a chapter; an entry or a paragraph is shown where it stands in its chapter."""
    corpus = library().corpus
    if any(document.id == place for document in corpus.documents()):
        names = [name for name, document in THRONESDB.items() if document == place]
        return render_template("books/contents.html", page=book_page(corpus, place), fragments="".join(names))
    chapter = chapter_at(corpus, place)
    if chapter is not None:
        return render_template("books/chapter.html", page=chapter_page(corpus, chapter))
    if is_known(corpus, place):
        return redirect(place_in_book(corpus, place))
    return redirect(book_url(other_address(corpus, place)))


THRONESDB = {"rulesreference": "2e/rr", "faq": "2e/faq"}
"""ThronesDB's names of the documents; its links name the entry behind them as a fragment."""


@blueprint.get("/<any(rulesreference, faq):name>")
def thronesdb(name: str) -> ResponseReturnValue:
    """A link as on ThronesDB: the browser keeps its fragment, and the script of the contents follows it."""
    return redirect(book_url(THRONESDB[name]))


@blueprint.get("/glossary")
def glossary() -> str:
    """The glossary from A to Z."""
    page = glossary_page(library().corpus, _asked("q"), _asked("edition"))
    return render_template("books/glossary.html", page=page)


@blueprint.get("/errata")
def errata() -> str:
    """Errata by card."""
    page = errata_page(library().corpus, _asked("q"), _asked("edition"), _asked("by"))
    return render_template("books/errata.html", page=page)


def _asked(name: str) -> str:
    return request.args.get(name, "").strip()
