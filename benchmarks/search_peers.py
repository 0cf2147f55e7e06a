"""Other search engines over the same paragraphs, as they come: words joined by OR, ranked by BM25."""

import sqlite3
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from agot_judge.citation import CitationId
from agot_judge.corpus.store import Corpus
from agot_judge.search.analysis import terms

Find = Callable[[str, str | None], Sequence[CitationId]]
"""A query and an edition (None: all) to paragraph ids, best first, ten at most."""

LIMIT = 10


def rows(corpus: Corpus) -> list[tuple[str, str, str, str]]:
    """What is indexed of every paragraph: id, edition, title of its entry, text."""
    return [
        (paragraph.id, corpus.document_of(paragraph.id).edition, corpus.entry_of(paragraph.id).title, paragraph.text)
        for paragraph in corpus.paragraphs()
    ]  # fmt: skip


def full_text(corpus: Corpus, place: str = ":memory:") -> Find:
    """SQLite's FTS5 with its English stems, in the file ``place``."""
    base = sqlite3.connect(place)
    columns = "id UNINDEXED, edition UNINDEXED, title, text"
    base.execute(f"CREATE VIRTUAL TABLE paragraphs USING fts5({columns}, tokenize = 'porter unicode61')")
    base.executemany("INSERT INTO paragraphs VALUES (?, ?, ?, ?)", rows(corpus))
    base.commit()
    asking = "SELECT id, text FROM paragraphs WHERE paragraphs MATCH ? ORDER BY rank LIMIT ?"
    within = "SELECT id, text FROM paragraphs WHERE paragraphs MATCH ? AND edition = ? ORDER BY rank LIMIT ?"

    def find(query: str, edition: str | None) -> list[CitationId]:
        words = " OR ".join(f'"{word}"' for word in _words(query))
        if not words:
            return []
        found = base.execute(*((within, (words, edition, LIMIT)) if edition else (asking, (words, LIMIT))))
        return [CitationId(id_) for id_, _text in found]

    return find


def has_tantivy() -> bool:
    """Whether tantivy is installed; it belongs to the development requirements."""
    return find_spec("tantivy") is not None


def tantivy(corpus: Corpus) -> Find:
    """Tantivy with its English stems, in memory."""
    from tantivy import Document, Index, Occur, Query, SchemaBuilder

    schema = SchemaBuilder()
    for name in ("id", "edition"):
        schema.add_text_field(name, stored=True, tokenizer_name="raw")
    for name in ("title", "text"):
        schema.add_text_field(name, stored=True, tokenizer_name="en_stem")
    built = schema.build()
    index = Index(built)
    writer = index.writer(heap_size=64_000_000, num_threads=1)
    for id_, edition, title, text in rows(corpus):
        fields = {"id": id_, "edition": edition, "title": title, "text": text}
        writer.add_document(Document.from_dict(fields, built))
    writer.commit()
    writer.wait_merging_threads()
    index.reload()
    searcher = index.searcher()

    def find(query: str, edition: str | None) -> list[CitationId]:
        words = " ".join(_words(query))
        if not words:
            return []
        asked = index.parse_query(words, ["title", "text"])
        if edition:
            only = Query.term_query(built, "edition", edition)
            asked = Query.boolean_query([(Occur.Must, asked), (Occur.Must, only)])
        found = (searcher.doc(address) for _score, address in searcher.search(asked, LIMIT).hits)
        return [CitationId(document["id"][0]) for document in found]

    return find


def _words(query: str) -> list[str]:
    return [query[term.start : term.end].lower().replace("’", "'").split("'")[0] for term in terms(query)]
