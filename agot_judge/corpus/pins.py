"""Pinned ids: a paragraph or an entry as one version of its document has it (``2e/faq/3.3/1@4.1``)."""

import re

import msgspec

from agot_judge.corpus.model import Document, OlderVersion

MARK = "@"
_PLAIN = re.compile(r"[^a-z0-9.]+")


def version_key(version: str) -> str:
    """``version`` as it stands behind the mark: small letters, digits, dots; all else a dash."""
    return _PLAIN.sub("-", version.lower()).strip("-")


def split_pin(id_: str) -> tuple[str, str]:
    """An id and the key of the version that it is pinned to; an empty key where it is not pinned."""
    plain, _, key = id_.partition(MARK)
    return plain, key


def as_document(document: Document, older: OlderVersion) -> Document:
    """The document as it was in an older version."""
    return msgspec.structs.replace(document, older=(), **msgspec.structs.asdict(older))


def as_older(document: Document) -> OlderVersion:
    """The version in force as it is listed once a newer one has replaced it."""
    return msgspec.convert(document, OlderVersion, from_attributes=True)


def versions_of(document: Document) -> tuple[Document, ...]:
    """Every version of a document, the one in force first."""
    return (document, *(as_document(document, older) for older in document.older))
