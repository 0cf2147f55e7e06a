"""Noun phrases: the words after the noun, of which player the cards are and who picks them; the description as a whole."""

from operator import getitem

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Shared
from agot_judge.text.discourse.in_common import same_controller
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.nouns.quantities import other_than_it
from agot_judge.text.parsing.template import ALL, FIRST, READING, SECOND, call
from agot_judge.text.phrases.beside_the_others import than_the_described
from agot_judge.text.phrases.description import (
    Patch,
    Said,
    described,
    either_of,
    excluding,
    flat,
    narrowed,
    one_after_another,
    said,
)
from agot_judge.text.phrases.noun import Noun, Quantity
from agot_judge.text.phrases.person import Person


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
    if person.one == "you" or reading.clause.part != "effect":
        raise Unclear("who picks it")
    return Said(picked_by=person.one)


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
    return {"controller": "opponent"} if person.one == "you" else excluding({"controller": person.one})


SHARED: dict[str, Shared] = {
    "trait": "trait",
    "title": "name",
    "cardtype": "type",
    "faction": "faction",
    "affiliation": "faction",
    "icon": "icon",
    "challenge icon": "icon",
}


@nouns.rule
def description(reading: Reading, before: list[Patch] | None, head: Noun, after: list[Patch] | None) -> Noun:
    """The cards as the words before and after the noun describe them."""
    patches = flat([*(before or ()), *(after or ())])
    found = described(head.cards, patches)
    if found.revealed and "plot" not in found.type:  # a card of a hand or deck that was just revealed
        found = replace(found, revealed=None, among="shown", zone="any")
    start = described(head.cards, before or ()) if after else None
    as_one = any(one.of_same_player for one in patches)
    if as_one and not head.plural:  # "another character controlled by the same player": as what was spoken of
        found, as_one = replace(found, controller=same_controller(reading, found.controller)), False
    return replace(
        head,
        cards=found,
        each_of=next((one.each_of for one in patches if one.each_of), ""),
        total=next((one.total for one in patches if one.total), None),
        of_same_player=as_one,
        picked_by=next((one.picked_by for one in patches if one.picked_by), "you"),
        head=start,
        endings=tuple(map(said, after or ())),
    )


@nouns.rule
def shares(reading: Reading, what: str, other: Noun) -> Patch:
    """``that shares a Trait with an attacking character``. Raises Unclear of each of several: it is not one of them."""
    if other.ref is None and other.quantity == "each":
        raise Unclear("with each of several cards")
    return than_the_described({"same": SHARED[what], "of": other.on()})


@nouns.rule
def other_than(reading: Reading, other: Noun) -> Patch:
    """The cards that they are not: ``other than this card``."""
    if other.also:  # "other than this character and attached character"
        return Said(each=tuple(other_than(reading, one) for one in other.conjuncts))
    if other.ref == "self":
        return {"this": False}
    if other.ref == "host":
        return excluding({"host": True})
    if other.ref is None and other.cards == Cards(limited=True):
        return {"limited": False}
    return excluding({"among": other.ref}) if other.ref else Said(excluding=other.cards)


@nouns.rule
def not_chosen(reading: Reading) -> Patch:
    """The choice that did not fall on them: ``not chosen``."""
    last = max((one.chosen_in for one in reading.discourse.mentions), default=0)
    refs = {
        one.ref for one in reading.discourse.mentions if one.chosen_in == last > 0 and one.ref is not None
    }
    if len(refs) < 2:
        return excluding({"among": reading.meant(plural=True)})
    # "each character and location not chosen"
    return Said(each=tuple(excluding({"among": ref}) for ref in sorted(refs)))


_OF_SAME = {"player": {}, "opponent": {"controller": "opponent"}}


nouns.means(
    # "whose controller controls fewer cards in shadows than you"
    whose_controller={"controller_where": FIRST},
    # "your Robb Stark"
    owned_by_name=Noun(cards=Cards(name=SECOND, controller=FIRST.who), quantity="the", named=True),
    owned_by={"owner": FIRST.who},  # The owner: "you own"
    # The owner who is the controller: "you own and control"
    owned_and_controlled={"owner": FIRST.who, "controller": FIRST.who},
    # The controller that all of them have: "controlled by the same player"
    of_same_player=Said(fields=call(getitem, _OF_SAME, FIRST), of_same_player=True),
    # The characteristic that they do not share with a card
    does_not_share=call(
        than_the_described, {"different": call(getitem, SHARED, FIRST), "of": call(Noun.on, SECOND)}
    ),
    from_among={"among": FIRST.spoken_of, "zone": "any"},  # "from among those cards"
    # "a plot card revealed by an opponent": it is that player's
    revealed_by=Said(each=({"revealed": True}, call(controlled, READING, FIRST))),
    # "that is a Direwolf or has a Direwolf attachment"
    of_trait_or_having=call(than_the_described, call(either_of, ({"trait": (FIRST,)}, SECOND))),
    in_role=FIRST,  # The part that they have in the challenge: "attacking"
    with_title={"name": FIRST},  # The title: "named Robb Stark"
    revealed={"revealed": True},  # The state "revealed"
    endings=call(one_after_another, ALL),  # The words after the noun, one after another
    # The attributes that they lack: "without attachments"
    without=call(excluding, call(than_the_described, FIRST)),
    with_=call(than_the_described, FIRST),  # The attributes that they have: "with renown"
)
