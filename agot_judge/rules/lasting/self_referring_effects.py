"""A lasting effect's questions about the very card that it changes: the occurrence that told which it is will be gone."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability import Modify
from agot_judge.engine.ability.walk import rewritten
from agot_judge.engine.memo import ByIdentity

_GONE_LATER = ("occurrence", "doer", "cost")
_NAMING = ("card", "on", "of", "among")
"""The fields of conditions and descriptions that name cards."""


@ByIdentity
def about_itself(effect: Modify) -> Modify:
    """The effect in whose conditions the card of the occurrence, which it changes, is ``those``: each card changed."""
    if effect.on not in _GONE_LATER:
        return effect

    def renamed(node: Struct) -> Struct:
        naming = [name for name in _NAMING if getattr(node, name, None) == effect.on]
        return replace(node, **dict.fromkeys(naming, "those")) if naming else node

    return replace(
        effect,
        condition=rewritten(effect.condition, renamed),
        during=rewritten(effect.during, renamed),
        unless=rewritten(effect.unless, renamed),
    )
