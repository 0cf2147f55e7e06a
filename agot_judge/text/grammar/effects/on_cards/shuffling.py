"""Cards that are shuffled into decks, one by one or a whole pile."""

from typing import Literal

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_cards import Move
from agot_judge.text.discourse.moved_to import must_be_of_the_player
from agot_judge.text.discourse.one_deed import done_at_once
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected, one_by_one, there
from agot_judge.text.grammar.nouns.others import SEARCHED
from agot_judge.text.grammar.places.destinations import To
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun


@effects_on_cards.rule
def shuffle_into(
    reading: Reading, chosen: str | None, noun: Noun, zone: Zone, unsaved: bool | None
) -> Effects:
    """The shuffling of cards into a deck."""
    to: Literal["deck", "plot deck"] = "plot deck" if zone.places == ("plot deck",) else "deck"
    wrong = any(_is_plot(reading, one) != (to == "plot deck") for one in one_by_one(noun))
    if zone.places != (to,) or wrong or noun.cards == SEARCHED:
        raise Unclear("into what it is shuffled")
    for one in one_by_one(noun):
        must_be_of_the_player(reading, one, zone.who)
    effects = [
        Move(on=affected(reading, one, chosen), to=to, can_be_saved=not unsaved) for one in one_by_one(noun)
    ]
    return done_at_once(reading, tuple(effects))


def _is_plot(reading: Reading, noun: Noun) -> bool:
    """True where it is a plot card out of play: one is only ever in a plot deck and in a used pile."""
    where = noun.cards.zone if noun.ref is None else reading.zone_of(noun.ref)
    return where in ("used", "plot deck")


@effects_on_cards.rule
def shuffle_from(reading: Reading, chosen: str | None, noun: Noun, zone: Zone, into: Zone) -> Effects:
    """The shuffling of cards from a place into a deck."""
    return shuffle_into(reading, chosen, there(reading, noun, zone), into, None)


@effects_on_cards.rule
def shuffle_zone(reading: Reading, zone: Zone, into: Zone) -> Effects:
    """``shuffle your used pile into your plot deck``."""
    if zone.pronoun or zone.who != into.who or zone.places[0] in ("play", "deck", "plot deck"):
        raise Unclear("what is shuffled")
    to: To = "plot deck" if into.places == ("plot deck",) else "deck"
    if (zone.places == ("used",)) != (to == "plot deck") or (to == "deck" and into.places != ("deck",)):
        raise Unclear("into what it is shuffled")
    return (Move(on=Cards(zone=zone.field, controller=zone.who), to=to),)


@effects_on_cards.rule
def shuffle_at_least(reading: Reading, zone: Zone, many: int, into: Zone) -> Effects:
    """``shuffle your hand (of at least 1 card) into your deck``: an empty one is not shuffled into it anyway."""
    if many != 1:
        raise Unclear("so many cards at least")
    return shuffle_zone(reading, zone, into)
