"""Errata of the First Edition FAQ under one title: the same erratum for several printings, or cards that share a name."""

from collections.abc import Iterator

from agot_judge.corpus.model import Entry, Link, Parsed
from agot_judge.corpus.printings import difference

SAME = "the same erratum for another printing of the card"
OTHER = "another card, or another erratum, under the same title"


def repeat_links(parsed: Parsed) -> Iterator[tuple[str, Link]]:
    """A link from each erratum to every other under its title, with the id of its first paragraph."""
    by_title: dict[str, list[Entry]] = {}
    for entry in parsed.entries:
        if entry.card:
            by_title.setdefault(entry.card.title, []).append(entry)
    for entries in by_title.values():
        for entry in entries:
            for other in entries:
                if other is not entry:
                    same = _wording(entry) == _wording(other)
                    kind = "printing-of" if same else "related"
                    note = f"{SAME}: {difference(_text(entry), _text(other))}" if same else OTHER
                    yield entry.paragraphs[0].id, Link(kind=kind, to=other.id, note=note)


def _wording(entry: Entry) -> str:
    """The words of an erratum, from its first quotation on: "Should read:" and "Shipbreaker Bay should read:" are one."""
    text = _text(entry)
    return text[max(text.find('"'), 0) :]


def _text(entry: Entry) -> str:
    return " ".join(paragraph.text for paragraph in entry.paragraphs)
