"""Words of a noun phrase about all its cards together: what is made of it has to say them too."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, structs

from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear

TOGETHER = (
    "total",
    "different",
    "of_same_player",
    "at_random",
)
"""Fields of a noun that say so; nodes of the tree have the same names."""


def kept_together(parts: Iterable[Any], made: Any) -> None:
    """Raises Unclear where ``made`` of these parts says less of the cards together."""
    for part in parts:
        if isinstance(part, Noun):
            for name in TOGETHER:
                said = getattr(part, name)
                if said and said not in _said(made, name):
                    raise Unclear("what must hold of the cards together")


def _said(made: Any, name: str) -> Iterator[Any]:
    """Everything that is said by this name anywhere in it."""
    if isinstance(made, list | tuple):
        for part in made:
            yield from _said(part, name)
    elif isinstance(made, Struct):
        yield getattr(made, name, None)
        yield from _said(structs.astuple(made), name)
