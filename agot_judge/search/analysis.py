"""Text to the terms that are compared: English stems, with icons and step numbers kept as words."""

import re
import unicodedata
from collections.abc import Callable

from msgspec import Struct
from whoosh.analysis.analyzers import StemmingAnalyzer
from whoosh.lang.porter import stem

_WORD = r"\d+(?:\.\d+)+|\w+(?:['’]\w+)*"
"""``4.2.1`` is one word, ``[military]`` is ``military``, ``R'hllor`` and ``player's`` are one word each."""

_APOSTROPHE = re.compile("['’]")

_porter: Callable[[str], str] = stem


class Term(Struct, frozen=True):
    """One word of a text: what it is compared by, and the characters of the text that it stands for."""

    stem: str
    start: int
    end: int


def plain_spelling(word: str) -> str:
    """``word`` in lower case without accents, possessive or apostrophes: ``hand`` for ``Hand's``."""
    if not word.isascii():
        decomposed = unicodedata.normalize("NFKD", word)
        word = "".join(c for c in decomposed if not unicodedata.combining(c))
    word = word.lower().removesuffix("'s").removesuffix("’s")
    return _APOSTROPHE.sub("", word)


def stem_of(word: str) -> str:
    """What ``word`` is compared by: its English stem by Porter's rules."""
    return _porter(plain_spelling(word))


ANALYZER = StemmingAnalyzer(expression=_WORD, stoplist=None, stemfn=stem_of)
"""Used for every field and for what the judge types, so that both meet in the same stems."""


def terms(text: str) -> tuple[Term, ...]:
    """Every word of ``text`` in order, with its offsets in characters."""
    return tuple(Term(token.text, token.startchar, token.endchar) for token in ANALYZER(text, chars=True))


def stems(text: str) -> tuple[str, ...]:
    """The stems of the words of ``text`` in order."""
    return tuple(term.stem for term in terms(text))
