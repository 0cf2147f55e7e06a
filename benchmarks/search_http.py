"""A look-up by HTTP, warm: what a judge waits for while typing."""

from itertools import cycle
from urllib.parse import quote_plus

from benchmarks.measure import Measurement, median_of_pairs, milliseconds
from benchmarks.served import EMPTY, JUDGE, get, served

BUDGET_MS = 15
ROUNDS = 5

QUESTIONS = (
    "unopposed",
    "stealth",
    "4.2.1",
    "3.3",
    "can a duplicate save a sacrificed card",
    "moribund",
    "claim military defender chooses",
    "does insight still work if the character left play",
    "first player passes in player order",
    "until the end of the phase",
    "interrupt to being killed",
    "deadly",
    "ambush limited location",
    "win by unopposed challenge renown",
    "catelyn stark forced reaction",
    "a",
    "stea",
    "rivals melee title power",
    "influence pay gold penalty",
    "qwertyuiop",
)


def measure() -> Measurement:
    """The median over twenty different questions, each asked five times, after one round that warms both up."""
    with served(JUDGE) as judge, served(EMPTY) as empty:
        paths = [f"/?q={quote_plus(question)}" for question in QUESTIONS]
        for path in paths:
            get(judge, path)
            get(empty, path)
        ours, peers = cycle(paths), cycle(paths)
        value, peer_value = median_of_pairs(
            ROUNDS * len(paths),
            lambda: milliseconds(lambda: get(judge, next(ours))),
            lambda: milliseconds(lambda: get(empty, next(peers))),
        )
    return Measurement(
        name="search by HTTP, warm, median",
        value=value,
        unit="ms",
        budget=BUDGET_MS,
        peer="an empty app",
        peer_value=peer_value,
    )
