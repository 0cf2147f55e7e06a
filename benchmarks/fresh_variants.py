"""Fresh variants of exercises drawn by lot: of how many one can be proved, and the processor time that it takes.

    python -m benchmarks.fresh_variants EDITION SEED [NUMBER]

The exercises are those of 'agot-judge train build'.
"""

import random
import sys
import time
from statistics import median, quantiles

from agot_judge.corpus.store import load_corpus
from agot_judge.training.fresh import RENEWED, fresh
from agot_judge.training.pool import kept_pool

DEFAULT_NUMBER = 300


def main(edition: str, seed: int, number: int = DEFAULT_NUMBER) -> None:
    """Print the share that has a variant, what has none, and the milliseconds."""
    pool = kept_pool(edition)
    if pool is None:
        sys.exit(
            f"There are no exercises of {edition}: run 'agot-judge train build --edition {edition}' first."
        )
    corpus = load_corpus()
    renewable = [one for one in pool.exercises if one.kind in RENEWED]
    drawn = random.Random(seed).sample(renewable, min(number, len(renewable)))
    times: list[float] = []
    without: list[str] = []
    for one in drawn:
        started = time.process_time()
        variant = fresh(corpus, pool, one, 1)
        times.append(1000 * (time.process_time() - started))
        if variant is None:
            without.append(f"{one.kind} {one.best} ({one.title})")
    print(f"{len(drawn) - len(without)} of {len(drawn)} have a fresh variant")
    print(
        f"{median(times):.0f} ms of processor in the median, {quantiles(times, n=10)[-1]:.0f} ms for nine of ten"
    )
    for line in without:
        print(f"  none: {line}")


if __name__ == "__main__":
    edition, seed, *number = sys.argv[1:]
    main(edition, int(seed), *map(int, number))
