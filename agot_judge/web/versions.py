"""A page opened for an older version of its document: it says so, and stays in that version as one reads on."""

from itertools import pairwise

from msgspec.structs import replace

from agot_judge.corpus.model import Document, Retired, body
from agot_judge.corpus.pins import MARK, split_pin
from agot_judge.corpus.store import Corpus
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation, ReadParagraph
from agot_judge.web.practice import Practice
from agot_judge.web.printings import compared
from agot_judge.web.read_page import ReadPage, VersionNotice
from agot_judge.web.reading import entry_page, paragraph_page
from agot_judge.web.urls import changes_url, paragraph_url


def is_pinned(id_: str) -> bool:
    """True where an id says which version of its document is meant: it ends with ``@4.1``."""
    return MARK in id_


def pinned_page(corpus: Corpus, id_: str) -> ReadPage:
    """The page of a pinned paragraph, entry or document (its first entry). Raises UnknownParagraph.

    A page pinned to the version in force is that of the id without the pin.
    """
    plain, key = split_pin(id_)
    document = "/".join(plain.split("/")[:2])
    home = corpus.at(document, key)
    if plain == document:
        plain = home.entries(document)[0].id
    page = paragraph_page(home, plain) if plain in home else entry_page(home, plain)
    return page if home is corpus else _pinned(page, corpus, home, f"{MARK}{key}")


def retired_place(gone: Retired) -> str:
    """Where one is led who asks for a retired id: to what took its place, else to its last words."""
    return paragraph_url(gone.to or f"{gone.id}{MARK}{gone.last}")


def _pinned(page: ReadPage, corpus: Corpus, home: Corpus, pin: str) -> ReadPage:
    """The page of an older version with its notice; what leads to its own document stays in that version."""
    previous, following = _turn(page.previous, pin), _turn(page.following, pin)
    return replace(
        page,
        url=page.url + pin,
        paragraphs=tuple(_paragraph(one, pin) for one in page.paragraphs),
        introduced_by=tuple(_paragraph(one, pin) for one in page.introduced_by),
        marked=_paragraph(page.marked, pin) if page.marked else None,
        previous=previous,
        following=following,
        quotation=replace(page.quotation, text=page.quotation.text + pin),
        link_preview=replace(page.link_preview, url=page.link_preview.url + pin),
        practised=None,
        practice=Practice(),  # the engine goes by the version in force
        enforced="",
        book_url="",
        sandbox_url="",
        version_notice=_notice(corpus, home, page.id),
    )


def _notice(corpus: Corpus, home: Corpus, id_: str) -> VersionNotice:
    document = home.document_of(id_)
    in_force = corpus.document(document.id)
    gone = corpus.retired(id_)
    is_there = id_ in corpus or any(entry.id == id_ for entry in corpus.entries(document.id))
    now = id_ if is_there else gone.to if gone else ""
    words = (
        tuple(compared(body(home.paragraph(id_)), body(corpus.paragraph(now))))
        if id_ in home and now in corpus
        else ()
    )
    return VersionNotice(
        version=document.version,
        in_force=in_force.version,
        now=citation(corpus, now) if now else None,
        reason=gone.reason if gone else "",
        words=words,
        is_same=all(where == "both" for _, where in words),
        changes_url=changes_url(document.id, _replaced_by(corpus, document), id_),
    )


def _replaced_by(corpus: Corpus, document: Document) -> str:
    """The version that replaced an older one."""
    listed = corpus.versions(document.id)
    return next(newer.version for newer, one in pairwise(listed) if one.version == document.version)


def _paragraph(paragraph: ReadParagraph, pin: str) -> ReadParagraph:
    return replace(paragraph, url=paragraph.url + pin)


def _turn(turn: Citation | None, pin: str) -> Citation | None:
    if turn is None:
        return None
    place, mark, anchor = turn.url.partition("#")
    return replace(turn, id=turn.id + pin, url=f"{place}{pin}{mark}{anchor}")
