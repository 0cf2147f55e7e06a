"""Errata by card: what is printed wrong on which card, from which set, and how sure its number is."""

import re

from flask import url_for
from msgspec import Struct

from agot_judge.corpus.model import Entry
from agot_judge.corpus.store import Corpus
from agot_judge.web.filtering import edition_choices, matches, plain
from agot_judge.web.lookup import citation, document_in_force
from agot_judge.web.pages import Choice, Citation, DocumentInForce, ReadParagraph
from agot_judge.web.reading import read_paragraph
from agot_judge.web.urls import card_url, paragraph_url

ORDERS = {"card": "By card", "set": "By set", "version": "Newest first"}


class Erratum(Struct, frozen=True, kw_only=True):
    """The erratum of a card, or of a page of a rulebook."""

    title: str
    card_url: str
    """Where everything stands that names the card; empty where it is of a rulebook."""
    set: str
    number: str
    """Collector number as printed; empty where none is printed or none can be known."""
    doubt: str
    """Why set or number is not sure; empty where both are."""
    version: str
    """Of the document, when it first had the erratum."""
    url: str
    document: DocumentInForce
    citation: Citation
    paragraphs: tuple[ReadParagraph, ...]


class Order(Struct, frozen=True, kw_only=True):
    """One way to put the errata in order."""

    name: str
    url: str
    is_current: bool


class ErrataPage(Struct, frozen=True, kw_only=True):
    """The errata, as far as they were asked for."""

    query: str
    edition: str
    """Empty for all."""
    order: str
    editions: tuple[Choice, ...]
    orders: tuple[Order, ...]
    errata: tuple[Erratum, ...]
    total: int
    """The number of errata without a filter."""


def errata_page(corpus: Corpus, query: str, edition: str, order: str) -> ErrataPage:
    """The errata in which all words of ``query`` stand; of one edition or of all."""
    every = errata(corpus)
    found = [one for one in every if matches(query, *_words(one))]
    counts = {
        name: sum(one.document.edition == name for one in found)
        for name in dict.fromkeys(one.document.edition for one in every)
    }
    edition = edition if edition in counts else ""
    order = order if order in ORDERS else "card"
    shown = [one for one in found if edition in ("", one.document.edition)]
    url = url_for("books.errata")
    kept = "" if order == "card" else order
    return ErrataPage(
        query=query,
        edition=edition,
        order=order,
        editions=edition_choices(url, counts, len(found), query, edition, by=kept),
        orders=tuple(
            Order(
                name=name,
                url=url_for(
                    "books.errata",
                    q=query or None,
                    edition=edition or None,
                    by=None if value == "card" else value,
                ),
                is_current=value == order,
            )
            for value, name in ORDERS.items()
        ),
        errata=tuple(_ordered(shown, order)),
        total=len(every),
    )


def errata(corpus: Corpus) -> tuple[Erratum, ...]:
    """Every erratum of the corpus, in the order of the documents."""
    return tuple(erratum(corpus, entry) for entry in corpus.entries() if entry.kind == "erratum")


def erratum(corpus: Corpus, entry: Entry) -> Erratum:
    """The erratum that an entry of that kind holds."""
    card = entry.card
    return Erratum(
        title=card.title if card else entry.title,
        card_url=card_url(card.title) if card else "",
        set=card.set if card else "",
        number=card.number if card else "",
        doubt=card.doubt if card else "",
        version=entry.version,
        url=paragraph_url(entry.id),
        document=document_in_force(corpus.document(entry.document)),
        citation=citation(corpus, entry.id),
        paragraphs=tuple(read_paragraph(corpus, entry, one) for one in entry.paragraphs),
    )


def _words(erratum: Erratum) -> tuple[str, ...]:
    texts = (paragraph.text for paragraph in erratum.paragraphs)
    return erratum.title, erratum.set, erratum.number, erratum.version, *texts


def _ordered(found: list[Erratum], order: str) -> list[Erratum]:
    by_card = sorted(found, key=lambda one: (plain(one.title).lstrip('"'), one.document.id))
    if order == "set":
        return sorted(by_card, key=lambda one: (plain(one.set), _numbers(one.number)))
    if order == "version":
        return sorted(by_card, key=lambda one: _numbers(one.version), reverse=True)
    return by_card


def _numbers(text: str) -> tuple[int, ...]:
    """``1.10`` after ``1.9``, ``C89`` by its number."""
    return tuple(int(part) for part in re.findall(r"\d+", text))
