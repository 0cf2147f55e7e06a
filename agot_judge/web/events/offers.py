"""Paragraphs to tick when somebody rules: those of the board, those that a search finds, those that were ticked."""

from collections.abc import Iterable

from msgspec import Struct

from agot_judge.corpus.model import body
from agot_judge.corpus.store import Corpus
from agot_judge.editions import EDITIONS
from agot_judge.events.bodies import Cited
from agot_judge.events.state import Case
from agot_judge.web.events.since import hash_of_words, quote_of
from agot_judge.web.library import library
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation

FOUND = 6


class Offer(Struct, frozen=True, kw_only=True):
    """A paragraph to tick."""

    id: str
    citation: Citation
    text: str
    why: str
    """The line of the board that it decides; empty where a search found it."""
    is_ticked: bool


def offers(case: Case | None, edition: str, words: str, ticked: Iterable[str]) -> tuple[Offer, ...]:
    """The paragraphs to tick: those ticked already, those of the board, and those that the words find."""
    corpus = library().corpus
    chosen = [one for one in dict.fromkeys(ticked) if one in corpus]
    board = case.opened.board if case is not None and case.opened is not None else None
    why: dict[str, str] = {}
    for line in board.lines if board is not None else ():
        for cite in line.cites:
            if cite in corpus:
                why.setdefault(cite, line.text)
    for one in chosen:
        why.setdefault(one, "")
    for id_ in _found(words, edition):
        why.setdefault(id_, "")
    return tuple(
        Offer(
            id=id_,
            citation=citation(corpus, id_),
            text=body(corpus.paragraph(id_)),
            why=reason,
            is_ticked=id_ in chosen,
        )
        for id_, reason in why.items()
    )


def _found(words: str, edition: str) -> tuple[str, ...]:
    if not words.strip():
        return ()
    results = library().search.find(words[:600], edition if edition in EDITIONS else None, FOUND)
    return tuple(hit.id for hit in results.hits[:FOUND])


def quoted(ids: Iterable[str]) -> tuple[Cited, ...]:
    """The paragraphs with these ids as they are quoted now; what no document has is left out."""
    corpus = library().corpus
    return tuple(_quoted(corpus, id_) for id_ in dict.fromkeys(ids) if id_ in corpus)


def _quoted(corpus: Corpus, id_: str) -> Cited:
    document = corpus.document_of(id_)
    quote = quote_of(corpus, id_)
    return Cited(
        id=id_,
        label=corpus.cite_label(id_),
        version=f"{document.title} {document.version}".strip(),
        hash=hash_of_words(quote),
        quote=quote,
    )
