"""``agot-judge corpus add``: take a newer text of a document, show what it changes and what rests on that."""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from agot_judge.corpus.addition import Addition, add, prepare
from agot_judge.corpus.dependents import Citing, Dependent, depending, ids_in_files
from agot_judge.corpus.differences import Change, Piece
from agot_judge.corpus.pins import version_key
from agot_judge.corpus.relations import relations_files
from agot_judge.editions import played, rulebook_for
from agot_judge.errors import CorpusError
from agot_judge.places import ROOT

SCENARIOS = ("agot_judge/scenario/examples", "tests", "benchmarks")
"""Folders of the project that hold scenarios."""
DATA = ("*.toml", "*.yaml", "*.json", "*.txt")
HEADINGS = {
    "headed": "Entries with another number or title",
    "changed": "Changed paragraphs",
    "moved": "Moved paragraphs",
    "added": "New paragraphs",
    "removed": "Removed paragraphs",
}
BRACKETS = {"same": "{}", "gone": "[-{}-]", "new": "{{+{}+}}"}
"""How words of a difference are printed, as other programs do."""


def run(arguments: argparse.Namespace) -> int:
    """Print the differences and what depends on them; add the text unless it is a dry run."""
    try:
        data = arguments.file.read_bytes()
    except OSError as fault:
        raise CorpusError(f"cannot read {arguments.file}: {fault.strerror}") from fault
    addition = prepare(arguments.root, data, arguments.document, arguments.version, arguments.effective)
    for line in described(addition):
        print(line)
    for line in described_dependents(depending(addition.touched(), citing(arguments.root))):
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
    """What rests on the changed paragraphs, a line each."""
    yield ""
    if not dependents:
        yield "Nothing rests on what is changed."
        return
    yield "To be looked at, because it rests on what is changed:"
    yield from (f"  {one.kind} {one.name}: {', '.join(one.ids)}" for one in dependents)
    yield ""


def citing(root: Path) -> Iterator[Citing]:
    """Everything of the project that cites paragraphs: rules, other code, scenarios, reviewed relations."""
    for edition in played():
        for rule, cites in rulebook_for(edition).cites.items():
            yield Citing("rule", _name(rule), frozenset(cites))
    folders = [path for path in (ROOT / "agot_judge").iterdir() if path.is_dir() and path.name != "corpus"]
    code = sorted(path for folder in folders for path in folder.rglob("*.py"))
    yield from ids_in_files("code", ROOT, code)
    data = sorted(path for folder in folders for kind in DATA for path in folder.rglob(kind))
    yield from ids_in_files("data", ROOT, [path for path in data if "examples" not in path.parts])
    scenarios = sorted(path for folder in SCENARIOS for path in (ROOT / folder).rglob("*.yaml"))
    yield from ids_in_files("scenario", ROOT, scenarios)
    yield from ids_in_files("relation", root, relations_files(root))


def _name(rule: Callable[..., object]) -> str:
    while isinstance(rule, partial):
        rule = rule.func
    return f"{rule.__module__}.{getattr(rule, '__qualname__', type(rule).__qualname__)}"


def _words(change: Change) -> str:
    if change.kind in ("added", "removed"):
        return change.after or change.before
    return " ".join(_marked(piece) for piece in change.words())


def _marked(piece: Piece) -> str:
    return BRACKETS[piece.kind].format(piece.text)
