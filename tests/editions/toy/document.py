"""The rules of the toy edition as a document of the corpus, for the rules are nothing without paragraphs to cite.

The text stands in ``rules.txt``: a line with ``#`` is the title of an entry, every other line a paragraph.
"""

from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from agot_judge.citation import CitationId, Span
from agot_judge.corpus.content import Content
from agot_judge.corpus.model import Document, Entry, Paragraph, Parsed

FILE = Path(__file__).with_name("rules.txt")
DOCUMENT = Document(
    id="toy/rules",
    edition="toy",
    title="Rules of the Toy Edition",
    short="Toy",
    version="1",
    file=str(FILE),
    sha256=sha256(FILE.read_bytes()).hexdigest(),
)


def with_document(content: Content) -> Content:
    """The content of the corpus with the document of this edition in it."""
    entries: list[Entry] = []
    end = 0
    for line in FILE.read_text(encoding="utf-8").splitlines():
        span, end = Span(end, end + len(line)), end + len(line) + 1
        if line.startswith("# "):
            title = line.removeprefix("# ")
            entries.append(
                Entry(id=f"{DOCUMENT.id}/{title.lower()}", document=DOCUMENT.id, title=title, heading=(span,))
            )
        else:
            entry = entries[-1]
            ordinal = len(entry.paragraphs) + 1
            id_ = CitationId(f"{entry.id}/{ordinal}")
            paragraph = Paragraph(
                id=id_, entry=entry.id, text=line, spans=(span,), kind="rule", ordinal=ordinal
            )
            entries[-1] = replace(entry, paragraphs=(*entry.paragraphs, paragraph))
    parsed = Parsed(entries=tuple(entries), furniture=())
    return replace(
        content,
        fingerprint=f"{content.fingerprint} {DOCUMENT.sha256}",
        documents=(*content.documents, DOCUMENT),
        parsed={**content.parsed, DOCUMENT.id: parsed},
    )
