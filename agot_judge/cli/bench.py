"""``agot-judge bench``: how fast a scenario runs."""

import argparse

import msgspec

from agot_judge.cli.counts import count_of
from agot_judge.cli.scenario_file import add_scenario, load_file, print_json
from agot_judge.scenario.timing import timed


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``bench`` to the commands."""
    parser = subparsers.add_parser(
        "bench",
        help="measure how fast a scenario runs",
        epilog="A run is all moves of the scenario from its built board, with its whole trace, and on to the end with "
        "everybody passing. Exit status: 2 where the scenario is invalid or a move is illegal.",
    )
    add_scenario(parser)
    parser.add_argument("--repeat", metavar="N", type=count_of, default=100, help="how many runs (100)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(func=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    found = timed(load_file(arguments.scenario), max(1, arguments.repeat))
    if arguments.json:
        print_json(msgspec.json.encode(found))
    else:
        print(
            f"{found.decisions} decisions a run, {found.median_ms:.3f} ms a run (median of {found.repeat}), "
            f"{found.decisions_per_second:,.0f} decisions a second"
        )
    return 0
