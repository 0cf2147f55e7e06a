"""The Second Edition's statements for the engine for its own computations: groups of abilities, ways of using a card."""

from agot_judge.engine.ability import Ability, Cancel, Save
from agot_judge.engine.conventions import Conventions

WOULD = "would"
FORCED_INTERRUPT = "forced interrupt"
INTERRUPT = "interrupt"
FORCED_REACTION = "forced reaction"
REACTION = "reaction"
LIMITED_WAYS = ("marshal", "play")


def group_of(ability: Ability) -> str:
    """The group of abilities among which one with a triggering condition is used; empty for one without."""
    trigger = ability.trigger
    if trigger is None:
        return ""
    if any(isinstance(effect, Cancel | Save) for effect in ability.effects):
        return WOULD
    if ability.kind == "interrupt":
        if trigger.would or trigger.event == "initiate":
            return WOULD
        return FORCED_INTERRUPT if ability.forced else INTERRUPT
    return FORCED_REACTION if ability.forced else REACTION


CONVENTIONS = Conventions(
    group_of=group_of,
    before=frozenset({WOULD, FORCED_INTERRUPT, INTERRUPT}),
    after=frozenset({FORCED_REACTION, REACTION}),
    ways={
        "marshal": ("marshal",),
        "play event": ("play",),
        "ambush": ("ambush",),
        "put into play": ("put into play", "put into play from shadows", "ambush"),
        "marshal into shadows": ("shadow",),
        "come out of shadows": ("unshadow", "put into play from shadows"),
        "bring out of shadows": ("unshadow", "put into play from shadows"),
        "enter play": ("marshal", "ambush", "put into play", "put into play from shadows", "unshadow"),
    },
    limited_ways=LIMITED_WAYS,
    none_chosen_is_nothing=True,
    before_plots=("", "setup", "plot"),
)
"""The answers of the edition to what the engine asks of it."""
