"""Cards whose controller changes."""

from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.engine.ability.words import Duration
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun


@effects_on_cards.rule
def control(reading: Reading, noun: Noun) -> Effects:
    """The change of control of cards."""
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject),)


@effects_on_cards.rule
def control_until(reading: Reading, noun: Noun, until: Duration) -> Effects:
    """The change of control of cards for a time."""
    return (TakeControl(on=affected(reading, noun, None), player=reading.subject, until=until),)
