"""Chunks that may begin with a word: the FIRST sets of the fragments, through all of them."""

from collections.abc import Mapping
from functools import cache, lru_cache

from agot_judge.text.parsing.fragment import Fragment, fragments_of, offering
from agot_judge.text.parsing.parser_stack import Row
from agot_judge.text.parsing.words import Word

Beginnings = Mapping[str, tuple[Fragment, ...]]
"""By kind of chunk, the fragments by which it may begin."""


def may_begin(words: tuple[Word, ...], templating: str = "") -> Beginnings:
    """The chunks that may begin with one of the words at a place."""
    return _may_begin(tuple((word.kind, word.text) for word in words), templating)


@lru_cache(20_000)
def _may_begin(words: tuple[tuple[str, str], ...], templating: str) -> Beginnings:
    first = _first_words(templating)
    found = {
        pair
        for fragment in fragments_of(templating)
        for kind, text in words
        for name in fragment.terminals(kind, text)
        for pair in first.get((fragment.name, name), ())
    }
    return {
        kind: tuple(fragment for fragment in offering(kind, templating) if (kind, fragment.name) in found)
        for kind in sorted({kind for kind, _ in found})
    }


@cache
def beginnings(kind: str, templating: str) -> tuple[tuple[Fragment, Row], ...]:
    """The states of parsers before the first word of such a chunk: its own, and those of chunks with which it may begin."""
    return tuple(
        {
            id(row): (fragment, row)
            for one in offering(kind, templating)
            for fragment, row in _closure(kind, one, templating)
        }.values()
    )


def _closure(kind: str, fragment: Fragment, templating: str) -> list[tuple[Fragment, Row]]:
    """The states for the chunk as one fragment reads it."""
    found = {(fragment.name, kind): (fragment, fragment.parser.start(kind.lower()))}
    waiting = list(found.values())
    while waiting:
        _, row = waiting.pop()
        for inner in row.chunks:
            for one in offering(inner, templating):
                if (one.name, inner) not in found:
                    found[one.name, inner] = one, one.parser.start(inner.lower())
                    waiting.append(found[one.name, inner])
    return list(found.values())


@cache
def _first_words(templating: str) -> dict[tuple[str, str], frozenset[tuple[str, str]]]:
    """By the fragment that reads the first word and the name that its grammar has for it: the kinds of chunks that may begin
    so, each with the fragment that reads the chunk."""
    found: dict[tuple[str, str], set[tuple[str, str]]] = {}
    for whole in fragments_of(templating):
        for kind in (start.upper() for start in whole.starts):
            for fragment, row in _closure(kind, whole, templating):
                for name in row.actions:
                    found.setdefault((fragment.name, name), set()).add((kind, whole.name))
    return {where: frozenset(pairs) for where, pairs in found.items()}
