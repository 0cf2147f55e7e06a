"""Abilities that players cannot trigger: "opponents cannot trigger abilities on Lord characters"."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading
from agot_judge.text.topics.barred_declarations import forbids
from agot_judge.text.topics.forbids import Act, cannot

__all__ = ["forbids"]


@forbids.rule
def trigger(reading: Reading) -> Act:
    return (Forbid(player="you", cannot="trigger"),)


@forbids.rule
def trigger_of(reading: Reading, type_: str) -> Act:
    return (Forbid(player="you", cannot="trigger", cards=Cards(type=(type_,))),)


@forbids.rule
def trigger_on(reading: Reading, noun: Noun) -> Act:
    if noun.ref is None and noun.cards.name == "chosen" and noun.cards.zone == "play":
        # What was named may be an event: that one interacts with the game from out of play (2e/rr/abilities/5).
        return (Forbid(player="you", cannot="trigger", cards=replace(noun.cards, zone="any")),)
    cards = noun.cards if noun.ref is None else Cards(among=noun.ref, zone="any")
    return (Forbid(player="you", cannot="trigger", cards=cards),)


@forbids.rule
def cannot_trigger_its(reading: Reading, person: Person) -> Act:
    """``attached location's controller cannot trigger its abilities``: of the card spoken of."""
    its = Noun(ref="host") if person.who == "host controller" else reading.noun_meant()
    return cannot(reading, person, trigger_on(reading, its))
