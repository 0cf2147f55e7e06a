"""A paragraph word by word beside the same paragraph in another printing of its document."""

from collections.abc import Iterator
from difflib import SequenceMatcher

from agot_judge.corpus.model import Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.web import api_models as api
from agot_judge.web.api_answers import paragraphs_of, reference

_PRINTING = "printing-of"


def differences(corpus: Corpus, id_: str) -> api.Differences:
    """A paragraph, or each of an entry, beside its other texts. Raises Refusal with the nearest ids."""
    return api.Differences(
        id=id_,
        label=corpus.cite_label(id_),
        comparisons=tuple(
            comparison
            for paragraph in paragraphs_of(corpus, id_)
            for comparison in _printings(corpus, paragraph)
        ),
    )


def compared(here: str, there: str) -> Iterator[api.Piece]:
    """Both texts in pieces, in reading order: what is in both, then what only one of them has."""
    ours, theirs = here.split(), there.split()
    for tag, start, end, other_start, other_end in SequenceMatcher(None, ours, theirs, False).get_opcodes():
        if tag == "equal":
            yield api.Piece(text=" ".join(ours[start:end]), where="both")
            continue
        if start < end:
            yield api.Piece(text=" ".join(ours[start:end]), where="here")
        if other_start < other_end:
            yield api.Piece(text=" ".join(theirs[other_start:other_end]), where="there")


def _printings(corpus: Corpus, paragraph: Paragraph) -> Iterator[api.Comparison]:
    outgoing = [link.to for link in paragraph.links if link.kind == _PRINTING]
    incoming = [one.id for one, link in corpus.incoming(paragraph.id) if link.kind == _PRINTING]
    for id_ in dict.fromkeys((*outgoing, *incoming)):
        if id_ in corpus:
            yield _comparison(corpus, paragraph, corpus.paragraph(id_))


def _comparison(corpus: Corpus, here: Paragraph, there: Paragraph) -> api.Comparison:
    words = tuple(compared(here.text, there.text))
    document = corpus.document_of(there.id)
    return api.Comparison(
        kind="printing",
        here=reference(corpus, here.id),
        there=reference(corpus, there.id),
        document=document.id,
        version=document.version,
        is_same=all(one.where == "both" for one in words),
        words=words,
    )
