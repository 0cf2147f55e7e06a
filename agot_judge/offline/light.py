"""The light tier: pages that a browser shows before Python answers there, rendered by the app as they always are."""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any
from urllib.parse import quote

from agot_judge.corpus.store import Corpus
from agot_judge.offline.call import App, answer
from agot_judge.offline.pack import packed

AT = "http://localhost"
KEPT_HEADERS = frozenset({"content-type", "content-security-policy", "x-frame-options", "referrer-policy"})
SHOWN = ("/", "/glossary", "/errata", "/coverage", "/timing", "/offline", "/offline/check", "/offline/starting")
"""Pages beside those of the rules."""
SHELL = "/offline/shell"


def light_pack(app: App, pages: Iterable[str], static: Path, static_at: str) -> bytes:
    """A pack of the whole answers to these addresses, and of the static files below ``static_at``."""
    files: dict[str, bytes] = {}
    about: dict[str, dict[str, Any]] = {}
    for address in (*pages, *_static(static, static_at)):
        status, headers, body = answer(app, "GET", AT + address, [], b"")
        if status == 200:
            files[address] = body
            about[address] = {
                "headers": {name: value for name, value in headers if name.lower() in KEPT_HEADERS}
            }
    return packed(files, about)


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
    for entry in corpus.entries():
        yield f"/r/{quote(entry.id)}"
    for entry in corpus.entries():
        yield f"/preview/{quote(entry.id)}"
    for paragraph in corpus.paragraphs():
        yield f"/preview/{quote(paragraph.id)}"


def _static(folder: Path, at: str) -> Iterable[str]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield at + path.relative_to(folder).as_posix()
