"""The Whoosh index over the paragraphs: its schema, how it is built, kept on disk, opened and asked.

Only this package imports Whoosh, and only this file its indexes, so that another fork is a change of one line.
"""

import hashlib
import shutil
import tempfile
import time
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from threading import Lock

from whoosh import scoring
from whoosh.fields import ID, STORED, TEXT, Schema
from whoosh.index import Index, create_in, open_dir
from whoosh.query.compound import Or
from whoosh.query.positional import Phrase
from whoosh.query.qcore import Query
from whoosh.query.terms import Term

from agot_judge.citation import CitationId
from agot_judge.corpus.model import Paragraph, body
from agot_judge.corpus.store import Corpus
from agot_judge.places import instance_folder
from agot_judge.search.analysis import ANALYZER

WEIGHTS: Mapping[str, float] = {
    "text": 1.0,
    "title": 1.6,
    "aliases": 1.0,
    "number": 1.0,
    "path": 0.3,
    "question": 0.7,
    "lead_in": 0.4,
}
"""What a word counts for in each field, beside the same word in the paragraph itself."""

SEAL = "seal"
"""The file beside an index that says what its files must be."""

SCHEMA = Schema(
    id=STORED(),
    text=TEXT(analyzer=ANALYZER, phrase=True),
    **{name: TEXT(analyzer=ANALYZER, phrase=False) for name in WEIGHTS if name != "text"},
    edition=ID(),
    document=ID(),
    kind=ID(),
)


class SearchIndex:
    """The index of one corpus, open for asking. Safe to share between threads."""

    def __init__(self, corpus: Corpus, index: Index) -> None:
        self.corpus = corpus
        self._searcher = index.searcher(weighting=scoring.BM25F())
        self._reader = self._searcher.reader()
        self._lock = Lock()
        self.ids = tuple(
            CitationId(self._reader.stored_fields(number)["id"])
            for number in range(self._reader.doc_count_all())
        )
        """The paragraph behind each document number."""
        self.scores = lru_cache(maxsize=8192)(self._scores)
        self.with_phrase = lru_cache(maxsize=1024)(self._with_phrase)
        self.completions = lru_cache(maxsize=1024)(self._completions)

    def _scores(self, stem: str) -> Mapping[int, float]:
        """Document numbers that have the stem in any field, each with its BM25F score."""
        return self._matches(Or([Term(field, stem, boost=weight) for field, weight in WEIGHTS.items()]))

    def _with_phrase(self, words: tuple[str, ...]) -> Mapping[int, float]:
        """Document numbers whose text has these stems one after the other."""
        return self._matches(Phrase("text", list(words)) if len(words) > 1 else Term("text", words[0]))

    def _completions(self, prefix: str) -> tuple[str, ...]:
        """Stems of the texts and titles that begin with ``prefix``, most frequent first; at most eight."""
        with self._lock:
            found = {
                term.decode(): self._reader.doc_frequency("text", term)
                for field in ("text", "title")
                for term in self._reader.expand_prefix(field, prefix)
            }
        return tuple(sorted(found, key=lambda stem: (-found[stem], stem))[:8])

    def _matches(self, query: Query) -> Mapping[int, float]:
        with self._lock:
            return {n: score or 0.0 for n, score in self._searcher.search(query, limit=None).items()}


def open_index(corpus: Corpus, folder: Path | None = None) -> SearchIndex:
    """The index of ``corpus``, built when there is none that is fresh.

    It is kept in ``folder`` (in the instance folder unless given), under its fingerprint. Several processes may open at
    once: each builds aside and moves a whole index into place, and the first one stands. Where nothing can be written
    there, the index serves this process only.
    """
    try:
        place = (folder or instance_folder() / "search") / fingerprint(corpus)
        return SearchIndex(corpus, _opened(place) or _built_at(corpus, place))
    except OSError:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as passing:
            return SearchIndex(corpus, _filled(corpus, Path(passing)))


