"""``python -m benchmarks [NAME...]``: measure, print the table, and exit with 1 where a budget is not kept.

``python -m benchmarks playouts --count 20000 [--first 0]`` plays so many random boards, from this seed on;
``python -m benchmarks first_playouts --count 10000 --cards FILE...`` plays them with printed cards of the First Edition;
``python -m benchmarks compile_fuzz --count 100000 [--first 0]`` compiles so many texts with something wrong in them;
``python -m benchmarks hostile_files --count 200000 [--first 0]`` reads so many card files and deck lists that are wrong;
``python -m benchmarks flipped_bits --count 100 [--first 0]`` flips so many bits of an instance, one at a time;
``python -m benchmarks hostile_boards --count 5000 [--first 0]`` opens every page over so many random boards;
``python -m benchmarks hostile_scenarios --count 20000 [--first 0]`` reads, runs and writes so many damaged scenarios;
``python -m benchmarks hostile_desk --count 50000 [--first 0]`` sends so many hostile requests to the desk of events;
``python -m benchmarks hostile_walks --count 10000 [--first 0]`` presses forms and links on so many walks through the pages;
``python -m benchmarks unseen_packs --cards FILE...`` compiles each pack without what no other pack has;
``python -m benchmarks printed_lines --cards FILE...`` times each line of packs of cards.
"""

import argparse
import sys
from importlib import import_module

from agot_judge.errors import AgotJudgeError
from benchmarks.measure import Measurement, table

NAMES = (
    "first_page",
    "search_http",
    "search_warm",
    "search_typed",
    "search_build",
    "search_quality",
    "run_start",
    "compile",
    "engine",
    "whole_round",
    "board_size",
    "printed_engine",
    "exploration",
    "sandbox_step",
)
"""Each names a module here with a ``measure()`` that returns a ``Measurement`` or several."""

LONG = (
    *("search_load", "mixed_load", "outcomes_load", "slow_clients", "event_day"),
    *("playouts", "text_playouts", "printed_playouts", "first_playouts", "ccg_playouts"),
    *("compile_fuzz", "unseen_packs", "printed_lines"),
    *("hostile_files", "flipped_bits", "hostile_boards", "hostile_scenarios", "hostile_requests"),
    *("hostile_desk", "hostile_walks"),
)
"""The same, measured only where they are named."""
OF_CARDS = ("unseen_packs", "printed_lines", "first_playouts")
COUNTED = (
    *("playouts", "text_playouts", "printed_playouts", "ccg_playouts"),
    *("compile_fuzz", "hostile_files", "flipped_bits"),
    *("hostile_boards", "hostile_scenarios", "hostile_requests", "hostile_desk", "hostile_walks"),
)
TAKING = (
    dict.fromkeys(COUNTED, ("count", "first"))
    | dict.fromkeys(OF_CARDS, ("cards",))
    | {"first_playouts": ("cards", "count", "first")}
)
"""What of the command line each of them takes."""


def main(words: list[str]) -> int:
    """Measure what is named, or everything; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument(
        "--count",
        type=int,
        help="of play-outs and what is tried by seeds: how many boards, texts, files, bits",
    )
    parser.add_argument("--first", type=int, help="of the same: the seed of the first")
    parser.add_argument(
        "--cards", nargs="+", metavar="FILE", help=f"of {' and '.join(OF_CARDS)}: packs of cards"
    )
    given = vars(parser.parse_args(words))
    names: list[str] = given.pop("names")
    asked = {word: value for word, value in given.items() if value is not None}
    unknown = [name for name in names if name not in NAMES + LONG]
    if unknown:
        print(
            f"no such benchmark: {', '.join(unknown)}; there are {', '.join(NAMES + LONG)}", file=sys.stderr
        )
        return 2
    without = [name for name in OF_CARDS if name in names and "cards" not in asked]
    if without:
        print(f"{without[0]} needs --cards FILE...: the packs to look at", file=sys.stderr)
        return 2
    measurements: list[Measurement] = []
    for name in names or NAMES:
        print(f"measuring {name}", file=sys.stderr)
        found: Measurement | tuple[Measurement, ...] = import_module(f"benchmarks.{name}").measure(
            **{word: value for word, value in asked.items() if word in TAKING.get(name, ())}
        )
        measurements.extend(found if isinstance(found, tuple) else (found,))
    print(table(measurements))
    return 0 if all(measurement.within_budget for measurement in measurements) else 1


try:
    sys.exit(main(sys.argv[1:]))
except (AgotJudgeError, OSError) as error:
    print(error, file=sys.stderr)
    sys.exit(2)
