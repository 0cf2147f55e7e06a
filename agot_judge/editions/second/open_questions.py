"""Questions that the documents of the Second Edition leave open and that can be played in either reading."""

from agot_judge.editions.second.entering.bestow import SEVERAL_VALUES
from agot_judge.editions.second.entering.cost_modifiers import IS_THE_NEXT
from agot_judge.editions.second.leaving.deck_order import WHO_ORDERS
from agot_judge.rules.effects.effects_lasting import IS_FIXED
from agot_judge.rules.resolution.then_open import AS_DUPLICATE

OPEN = (SEVERAL_VALUES, AS_DUPLICATE, IS_FIXED, WHO_ORDERS, IS_THE_NEXT)
"""By the numbers with which a judge says how they are read. Of the others the trace says which reading is played, or they are
left to the judge: who discards the duplicate of a card that was taken, what is copied of another card, what is stood beyond a
number."""
