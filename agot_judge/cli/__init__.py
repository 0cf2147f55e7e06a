"""The command line: one short file per subcommand, imported only when it is asked for."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from errno import ENOSPC
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from agot_judge import __version__
from agot_judge.errors import AgotJudgeError
from agot_judge.spelling import nearest

COMMANDS = (
    "search",
    "run",
    "cards",
    "why",
    "explore",
    "bench",
    "corpus",
    "rules",
    "train",
    "build",
    "bundle",
    "serve",
    "backup",
    "restore",
)
"""Each names a module here whose ``add_parser(subparsers)`` sets ``func``, which takes the arguments and returns
the exit status."""

_CHOICE = re.compile(r"invalid choice: '(?P<word>[^']*)' \(choose from (?P<known>.*)\)")
ILL_FORMED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return its exit status.

    What the program refuses on purpose is one message on standard error and exit status 2, never a stack trace.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    arguments = _parser(words).parse_args(words)
    command: Callable[[argparse.Namespace], int] = arguments.func
    try:
        status = command(arguments)
        sys.stdout.flush()  # here, so that a reader who went away is noticed here
    except AgotJudgeError as error:
        print(_message(error), file=sys.stderr)
        return ILL_FORMED
    except BrokenPipeError:
        # Python flushes again on its way out; nobody listens any more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        if error.filename is None:
            if error.errno != ENOSPC:
                raise
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            print(f"agot-judge: the output cannot be written: {error.strerror}", file=sys.stderr)
            return ILL_FORMED
        print(f"agot-judge: {file_message(error)}", file=sys.stderr)
        return ILL_FORMED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


class _Parser(argparse.ArgumentParser):
    """Offers the nearest of the words that there are in place of one that there is not."""

    def error(self, message: str) -> NoReturn:
        """See ArgumentParser."""
        wrong = _CHOICE.search(message)
        near = nearest(wrong["word"], re.findall(r"'([^']+)'", wrong["known"])) if wrong else ""
        super().error(f"{message}. Did you mean {near!r}?" if near else message)


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these words: with the one subcommand that they name, or with all to list them."""
    parser = _Parser(
        prog="agot-judge",
        description="Finds the paragraph that decides, and steps the board in dispute through the rules.",
    )
    parser.add_argument("--version", action="version", version=f"agot-judge {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    named = words[0] if words else ""
    for name in (named,) if named in COMMANDS else COMMANDS:
        import_module(f"{__name__}.{name}").add_parser(subparsers)
    return parser


def file_message(error: OSError) -> str:
    """The fault of a file, as a sentence; where there is none, the one beside it whose name is most like it."""
    said = f"{error.filename}: {error.strerror}."
    if isinstance(error, FileNotFoundError):
        with suppress(OSError):
            path = Path(error.filename)
            near = nearest(path.name, (one.name for one in path.parent.iterdir()))
            said += f" There is {str(path.with_name(near))!r}: is that meant?" if near else ""
    return said


def _message(error: AgotJudgeError) -> str:
    if not error.cites:
        return f"agot-judge: {error.message}"
    return f"agot-judge: {error.message} [{', '.join(error.cites)}]"
