"""The same paragraph in two printings of a document, with the words in which they differ."""

from collections.abc import Iterator
from difflib import SequenceMatcher

from agot_judge.corpus.model import Entry, Link, Paragraph, Parsed
from agot_judge.corpus.names import Names

PRINTINGS = {"2e/rr-p23": "2e/rr"}
"""A document that is another printing of (a part of) the second one."""
SAME = 0.8
"""Share of equal words from which two paragraphs of one entry are the same one."""

_QUOTES = str.maketrans({"“": '"', "”": '"', "’": "'"})


def printing_links(printed: Parsed, current: Parsed) -> Iterator[tuple[str, Link]]:
    """For each paragraph of ``printed`` that ``current`` has too: its id and the link to it, the difference as its note."""
    names = Names(current.entries)
    entries = {entry.id: entry for entry in current.entries}
    for entry in printed.entries:
        counterpart = names.find(entry.title)
        if counterpart is None:
            continue
        for paragraph in entry.paragraphs:
            same = _counterpart(paragraph, entries[counterpart])
            if same:
                yield (
                    paragraph.id,
                    Link(kind="printing-of", to=same.id, note=difference(paragraph.text, same.text)),
                )


def difference(here: str, there: str) -> str:
    """The words in which two readings differ, quotation marks of both kinds taken as equal; "the same words" without one."""
    ours, theirs = _words(here), _words(there)
    changes = []
    for tag, start, end, other_start, other_end in SequenceMatcher(None, ours, theirs, False).get_opcodes():
        if tag != "equal":
            mine, yours = " ".join(ours[start:end]), " ".join(theirs[other_start:other_end])
            changes.append(f"here “{mine}”, there “{yours}”" if mine and yours else _only(mine, yours))
    return "; ".join(changes) or "the same words"


def _only(mine: str, yours: str) -> str:
    return f"only here “{mine}”" if mine else f"only there “{yours}”"


def _words(text: str) -> list[str]:
    return text.translate(_QUOTES).split()


def _counterpart(paragraph: Paragraph, entry: Entry) -> Paragraph | None:
    """The paragraph of ``entry`` of the same kind with nearly the same words, the likest first."""
    words = _words(paragraph.text)
    alike = [p for p in entry.paragraphs if p.kind == paragraph.kind]
    ratios = [(SequenceMatcher(None, words, _words(p.text), False).ratio(), p) for p in alike]
    best = max(ratios, key=lambda pair: pair[0], default=None)
    # 004: a See line has a page number more than 000, too much of so short a line; an entry has only one.
    if best and (best[0] >= SAME or paragraph.kind == "see"):
        return best[1]
    return None
