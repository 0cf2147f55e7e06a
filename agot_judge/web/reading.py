"""The pages on which the documents are read: a paragraph in its entry, or an entry."""

from itertools import pairwise

from agot_judge.corpus.model import Entry, Paragraph, body
from agot_judge.corpus.pins import MARK, version_key
from agot_judge.corpus.store import Corpus
from agot_judge.search import questions
from agot_judge.web.coverage import enforcement
from agot_judge.web.link_preview import paragraph_preview
from agot_judge.web.lookup import anchor, citation, document_in_force, quotation, title_with_version
from agot_judge.web.other_editions import contradictions_of, other_readings
from agot_judge.web.pages import Citation, Heading, Overriding, Quotation, ReadParagraph
from agot_judge.web.practice import practice_of
from agot_judge.web.printings import printings_of
from agot_judge.web.read_page import OtherVersion, ReadPage
from agot_judge.web.references import pieces_of
from agot_judge.web.relations import relations_of
from agot_judge.web.source import source_of
from agot_judge.web.timing import chart_url
from agot_judge.web.train.choosing import practised
from agot_judge.web.urls import absolute, book_url, changes_url, paragraph_url, sandbox_url


def paragraph_page(corpus: Corpus, id: str) -> ReadPage:
    """The page of one paragraph, marked in its entry. Raises UnknownParagraph."""
    paragraph = corpus.paragraph(id)
    return _page(corpus, corpus.entry(paragraph.entry), paragraph)


def entry_page(corpus: Corpus, id: str) -> ReadPage:
    """The page of an entry, nothing in it marked. Raises UnknownParagraph."""
    return _page(corpus, corpus.entry(id), None)


def _page(corpus: Corpus, entry: Entry, marked: Paragraph | None) -> ReadPage:
    document = corpus.document(entry.document)
    paragraphs = tuple(read_paragraph(corpus, entry, one, one is marked) for one in entry.paragraphs)
    by_id = {one.id: one for one in paragraphs}
    previous, following = _turns(corpus, entry, marked)
    shown = (marked,) if marked else entry.paragraphs
    id = marked.id if marked else entry.id
    return ReadPage(
        id=id,
        url=paragraph_url(id),
        label=corpus.cite_label(id),
        title=entry.title,
        number=entry.number,
        path=tuple(_heading(corpus, entry, text) for text in entry.path),
        document=document_in_force(document),
        first_in_version=entry.version,
        repaired_title=entry.repaired,
        paragraphs=paragraphs,
        marked=by_id[marked.id] if marked else None,
        introduced_by=tuple(by_id[one] for one in _introductions(entry, marked)) if marked else (),
        overriding=_overriding(corpus, shown),
        contradictions=contradictions_of(corpus, shown),
        relations=relations_of(corpus, entry, marked),
        practice=practice_of(document.edition, [one.id for one in shown]),
        practised=practised(document.edition, id),
        enforced=enforcement(corpus, document.edition, marked.id) if marked else "",
        same_term=other_readings(corpus, entry),
        printings=printings_of(corpus, entry, marked),
        previous=previous,
        following=following,
        source=source_of(corpus, marked) if marked else None,
        quotation=quotation(corpus, marked) if marked else _whole(corpus, entry),
        book_url=book_url(id),
        link_preview=paragraph_preview(corpus, id, shown, paragraph_url(id)),
        sandbox_url=sandbox_url(entry),
        chart_url=chart_url(document.edition, entry),
        other_versions=other_versions(corpus, document.id, id),
    )


def other_versions(corpus: Corpus, document: str, id: str) -> tuple[OtherVersion, ...]:
    """Where a paragraph, an entry or a document is read in the older versions of the document."""
    listed = corpus.versions(document)
    return tuple(
        OtherVersion(
            one.version,
            paragraph_url(f"{id}{MARK}{version_key(one.version)}"),
            changes_url(document, newer.version, "" if id == document else id),
        )
        for newer, one in pairwise(listed)
    )


