"""Conditions that "an opponent" has none of something: of one who has nothing to do with a challenge they are always true."""

from agot_judge.engine.ability.cards import Condition, Count
from agot_judge.text.phrases.person import Unclear


def asked_of_those_in_it(states: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """The conditions on a challenge. Raises Unclear for an opponent without participating characters, whoever that is:
    read as characters that no opponent controls."""
    if any(map(_is_none_of_somebody, states)):
        raise Unclear("an opponent who does not take part in it")
    return states


def _is_none_of_somebody(state: Condition) -> bool:
    """True where it asks for an opponent without participating characters: in melee whoever has nothing to do with it is one."""
    compare = state.compare
    if compare is None or compare.versus != "an opponent" or not isinstance(compare.right, Count):
        return False
    cards = compare.right.cards
    takes_part = cards.participating or cards.attacking or cards.defending
    return bool(takes_part) and compare.left == 0 and compare.relation == "exactly"
