"""A newer text of a document: checked, compared with the text before it, and added as the version in force.

Everything is made in a copy of the corpus and read there as a whole; only then the files that are new go into the corpus, all
of them or none (`pending`).
"""

import hashlib
import re
import shutil
import tempfile
import tomllib
from collections import Counter
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus import carried, lock, manifest, pending, retired
from agot_judge.corpus import shifted as moved
from agot_judge.corpus.carry import Carried, carry
from agot_judge.corpus.content import fingerprint, parse, parse_all
from agot_judge.corpus.corrections import corrections_file
from agot_judge.corpus.coverage import measure
from agot_judge.corpus.differences import Change, touched
from agot_judge.corpus.model import Document, Parsed, Retired
from agot_judge.corpus.pins import as_older, version_key, versions_of
from agot_judge.corpus.reader import decode, fold
from agot_judge.corpus.store import Corpus
from agot_judge.errors import CorpusError

COMMON = 0.3
"""The share of lines of the older text that a newer one must have; below it the text is that of something else."""
LARGEST = 8_000_000
"""Bytes; the largest document has some 110 000."""

_UNPRINTABLE = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufffd]")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class Addition(Struct, frozen=True, kw_only=True):
    """A newer text that fits, before it is added."""

    document: Document
    """As it will be in force."""
    before: Document
    """As it is in force now."""
    kept: int
    """The number of paragraphs of the text before that are in the newer one."""
    changes: tuple[Change, ...]
    retired: tuple[Retired, ...]
    dropped: tuple[str, ...]
    """Corrections whose place is gone, in words: somebody has to look whether the newer text needs them."""
    files: dict[str, bytes]
    """The contents of the files to be written, by paths below the corpus folder."""

    def touched(self) -> frozenset[str]:
        """Ids of all paragraphs and entries that are changed, moved, headed otherwise or retired."""
        return touched(self.changes, self.retired)


def prepare(root: Path, data: bytes, document: str, version: str, effective: str = "") -> Addition:
    """Check ``data`` as a newer text of ``document`` in the corpus at ``root`` and compare the two. Nothing is written.

    ``effective`` is the date from which it holds (``2026-11-20``). Raises CorpusError saying what does not fit.
    """
    pending.finish(root)
    documents = manifest.load(root)
    before = _named(documents, document)
    text = _text(data)
    _check_new(before, version, effective, data)
    _check_alike(manifest.read_source(root, before), text, before)
    with tempfile.TemporaryDirectory(prefix="agot-judge-") as folder:
        copy = Path(folder) / "corpus"
        shutil.copytree(root, copy, ignore=shutil.ignore_patterns(".*"))
        return _made(copy, documents, before, data, version, effective)


def add(root: Path, addition: Addition) -> None:
    """Write everything of ``addition`` below ``root``, or nothing. Raises CorpusError, also where the corpus changed since."""
    if _named(manifest.listed(root), addition.before.id) != addition.before:
        raise CorpusError(f"{addition.before.id} was changed in the meantime; nothing was added")
    pending.put(root, addition.files)


def _made(
    copy: Path, documents: tuple[Document, ...], before: Document, data: bytes, version: str, effective: str
) -> Addition:
    """The addition, tried out in ``copy``."""
    text = data.decode()
    name = f"{before.id.replace('/', '-')}@{version_key(version)}"
    digest = hashlib.sha256(data).hexdigest()
    after = msgspec.structs.replace(
        before,
        version=version,
        effective=effective,
        note="",
        file=f"{name}_{digest[:16]}.txt",
        sha256=digest,
        corrections="",
        carried="",
        older=(as_older(before), *before.older),
    )
    files = {f"sources/{after.file}": data}
    dropped: list[str] = []
    corrected = corrections_file(copy, before)
    if corrected.exists():
        old_text = manifest.read_source(copy, before)
        data_before = tomllib.loads(corrected.read_text(encoding="utf-8"))
        corrections, dropped = moved.shifted(data_before, old_text, text)
        head = (
            f"Corrections of version {version}, taken over from those of the version before by their places."
        )
        after = msgspec.structs.replace(after, corrections=f"{name}.toml")
        files[f"corrections/{name}.toml"] = moved.written(corrections, head).encode()
    _write(copy, files)
    try:
        parsed = parse(copy, after)
    except CorpusError as fault:
        if not dropped:
            raise
        lost = "; ".join(dropped)
        raise CorpusError(f"{fault.message}; corrections that find no place in it: {lost}") from fault
    _check_whole(text, parsed)
    _check_apart(parsed)
    found = _carried(copy, before, parsed)
    kept_ids = carried.written(found.ids)
    if kept_ids:
        after = msgspec.structs.replace(after, carried=f"{name}.txt")
        files[f"carried/{name}.txt"] = kept_ids.encode("ascii")
    gone = retired.load_retired(copy)
    if found.retired:
        files["retired.toml"] = retired.written((*gone, *found.retired)).encode()
    listed = tuple(after if one.id == before.id else one for one in documents)
    files[pending.LAST] = manifest.written(listed, manifest.head_of(copy)).encode()
    _write(copy, files)
    files["ids.lock"] = _locked(copy, before.id)
    return Addition(
        document=after,
        before=before,
        kept=found.kept,
        changes=found.changes,
        retired=found.retired,
        dropped=tuple(dropped),
        files=files,
    )


