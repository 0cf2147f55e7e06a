"""Reads words by the topics' grammars: a chunk read by one topic is a single word for another.

Each grammar is LALR and has no conflicts; several readings come only from words that have several (a trait that is a
title too) and from topics that read the same words. All of them are found; the caller sees when they differ.
"""

from typing import Any

from lark import Tree
from lark.exceptions import UnexpectedToken
from lark.lexer import Token
from lark.parsers.lalr_parser_state import ParserState

from agot_judge.text.lexer import Words
from agot_judge.text.topic import Topic, offering

State = ParserState[int]
Rows = dict[int, tuple[Topic, dict[str, Any]]]
"""The places of the parser tables at which reading stopped: what could have come next there."""


class Chunk(Token):
    """A run of places that a topic has read, as one word for another topic."""

    topic: Topic
    tree: Any
    first: int
    """Its first place, and the place after its last."""
    last: int

    @classmethod
    def of(cls, kind: str, topic: Topic, tree: Any, words: Words, first: int, last: int) -> "Chunk":
        """The places from ``first`` to before ``last``; offsets are those of the plain text."""
        start, end = words.start(first), words.end(last)
        chunk = cls(kind, words.clean.text[start:end], start, 1, start + 1, 1, end + 1, end)
        chunk.topic, chunk.tree, chunk.first, chunk.last = topic, tree, first, last
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
    """The chunks of one text, found once each. ``furthest`` and ``expected()`` say where reading came to an end."""

    def __init__(self, words: Words, end: int | None = None, wall: int = 0) -> None:
        self.words = words
        self.end = len(words) if end is None else end
        """Nothing is read beyond this place."""
        self.wall = wall
        """No list of cards that begins before this place goes on behind it; 0 for none."""
        self.furthest = 0
        self._rows: Rows = {}
        self._found: dict[tuple[str, int], tuple[Chunk, ...]] = {}
        self._stops: dict[tuple[str, int], tuple[int, Rows]] = {}
        self._steps = 0

    def chunks(self, kind: str, at: int) -> tuple[Chunk, ...]:
        """Every chunk of this kind that begins at the place, the longest first.

        A chunk that would begin with itself is not one.
        """
        found = self._found.get((kind, at))
        if found is None:
            self._found[kind, at] = ()
            before = self.furthest, self._rows
            self.furthest, self._rows = at, {}
            chunks = [
                Chunk.of(kind, topic, tree, self.words, at, last)
                for topic in offering(kind)
                for last, tree in self._read(topic, kind.lower(), at)
                if kind != "CARDS" or not at < self.wall < last
            ]
            found = tuple(sorted(chunks, key=lambda chunk: -chunk.last))
            self._found[kind, at] = found
            self._stops[kind, at] = self.furthest, self._rows
            self.furthest, self._rows = before
        self._stopped_at(*self._stops.get((kind, at), (at, {})))
        return found

    def begin(self, at: int) -> None:
        """From here on ``furthest`` and ``expected()`` are about what is read from the place on."""
        self.furthest, self._rows = at, {}

    def longest(self, kind: str, at: int) -> tuple[Chunk, ...]:
        """The longest chunks of this kind that begin at the place: none, one, or several readings of the same words."""
        found = self.chunks(kind, at)
        return tuple(chunk for chunk in found if chunk.last == found[0].last)

    def whole(self, kind: str, at: int, last: int) -> tuple[Chunk, ...]:
        """The chunks of this kind that are exactly these places."""
        return tuple(chunk for chunk in self.chunks(kind, at) if chunk.last == last)

    def _read(self, topic: Topic, start: str, at: int) -> list[tuple[int, Any]]:
        """Where chunks of the topic that begin at the place can end, and the tree of each."""
        found: list[tuple[int, Any]] = []
        state = topic.begin(start)
        waiting: list[tuple[State, int]] = [(state, at)]
        while waiting:
            self._steps += 1
            if self._steps > MOST_STEPS:
                raise TooManyReadings
            state, place = waiting.pop()
            row = state.parse_conf.states[state.position]
            if "$END" in row and place > at:
                tree = _fed(state, Token("$END", ""))
                if tree is not None:
                    found.append((place, tree[1]))
            moves = self._moves(topic, row, place)
            if not moves:
                self._stopped(topic, row, place)
            for token, after in moves:
                fed = _fed(state, token)
                if fed is None:
                    self._stopped(topic, row, place)
                else:
                    waiting.append((fed[0], after))
        return found

    def _moves(self, topic: Topic, row: dict[str, Any], place: int) -> list[tuple[Token, int]]:
        """The words and chunks at the place with which the topic could go on."""
        moves: list[tuple[Token, int]] = []
        if place < self.end:
            for word in self.words.at[place]:
                for name in topic.terminals(word.kind, word.text):
                    if name in row:
                        token = Token(name, word.text, word.start, 1, 1, 1, 1, word.end)
                        moves.append((token, word.next))
            for kind in topic.chunks_in(row):
                if offering(kind):
                    moves += [(chunk, chunk.last) for chunk in self.longest(kind, place)]
        return moves

    def expected(self) -> tuple[str, ...]:
        """What could have stood at the furthest place, what begins like the word that stands there first."""
        found: dict[str, None] = {}
        for topic, row in self._rows.values():
            for name in row:
                if name.isupper() or name == "$END":
                    found[topic.describe(name)] = None
        here = self.words.at[self.furthest][0].text if self.furthest < len(self.words) else ""
        return tuple(sorted(found, key=lambda said: (-_alike(said, here), said)))

    def _stopped(self, topic: Topic, row: dict[str, Any], place: int) -> None:
        """Remember the furthest place that was reached, and what could have stood there."""
        if place >= self.furthest:
            self._stopped_at(place, {id(row): (topic, row)})

    def _stopped_at(self, place: int, rows: Rows) -> None:
        if place > self.furthest:
            self.furthest, self._rows = place, dict(rows)
        elif place == self.furthest:
            self._rows = self._rows | rows


def _alike(said: str, word: str) -> int:
    """How many first letters of the word one of the words that a message names begins with."""
    ones = said.strip('"').split("/")
    return max(count for count in range(len(word) + 1) if any(one.startswith(word[:count]) for one in ones))


def _fed(state: State, token: Token) -> tuple[State, Any] | None:
    """A copy of the parser after the word, and at the end the tree; None where the word does not fit."""
    copy = state.copy(deepcopy_values=False)
    try:
        tree = copy.feed_token(token, token.type == "$END")
    except UnexpectedToken:
        return None
    return copy, tree
