"""The words around what is being read."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.text.parsing.lattice import Chunk
from agot_judge.text.parsing.parser_stack import Node

Part = Literal["trigger", "condition", "cost", "effect"]

_PARTS: dict[str, Part] = {
    "TRIGGER": "trigger",
    "AWAITED": "trigger",
    "GOING": "trigger",
    "CONDITION": "condition",
    "COSTS": "cost",
    "EFFECT": "effect",
}


class Clause(Struct, frozen=True, kw_only=True):
    """The chunk whose parts are being read, and what the chunks around it say of them."""

    kind: str = ""
    words: str = ""
    part: Part = "effect"
    """The part of the ability: what pays costs stays a cost, whatever is said of it."""
    of_another: bool = False
    """Another card is meant than the one of which something is said: whose STR or keywords it has as well."""
    switching: bool = False
    """Two cards of one and the same of several players are switched: "that player" is singled out by the first of them."""
    awaiting: bool = False
    """A delayed effect waits for this, in the period that is said."""
    defining: bool = False
    """This is what X is, in a sentence of its own."""
    optional: bool = False
    """This is done only if a player wants to: nothing in it is a target."""

    def within(self, chunk: Chunk) -> "Clause":
        """The clause of a chunk that is a part of this one."""
        part = _PARTS.get(chunk.type)
        return replace(
            self,
            kind=chunk.type,
            words=chunk.text,
            part=self.part if part is None or self.part == "cost" else part,
            of_another=self.of_another or _is_of_another(chunk, self.words),
            switching=self.switching or (isinstance(chunk.tree, Node) and chunk.tree.name == "switch"),
            awaiting=self.awaiting or chunk.type == "AWAITED",
            defining=self.defining or chunk.type == "DEFINITION",
            optional=self.optional and chunk.type not in ("EFFECT", "COST"),
        )


def begins_part(chunk: Chunk) -> bool:
    """True where a part of the ability begins: what it mentions is nearer than what the parts before did."""
    return chunk.type in _PARTS


def _is_of_another(chunk: Chunk, around: str) -> bool:
    """True where what is said of cards in this chunk, within those words, is what another card has: ``their STR is equal to
    that character's STR``, where the same would be said of their own; ``to its printed cost`` is of each."""
    words = chunk.text.lower()
    equal = any(f"{start} {words}" in around.lower() for start in ("is equal to", "as if it were"))
    own = words.startswith("that ") and words.endswith("'s str")
    return chunk.type == "COPIED" or (chunk.type == "AMOUNT" and equal and own)
