"""Some of the cards that were shown go to one place, and the rest to another."""

from agot_judge.engine.ability.effects_on_cards import Move, Shuffle
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.singled_out import among_shown
from agot_judge.text.topics.deeds import affected, move
from agot_judge.text.topics.done_instead import interrupts
from agot_judge.text.topics.entrances import deeds
from agot_judge.text.topics.hands_and_decks import discard_cards
from agot_judge.text.topics.places import Place
from agot_judge.text.topics.sentences import Effects
from agot_judge.text.topics.zones import Zone

__all__ = ["deeds", "interrupts"]


@deeds.rule
def add(reading: Reading, chosen: str | None, noun: Noun, zone: Zone) -> Effects:
    if zone.places != ("hand",):
        raise Unclear("to what it is added")
    noun = among_shown(reading, noun)
    return (Move(on=reading.moves(affected(reading, noun, chosen)), to="hand"),)


@interrupts.rule
def choose_to_discard(reading: Reading, noun: Noun) -> Effects:
    """``chooses 2 of those cards to be discarded``."""
    return discard_cards(reading, "choose and", noun)


@interrupts.rule
def choose_to_add(reading: Reading, noun: Noun, zone: Zone) -> Effects:
    """``chooses 1 of those cards to be added to your hand``."""
    return add(reading, "choose and", noun, zone)


@deeds.rule
def move_three(
    reading: Reading, first: Noun, place: Place, second: Noun, other: Place, third: Noun, last: Place
) -> Effects:
    """``place 1 in your hand, 1 on top of your deck, and the other on the bottom of your deck``."""
    return (
        *move(reading, None, first, place),
        *move(reading, None, second, other),
        *move(reading, None, third, last),
    )


@deeds.rule
def add_and_move(reading: Reading, first: Noun, zone: Zone, second: Noun, place: Place) -> Effects:
    """``add 1 to your hand, and the others to your discard pile``."""
    return (*add(reading, None, first, zone), *move(reading, None, second, place))


@deeds.rule
def back_in_order(reading: Reading, noun: Noun) -> Effects:
    """``return the rest in any order``: to the top of the deck at which the player looked."""
    if reading.shown != "deck":
        raise Unclear("to where they are returned")
    return move(reading, None, noun, Place("top of deck", ordered=True))


@deeds.rule
def shuffle_the_rest(reading: Reading, zone: Zone) -> Effects:
    """After a search, of which all that was found has been moved: the deck is shuffled."""
    if reading.found != "moved" or zone.places != ("deck",) or reading.shown != "deck":
        raise Unclear("which are the others")
    return (Shuffle(player=zone.who),)
