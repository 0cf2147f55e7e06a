"""The documents that a browser searches before Python answers there: the fields of the index as they are, and the stems of their
words.

Its results are quick ones and are replaced; ranking, filters and explanations are here alone.
"""

from collections.abc import Mapping
from typing import Any

from agot_judge.corpus.store import Corpus
from agot_judge.search.analysis import FUNCTION_WORDS, plain_spelling, stem_of, terms
from agot_judge.search.asked import load_asked
from agot_judge.search.building import aliases_of, fields

SEARCHED = ("title", "text", "asked", "aliases")


def quick_documents(corpus: Corpus) -> dict[str, Any]:
    """The paragraphs with their fields, the words that only join others, and the stem of each word that has another."""
    asked = load_asked()
    aliases = aliases_of(corpus)
    documents = [
        _document(corpus, {**fields(corpus, one, aliases, ()), "asked": " ".join(asked.get(one.id, ()))})
        for one in corpus.paragraphs()
    ]
    stems: dict[str, str] = {}
    for document in documents:
        for name in SEARCHED:
            for term in terms(document.get(name, "")):
                word = plain_spelling(document[name][term.start : term.end])
                if stem_of(word) != word:
                    stems[word] = stem_of(word)
    return {"documents": documents, "stems": stems, "joining": sorted(FUNCTION_WORDS)}


def _document(corpus: Corpus, found: Mapping[str, str]) -> dict[str, str]:
    document = {name: found[name] for name in ("id", "number", *SEARCHED) if found[name]}
    return {
        **document,
        "label": corpus.cite_label(found["id"]),
        "edition": found["id"].partition("/")[0],
    }
