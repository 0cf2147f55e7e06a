"""The glossary from A to Z: every term with the first sentence of its entry, in each edition's own words."""

import re
from collections.abc import Iterator

from flask import url_for
from msgspec import Struct

from agot_judge.corpus.model import Entry, body
from agot_judge.corpus.store import Corpus
from agot_judge.corpus.terms import NO_TERMS
from agot_judge.web.chapters import initial
from agot_judge.web.filtering import edition_choices, matches
from agot_judge.web.lookup import citation, document_in_force
from agot_judge.web.pages import Choice, Citation, DocumentInForce
from agot_judge.web.references import Piece, pieces_of
from agot_judge.web.same_terms import titled_alike
from agot_judge.web.sentences import first_sentence

_OPENING = re.compile(r"(?:the (?:word |letter )?|what is (?:an? )?|phase \d: )?[“”\"]*", re.IGNORECASE)


class Definition(Struct, frozen=True, kw_only=True):
    """The statement of one edition about a term, or where it sends the reader."""

    title: str
    url: str
    document: DocumentInForce
    citation: Citation
    pieces: tuple[Piece, ...]
    """The first sentence; of an entry that only sends on, all of it, with its links."""


class Term(Struct, frozen=True, kw_only=True):
    """A term with its definitions."""

    title: str
    definitions: tuple[Definition, ...]


class Letter(Struct, frozen=True, kw_only=True):
    """The terms under one letter."""

    letter: str
    terms: tuple[Term, ...]


class GlossaryPage(Struct, frozen=True, kw_only=True):
    """The glossary, as far as it was asked for."""

    query: str
    edition: str
    """Empty for all."""
    editions: tuple[Choice, ...]
    letters: tuple[Letter, ...]
    count: int


def glossary_page(corpus: Corpus, query: str, edition: str) -> GlossaryPage:
    """The terms in whose definitions all words of ``query`` stand; of one edition or of all."""
    every = tuple(_terms(corpus))
    found = [term for term in every if matches(query, *_words(term))]
    counts = {
        name: sum(_is_in(term, name) for term in found)
        for name in dict.fromkeys(document.edition for document in corpus.documents())
    }
    edition = edition if edition in counts else ""
    shown = [_of_edition(term, edition) for term in found if not edition or _is_in(term, edition)]
    return GlossaryPage(
        query=query,
        edition=edition,
        editions=edition_choices(url_for("books.glossary"), counts, len(found), query, edition),
        letters=tuple(_letters(shown)),
        count=len(shown),
    )


def sort_name(title: str) -> str:
    """A title as an alphabet has it: without "the word", "Phase 4:" and quotation marks before it."""
    opening = _OPENING.match(title)
    return title[opening.end() :].casefold() if opening else title.casefold()


def _is_in(term: Term, edition: str) -> bool:
    return any(one.document.edition == edition for one in term.definitions)


def _of_edition(term: Term, edition: str) -> Term:
    """The term with the definitions of one edition, under the title that it has there; of all where none is asked for."""
    if not edition:
        return term
    definitions = tuple(one for one in term.definitions if one.document.edition == edition)
    return Term(title=definitions[0].title, definitions=definitions)


def _terms(corpus: Corpus) -> Iterator[Term]:
    """Every term once: an entry of the Second Edition with the same term of the others, then what is only in those."""
    shown: set[str] = set()
    for entry in corpus.entries():
        if entry.id in shown or not _is_definition(corpus, entry):
            continue
        same = [
            one for one in titled_alike(corpus, entry) if one.id not in shown and _is_definition(corpus, one)
        ]
        shown.update((entry.id, *(one.id for one in same)))
        yield Term(
            title=_title(corpus, entry),
            definitions=tuple(_definition(corpus, one) for one in (entry, *same)),
        )


def _is_definition(corpus: Corpus, entry: Entry) -> bool:
    """True where an entry says what a term means, and is not the same in another printing."""
    if not entry.paragraphs or entry.id in NO_TERMS or entry.paragraphs[0].kind == "front-matter":
        return False
    if all(any(link.kind == "printing-of" for link in one.links) for one in entry.paragraphs):
        return False
    return entry.kind in ("entry", "definition")


def _title(corpus: Corpus, entry: Entry) -> str:
    """The title, with the heading above where another entry of the document has the same."""
    same = [one for one in corpus.entries(entry.document) if one.title == entry.title]
    return f"{entry.title} ({entry.path[-1]})" if len(same) > 1 and entry.path else entry.title


def _definition(corpus: Corpus, entry: Entry) -> Definition:
    first = entry.paragraphs[0]
    sends_on = first.kind == "see"
    return Definition(
        title=_title(corpus, entry),
        url=citation(corpus, entry.id).url,
        document=document_in_force(corpus.document(entry.document)),
        citation=citation(corpus, entry.id),
        pieces=pieces_of(corpus, first) if sends_on else (Piece(first_sentence(body(first))),),
    )


def _words(term: Term) -> tuple[str, ...]:
    return (
        term.title,
        *(one.title for one in term.definitions),
        *(piece.text for one in term.definitions for piece in one.pieces),
    )


def _letters(terms: list[Term]) -> Iterator[Letter]:
    groups: dict[str, list[Term]] = {}
    for term in sorted(terms, key=lambda term: sort_name(term.title)):
        groups.setdefault(initial(sort_name(term.title)), []).append(term)
    for letter in sorted(groups):
        yield Letter(letter=letter, terms=tuple(groups[letter]))
