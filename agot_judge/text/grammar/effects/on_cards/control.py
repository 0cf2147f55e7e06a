"""Cards whose controller changes."""

from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.parsing.template import FIRST, READING, SECOND, SUBJECT, call

effects_on_cards.means(
    # The change of control of cards
    control=(TakeControl(on=call(affected, READING, FIRST, None), player=SUBJECT),),
    # The change of control of cards for a time
    control_until=(TakeControl(on=call(affected, READING, FIRST, None), player=SUBJECT, until=SECOND),),
)
