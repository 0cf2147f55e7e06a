"""Noun phrases as parts of an ability tree."""

from typing import Any

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Who
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Unclear

OF_PLAYERS = ("hand", "deck", "discard", "dead", "shadows", "plot deck", "used")
"""Places of which each player has one."""


def cards_of(noun: Noun) -> Cards:
    """The noun as a description of cards. Raises Unclear for ``1 character and 1 location``."""
    if noun.also:
        raise Unclear("two things at once")
    if noun.picked_by != "you":
        raise Unclear("who picks which of them")
    if noun.ref == "self":
        return Cards(this=True)
    if noun.ref == "host":
        return Cards(host=True)
    return Cards(among=noun.ref, zone="any") if noun.ref is not None else noun.cards


def choice_of(noun: Noun, by: Who = "you") -> Choose:
    """The choice of such cards as targets. Raises Unclear for what cannot be chosen."""
    one = noun.named and not noun.plural and noun.cards.name != "chosen"  # "choose Khal Drogo"
    if (
        noun.ref is not None
        or noun.also
        or noun.at_random
        or not (noun.is_the_one or one or noun.quantity == "some")
    ):
        raise Unclear("only some of several cards can be chosen")
    if noun.of_same_player and noun.most == 1 and not noun.any_number:
        raise Unclear("controlled by the same player as what, or by another")
    if noun.picked_by != "you":
        raise Unclear("who chooses the target")
    each_of: Any = noun.each_of or None
    return Choose(
        cards=noun.cards,
        least=noun.least,
        most=noun.most,
        any_number=noun.any_number,
        by=by,
        total=noun.total,
        each_of=each_of,
        different=noun.different,
        of_same_player=noun.of_same_player or _of_one_pile(noun),
    )


def _of_one_pile(noun: Noun) -> bool:
    """``3 cards in an opponent's discard pile``: in that of one of several opponents."""
    return (
        noun.most != 1
        and not noun.each_of
        and noun.cards.controller == "opponent"
        and noun.cards.zone in OF_PLAYERS
    )