def _introductions(entry: Entry, marked: Paragraph) -> tuple[str, ...]:
    """Ids of the paragraphs of the entry that lead in to the one marked or that it answers."""
    asked = tuple(question.id for question in questions(entry.paragraphs, marked))
    return asked or tuple(one.id for one in entry.paragraphs if one.id == marked.lead_in)


def _heading(corpus: Corpus, entry: Entry, text: str) -> Heading:
    named = [one for one in corpus.entries(entry.document) if text in _heading_texts(one)]
    return Heading(text=text, url=paragraph_url(named[0].id) if len(named) == 1 else "")


def _heading_texts(entry: Entry) -> frozenset[str]:
    """The spellings of an entry's title that may stand above the entries under it."""
    return frozenset((entry.title, f"{entry.number} {entry.title}", f"{entry.number}. {entry.title}"))


def read_paragraph(
    corpus: Corpus, entry: Entry, paragraph: Paragraph, is_marked: bool = False
) -> ReadParagraph:
    """A paragraph as it stands in its entry."""
    return ReadParagraph(
        id=paragraph.id,
        url=paragraph_url(paragraph.id),
        anchor=anchor(paragraph),
        ordinal=paragraph.ordinal,
        label=corpus.cite_label(paragraph.id),
        text=body(paragraph),
        pieces=pieces_of(corpus, paragraph),
        mark=paragraph.mark,
        depth=_depth(entry, paragraph),
        kind=paragraph.kind,
        is_marked=is_marked,
        overridden_by=tuple(
            citation(corpus, one.id, overrides=True) for one in corpus.overriding(paragraph.id)
        ),
    )


def _depth(entry: Entry, paragraph: Paragraph) -> int:
    """In how many lists of its entry a paragraph stands."""
    by_id = {one.id: one for one in entry.paragraphs}
    depth = 0
    while paragraph.lead_in and paragraph.lead_in in by_id:
        paragraph = by_id[paragraph.lead_in]
        depth += 1
    return depth


def _overriding(corpus: Corpus, paragraphs: tuple[Paragraph, ...]) -> tuple[Overriding, ...]:
    """The paragraphs that override any of ``paragraphs``, once each, with its words."""
    found: dict[str, Overriding] = {}
    for paragraph in paragraphs:
        notes = {link.to: link.note for link in paragraph.links if link.kind == "overridden-by"}
        for one in corpus.overriding(paragraph.id):
            found.setdefault(
                one.id,
                Overriding(
                    citation=citation(corpus, one.id, overrides=True, note=notes.get(one.id, "")),
                    of=corpus.cite_label(paragraph.id),
                    question=" ".join(
                        asked.text for asked in questions(corpus.entry_of(one.id).paragraphs, one)
                    ),
                    text=body(one),
                    document=document_in_force(corpus.document_of(one.id)),
                ),
            )
    return tuple(found.values())


def _turns(corpus: Corpus, entry: Entry, marked: Paragraph | None) -> tuple[Citation | None, Citation | None]:
    """The paragraphs before and after; of a whole entry, the entries before and after."""
    if marked:
        before, after = corpus.neighbours(marked.id)
        return _turn(corpus, before), _turn(corpus, after)
    entries = corpus.entries(entry.document)
    at = entries.index(entry)
    previous, following = (entries[n] if 0 <= n < len(entries) else None for n in (at - 1, at + 1))
    return _turn(corpus, previous), _turn(corpus, following)


def _turn(corpus: Corpus, to: Paragraph | Entry | None) -> Citation | None:
    return citation(corpus, to.id) if to else None


def _whole(corpus: Corpus, entry: Entry) -> Quotation:
    """An entry with its citation, a paragraph a line."""
    document = title_with_version(corpus.document(entry.document))
    lines = "\n".join(paragraph.text for paragraph in entry.paragraphs)
    place = absolute(paragraph_url(entry.id))
    return Quotation(text=f"{lines}\n— {corpus.cite_label(entry.id)} ({document})\n{place}")
