"""Cards whose controller changes."""

from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.engine.ability.words import Duration
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.effects.on_cards import deeds
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun


@deeds.rule
def control(reading: Reading, noun: Noun) -> Effects:
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject),)


@deeds.rule
def control_until(reading: Reading, noun: Noun, until: Duration) -> Effects:
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject, until=until),)
