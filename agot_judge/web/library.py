"""The sources from which the pages read, opened once in each process."""

from flask import current_app
from msgspec import Struct

from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.search import Search, open_index

_KEY = "agot_judge"


class Library(Struct, frozen=True):
    """The corpus and the search over it."""

    corpus: Corpus
    search: Search


def open_library() -> dict[str, Library]:
    """The corpus and its index, opened; to be merged into ``app.extensions``."""
    corpus = load_corpus()
    return {_KEY: Library(corpus, Search(open_index(corpus)))}


def library() -> Library:
    """The library of the app that answers this request."""
    found = current_app.extensions[_KEY]
    assert isinstance(found, Library)
    return found
