"""What is done to cards, said of the cards. The cards may not be picked: by whom is not said."""

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

passive = Fragment(__name__, "effect")


@passive.rule
def subject(reading: Reading, noun: Noun) -> On:
    """The cards to which it is done."""
    on = reading.on(noun)
    if isinstance(on, Cards) and (on.pick is not None or noun.quantity not in ("each", "the")):
        raise Unclear("which of them")
    return on


@passive.rule
def discarded(reading: Reading, on: On) -> Effects:
    """The discarding of the cards from play."""
    return (Discard(on=on),)
