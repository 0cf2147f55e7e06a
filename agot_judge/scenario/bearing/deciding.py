"""Whether what a run says is so in every reading of the texts that are not understood.

A text that is not understood may permit, forbid, change or replace what it names. What a run says is certain only where it
is the same whatever the text says: the run is made again with the text left out and in each of its readings.
"""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.errors import AgotJudgeError, NeedsHand
from agot_judge.scenario.bearing.rewriting import InForceEntry, LineOfCard, definitions, with_text
from agot_judge.scenario.bearing.texts import UnreadText
from agot_judge.scenario.bearing.verdict import Difference, Made, difference
from agot_judge.scenario.builder import Board, build
from agot_judge.scenario.definitions import Definitions
from agot_judge.scenario.model import Scenario
from agot_judge.text.readings.completions import of_effect, of_line

Make = Callable[[Board], Made]


class Bearing(Struct, frozen=True):
    """A text on which it hangs what a run says: with this reading of it something is different."""

    text: UnreadText
    reading: str
    difference: Difference

    def error(self) -> NeedsHand:
        """For a run that is not decided by the program."""
        says = f'if it says "{self.reading}"' if self.reading else "if it does nothing here"
        return NeedsHand(
            f"It hangs on a text that is not understood, so not followed: {self.text.card}: {self.text.text} "
            f"What hangs on it, {says}: {self.difference.what}. Say it in words that are understood, as structured "
            f"'abilities', or rule it out with 'ignore: [{self.text.card}]'."
        )


def first_bearing(board: Board, made: Made, texts: Iterable[UnreadText], make: Make) -> Bearing | None:
    """The first text on which it hangs what the run says; None where it is so whatever they say."""
    for text in texts:
        for reading in readings_of(board.loaded.scenario, text):
            try:
                other = build(with_text(board.loaded, text.where, reading))
            except AgotJudgeError:
                continue  # no board can be set up with it
            found = difference(made, make(other))
            if found is not None:
                return Bearing(text, reading, found)
    return None


def readings_of(scenario: Scenario, text: UnreadText) -> Iterator[str]:
    """What the text may say, in words that are understood; first nothing, where something of it is followed."""
    if text.is_followed_in_part:
        yield ""
    known = Definitions.of(scenario).names
    named = tuple(_named_in(scenario))
    where = text.where
    faces = {one.key: one.face for one in definitions(scenario)}
    if isinstance(where, LineOfCard):
        yield from of_line(text.text, faces[where.key], known, named)
        return
    assert isinstance(where, InForceEntry)
    given = scenario.in_force[where.number]
    spoken_of = tuple(_face(name, faces) for name in given.on)
    found = of_effect(given.text, _face(given.source, faces), known, spoken_of, named)
    yield from found or of_effect(given.text, _face(given.source, faces), known, spoken_of[:1], named)


def _face(name: str, faces: dict[str, CardFace]) -> CardFace:
    """The face of the card; a character where nobody says what it is."""
    return faces.get(name.partition("#")[0]) or CardFace(name=name, type="character")


def _named_in(scenario: Scenario) -> Iterator[str]:
    """The traits and titles of the game, which a word that nobody knows may stand for."""
    found = dict.fromkeys(trait for one in definitions(scenario) for trait in one.face.traits)
    yield from found
    yield from dict.fromkeys(one.face.name for one in definitions(scenario))
