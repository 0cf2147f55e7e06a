"""An address that leads to no paragraph: where it may lead instead."""

from difflib import get_close_matches

from agot_judge.corpus.store import Corpus
from agot_judge.web.errors import UnknownCitation
from agot_judge.web.lookup import citation

NEAREST = 5


def other_address(corpus: Corpus, asked: str) -> str:
    """The id that ``asked`` stands for: without a stray slash, or the one entry that it names (``4.2.3``).

    Raises UnknownCitation, with the nearest ids, where there is none or several.
    """
    tidy = asked.strip("/ ")
    if tidy != asked and is_known(corpus, tidy):
        return tidy
    named = corpus.resolve(tidy)
    if len(named) == 1:
        return named[0].id
    nearest = [entry.id for entry in named] or nearest_ids(corpus, tidy)
    raise UnknownCitation(
        f"Nothing has the id “{asked}”.", tuple(citation(corpus, id) for id in nearest[:NEAREST])
    )


def is_known(corpus: Corpus, id: str) -> bool:
    """True where a document, an entry or a paragraph has this id."""
    known = {document.id for document in corpus.documents()}
    return id in corpus or id in known or any(entry.id == id for entry in corpus.entries())


def nearest_ids(corpus: Corpus, asked: str) -> list[str]:
    """Ids of entries and paragraphs spelled most like ``asked``; where only the ordinal is wrong, of its entry."""
    ids = {entry.id: entry for entry in corpus.entries()}
    entry = ids.get(asked.rpartition("/")[0])
    if entry:
        return [entry.id, *(paragraph.id for paragraph in entry.paragraphs[-2:])]
    return get_close_matches(asked[:120].lower(), ids, NEAREST, 0.5)
