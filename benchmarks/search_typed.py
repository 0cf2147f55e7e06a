"""A look-up while somebody types, in processor time: each query is a new one, and the page of its results is written."""

from itertools import islice
from statistics import mean, median
from time import process_time

from agot_judge.corpus.store import load_corpus
from agot_judge.web import create_app
from benchmarks.measure import Measurement
from benchmarks.search_questions import typed

BUDGET_MS = 4
QUERIES = 300
WARMING = 20


def measure() -> Measurement:
    """The mean, which is what many who type at once cost a server; beside it the same page asked for again."""
    app = create_app()
    app.extensions["agot_judge"].search.warm_up()
    client = app.test_client()
    places = list(dict.fromkeys(typed(load_corpus())))
    chosen = list(islice(places, 0, None, max(1, len(places) // (QUERIES + WARMING))))
    for place in chosen[:WARMING]:
        client.get(place)
    times: list[float] = []
    again: list[float] = []
    for place in chosen[WARMING:]:
        for taken in (times, again):
            began = process_time()
            answer = client.get(place)
            taken.append((process_time() - began) * 1000)
            if answer.status_code != 200:
                raise SystemExit(f"GET {place} answered {answer.status_code}")
    return Measurement(
        name="a typed query, mean",
        value=mean(times),
        unit="ms",
        budget=BUDGET_MS,
        peer="the same once more",
        peer_value=mean(again),
        note=f"of processor; {len(times)} queries, median {median(times):.1f}",
    )
