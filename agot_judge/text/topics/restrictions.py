"""Restrictions: what an attachment may be attached to, and when a card may be played."""

from agot_judge.engine.ability.ability import AttachesTo
from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading
from agot_judge.text.topic import Topic

restrictions = Topic("restrictions", "restriction", "play_only", "use_only")


@restrictions.rule
def attaches_to(reading: Reading, noun: Noun) -> AttachesTo:
    return AttachesTo(cards=noun.cards)


@restrictions.rule
def attaches_by_title(reading: Reading, title: str, noun: Noun) -> AttachesTo:
    """``attach Old Collar to a Knight character``."""
    return attaches_to(reading, noun)


@restrictions.rule
def copies(reading: Reading, many: int) -> AttachesTo:
    return AttachesTo(cards=Cards(), copies=many)


@restrictions.rule
def copies_of_it(reading: Reading, many: int, title: str) -> AttachesTo:
    """``Limit 1 copy of this card per character``."""
    return copies(reading, many)


@restrictions.rule
def play_this_only(reading: Reading, title: str, condition: Condition) -> Condition:
    """By its own title: ``play The Salt Road only during a challenge``."""
    return condition


@restrictions.rule
def play_only(reading: Reading, condition: Condition) -> Condition:
    return condition
