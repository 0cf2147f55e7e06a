"""Removes each rule in turn and looks whether a test that asserts one of its paragraphs notices."""

import os
import signal
import tempfile
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType, FunctionType

import msgspec
import pytest
from msgspec import Struct

from agot_judge.coverage.claims import Rule, name_of
from tests.shown.neutral import Mutant, mutants, taken_out

SECONDS_A_TEST = 10
"""Of the processor, so that a test fails for going in a circle and not for having to wait."""

Test = Callable[[], bool]
"""Whether the test passes."""


class Trial(Struct, frozen=True):
    """One rule removed in one way, and the tests that failed."""

    rule: str
    cites: tuple[str, ...]
    mutant: str
    failed: tuple[str, ...]


class Verdict(Struct, frozen=True, kw_only=True):
    """What the removals came to."""

    trials: tuple[Trial, ...]
    unshown: tuple[str, ...]
    """Rules whose removal, in whatever way, no test noticed."""
    half_shown: tuple[str, ...]
    """Rules of which one way of removal was noticed and another was not."""
    unproved: tuple[tuple[str, str], ...]
    """Rule and paragraph: no test that asserts the paragraph noticed that the rule was gone."""
    paragraphs_proved: frozenset[str]
    """Paragraphs that a test asserts which failed when a rule that rests on them was gone."""


Claims = Mapping[Rule, tuple[str, ...]]
"""By rule: the paragraphs on which it rests."""


def verdict(
    claims: Claims,
    shown: Mapping[str, Sequence[str]],
    tests: Mapping[str, Test],
    events: Collection[Rule] = (),
    workers: int = 2,
    tell: Callable[[int, int, Trial], None] = lambda done, of, trial: None,
) -> Verdict:
    """Remove every rule in turn. ``tests`` by the names that ``shown`` has; all must pass as it is.

    ``events``: the rules that say how an occurrence resolves. ``tell`` is given each trial as it ends: its number, how many
    there are, and what came of it.
    """
    work = [
        (rule, mutant)
        for rule in claims
        if isinstance(rule, FunctionType)
        for mutant in mutants(rule, any(rule is event for event in events))
    ]
    trials = []
    for number, trial in enumerate(_trials(claims, shown, tests, work, workers), 1):
        tell(number, len(work), trial)
        trials.append(trial)
    by_rule: dict[str, list[Trial]] = {name_of(rule): [] for rule in claims}
    for trial in trials:
        by_rule[trial.rule].append(trial)
    proved = {
        (trial.rule, id_)
        for trial in trials
        for id_ in trial.cites
        if set(trial.failed) & set(shown.get(id_, ()))
    }
    return Verdict(
        trials=tuple(trials),
        unshown=tuple(name for name, tried in by_rule.items() if not any(one.failed for one in tried)),
        half_shown=tuple(
            f"{one.rule} ({one.mutant})"
            for tried in by_rule.values()
            for one in tried
            if not one.failed and any(other.failed for other in tried)
        ),
        unproved=tuple(
            (name_of(rule), id_)
            for rule, cites in claims.items()
            for id_ in cites
            if (name_of(rule), id_) not in proved
        ),
        paragraphs_proved=frozenset(id_ for _, id_ in proved),
    )


def _trials(
    claims: Claims,
    shown: Mapping[str, Sequence[str]],
    tests: Mapping[str, Test],
    work: list[tuple[FunctionType, Mutant]],
    workers: int,
) -> Iterator[Trial]:
    """Each removal in a process of its own, ``workers`` at a time, so that none can spoil another."""
    running: dict[int, tuple[FunctionType, Mutant, Path]] = {}
    waiting = list(reversed(work))
    with tempfile.TemporaryDirectory() as folder:
        while waiting or running:
            while waiting and len(running) < workers:
                rule, mutant = waiting.pop()
                path = Path(folder) / str(len(waiting))
                process = os.fork()
                if process == 0:
                    _try(claims[rule], shown, tests, rule, mutant, path)
                running[process] = (rule, mutant, path)
            process, _ = os.wait()
            rule, mutant, path = running.pop(process)
            # A removal that takes the whole process with it has been noticed, but by no test in particular.
            failed = msgspec.json.decode(path.read_bytes(), type=tuple[str, ...]) if path.exists() else ()
            yield Trial(name_of(rule), claims[rule], mutant.name, failed)


def _try(
    cites: tuple[str, ...],
    shown: Mapping[str, Sequence[str]],
    tests: Mapping[str, Test],
    rule: FunctionType,
    mutant: Mutant,
    path: Path,
) -> None:
    """Run the tests of each paragraph until one of them fails; never returns."""
    failed: list[str] = []
    passed: set[str] = set()
    signal.signal(signal.SIGPROF, _too_long)
    with taken_out(rule, mutant):
        for id_ in cites:
            names = [name for name in shown.get(id_, ()) if name in tests]
            if set(failed).intersection(names):
                continue
            for name in names:
                if name not in passed:
                    if not _passes(tests[name]):
                        failed.append(name)
                        break
                    passed.add(name)
    path.write_bytes(msgspec.json.encode(failed))
    os._exit(0)


class _TooLong(BaseException):
    """A test went in a circle."""


def _too_long(number: int, frame: FrameType | None) -> None:
    raise _TooLong


def _passes(test: Test) -> bool:
    signal.setitimer(signal.ITIMER_PROF, SECONDS_A_TEST)
    call = pytest.CallInfo.from_call(test, "call")
    signal.setitimer(signal.ITIMER_PROF, 0)
    return call.excinfo is None and call.result
