"""Another number of what each of several players does, or of what is paid for: ``(2 cards instead if ..)``."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect, ForEach, If
from agot_judge.text.trees.alternative import paid_for
from agot_judge.text.trees.other_effects import THINGS
from agot_judge.text.unparse.amounts import many
from agot_judge.text.unparse.wording import Wording


def without_other_number(found: Effect) -> tuple[Effect, If] | None:
    """The effect as it is said first, and the other number of it with its condition; None where there is none within it."""
    if isinstance(found, ForEach) and found.player is not None:
        inner = _last(found.effects)
        return None if inner is None else (replace(found, effects=inner[0]), inner[1])
    paid = paid_for(found)
    if paid is None or not paid.effects or not hasattr(found, "effects"):
        return None
    last = paid.effects[-1]
    inner = _last(paid.effects)
    if isinstance(last, If) and len(last.otherwise) == 1:
        inner = (*paid.effects[:-1], *last.otherwise), last
    if inner is None:
        return None
    plain: Effect = replace(found, effects=(*found.effects[:-1], replace(paid, effects=inner[0])))
    return plain, inner[1]


def _last(effects: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], If] | None:
    if not effects:
        return None
    last = effects[-1]
    if isinstance(last, If) and len(last.otherwise) == len(last.effects) == 1 and number_of(last):
        return (*effects[:-1], *last.otherwise), last
    within = without_other_number(last)
    return None if within is None else ((*effects[:-1], within[0]), within[1])


def number_of(found: If) -> str:
    """The things of which there is another number; empty where more is other than that."""
    one, other = found.effects[0], found.otherwise[0]
    if len(found.effects) > 1 or not hasattr(one, "amount"):
        return ""
    if replace(one, amount=getattr(other, "amount", 0)) != other:
        return ""
    return next((thing for thing, kinds in reversed(THINGS.items()) if isinstance(one, kinds)), "")


def other_number(wording: Wording, found: If) -> str:
    """``2 cards``; empty where more than the number is other."""
    thing = number_of(found)
    return f"{many(wording, getattr(found.effects[0], 'amount', 0))} {thing}" if thing else ""
