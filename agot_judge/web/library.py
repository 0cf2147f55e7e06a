"""The sources from which the pages read, opened once in each process."""

from msgspec import Struct

from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.search import Search, open_index
from agot_judge.web.extensions import of_the_app

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
    return of_the_app(_KEY, Library)
