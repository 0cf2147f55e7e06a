"""What is said of the very icons, keywords or traits that cards gain: ``loses all others``, ``cannot lose that icon``."""

from typing import Any

from agot_judge.text.person import Unclear
from agot_judge.text.topics.barred import THAT_ICON

OTHERS = "others"
"""In what is lost: all other icons, keywords or traits than those gained in the same breath."""


def with_what_is_gained(fields: dict[str, Any]) -> dict[str, Any]:
    """The changes with the icons, keywords and traits of which they speak so. Raises Unclear."""
    return _with_others(_with_that_icon(fields))


def _with_that_icon(fields: dict[str, Any]) -> dict[str, Any]:
    """``cannot lose that icon``: the one that it gains. Raises Unclear where it gains none, or more than one."""
    words = fields.get("cannot", ())
    if any(THAT_ICON in part.get("cannot", ()) for part in fields.get("_parts", ())):
        raise Unclear("which icon cannot be lost, and when")
    if THAT_ICON not in words:
        return fields
    gained = fields.get("gains_icons", ())
    if len(gained) != 1 or gained == ("chosen",):
        raise Unclear("which icon cannot be lost")
    return fields | {"cannot": tuple(f"lose {gained[0]}" if word == THAT_ICON else word for word in words)}


def _with_others(fields: dict[str, Any]) -> dict[str, Any]:
    """``gains the Lord trait and loses all other traits``. Raises Unclear where it is not said than which they are others."""
    if any(OTHERS in part.get("spares", ()) for part in fields.get("_parts", ())):
        raise Unclear("which others are lost, and when")
    if OTHERS not in fields.get("spares", ()):
        return _without_loss_of_the_gained(fields)
    (what,) = [name for name in ("icons", "keywords", "traits") if "all" in fields.get(f"loses_{name}", ())]
    gained = tuple(name.split(" (")[0] for name in fields.get(f"gains_{what}", ()))
    if fields["spares"] != (OTHERS,) or not gained or "chosen" in gained:
        raise Unclear("than which they are others")
    return fields | {"spares": gained}


def _without_loss_of_the_gained(fields: dict[str, Any]) -> dict[str, Any]:
    """``loses all traits and gains the Lord trait``: in one breath it is not lost with the others. Raises Unclear."""
    spared = fields.get("spares", ())
    for what in ("icons", "keywords", "traits"):
        gained = tuple(name.split(" (")[0] for name in fields.get(f"gains_{what}", ()))
        if "all" in fields.get(f"loses_{what}", ()) and gained:
            if "chosen" in gained:
                raise Unclear("whether what is chosen is lost as well")
            spared += tuple(name for name in gained if name not in spared)
    return fields | {"spares": spared} if spared else fields
