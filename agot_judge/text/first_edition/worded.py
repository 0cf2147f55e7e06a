"""The meaning of a First Edition text, put back into the words of its own edition: for readers alone."""

import re

from agot_judge.text.first_edition.phrases import phrases

_WHEN_REVEALED = re.compile(r"\bWhen Revealed: (\w)")
_KINDS = {
    "action": "any phase",
    "reaction": "response",
    "forced reaction": "passive",
    "interrupt": "save or cancel response",
    "forced interrupt": "replacement",
}


def in_own_words(wording: str) -> str:
    """The canonical wording as a card of the edition would say it."""
    wording = _WHEN_REVEALED.sub(lambda found: f"When revealed, {found[1].lower()}", wording)
    for pattern, said in phrases().worded:
        wording = pattern.sub(said, wording)
    return wording


def own_kind(kind: str) -> str:
    """The kind of a line as the edition calls it: ``challenges action`` is ``challenges``."""
    return _KINDS.get(kind) or kind.removesuffix(" action").replace("marshaling", "marshalling")
