"""The list of source documents, and the proof that their files are as received."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus.model import Document
from agot_judge.corpus.reader import decode
from agot_judge.errors import CorpusError
from agot_judge.places import ROOT

DEFAULT_ROOT = ROOT / "corpus"
"""The corpus folder beside the package."""


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """``corpus/manifest.toml``."""

    document: tuple[Document, ...]


def load(root: Path = DEFAULT_ROOT) -> tuple[Document, ...]:
    """Every document in the manifest's order, its file checked. Raises CorpusError where a file is missing or changed."""
    documents = listed(root)
    for document in documents:
        read_source(root, document)
    return documents


def listed(root: Path = DEFAULT_ROOT) -> tuple[Document, ...]:
    """Every document in the manifest's order, the files not looked at."""
    path = root / "manifest.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Manifest).document
    except OSError as fault:
        raise CorpusError(f"cannot read the list of documents: {fault}") from fault
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise CorpusError(f"{path.name}: {fault}") from fault


def written(documents: Iterable[Document], head: str) -> str:
    """The text of the list of ``documents``, under the comment ``head``."""
    return "\n".join([head, *(line for document in documents for line in _lines(document))])


def head_of(root: Path) -> str:
    """The comment at the head of the list."""
    lines = (root / "manifest.toml").read_text(encoding="utf-8").splitlines()
    return "\n".join(takewhile(lambda line: line.startswith("#"), lines)) + "\n"


def _lines(document: Document) -> Iterator[str]:
    for table, item in (("document", document), *(("document.older", older) for older in document.older)):
        yield f"[[{table}]]"
        for key, value in msgspec.structs.asdict(item).items():
            if value and isinstance(value, str):
                # A JSON string is a TOML string.
                yield f"{key} = {json.dumps(value, ensure_ascii=False)}"
        yield ""


def read_source(root: Path, document: Document) -> str:
    """The text of ``document``, line ends as they are. Raises CorpusError where its bytes are not those of the manifest."""
    path = root / "sources" / document.file
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise CorpusError(f"cannot read {document.title}: {fault}") from fault
    found = hashlib.sha256(data).hexdigest()
    if found != document.sha256:
        raise CorpusError(
            f"{document.file} was changed: its sha256 is {found}, the manifest says {document.sha256}"
        )
    return decode(data, document.file)
