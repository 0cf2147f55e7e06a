"""Other changes of the same kind than what was said just before: ``(Renown instead if ..)``, ``(by 2 instead if ..)``."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, Modify
from agot_judge.engine.ability.walk import given
from agot_judge.text.discourse.reading import Unclear
from agot_judge.text.phrases.description import Fields

VALUES = ("claim", "gold", "initiative", "reserve")


def only_change(effect: Effect) -> str:
    """The one thing that changes. Raises Unclear where more than one was said before, or another effect."""
    if not isinstance(effect, Modify):
        raise Unclear("instead of which change")
    said = given(effect).keys() - {"on", "until"}
    if len(said) != 1:
        raise Unclear("instead of which change")
    return said.pop()


def value_changed(effect: Modify, by: int) -> Modify:
    """Another change of a value on a plot card, in the same direction."""
    value = only_change(effect)
    before = getattr(effect, value)
    if value not in VALUES or not isinstance(before, int):
        raise Unclear("by how much what changes instead")
    field: Fields = {value: by if before > 0 else -by}
    return replace(effect, **field)