def _carried(copy: Path, before: Document, parsed: Parsed) -> Carried:
    old = parse(copy, before)
    used = [id_ for id_ in lock.read_lock(lock.lock_file(copy)) if id_.startswith(f"{before.id}/")]
    return carry(old, parsed, used, document=before.id, last=version_key(before.version))


def _locked(copy: Path, document: str) -> bytes:
    """The list of published ids with those of the newer text. Raises CorpusError where another document's would change."""
    content = parse_all(copy, fingerprint(copy))
    sources = {one.id: manifest.read_source(copy, one) for one in content.documents}
    corpus = Corpus(content, sources, copy)
    locked = lock.read_lock(lock.lock_file(copy))
    current = lock.meanings(corpus)
    found = lock.drift(locked, current, lock.retired_ids(corpus))
    wrong = [id_ for id_ in (*found.lost, *found.changed) if not id_.startswith(f"{document}/")]
    wrong += [id_ for id_ in found.lost if id_ not in wrong]
    if wrong:
        raise CorpusError(f"published ids would be lost or change their meaning: {', '.join(wrong[:5])}")
    return lock.written(locked, current).encode("ascii")


def _write(copy: Path, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        path = copy / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)


def _named(documents: tuple[Document, ...], id_: str) -> Document:
    for document in documents:
        if document.id == id_:
            return document
    raise CorpusError(f"no document is called {id_!r}; there are {', '.join(one.id for one in documents)}")


def _text(data: bytes) -> str:
    """The text, where it is one."""
    if len(data) > LARGEST:
        raise CorpusError(f"the file has {len(data)} bytes; a document has at most {LARGEST}")
    text = decode(data, "the file")
    strange = _UNPRINTABLE.search(text)
    if strange:
        raise CorpusError(f"the file is no plain text: {strange[0]!r} stands at character {strange.start()}")
    if not text.strip():
        raise CorpusError("the file is empty")
    return text


def _check_new(document: Document, version: str, effective: str, data: bytes) -> None:
    key = version_key(version)
    if not key:
        raise CorpusError(f"{version!r} is no name for a version; write it as 4.2")
    if effective and not _DATE.fullmatch(effective):
        raise CorpusError(f"{effective!r} is no date; write it as 2026-11-20")
    digest = hashlib.sha256(data).hexdigest()
    for known in versions_of(document):
        if version_key(known.version) == key:
            raise CorpusError(f"{document.id} has a version {known.version} already")
        if known.sha256 == digest:
            raise CorpusError(f"this very text is in the corpus already, as version {known.version}")


def _check_alike(old: str, new: str, document: Document) -> None:
    lines = {fold(line) for line in old.splitlines() if line.strip()}
    found = {fold(line) for line in new.splitlines()}
    share = len(lines & found) / len(lines)
    if share < COMMON:
        raise CorpusError(
            f"this is no text of {document.title} ({document.id}): only {100 * share:.0f} % of its lines stand in the "
            f"text in force, {100 * COMMON:.0f} % are asked for"
        )


def _check_apart(parsed: Parsed) -> None:
    ids = Counter(entry.id for entry in parsed.entries)
    twice = [id_ for id_, count in ids.items() if count > 1]
    if twice:
        raise CorpusError(f"two entries of the text would have the same id: {', '.join(twice)}")


def _check_whole(text: str, parsed: Parsed) -> None:
    coverage = measure(text, parsed)
    if not coverage.is_whole:
        spans = (*coverage.missing, *coverage.twice)
        words = fold(text[spans[0].start : spans[0].end])[:60]
        raise CorpusError(f"the text could not be read whole: trouble at {spans[0].start}, “{words}”")
