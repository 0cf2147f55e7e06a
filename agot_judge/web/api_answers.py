"""The answers of the API, made from the corpus."""

from collections.abc import Iterator
from typing import Literal

import msgspec
from flask import url_for

from agot_judge.citation import Span
from agot_judge.corpus import model
from agot_judge.corpus.differences import word_difference
from agot_judge.corpus.model import Paragraph
from agot_judge.corpus.pins import MARK, version_key
from agot_judge.corpus.store import Corpus
from agot_judge.search import Hit, Question, Results
from agot_judge.web import api_models as api
from agot_judge.web.api_ids import LONGEST_ID, Named, entry_or_none, missing, named, reference
from agot_judge.web.api_responses import Refusal
from agot_judge.web.found_cards import card_names
from agot_judge.web.library import Library
from agot_judge.web.urls import card_url, paragraph_url


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


def search_answer(library: Library, query: str, edition: str | None, limit: int) -> api.SearchAnswer:
    """The results of the query, best first."""
    results: Results = library.search.find(query, edition, limit, card_names())
    return api.SearchAnswer(
        q=results.query,
        edition=results.edition,
        lead=results.lead,
        cards=tuple(
            api.NamedCard(title=one.title, typed=one.typed, is_slip=one.is_slip, page=card_url(one.title))
            for one in results.cards
        ),
        total=results.total,
        has_more=results.has_more,
        by_edition=tuple(api.EditionCount(edition=name, total=count) for name, count in results.by_edition),
        notes=results.notes,
        suggestions=tuple(
            api.SearchSuggestion(text=one.text, q=one.query, edition=one.edition)
            for one in results.suggestions
        ),
        hits=tuple(_hit(library.corpus, hit) for hit in results.hits),
    )


def _hit(corpus: Corpus, hit: Hit) -> api.Hit:
    paragraph = corpus.paragraph(hit.id)
    entry, document = corpus.entry_of(hit.id), corpus.document_of(hit.id)
    return api.Hit(
        id=hit.id,
        label=corpus.cite_label(hit.id),
        document=document.id,
        edition=document.edition,
        entry=entry.id,
        title=entry.title,
        number=entry.number,
        kind=paragraph.kind,
        text=paragraph.text,
        score=hit.score,
        source=place(corpus, paragraph),
        fragments=tuple(api.Fragment(text=one.text, is_match=one.is_match) for one in hit.fragments),
        question=_question(corpus, hit.question),
        why=hit.why,
        overridden_by=tuple(reference(corpus, id_) for id_ in hit.overriding),
        url=url_for("api.paragraph", id=hit.id),
        page=paragraph_url(hit.id),
    )


def _question(corpus: Corpus, question: Question | None) -> api.FoundQuestion | None:
    if question is None:
        return None
    return api.FoundQuestion(id=question.id, text=corpus.paragraph(question.id).text)


_PRINTING = "printing-of"
_WHERE: dict[str, api.Where] = {"same": "both", "gone": "here", "new": "there"}


def differences(corpus: Corpus, id_: str) -> api.Differences:
    """A paragraph, or each of an entry, beside its other texts. Raises Moved, Refusal with the nearest ids."""
    asked = named(corpus, id_)
    paragraphs = paragraphs_of(asked)
    return api.Differences(
        id=asked.id + asked.pin,
        label=asked.corpus.cite_label(asked.id),
        comparisons=tuple(
            comparison
            for paragraph in paragraphs
            for comparison in (*_printings(asked, paragraph), *_versions(corpus, asked, paragraph))
        ),
    )


def _printings(asked: Named, paragraph: Paragraph) -> Iterator[api.Comparison]:
    corpus = asked.corpus
    outgoing = [link.to for link in paragraph.links if link.kind == _PRINTING]
    incoming = [one.id for one, link in corpus.incoming(paragraph.id) if link.kind == _PRINTING]
    for id_ in dict.fromkeys((*outgoing, *incoming)):
        if id_ in corpus:
            other = Named(corpus=corpus, id=id_, pin="")
            yield _comparison("printing", asked, paragraph, other)


def _versions(corpus: Corpus, asked: Named, paragraph: Paragraph) -> Iterator[api.Comparison]:
    """The same id in every other version of its document that has it, the newest first."""
    document = asked.corpus.document_of(paragraph.id)
    for place, version in enumerate(corpus.versions(document.id)):
        pin = MARK + version_key(version.version) if place else ""
        if pin == asked.pin:
            continue
        home = corpus.at(document.id, version.version)
        if paragraph.id in home:
            yield _comparison("version", asked, paragraph, Named(corpus=home, id=paragraph.id, pin=pin))


def _comparison(
    kind: Literal["printing", "version"], asked: Named, here: Paragraph, other: Named
) -> api.Comparison:
    there = other.corpus.paragraph(other.id)
    words = tuple(
        api.Piece(text=piece.text, where=_WHERE[piece.kind])
        for piece in word_difference(here.text, there.text)
    )
    document = other.corpus.document_of(there.id)
    return api.Comparison(
        kind=kind,
        here=api.Reference(id=here.id + asked.pin, label=asked.corpus.cite_label(here.id)),
        there=api.Reference(id=there.id + other.pin, label=reference(other.corpus, there.id).label),
        document=document.id,
        version=document.version,
        is_same=all(one.where == "both" for one in words),
        words=words,
    )
