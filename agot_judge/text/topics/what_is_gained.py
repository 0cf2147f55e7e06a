"""What is said of the very icons, keywords or traits that cards gain: ``loses all others``, ``cannot lose that icon``."""

from typing import Any

from agot_judge.text.person import Unclear
from agot_judge.text.topics.barred import THAT_ICON


def with_what_is_gained(fields: dict[str, Any]) -> dict[str, Any]:
    """The changes with the icons, keywords and traits of which they speak so. Raises Unclear."""
    return _with_gains_apart_from_losses(_with_that_icon(fields))


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


def _with_gains_apart_from_losses(fields: dict[str, Any]) -> dict[str, Any]:
    """The changes themselves. Raises Unclear for ``loses all traits and gains the Lord trait``, in one breath."""
    for what in ("icons", "keywords", "traits"):
        if "all" in fields.get(f"loses_{what}", ()) and fields.get(f"gains_{what}", ()):
            raise Unclear("whether what is gained is lost as well")
    return fields
