"""What is done with all of a hand, deck or pile: "place your hand on the bottom of your deck"."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_cards import Move
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.deeds import move, out_of_game
from agot_judge.text.topics.places import Place, To
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.taking_control import deeds
from agot_judge.text.topics.zones import Zone

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


def _all_in(zone: Zone) -> Noun:
    """``your hand``: each card in it."""
    if (
        zone.pronoun
        or zone.every
        or zone.who in ("any", "opponent")
        or zone.places[0] in ("play", "plot deck")
    ):
        raise Unclear("what is moved")
    return Noun(cards=Cards(zone=zone.field, controller=zone.who), quantity="each", plural=True)


@deeds.rule
def move_zone(reading: Reading, zone: Zone, place: Place) -> Effects:
    """``place your hand on the bottom of your deck``."""
    return move(reading, None, _all_in(zone), place)


@deeds.rule
def zone_out_of_game(reading: Reading, zone: Zone) -> Effects:
    return out_of_game(reading, None, _all_in(zone), None)
