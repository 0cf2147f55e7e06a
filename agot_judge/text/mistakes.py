"""Labelled examples of text that is not read, for messages and tests: what is wrong, in words that say what to do."""

from msgspec import Struct

from agot_judge.text.compiled import CompiledLine


class Mistake(Struct, frozen=True, kw_only=True):
    """A way in which text is not read."""

    label: str
    """What a person is told."""
    cause: str
    """With this the cause of such a line begins."""
    examples: tuple[str, ...]


MISTAKES = (
    Mistake(
        label="A word that no printed text uses: a slip of the pen, or the title of a card that is not known here.",
        cause="unknown word",
        examples=(
            "Action: Knell a character.",
            "Reaction: After you win a chalenge, draw 1 card.",
            "While you control Nobody In Particular, it gains renown.",
        ),
    ),
    Mistake(
        label="A pronoun that nothing said before explains.",
        cause="unclear: nothing was spoken of",
        examples=(
            "Action: Stand those characters.",
            "Reaction: After you win dominance, stand that character.",
        ),
    ),
    Mistake(
        label="A pronoun that could mean more than one thing.",
        cause="unclear: this could mean",
        examples=(
            "Action: Choose a character and choose a character. That character gets +1 STR until the end of the phase.",
        ),
    ),
    Mistake(
        label="A limit or maximum that is not one.",
        cause="limit",
        examples=("Action: Draw 1 card. (Limit once per challenges.)",),
    ),
    Mistake(
        label="Words of the templates in an order that means nothing.",
        cause="",
        examples=("Action: A character choose.", "Reaction: After win you challenge, draw 1 card."),
    ),
)


def mistake_in(line: CompiledLine) -> Mistake | None:
    """The mistake that a line seems to have; None for a line that was read."""
    if line.status == "compiled":
        return None
    return next(mistake for mistake in MISTAKES if line.cause.startswith(mistake.cause))
