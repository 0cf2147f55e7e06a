"""The ways in which editions word their cards, by name; what is worded another way than the grammars were written for is put
into their words first."""

from collections.abc import Callable
from typing import Any

from agot_judge.cards.model import CardFace
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.first_edition.reading import read_lines
from agot_judge.text.first_edition.stand_ins import FACE, meant
from agot_judge.text.first_edition.wording import said_otherwise
from agot_judge.text.kept import Compiler
from agot_judge.text.topics.sentences import Effects

_LINES: dict[
    str, Callable[[CardFace, Callable[[str, CardFace], tuple[CompiledLine, ...]]], tuple[CompiledLine, ...]]
] = {"first": read_lines}
_EFFECTS: dict[str, Callable[[str], str]] = {"first": said_otherwise}
_FACES: dict[str, tuple[CardFace, ...]] = {"first": (FACE,)}
_MEANT: dict[str, Callable[[Any], Any]] = {"first": meant}


def faces_of_words(templating: str) -> tuple[CardFace, ...]:
    """Cards whose Traits are words that stand in for others."""
    return _FACES.get(templating, ())


def effects_meant(templating: str, effects: Effects) -> Effects:
    """What the effects that were read stand for."""
    found: Effects = _MEANT[templating](effects) if templating else effects
    return found


def in_templating(templating: str, face: CardFace, compiler: Compiler) -> tuple[CompiledLine, ...]:
    """What each line of a card that is worded so means."""
    return _LINES[templating](face, compiler.text)


def effects_in_words(templating: str, text: str) -> str:
    """The sentences as the grammars read them."""
    return _EFFECTS[templating](text) if templating else text
