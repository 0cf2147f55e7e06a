"""The look-up page from a search: hits under their entries, filters with counts, quotations."""

from functools import lru_cache
from urllib.parse import urlencode

from flask import url_for

from agot_judge.corpus.model import Document, Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.editions import names as names_of_editions
from agot_judge.search import CardNames, Hit, Question, Results, Search, parted
from agot_judge.web import pages
from agot_judge.web.filtering import edition_choice, every_choice
from agot_judge.web.library import Library
from agot_judge.web.urls import absolute, paragraph_url

KIND_NAMES = {
    "example": "Example",
    "note": "Note",
    "question": "Question",
    "answer": "Answer",
    "erratum": "Erratum",
    "related": "Related",
    "see": "See",
    "table": "Table",
    "chart": "Chart",
    "flavor": "Flavor",
    "front-matter": "Front matter",
}

FIRST = 10
"""The number of paragraphs that a search shows at first."""

MOST = 200

EVERY_EDITION = "any"
"""The value in an address that asks for all editions although one was chosen before."""


def search_page(library: Library, names: CardNames, query: str, edition: str, limit: int) -> pages.SearchPage:
    """The look-up page for ``query``; without one, the page that helps to begin. ``names`` are the cards that are known."""
    documents = documents_in_force(library.corpus)
    if not query.strip():
        return _blank_page(library, edition, documents)
    limit = min(max(limit, 1), MOST)
    results = _found(library.search, names, query, edition or None, limit)
    counts = dict(results.by_edition)
    # Found by how players ask, not by its words: to count paragraphs with most of the words would say nothing.
    says_little = bool(results.hits) and not counts[library.corpus.document_of(results.hits[0].id).edition]
    shown_counts = tuple((name, None) for name in counts) if says_little else results.by_edition
    entries, others, further = _parted(_grouped(library.corpus, results), results.lead)
    return pages.SearchPage(
        query=results.query,
        edition=results.edition,
        lead=results.lead,
        lead_name=names_of_editions().get(results.lead, results.lead),
        editions=_choices(results.query, results.edition, shown_counts),
        cards=results.cards,
        entries=entries,
        others=others,
        further=further,
        shown=len(results.hits),
        total=0 if says_little else results.total,
        notes=results.notes,
        suggestions=results.suggestions,
        more_url=_url(results.query, results.edition, limit + FIRST)
        if results.has_more and limit < MOST
        else "",
        reasons_url=f"{_url(results.query, results.edition or EVERY_EDITION, limit)}&why=1"
        if results.hits
        else "",
        documents=documents,
    )


@lru_cache(maxsize=1024)
def _found(search: Search, names: CardNames, query: str, edition: str | None, limit: int) -> Results:
    """The findings of ``search``, kept: while people type, the same beginnings are asked again and again."""
    return search.find(query, edition, limit, names)


def documents_in_force(corpus: Corpus) -> tuple[pages.DocumentInForce, ...]:
    """Every document of the corpus, in its order."""
    return tuple(document_in_force(document) for document in corpus.documents())


def document_in_force(document: Document) -> pages.DocumentInForce:
    """A document with its address and the name of its edition."""
    return pages.DocumentInForce(
        id=document.id,
        edition=document.edition,
        edition_name=names_of_editions().get(document.edition, document.edition),
        title=document.title,
        version=version_in_words(document),
        effective=document.effective,
        url=paragraph_url(document.id),
    )


def citation(corpus: Corpus, id: str, overrides: bool = False, note: str = "") -> pages.Citation:
    """The chip for a paragraph or an entry."""
    return pages.Citation(
        id=id, label=corpus.cite_label(id), url=reading_url(corpus, id), overrides=overrides, note=note
    )


def reading_url(corpus: Corpus, id: str) -> str:
    """Where a paragraph or an entry is read: at the paragraph, unless something that overrides it is to be seen first."""
    url = paragraph_url(id)
    if id not in corpus or corpus.overriding(id) or corpus.paragraph(id).ordinal == 1:
        return url
    return f"{url}#{anchor(corpus.paragraph(id))}"


def anchor(paragraph: Paragraph) -> str:
    """The place of a paragraph on the page of its entry."""
    return f"p{paragraph.ordinal}"


def quotation(corpus: Corpus, paragraph: Paragraph) -> pages.Quotation:
    """``paragraph`` with its citation, document and address."""
    document = corpus.document(corpus.entry(paragraph.entry).document)
    return pages.Quotation(
        text=f"“{body(paragraph)}”\n— {corpus.cite_label(paragraph.id)} ({title_with_version(document)})\n"
        + absolute(paragraph_url(paragraph.id))
    )


