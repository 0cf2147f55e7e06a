"""The compiler for a set of cards: it knows their titles and traits, and keeps what it has compiled."""

from collections.abc import Iterable

from agot_judge.cards.card import Card
from agot_judge.places import instance_path
from agot_judge.text.keeper import InDirectory
from agot_judge.text.kept import Compiler
from agot_judge.text.names import Names


def compiler_for(cards: Iterable[Card]) -> Compiler:
    """A compiler that keeps its results in the instance folder, by a hash of all that they depend on."""
    return Compiler(Names.of(card.face for card in cards), InDirectory(instance_path() / "compiled"))
