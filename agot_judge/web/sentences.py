"""The first sentence of a text, for lists where the whole is too long."""

import re

_END = re.compile(r"[.!?][\"”’)]*(?=\s+[“\"(]?[A-Z0-9•])")
_ABBREVIATION = re.compile(r'(?:\b(?:e\.g|i\.e|etc|vs|cf|p|St)|\b[A-Z]|(?:^|["“(\s])\d{1,2})\.$')


def first_sentence(text: str) -> str:
    """``text`` up to the end of its first sentence, white space folded; all of it where it has but one."""
    folded = " ".join(text.split())
    for end in _END.finditer(folded):
        sentence = folded[: end.end()]
        if not _ABBREVIATION.search(sentence):
            return sentence
    return folded
