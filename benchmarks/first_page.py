"""From the command to the first page: what a judge waits for after a restart."""

from time import perf_counter

from benchmarks.measure import Measurement, median_of_pairs
from benchmarks.served import EMPTY, JUDGE, get, served

BUDGET_MS = 1500


def measure() -> Measurement:
    """The median of three starts, the index built before."""
    ours, peers = median_of_pairs(3, lambda: _start(JUDGE), lambda: _start(EMPTY))
    return Measurement(
        name="first page after start",
        value=ours,
        unit="ms",
        budget=BUDGET_MS,
        peer="an empty app",
        peer_value=peers,
    )


def _start(command: tuple[str, ...]) -> float:
    start = perf_counter()
    with served(command) as connection:
        get(connection, "/")
        return (perf_counter() - start) * 1000
