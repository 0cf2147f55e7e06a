"""Of which card a text speaks: left to the judge where it does not say, with the question."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text

TAM = CardFace(name="Old Tam", type="character")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Action: Look at the top 3 cards of your deck. Choose a location and put it into play. Discard the other cards.",
            "from where it is chosen",
        ),
        (
            "Action: Look at the top 3 cards of your deck. Choose a character. Add it to your hand.",
            "from where it is chosen",
        ),
        (
            "Action: Look at an opponent's shadows area. Choose a character and discard it.",
            "from where it is chosen",
        ),
        (
            "Action: Reveal the top card of an opponent's deck. Draw 1 card. If that card is a character, gain 1 gold.",
            "whether it is the card that was revealed",
        ),
        (
            "Action: Discard the top card of an opponent's deck. Draw 1 card. Gain gold equal to that card's printed cost.",
            "whether it is the card that was revealed",
        ),
        ("Action: Draw 1 card. Discard the revealed card.", "reveal"),
        (
            "Action: Each player chooses up to 3 characters and up to 3 cards in their hand. Discard each card not chosen.",
            "whether the others are there too",
        ),
        (
            "Action: Choose a character and a card in your discard pile. Return each of them to its owner's hand.",
            "whether the others are there too",
        ),
        (
            "Action: Draw 1 card. Draw 1 card for each whisper token she has.",
            "whether it is a card that is not in play",
        ),
        (
            "Reduce the cost to marshal attachments on Old Tam by 1.",
            "before it is chosen what it is attached to",
        ),
        ("Opponents cannot marshal attachments on Old Tam.", "to what they cannot be attached"),
        ("Action: Put an attachment on Old Tam into play from your hand.", "to what it is attached there"),
        (
            "Action: Move 1 gold from your gold pool to each location you control.",
            "to which of several cards",
        ),
        (
            "Action: Discard 2 power from each Knight character. Draw 1 card. Gain that much gold.",
            "how many, after something else was done",
        ),
        (
            "Action: Each Knight character you control gains 1 power. Draw 1 card. Stand each other Knight character.",
            "than which card it is another",
        ),
    ],
)
def test_the_effect_is_left_to_the_judge(text, question):
    (line,) = compile_text(text, TAM)

    assert line.status == "header"
    assert question in line.cause
