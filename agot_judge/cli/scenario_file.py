"""A scenario file named on the command line."""

import argparse
import sys
from pathlib import Path

from agot_judge.cli.imported import IMPORTED
from agot_judge.scenario.format import Loaded, load
from agot_judge.scenario.yaml_reader import MAX_BYTES, read_file_text


def add_scenario(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the file, and the point from which it is looked at."""
    parser.add_argument(
        "scenario", metavar="SCENARIO", help="a scenario (YAML or JSON); - reads standard input"
    )


def add_point(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a point."""
    parser.add_argument(
        "--at",
        metavar="POINT",
        default="",
        help="go on from the end of the scenario's run to this point, everybody passing: a step, a phase, 'next', "
        "'end', '{window: reaction, of: Ann}'",
    )


def text_of(name: str) -> str:
    """The text of a file. Raises ScenarioError where it is none, and OSError where it cannot be read."""
    # One byte more than allowed is enough to know that it is too long.
    if name == "-":
        return read_file_text(sys.stdin.buffer.read(MAX_BYTES + 1))
    with Path(name).open("rb") as file:
        return read_file_text(file.read(MAX_BYTES + 1))


def load_file(name: str) -> Loaded:
    """The scenario of a file; cards that it does not define are imported ones, as for ``run``. Raises ScenarioError for one
    that cannot be read as such, OSError for no file."""
    return load(text_of(name), IMPORTED)


def print_json(data: bytes) -> None:
    """One JSON object on one line, as it is, whatever the terminal's encoding."""
    sys.stdout.buffer.write(data + b"\n")
    sys.stdout.buffer.flush()
