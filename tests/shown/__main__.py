"""``make check-rules``: remove each rule in turn and see that a test of its paragraphs fails."""

import argparse
import os
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from agot_judge.corpus.store import load_corpus
from agot_judge.coverage.claims import claims
from agot_judge.coverage.shown import Shown, shown_by_tests
from agot_judge.editions import DEFAULT_EDITION, rulebook_for
from agot_judge.places import ROOT
from agot_judge.scenario.execution import run_text
from tests.shown.check import Test, Trial, Verdict, verdict

TELL_EVERY = 50

NOTHING_TO_REMOVE = {
    "saves:nothing": "it says that nothing happens, and without it nothing does",
    "gained_and_lost:_has_happened": "it says that nothing more happens: the card has gained or lost it already",
}
"""Rules that are the same whether they are there or not."""


class Removals:
    """A pytest plugin: what pytest collected is run once as it is, and again for every rule that is taken out."""

    def __init__(self, shown: Shown, workers: int, edition: str) -> None:
        self.shown = shown
        self.edition = edition
        self.workers = workers
        self.verdict: Verdict | None = None
        self.broken: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of pytest's own loop."""
        wanted = {name for names in self.shown.values() for name in names}
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            name = item.nodeid.partition("[")[0]
            if name in wanted:
                items.setdefault(name, []).append(item)
        tests: dict[str, Test] = {name: partial(_all_pass, ones) for name, ones in items.items()}
        tests |= {name: partial(_holds, ROOT / name) for name in wanted if name.endswith(".yaml")}
        self.broken = sorted(name for name, test in tests.items() if not test())
        self.broken += sorted(wanted - tests.keys())
        sound = {name: test for name, test in tests.items() if name not in self.broken}
        events = rulebook_for(self.edition).events.values()
        self.verdict = verdict(claims(self.edition), self.shown, sound, events, self.workers, _as_it_goes)
        return True


def _as_it_goes(done: int, of: int, trial: Trial) -> None:
    """Print what no test noticed at once, and how far it is: all of it takes many minutes."""
    if not trial.failed:
        print(f"not noticed: {trial.rule} ({trial.mutant})", flush=True)
    if done % TELL_EVERY == 0:
        print(f"{done} of {of} removals", flush=True)


def _all_pass(items: list[pytest.Item]) -> bool:
    return not any(
        report.failed for item in items for report in runtestprotocol(item, log=False, nextitem=None)
    )


def _holds(path: Path) -> bool:
    return run_text(path.read_text(encoding="utf-8")).ok


def main() -> int:
    """Exit status 0 where every rule is shown, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.shown", description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--edition", default=DEFAULT_EDITION, help="whose rules are removed (%(default)s)")
    arguments = parser.parse_args()
    shown = shown_by_tests(load_corpus(), arguments.edition)
    removals = Removals(shown, arguments.workers, arguments.edition)
    files = sorted({name.partition("::")[0] for names in shown.values() for name in names if "::" in name})
    began = time.monotonic()
    pytest.main(["-p", "no:cacheprovider", "-p", "no:terminal", *files], plugins=[removals])
    if removals.verdict is None:
        print("The tests could not be collected.", file=sys.stderr)
        return 1
    return _tell(removals, removals.verdict, time.monotonic() - began)


def _tell(removals: Removals, result: Verdict, seconds: float) -> int:
    broken, shown = removals.broken, removals.shown
    rules = {trial.rule for trial in result.trials} | set(result.unshown)
    claimed = {id_ for cites in claims(removals.edition).values() for id_ in cites}
    unshown = sorted(set(result.unshown) - NOTHING_TO_REMOVE.keys())
    unproved = sorted((claimed & shown.keys()) - result.paragraphs_proved)
    for title, names in (
        ("Tests that fail with all rules in place (left out):", broken),
        ("Noticed in one way of removal only:", result.half_shown),
        ("Claimed, and cited by tests, but none of them fails without a rule that claims it:", unproved),
        (
            "Claimed, not shown (removed, and no test that cites its paragraphs fails):",
            unshown,
        ),
    ):
        if names:
            print(title)
            print("".join(f"  {name}\n" for name in names))
    print(f"{len(result.trials)} removals of {len(rules)} rules in {seconds:.0f} s.")
    print(f"{len(rules) - len(unshown)} rules shown, {len(unshown)} claimed and not shown.")
    print(
        f"{len(claimed)} paragraphs claimed, {len(claimed & shown.keys())} cited by tests, "
        f"{len(result.paragraphs_proved)} of them by a test that fails without the rule."
    )
    return 1 if unshown or unproved or broken else 0


if __name__ == "__main__":
    sys.exit(main())
