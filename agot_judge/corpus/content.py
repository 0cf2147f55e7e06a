"""Everything that is known of the documents, parsed and linked; kept on disk so that a start need not parse again."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus.model import Alias, Document, Parsed, PrintedPage, Retired, Unresolved
from agot_judge.errors import CorpusError
from agot_judge.places import instance_folder
from agot_judge.sealed import opened, say_damaged, sealed

PARSERS = {
    "2e/rr": "rulesref",
    "2e/faq": "faq",
    "2e/rr-p23": "printed_page",
    "1e/faq": "first_faq",
    "ccg/rules": "ccg_rules",
}
"""The module of this package that parses each document; imported only when something is to be parsed."""

KEPT = "content.sealed"
"""Another name than before the seal: what an earlier version left is no damage."""


class Content(Struct, frozen=True):
    """The parsed corpus as it is kept."""

    fingerprint: str
    """sha256 over the sources, the data beside them and the code that reads them."""
    documents: tuple[Document, ...]
    parsed: dict[str, Parsed]
    """By document id."""
    unresolved: tuple[Unresolved, ...]
    retired: tuple[Retired, ...] = ()
    aliases: tuple[Alias, ...] = ()
    pages: tuple[PrintedPage, ...] = ()


def load_content(root: Path) -> Content:
    """The content of the corpus folder ``root``: from the last run where nothing has changed since, else parsed anew.

    Kept in ``AGOT_JUDGE_CACHE``, else in the instance folder; where nothing can be written there, every start parses.
    Raises CorpusError where documents and data do not fit together.
    """
    wanted = fingerprint(root)
    place = _place()
    if place:
        with suppress(OSError):
            kept = _opened((place / KEPT).read_bytes())
            if kept is not None and kept.fingerprint == wanted:
                return kept
    content = parse_all(root, wanted)
    if place:
        with suppress(OSError):
            _keep(content, place)
    return content


def _opened(written: bytes) -> Content | None:
    """The content that was kept; None where it is not as it was written, or of another version."""
    value = opened(written)
    if value is None:
        say_damaged(f"corpus/{KEPT}", "the documents are parsed anew")
        return None
    try:
        return msgspec.msgpack.decode(value, type=Content)
    except msgspec.DecodeError:
        return None


def fingerprint(root: Path) -> str:
    """A hash that changes with anything that ``parse_all`` depends on."""
    digest = hashlib.sha256()
    data = [root / "manifest.toml", *(root / "corrections").glob("*.toml"), *(root / "sources").iterdir()]
    data += [path for path in (root / "retired.toml",) if path.exists()]
    data += (root / "carried").glob("*.txt")
    code = Path(__file__).parent.glob("*.py")
    for path in [*sorted(data), *sorted(code)]:
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def parse_all(root: Path, fingerprint: str) -> Content:
    """Every document of ``root`` checked, parsed and linked."""
    # Imported here: a start that finds the content kept needs neither the parsers nor a TOML reader.
    from agot_judge.corpus.card_names import load_cards
    from agot_judge.corpus.links import link
    from agot_judge.corpus.manifest import listed
    from agot_judge.corpus.relations import load_relations
    from agot_judge.corpus.retired import load_retired

    documents = listed(root)
    retired = load_retired(root)
    relations = load_relations(root)
    parsed = {document.id: parse(root, document) for document in documents}
    linked = link(parsed, relations, load_cards(root), retired)
    return Content(
        fingerprint=fingerprint,
        documents=documents,
        parsed=linked.documents,
        unresolved=linked.unresolved,
        retired=retired,
        aliases=relations.alias,
        pages=relations.page,
    )


def parse(root: Path, document: Document) -> Parsed:
    """One document checked and parsed, with the ids that it has for ever, its links not yet set.

    Raises CorpusError, also where the text does not have the form of this document.
    """
    from agot_judge.corpus.carried import load_carried, renamed
    from agot_judge.corpus.corrections import load_corrections
    from agot_judge.corpus.manifest import read_source

    source = read_source(root, document)
    corrections = load_corrections(root, document, source)
    try:
        parsed = _parser(document.id)(source, corrections)
    except (IndexError, KeyError, StopIteration, ValueError) as fault:
        raise CorpusError(f"{document.file} does not have the form of {document.title}") from fault
    return renamed(parsed, load_carried(root, document))


def _parser(document: str) -> Callable[..., Parsed]:
    parse: Callable[..., Parsed] = import_module(f"agot_judge.corpus.{PARSERS[document]}").parse
    return parse


def _place() -> Path | None:
    """The folder to keep content in; None where there is none to be had."""
    folder = os.environ.get("AGOT_JUDGE_CACHE")
    with suppress(OSError):
        return Path(folder) if folder else instance_folder() / "corpus"
    return None


def _keep(content: Content, place: Path) -> None:
    """Write ``content`` whole or not at all: a reader at the same moment sees the old one or the new one."""
    place.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=place)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(sealed(msgspec.msgpack.encode(content)))
        Path(name).replace(place / KEPT)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
