"""Noun phrases: the words after the noun, and the description as a whole."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Shared
from agot_judge.text.discourse.in_common import same_controller
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns import nouns
from agot_judge.text.grammar.nouns.owners import controlled
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.beside_the_others import than_the_described
from agot_judge.text.phrases.description import (
    Patch,
    Said,
    described,
    excluding,
    flat,
    one_after_another,
    said,
)
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

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
def endings(reading: Reading, *found: Patch) -> list[Patch]:
    """The words after the noun, one after another."""
    return one_after_another(found)


@nouns.rule
def with_(reading: Reading, found: Patch) -> Patch:
    """The attributes that they have: ``with renown``."""
    return than_the_described(found)


@nouns.rule
def without(reading: Reading, found: Patch) -> Patch:
    """The attributes that they lack: ``without attachments``."""
    return excluding(than_the_described(found))


@nouns.rule
def shares(reading: Reading, what: str, other: Noun) -> Patch:
    """``that shares a Trait with an attacking character``. Raises Unclear of each of several: it is not one of them."""
    if other.ref is None and other.quantity == "each":
        raise Unclear("with each of several cards")
    return than_the_described({"same": SHARED[what], "of": other.on()})


@nouns.rule
def does_not_share(reading: Reading, what: str, other: Noun) -> Patch:
    """The characteristic that they do not share with a card."""
    return than_the_described({"different": SHARED[what], "of": other.on()})


@nouns.rule
def from_among(reading: Reading, other: Noun) -> Patch:
    """The cards of which they are: ``from among those cards``."""
    if other.ref is None:
        raise Unclear("from among which cards")
    return {"among": other.ref, "zone": "any"}


@nouns.rule
def revealed_by(reading: Reading, person: Person) -> Patch:
    """``a plot card revealed by an opponent``: it is that player's."""
    return Said(each=({"revealed": True}, controlled(reading, person)))


@nouns.rule
def other_than(reading: Reading, other: Noun) -> Patch:
    """The cards that they are not: ``other than this card``."""
    if other.also:  # "other than this character and attached character"
        return Said(each=tuple(other_than(reading, one) for one in (replace(other, also=()), *other.also)))
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


nouns.means(
    in_role=FIRST,  # The part that they have in the challenge: "attacking"
    with_title={"name": FIRST},  # The title: "named Robb Stark"
    revealed={"revealed": True},  # The state "revealed"
)
