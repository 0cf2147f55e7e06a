"""A paragraph word by word beside the same paragraph in another printing, or in another version, of its document."""

from collections.abc import Iterator
from typing import Literal

from agot_judge.corpus.differences import word_difference
from agot_judge.corpus.model import Paragraph
from agot_judge.corpus.pins import MARK, version_key
from agot_judge.corpus.store import Corpus
from agot_judge.web import api_models as api
from agot_judge.web.api_answers import paragraphs_of
from agot_judge.web.api_ids import Named, named, reference

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
