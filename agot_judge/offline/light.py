"""The light tier: pages that a browser shows before Python answers there, rendered by the app as they always are."""

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from agot_judge.corpus.store import Corpus
from agot_judge.offline.call import App, answer
from agot_judge.offline.pack import packed
from agot_judge.places import ROOT
from agot_judge.search.quick import quick_documents

STATIC = ROOT / "static"
_STATIC = re.compile(rb'"(/static/[^/"]+/)style\.css"')
AT = "http://localhost"
KEPT_HEADERS = frozenset({"content-type", "content-security-policy", "x-frame-options", "referrer-policy"})
SHOWN = (
    "/",
    "/glossary",
    "/errata",
    "/coverage",
    "/timing",
    "/offline",
    "/offline/check",
    "/offline/starting",
)
"""Pages beside those of the rules."""
HEADERS = "headers"
"""The file of the pack with the sets of headers, which the index names by number."""
SHELL = "/offline/shell"


def light_files(app: App, corpus: Corpus, pages: Iterable[str]) -> dict[str, bytes]:
    """The files of the light tier by their names: these pages with all static files, what is searched, hashes of texts."""
    return {
        "light.pack": light_pack(app, pages),
        "quick.json": msgspec.json.encode(quick_documents(corpus)),
        "paragraphs.json": msgspec.json.encode(paragraph_hashes(corpus)),
    }


def light_pack(app: App, pages: Iterable[str]) -> bytes:
    """A pack of the whole answers to these addresses, and of every static file."""
    files: dict[str, bytes] = {}
    about: dict[str, dict[str, Any]] = {}
    sets: dict[tuple[tuple[str, str], ...], int] = {}
    for address in (*pages, *_static(app)):
        status, headers, body = answer(app, "GET", AT + address, [], b"")
        if status == 200:
            path = unquote(address)
            files[path] = body
            kept = tuple((name, value) for name, value in headers if name.lower() in KEPT_HEADERS)
            about[path] = {"headers": sets.setdefault(kept, len(sets))}
    # Most pages have the same headers: each set of them stands once.
    return packed({**files, HEADERS: msgspec.json.encode([dict(kept) for kept in sets])}, about)


def paragraph_hashes(corpus: Corpus) -> dict[str, dict[str, str]]:
    """A short hash of the words of each paragraph, by document and id: what a newer text changes is counted by them."""
    return {
        document.id: {
            one.id: blake2b(one.text.encode(), digest_size=4).hexdigest()
            for entry in corpus.entries(document.id)
            for one in entry.paragraphs
        }
        for document in corpus.documents()
    }


def light_pages(corpus: Corpus) -> Iterable[str]:
    """The addresses of all pages that are kept light: entries, previews of paragraphs, charts, lists."""
    yield from SHOWN
    yield SHELL
    editions = dict.fromkeys(document.edition for document in corpus.documents())
    yield from (f"/timing/{edition}" for edition in editions)
    # Each entry stands beside the previews of its paragraphs, whose words are the same: they are compressed away.
    for entry in corpus.entries():
        yield f"/r/{quote(entry.id)}"
        yield from (f"/preview/{quote(paragraph.id)}" for paragraph in entry.paragraphs)


def _static(app: App) -> Iterable[str]:
    """The addresses of static files, which change with any of them: below the one that the first page names."""
    _, _, body = answer(app, "GET", f"{AT}/", [], b"")
    found = _STATIC.search(body)
    assert found is not None  # every page has a style
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            yield found[1].decode() + path.relative_to(STATIC).as_posix()
