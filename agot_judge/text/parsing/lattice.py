"""Reads words by the fragments' grammars: a chunk read by one fragment is a single word for another.

Each grammar is LALR and has no conflicts; several readings come only from words that have several (a trait that is a
title too) and from fragments that read the same words. All of them are found; the caller sees when they differ.
"""

from operator import attrgetter
from typing import Any

from agot_judge.budget import spend
from agot_judge.text.parsing.first_words import Beginnings, may_begin
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.parse_failure import Rows, Stop
from agot_judge.text.parsing.parser_stack import Node, Stack
from agot_judge.text.parsing.words import Words


class Chunk:
    """A run of places that a fragment has read, as one word for another fragment."""

    __slots__ = ("first", "fragment", "last", "others", "tree", "type", "words")

    def __init__(
        self,
        kind: str,
        fragment: Fragment,
        tree: Any,
        words: Words,
        first: int,
        last: int,
        others: "tuple[Chunk, ...]" = (),
    ) -> None:
        self.type = kind
        self.fragment = fragment
        self.tree = tree
        self.words = words
        self.first = first
        """Its first place, and the place after its last."""
        self.last = last
        self.others = others
        """The other readings of the same words: as a part of a longer chunk all of them are one word."""

    @property
    def start(self) -> int:
        """The offset in the plain text of its first character."""
        return self.words.start(self.first)

    @property
    def end(self) -> int:
        """The offset in the plain text of the first character after it."""
        return self.words.end(self.last)

    @property
    def text(self) -> str:
        """The words of the chunk, as in the plain text."""
        return self.words.clean.text[self.start : self.end]

    def with_others(self, others: "tuple[Chunk, ...]") -> "Chunk":
        """The chunk, with other readings of its words."""
        return Chunk(self.type, self.fragment, self.tree, self.words, self.first, self.last, others)

    def ways(self) -> set[str]:
        """The rules by which it was read: ``fragment.rule``."""
        found: set[str] = set()
        waiting = [(self.fragment, self.tree)]
        while waiting:
            fragment, node = waiting.pop()
            if isinstance(node, Chunk):
                waiting.append((node.fragment, node.tree))
            elif isinstance(node, Node):
                found.add(f"{fragment.name}.{node.name}")
                waiting += [(fragment, part) for part in node.parts]
        return found


_last = attrgetter("last")

MOST_STEPS = 20_000
"""The most steps for one text. Printed lines need a few hundred."""


class TooManyReadings(Exception):
    """The text has so many possible readings that they were not all tried."""


