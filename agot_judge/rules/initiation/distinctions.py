"""Distinctions of the rules between occurrences that players take for one another."""

from collections.abc import Iterable

from msgspec import Struct

from agot_judge.engine.state.events import Event, facets


class Distinction(Struct, frozen=True):
    """Two occurrences that are not one another, in the words of a paragraph."""

    text: str
    cites: tuple[str, ...]


_PUT_INTO_PLAY = Distinction(
    "A card that has been put into play has not been marshaled.", ("2e/rr/put-into-play/4", "2e/rr/marshal/4")
)
_SACRIFICED = Distinction(
    "A card that is sacrificed is neither killed nor discarded.", ("2e/rr/sacrifice/3",)
)
_OUT_OF_PLAY = Distinction(
    "A card leaves play only from play: from a hand or a deck it does not.",
    ("2e/rr/in-play-and-out-of-play/4",),
)
_DUPLICATE = Distinction(
    "A duplicate has neither title nor type nor traits: it is a duplicate card alone.",
    ("2e/rr/duplicates/5",),
)
DISTINCTIONS = {
    ("marshal", "put into play"): _PUT_INTO_PLAY,
    ("marshal", "put into play from shadows"): _PUT_INTO_PLAY,
    ("kill", "sacrifice"): _SACRIFICED,
    ("discard", "sacrifice"): _SACRIFICED,
    ("discard from play", "sacrifice"): _SACRIFICED,
    ("leave play", "discard from hand"): _OUT_OF_PLAY,
    ("leave play", "discard from deck"): _OUT_OF_PLAY,
}
"""By what an ability waits for and what occurred."""


def distinctions(edition: str, awaited: str, events: Iterable[Event]) -> tuple[Distinction, ...]:
    """The distinctions that paragraphs of the edition draw between what is awaited and these occurrences: RR Put into Play ¶4,
    Sacrifice ¶3, In Play and Out of Play ¶4."""
    kinds = [one for event in events for one in (event.kind, *facets(event.kind))]
    found = (DISTINCTIONS.get((awaited, kind)) for kind in kinds)
    return tuple(dict.fromkeys(one for one in found if one is not None and _is_drawn_by(edition, one)))


def of_duplicates(edition: str) -> tuple[Distinction, ...]:
    """The distinction of the edition between a duplicate and the card that it was, or is out of play: RR Duplicates ¶5."""
    return (_DUPLICATE,) if _is_drawn_by(edition, _DUPLICATE) else ()


def _is_drawn_by(edition: str, one: Distinction) -> bool:
    return any(cite.startswith(f"{edition}/") for cite in one.cites)
