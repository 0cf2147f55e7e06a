"""What cards do that no document of the edition has rules for: nobody is offered it as if the engine could carry it out."""

from agot_judge.engine.ability import Ability, InitiateChallenge, Instead, Move
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.state.events import ENTER_PILE


def never_occurs(ability: Ability) -> bool:
    """True where it waits for a card that is placed in a pile: what leaves play is moribund, and its responses come before
    that (1e/faq/moribund/2)."""
    return any(
        isinstance(node, Trigger) and ENTER_PILE in (node.event, *node.or_events) for node in nodes(ability)
    )


def is_left_to_judge(ability: Ability) -> bool:
    """True where it does what the engine of this edition does not carry out: the judge resolves it by hand."""
    return _moves_into_shadows(ability) or any(
        (isinstance(node, InitiateChallenge) and (node.type in ("", "chosen") or node.against is not None))
        or (isinstance(node, Instead) and node.of == "claim")
        for node in nodes(ability)
    )


def _moves_into_shadows(ability: Ability) -> bool:
    """True where it places cards in Shadows, of which the documents have no more than the name."""
    return any(isinstance(node, Move) and node.to == "shadows" for node in nodes(ability))
