"""Cards that are placed on others as duplicates: "place a copy of it from your hand on it as a duplicate"."""

from agot_judge.engine.ability.effects_on_cards import Attach
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.deeds import affected, there
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.whole_piles import deeds
from agot_judge.text.topics.zones import Zone

__all__ = ["deeds"]


@deeds.rule
def as_duplicate(reading: Reading, noun: Noun, host: Noun) -> Effects:
    noun = noun.apart_from(host.ref)
    if noun.or_else is not None:
        raise Unclear("which of two cards becomes a duplicate")
    on = affected(reading, noun, None)
    return (Attach(on=on, to=host.host(), as_duplicate=True),)


@deeds.rule
def as_duplicate_from(reading: Reading, noun: Noun, zone: Zone, host: Noun) -> Effects:
    """``place a copy of this card from your hand on it as a duplicate``."""
    if zone.places == ("play",) or zone.every:
        raise Unclear("from where it is placed")
    return as_duplicate(reading, there(reading, noun, zone), host)
