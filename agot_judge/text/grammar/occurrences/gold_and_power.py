"""Power, gold and tokens that are gained, moved, placed and discarded: triggering conditions."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, cards_of
from agot_judge.text.grammar.occurrences.cards.happening import happening
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

occurrences_of_gold_and_power = Fragment(__name__, "event")


def _faction(owner: Person) -> Noun:
    return Noun(cards=Cards(type=("faction",), controller=owner.who), quantity="the")


@occurrences_of_gold_and_power.rule
def gold_moved(reading: Reading, start: Person, to: Person | None = None) -> Trigger:
    """The occurrence of gold moved from one pool to another, or to ``your own``."""
    reading.player = start.in_turn
    return Trigger(event="move gold", player=start.any_one, other_player="you" if to is None else to.any_one)


occurrences_of_gold_and_power.means(
    # "is gained by or moved to", "is placed on": it comes there either way
    power_gained=call(happening, READING, FIRST, Trigger(event="gain power", or_events=("move power",))),
    power_moved=Trigger(event="move power", onto=call(cards_of, FIRST)),
    card=FIRST,
    faction=call(_faction, FIRST),  # The faction card on which it is
)
