"""Text to the terms that are compared: English stems, with icons and step numbers kept as words."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from whoosh.analysis.analyzers import StemmingAnalyzer
from whoosh.lang.porter import stem

_WORD = r"\d+(?:\.\d+)+|\w+(?:['’]\w+)*"
"""``4.2.1`` is one word, ``[military]`` is ``military``, ``R'hllor`` and ``player's`` are one word each."""

_WORDS = re.compile(_WORD)
_APOSTROPHE = re.compile("['’]")

BRITISH: Mapping[str, str] = {
    "armour": "armor",
    "behaviour": "behavior",
    "colour": "color",
    "favour": "favor",
    "harbour": "harbor",
    "honour": "honor",
    "labour": "labor",
    "neighbour": "neighbor",
    "rumour": "rumor",
    "defence": "defense",
    "offence": "offense",
    "pretence": "pretense",
    "licence": "license",
    "centre": "center",
    "theatre": "theater",
    "judgement": "judgment",
    "acknowledgement": "acknowledgment",
    "initialise": "initialize",
    "randomise": "randomize",
    "recognise": "recognize",
    "organise": "organize",
    "neutralise": "neutralize",
    "minimise": "minimize",
    "maximise": "maximize",
}
"""The beginnings of British spellings, with the American ones of the documents. Doubled letters meet in their stems anyway."""

_BRITISH = re.compile(r"(?:dis|re|un)?(" + "|".join(BRITISH) + ")")

FUNCTION_WORDS = frozenset(Path(__file__).with_name("function-words.txt").read_text("utf-8").split())
"""Words that only join others. They are dropped from a query unless it has no other words or they stand in quotes."""

TELLING_WORDS = frozenset(Path(__file__).with_name("telling-words.txt").read_text("utf-8").split())
"""The function words by which questions are told apart: whose, who, which of two, may or must. Phrases are compared by them
too."""

SIGN = "±"
"""Stands for every number with a sign: by how much a value changes, not how many there are."""

_SIGNED = re.compile(r"(?<!\w)[+\-−–]\d|\b(?:plus|minus)\b", re.IGNORECASE)

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


def american_spelling(word: str) -> str:
    """A word in `plain_spelling` as the documents spell it: ``armor`` for ``armour``."""
    found = _BRITISH.match(word)
    return word if found is None else word[: found.start(1)] + BRITISH[found[1]] + word[found.end(1) :]


@lru_cache(maxsize=32768)
def stem_of(word: str) -> str:
    """The form by which ``word`` is compared: its English stem by Porter's rules."""
    return _porter(american_spelling(plain_spelling(word)))


ANALYZER = StemmingAnalyzer(expression=_WORD, stoplist=None, stemfn=stem_of)
"""Used for every field and for what the judge types, so that both meet in the same stems."""


def terms(text: str) -> tuple[Term, ...]:
    """Every word of ``text`` in order, with its offsets in characters."""
    # As ANALYZER reads it, which would take several times as long for the few words of a query.
    return tuple(Term(stem_of(found[0]), found.start(), found.end()) for found in _WORDS.finditer(text))


def stems(text: str) -> tuple[str, ...]:
    """The stems of the words of ``text`` in order."""
    return tuple(term.stem for term in terms(text))


def is_function_word(word: str) -> bool:
    """True where ``word``, as typed, only joins others."""
    return word.lower().replace("’", "'") in FUNCTION_WORDS


def is_telling_word(word: str) -> bool:
    """True where ``word``, as typed, only joins others, and yet tells one question from another."""
    return word.lower().replace("’", "'") in TELLING_WORDS


def carrying(text: str) -> tuple[str, ...]:
    """The stems of the words of ``text`` by which it is compared with a question; all of them where none is."""
    found = tuple((term.stem, text[term.start : term.end]) for term in terms(text))
    kept = tuple(stem for stem, word in found if not is_function_word(word) or is_telling_word(word))
    return (kept or tuple(stem for stem, _ in found)) + signs(text)


def signs(text: str) -> tuple[str, ...]:
    """`SIGN` where ``text`` has a number with a sign: ``+2``, ``minus one``."""
    return (SIGN,) if _SIGNED.search(text) else ()
