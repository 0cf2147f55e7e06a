"""Cards of the player who does something with them: those that he or she sacrifices (2e/rr/sacrifice/1), or picks, and
those of his or her opponents."""

from typing import Any, TypeVar

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import (
    Discard,
    Kill,
    Kneel,
    Move,
    ReturnToHand,
    Sacrifice,
    Stand,
)
from agot_judge.engine.ability.walk import nodes, rewritten
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


def to_be_sacrificed(reading: Reading, nouns: tuple[Noun, ...], chosen: str | None) -> tuple[Noun, ...]:
    """The cards to be sacrificed: what is chosen, and each card that is sacrificed, is under the player's control.

    A pick is made among the player's own cards anyway.
    """
    if chosen is None and _by_each_of_several(reading):
        return nouns
    return tuple(
        one if one.quantity == "some" and chosen is None else _ones_own(one, reading.subject) for one in nouns
    )


def _by_each_of_several(reading: Reading) -> bool:
    """True where each of several players has chosen, and all of them do what follows: ``sacrifice each card not chosen``."""
    return reading.subject == "you" and any(choice.each_of for choice in reading.choices)


def _ones_own(noun: Noun, player: Who) -> Noun:
    if noun.ref is not None or noun.cards.controller != "any":
        return noun
    return replace(noun, cards=replace(noun.cards, controller=player))


def by_all_of_them(person: Person, found: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects of several players, each on cards of his or her own, as effects on the cards of any of them."""
    whoever: Who = "opponent" if person.whoever == "opponent" else "any"
    return tuple(
        replace(effect, on=replace(effect.on, controller=whoever))
        if isinstance(effect, Kill | Sacrifice | Discard | ReturnToHand | Move | Kneel | Stand)
        and isinstance(effect.on, Cards)
        and (effect.on.pick is None or isinstance(effect, Sacrifice))
        and effect.on.controller == person.in_turn
        else effect
        for effect in found
    )


def picked_by_another(reading: Reading, noun: Noun, chosen: str | None) -> On:
    """``put a character of that player's choice into play``: you do it, that player picks it. Raises Unclear."""
    on = reading.on(replace(noun, picked_by="you"))
    if not isinstance(on, Cards) or on.pick is None or on.pick.at_random:
        raise Unclear("who picks which of them")
    if chosen is not None or reading.subject != "you":
        raise Unclear("who picks which of them")
    return replace(on, pick=replace(on.pick, by=noun.picked_by))


def by_subject(reading: Reading, on: On) -> On:
    """A pick is made by the player who does it."""
    if isinstance(on, Cards) and on.pick is not None and reading.subject != "you":
        return replace(on, pick=replace(on.pick, by=reading.subject))
    return on


def by_its_controller(on: On) -> On:
    """``that player gives control of a character he or she controls to you``: who gives it picks it."""
    if not isinstance(on, Cards) or on.pick is None or on.controller in ("you", "any", "opponent"):
        return on
    return replace(on, pick=replace(on.pick, by=on.controller))


T = TypeVar("T")


def of_their_opponents(tree: T, who: Who) -> T:
    """The tree, in which cards in play that an opponent controls are those that this player does not control."""

    def change(node: Any) -> Any:
        if not isinstance(node, Cards) or node.controller != "opponent" or node.zone != "play":
            return node
        return replace(node, controller="any", excluding=(*node.excluding, Cards(zone="any", controller=who)))

    return rewritten(tree, change)


def speaks_of_opponents(tree: object) -> bool:
    """True where there are cards of an opponent in it."""
    return any(isinstance(node, Cards) and node.controller == "opponent" for node in nodes(tree))
