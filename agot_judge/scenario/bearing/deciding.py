"""True where what a run says is so in every reading of the texts that are not understood.

A text that is not understood may permit, forbid, change or replace what it names. What a run says is certain only where it
is the same whatever the text says: the run is made again with the text left out and in each of its readings.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.errors import AgotJudgeError, NeedsHand
from agot_judge.scenario.bearing.rewriting import LineOfCard, definitions, with_text
from agot_judge.scenario.bearing.texts import UnreadText, acts
from agot_judge.scenario.bearing.topics_asked import Decided
from agot_judge.scenario.bearing.verdict import Difference, Made, difference
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.definitions import Definitions
from agot_judge.scenario.model import Scenario
from agot_judge.text.names import Names
from agot_judge.text.possible_texts.model import PossibleTexts

FEW = 4
"""The number of readings that are tried of an ability that the run does not name: its use, where possible, may open a window."""
Make = Callable[[Board], Made]


class Bearing(Struct, frozen=True):
    """A text on which it hangs what a run says: with this reading of it something is different."""

    text: UnreadText
    reading: str
    difference: Difference

    def error(self) -> NeedsHand:
        """For a run that is not decided by the program."""
        says = f' (as if it says "{self.reading}")' if self.reading else ""
        return NeedsHand(
            f"It hangs on a text that is not understood, so not followed: {self.text.card or 'in force'}: {self.text.text} "
            f"What hangs on it{says}: {self.difference.what}. {self._what_to_do()}"
        )

    def _what_to_do(self) -> str:
        how = "Say it in words that are understood, or in structured form"
        if not self.text.card:
            return f"{how}; or leave it out of 'in_force' where it bears on nothing."
        return f"{how}; or rule out with 'ignore: [{self.text.card}]' that it bears on anything here."


def first_bearing(
    board: Board, made: Made, decided: Decided, texts: Iterable[UnreadText], make: Make
) -> Bearing | None:
    """The first text on which it hangs what the run says; None where it is so whatever they say.

    A run that fails does so for certain where one of its checks fails in every reading.
    """
    first: Bearing | None = None
    certain = set(made.certain)
    for text in texts:
        for found in _bearings(board, made, decided, text, make):
            first = first or found
            differing = found.difference.checks
            certain -= certain if differing is None else differing
            if not certain:
                return first
    return None


def _bearings(board: Board, made: Made, decided: Decided, text: UnreadText, make: Make) -> Iterator[Bearing]:
    readings = readings_of(board.loaded.scenario, text)
    is_of_no_move = text.is_only_when_used and not text.is_named_in(decided.named)
    tried = readings.texts[:FEW] if is_of_no_move else readings.texts
    yield from _in_readings(board, made, text, tried, make)
    is_silent = text.is_only_when_used or not acts(text, board, decided.states, decided.named)
    if readings.may_say_more and not is_silent:
        yield from _of_what_is_not_read_at_all(board, made, decided, text, make)


def _in_readings(
    board: Board, made: Made, text: UnreadText, readings: Iterable[str], make: Make
) -> Iterator[Bearing]:
    for reading in readings:
        try:
            other = build(with_text(board.loaded, text.where, reading))
        except AgotJudgeError:
            continue  # no board can be set up with it
        found = difference(made, make(other))
        if found is not None:
            yield Bearing(text, reading, found)


def _of_what_is_not_read_at_all(
    board: Board, made: Made, decided: Decided, text: UnreadText, make: Make
) -> Iterator[Bearing]:
    """The bearing of a text of which no part is read: all that it names; where a word is not known, anything.

    What it names may be said in other sentences, in which the run is made again; or it decides what is legal, may be
    chosen, and what checks look at.
    """
    from agot_judge.text.possible_texts.completions import place_in
    from agot_judge.text.possible_texts.topics import topics_of, what_it_could_say

    face, known = _face_of(board.loaded.scenario, text), Definitions.of(board.loaded.scenario).names
    topics = topics_of(text.text)
    if not topics or place_in(text.text, face, known) is not None:
        found: tuple[Difference | None, ...] = (decided.anything(),)
    else:
        found = tuple(decided.about(topic) for topic in topics)
    yield from (Bearing(text, "", one) for one in found if one is not None)
    if topics and not any(found):
        yield from _in_readings(board, made, text, what_it_could_say(text.text, face, known), make)


def readings_of(scenario: Scenario, text: UnreadText) -> PossibleTexts:
    """The statements that the text may make, in words that are understood; first nothing, where something of it is followed."""
    where = text.where
    faces = {one.key: one.face for one in definitions(scenario)}
    every = tuple(faces.values())
    if isinstance(where, LineOfCard):
        found = _of_line(text.text, faces[where.key], every)
    else:
        given = scenario.in_force[where.number]
        spoken_of = tuple(_face(name, faces) for name in given.on)
        source = _face(given.source, faces)
        found = _of_effect(given.text, source, spoken_of, every)
        if not found.texts:
            found = _of_effect(given.text, source, spoken_of[:1], every)
    # Of a forced ability nobody knows when it must be resolved, where its condition is not read.
    is_open = text.applies == "when it comes about" and not text.by_hand
    nothing = ("",) if text.is_followed_in_part else ()
    return PossibleTexts((*nothing, *found.texts), found.may_say_more or is_open)


@lru_cache(1000)
def _of_line(line: str, face: CardFace, every: tuple[CardFace, ...]) -> PossibleTexts:
    from agot_judge.text.possible_texts.completions import (
        of_line,  # the grammars: most runs need none of them
    )

    return of_line(line, face, Names.of(every), _named_on(every))


@lru_cache(1000)
def _of_effect(
    text: str, source: CardFace, spoken_of: tuple[CardFace, ...], every: tuple[CardFace, ...]
) -> PossibleTexts:
    from agot_judge.text.possible_texts.completions import of_effect

    return of_effect(text, source, Names.of(every), spoken_of, _named_on(every))


def _face_of(scenario: Scenario, text: UnreadText) -> CardFace:
    faces = {one.key: one.face for one in definitions(scenario)}
    where = text.where
    return faces[where.key] if isinstance(where, LineOfCard) else _face(text.card, faces)


def _face(name: str, faces: dict[str, CardFace]) -> CardFace:
    """The face of the card; a character where nobody says what it is."""
    return faces.get(name.partition("#")[0]) or CardFace(name=name, type="character")


def _named_on(faces: tuple[CardFace, ...]) -> tuple[str, ...]:
    """The traits and titles of the game, which a word that nobody knows may stand for."""
    traits = (trait for face in faces for trait in face.traits)
    return tuple(dict.fromkeys((*traits, *(face.name for face in faces))))
