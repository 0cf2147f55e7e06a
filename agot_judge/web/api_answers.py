"""The answers of the API, made from the corpus."""

from difflib import get_close_matches

from flask import url_for

from agot_judge.citation import Span
from agot_judge.corpus import model
from agot_judge.corpus.store import Corpus
from agot_judge.web import api_models as api
from agot_judge.web.api_responses import Refusal
from agot_judge.web.urls import paragraph_url

NEAREST = 5
_LONGEST_ID = 120
"""Characters of an unknown id that are compared; no id is as long."""
_CARD = "card:"


def reference(corpus: Corpus, id_: str) -> api.Reference:
    """An id with what a citation of it says."""
    if id_.startswith(_CARD):
        return api.Reference(id=id_, label=id_.removeprefix(_CARD))
    return api.Reference(id=id_, label=corpus.cite_label(id_))


def documents(corpus: Corpus) -> api.Documents:
    """All documents."""
    return api.Documents(
        documents=tuple(_document(corpus, one) for one in corpus.documents()), fingerprint=corpus.fingerprint
    )


def document(corpus: Corpus, id_: str) -> api.DocumentContents:
    """A document with its contents. Raises Refusal."""
    known = {one.id: one for one in corpus.documents()}
    if id_ not in known:
        nearest = tuple(api.Reference(id=one.id, label=one.title) for one in known.values())
        raise Refusal(404, f"No document has the id “{_short(id_)}”.", nearest=nearest)
    return api.DocumentContents(
        document=_document(corpus, known[id_]),
        entries=tuple(_entry_summary(one) for one in corpus.entries(id_)),
    )


def paragraph(corpus: Corpus, id_: str) -> api.Paragraph:
    """A paragraph. Raises Refusal with the nearest ids."""
    if id_ not in corpus:
        raise _missing(corpus, id_, "paragraph", [one.id for one in corpus.paragraphs()])
    return _paragraph(corpus, corpus.paragraph(id_))


def entry(corpus: Corpus, id_: str) -> api.Entry:
    """An entry. Raises Refusal with the nearest ids."""
    found = entry_or_none(corpus, id_)
    if found is None:
        raise _missing(corpus, id_, "entry", [one.id for one in corpus.entries()])
    document = corpus.document(found.document)
    siblings = corpus.entries(found.document)
    at = siblings.index(found)
    return api.Entry(
        id=found.id,
        label=corpus.cite_label(found.id),
        document=document.id,
        edition=document.edition,
        version=found.version or document.version,
        title=found.title,
        number=found.number,
        path=found.path,
        kind=found.kind,
        repaired=found.repaired,
        card=_card(found.card),
        lands_on=corpus.landing(found.id).id,
        paragraphs=tuple(_paragraph(corpus, one) for one in found.paragraphs),
        previous=siblings[at - 1].id if at else None,
        next=siblings[at + 1].id if at + 1 < len(siblings) else None,
        url=url_for("api.entry", id=found.id),
        page=paragraph_url(found.id),
    )


def relations(corpus: Corpus, id_: str) -> api.Relations:
    """The links of a paragraph or an entry, out and in. Raises Refusal with the nearest ids."""
    own = paragraphs_of(corpus, id_)
    within = list(dict.fromkeys((id_, *(one.id for one in own))))
    links = [(one, link) for one in own for link in one.links]
    leading = [pair for place in within for pair in corpus.incoming(place)]
    return api.Relations(
        id=id_,
        label=corpus.cite_label(id_),
        outgoing=tuple(_relation(corpus, one, link) for one, link in links),
        incoming=tuple(_relation(corpus, one, link) for one, link in leading if one.id not in within),
    )


def paragraphs_of(corpus: Corpus, id_: str) -> tuple[model.Paragraph, ...]:
    """The paragraph with this id, or those of the entry. Raises Refusal with the nearest ids."""
    if id_ in corpus:
        return (corpus.paragraph(id_),)
    found = entry_or_none(corpus, id_)
    if found is None:
        raise _missing(corpus, id_, "paragraph or entry", [one.id for one in corpus.entries()])
    return found.paragraphs


def entry_or_none(corpus: Corpus, id_: str) -> model.Entry | None:
    """The entry with this id; None where none has it."""
    return next((one for one in corpus.entries() if one.id == id_), None)


def place(corpus: Corpus, paragraph: model.Paragraph) -> api.Place:
    """Where a paragraph stands in its source."""
    return api.Place(
        file=corpus.document_of(paragraph.id).file,
        start=min(span.start for span in paragraph.spans),
        end=max(span.end for span in paragraph.spans),
        spans=_pairs(paragraph.spans),
    )


def _document(corpus: Corpus, one: model.Document) -> api.DocumentSummary:
    entries = corpus.entries(one.id)
    return api.DocumentSummary(
        id=one.id,
        edition=one.edition,
        title=one.title,
        short=one.short,
        version=one.version,
        effective=one.effective,
        file=one.file,
        sha256=one.sha256,
        note=one.note,
        entries=len(entries),
        paragraphs=sum(len(entry.paragraphs) for entry in entries),
        url=url_for("api.document", id=one.id),
        page=paragraph_url(one.id),
    )


def _entry_summary(one: model.Entry) -> api.EntrySummary:
    return api.EntrySummary(
        id=one.id,
        number=one.number,
        title=one.title,
        path=one.path,
        kind=one.kind,
        paragraphs=len(one.paragraphs),
        url=url_for("api.entry", id=one.id),
    )


def _paragraph(corpus: Corpus, one: model.Paragraph) -> api.Paragraph:
    entry, document = corpus.entry(one.entry), corpus.document_of(one.id)
    before, after = corpus.neighbours(one.id)
    return api.Paragraph(
        id=one.id,
        label=corpus.cite_label(one.id),
        document=document.id,
        edition=document.edition,
        version=entry.version or document.version,
        entry=entry.id,
        title=entry.title,
        number=entry.number,
        path=entry.path,
        ordinal=one.ordinal,
        kind=one.kind,
        mark=one.mark,
        text=one.text,
        printed=corpus.raw_slices(one.id),
        repaired=one.repaired,
        source=place(corpus, one),
        lead_in=one.lead_in,
        overridden_by=tuple(reference(corpus, each.id) for each in corpus.overriding(one.id)),
        previous=before.id if before else None,
        next=after.id if after else None,
        url=url_for("api.paragraph", id=one.id),
        page=paragraph_url(one.id),
    )


def _relation(corpus: Corpus, origin: model.Paragraph, link: model.Link) -> api.Relation:
    return api.Relation(
        kind=link.kind,
        origin=reference(corpus, origin.id),
        to=reference(corpus, link.to),
        text=link.text,
        note=link.note,
    )


def _card(card: model.PrintedCard | None) -> api.PrintedCard | None:
    if card is None:
        return None
    return api.PrintedCard(title=card.title, set=card.set, number=card.number, doubt=card.doubt)


def _pairs(spans: tuple[Span, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((span.start, span.end) for span in spans)


def _missing(corpus: Corpus, id_: str, what: str, ids: list[str]) -> Refusal:
    """A refusal that names what the words may mean: the entries of that name, else the ids spelled like it."""
    named = [one.id for one in corpus.resolve(id_[:_LONGEST_ID])]
    near = [one for one in named if one in ids] or get_close_matches(
        id_[:_LONGEST_ID].lower(), ids, NEAREST, 0.6
    )
    return Refusal(
        404,
        f"No {what} has the id “{_short(id_)}”.",
        nearest=tuple(reference(corpus, one) for one in near[:NEAREST]),
    )


def _short(id_: str) -> str:
    return id_[:_LONGEST_ID]
