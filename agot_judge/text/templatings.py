"""The ways in which editions word their cards, by name; what is worded another way than the grammars were written for is put
into their words first."""

from collections.abc import Callable, Iterable
from typing import Any

from agot_judge.cards.model import CardFace
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.first_edition.reading import read_lines
from agot_judge.text.first_edition.stand_ins import FACE, meant
from agot_judge.text.first_edition.wording import said_otherwise
from agot_judge.text.keeper import Keeper
from agot_judge.text.kept import Compiler
from agot_judge.text.names import Names
from agot_judge.text.topics.sentences import Effects

Reads = Callable[[CardFace, Callable[[str, CardFace], tuple[CompiledLine, ...]]], tuple[CompiledLine, ...]]
_LINES: dict[str, Reads] = {"first": read_lines}
_EFFECTS: dict[str, Callable[[str], str]] = {"first": said_otherwise}
_FACES: dict[str, tuple[CardFace, ...]] = {"first": (FACE,)}
_MEANT: dict[str, Callable[[Any], Any]] = {"first": meant}


class _Worded(Compiler):
    """Compiles cards that are worded in a templating of their own."""

    def card(self, face: CardFace) -> tuple[CompiledLine, ...]:
        """What every ability line of the card means."""
        return _LINES[self.names.templating](face, self.text)


def names_in(templating: str, faces: Iterable[CardFace]) -> Names:
    """The titles and Traits of these cards, and the words that stand in for others in the templating."""
    return Names.of((*faces, *_FACES.get(templating, ())), templating)


def compiler_in(names: Names, keeper: Keeper | None = None) -> Compiler:
    """The compiler of cards that are worded as the names say."""
    return _Worded(names, keeper) if names.templating else Compiler(names, keeper)


def effects_meant(templating: str, effects: Effects) -> Effects:
    """What the effects that were read stand for. Raises NotKnown."""
    found: Effects = _MEANT[templating](effects) if templating else effects
    return found


def effects_in_words(templating: str, text: str) -> str:
    """The sentences as the grammars read them."""
    return _EFFECTS[templating](text) if templating else text
