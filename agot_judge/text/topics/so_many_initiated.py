"""How many challenges a player cannot exceed, and against whom; players who cannot attack each other; cards that cannot come
out of shadows."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid
from agot_judge.engine.ability.conditions import Condition
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.challenges import Challenge
from agot_judge.text.topics.forbidden_by_effects import forbids
from agot_judge.text.topics.forbids import Act, cannot, initiate

__all__ = ["forbids"]


@forbids.rule
def initiate_more(reading: Reading, many: int, against: Person | None = None) -> Act:
    """``cannot initiate more than 1 challenge (against you)``: without a time of its own, in each challenges phase."""
    return _more(many, against)


@forbids.rule
def initiate_more_typed(reading: Reading, many: int, type_: str, against: Person | None = None) -> Act:
    return _more(many, against, challenge=(type_,))


def _more(many: int, against: Person | None, **fields: Any) -> Act:
    if against is not None:
        if against.who not in ("you", "chosen", "that player"):
            raise Unclear("whether the challenges against each of them are counted apart")
        fields["against"] = against.who
    return (Forbid(player="you", cannot="initiate challenges", more_than=many, period="phase", **fields),)


@forbids.rule
def none_brought(reading: Reading, noun: Noun, when: Condition | None = None) -> Act:
    """``cards in shadows cannot be brought out of shadows``: by no player."""
    if noun.ref is not None or noun.also or noun.cards.zone not in ("play", "shadows"):
        raise Unclear("which cards")
    own = noun.cards.controller
    if own not in ("any", "opponent", "you"):
        raise Unclear("whose cards")
    cards = replace(noun.cards, zone="any", controller="any")
    return (Forbid(player=own, cannot="bring out of shadows", cards=cards, during=when),)


@forbids.rule
def not_against_each_other(reading: Reading, one: Person, other: Person, challenge: Challenge) -> Act:
    """``you and that player cannot initiate challenges against each other``."""
    if any(person.every or person.none or person.who in ("any", "opponent") for person in (one, other)):
        raise Unclear("which players")
    acts = initiate(reading, challenge)
    if any(act.against is not None for act in acts):
        raise Unclear("against whom")
    return tuple(
        replace(act, against=against.who)
        for person, against in ((one, other), (other, one))
        for act in cannot(reading, person, acts)
    )
