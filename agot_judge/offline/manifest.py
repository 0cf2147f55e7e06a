"""The manifest of a bundle: its parts with their hashes, and which texts of the rules are in it."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from agot_judge import __version__
from agot_judge.corpus.model import Document
from agot_judge.corpus.store import Corpus
from agot_judge.text.grammar_version import grammar_version

ID_LENGTH = 16


class Part(Struct, frozen=True, kw_only=True):
    """A file of the bundle as it is downloaded: compressed by gzip."""

    name: str
    """As a browser keeps it, without the ``.gz`` of what is downloaded."""
    bytes: int
    """As it is downloaded."""
    sha256: str
    """Of what is downloaded."""
    type: str
    light: bool = False
    """True where looking up without Python needs it."""


class Text(Struct, frozen=True, kw_only=True):
    """A document of the rules in the version that the bundle holds."""

    id: str
    title: str
    short: str
    version: str
    effective: str = ""


class Manifest(Struct, frozen=True, kw_only=True):
    """The contents of ``manifest.json``."""

    id: str
    made: str
    """When, in UTC, to the second."""
    version: str
    corpus: str
    """The fingerprint of the documents."""
    compiler: str
    """The fingerprint of what reads card text."""
    documents: tuple[Text, ...]
    parts: tuple[Part, ...]


def manifest_of(corpus: Corpus, parts: tuple[Part, ...], made: str) -> Manifest:
    """The manifest of these parts. Its id is a hash of everything in it but of when it was made."""
    documents = tuple(_text(document) for document in corpus.documents())
    unnamed = Manifest(
        id="",
        made="",
        version=__version__,
        corpus=corpus.fingerprint,
        compiler=grammar_version(),
        documents=documents,
        parts=parts,
    )
    id_ = sha256(msgspec.json.encode(unnamed)).hexdigest()[:ID_LENGTH]
    return msgspec.structs.replace(unnamed, id=id_, made=made)


def _text(document: Document) -> Text:
    return Text(
        id=document.id,
        title=document.title,
        short=document.short,
        version=document.version,
        effective=document.effective,
    )
