"""Cards that a player sacrifices: those that he or she controls (2e/rr/sacrifice/1)."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_cards import (
    Discard,
    Kill,
    Kneel,
    Move,
    ReturnToHand,
    Sacrifice,
    Stand,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading
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
