"""``agot-judge rules``: what the engine knows about the rules."""

import argparse
import sys
from typing import TYPE_CHECKING

from agot_judge.editions import DEFAULT_EDITION, EDITIONS

if TYPE_CHECKING:
    from agot_judge.coverage import Coverage, Covered

WIDTH = 60
"""How much of a paragraph is printed beside its id, in characters."""


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``rules`` to the commands."""
    parser = subparsers.add_parser("rules", help="what the engine knows about the rules")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    coverage = commands.add_parser(
        "coverage",
        help="which paragraphs are implemented, by which code, and shown by which test",
        description="Every paragraph of the Second Edition's Rules Reference and FAQ is shown, implemented, open or "
        "not mechanical. Printed are the counts, and what is not yet both implemented and shown.",
    )
    coverage.add_argument(
        "--edition",
        choices=tuple(EDITIONS),
        default=DEFAULT_EDITION,
        metavar="EDITION",
        help="the edition whose rules they are (%(default)s)",
    )
    coverage.add_argument("--json", action="store_true", help="print all paragraphs as one JSON object")
    coverage.set_defaults(func=_coverage)


def _coverage(arguments: argparse.Namespace) -> int:
    from agot_judge.corpus.store import load_corpus
    from agot_judge.coverage import coverage_of

    corpus = load_corpus()
    found = coverage_of(corpus, arguments.edition)
    if arguments.json:
        _print_json(found)
        return 0
    for name, number in found.counts().items():
        print(f"{number:5} {name}")
    texts = {one.id: corpus.paragraph(one.id).text for one in found.paragraphs}
    _print_list("Mechanical, not implemented", found.having("open"), texts)
    _print_list("Implemented, not shown", found.having("implemented"), texts)
    return 0


def _print_list(title: str, paragraphs: "tuple[Covered, ...]", texts: dict[str, str]) -> None:
    print(f"\n{title}: {len(paragraphs)}")
    for paragraph in paragraphs:
        words = texts[paragraph.id]
        short = words if len(words) <= WIDTH else f"{words[: WIDTH - 1].rstrip()}…"
        print(f"  {paragraph.id}  {short}")
        if paragraph.code:
            print(f"      {', '.join(paragraph.code)}")


def _print_json(found: "Coverage") -> None:
    import msgspec

    whole = {"edition": found.edition, "documents": found.documents, "counts": found.counts()}
    whole["paragraphs"] = msgspec.to_builtins(found.paragraphs)
    sys.stdout.buffer.write(msgspec.json.encode(whole) + b"\n")
