"""Certain cards that are drawn: "draw it", "draw 1 of those cards and place the other on the bottom of your deck"."""

from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.engine.ability.effects_on_players import DrawCards
from agot_judge.text.grammar.deeds import affected
from agot_judge.text.grammar.hands_and_decks import discard_cards, hands_and_decks
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear

__all__ = ["hands_and_decks"]


@hands_and_decks.rule
def draw_those(reading: Reading, noun: Noun) -> Effects:
    """``reveal the top card of your deck. If .., draw it``, ``draw 1 of those cards, and place the other on the bottom``: from
    the top of the deck, and it was drawn."""
    if noun.also or not _is_of_those(noun) or not _is_own_deck(reading):
        raise Unclear("which cards are drawn")
    return (DrawCards(on=affected(reading, noun, None), player=reading.subject),)


def _is_own_deck(reading: Reading) -> bool:
    """Whether what was shown is of the deck of the player who draws: cards are drawn from one's own (2e/rr/drawing-cards/1)."""
    return reading.shown == "deck" and reading.places.get("deck") == reading.subject


def _is_of_those(noun: Noun) -> bool:
    """Whether it is some or all of what was shown."""
    return noun.ref in ("those", "shown") or noun.cards.among in ("those", "shown")


# -- discards --------------------------------------------------------------------------------------------------------


@hands_and_decks.rule
def discard_from_play_and(reading: Reading, noun: Noun, other: Noun) -> Effects:
    """``discard each location from play and each card in shadows``."""
    if noun.ref is not None or noun.also or other.ref is not None or other.cards.zone == "play":
        raise Unclear("from where the others are discarded")
    return (Discard(on=affected(reading, noun, None)), *discard_cards(reading, None, other))
