"""Effects on cards, said of the cards. The cards may not be picked: by whom is not said."""

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun

passive = Fragment(__name__, "effect")


@passive.rule
def subject(reading: Reading, noun: Noun) -> On:
    """The cards to which it is done."""
    on = reading.on(noun)
    if isinstance(on, Cards) and (on.pick is not None or noun.quantity not in ("each", "the")):
        raise Unclear("which of them")
    return on


passive.means(
    discarded=(Discard(on=FIRST),),
)
