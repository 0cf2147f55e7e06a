"""Cards: the search of the imported ones, a card, and the cards that the documents name."""

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from agot_judge.errors import CardDataError
from agot_judge.web.card_import import IMPORT, import_uploaded, known_cards_counted, takes_files
from agot_judge.web.card_library import (
    catalog,
    catalog_with,
    first_of,
    pools,
    pools_while_reachable,
    prepare_cards,
    refuse_damaged,
)
from agot_judge.web.card_pages import printed_card_page, search_page, shared_name_page
from agot_judge.web.cards_named import card_page, cards_page, known_name
from agot_judge.web.errors import page_of
from agot_judge.web.library import library
from agot_judge.web.library_cards import name_in_documents, shipped_cards
from agot_judge.web.responses import tagged
from agot_judge.web.urls import card_url

blueprint = Blueprint("cards", __name__)
blueprint.after_request(tagged)
prepare_cards(blueprint)


@blueprint.get("/cards")
def search() -> str:
    """The search of the imported cards; where there are none, how to import them, and the cards that are named."""
    return _search_page()


def _search_page(import_wrong: str = "") -> str:
    """The page of the search; ``import_wrong`` is what was wrong with a file that was to be imported."""
    editions = pools().editions
    asked = _asked("edition")
    found = catalog(asked if asked in editions else first_of(editions))
    if not found.pool.cards:
        return _without_cards(found.pool.damaged, import_wrong)
    start = request.args.get("start", "")
    return render_template(
        "cards/search.html",
        page=search_page(
            found,
            _asked("q"),
            int(start) if start.isascii() and start.isdigit() and len(start) < 7 else 0,
            editions,
        ),
        damaged=found.pool.damaged,
        known=known_cards_counted(),
        import_wrong=import_wrong,
    )


@blueprint.post("/cards/import")
def take_file() -> ResponseReturnValue:
    """A file of cards that was chosen on the page, imported; where the server was not started for that, how it is."""
    if not takes_files():
        return page_of(403, "This server takes no files", f"Whoever runs it starts it with {IMPORT}=yes.")
    try:
        import_uploaded(request)
    except CardDataError as error:
        return _search_page(error.message), 400
    return redirect(url_for("cards.search"), 303)


def _without_cards(damaged: tuple[str, ...], import_wrong: str) -> str:
    page = cards_page(library().corpus, _asked("q"))
    return render_template(
        "books/cards.html",
        page=page,
        explains_import=True,
        damaged=damaged,
        known=known_cards_counted(),
        import_wrong=import_wrong,
    )


@blueprint.get("/cards-named")
def named() -> str:
    """The cards that the documents name."""
    return render_template("books/cards.html", page=cards_page(library().corpus, _asked("q")))


@blueprint.get("/cards/<path:name>")
def card(name: str) -> ResponseReturnValue:
    """An imported card by its code, its name, or its name with its pack; else everything that names a card."""
    corpus = library().corpus
    found = catalog_with(name)
    printings = found.pool.printings(name)
    if not printings:
        refuse_damaged(found, name)
    known = known_name(corpus, name) or name_in_documents(corpus, name)
    if len(printings) == 1:
        return render_template(
            "cards/card.html", page=printed_card_page(found, corpus, printings[0], pools_while_reachable())
        )
    shared = shared_name_page(printings[0].face.name, printings) if printings else None
    if not known and shared is not None:
        return render_template("cards/shared.html", page=shared)
    if not known:
        return render_template("books/cards.html", page=cards_page(corpus, "", unknown=name)), 404
    if known != name:
        return redirect(card_url(known))
    shipped = () if printings else shipped_cards(known)
    return render_template("books/card.html", page=card_page(corpus, known), shared=shared, shipped=shipped)


def _asked(name: str) -> str:
    return request.args.get(name, "").strip()
