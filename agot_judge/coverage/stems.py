"""Words without their endings, so that "saves" finds a save and "immunity" what is immune."""

import re
from functools import cache

_WORD = re.compile(r"[^\W_]+(?:\.\d+)*")
_POSSESSIVE = re.compile(r"['’]s?\b")
_ENDINGS = ("ness", "ities", "ity", "ings", "ing", "ies", "ied", "es", "ed", "s", "e", "y")
_SHORTEST = 2
_STOP = frozenset(
    _WORD.findall(
        "a an and are as at by for from in is it its of on or that the this to what where which with"
    )
)


def words_of(text: str) -> list[str]:
    """The words of a text in lower case; ``cards_in_play`` has three, ``4.2.4`` is one."""
    return _WORD.findall(_POSSESSIVE.sub("", text.lower()))


@cache
def stem(word: str) -> str:
    """A word without its endings."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            return stem(word.removesuffix(ending)) if ending == "ness" else word.removesuffix(ending)
    return word


def stems(text: str) -> list[str]:
    """The stems of the words of a text that mean something; all of them where none does."""
    words = words_of(text)
    return [stem(word) for word in words if word not in _STOP] or [stem(word) for word in words]
