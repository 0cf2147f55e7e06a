"""Noun phrases: of which player the cards are, and who picks them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.nouns.quantities import other_than_it
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.description import Patch, Said, excluding, flat, narrowed
from agot_judge.text.phrases.noun import Noun, Quantity
from agot_judge.text.phrases.person import Person


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
    return replace(found, cards=whose(owner, found), quantity=quantity)


def whose(owner: Person, found: Noun) -> Cards:
    """The cards of that player; of the best of all in play those that are the player's."""
    if any(one.best_in_play for one in flat(found.endings)):
        return narrowed(found.cards, controller=owner.who)
    return replace(found.cards, controller=owner.who)


@nouns.rule
def of_choice_of(reading: Reading, person: Person) -> Patch:
    """``a character of that player's choice``: that player picks it. Raises Unclear where it may be any of several."""
    if person.where is not None or person.every or person.none or person.who in ("any", "opponent", "you"):
        raise Unclear("who picks it")
    if reading.clause.part != "effect":
        raise Unclear("what there is to pick")
    return Said(picked_by=person.who)


@nouns.rule
def controlled(reading: Reading, person: Person) -> Patch:
    """The controller: ``you control``, ``controlled by an opponent``."""
    if person.where is not None:
        if person.every or person.none:
            raise Unclear("the controllers of whom something must be true")
        return {"controller": person.whoever, "controller_where": person.where}
    return Said(fields={"controller": person.who}, each_of=person.who if person.every else "")


@nouns.rule
def not_controlled(reading: Reading, person: Person) -> Patch:
    """``a character he or she does not control``; of a character that you do not control an opponent is the controller,
    since a player controls each card in play (2e/rr/in-play-and-out-of-play/1)."""
    if person.every or person.none or person.who in ("any", "opponent"):
        raise Unclear("which of several players does not control it")
    return {"controller": "opponent"} if person.who == "you" else excluding({"controller": person.who})


@nouns.rule
def owned_by(reading: Reading, person: Person) -> Patch:
    """The owner: ``you own``."""
    return {"owner": person.who}


@nouns.rule
def owned_and_controlled(reading: Reading, person: Person) -> Patch:
    """The owner who is the controller: ``you own and control``."""
    return {"owner": person.who, "controller": person.who}


@nouns.rule
def of_same_player(reading: Reading, whose: str) -> Patch:
    """The controller that all of them have: ``controlled by the same player``."""
    fields = {} if whose == "player" else {"controller": "opponent"}
    return Said(fields=fields, of_same_player=True)


nouns.means(
    # "whose controller controls fewer cards in shadows than you"
    whose_controller={"controller_where": FIRST},
)
