"""What the First Edition tells the engine for its own computations: groups of abilities, ways of using a card."""

from agot_judge.engine.ability import Ability, Cancel, Save
from agot_judge.engine.conventions import Conventions

SAVE_CANCEL = "save/cancel"
PASSIVE = "passive"
RESPONSE = "response"


def group_of(ability: Ability) -> str:
    """The group of abilities among which one with a triggering condition is used; empty for one without.

    A response that saves or cancels is a save/cancel response, every other one a normal response (1e/faq/responses/1).
    """
    if ability.trigger is None:
        return ""
    if any(isinstance(effect, Cancel | Save) for effect in ability.effects):
        return SAVE_CANCEL
    return PASSIVE if ability.forced else RESPONSE


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
    before_plots=("", "setup", "plot"),
)
"""What the engine asks of the edition."""
