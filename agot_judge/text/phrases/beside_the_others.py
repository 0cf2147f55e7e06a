"""Cards that are compared with "another", with "each other" one: others than the very card that is described, whichever it is."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import CardNumber, Cards, Comparison
from agot_judge.text.phrases.description import Patch, Said, said
from agot_judge.text.phrases.person import Unclear

OF_ONE = (("less than", "highest"), ("more than", "lowest"))
"""Compared with one of them at least: a card has neither less nor more than itself."""


def than_the_described(found: Patch) -> Said:
    """The words about a card, in which "another" is another than the one described, not than this card.

    Raises Unclear where a card would have to be kept from being compared with itself.
    """
    words = said(found)
    fields = dict(words.fields)
    if "where" in fields:
        fields["where"] = tuple(_than_another(one) for one in fields["where"])
    if isinstance(fields.get("of"), Cards):  # a card does not share with itself
        fields["of"] = _whichever(fields["of"])
    return replace(words, each=tuple(map(than_the_described, words.each)), fields=fields)


def _than_another(one: Comparison) -> Comparison:
    number = one.amount
    if not isinstance(number, CardNumber) or not isinstance(number.on, Cards) or number.on.this is not False:
        return one
    if (one.relation, number.of_several) not in OF_ONE:
        raise Unclear("another than which card")
    return replace(one, amount=replace(number, on=_whichever(number.on)))


def _whichever(cards: Cards) -> Cards:
    return replace(cards, this=None) if cards.this is False else cards
