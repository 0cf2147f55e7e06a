"""What is said of the very icons, keywords or traits that cards gain: they lose all, and gain one."""

from typing import Any

from agot_judge.text.person import Unclear


def with_what_is_gained(fields: dict[str, Any]) -> dict[str, Any]:
    """``loses all traits and gains the Lord trait``: in one breath it is not lost with the others. Raises Unclear."""
    spared = fields.get("spares", ())
    for what in ("icons", "keywords", "traits"):
        gained = tuple(name.split(" (")[0] for name in fields.get(f"gains_{what}", ()))
        if "all" in fields.get(f"loses_{what}", ()) and gained:
            if "chosen" in gained:
                raise Unclear("whether what is chosen is lost as well")
            spared += tuple(name for name in gained if name not in spared)
    return fields | {"spares": spared} if spared else fields