class Lattice:
    """The chunks of one text, found once each. ``stop()`` says where reading came to an end."""

    def __init__(self, words: Words, end: int | None = None, wall: int = 0) -> None:
        self.words = words
        self.end = len(words) if end is None else end
        """Nothing is read beyond this place."""
        self.wall = wall
        """No list of cards that begins before this place goes on behind it; 0 for none."""
        self._furthest = 0
        self._rows: Rows = {}
        self._found: dict[tuple[str, int], tuple[Chunk, ...]] = {}
        self._stops: dict[tuple[str, int], tuple[int, Rows]] = {}
        self._begun = ("", 0)
        self._beginning: dict[int, Beginnings] = {}
        self._apart: Lattice | None = None
        self._steps = 0

    def chunks(self, kind: str, at: int) -> tuple[Chunk, ...]:
        """Every chunk of this kind that begins at the place, the longest first.

        A chunk that would begin with itself is not one.
        """
        found = self._found.get((kind, at))
        if found is None:
            self._found[kind, at] = ()
            before = self._furthest, self._rows
            self._furthest, self._rows = at, {}
            chunks: list[Chunk] = []
            for fragment in self._beginning_at(at).get(kind, ()):
                for last, tree in self._read(fragment, kind.lower(), at):
                    if kind != "CARDS" or not at < self.wall < last:
                        chunks.append(Chunk(kind, fragment, tree, self.words, at, last))
            if len(chunks) > 1:
                chunks.sort(key=_last, reverse=True)
            found = tuple(chunks)
            self._found[kind, at] = found
            self._stops[kind, at] = self._furthest, self._rows
            self._furthest, self._rows = before
        self._stopped_at(*self._stops.get((kind, at), (at, {})))
        return found

    def begin(self, kind: str, at: int) -> None:
        """Let ``stop()`` be about chunks of this kind that are looked for from the place on."""
        self._furthest, self._rows, self._begun = at, {}, (kind, at)

    def stop(self) -> Stop:
        """The furthest place that a reading reached since ``begin``."""
        kind, at = self._begun
        sought = (kind,) if self._furthest == at else ()
        return Stop(self.words, self.end, self._furthest, self._rows, sought)

    def longest(self, kind: str, at: int) -> tuple[Chunk, ...]:
        """The longest chunks of this kind that begin at the place: none, one, or several readings of the same words."""
        found = self.chunks(kind, at)
        if len(found) < 2:
            return found
        return tuple(chunk for chunk in found if chunk.last == found[0].last)

    def has_noun(self, at: int) -> bool:
        """True where cards or a player are named at the place."""
        return bool(self.longest("CARDS", at) or self.longest("PLAYER", at))

    def _parts(self, kind: str, at: int) -> tuple[Chunk, ...]:
        """The longest chunks as one part of a longer chunk: the readings of the same words together."""
        found = self.longest(kind, at)
        return found if len(found) < 2 else (found[0].with_others(found[1:]),)

    def apart(self) -> "Lattice":
        """The lattice in which each reading of a part makes a reading of the whole."""
        if self._apart is None:
            self._apart = _Apart(self.words, self.end, self.wall)
        return self._apart

    def whole(self, kind: str, at: int, last: int) -> tuple[Chunk, ...]:
        """The chunks of this kind that are exactly these places."""
        return tuple(chunk for chunk in self.chunks(kind, at) if chunk.last == last)

    def _read(self, fragment: Fragment, start: str, at: int) -> list[tuple[int, Any]]:
        """The ends of chunks of the fragment that begin at the place, and the tree of each.

        Most of the time of a compilation is spent here: what it asks at each step stands here and not in functions.
        """
        spend()
        found: list[tuple[int, Any]] = []
        parser, names_of, words = fragment.parser, fragment.names_of, self.words.at
        waiting: list[tuple[Stack, int]] = [((parser.start(start), None, None), at)]
        while waiting:
            self._steps += 1
            if self._steps > MOST_STEPS:
                raise TooManyReadings
            stack, place = waiting.pop()
            row = stack[0]
            if row.is_end and place > at:
                tree = parser.tree(stack, start)
                if tree is not None:
                    found.append((place, tree))
            goes_on, fits_not = False, False
            if place < self.end:
                actions = row.actions
                for word in words[place]:
                    for name in (word.kind,) if word.kind else names_of(word.text):
                        if name in actions:
                            fed = parser.fed(stack, name, word)
                            if fed is None:
                                fits_not = True
                            else:
                                goes_on = True
                                waiting.append((fed, word.next))
                if row.chunks:
                    beginning = self._beginning.get(place) or self._beginning_at(place)
                    for kind in row.chunks:
                        if kind in beginning:
                            for chunk in self._parts(kind, place):
                                fed = parser.fed(stack, kind, chunk)
                                if fed is None:
                                    fits_not = True
                                else:
                                    goes_on = True
                                    waiting.append((fed, chunk.last))
            if (fits_not or not goes_on) and place >= self._furthest:
                self._stopped_at(place, {id(row): (fragment, row)})
        return found

    def _beginning_at(self, place: int) -> Beginnings:
        """The chunks that may begin with a word that stands there: nothing else is looked for."""
        found = self._beginning.get(place)
        if found is None:
            found = may_begin(self.words.at[place], self.words.templating) if place < len(self.words) else {}
            self._beginning[place] = found
        return found

    def _stopped_at(self, place: int, rows: Rows) -> None:
        if place > self._furthest:
            self._furthest, self._rows = place, dict(rows)
        elif place == self._furthest:
            self._rows = self._rows | rows


class _Apart(Lattice):
    """Follows every reading of every part by itself."""

    def _parts(self, kind: str, at: int) -> tuple[Chunk, ...]:
        return self.longest(kind, at)
