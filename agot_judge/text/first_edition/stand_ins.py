"""Words that stand in for what the grammars do not know, and what they are in the meaning that is read.

A crest is read as if it were a Trait of its own name; a Trait of the player's choice as one that is named so; that a card
provides influence as a Trait too.
"""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Cards, Choose, ChooseNow, Comparison, Either, Modify
from agot_judge.engine.ability.words import Ref
from agot_judge.text.first_edition.lexicon import CRESTS

GAINED_OR_LOST = "Gainedorlost"
PROVIDING_INFLUENCE = "Influenceproviding"
_PROVIDES_INFLUENCE = Comparison(of="influence", relation="at least", amount=1)
_CREST_OF = {trait: crest for crest, trait in CRESTS.items()}
FACE = CardFace(
    name="Stand-in", type="character", traits=(*CRESTS.values(), GAINED_OR_LOST, PROVIDING_INFLUENCE)
)
"""A card whose Traits they are, so that the words are known."""


def meant(said: Any) -> Any:
    """The meaning with each stand-in replaced by what it stands for."""
    if isinstance(said, tuple):
        return tuple(meant(one) for one in said)
    if isinstance(said, Modify) and said.gains_traits == (GAINED_OR_LOST,):
        return _gained_or_lost(said)
    if not isinstance(said, Struct):
        return said
    changed = {field.name: meant(getattr(said, field.name)) for field in msgspec.structs.fields(said)}
    said = replace(said, **{name: value for name, value in changed.items() if value != getattr(said, name)})
    if isinstance(said, Modify):
        said = _with_crests(said)
    if isinstance(said, Cards) and said.type == ("agenda",) and said.zone == "play":
        said = replace(said, zone="agenda")  # it is run there, and not in play (1e/faq/4.12/1)
    if isinstance(said, Cards) and PROVIDING_INFLUENCE in said.trait:
        traits = tuple(trait for trait in said.trait if trait != PROVIDING_INFLUENCE)
        said = replace(said, trait=traits, where=(*said.where, _PROVIDES_INFLUENCE))
    if isinstance(said, Cards) and not {*said.trait}.isdisjoint(_CREST_OF):
        crests, traits = _apart(said.trait)
        said = replace(said, trait=traits, crest=crests)
    return said


def with_immunity(said: Any, known: Modify) -> Any:
    """The meaning with this immunity in the place of the plain one that was read."""
    if isinstance(said, tuple):
        return tuple(with_immunity(one, known) for one in said)
    if not isinstance(said, Struct):
        return said
    if isinstance(said, Modify) and said.immune_to:
        return replace(said, immune_to=known.immune_to, immune_to_triggered=known.immune_to_triggered)
    changed = {
        field.name: with_immunity(getattr(said, field.name), known) for field in msgspec.structs.fields(said)
    }
    return replace(said, **{name: value for name, value in changed.items() if value != getattr(said, name)})


def _with_crests(said: Modify) -> Modify:
    """The change with the crests that are gained or lost apart from the Traits."""
    if {*said.gains_traits, *said.loses_traits}.isdisjoint(_CREST_OF):
        return said
    gained, traits = _apart(said.gains_traits)
    lost, lost_traits = _apart(said.loses_traits)
    return replace(
        said, gains_crests=gained, gains_traits=traits, loses_crests=lost, loses_traits=lost_traits
    )


def _apart(names: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The crests, and the Traits, among them."""
    crests = tuple(_CREST_OF[name] for name in names if name in _CREST_OF)
    return crests, tuple(name for name in names if name not in _CREST_OF)


def _gained_or_lost(said: Modify) -> Either:
    """The player chooses whether, and then which Trait."""
    gains = replace(said, gains_traits=("chosen",))
    loses = replace(said, gains_traits=(), loses_traits=("chosen",))
    of_it: Ref | None = "target" if said.on == "target" else None
    return Either(
        options=(
            (ChooseNow(choose=Choose(word="trait"), effects=(gains,)),),
            (ChooseNow(choose=Choose(word="trait", word_of=of_it), effects=(loses,)),),
        ),
        labels=("gains a Trait", "loses a Trait"),
    )
