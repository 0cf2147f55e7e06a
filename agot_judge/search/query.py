"""The judge's words to a query. Whatever is typed is understood somehow: nothing here raises."""

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from agot_judge.search.analysis import (
    is_function_word,
    is_telling_word,
    plain_spelling,
    signs,
    terms,
)
from agot_judge.search.syntax import AllOf, AnyOf, Filter, Node, Not, Parsed, Quoted, Word, parse

MAX_CHARACTERS = 600
MAX_WORDS = 40

_NUMBER = re.compile(
    r"\s*(?:step|ruling|rule|framework step|faq|rr|§)?\s*"
    r"(?P<open>\()?\s*(?P<number>\d+(?:\.\d+)+)(?:[.\s]*(?P<part>[IVX]+))?\.?\s*\)?\s*",
    re.IGNORECASE,
)

_EDITION = re.compile(r"(?<![^\s(])ed(?:ition)?:[^\s()]+", re.IGNORECASE)


class Asked(Struct, frozen=True, kw_only=True):
    """The query understood in the words typed."""

    typed: str
    """The words as typed, cut to a bearable length, without the edition."""
    plain: str = ""
    """The words and phrases that should be there, without filters and operators."""
    words: tuple[str, ...] = ()
    """The stems to be searched, each once, in the order typed."""
    spelled: tuple[str, ...] = ()
    """The same words as they were typed."""
    phrases: tuple[tuple[str, ...], ...] = ()
    """Stems that must stand one after the other."""
    condition: tuple[Node, ...] = ()
    """The conditions that a paragraph must meet besides: filters, exclusions, alternatives."""
    all_stems: tuple[str, ...] = ()
    """Every word that should be there, function words included: what a title is compared with."""
    spoken: tuple[str, ...] = ()
    """The same without the names of cards: where words that belong together are looked for."""
    telling: tuple[str, ...] = ()
    """The stems of the words that only join others and yet tell questions apart, each once."""
    unfinished: str = ""
    """The last word where nothing follows it: it may be the beginning of a longer one."""
    number: str = ""
    """A step or ruling number, where nothing else was typed: ``4.2.1``."""
    part: str = ""
    """The sub-step of the number in Roman numerals: ``III``."""
    is_ruling: bool = False
    """True where the number stood in parentheses, as rulings print theirs."""
    edition: str = ""
    """The edition named in the words themselves (``ed:2e``)."""
    notes: tuple[str, ...] = ()
    """The notes on what was not taken as it was typed, each in one sentence."""


def understand(typed: str) -> Asked:
    """The query behind ``typed``: numbers, words, "phrases", filters. Odd syntax becomes plain words and a note."""
    text, notes = _bearable(typed)
    parsed = parse(text)
    edition, parts = _edition(parsed.parts)
    if edition:
        text = _EDITION.sub(" ", text, count=1)
    number = _NUMBER.fullmatch(text)
    if number and not any(isinstance(part, Not | Filter | AnyOf) for part in parts):
        return _number(number, text, edition, notes)
    flat = tuple(_flattened(parts))
    all_stems = tuple(term.stem for term in terms(parsed.plain))
    words, spelled, word_notes = _words(flat)
    return Asked(
        typed=text.strip(),
        plain=parsed.plain,
        words=words,
        spelled=spelled,
        phrases=tuple(part.stems for part in flat if isinstance(part, Quoted)),
        condition=tuple(part for part in flat if isinstance(part, Not | Filter | AnyOf)),
        all_stems=all_stems,
        spoken=all_stems,
        telling=_telling(parsed.plain),
        unfinished=_unfinished(text, parsed),
        edition=edition,
        notes=notes + parsed.notes + word_notes,
    )


def _bearable(typed: str) -> tuple[str, tuple[str, ...]]:
    text = " ".join(typed.replace("\0", " ").split())
    text += " " if typed[-1:].isspace() and text else ""
    if len(text) <= MAX_CHARACTERS:
        return text, ()
    return text[:MAX_CHARACTERS], (f"Only the first {MAX_CHARACTERS} characters were searched.",)


def _edition(parts: tuple[Node, ...]) -> tuple[str, tuple[Node, ...]]:
    """The edition named beside the words, and the other parts; the parts themselves where none is named."""
    named = next((part for part in parts if isinstance(part, Filter) and part.name == "ed"), None)
    if named is None:
        return "", parts
    return named.value.lower(), tuple(part for part in parts if part is not named)


def _number(found: re.Match[str], text: str, edition: str, notes: tuple[str, ...]) -> Asked:
    number = found["number"]
    return Asked(
        typed=text.strip(),
        plain=number,
        words=(number,),
        spelled=(number,),
        all_stems=(number,),
        spoken=(number,),
        number=number,
        part=(found["part"] or "").upper(),
        is_ruling=found["open"] is not None,
        edition=edition,
        notes=notes,
    )


def _flattened(parts: Iterable[Node]) -> Iterator[Node]:
    """The parts, those in parentheses among the others: ``a (b c)`` asks the same as ``a b c``."""
    for part in parts:
        if isinstance(part, AllOf):
            yield from _flattened(part.parts)
        else:
            yield part


def _wanted(parts: Iterable[Node]) -> Iterator[Word]:
    """Every word that should be there, in the order typed."""
    for part in parts:
        if isinstance(part, Word):
            yield part
        elif isinstance(part, Quoted):
            yield from part.words
        elif isinstance(part, AllOf | AnyOf):
            yield from _wanted(part.parts)


def _words(parts: tuple[Node, ...]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Stems to search, the words as typed, and a note where there were too many."""
    found = list(_wanted(parts))
    carrying = [word for word in found if not is_function_word(word.spelled)]
    by_stem: dict[str, str] = {}
    for word in carrying or found:
        by_stem.setdefault(word.stem, word.spelled)
    notes = (f"Only the first {MAX_WORDS} words were searched.",) if len(by_stem) > MAX_WORDS else ()
    kept = list(by_stem.items())[:MAX_WORDS]
    return tuple(stem for stem, _ in kept), tuple(word for _, word in kept), notes


def _telling(text: str) -> tuple[str, ...]:
    found = (term for term in terms(text) if is_telling_word(text[term.start : term.end]))
    return tuple(dict.fromkeys(term.stem for term in found)) + signs(text)


def _unfinished(text: str, parsed: Parsed) -> str:
    last = terms(text)[-1:]
    if not last or last[0].end != len(text) or not parsed.plain.endswith(text[last[0].start :]):
        return ""
    return plain_spelling(text[last[0].start :])
