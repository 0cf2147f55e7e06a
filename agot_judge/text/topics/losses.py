"""All that cards lose of something except what is named, or what they gain in the same breath."""

from typing import Literal

from agot_judge.engine.state.game import Keyword
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.changes import Fields, changes
from agot_judge.text.topics.gains import gains
from agot_judge.text.topics.what_is_gained import OTHERS

__all__ = ["gains"]

What = Literal["icons", "keywords", "traits"]
Spared = tuple[What, tuple[str, ...]]


@gains.rule
def spared_icons(reading: Reading, *names: str) -> Spared:
    return "icons", names


@gains.rule
def spared_keywords(reading: Reading, *found: Keyword) -> Spared:
    return "keywords", tuple(one.name for one in found)


@gains.rule
def spared_traits(reading: Reading, *names: str) -> Spared:
    return "traits", names


@gains.rule
def loses_icons_except(reading: Reading, spared: Spared) -> Fields:
    return _all_except("icons", spared)


@gains.rule
def loses_keywords_except(reading: Reading, spared: Spared) -> Fields:
    return _all_except("keywords", spared)


@gains.rule
def loses_traits_except(reading: Reading, spared: Spared) -> Fields:
    return _all_except("traits", spared)


def _all_except(what: What, spared: Spared) -> Fields:
    kind, names = spared
    if kind != what:
        raise Unclear("what is not lost")
    return {f"loses_{what}": ("all",), "spares": names}


@gains.rule
def loses_other_icons(reading: Reading) -> Fields:
    """``gains a [power] icon and loses all other challenge icons``: all but what it gains in the same breath."""
    return {"loses_icons": ("all",), "spares": (OTHERS,)}


@gains.rule
def loses_other_keywords(reading: Reading) -> Fields:
    return {"loses_keywords": ("all",), "spares": (OTHERS,)}


@gains.rule
def loses_other_traits(reading: Reading) -> Fields:
    return {"loses_traits": ("all",), "spares": (OTHERS,)}


@changes.rule
def loses_and_cannot_gain_keywords(reading: Reading) -> Fields:
    """``loses and cannot gain keywords``: any of them."""
    return loses_and_cannot_gain(reading, {"loses_keywords": ("all",)})


@changes.rule
def loses_and_cannot_gain(reading: Reading, lost: Fields) -> Fields:
    """``loses and cannot gain renown``. Raises Unclear for what the rules say nothing of gaining."""
    icons, keywords = lost.get("loses_icons", ()), lost.get("loses_keywords", ())
    if "chosen" in (*icons, *keywords) or not set(lost) <= {"loses_icons", "loses_keywords"}:
        raise Unclear("what cannot be gained")
    words = tuple("gain icons" if name == "all" else f"gain {name} icon" for name in icons)
    words += tuple("gain keywords" if name == "all" else f"gain {name}" for name in keywords)
    return {**lost, "cannot": words}
