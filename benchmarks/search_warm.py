"""A look-up inside the process, warm: the search alone, beside other engines on the same paragraphs."""

from collections.abc import Callable, Sequence
from functools import partial
from statistics import median, quantiles

from agot_judge.corpus.store import load_corpus
from agot_judge.search import Search, open_index
from benchmarks.measure import Measurement, milliseconds
from benchmarks.search_peers import full_text, has_tantivy, tantivy
from benchmarks.search_questions import Query, queries

MEDIAN_MS = 4
P99_MS = 12
ROUNDS = 3


def measure() -> tuple[Measurement, ...]:
    """Median and 99th percentile over the questions and the words of titles, after one round that warms all up.

    Ours is the whole search, with excerpts, reasons and suggestions; the others give ids and texts.
    """
    corpus = load_corpus()
    search = Search(open_index(corpus))
    peers: dict[str, Callable[[str, str | None], object]] = {"SQLite FTS5": full_text(corpus)}
    if has_tantivy():
        peers["tantivy"] = tantivy(corpus)
    asked = queries(corpus)
    times = _times([search.find, *peers.values()], asked)
    ours, others = times[0], dict(zip(peers, times[1:], strict=True))
    note = f"{len(asked)} queries"
    return tuple(
        Measurement(
            name=f"search in process, warm, {what}",
            value=figure(ours),
            unit="ms",
            budget=budget,
            peer=peer,
            peer_value=figure(of_peer),
            note=note,
        )
        for what, budget, figure in (("median", MEDIAN_MS, median), ("99th percentile", P99_MS, _p99))
        for peer, of_peer in others.items()
    )


def _times(finds: Sequence[Callable[[str, str | None], object]], asked: Sequence[Query]) -> list[list[float]]:
    """For each search the milliseconds of every query, taken in turns."""
    times: list[list[float]] = [[] for _ in finds]
    for turn in range(ROUNDS + 1):
        for query, edition in asked:
            for find, taken in zip(finds, times, strict=True):
                one = milliseconds(partial(find, query, edition))
                if turn:
                    taken.append(one)
    return times


def _p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]
