"""``agot-judge corpus``: export the documents paragraph by paragraph, check them, publish new ids, add a newer text."""

import argparse
import sys
from pathlib import Path

from agot_judge.corpus.coverage import Coverage, measure
from agot_judge.corpus.export import export_lines
from agot_judge.corpus.lock import lock_file, publish
from agot_judge.corpus.manifest import DEFAULT_ROOT
from agot_judge.corpus.model import Parsed
from agot_judge.corpus.references import count_references
from agot_judge.corpus.store import Corpus, load_corpus

DAMAGED = 1


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add ``corpus`` with its actions to the commands."""
    parser = subparsers.add_parser(
        "corpus", help="export, check or renew the rules documents, publish their ids"
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    exporting = actions.add_parser("export", help="print every paragraph as a line of JSON")
    exporting.set_defaults(func=export)
    checking = actions.add_parser("check", help="print what the sources are made of and what leads nowhere")
    checking.set_defaults(func=check)
    publishing = actions.add_parser("lock", help="add new paragraph ids to the published ones")
    publishing.set_defaults(func=lock)
    adding = actions.add_parser(
        "add",
        help="take a newer text of a document, show what it changes and what rests on that",
        epilog="Exit status: 0 where the text fits; 2 where it does not, and nothing is written.",
    )
    adding.add_argument("file", metavar="FILE", type=Path, help="the newer text, plain and in UTF-8")
    adding.add_argument(
        "--document", required=True, metavar="ID", help="which document it is a text of: 2e/faq"
    )
    adding.add_argument("--version", required=True, metavar="VERSION", help="its version: 4.2")
    adding.add_argument(
        "--effective", default="", metavar="DATE", help="the date from which it holds: 2026-11-20"
    )
    adding.add_argument(
        "--root", type=Path, default=DEFAULT_ROOT, metavar="DIR", help="another corpus folder"
    )
    adding.add_argument("--dry-run", action="store_true", help="only show the differences, write nothing")
    adding.set_defaults(func=add)


def export(arguments: argparse.Namespace) -> int:
    """Print one JSON object a line: paragraphs, headings and furniture of every document."""
    for line in export_lines(load_corpus()):
        sys.stdout.buffer.write(line + b"\n")
    return 0


def check(arguments: argparse.Namespace) -> int:
    """Print how each source is covered and which words lead nowhere; 1 where a character is missing or doubled."""
    corpus = load_corpus()
    whole = True
    for document in corpus.documents():
        coverage = _coverage(corpus, document.id)
        whole = whole and coverage.is_whole
        entries = corpus.entries(document.id)
        count = sum(len(entry.paragraphs) for entry in entries)
        print(f"{document.id}  {document.title} ({document.file})")
        print(
            f"  {len(entries)} entries, {count} paragraphs, {_repaired(corpus, document.id)} of them repaired"
        )
        print(f"  {_shares(coverage)}")
        for fault, spans in (("in nothing", coverage.missing), ("in two things", coverage.twice)):
            for span in spans:
                words = " ".join(corpus.source(document.id)[span.start : span.end].split())
                print(f"  {fault}: {span.start}-{span.end} {words[:60]!r}")
    _print_references(corpus)
    return 0 if whole else DAMAGED


def lock(arguments: argparse.Namespace) -> int:
    """Add the ids that are new to ``corpus/ids.lock``; 1, and nothing written, where a published one has drifted."""
    found = publish(load_corpus(), lock_file(DEFAULT_ROOT))
    for id_ in found.lost:
        print(f"{id_} is published, but no paragraph has it any more")
    for id_ in found.changed:
        print(f"{id_} is published for other words than it has now")
    if found.lost or found.changed:
        print("Nothing was written. A published id keeps its meaning: give the changed paragraph a new one.")
        return DAMAGED
    print(f"{len(found.new)} new ids published")
    return 0


def add(arguments: argparse.Namespace) -> int:
    """Take a newer text of a document. Raises CorpusError where it does not fit."""
    # Imported here: it needs the rules in code, which the other actions do without.
    from agot_judge.cli.corpus_add import run

    return run(arguments)


def _print_references(corpus: Corpus) -> None:
    """The number of references that lead somewhere, and each that does not; then what the documents leave contradicting."""
    found = count_references(corpus)
    total = found.resolved + len(found.unresolved)
    print(f"{total} cross references, {found.resolved} of them resolved ({100 * found.share:.1f} %)")
    for title, listed in (
        ("lead nowhere in the corpus", found.unresolved),
        ("lead to the place of something that is lost", found.emptied),
    ):
        print(f"  {len(listed)} {title}:")
        for one in listed:
            print(f"    {one.paragraph}  “{one.words}”: {one.reason}")
    for one in found.orphaned:
        print(f"  reviewed relation without its other end: {one.paragraph}, {one.reason}")
    print(f"{found.cards} times a card is named, {found.cards_with_number} of them with set and number")
    conflicts = corpus.conflicts()
    print(f"{len(conflicts)} contradictions that no document settles:")
    for conflict in conflicts:
        print(f"    {conflict.between[0]} and {conflict.between[1]}: {conflict.reason}")


def _coverage(corpus: Corpus, document: str) -> Coverage:
    parsed = Parsed(entries=corpus.entries(document), furniture=corpus.furniture(document))
    return measure(corpus.source(document), parsed)


def _repaired(corpus: Corpus, document: str) -> int:
    return sum(bool(p.repaired) for entry in corpus.entries(document) for p in entry.paragraphs)


def _shares(coverage: Coverage) -> str:
    parts = [
        (coverage.paragraphs, "paragraphs"),
        (coverage.headings, "headings"),
        (coverage.furniture, "furniture"),
    ]
    shares = ", ".join(f"{100 * count / coverage.total:.1f} % {name}" for count, name in parts)
    state = "all of them once" if coverage.is_whole else "NOT all of them once"
    return f"{coverage.total} non-blank characters, {state}: {shares}"