def fingerprint(corpus: Corpus) -> str:
    """A short hash that changes with the corpus and with the code that decides what is indexed and how."""
    digest = hashlib.sha256(corpus.fingerprint.encode())
    for name in ("analysis.py", "index.py"):
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()[:20]


def _opened(place: Path) -> Index | None:
    """The index at ``place``; None where there is none or it is not as it was sealed."""
    try:
        if (place / SEAL).read_text("ascii") == _seal(place):
            return open_dir(str(place), schema=SCHEMA)
    except (FileNotFoundError, UnicodeDecodeError):
        pass
    return None


def _seal(place: Path) -> str:
    """A hash of every file of an index: a damaged one is known before it is read."""
    digest = hashlib.sha256()
    for path in sorted(place.iterdir()):
        if path.name != SEAL and not path.name.endswith("LOCK"):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _built_at(corpus: Corpus, place: Path) -> Index:
    """A new index at ``place``, made beside it and moved there in one step."""
    place.parent.mkdir(parents=True, exist_ok=True)
    aside = Path(tempfile.mkdtemp(prefix="building-", dir=place.parent))
    try:
        _filled(corpus, aside).close()
        (aside / SEAL).write_text(_seal(aside), "ascii")
        try:
            aside.rename(place)
        except OSError:
            standing = _opened(place)
            if standing is not None:  # another process was first
                return standing
            shutil.rmtree(place, ignore_errors=True)  # a damaged one stood there
            aside.rename(place)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    _discard_old(place.parent)
    return open_dir(str(place), schema=SCHEMA)


def _discard_old(folder: Path) -> None:
    """Remove what earlier versions left; what is a day old may at worst have to be built again."""
    yesterday = time.time() - 24 * 3600
    for left in folder.iterdir():
        if left.stat().st_mtime < yesterday:
            shutil.rmtree(left, ignore_errors=True)


def _filled(corpus: Corpus, folder: Path) -> Index:
    """An index in ``folder`` of every paragraph of ``corpus``."""
    index = create_in(str(folder), SCHEMA)
    writer = index.writer(limitmb=128)
    aliases = _aliases(corpus)
    for paragraph in corpus.paragraphs():
        writer.add_document(**_fields(corpus, paragraph, aliases))
    writer.commit()
    return index


def _fields(corpus: Corpus, paragraph: Paragraph, aliases: Mapping[str, list[str]]) -> dict[str, str]:
    """What is indexed of one paragraph: its own words and those that the headings, lists and questions around lend it."""
    entry = corpus.entry(paragraph.entry)
    return {
        "id": paragraph.id,
        "text": body(paragraph),
        "title": entry.title,
        "aliases": " ".join(aliases.get(entry.id, ())),
        "number": entry.number,
        "path": " ".join(entry.path),
        "question": " ".join(question.text for question in questions(entry.paragraphs, paragraph)),
        "lead_in": corpus.paragraph(paragraph.lead_in).text if paragraph.lead_in else "",
        "edition": corpus.document(entry.document).edition,
        "document": entry.document,
        "kind": paragraph.kind,
    }


def questions(paragraphs: Iterable[Paragraph], answer: Paragraph) -> tuple[Paragraph, ...]:
    """The question that an answer replies to: the ``question`` paragraphs last before it in its entry."""
    if answer.kind == "question":
        return ()
    asked: list[Paragraph] = []
    before = ""
    for paragraph in paragraphs:
        if paragraph.id == answer.id:
            break
        if paragraph.kind == "question":
            asked = [*asked, paragraph] if before == "question" else [paragraph]
        before = paragraph.kind
    return tuple(asked)


def _aliases(corpus: Corpus) -> Mapping[str, list[str]]:
    """Other titles of an entry: those of the entries that only send the reader to it."""
    names: dict[str, list[str]] = {}
    for entry in corpus.entries():
        for paragraph in entry.paragraphs:
            for link in paragraph.links:
                if paragraph.kind == "see" and link.kind == "see":
                    names.setdefault(link.to, []).append(entry.title)
    return names
