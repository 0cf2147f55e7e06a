"""Compiled lines, kept by a hash of everything on which they depend: no text is compiled twice."""

from hashlib import sha256

import msgspec

from agot_judge.cards.model import CardFace
from agot_judge.text.cache import InMemory, Keeper
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.grammar_version import grammar_version
from agot_judge.text.names import Names, shipped_names
from agot_judge.text.parsing.misprints import misprints_in
from agot_judge.text.parsing.normalize import normalize
from agot_judge.text.parsing.pasted import as_plain_lines
from agot_judge.text.trees.printed_x import X_FIELDS

_ANY_TITLE = "\n"
"""In place of a title: no title has a line break."""
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(tuple[CompiledLine, ...])


class Compiler:
    """Compiles texts of one set of names; what a keeper has is not compiled again."""

    def __init__(self, names: Names | None = None, keeper: Keeper | None = None) -> None:
        self.names = names or shipped_names()
        self.keeper: Keeper = keeper if keeper is not None else InMemory()

    def card(self, face: CardFace) -> tuple[CompiledLine, ...]:
        """The meaning of every ability line of the card."""
        return self.text(face.text, face)

    def text(self, text: str, face: CardFace) -> tuple[CompiledLine, ...]:
        """The meaning of every line of ``text`` on the card ``face``."""
        keys = [self._key(text, face, face.name)]
        if not self._speaks_of_itself(text, face.name):
            keys.insert(0, self._key(text, face, _ANY_TITLE))
        for key in keys:
            kept = self.keeper.get(key)
            if kept is not None:
                try:
                    return _DECODER.decode(kept)
                except msgspec.DecodeError:
                    pass  # damaged: compiled again and replaced
        from agot_judge.text.compile import (
            compile_text,
        )  # the grammars: where every text is kept none is needed

        found = compile_text(text, face, self.names)
        # What is said of a line that is not understood may name the card: that is kept for this title alone.
        key = keys[0] if all(line.status == "compiled" for line in found) else keys[-1]
        self.keeper.put(key, _ENCODER.encode(found))
        return found

    def _speaks_of_itself(self, text: str, title: str) -> bool:
        """True where the card's title, or what may be meant by a part of it, stands anywhere in the text: where it does not,
        cards of all titles mean the same by it."""
        plain = " ".join(normalize(as_plain_lines(text)).text.split())  # a line break may be within a title
        own = " ".join(normalize(title).text.split()).lower()
        return own in plain.lower() or any(slip.is_title for slip in misprints_in(plain, title, self.names))

    def _key(self, text: str, face: CardFace, title: str) -> str:
        numbers = (getattr(face, name) for name in X_FIELDS)
        printed = "".join("X" if number == "X" else " " if number is None else "1" for number in numbers)
        known = self.names.said_in(text)
        said = "\0".join((grammar_version(), self.names.templating, *known, face.type, title, printed, text))
        return sha256(said.encode()).hexdigest()
