"""What only the whole ability tells: when its targets are chosen, what is left of what it speaks of."""

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import Ability, Delayed, Later
from agot_judge.engine.ability.later_choices import is_of_open_number, is_too_early
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.phrases.person import Unclear
from agot_judge.text.trees.each_on_one import is_known_on_which
from agot_judge.text.trees.lost_states import counts_nothing_lost
from agot_judge.text.trees.placed_instead import is_about_to_happen


def is_clear_as_a_whole(kind: str, trigger: Trigger | None, ability: Ability) -> None:
    """Raises Unclear where it is not."""
    if any(is_too_early(choose) for choose in ability.choose):
        raise Unclear("when it is chosen")
    if is_of_open_number(ability):
        raise Unclear("how many are chosen, before that is done")
    if any(
        _asks_who_did_it(one)
        for one in nodes((ability.effects, ability.then))
        if isinstance(one, Delayed | Later)
    ):
        raise Unclear("who that player is by then")
    counts_nothing_lost(kind, trigger, ability)
    is_about_to_happen(kind, (ability.effects, ability.then))
    is_known_on_which((ability.effects, ability.then))


def _asks_who_did_it(later: Delayed | Later) -> bool:
    """``At the end of the phase, each other opponent ..``: nothing keeps the occurrence until then."""
    return any(isinstance(one, Condition) and one.player_is == "triggering player" for one in nodes(later))
