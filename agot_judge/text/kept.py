"""What was compiled once is kept, by a hash of everything that it depends on."""

from hashlib import sha256

import msgspec

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text, grammar_version
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.keeper import InMemory, Keeper
from agot_judge.text.names import Names, shipped_names
from agot_judge.text.printed_x import X_FIELDS

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(tuple[CompiledLine, ...])


class Compiler:
    """Compiles texts of one set of names; what a keeper has is not compiled again."""

    def __init__(self, names: Names | None = None, keeper: Keeper | None = None) -> None:
        self.names = names or shipped_names()
        self.keeper: Keeper = keeper if keeper is not None else InMemory()

    def card(self, face: CardFace) -> tuple[CompiledLine, ...]:
        """What every ability line of the card means."""
        return self.text(face.text, face)

    def text(self, text: str, face: CardFace) -> tuple[CompiledLine, ...]:
        """What every line of ``text`` means on the card ``face``."""
        key = self._key(text, face)
        kept = self.keeper.get(key)
        if kept is not None:
            try:
                return _DECODER.decode(kept)
            except msgspec.DecodeError:
                pass  # damaged: compiled again and replaced
        found = compile_text(text, face, self.names)
        self.keeper.put(key, _ENCODER.encode(found))
        return found

    def _key(self, text: str, face: CardFace) -> str:
        numbers = (getattr(face, name) for name in X_FIELDS)
        printed = "".join("X" if number == "X" else " " if number is None else "1" for number in numbers)
        known = self.names.said_in(text)
        said = "\0".join((grammar_version(), *known, face.type, face.name, printed, text))
        return sha256(said.encode()).hexdigest()
