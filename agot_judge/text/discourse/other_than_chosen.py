"""``Other``, where a target was spoken of last: other than that one, or than the card with the text."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.phrases.noun import Noun

_SIDES = ({"you", "opponent"}, {"attacking player", "defending player"}, {"winner", "loser"})


def other_than_chosen(reading: Reading, noun: Noun, ref: Ref) -> Ref | None:
    """The target that the noun leaves out; None: this card: "other attacking characters" are no others than a defending target.

    Raises Unclear where a sentence of its own may leave out this card as well as a target.
    """
    chosen = reading.chosen_as(ref)
    if chosen is None or noun.cards.of == ref:
        return ref
    if _never_both(chosen, noun.cards):
        return None
    if reading.clause.defining and reading.card_type in noun.types:
        raise Unclear("than which of two cards it is another")
    return ref


def _never_both(first: Cards, second: Cards) -> bool:
    """True where no card can fit both of the descriptions, by its type, its side or its controller."""
    if first.type and second.type and not set(first.type) & set(second.type):
        return True
    if (first.attacking and second.defending) or (first.defending and second.attacking):
        return True
    return {first.controller, second.controller} in _SIDES
