"""``agot-judge corpus add``: take a newer text of a document, show what it changes and what rests on that."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from agot_judge.changes import boards, exercises, project, rulings
from agot_judge.cli.imported import IMPORTED
from agot_judge.corpus.addition import Addition, add, prepare
from agot_judge.corpus.dependents import Citing, Dependent, depending
from agot_judge.corpus.differences import Change, Piece
from agot_judge.corpus.pins import version_key
from agot_judge.corpus.store import load_corpus
from agot_judge.errors import CorpusError
from agot_judge.storage import EventStore, ScenarioStore, database_url
from agot_judge.storage.connection import is_there

HEADINGS = {
    "headed": "Entries with another number or title",
    "changed": "Changed paragraphs",
    "moved": "Moved paragraphs",
    "added": "New paragraphs",
    "removed": "Removed paragraphs",
}
BRACKETS = {"same": "{}", "gone": "[-{}-]", "new": "{{+{}+}}"}
"""The patterns in which words of a difference are printed, as other programs do."""


def run(arguments: argparse.Namespace) -> int:
    """Print the differences and what depends on them; add the text unless it is a dry run."""
    try:
        data = arguments.file.read_bytes()
    except OSError as fault:
        raise CorpusError(f"cannot read {arguments.file}: {fault.strerror}") from fault
    addition = prepare(arguments.root, data, arguments.document, arguments.version, arguments.effective)
    for line in described(addition):
        print(line)
    for line in described_dependents(depending(addition.touched(), citing(arguments.root, addition))):
        print(line)
    if arguments.dry_run:
        print("A dry run: nothing was written.")
        return 0
    add(arguments.root, addition)
    key = version_key(addition.before.version)
    print(
        f"Version {addition.document.version} is in force; the one before it remains readable at ids with @{key}."
    )
    return 0


def described(addition: Addition) -> Iterator[str]:
    """The difference in words, a line each."""
    before, after = addition.before, addition.document
    yield f"{after.id}  {after.title}: {before.version} -> {after.version}"
    counts = [
        f"{sum(change.kind == kind for change in addition.changes)} {kind}"
        for kind in ("changed", "moved", "added", "removed")
    ]
    yield f"  {addition.kept} paragraphs carried over; {', '.join(counts)}"
    for kind, heading in HEADINGS.items():
        listed = [change for change in addition.changes if change.kind == kind]
        if listed:
            yield ""
            yield f"{heading}:"
            for change in listed:
                yield f"  {change.id}" + (f", before {change.was}" if change.was else "")
                yield f"    {_words(change)}"
    if addition.dropped:
        yield ""
        yield "Corrections whose place is gone; look whether the newer text needs them:"
        yield from (f"  {words}" for words in addition.dropped)


def described_dependents(dependents: tuple[Dependent, ...]) -> Iterator[str]:
    """The dependents of the changed paragraphs, a line each."""
    yield ""
    if not dependents:
        yield "Nothing rests on what is changed."
        return
    yield "To be looked at, because it rests on what is changed:"
    yield from (f"  {one.kind} {one.name}: {', '.join(one.ids)}" for one in dependents)
    yield ""


def citing(root: Path, addition: Addition) -> Iterator[Citing]:
    """Everything that cites paragraphs: of the project, and of what is kept in the instance folder or its database."""
    yield from project.citing(root)
    yield from project.card_rulings(load_corpus(root), document=addition.before.id)
    yield from exercises.citing()
    url = database_url()
    if is_there(url):
        yield from boards.citing(ScenarioStore(url), IMPORTED)
        yield from rulings.citing(EventStore(url))


def _words(change: Change) -> str:
    if change.kind in ("added", "removed"):
        return change.after or change.before
    return " ".join(_marked(piece) for piece in change.words())


def _marked(piece: Piece) -> str:
    return BRACKETS[piece.kind].format(piece.text)
