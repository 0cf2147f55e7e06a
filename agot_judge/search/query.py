"""The judge's words to a query. Whatever is typed is understood somehow: nothing here raises."""

import re
from pathlib import Path

from msgspec import Struct

from agot_judge.search.analysis import plain_spelling, terms

MAX_CHARACTERS = 600
MAX_WORDS = 40

FUNCTION_WORDS = frozenset(Path(__file__).with_name("function-words.txt").read_text("utf-8").split())
"""Words that only join others. They are dropped from a query unless it has no other words or they stand in quotes."""

_NUMBER = re.compile(
    r"\s*(?:step|ruling|rule|framework step|faq|rr|§)?\s*"
    r"(?P<open>\()?\s*(?P<number>\d+(?:\.\d+)+)(?:[.\s]*(?P<part>[IVX]+))?\.?\s*\)?\s*",
    re.IGNORECASE,
)
_PHRASE = re.compile(r'["“”„]([^"“”„]*)["“”„]')
_FIELD = re.compile(r"(?<!\S)(-?)(\w+):(?=\S)")
_EDITION = re.compile(r"(?<!\S)(?:ed|edition):(2e|1e|ccg)(?!\S)", re.IGNORECASE)
_OPERATOR = re.compile(r"(?<=\s)(?:AND|OR|NOT|ANDNOT|TO)(?=\s)|(?<!\S)[-+](?=\w)|\w[*~^]|&&|\|\|")


class Asked(Struct, frozen=True, kw_only=True):
    """What was understood of the words typed."""

    typed: str
    """The words as typed, cut to a bearable length."""
    words: tuple[str, ...] = ()
    """The stems to be searched, each once, in the order typed."""
    spelled: tuple[str, ...] = ()
    """The same words as they were typed."""
    phrases: tuple[tuple[str, ...], ...] = ()
    """Stems that must stand one after the other."""
    all_stems: tuple[str, ...] = ()
    """Every word typed, function words included: what a title is compared with."""
    unfinished: str = ""
    """The last word where nothing follows it: it may be the beginning of a longer one."""
    number: str = ""
    """A step or ruling number, where nothing else was typed: ``4.2.1``."""
    part: str = ""
    """The sub-step of the number in Roman numerals: ``III``."""
    is_ruling: bool = False
    """Whether the number stood in parentheses, as rulings print theirs."""
    edition: str = ""
    """The edition named in the words themselves (``edition:2e``)."""
    notes: tuple[str, ...] = ()
    """What was not taken as it was typed, each in one sentence."""


def understand(typed: str) -> Asked:
    """The query behind ``typed``: numbers, "phrases", words. Odd syntax becomes plain words and a note."""
    text, notes = _bearable(typed)
    edition = ""
    if named := _EDITION.search(text):
        edition = named[1].lower()
        text = _EDITION.sub(" ", text)
    if number := _NUMBER.fullmatch(text):
        return _number(number, text, edition, notes)
    plain, syntax_notes = _without_syntax(text)
    phrases = tuple(p for p in (_stems(found) for found in _PHRASE.findall(plain)) if p)
    words, spelled, word_notes = _words(plain)
    return Asked(
        typed=text.strip(),
        words=words,
        spelled=spelled,
        phrases=phrases,
        all_stems=_stems(plain),
        unfinished=_unfinished(plain),
        edition=edition,
        notes=notes + syntax_notes + word_notes,
    )


def _bearable(typed: str) -> tuple[str, tuple[str, ...]]:
    text = " ".join(typed.replace("\0", " ").split())
    text += " " if typed[-1:].isspace() and text else ""
    if len(text) <= MAX_CHARACTERS:
        return text, ()
    return text[:MAX_CHARACTERS], (f"Only the first {MAX_CHARACTERS} characters were searched.",)


def _number(found: re.Match[str], text: str, edition: str, notes: tuple[str, ...]) -> Asked:
    number = found["number"]
    return Asked(
        typed=text.strip(),
        words=(number,),
        spelled=(number,),
        all_stems=(number,),
        number=number,
        part=(found["part"] or "").upper(),
        is_ruling=found["open"] is not None,
        edition=edition,
        notes=notes,
    )


def _without_syntax(text: str) -> tuple[str, tuple[str, ...]]:
    """``text`` as plain words and phrases, with a note for each kind of syntax that is not understood."""
    notes: list[str] = []
    if sum(text.count(mark) for mark in '"“”„') % 2:
        notes.append("A quotation mark without its partner was left out.")
    for field in dict.fromkeys(match[2] for match in _FIELD.finditer(text)):
        notes.append(f"“{field}:” is no filter here; its words were searched like the others.")
    if odd := dict.fromkeys(match[0].strip() for match in _OPERATOR.finditer(text)):
        listed = " ".join(mark[-1] if mark[-1:] in "*~^" else mark for mark in odd)
        notes.append(
            f"Search operators ({listed}) have no meaning here; the words were searched as they are."
        )
    return _FIELD.sub(r"\2 ", text), tuple(notes)


def _words(text: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Stems to search, the words as typed, and a note where there were too many."""
    found = [(term.stem, text[term.start : term.end]) for term in terms(text)]
    carrying = [(stem, word) for stem, word in found if word.lower().replace("’", "'") not in FUNCTION_WORDS]
    by_stem: dict[str, str] = {}
    for stem, word in carrying or found:
        by_stem.setdefault(stem, word)
    notes = (f"Only the first {MAX_WORDS} words were searched.",) if len(by_stem) > MAX_WORDS else ()
    kept = list(by_stem.items())[:MAX_WORDS]
    return tuple(stem for stem, _ in kept), tuple(word for _, word in kept), notes


def _stems(text: str) -> tuple[str, ...]:
    return tuple(term.stem for term in terms(text))


def _unfinished(text: str) -> str:
    last = terms(text)[-1:]
    if not last or last[0].end != len(text):
        return ""
    return plain_spelling(text[last[0].start :])
