"""Reads a run of places as one chunk, and sees when it has more than one meaning."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from agot_judge.engine.ability import Condition
from agot_judge.text.discourse import meanings
from agot_judge.text.discourse.meanings import SeveralMeanings
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.discourse.whom_it_is_true_of import while_true
from agot_judge.text.lines.unread import Trouble, stopped
from agot_judge.text.parsing.lattice import Chunk, Lattice
from agot_judge.text.parsing.parse_failure import Stop


class NotRead(Exception):
    """The places are not one such chunk, or their meaning is not clear."""

    def __init__(self, why: Trouble | Stop) -> None:
        super().__init__(why)
        self.why = why

    @cached_property
    def trouble(self) -> Trouble:
        """The trouble of which a message tells, made when somebody asks for it: of most attempts nobody asks."""
        return stopped(self.why) if isinstance(self.why, Stop) else self.why


class Understood:
    """A chunk, its meaning, and the reading after it."""

    def __init__(self, chunk: Chunk, meaning: Any, reading: Reading) -> None:
        self.chunk = chunk
        self.meaning = meaning
        self.reading = reading


def read_whole(lattice: Lattice, reading: Reading, kind: str, first: int, last: int) -> Understood:
    """The places as one chunk of this kind. Raises NotRead; ``reading`` itself stays as it is."""
    lattice.begin(kind, first)
    try:
        return _clear(lattice, reading, lattice.whole(kind, first, last))
    except NotRead as error:
        parted = _parted(lattice, first, last) if kind in _BEGIN_WITH_CONDITIONS else None
        if parted is None:
            raise
        try:
            return _clear(parted, reading, parted.whole(kind, first, last))
        except NotRead:
            raise error from None


_BEGIN_WITH_CONDITIONS = ("CONSTANT", "SENTENCE")


def _parted(lattice: Lattice, first: int, last: int) -> Lattice | None:
    """With the lists before and behind the comma after a condition apart: ``while a player controls a King, Lords and ..``.

    None: there is no such comma.
    """
    if lattice.wall or not lattice.words.is_word(first, "while", "if"):
        return None
    comma = next((place for place in range(first, last) if lattice.words.is_word(place, ",")), 0)
    return Lattice(lattice.words, lattice.end, comma) if comma else None


def read_before(lattice: Lattice, reading: Reading, kind: str, first: int, *following: str) -> Understood:
    """The longest chunk of this kind from the place on that one of these words follows. Raises NotRead."""
    lattice.begin(kind, first)
    chunks = [chunk for chunk in lattice.chunks(kind, first) if lattice.words.is_word(chunk.last, *following)]
    return _clear(lattice, reading, tuple(chunk for chunk in chunks if chunk.last == chunks[0].last))


def condition_of_use(lattice: Lattice, reading: Reading, at: int, last: int) -> Understood:
    """The condition before the comma, and what stands behind it is not part of its lists. Raises NotRead."""
    try:
        return read_before(lattice, reading, "CONDITION", at, ",")
    except NotRead:
        parted = _parted(lattice, at, last)
        if parted is None:
            raise
        return read_before(parted, reading, "CONDITION", at, ",")


def condition_before(lattice: Lattice, reading: Reading, at: int, last: int) -> Understood:
    """The condition with which a constant sentence begins, before its comma; ``last``: where the sentence ends.

    Two lists that only a comma parts look like one (``while you control a Knight, each Lord and Lady ..``): then the
    condition is read as if the text ended at the comma, if the rest is understood without it. Raises NotRead.
    """
    try:
        return read_before(lattice, reading, "CONDITION", at, ",")
    except NotRead as error:
        end = next((place for place in range(at, last) if lattice.words.is_word(place, ",")), at)
        ended = Lattice(lattice.words, end)
        ended.begin("CONDITION", at)
        try:
            found = _clear(ended, reading, ended.whole("CONDITION", at, end))
            read_whole(lattice, while_true(found.reading, found.meaning), "CONSTANT", end + 1, last)
        except NotRead:
            raise error from None
        return found


def _clear(lattice: Lattice, reading: Reading, chunks: tuple[Chunk, ...]) -> Understood:
    """The one meaning of the chunks, which are the same places. Raises NotRead.

    Where not every part has one meaning by itself, each combination of their readings is looked at.
    """
    if not chunks:
        raise NotRead(lattice.stop())
    try:
        return _only(lattice, reading, chunks)
    except (NotRead, SeveralMeanings):
        first = chunks[0]
        return _only(lattice, reading, lattice.apart().whole(first.type, first.first, first.last))


def _only(lattice: Lattice, reading: Reading, chunks: tuple[Chunk, ...]) -> Understood:
    found: list[Understood] = []
    unclear: Trouble | None = None
    for chunk in chunks:
        fork = reading.fork()
        try:
            value = meanings.meaning(fork, chunk)
        except Unclear as error:
            span = lattice.words.clean.printed(chunk.start, chunk.end)
            unclear = Trouble(f"unclear: {error}", span)
        else:
            if all(value != other.meaning for other in found):
                found.append(Understood(chunk, value, fork))
    if len(found) == 1:
        return found[0]
    if found:
        chunk = found[0].chunk
        span = lattice.words.clean.printed(chunk.start, chunk.end)
        ways = sorted({way for one in found for way in one.chunk.ways()})
        apart = [way for way in ways if not all(way in one.chunk.ways() for one in found)]
        raise NotRead(Trouble(f"{len(found)} readings: {', '.join(apart)}", span))
    assert unclear is not None  # there is a chunk, and none has a meaning
    raise NotRead(unclear)


def conjoined(conditions: Sequence[Condition]) -> Condition | None:
    """The condition that all of ``conditions`` hold; None where there are none."""
    return (
        conditions[0] if len(conditions) == 1 else Condition(all_of=tuple(conditions)) if conditions else None
    )
