"""From where cards cannot enter play: ``players cannot put characters into play from discard piles``."""

from msgspec.structs import replace

from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.forbids import Act, enter_play, put_cards
from agot_judge.text.topics.plots_not_chosen import forbids
from agot_judge.text.topics.zones import Zone

__all__ = ["forbids"]

_ELSEWHERE = ("deck", "discard", "dead", "shadows")
"""From where players bring cards into play, besides a hand."""


def _there(noun: Noun, zone: Zone) -> Noun:
    if noun.ref is not None or noun.also or noun.cards.zone != "play" or "play" in zone.places:
        raise Unclear("from where they would enter play")
    return replace(noun, cards=replace(noun.cards, zone=zone.field, controller=zone.who))


@forbids.rule
def put_cards_from(reading: Reading, noun: Noun, zone: Zone) -> Act:
    """``cannot put cards into play from discard piles``."""
    return put_cards(reading, _there(noun, zone))


def _by_nobody(acts: Act) -> Act:
    return tuple(replace(act, player="any") for act in acts)


@forbids.rule
def not_put_from(reading: Reading, noun: Noun, zone: Zone) -> Act:
    """``characters cannot be put into play from discard piles``: by no player."""
    return _by_nobody(put_cards_from(reading, noun, zone))


@forbids.rule
def none_enters_from(reading: Reading, noun: Noun, zone: Zone) -> Act:
    """``characters cannot enter play from discard piles``."""
    return _by_nobody(enter_play(reading, _there(noun, zone)))


@forbids.rule
def enters_only_from(reading: Reading, noun: Noun, zone: Zone) -> Act:
    """``characters cannot enter play except from a player's hand``: from nowhere else."""
    if zone.places != ("hand",) or zone.who != "any":
        raise Unclear("from where they may enter play")
    return none_enters_from(reading, noun, Zone(_ELSEWHERE))
