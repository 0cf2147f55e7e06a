"""Restrictions: what an attachment may be attached to, and when a card may be played."""

from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST

restrictions = Fragment(__name__, "restriction", "play_only")


restrictions.means(
    copies=AttachesTo(cards=Cards(), copies=FIRST),
    play_only=FIRST,
    attaches_to=AttachesTo(cards=FIRST.cards),  # The cards to which it may be attached
)
