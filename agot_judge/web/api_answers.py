"""The answers of the API, made from the corpus."""

import msgspec
from flask import url_for

from agot_judge.citation import Span
from agot_judge.corpus import model
from agot_judge.corpus.pins import MARK, version_key
from agot_judge.corpus.store import Corpus
from agot_judge.web import api_models as api
from agot_judge.web.api_ids import LONGEST_ID, Named, entry_or_none, missing, named, reference
from agot_judge.web.api_responses import Refusal
from agot_judge.web.urls import paragraph_url


def documents(corpus: Corpus) -> api.Documents:
    """All documents."""
    return api.Documents(
        documents=tuple(_document(corpus, one) for one in corpus.documents()), fingerprint=corpus.fingerprint
    )


def document(corpus: Corpus, id_: str) -> api.DocumentContents:
    """A document with its contents, in an older version where the id is pinned to one. Raises Refusal."""
    asked = named(corpus, id_)
    known = {one.id: one for one in asked.corpus.documents()}
    if asked.id not in known:
        nearest = tuple(api.Reference(id=one.id, label=one.title) for one in known.values())
        raise Refusal(404, f"No document has the id “{id_[:LONGEST_ID]}”.", nearest=nearest)
    return api.DocumentContents(
        document=_document(asked.corpus, known[asked.id], asked.pin),
        entries=tuple(_entry_summary(one, asked.pin) for one in asked.corpus.entries(asked.id)),
    )


def paragraph(corpus: Corpus, id_: str) -> api.Paragraph:
    """A paragraph. Raises Moved, Refusal with the nearest ids."""
    asked = named(corpus, id_)
    if asked.id not in asked.corpus:
        raise missing(asked.corpus, asked.id, "paragraph", [one.id for one in asked.corpus.paragraphs()])
    return _paragraph(asked, asked.corpus.paragraph(asked.id))


def entry(corpus: Corpus, id_: str) -> api.Entry:
    """An entry. Raises Moved, Refusal with the nearest ids."""
    asked = named(corpus, id_)
    home, pin = asked.corpus, asked.pin
    found = entry_or_none(home, asked.id)
    if found is None:
        raise missing(home, asked.id, "entry", [one.id for one in home.entries()])
    document = home.document(found.document)
    siblings = home.entries(found.document)
    at = siblings.index(found)
    return api.Entry(
        id=found.id + pin,
        label=home.cite_label(found.id),
        document=document.id,
        edition=document.edition,
        version=found.version or document.version,
        title=found.title,
        number=found.number,
        path=found.path,
        kind=found.kind,
        repaired=found.repaired,
        card=_card(found.card),
        lands_on=home.landing(found.id).id,
        paragraphs=tuple(_paragraph(asked, one) for one in found.paragraphs),
        previous=siblings[at - 1].id + pin if at else None,
        next=siblings[at + 1].id + pin if at + 1 < len(siblings) else None,
        url=url_for("api.entry", id=found.id + pin),
        page=paragraph_url(found.id + pin),
    )


def relations(corpus: Corpus, id_: str) -> api.Relations:
    """The links of a paragraph or an entry, out and in. Raises Moved, Refusal with the nearest ids."""
    asked = named(corpus, id_)
    if asked.corpus is not corpus:
        raise Refusal(
            404,
            f"Relations are those of the version in force: ask for {asked.id}.",
            nearest=_now(corpus, asked),
        )
    own = paragraphs_of(asked)
    within = list(dict.fromkeys((asked.id, *(one.id for one in own))))
    links = [(one, link) for one in own for link in one.links]
    leading = [pair for place in within for pair in corpus.incoming(place)]
    return api.Relations(
        id=asked.id,
        label=corpus.cite_label(asked.id),
        outgoing=tuple(_relation(corpus, one, link) for one, link in links),
        incoming=tuple(_relation(corpus, one, link) for one, link in leading if one.id not in within),
    )


def paragraphs_of(asked: Named) -> tuple[model.Paragraph, ...]:
    """The paragraph with this id, or those of the entry. Raises Refusal with the nearest ids."""
    if asked.id in asked.corpus:
        return (asked.corpus.paragraph(asked.id),)
    found = entry_or_none(asked.corpus, asked.id)
    if found is None:
        raise missing(
            asked.corpus, asked.id, "paragraph or entry", [one.id for one in asked.corpus.entries()]
        )
    return found.paragraphs


def place(corpus: Corpus, paragraph: model.Paragraph) -> api.Place:
    """Where a paragraph stands in its source."""
    return api.Place(
        file=corpus.document_of(paragraph.id).file,
        start=min(span.start for span in paragraph.spans),
        end=max(span.end for span in paragraph.spans),
        spans=_pairs(paragraph.spans),
    )


def _now(corpus: Corpus, asked: Named) -> tuple[api.Reference, ...]:
    """The same id in force, where it is."""
    is_there = asked.id in corpus or entry_or_none(corpus, asked.id)
    return (reference(corpus, asked.id),) if is_there else ()


def _document(corpus: Corpus, one: model.Document, pin: str = "") -> api.DocumentSummary:
    entries = corpus.entries(one.id)
    more = {
        "entries": len(entries),
        "paragraphs": sum(len(entry.paragraphs) for entry in entries),
        "versions": tuple(
            api.Version(
                version=each.version, id=one.id if place == 0 else one.id + MARK + version_key(each.version)
            )
            for place, each in enumerate(corpus.versions(one.id))
        ),
        "url": url_for("api.document", id=one.id + pin),
        "page": paragraph_url(one.id + pin),
    }
    return msgspec.convert(msgspec.structs.asdict(one) | more, api.DocumentSummary)


def _entry_summary(one: model.Entry, pin: str) -> api.EntrySummary:
    pinned = one.id + pin
    more = {"id": pinned, "paragraphs": len(one.paragraphs), "url": url_for("api.entry", id=pinned)}
    return msgspec.convert(msgspec.structs.asdict(one) | more, api.EntrySummary)


def _paragraph(asked: Named, one: model.Paragraph) -> api.Paragraph:
    corpus, pin = asked.corpus, asked.pin
    entry, document = corpus.entry(one.entry), corpus.document_of(one.id)
    before, after = corpus.neighbours(one.id)
    return api.Paragraph(
        id=one.id + pin,
        label=corpus.cite_label(one.id),
        document=document.id,
        edition=document.edition,
        version=entry.version or document.version,
        entry=entry.id + pin,
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
        lead_in=one.lead_in + pin if one.lead_in else None,
        overridden_by=tuple(reference(corpus, each.id) for each in corpus.overriding(one.id)),
        previous=before.id + pin if before else None,
        next=after.id + pin if after else None,
        url=url_for("api.paragraph", id=one.id + pin),
        page=paragraph_url(one.id + pin),
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
    return None if card is None else msgspec.convert(card, api.PrintedCard, from_attributes=True)


def _pairs(spans: tuple[Span, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((span.start, span.end) for span in spans)
