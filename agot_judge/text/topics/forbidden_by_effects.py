"""What players cannot gain, draw or choose by the effects of such cards: ``cannot gain gold from card effects``."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid, Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.forbidden_triggers import forbids
from agot_judge.text.topics.forbids import Act
from agot_judge.text.topics.immunities import ANY
from agot_judge.text.topics.sentences import Effects

__all__ = ["forbids"]


@forbids.rule
def gain_gold_by(reading: Reading, sources: Cards) -> Act:
    """Income is collected as before: it is no card effect."""
    return _by("gain gold", sources)


@forbids.rule
def gain_power_by(reading: Reading, sources: Cards) -> Act:
    return _by("gain power", sources)


@forbids.rule
def draw_by(reading: Reading, sources: Cards) -> Act:
    return _by("draw", sources)


def _by(what: str, sources: Cards) -> Act:
    return (Forbid(player="you", cannot=what, by=sources),)


@forbids.rule
def not_chosen(reading: Reading, person: Person, noun: Noun, sources: Cards = ANY) -> Effects:
    """``opponents cannot choose this character as a target of card effects``: of their effects it cannot be a target."""
    if person.none or person.where is not None or sources.controller != "any" or sources.any_of:
        raise Unclear("by whose effects it is not chosen")
    if noun.quantity == "some" and not noun.named:
        raise Unclear("one of several cards")
    on = noun.cards if noun.is_one_by_title else reading.on(noun)
    return (Modify(on=on, cannot=("be chosen as a target",), by=replace(sources, controller=person.who)),)
