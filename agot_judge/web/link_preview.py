"""The preview that a chat or a forum shows of a link to a page: its title and its words."""

from msgspec import Struct

from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.web.urls import absolute

MOST_CHARACTERS = 300
"""About as much as is shown anywhere."""


class LinkPreview(Struct, frozen=True, kw_only=True):
    """The preview of a link."""

    title: str
    words: str
    url: str
    """The one address of the page, with its host."""


def paragraph_preview(corpus: Corpus, id_: str, paragraphs: tuple[Paragraph, ...], url: str) -> LinkPreview:
    """The preview of a paragraph or an entry: its citation, its document, and the words of ``paragraphs``."""
    document = corpus.document_of(id_)
    return LinkPreview(
        title=f"{corpus.cite_label(id_)} · {document.title}",
        words=shortened(" ".join(body(one) for one in paragraphs)) or document.title,
        url=absolute(url),
    )


def shortened(text: str) -> str:
    """``text``, cut between words where it is too long for a preview."""
    if len(text) <= MOST_CHARACTERS:
        return text
    return text[:MOST_CHARACTERS].rsplit(" ", 1)[0].rstrip(" ,;:") + " …"
