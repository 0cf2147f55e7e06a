"""Phrases of First Edition text and the phrases of the grammars that mean the same."""

import re

from agot_judge.text.first_edition.phrases import phrases

_VERBS = "Add|Attach|Choose|Claim|Declare|Discard|Give|Increase|Kneel|Lower|Pay|Place|Put|Raise|Remove|Return|Reveal|Stand|Take"
_VERB_FIRST = re.compile(rf"(?:^|(?<=[.:] )|(?<=\.\) ))({_VERBS})\b")
"""The verb with which an order begins: the phrases have the verb as it is written within a sentence."""
_SENTENCE_BEGINS = re.compile(r"(?:^|(?<=[.:] )|(?<=\.\) ))[a-z]")
_KEYWORDS = "Ambush|Deadly|Deathbound|Infamy|Intimidate|Renown|Stalwart|Stealth|Vengeful|Vigilant"
_SMALL = re.compile(rf"\[[^\]]*\]|(?<=[a-z,] )({_KEYWORDS})\b(?! [A-Z])(?!')")
"""Text that is written in small letters: in brackets, and keywords within a sentence."""


def said_otherwise(text: str) -> str:
    """The text with these phrases in the words of the grammars."""
    has_capital = text[:1].isupper()
    text = _VERB_FIRST.sub(_lowered, text)
    for pattern, said in phrases().read:
        text = pattern.sub(said, text)
    text = _SENTENCE_BEGINS.sub(
        lambda found: found[0].upper() if found.start() or has_capital else found[0], text
    )
    return _SMALL.sub(_lowered, text)


def _lowered(found: re.Match[str]) -> str:
    return found[0].lower()
