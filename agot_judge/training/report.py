"""The measures of a pool: how much there is, how it is spread, and whether what must hold of it holds."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.training.kinds.can import VERDICTS
from agot_judge.training.model import Exercise
from agot_judge.training.pool import Pool
from agot_judge.training.resting import is_stale
from agot_judge.training.selection import LEAST_EXERCISES, LEAST_POSITIONS, MOST_ALIKE


class Measure(Struct, frozen=True):
    """One thing that is measured, what was found, and the bar."""

    name: str
    found: str
    bar: str


def trained(pool: Pool, proved: Collection[str]) -> dict[str, bool]:
    """Of each proved paragraph that an exercise trains: True where enough exercises from enough positions do."""
    return _enough(
        ((cite, one.title or one.scenario) for one in pool.exercises for cite in one.trains), proved
    )


def accepted(pool: Pool, proved: Collection[str]) -> dict[str, bool]:
    """The same of the paragraphs that are right as the citation, those too that a line only applies (decision 25)."""
    given = (
        (cite, one.title or one.scenario) for one in pool.exercises for cite in {one.best, *one.accepted}
    )
    return _enough(given, proved)


def _enough(given: Iterable[tuple[str, str]], proved: Collection[str]) -> dict[str, bool]:
    """Of each paragraph: True where it stands there with enough exercises, of enough positions."""
    allowed = set(proved)
    count: Counter[str] = Counter()
    where: dict[str, set[str]] = {}
    for cite, position in given:
        if cite in allowed:
            count[cite] += 1
            where.setdefault(cite, set()).add(position)
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
    also = sum(accepted(pool, proved).values())
    yield Measure(
        "with those that a line applies and does not show",
        f"{also} of {len(proved)} ({_share(also, len(proved))})",
        "",
    )
    yield Measure("paragraphs with an exercise", f"{len(known)} of {len(proved)}", "")
    deciding = {one.best for one in pool.exercises} & set(proved)
    yield Measure("paragraphs that decide an exercise", f"{len(deciding)} of {len(proved)}", "")
    of_a_kind = Counter((one.kind, one.best) for one in pool.exercises)
    most = max(of_a_kind.values(), default=0)
    yield Measure("most of one kind about one paragraph", str(most), f"<= {MOST_ALIKE}")
    of_four = Counter(
        one.key[0] + 1 for one in pool.exercises if one.takes == "one" and len(one.choices) == 4
    )
    total = sum(of_four.values())
    yield Measure(
        "place of the key among four",
        ", ".join(f"{place}: {_share(of_four[place], total)}" for place in range(1, 5)),
        "22-28 % each",
    )
    given = Counter(one.choices[one.key[0]].text for one in pool.exercises if one.kind == "can")
    shares = ", ".join(f"{word} {_share(given[word], given.total())}" for word in VERDICTS)
    yield Measure("verdicts of 'can'", f"{shares} (of {given.total()})", "30-40 % each")
    rulings = Counter(ruling for one in pool.exercises if one.kind == "call" and (ruling := _ruling(one)))
    yield Measure(
        "'yes' among the rulings of 'call' that say yes or no",
        f"{_share(rulings['yes'], rulings.total())} (of {rulings.total()})",
        "40-60 %",
    )
    contrasts = [one for one in pool.exercises if one.kind == "contrast"]
    same = sum(one.choices[one.key[0]].text in one.prompt for one in contrasts)
    yield Measure("'contrast' with the same answer on both boards", f"{same} of {len(contrasts)}", "")
    believed = sum(any(choice.belief for choice in one.choices) for one in pool.exercises)
    yield Measure("with a wrong answer that is a common error", str(believed), "")
    yield Measure("duplicates", str(len(pool.exercises) - len({one.id for one in pool.exercises})), "0")


def made_again(before: Pool, now: Pool) -> Measure:
    """The share of the exercises that come again, with the same answer, when all are made anew."""
    answers = {one.id: one.key for one in now.exercises}
    same = sum(answers.get(one.id) == one.key for one in before.exercises)
    return Measure("made again with the same answer", _share(same, len(before.exercises)), "100 %")


def _ruling(exercise: Exercise) -> str:
    """The ruling, yes or no, with which the right answer begins; empty where it begins otherwise."""
    word = exercise.choices[exercise.key[0]].text.split(maxsplit=1)[0].strip(".,:;").lower()
    return word if word in ("yes", "no") else ""


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.most_common()) or "none"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "none"
