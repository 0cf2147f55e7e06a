"""The words of a paragraph as a case quotes them, and the version since which it reads otherwise: the case says so."""

from hashlib import blake2b

from msgspec import Struct

from agot_judge.corpus.model import body
from agot_judge.corpus.pins import versions_of
from agot_judge.corpus.store import Corpus
from agot_judge.events.bodies import Cited
from agot_judge.web.library import library
from agot_judge.web.urls import changes_url

LONGEST_QUOTE = 3900

OTHERWISE = "reads otherwise now"
"""Said where no version that is kept here has the words that were quoted: they were corrected, or come from elsewhere."""


class Since(Struct, frozen=True):
    """Since when a paragraph has other words."""

    words: str
    """``changed since, FAQ 4.2``; empty where it reads as it was quoted."""
    url: str
    """The change; empty where it is not known."""


UNCHANGED = Since("", "")


def quote_of(corpus: Corpus, id_: str) -> str:
    """The words of a paragraph as they are quoted."""
    return body(corpus.paragraph(id_))[:LONGEST_QUOTE]


def hash_of_words(quote: str) -> str:
    """A hash of a quotation."""
    return blake2b(quote.encode(), digest_size=8).hexdigest()


def since(cited: Cited) -> Since:
    """Since when a paragraph has other words than were quoted, or is gone."""
    corpus = library().corpus
    if _has_words(corpus, cited):
        return UNCHANGED
    document = next((one for one in corpus.documents() if cited.id.startswith(f"{one.id}/")), None)
    if document is None:
        return Since(OTHERWISE, "")
    newer = document
    for version in versions_of(document)[1:]:
        if _has_words(corpus.at(document.id, version.version), cited):
            is_there = cited.id in corpus.at(document.id, newer.version)
            to = "" if is_there else _went_to(corpus, cited.id)
            became = "changed" if is_there else "moved" if to else "gone"
            words = f"{became} since, {document.short} {newer.version}"
            return Since(words, changes_url(document.id, newer.version, to or cited.id))
        newer = version
    return Since(OTHERWISE, "")


def _has_words(corpus: Corpus, cited: Cited) -> bool:
    return cited.id in corpus and quote_of(corpus, cited.id) == cited.quote


def _went_to(corpus: Corpus, id_: str) -> str:
    retired = corpus.retired(id_)
    return retired.to if retired is not None else ""
