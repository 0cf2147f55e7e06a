"""Restrictions: what an attachment may be attached to, and when a card may be played."""

from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.noun import Noun

restrictions = Fragment(__name__, "restriction", "play_only")


@restrictions.rule
def attaches_to(reading: Reading, noun: Noun) -> AttachesTo:
    """The cards to which it may be attached."""
    return AttachesTo(cards=noun.cards)


restrictions.means(
    copies=AttachesTo(cards=Cards(), copies=FIRST),
    play_only=FIRST,
)
