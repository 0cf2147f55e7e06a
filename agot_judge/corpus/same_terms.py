"""Links between entries of different editions about one thing, from the reviewed list."""

from collections.abc import Iterator

from agot_judge.corpus.model import Entry, Link, Parsed
from agot_judge.corpus.relations import SameTerm

KIND = "same-term"


def same_term_links(documents: dict[str, Parsed], terms: tuple[SameTerm, ...]) -> Iterator[tuple[str, Link]]:
    """A link from each entry of a term to each of another edition, with the id of the paragraph that it stands in.

    It stands in the entry's first paragraph and speaks for the whole entry. Its text is the name of the term.
    """
    entries = {entry.id: entry for parsed in documents.values() for entry in parsed.entries}
    for term in terms:
        listed = [entries[id_] for id_ in term.entries if id_ in entries]
        for entry in listed:
            for other in listed:
                if entry.paragraphs and _edition(entry) != _edition(other):
                    yield entry.paragraphs[0].id, Link(kind=KIND, to=other.id, text=term.name, note=term.note)


def _edition(entry: Entry) -> str:
    return entry.document.split("/")[0]
