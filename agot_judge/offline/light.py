"""The light tier: pages that a browser shows before Python answers there, rendered by the app as they always are."""

import re
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any
from urllib.parse import quote, unquote, urljoin

import msgspec

from agot_judge.corpus.store import Corpus
from agot_judge.offline.call import App, Headers, answer
from agot_judge.offline.pack import packed
from agot_judge.places import ROOT
from agot_judge.search.quick import quick_documents

STATIC = ROOT / "static"
Answer = tuple[int, Headers, bytes]
"""Status, headers and body."""
_STATIC = re.compile(rb'"(/static/[^/"]+/)style\.css"')
AT = "http://kept.invalid"
"""The server's address in kept pages (no such server can be): a device puts the one in its place from which it was prepared
(static/js/offline/light.js)."""
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
FOOT = "foot"
"""The file with the foot that most pages share: a page of the index that has it is this long without."""
SHELL = "/offline/shell"


LATER = frozenset({"static.pack", "paragraphs.json"})
"""Files made with those of the light tier that pages of it do not need: kept with everything else."""
_NAMED = re.compile(
    r"""(?:from|import)\s*\(?\s*"(\.[^"]+)"|new URL\("([^"]+)", import\.meta|url\(["']?([^"')]+)|@import "([^"]+)"""
)
"""Another static file in one: imported, started as a worker, shown."""


def light_files(app: App, corpus: Corpus, pages: Iterable[str]) -> dict[str, bytes]:
    """The files of the light tier by their names: these pages with their static files, what is searched; and those for
    later: the other static files, hashes of texts."""
    answers = {address: _answer(app, address) for address in pages}
    static = list(_static(app))
    needed = _needed(static, b"".join(body for _, _, body in answers.values()))
    light = answers | {address: _answer(app, address) for address in static if address in needed}
    later = {address: _answer(app, address) for address in static if address not in needed}
    return {
        "light.pack": pages_pack(light),
        "static.pack": pages_pack(later),
        "quick.json": msgspec.json.encode(quick_documents(corpus)),
        "paragraphs.json": msgspec.json.encode(paragraph_hashes(corpus)),
    }


def pages_pack(answers: Mapping[str, Answer]) -> bytes:
    """A pack of whole answers by their addresses, of those that there are; the foot that pages share stands in it once."""
    entries = [body for address, (_, _, body) in answers.items() if address.startswith("/r/")]
    foot = _common_end(entries)
    files: dict[str, bytes] = {}
    about: dict[str, dict[str, Any]] = {}
    sets: dict[tuple[tuple[str, str], ...], int] = {}
    for address, (status, headers, body) in answers.items():
        if status == 200:
            path = unquote(address)
            has_foot = bool(foot) and body.endswith(foot)
            files[path] = body[: len(body) - len(foot)] if has_foot else body
            kept = tuple((name, value) for name, value in headers if name.lower() in KEPT_HEADERS)
            about[path] = {"headers": sets.setdefault(kept, len(sets))} | ({"foot": 1} if has_foot else {})
    # Most pages have the same headers: each set of them stands once.
    shared = {HEADERS: msgspec.json.encode([dict(kept) for kept in sets]), FOOT: foot}
    return packed({**files, **shared}, about)


def _common_end(bodies: list[bytes]) -> bytes:
    """The bytes with which all of these end."""
    turned = [body[::-1] for body in bodies]
    if not turned:
        return b""
    # What the first and the last of them in their order share, all between them share.
    first, last = min(turned), max(turned)
    length = next(
        (at for at, pair in enumerate(zip(first, last, strict=False)) if pair[0] != pair[1]), len(first)
    )
    return first[:length][::-1]


def _answer(app: App, address: str) -> Answer:
    return answer(app, "GET", AT + address, [], b"")


def _needed(static: Iterable[str], pages: bytes) -> frozenset[str]:
    """The static files that pages name, and those that these name in turn."""
    there = {address: STATIC / address.split("/", 3)[3] for address in static}
    found: set[str] = set()
    left = [address for address in there if address.encode() in pages]
    while left:
        address = left.pop()
        if address in found:
            continue
        found.add(address)
        if there[address].suffix in (".js", ".css"):
            for names in _NAMED.findall(there[address].read_text(encoding="utf-8")):
                named = urljoin(address, next(filter(None, names)))
                if named in there:
                    left.append(named)
    return frozenset(found)


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
