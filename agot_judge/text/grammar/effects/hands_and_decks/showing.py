"""Cards that are revealed or looked at."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Pick
from agot_judge.engine.ability.effects_on_cards import LookAt, Reveal
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.hands_and_decks import hands_and_decks
from agot_judge.text.grammar.effects.hands_and_decks.owners import of_each
from agot_judge.text.grammar.effects.on_cards.affected import affected, in_zone
from agot_judge.text.grammar.places.zones import Zone, of_one
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, SUBJECT, call
from agot_judge.text.phrases.noun import Noun


@hands_and_decks.rule
def reveal_at_least(reading: Reading, zone: Zone, many: int) -> Effects:
    """The revealing of a hand with a card at least."""
    if many != 1:
        raise Unclear("so many cards at least")
    return reveal_zone(reading, zone)


@hands_and_decks.rule
def reveal_at_random(reading: Reading, many: Amount, zone: Zone) -> Effects:
    """The revealing of cards at random."""
    cards = _at_random(reading, many, zone)
    if zone.every:
        return of_each(True, zone.who, lambda who: Reveal(on=replace(cards, controller=who)))
    return (Reveal(on=cards),)


def _at_random(reading: Reading, many: Amount, zone: Zone) -> Cards:
    reading.mention_unseen(Noun(quantity="the", plural=many != 1 or zone.every))
    return replace(_all_in(reading, of_one(reading, zone)), pick=Pick(least=many, most=many, at_random=True))


@hands_and_decks.rule
def reveal(reading: Reading, chosen: str | None, noun: Noun) -> Effects:
    """The revealing of cards."""
    if noun.ref is None and noun.cards.zone == "play":
        raise Unclear("from where they are revealed")
    if noun.types == ("plot",) and noun.ref != "those":
        raise Unclear("whether it becomes the revealed plot card")
    if noun.ref != "those" and noun.cards.among is None:  # otherwise they were shown before
        alone = reading.clause.part == "cost" and not noun.plural  # nothing is chosen from among one card
        zone = noun.cards.zone if noun.ref is None and not alone else ""
        reading.shows(zone, of_several=noun.cards.controller in ("any", "opponent"))
    on = reading.was_done("revealed", affected(reading, noun, chosen))
    reading.are_unseen()
    return (Reveal(on=on),)


@hands_and_decks.rule
def reveal_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone) -> Effects:
    """The revealing of cards of a place."""
    if noun.ref is not None or zone.places == ("plot deck",):  # a plot card comes into play as it is revealed
        raise Unclear("what is revealed")
    found = in_zone(noun, zone)
    reading.shows("" if reading.clause.part == "cost" and not noun.plural else zone.field)
    return (Reveal(on=reading.was_done("revealed", affected(reading, found, chosen))),)


@hands_and_decks.rule
def reveal_zone(reading: Reading, zone: Zone) -> Effects:
    """The revealing of all cards of a place."""
    return (Reveal(on=reading.was_done("revealed", _all_in(reading, of_one(reading, zone)))),)


@hands_and_decks.rule
def look(reading: Reading, noun: Noun) -> Effects:
    """The looking at cards."""
    if noun.at_random and noun.cards == Cards(zone="hand", controller=noun.cards.controller):
        raise Unclear("a random card in a hand")  # read in another way
    zone = noun.cards.zone if noun.ref is None else ""
    reading.shows(zone, of_several=noun.cards.controller in ("any", "opponent"))
    on = affected(reading, noun, None)
    reading.are_unseen()
    return (LookAt(on=on, player=reading.subject),)


def _all_in(reading: Reading, zone: Zone) -> Cards:
    if zone.places == ("play",) or zone.pronoun:
        raise Unclear("what is shown")
    reading.shows(zone.field, of_several=zone.every)
    return Cards(zone=zone.field, controller=zone.who)


hands_and_decks.means(
    # The looking at all cards of a place
    look_zone=(LookAt(on=call(_all_in, READING, call(of_one, READING, FIRST)), player=SUBJECT),),
)
