"""Restrictions: what an attachment may be attached to, and when a card may be played."""

from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

restrictions = Fragment(__name__, "restriction", "play_only")


@restrictions.rule
def attaches_to(reading: Reading, noun: Noun) -> AttachesTo:
    """The cards to which it may be attached."""
    return AttachesTo(cards=noun.cards)


@restrictions.rule
def copies(reading: Reading, many: int) -> AttachesTo:
    """The number of copies on one card."""
    return AttachesTo(cards=Cards(), copies=many)


@restrictions.rule
def play_only(reading: Reading, condition: Condition) -> Condition:
    """The condition under which it may be played."""
    return condition
