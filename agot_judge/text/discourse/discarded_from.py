"""Places from which cards are discarded, where the text does not say them."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.phrases.noun import Noun


def is_not_chosen(reading: Reading, noun: Noun) -> bool:
    """True where it is what was left over by a choice of cards in play: ``each location not chosen``."""
    beside = {part.among for part in noun.cards.excluding if part.among is not None}
    return noun.quantity == "each" and bool(beside) and all(reading.zone_of(ref) == "play" for ref in beside)


def is_worked_on_in_play(reading: Reading, noun: Noun) -> bool:
    """True where an effect works on it in play, as it does unless the text refers to another area (2e/rr/abilities/5): ``choose
    and discard an attachment``, ``discard each Weapon attachment``, where no card was shown before."""
    if reading.clause.optional or reading.clause.part != "effect" or reading.discourse.shown.zone:
        return False
    types = noun.cards.type
    return bool(types) and "event" not in types and not noun.also


def is_said_in_play(noun: Noun) -> bool:
    """``each copy of that card in play``."""
    return any(ending.fields.get("zone") == "play" for ending in noun.endings)


def is_of_play(cards: Cards) -> bool:
    """True where they are said to be attached or controlled: cards are that in play alone."""
    if cards.zone == "play" and cards.attached_to is not None and cards.facedown:
        return True  # "a facedown card attached to a character"
    if cards.zone != "play" or not cards.type or "event" in cards.type:
        return False
    return cards.attached_to is not None or cards.controller not in ("any", "you")
