"""The lexicon: the words of the templates with their forms, which the grammars name and canonical wording says."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from msgspec import Struct, convert


class Verb(NamedTuple):
    """A verb in its forms."""

    third: str
    past: str
    participle: str


class Lexicon(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of ``lexicon.toml``."""

    verbs: dict[str, Verb]
    """By base form."""
    nouns: dict[str, str]
    """Plurals by singular."""
    alike: dict[str, tuple[str, ...]]
    """By one of them or a name, the words that a grammar takes for each other."""

    def forms(self, name: str) -> tuple[str, ...]:
        """The forms by which a grammar knows a word. Raises KeyError for a word that is not here."""
        if name in self.verbs:
            return name, self.verbs[name].third
        if name in self.nouns:
            return name, self.nouns[name]
        return self.alike[name]


@cache
def lexicon() -> Lexicon:
    """The lexicon, read once. Raises msgspec.ValidationError where the file has another shape."""
    text = files("agot_judge.text").joinpath("lexicon.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Lexicon)
