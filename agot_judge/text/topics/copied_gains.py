"""Traits, keywords and icons that cards gain because others have them: ``gains each Trait on each character in ..``."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.changes import Fields
from agot_judge.text.topics.icons_chosen_by_others import gains

__all__ = ["gains"]


def _described(noun: Noun) -> Cards:
    """The cards that have them: a card that was spoken of, or all that fit. Raises Unclear for others."""
    if noun.ref in ("occurrence", "those", "cost", *TARGETS) and not noun.also:
        return Cards(among=noun.ref, zone="any")
    if noun.ref is not None or noun.also or noun.quantity not in ("each", "bare"):
        raise Unclear("the traits, keywords or icons of which cards")
    return noun.cards


@gains.rule
def traits_of(reading: Reading, noun: Noun) -> Fields:
    """As the cards are now, and as they change: it is counted anew (2e/rr/modifiers/1)."""
    return {"traits_of": _described(noun)}


@gains.rule
def keywords_of(reading: Reading, noun: Noun) -> Fields:
    return {"keywords_of": _described(noun)}


@gains.rule
def icons_of(reading: Reading, noun: Noun) -> Fields:
    return {"icons_of": _described(noun)}


@gains.rule
def keywords_and_traits_of(reading: Reading, noun: Noun) -> Fields:
    """``gains each keyword and trait on each character in that player's dead pile``."""
    return {"keywords_of": _described(noun), "traits_of": _described(noun)}
