"""Effects without a card around them, by the ways in which editions word theirs."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.text.first_edition.stand_ins import meant
from agot_judge.text.first_edition.wording import said_otherwise
from agot_judge.text.lines.detached_effects import Loose

_EFFECTS: dict[str, Callable[[str], str]] = {"first": said_otherwise}
_MEANT: dict[str, Callable[[Any], Any]] = {"first": meant}


def as_meant(templating: str, found: Loose) -> Loose:
    """The effects for which those that were read stand."""
    if not templating:
        return found
    meaning = _MEANT[templating]
    return replace(found, effects=meaning(found.effects), then=meaning(found.then))


def effects_in_words(templating: str, text: str) -> str:
    """The sentences as the grammars read them."""
    return _EFFECTS[templating](text) if templating else text
