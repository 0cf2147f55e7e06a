"""What was spoken of in a text, for pronouns to mean."""

from msgspec import Struct

from agot_judge.engine.ability.words import Ref
from agot_judge.text.noun import Noun


class Mention(Struct, frozen=True):
    """Something that was spoken of, and how effects name it."""

    ref: Ref | None
    """None: only by its description, ``noun``."""
    types: tuple[str, ...]
    plural: bool
    named: bool
    step: int
    """Part of the text, counted from 0: what the latest one mentioned is meant first."""
    noun: Noun = Noun()
    part: str = ""
    """The kind of part in which it was: ``cost``, ``effect``."""
    chosen_in: int = 0
    """The sentence, counted from 1, in which it was chosen; 0 for what was mentioned in another way."""
