"""``for each character sacrificed this way, draw 1 card``: once for each of some cards."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.in_player_order import doings
from agot_judge.text.topics.sentences import Effects

__all__ = ["doings"]


@doings.rule
def for_each_card(reading: Reading, noun: Noun, found: Effects) -> Effects:
    """Once for each of the cards: of them, what is done speaks as ``those``."""
    if noun.also or noun.quantity not in ("bare", "the", "some"):
        raise Unclear("for each of what")
    if not found or any(one.chosen_in == reading.sentence for one in reading.mentions):
        raise Unclear("a choice within the effects")
    cards = noun.ref or replace(noun.cards, pick=None)
    if isinstance(cards, Cards) and cards.among is not None and cards == Cards(among=cards.among, zone="any"):
        cards = cards.among  # "for each card sacrificed this way": each of those cards
    return (ForEach(cards=cards, effects=found),)


@doings.rule
def for_each_so(reading: Reading, noun: Noun, found: Effects) -> Effects:
    """``for each location sacrificed``: this way."""
    if noun.ref is not None or noun.cards.among is not None:
        raise Unclear("for each of what")
    return for_each_card(reading, replace(noun, cards=replace(noun.cards, among="those", zone="any")), found)
