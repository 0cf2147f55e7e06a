"""What is discarded from play, and from elsewhere besides; what is left of a hand."""

from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.deeds import affected
from agot_judge.text.topics.drawn_cards import hands_and_decks
from agot_judge.text.topics.hands_and_decks import discard_cards
from agot_judge.text.topics.sentences import Effects

__all__ = ["hands_and_decks"]


@hands_and_decks.rule
def discard_from_play_and(reading: Reading, noun: Noun, other: Noun) -> Effects:
    """``discard each location from play and each card in shadows``."""
    if noun.ref is not None or noun.also or other.ref is not None or other.cards.zone == "play":
        raise Unclear("from where the others are discarded")
    return (Discard(on=affected(reading, noun, None)), *discard_cards(reading, None, other))
