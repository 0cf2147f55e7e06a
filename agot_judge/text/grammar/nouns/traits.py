"""Traits that stand for the cards that have them, or say what they are."""

from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.description import either_of

trait_nouns = Fragment(__name__, "traitnoun", "nature")


trait_nouns.means(
    traitnoun=FIRST,
    # "that is a Direwolf or has a Direwolf attachment"
    nature_or_having=call(either_of, ({"trait": (FIRST,)}, SECOND)),
)
