"""Traits that stand for the cards that have them, or say what they are."""

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.description import Patch, either_of

trait_nouns = Fragment(__name__, "traitnoun", "nature")


@trait_nouns.rule
def nature_or_having(reading: Reading, name: str, patch: Patch) -> Patch:
    """``that is a Direwolf or has a Direwolf attachment``."""
    return either_of(({"trait": (name,)}, patch))


trait_nouns.means(
    traitnoun=FIRST,
)
