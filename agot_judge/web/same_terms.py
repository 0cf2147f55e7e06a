"""The entries of other editions about the same thing: those that links of the corpus say, and those of one title."""

import re
from functools import cache, lru_cache

from msgspec import Struct

from agot_judge.corpus.model import Entry
from agot_judge.corpus.store import Corpus
from agot_judge.editions import EDITIONS, framework_for

KIND = "same-term"
"""The links by which the corpus itself says so."""

TERMS = frozenset(("entry", "definition", "step", "section", "chart"))
"""Kinds of entries that are headed by a term; errata, rulings and questions are headed by something else."""

_QUALIFIER = re.compile(r"\s*\([^)]*\)")
_QUOTES = str.maketrans({"“": "", "”": "", '"': "", "‘": "", "’": "'"})
_PHASE = re.compile(r"phase \d: (.+)")
_OPENING = re.compile(r"the (?:word |letter )?|what is (?:an? )?")
_PARTS = re.compile(r", (?:and )?|/")


@cache
def _spellings() -> dict[str, str]:
    """The other spellings of the editions' phases, with the one that is compared; pages show what is printed."""
    return {
        printed: compared
        for edition in EDITIONS
        for printed, compared in framework_for(edition).spellings.items()
    }


def terms(title: str) -> frozenset[str]:
    """The terms that a title names, to be compared: ``Agenda Cards``, ``Agendas`` and ``AGENDA`` are one.

    Case, quotation marks, what stands in parentheses, "the word", a plural and a final "cards" are set aside;
    ``Kneel, Kneeling`` names two terms.
    """
    plain = _QUALIFIER.sub("", title.translate(_QUOTES).casefold())
    plain = _PHASE.sub(r"\1 phase", plain)
    opening = _OPENING.match(plain)
    plain = plain[opening.end() :] if opening else plain
    for printed, compared in _spellings().items():
        plain = plain.replace(printed, compared)
    return frozenset(filter(None, (_singular(part.strip(" .?∞☠")) for part in _PARTS.split(plain))))


class Counterpart(Struct, frozen=True, kw_only=True):
    """An entry of another edition about the same thing."""

    entry: Entry
    about: tuple[str, ...]
    """The names of what both are about, as the corpus says; empty where only their titles agree."""
    notes: tuple[str, ...]
    """Where the rules differ, as far as they were compared."""


def counterparts(corpus: Corpus, entry: Entry) -> tuple[Counterpart, ...]:
    """The entries of other editions about what ``entry`` is about, linked ones first. Texts are never merged."""
    about: dict[str, list[str]] = {}
    notes: dict[str, list[str]] = {}
    for link in (link for paragraph in entry.paragraphs for link in paragraph.links):
        if link.kind == KIND:
            other = corpus.entry_of(link.to) if link.to in corpus else corpus.entry(link.to)
            about.setdefault(other.id, []).append(link.text)
            notes.setdefault(other.id, []).append(link.note)
    for other in titled_alike(corpus, entry):
        about.setdefault(other.id, [])
    return tuple(
        Counterpart(
            entry=corpus.entry(id_),
            about=tuple(filter(None, names)),
            notes=tuple(filter(None, dict.fromkeys(notes.get(id_, ())))),
        )
        for id_, names in about.items()
    )


def titled_alike(corpus: Corpus, entry: Entry) -> tuple[Entry, ...]:
    """The entries of other editions whose titles name the same term, in the order of the documents."""
    if entry.kind not in TERMS:
        return ()
    edition = corpus.document(entry.document).edition
    named = _by_term(corpus)
    found = {one.id: one for term in sorted(terms(entry.title)) for one in named.get(term, ())}
    order = [document.id for document in corpus.documents()]
    return tuple(
        sorted(
            (one for one in found.values() if corpus.document(one.document).edition != edition),
            key=lambda one: order.index(one.document),
        )
    )


@lru_cache(maxsize=4)
def _by_term(corpus: Corpus) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for entry in corpus.entries():
        if entry.kind in TERMS and entry.paragraphs:
            for term in terms(entry.title):
                found.setdefault(term, []).append(entry)
    return found


def _singular(term: str) -> str:
    term = re.sub(r"(?<=.) cards?$", "", term)
    if term.endswith("ies"):
        return term[:-3] + "y"
    return term[:-1] if term.endswith("s") and not term.endswith("ss") else term
