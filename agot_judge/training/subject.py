"""The words by which one tells what a sentence is about."""

import re
from collections import Counter
from functools import cache

from agot_judge.corpus.store import Corpus

_WORD = re.compile(r"[a-z]+")
_SHORT, _STEM = 3, 5
"""Words up to this length say nothing by themselves; others are compared by so many letters."""
_COMMON = 0.06
"""A word that stands in more of the paragraphs tells nothing."""
_RAREST = 2
"""The number of rarest words by which a question is found."""
_counted: dict[tuple[str, str], tuple[Counter[str], int]] = {}
"""In how many paragraphs of a corpus each word stands, and how many there are."""
_commonest: dict[tuple[str, str], frozenset[str]] = {}


@cache
def stems(text: str) -> frozenset[str]:
    """The words of a text that say what it is about, without their endings."""
    return frozenset(word[:_STEM] for word in _WORD.findall(text.lower()) if len(word) > _SHORT)


def telling(corpus: Corpus, edition: str, text: str) -> frozenset[str]:
    """The words of a text that few paragraphs of the edition have."""
    return stems(text) - _common(corpus, edition)


def pull(corpus: Corpus, edition: str, question: str, text: str) -> int:
    """The number of words of few paragraphs that a text shares with a question: what a guesser goes by."""
    return len(telling(corpus, edition, question) & stems(text))


def rarest_of(corpus: Corpus, edition: str, question: str, text: str) -> frozenset[str]:
    """The words that a text shares with a question and that fewest paragraphs of the edition have."""
    count, _ = _count(corpus, edition)
    shared = sorted(stems(question) & stems(text), key=lambda stem: (count[stem], stem))
    return frozenset(shared[:_RAREST])


def _common(corpus: Corpus, edition: str) -> frozenset[str]:
    """The words that tell nothing."""
    key = (corpus.fingerprint, edition)
    if key not in _commonest:
        count, total = _count(corpus, edition)
        _commonest[key] = frozenset(stem for stem, number in count.items() if number > _COMMON * total)
    return _commonest[key]


def _count(corpus: Corpus, edition: str) -> tuple[Counter[str], int]:
    key = (corpus.fingerprint, edition)
    if key not in _counted:
        texts = [
            one.text
            for entry in corpus.entries()
            if entry.id.startswith(f"{edition}/")
            for one in entry.paragraphs
        ]
        _counted[key] = Counter(stem for text in texts for stem in stems(text)), len(texts)
    return _counted[key]
