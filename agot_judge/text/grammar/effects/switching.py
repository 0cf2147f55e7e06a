"""Cards that switch places."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.effects_on_cards import Switch
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

switching = Fragment(__name__, "clause")


@switching.rule
def switch(reading: Reading, chosen: str | None, noun: Noun, other: Noun) -> Effects:
    """One card that is out of play with another one; of piles of one and the same opponent, who is singled out."""
    of_one = other.cards.controller == "chosen player" and noun.cards.controller == "opponent"
    if other.cards.controller == "chosen player" and reading.choices and reading.choices[-1].implied:
        if not of_one and noun.cards.controller != "chosen player":
            raise Unclear("which player")
        noun = replace(noun, cards=replace(noun.cards, controller="chosen player"))
    for one in (noun, other):
        if one.also or one.plural or one.quantity not in ("some", "the"):
            raise Unclear("one card with one other card")
        if _is_in_play(reading, one):
            raise Unclear("a switch of cards in play")
    return (Switch(on=affected(reading, noun, chosen), other=affected(reading, other, None)),)


def _is_in_play(reading: Reading, noun: Noun) -> bool:
    if noun.ref is not None:
        return reading.is_in_play(noun.ref)
    return noun.cards.zone == "play" and noun.cards.among is None


@switching.rule
def top_with_bottom(reading: Reading, zone: Zone) -> Effects:
    """``switch the top card with the bottom card of that player's deck``."""
    if zone.places != ("deck",) or zone.every:
        raise Unclear("of which deck")
    top = Cards(zone="deck", controller=zone.who, top=1)
    return (Switch(on=top, other=Cards(zone="deck", controller=zone.who, bottom=1)),)
