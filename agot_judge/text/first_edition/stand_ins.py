"""Words that stand in for what the grammars do not know, and what they are in the meaning that is read.

A crest is read as if it were a Trait of its own name; a Trait of the player's choice as one that is named so; that a card
provides influence as a Trait too. What changes the gold penalty is read as a change of the cost, and marked.
"""

import re
from typing import Any, TypeVar

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Ability, Cards, Choose, ChooseNow, Comparison, Cost, Either, Modify
from agot_judge.engine.ability.walk import rewritten
from agot_judge.engine.ability.words import Ref
from agot_judge.text.first_edition.lexicon import CRESTS

T = TypeVar("T")
GAINED_OR_LOST = "Gainedorlost"
PROVIDING_INFLUENCE = "Influenceproviding"
_PROVIDES_INFLUENCE = Comparison(of="influence", relation="at least", amount=1)
_CREST_OF = {trait: crest for crest, trait in CRESTS.items()}
FACE = CardFace(
    name="Stand-in", type="character", traits=(*CRESTS.values(), GAINED_OR_LOST, PROVIDING_INFLUENCE)
)
"""A card whose Traits they are, so that the words are known."""


def meant(said: T) -> T:
    """The meaning with each stand-in replaced by what it stands for."""
    return rewritten(said, _meant)


def _meant(node: Any) -> Any:
    if isinstance(node, Modify):
        return _gained_or_lost(node) if node.gains_traits == (GAINED_OR_LOST,) else _with_crests(node)
    if not isinstance(node, Cards):
        return node
    if node.type == ("agenda",) and node.zone == "play":
        node = replace(node, zone="agenda")  # it is run there, and not in play (1e/faq/4.12/1)
    if PROVIDING_INFLUENCE in node.trait:
        traits = tuple(trait for trait in node.trait if trait != PROVIDING_INFLUENCE)
        node = replace(node, trait=traits, where=(*node.where, _PROVIDES_INFLUENCE))
    crests, traits = _apart(node.trait)
    return replace(node, trait=traits, crest=crests) if crests else node


def with_immunity(said: T, known: Modify) -> T:
    """The meaning with this immunity in the place of the plain one that was read."""

    def change(node: Any) -> Any:
        if not isinstance(node, Modify) or not node.immune_to:
            return node
        return replace(node, immune_to=known.immune_to, immune_to_triggered=known.immune_to_triggered)

    return rewritten(said, change)


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


_TO_PLAY = re.compile(r"\bthe gold penalty(?= to play\b)")
_ON_CARDS = re.compile(
    r"\bthe gold penalty on (?:all (?P<all>[^.,]+?)s|(?P<each>each [^.,]+?)) you play(?: from your hand)?(?= by \d)"
)
_COST = re.compile(r"\bcosts?\b")


def as_cost(text: str) -> str:
    """The text with the cost in place of the gold penalty; as it is where it speaks of both, or of neither."""
    if _COST.search(text):
        return text
    text = _TO_PLAY.sub("the cost", text)
    return _ON_CARDS.sub(
        lambda found: f"the cost of {found['each'] or 'each ' + found['all']} you play", text
    )


def of_penalty(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities with each change of a cost as one of the penalty."""
    return rewritten(
        abilities, lambda node: replace(node, of_penalty=True) if isinstance(node, Cost) else node
    )
