""" "That many" and "that player" where the text has spoken of several: left to the judge, with the question."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text

TAM = CardFace(name="Old Tam", type="character")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Reaction: After you win a challenge, the next time you win a challenge this phase, that player discards 1 card"
            " at random from his or her hand.",
            "no player was spoken of",
        ),
    ],
)
def test_the_question_is_said(text, question):
    """What could be meant in two ways is not guessed."""
    (line,) = compile_text(text, TAM)

    assert line.status == "header"
    assert question in line.message
