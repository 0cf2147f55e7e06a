"""Reads words by the topics' grammars: a chunk read by one topic is a single word for another.

Each grammar is LALR and has no conflicts; several readings come only from words that have several (a trait that is a
title too) and from topics that read the same words. All of them are found; the caller sees when they differ.
"""

from typing import Any

from lark import Tree
from lark.lexer import Token

from agot_judge.text.first_words import Beginnings, may_begin
from agot_judge.text.lexer import Words
from agot_judge.text.parser_stack import Row, Stack
from agot_judge.text.stop import Rows, Stop
from agot_judge.text.topic import Topic


class Chunk(Token):
    """A run of places that a topic has read, as one word for another topic."""

    topic: Topic
    tree: Any
    first: int
    """Its first place, and the place after its last."""
    last: int
    others: "tuple[Chunk, ...]" = ()
    """The other readings of the same words: as a part of a longer chunk all of them are one word."""

    @classmethod
    def of(cls, kind: str, topic: Topic, tree: Any, words: Words, first: int, last: int) -> "Chunk":
        """The places from ``first`` to before ``last``; offsets are those of the plain text."""
        start, end = words.start(first), words.end(last)
        chunk = cls(kind, words.clean.text[start:end], start, 1, start + 1, 1, end + 1, end)
        chunk.topic, chunk.tree, chunk.first, chunk.last = topic, tree, first, last
        return chunk

    def with_others(self, others: "tuple[Chunk, ...]", words: Words) -> "Chunk":
        """The same chunk, with other readings of its words."""
        chunk = Chunk.of(self.type, self.topic, self.tree, words, self.first, self.last)
        chunk.others = others
        return chunk

    def ways(self) -> set[str]:
        """The rules by which it was read: ``topic.rule``."""
        found: set[str] = set()
        waiting = [(self.topic, self.tree)]
        while waiting:
            topic, node = waiting.pop()
            if isinstance(node, Chunk):
                waiting.append((node.topic, node.tree))
            elif isinstance(node, Tree):
                found.add(f"{topic.name}.{node.data}")
                waiting += [(topic, child) for child in node.children]
        return found


MOST_STEPS = 20_000
"""So many steps at most for one text. Printed lines need a few hundred."""


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
            chunks = [
                Chunk.of(kind, topic, tree, self.words, at, last)
                for topic in self._beginning_at(at).get(kind, ())
                for last, tree in self._read(topic, kind.lower(), at)
                if kind != "CARDS" or not at < self.wall < last
            ]
            found = tuple(sorted(chunks, key=lambda chunk: -chunk.last))
            self._found[kind, at] = found
            self._stops[kind, at] = self._furthest, self._rows
            self._furthest, self._rows = before
        self._stopped_at(*self._stops.get((kind, at), (at, {})))
        return found

    def begin(self, kind: str, at: int) -> None:
        """From here on ``stop()`` is about chunks of this kind that are looked for from the place on."""
        self._furthest, self._rows, self._begun = at, {}, (kind, at)

    def stop(self) -> Stop:
        """The furthest place that a reading reached since ``begin``."""
        kind, at = self._begun
        sought = (kind,) if self._furthest == at else ()
        return Stop(self.words, self.end, self._furthest, self._rows, sought)

    def longest(self, kind: str, at: int) -> tuple[Chunk, ...]:
        """The longest chunks of this kind that begin at the place: none, one, or several readings of the same words."""
        found = self.chunks(kind, at)
        return tuple(chunk for chunk in found if chunk.last == found[0].last)

    def _parts(self, kind: str, at: int) -> tuple[Chunk, ...]:
        """The longest chunks as one part of a longer chunk: the readings of the same words together."""
        found = self.longest(kind, at)
        return found if len(found) < 2 else (found[0].with_others(found[1:], self.words),)

    def apart(self) -> "Lattice":
        """The same text, in which each reading of a part makes a reading of the whole."""
        if self._apart is None:
            self._apart = _Apart(self.words, self.end, self.wall)
        return self._apart

    def whole(self, kind: str, at: int, last: int) -> tuple[Chunk, ...]:
        """The chunks of this kind that are exactly these places."""
        return tuple(chunk for chunk in self.chunks(kind, at) if chunk.last == last)

    def _read(self, topic: Topic, start: str, at: int) -> list[tuple[int, Any]]:
        """Where chunks of the topic that begin at the place can end, and the tree of each."""
        found: list[tuple[int, Any]] = []
        parser = topic.parser
        waiting: list[tuple[Stack, int]] = [(Stack(parser.start(start)), at)]
        while waiting:
            self._steps += 1
            if self._steps > MOST_STEPS:
                raise TooManyReadings
            stack, place = waiting.pop()
            row = stack.row
            if row.is_end and place > at:
                tree = parser.tree(stack, start)
                if tree is not None:
                    found.append((place, tree))
            moves = self._moves(topic, row, place)
            if not moves:
                self._stopped(topic, row, place)
            for name, value, after in moves:
                fed = parser.fed(stack, name, value)
                if fed is None:
                    self._stopped(topic, row, place)
                else:
                    waiting.append((fed, after))
        return found

    def _moves(self, topic: Topic, row: Row, place: int) -> list[tuple[str, Token, int]]:
        """The words and chunks at the place with which the topic could go on, and where each ends."""
        moves: list[tuple[str, Token, int]] = []
        if place < self.end:
            for word in self.words.at[place]:
                for name in topic.terminals(word.kind, word.text):
                    if name in row.actions:
                        token = Token(name, word.text, word.start, 1, 1, 1, 1, word.end)
                        moves.append((name, token, word.next))
            if row.chunks:
                beginning = self._beginning_at(place)
                for kind in row.chunks:
                    if kind in beginning:
                        moves += [(kind, chunk, chunk.last) for chunk in self._parts(kind, place)]
        return moves

    def _beginning_at(self, place: int) -> Beginnings:
        """What may begin with a word that stands there: nothing else is looked for."""
        found = self._beginning.get(place)
        if found is None:
            found = may_begin(self.words.at[place]) if place < len(self.words) else {}
            self._beginning[place] = found
        return found

    def _stopped(self, topic: Topic, row: Row, place: int) -> None:
        """Remember the furthest place that was reached, and what could have stood there."""
        if place >= self._furthest:
            self._stopped_at(place, {id(row): (topic, row)})

    def _stopped_at(self, place: int, rows: Rows) -> None:
        if place > self._furthest:
            self._furthest, self._rows = place, dict(rows)
        elif place == self._furthest:
            self._rows = self._rows | rows


class _Apart(Lattice):
    """Follows every reading of every part by itself."""

    def _parts(self, kind: str, at: int) -> tuple[Chunk, ...]:
        return self.longest(kind, at)
