"""What is said of the very icons, keywords or traits that cards gain: they lose all, and gain one."""

from typing import Any

from agot_judge.text.person import Unclear


def with_what_is_gained(fields: dict[str, Any]) -> dict[str, Any]:
    """The changes themselves. Raises Unclear for ``loses all traits and gains the Lord trait``, in one breath."""
    for what in ("icons", "keywords", "traits"):
        if "all" in fields.get(f"loses_{what}", ()) and fields.get(f"gains_{what}", ()):
            raise Unclear("whether what is gained is lost as well")
    return fields
