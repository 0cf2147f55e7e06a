"""What is counted in excess of a number: ``for each card in your hand in excess of 3``."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, Count
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.amounts import OF_PLOTS, amounts
from agot_judge.text.topics.counts import Per, counts

__all__ = ["amounts", "counts"]


def beyond_so_many(noun: Noun, beyond: int | Count) -> Count:
    """So many cards as there are beyond that number, and none where there are not."""
    if noun.ref is not None or noun.also or noun.named or noun.quantity not in ("bare", "some"):
        raise Unclear("what is counted")
    return Count(cards=noun.cards, beyond=beyond)


def yours(cards: Cards) -> Count:
    """``in excess of yours``: of the same cards of your own."""
    if cards.controller in ("you", "any", "opponent"):
        raise Unclear("in excess of whose cards")
    return Count(cards=replace(cards, controller="you"))


@counts.rule
def for_each_beyond(reading: Reading, noun: Noun, beyond: int | Count | None) -> Per:
    """``for each character that player controls in excess of yours``."""
    return beyond_so_many(noun, yours(noun.cards) if beyond is None else beyond)


@counts.rule
def so_many(reading: Reading, many: int) -> int:
    return many


@counts.rule
def your_own(reading: Reading) -> None:
    """Of what, is said before."""


@counts.rule
def another_count(reading: Reading, noun: Noun) -> Count:
    """``in excess of the number of characters you control``."""
    return beyond_so_many(noun, 0)


@amounts.rule
def count_beyond(reading: Reading, noun: Noun, many: int) -> Amount:
    """``the number of locations you control in excess of 3``."""
    return beyond_so_many(noun, many)


@amounts.rule
def count_beyond_yours(reading: Reading, noun: Noun) -> Amount:
    return beyond_so_many(noun, yours(noun.cards))


@amounts.rule
def highest_value(reading: Reading, end: str, what: str, noun: Noun) -> Amount:
    """``the highest claim value among revealed plot cards``."""
    plots = noun.cards.type == ("plot",) and bool(noun.cards.revealed)
    if noun.ref is not None or noun.also or not plots or what not in OF_PLOTS:
        raise Unclear("which value of which plot cards")
    return CardNumber(
        what=OF_PLOTS[what], on=noun.cards, of_several="highest" if end == "highest" else "lowest"
    )
