"""Taking control of cards."""

from agot_judge.engine.ability.effects_on_cards import Attach, TakeControl
from agot_judge.engine.ability.words import Duration
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.deeds import affected, deeds
from agot_judge.text.topics.sentences import Effects

__all__ = ["deeds"]


@deeds.rule
def choose_control(reading: Reading, noun: Noun) -> Effects:
    return (TakeControl(on=affected(reading, noun, "choose and"), player=reading.subject),)


@deeds.rule
def choose_control_until(reading: Reading, noun: Noun, until: Duration) -> Effects:
    on = affected(reading, noun, "choose and")
    return (TakeControl(on=on, player=reading.subject, until=until),)


@deeds.rule
def returned_control(reading: Reading, noun: Noun, owner: Person) -> Effects:
    """``return it to its owner's control``: its owner takes control of it."""
    if owner.who != "owner":
        raise Unclear("to whom it is returned")
    return (TakeControl(on=affected(reading, noun, None), player="owner"),)


@deeds.rule
def control(reading: Reading, noun: Noun) -> Effects:
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject),)


@deeds.rule
def control_until(reading: Reading, noun: Noun, until: Duration) -> Effects:
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject, until=until),)


@deeds.rule
def control_attached(reading: Reading, noun: Noun, host: Noun) -> Effects:
    """``take control of an attachment, attached to a character you control``."""
    if noun.plural or noun.types != ("attachment",):
        raise Unclear("what is attached")
    (taken,) = control(reading, noun)
    return (taken, Attach(on="those" if noun.ref is None else noun.ref, to=host.host()))
