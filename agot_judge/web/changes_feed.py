"""The feed of changes in Atom (RFC 4287): an entry for each version that replaced another."""

from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from agot_judge.corpus.differences import Change
from agot_judge.corpus.model import Document
from agot_judge.corpus.pins import MARK, version_key
from agot_judge.corpus.renewals import renewals
from agot_judge.corpus.store import Corpus
from agot_judge.web.changes_page import (
    COUNTED,
    about_entry,
    changes_list,
    feed_url,
    renewal_of,
    version_line,
)
from agot_judge.web.urls import absolute, changes_url

ATOM = "http://www.w3.org/2005/Atom"
AUTHOR = "AGOT Judge"


def feed_of(corpus: Corpus, about: str = "") -> bytes:
    """The feed of all changes, or of those of a document or an entry. Raises UnknownParagraph."""
    listed = changes_list(corpus, about)
    feed = Element("feed", {"xmlns": ATOM})
    _text(feed, "title", f"Changes of {listed.about or 'the rules'}")
    _text(feed, "id", _id(f"changes/{about}"))
    SubElement(feed, "link", {"rel": "self", "href": absolute(feed_url(about))})
    author = SubElement(feed, "author")
    _text(author, "name", AUTHOR)
    _text(feed, "updated", max(_came(corpus, one) for one in corpus.documents()))
    for document, before in renewals(corpus):
        changes = about_entry(renewal_of(corpus, document.id, document.version), about)
        if changes:
            _entry(feed, corpus, document, before, changes)
    data: bytes = tostring(feed, encoding="utf-8", xml_declaration=True)
    return data


def _entry(
    feed: Element, corpus: Corpus, document: Document, before: Document, changes: tuple[Change, ...]
) -> None:
    line = version_line(document, before, changes)
    counts = ", ".join(f"{count} {words}" for count, words in line.counts)
    entry = SubElement(feed, "entry")
    _text(entry, "title", f"{document.title} {document.version}: {counts}")
    _text(entry, "id", _id(f"changes/{document.id}{MARK}{version_key(document.version)}"))
    SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": absolute(line.url)})
    _text(entry, "updated", _came(corpus, document))
    _text(entry, "summary", f"{document.version} replaced {before.version}: {counts}.")
    content = Element("ul")
    for one in changes:
        item = SubElement(content, "li")
        link = SubElement(item, "a", {"href": absolute(changes_url(document.id, document.version, one.id))})
        link.text = f"{one.title} ({one.id})"
        link.tail = f": {COUNTED[one.kind]}. "
        for name, text in (("del", one.before), ("ins", one.after)):
            if text:
                SubElement(item, name).text = text
    html = tostring(content, encoding="unicode", method="html")
    SubElement(entry, "content", {"type": "html"}).text = html


def _text(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _id(name: str) -> str:
    """An id that is the same on every server and for ever: the same news is told once to who reads several."""
    return uuid5(NAMESPACE_URL, name).urn


def _came(corpus: Corpus, document: Document) -> str:
    """When a text came to this server: documents seldom print a date."""
    file = corpus.root / "sources" / document.file
    return datetime.fromtimestamp(int(file.stat().st_mtime), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