def version_in_words(document: Document) -> str:
    """The version of a document for readers, without the remark that it bears none."""
    return document.version.removesuffix("no version printed").rstrip(", ")


def title_with_version(document: Document) -> str:
    """A document as a quotation names it: ``Frequently Asked Questions, version 4.1``."""
    version = version_in_words(document)
    said = f"version {version}" if version[:1].isdigit() else version
    return f"{document.title}, {said}" if said else document.title


def _blank_page(
    library: Library, edition: str, documents: tuple[pages.DocumentInForce, ...]
) -> pages.SearchPage:
    known = library.search.editions
    edition = edition if edition in known else ""
    return pages.SearchPage(
        edition=edition,
        lead=edition,
        editions=_choices("", edition, tuple((name, None) for name in known)),
        documents=documents,
    )


def _choices(
    query: str, current: str, counts: tuple[tuple[str, int | None], ...]
) -> tuple[pages.Choice, ...]:
    """All editions, then each, with what the query finds there."""
    known = [count for _, count in counts if count is not None]
    total = sum(known) if known else None
    every = every_choice("All editions", total, _url(query, EVERY_EDITION), current)
    return every, *(edition_choice(name, _url(query, name), current, count) for name, count in counts)


def _url(query: str, edition: str, limit: int = FIRST) -> str:
    asked = {"q": query, "edition": edition, "limit": "" if limit == FIRST else str(limit)}
    given = urlencode({name: value for name, value in asked.items() if value})
    return url_for("rules.look_up") + (f"?{given}" if given else "")


def _grouped(corpus: Corpus, results: Results) -> tuple[pages.FoundEntry, ...]:
    """Hits under their entries, an entry standing where its best hit stands.

    A question whose answer is shown too stands above that answer only; what another hit overrides stands beneath that one.
    """
    answered = {hit.question.id for hit in results.hits if hit.question}
    shown = {hit.id: hit for hit in results.hits if hit.id not in answered}
    beneath: dict[str, list[Hit]] = {}
    for hit in shown.values():
        if above := next((id for id in hit.overriding if id in shown), None):
            beneath.setdefault(above, []).append(hit)
    moved = {hit.id for hits in beneath.values() for hit in hits}
    groups: dict[str, list[Hit]] = {}
    for hit in shown.values():
        if hit.id not in moved:
            group = groups.setdefault(corpus.paragraph(hit.id).entry, [])
            group.extend((hit, *beneath.get(hit.id, ())))
    documents = {document.id: document for document in documents_in_force(corpus)}
    return tuple(
        _found_entry(corpus, id, hits, documents[corpus.entry(id).document]) for id, hits in groups.items()
    )


def _parted(
    entries: tuple[pages.FoundEntry, ...], lead: str
) -> tuple[tuple[pages.FoundEntry, ...], tuple[pages.FoundEntry, ...], tuple[pages.FoundEntry, ...]]:
    """The entries of the leading edition down to the first of another, those of others, and the leading one's below it."""
    first = next((at for at, entry in enumerate(entries) if entry.document.edition != lead), len(entries))
    others = tuple(entry for entry in entries if entry.document.edition != lead)
    further = tuple(entry for entry in entries[first:] if entry.document.edition == lead)
    return entries[:first], others, further


def _found_entry(
    corpus: Corpus, id: str, hits: list[Hit], document: pages.DocumentInForce
) -> pages.FoundEntry:
    entry = corpus.entry(id)
    return pages.FoundEntry(
        id=id,
        title=entry.title,
        number=entry.number,
        path=entry.path,
        url=paragraph_url(id),
        document=document,
        paragraphs=tuple(_found_paragraph(corpus, hit) for hit in hits),
    )


def _found_paragraph(corpus: Corpus, hit: Hit) -> pages.FoundParagraph:
    paragraph = corpus.paragraph(hit.id)
    cited = citation(corpus, hit.id)
    before, deciding = parted(hit.fragments)
    return pages.FoundParagraph(
        id=hit.id,
        url=cited.url,
        citation=cited,
        before=before,
        deciding=deciding,
        question=_found_question(hit.question),
        kind=KIND_NAMES.get(paragraph.kind, ""),
        why=_why(corpus, hit),
        overridden_by=tuple(citation(corpus, id, overrides=True) for id in hit.overriding),
        quotation=quotation(corpus, paragraph),
    )


def _why(corpus: Corpus, hit: Hit) -> str:
    """The reason why it was found, and where else the same is printed."""
    also = ", ".join(corpus.cite_label(id) for id in hit.printings)
    return f"{hit.why}; also printed as {also}" if also else hit.why


def _found_question(question: Question | None) -> pages.FoundQuestion | None:
    if question is None:
        return None
    return pages.FoundQuestion(url=paragraph_url(question.id), fragments=question.fragments)
