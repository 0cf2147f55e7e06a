"""``agot-judge train``: exercises made from positions, and what is known of them."""

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from agot_judge.editions import DEFAULT_EDITION, EDITIONS

if TYPE_CHECKING:
    from agot_judge.training.stale import Remade


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``train`` to the commands."""
    parser = subparsers.add_parser("train", help="make exercises from positions, each proved by the engine")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    build = commands.add_parser(
        "build",
        help="make the exercises and keep them for the pages",
        description="Plays each position, makes the questions that it gives, and keeps those that hold to every rule.",
    )
    build.add_argument(
        "positions",
        nargs="*",
        metavar="FILE",
        help="scenario files (the positions that come with the program)",
    )
    report = commands.add_parser(
        "report", help="how many exercises there are, and whether they hold to the bars"
    )
    for one in (build, report):
        one.add_argument("--edition", choices=tuple(EDITIONS), default=DEFAULT_EDITION, help="(%(default)s)")
    report.add_argument(
        "--again", action="store_true", help="make all exercises anew, and count those that are as they were"
    )
    build.set_defaults(func=_build)
    report.set_defaults(func=_report)


def _build(arguments: argparse.Namespace) -> int:
    from agot_judge.cli.scenario_file import text_of
    from agot_judge.corpus.store import load_corpus
    from agot_judge.training.pool import build, keep, kept_pool
    from agot_judge.training.proved import proved
    from agot_judge.training.shipped import Position, positions
    from agot_judge.training.stale import made_again

    corpus = load_corpus()
    named = [Position(text_of(name)) for name in arguments.positions]
    started = time.process_time()
    pool = build(
        corpus, arguments.edition, named or positions(arguments.edition), proved(corpus, arguments.edition)
    )
    took = time.process_time() - started
    before = kept_pool(arguments.edition)
    place = keep(pool)
    print(f"{len(pool.exercises)} exercises of {pool.positions} positions are kept in {_short(place)}")
    each = 1000 * took / max(1, len(pool.exercises))
    print(f"{took:.1f} s of processor, {each:.0f} ms for each that is kept (bar: <= 30 ms)")
    if before is not None:
        _say_what_was_stale(list(made_again(corpus, before, pool)))
    return 0


def _say_what_was_stale(remade: "list[Remade]") -> None:
    """The number of exercises that had become stale, and the ones that somebody must look at."""
    changed = [one for one in remade if one.is_to_be_reviewed]
    if remade:
        print(
            f"{len(remade)} of those before had become stale; {len(remade) - len(changed)} are as they were"
        )
    for one in changed:
        what = "is not made any more" if one.now is None else "has another answer"
        print(f"  {one.before.id} {one.before.kind} ({one.before.title}; {one.before.best}) {what}")


def _short(place: Path) -> str:
    return "/".join(place.parts[-3:])


def _report(arguments: argparse.Namespace) -> int:
    from agot_judge.corpus.store import load_corpus
    from agot_judge.training.pool import build, kept_pool
    from agot_judge.training.proved import proved
    from agot_judge.training.report import made_again, report
    from agot_judge.training.shipped import positions

    pool = kept_pool(arguments.edition)
    if pool is None:
        print(f"no exercises of {arguments.edition} are made yet: run 'agot-judge train build'")
        return 2
    corpus = load_corpus()
    allowed = proved(corpus, arguments.edition)
    measures = list(report(corpus, pool, allowed))
    if arguments.again:
        given = positions(arguments.edition)
        measures.append(made_again(pool, build(corpus, arguments.edition, given, allowed)))
    for measure in measures:
        bar = f"  (bar: {measure.bar})" if measure.bar else ""
        print(f"{measure.name}: {measure.found}{bar}")
    return 0
