"""Phrases of First Edition text beside those that mean the same: what ``phrases.toml`` says."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from agot_judge.text.first_edition.stand_ins import PROVIDING_INFLUENCE

Pairs = tuple[tuple[re.Pattern[str], str], ...]
_WORD = re.compile(r"\{([a-z_]+)\}")


class Phrases(NamedTuple):
    """Pairs of a pattern and of what is said in its place, in their order."""

    read: Pairs
    """Of printed text, in the words of the grammars."""
    worded: Pairs
    """Of canonical wording, in the words of the edition."""


@cache
def phrases() -> Phrases:
    """The phrases, read once."""
    found = tomllib.loads(files("agot_judge.text.first_edition").joinpath("phrases.toml").read_text("utf-8"))
    words: dict[str, str] = found["words"] | {"providing_influence": PROVIDING_INFLUENCE}

    def pairs(table: str) -> Pairs:
        def filled(text: str) -> str:
            return _WORD.sub(lambda word: words[word[1]], text)

        return tuple(
            (re.compile(filled(pattern)), filled(said))
            for rows in found[table].values()
            for pattern, said in rows
        )

    return Phrases(pairs("read"), pairs("worded"))
