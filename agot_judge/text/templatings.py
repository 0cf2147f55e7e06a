"""The ways in which editions word their cards, by name; what is worded another way than the grammars were written for is put
into their words first."""

from collections.abc import Callable

from agot_judge.cards.model import CardFace
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.first_edition.reading import read_lines
from agot_judge.text.first_edition.wording import said_otherwise
from agot_judge.text.kept import Compiler

_LINES: dict[str, Callable[[CardFace, Callable[[str, CardFace], tuple[CompiledLine, ...]]], tuple[CompiledLine, ...]]] = {
    "first": read_lines
}
_EFFECTS: dict[str, Callable[[str], str]] = {"first": said_otherwise}


def in_templating(templating: str, face: CardFace, compiler: Compiler) -> tuple[CompiledLine, ...]:
    """What each line of a card that is worded so means."""
    return _LINES[templating](face, compiler.text)


def effects_in_words(templating: str, text: str) -> str:
    """The sentences as the grammars read them."""
    return _EFFECTS[templating](text) if templating else text
