"""The meaning of a First Edition text, put back into the words of its own edition: for readers alone."""

import re

_PHRASES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), said)
    for pattern, said in (
        (r"\b(?:Forced Reaction|Forced Interrupt): ", ""),
        (r"\bReaction: ", "Response: "),
        (r"\bInterrupt: ", "Response: "),
        (r"\b(Plot|Draw|Challenges|Dominance|Standing|Taxation) Action: ", r"\1: "),
        (r"\bMarshaling Action: ", "Marshalling: "),
        (r"\bAction: ", "Any Phase: "),
        (r"\bmarshaling\b", "marshalling"),
        (r"\bmarshals or plays\b|\bmarshals\b", "plays"),
        (r"\bmarshal or play\b|\bmarshal\b", "play"),
        (r"\bmarshaled\b", "played"),
        (r"\bfaction cards?\b", "House card"),
        (r"\b(your|this player's) faction\b", r"\1 House"),
        (r"\b(in|out-of)-faction\b", r"\1-House"),
        (r"\bgains (\d+|X) power\b", r"claims \1 power"),
        (r"\bgain (\d+|X) power\b", r"claim \1 power"),
    )
)
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
    for pattern, said in _PHRASES:
        wording = pattern.sub(said, wording)
    return wording


def own_kind(kind: str) -> str:
    """The kind of a line as the edition calls it: ``challenges action`` is ``challenges``."""
    return _KINDS.get(kind) or kind.removesuffix(" action").replace("marshaling", "marshalling")
