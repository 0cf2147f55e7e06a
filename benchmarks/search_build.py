"""Building the search index from the corpus: what is waited for after an update of the documents."""

import tempfile
from functools import partial
from pathlib import Path

from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.search import open_index
from benchmarks.measure import Measurement, median_of_pairs, milliseconds
from benchmarks.search_peers import full_text

BUDGET_MS = 2000


def measure() -> Measurement:
    """The median of three builds into an empty folder, opened at the end."""
    corpus = load_corpus()
    ours, peers = median_of_pairs(3, partial(_built, corpus), partial(_built_by_peer, corpus))
    return Measurement(
        name="search index, built anew",
        value=ours,
        unit="ms",
        budget=BUDGET_MS,
        peer="SQLite FTS5, paragraphs only",
        peer_value=peers,
    )


def _built(corpus: Corpus) -> float:
    with tempfile.TemporaryDirectory() as folder:
        return milliseconds(lambda: open_index(corpus, Path(folder)))


def _built_by_peer(corpus: Corpus) -> float:
    with tempfile.TemporaryDirectory() as folder:
        return milliseconds(lambda: full_text(corpus, str(Path(folder) / "paragraphs.sqlite")))
