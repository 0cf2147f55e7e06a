"""The ways in which editions word their cards, by name; what is worded another way than the grammars were written for is put
into their words first."""

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module

from agot_judge.cards.model import CardFace
from agot_judge.text.cache import Keeper
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.compiled_cache import Compiler
from agot_judge.text.first_edition.lexicon import own_words
from agot_judge.text.first_edition.stand_ins import FACE
from agot_judge.text.first_edition.worded import in_own_words, own_kind
from agot_judge.text.names import Names, OwnWords

Reads = Callable[[CardFace, Callable[[str, CardFace], tuple[CompiledLine, ...]]], tuple[CompiledLine, ...]]
_FOLDERS = {"first": "first_edition"}
_FACES: dict[str, tuple[CardFace, ...]] = {"first": (FACE,)}
_WORDS: dict[str, OwnWords] = {"first": own_words}
_WORDED: dict[str, Callable[[str], str]] = {"first": in_own_words}
_KINDS: dict[str, Callable[[str], str]] = {"first": own_kind}


class _Worded(Compiler):
    """Compiles cards that are worded in a templating of their own."""

    def card(self, face: CardFace) -> tuple[CompiledLine, ...]:
        """The meaning of every ability line of the card."""
        return _reader_of(self.names.templating)(face, self.text)


@cache
def _reader_of(templating: str) -> Reads:
    """The function that reads the lines of its cards; the words of a templating are loaded where a card needs them."""
    reads: Reads = import_module(f"agot_judge.text.{_FOLDERS[templating]}.reading").read_lines
    return reads


def names_in(templating: str, faces: Iterable[CardFace]) -> Names:
    """The titles and Traits of these cards, and the words that stand in for others in the templating."""
    return Names.of((*faces, *_FACES.get(templating, ())), templating, _WORDS.get(templating))


def compiler_in(names: Names, keeper: Keeper | None = None) -> Compiler:
    """The compiler of cards that are worded as the names say."""
    return _Worded(names, keeper) if names.templating else Compiler(names, keeper)


def worded_in(templating: str, wording: str) -> str:
    """Canonical wording in the words of the cards of the templating, for readers."""
    return _WORDED[templating](wording) if templating else wording


def kind_in(templating: str, kind: str) -> str:
    """The kind of a line as cards of the templating call it."""
    return _KINDS[templating](kind) if templating else kind
