"""Noun phrases: of whom the cards are, said before them: "1 of your characters", "an opponent's Knight"; and of
whose choice."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.description import Patch, flat, narrowed
from agot_judge.text.grammar.nouns import nouns, other_than_it
from agot_judge.text.noun import Noun, Quantity
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

__all__ = ["nouns"]


@nouns.rule
def owned_by_name(reading: Reading, owner: Person, title: str) -> Noun:
    """``your Robb Stark``."""
    return Noun(cards=Cards(name=title, controller=owner.who), quantity="the", named=True)


@nouns.rule
def owned(reading: Reading, owner: Person, other: str | None, found: Noun) -> Noun:
    """``an opponent's character``, ``your revealed plot card``, ``your other characters``."""
    if other and not found.plural:
        raise Unclear("which of the others")
    found = other_than_it(reading, found, other)
    quantity: Quantity = "each" if owner.every or found.plural else "some"
    return replace(found, cards=_whose(owner, found), quantity=quantity)


def _whose(owner: Person, found: Noun) -> Cards:
    """The cards of that player; of the best of all in play those that are the player's."""
    if any("_best_in_play" in patch for patch in flat(list(found.endings))):
        return narrowed(found.cards, controller=owner.who)
    return replace(found.cards, controller=owner.who)


@nouns.rule
def of_choice_of(reading: Reading, person: Person) -> Patch:
    """``a character of that player's choice``: that player picks it. Raises Unclear where it may be any of several."""
    if person.where is not None or person.every or person.none or person.who in ("any", "opponent", "you"):
        raise Unclear("who picks it")
    if reading.part != "effect":
        raise Unclear("what there is to pick")
    return {"_picked_by": person.who}
