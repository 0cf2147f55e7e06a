"""``agot-judge run``: step scenarios through the rules and look whether their checks hold."""

import argparse
import sys

from agot_judge.cli import file_message
from agot_judge.cli.imported import IMPORTED
from agot_judge.cli.scenario_file import text_of
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.citing import project_corpus
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.report import report
from agot_judge.scenario.result import Result, as_json, failed


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``run`` to the commands."""
    parser = subparsers.add_parser(
        "run",
        help="step scenarios through the rules and check what comes of them",
        epilog="Exit status: 0 all checks hold; 1 a check fails; 2 a scenario is invalid or a move is illegal; "
        "3 something must be resolved by hand. Of several files, the highest.",
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a scenario (YAML or JSON); - reads standard input"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a file, on one line")
    parser.set_defaults(func=_run)


def _run(arguments: argparse.Namespace) -> int:
    results = [_run_one(name, arguments.json) for name in arguments.files]
    if len(results) > 1 and not arguments.json:
        held = sum(result.ok for result in results)
        print(f"{held} of {len(results)} scenarios hold.")
    return max(result.exit for result in results)


def _run_one(name: str, json: bool) -> Result:
    try:
        result = run_text(text_of(name), IMPORTED)
    except AgotJudgeError as error:
        result = failed("", error)
    except OSError as error:
        result = failed("", AgotJudgeError(file_message(error)))
    if json:
        sys.stdout.buffer.write(as_json(result) + b"\n")
        sys.stdout.buffer.flush()
    else:
        for line in report(result, name, _label):
            print(line)
        print()
    return result


def _label(id_: str) -> str:
    corpus = project_corpus()
    return corpus.cite_label(id_) if id_ in corpus else id_
