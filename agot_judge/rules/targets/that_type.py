"""The type of challenge of which an ability speaks again: ``an additional challenge of that type``."""

from msgspec import structs

from agot_judge.engine.ability import Ability, Choose
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import CHALLENGE_TYPES, initiated_against
from agot_judge.engine.state.state import State
from agot_judge.engine.values.scope import Scope


@shared.rule("2e/rr/4.2/5")
def that_type(state: State, ability: Ability) -> tuple[str, ...]:
    """The type of the challenge under way, for an ability that speaks of "that type" and has none named or chosen."""
    return (state.challenge.type,) if state.challenge is not None and _speaks_of_a_type(ability) else ()


@ByIdentity
def _speaks_of_a_type(ability: Ability) -> bool:
    every = tuple(nodes(ability))
    return not any(isinstance(node, Choose) and node.word for node in every) and any(
        value == "chosen" or (isinstance(value, tuple) and "chosen" in value)
        for node in every
        for value in structs.astuple(node)
    )


@shared.rule("2e/rr/target/1", "2e/rr/4.2/5")
def other_types(state: State, choose: Choose, scope: Scope) -> tuple[str, ...]:
    """The types of challenge but for the present one's, or but for those initiated against "you" this phase."""
    present: tuple[str, ...] = (state.challenge.type,) if state.challenge is not None else ()
    if choose.other_than != "present":
        against = (past for past in state.past if past.phase == state.phase)
        present = tuple(past.type for past in against if initiated_against(past) == scope.you)
    return tuple(word for word in CHALLENGE_TYPES if word not in present)
