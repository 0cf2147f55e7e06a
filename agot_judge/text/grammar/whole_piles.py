"""What is done with all of a hand, deck or pile: "place your hand on the bottom of your deck"."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_cards import Attach, Move
from agot_judge.text.grammar.deeds import affected, deeds
from agot_judge.text.grammar.places import To
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.grammar.zones import Zone
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear

__all__ = ["deeds"]


@deeds.rule
def shuffle_zone(reading: Reading, zone: Zone, into: Zone) -> Effects:
    """``shuffle your used pile into your plot deck``."""
    if zone.pronoun or zone.who != into.who or zone.places[0] in ("play", "deck", "plot deck"):
        raise Unclear("what is shuffled")
    to: To = "plot deck" if into.places == ("plot deck",) else "deck"
    if (zone.places == ("used",)) != (to == "plot deck") or (to == "deck" and into.places != ("deck",)):
        raise Unclear("into what it is shuffled")
    return (Move(on=Cards(zone=zone.field, controller=zone.who), to=to),)


@deeds.rule
def shuffle_at_least(reading: Reading, zone: Zone, many: int, into: Zone) -> Effects:
    """``shuffle your hand (of at least 1 card) into your deck``: an empty one is not shuffled into it anyway."""
    if many != 1:
        raise Unclear("so many cards at least")
    return shuffle_zone(reading, zone, into)


# -- duplicates ------------------------------------------------------------------------------------------------------


@deeds.rule
def as_duplicate(reading: Reading, noun: Noun, host: Noun) -> Effects:
    noun = noun.apart_from(host.ref)
    if noun.or_else is not None:
        raise Unclear("which of two cards becomes a duplicate")
    on = affected(reading, noun, None)
    return (Attach(on=on, to=host.host(), as_duplicate=True),)
