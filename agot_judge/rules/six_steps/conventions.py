"""The First Edition's statements for the engine for its own computations: groups of abilities, ways of using a card."""

from agot_judge.engine.ability import Ability, Cancel, Instead, Save
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.conventions import Conventions
from agot_judge.engine.state.events import LEAVING

SAVE_CANCEL = "save/cancel"
PASSIVE = "passive"
RESPONSE = "response"
REPLACEMENT = "replacement"


def group_of(ability: Ability) -> str:
    """The group of abilities among which one with a triggering condition is used; empty for one without.

    A response that saves or cancels is a save/cancel response, every other one a normal response (1e/faq/responses/1). A
    passive that changes how something happens, or where a card goes by it, is a replacement (1e/faq/3.21/1).
    """
    if ability.trigger is None:
        return ""
    if _is_replacement(ability):
        return REPLACEMENT
    if any(isinstance(effect, Cancel | Save) for effect in ability.effects):
        return SAVE_CANCEL
    return PASSIVE if ability.forced else RESPONSE


def _is_replacement(ability: Ability) -> bool:
    if not ability.forced or ability.trigger is None:
        return False
    instead = [node for effect in ability.effects for node in nodes(effect) if isinstance(node, Instead)]
    if not instead:
        return False
    goes_elsewhere = all(effect.of == "placement" for effect in instead)
    return ability.trigger.would or (goes_elsewhere and ability.trigger.event in LEAVING)


CONVENTIONS = Conventions(
    group_of=group_of,
    before=frozenset({SAVE_CANCEL}),
    after=frozenset({PASSIVE, RESPONSE}),
    ways={
        "marshal": ("marshal",),
        "play event": ("play",),
        "put into play": ("put into play",),
        "enter play": ("marshal", "put into play"),
    },
    limited_ways=("marshal", "play"),
    may_be_in_vain=True,
    counts_once=True,
    power_on=("character", "faction"),
    before_plots=("", "setup", "plot"),
)
"""The answers of the edition to what the engine asks of it."""
