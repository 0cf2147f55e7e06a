"""Income, influence and initiative that a First Edition card prints as icons in its text box."""

import re

ICON = re.compile(r"\[\s*(?P<sign>[+-])\s*(?P<number>\d+) (?P<what>Income|Influence|Initiative)\s*\]")


def printed(text: str, what: str) -> int | None:
    """The number that icons of this kind add in the text; None where there is none."""
    numbers = [number_of(icon) for icon in ICON.finditer(text) if icon["what"] == what]
    return sum(numbers) if numbers else None


def number_of(icon: re.Match[str]) -> int:
    """The number of an icon, with its sign."""
    return int(icon["number"]) * (-1 if icon["sign"] == "-" else 1)
