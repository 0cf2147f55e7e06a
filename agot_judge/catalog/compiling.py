"""The compiler for a set of cards: it knows their titles and traits, and keeps what it has compiled."""

from collections.abc import Iterable

from agot_judge.cards.card import Card
from agot_judge.catalog.documents import EDITION, TEMPLATINGS
from agot_judge.places import instance_path
from agot_judge.text.cache import InDirectory
from agot_judge.text.compiled_cache import Compiler
from agot_judge.text.templatings import compiler_in, names_in


def compiler_for(cards: Iterable[Card], edition: str = EDITION) -> Compiler:
    """A compiler that keeps its results in the instance folder, by a hash of all that they depend on."""
    names = names_in(TEMPLATINGS[edition], (card.face for card in cards))
    return compiler_in(names, InDirectory(instance_path() / "compiled"))
