"""No more cards pay a cost than there are targets where the ability chooses as many targets as have paid."""

from msgspec.structs import replace

from agot_judge.engine.ability import Choose, ThatMany
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.decision import Answer, Decision, Requirement
from agot_judge.engine.state.frames import Initiation
from agot_judge.engine.values.position import Position
from agot_judge.rules.resolution.scope_of import scope_of_initiation
from agot_judge.rules.targets.choosing import enough
from agot_judge.rules.targets.target_options import target_options_in

_ENOUGH = ("2e/rr/target/3",)


def _find_number(choices: tuple[Choose, ...]) -> bool:
    return any(choose.least == ThatMany() for choose in choices)


_chooses_that_many = ByIdentity(_find_number)
"""True where an ability chooses as many targets as were spoken of."""


@shared.rule(*_ENOUGH)
def no_more_than_targets(position: Position, decision: Decision, given: Answer) -> list[Requirement]:
    """``kneel any number of Knights to choose and kill an equal number of characters``."""
    frame = position.state.stack[-1] if position.state.stack else None
    if type(frame) is not Initiation:
        return []
    ability = position.ability(frame.card, frame.ability)
    if not _chooses_that_many(ability.choose):
        return []
    cards = tuple(decision.options[one].card for one in given.options)
    scope = replace(scope_of_initiation(frame), paid=cards, that_many=len(cards))
    options = target_options_in(position, ability, scope)
    met = all(
        enough(position, choose, legal, scope)
        for choose, legal in zip(ability.choose, options, strict=True)
        if choose.least == ThatMany()
    )
    text = f"As many targets can be chosen as there are cards that pay the cost ({len(cards)})."
    failing = f"There are fewer legal targets than cards that pay the cost ({len(cards)})."
    return [Requirement(text=text, failing=failing, met=met, cites=_ENOUGH)]
