"""The measures of a pool: how much there is, how it is spread, and whether what must hold of it holds."""

from collections import Counter
from collections.abc import Collection, Iterator

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.kinds.can import VERDICTS
from agot_judge.training.pool import Pool
from agot_judge.training.resting import is_stale
from agot_judge.training.selection import LEAST_EXERCISES, LEAST_POSITIONS


class Measure(Struct, frozen=True):
    """One thing that is measured, what was found, and the bar."""

    name: str
    found: str
    bar: str


def trained(pool: Pool, proved: Collection[str]) -> dict[str, bool]:
    """Of each proved paragraph that an exercise is about: True where enough exercises from enough positions are."""
    count: Counter[str] = Counter()
    where: dict[str, set[str]] = {}
    for one in pool.exercises:
        for cite in {one.best, *one.accepted} & set(proved):
            count[cite] += 1
            where.setdefault(cite, set()).add(one.scenario)
    return {
        cite: count[cite] >= LEAST_EXERCISES and len(where[cite]) >= LEAST_POSITIONS for cite in sorted(count)
    }


def report(corpus: Corpus, pool: Pool, proved: Collection[str]) -> Iterator[Measure]:
    """The measures of a pool, each beside its bar."""
    known = trained(pool, proved)
    well = sum(known.values())
    stale = sum(is_stale(corpus, one) for one in pool.exercises)
    yield Measure("exercises", f"{len(pool.exercises)} of {pool.positions} positions", "")
    yield Measure("of each kind", _counted(Counter(one.kind for one in pool.exercises)), "")
    yield Measure("kept out, by rule", _counted(Counter(pool.dropped)), "")
    yield Measure("rest on a paragraph that has changed", str(stale), "0")
    yield Measure(
        f"proved paragraphs with {LEAST_EXERCISES} exercises of {LEAST_POSITIONS} positions",
        f"{well} of {len(proved)} ({_share(well, len(proved))})",
        ">= 80 %",
    )
    yield Measure("paragraphs with an exercise", f"{len(known)} of {len(proved)}", "")
    of_four = Counter(
        one.key[0] + 1 for one in pool.exercises if one.takes == "one" and len(one.choices) == 4
    )
    total = sum(of_four.values())
    yield Measure(
        "place of the key among four",
        ", ".join(f"{place}: {_share(of_four[place], total)}" for place in range(1, 5)),
        "22-28 % each",
    )
    verdicts = Counter(one.key[0] for one in pool.exercises if one.kind == "can")
    asked = sum(verdicts.values())
    yield Measure(
        "verdicts of 'can'",
        ", ".join(f"{word} {_share(verdicts[place], asked)}" for place, word in enumerate(VERDICTS)),
        "30-40 % each",
    )
    yield Measure("duplicates", str(len(pool.exercises) - len({one.id for one in pool.exercises})), "0")


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common()) or "none"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "none"
