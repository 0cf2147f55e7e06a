"""What an effect worked on is known until another effect works on something else: then the judge says what is meant."""

import pytest

from tests.text.reading import compiled, read

CARD = "which card this is, after something else was done"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Sacrifice up to 2 characters. Draw 1 card. Gain 1 gold for each character sacrificed by this effect.",
            "which cards were sacrificed, after something else was done",
        ),
        (
            "Sacrifice a character. Draw 1 card. Gain gold equal to the sacrificed character's printed cost.",
            "which cards were sacrificed, after something else was done",
        ),
        (
            "Discard the top card of your deck. Draw 1 card. If a location was discarded this way, gain 1 gold.",
            "which cards were discarded, after something else was done",
        ),
        (
            "Put a character into play from your hand. Old Tam gains 1 power. At the end of the phase, return that "
            "character to your hand.",
            CARD,
        ),
        (
            "Put a character into play from your hand. Kneel Old Tam. That character gains stealth until the end of the "
            "phase.",
            CARD,
        ),
        (
            "Put a character into play from your hand. Draw 1 card. At the end of the phase, return that character to "
            "your hand.",
            CARD,
        ),
        (
            "Choose a character. Put a character into play from your hand. Draw 1 card. Return that character to its owner's "
            "hand.",
            CARD,
        ),
        (
            "Kneel any number of characters you control. Draw 1 card. Gain that much gold.",
            "how many, after something else was done",
        ),
    ],
)
def test_after_something_else_was_done_it_is_left_to_the_judge(text, question):
    """It was read as what the effect in between had worked on: Old Tam returned, the drawn card was counted."""
    found = read(f"Action: {text}")
    assert (found.status, found.cause) == ("header", f"unclear: {question}")


@pytest.mark.parametrize(
    "text",
    [
        "Put a character into play from your hand. Gain 2 gold. At the end of the phase, return it to your hand.",
        "Put a character into play from your hand. You may initiate an additional [military] challenge this phase. At the end "
        "of the phase, return it to your hand.",
        "Reveal the top 3 cards of your deck. Gain 1 gold. Add each character revealed this way to your hand.",
        "Sacrifice up to 2 characters. For each character sacrificed by this effect, draw 1 card and gain 1 gold.",
        "Discard any number of cards from your hand. Then, draw that many cards and gain that much gold.",
        "Search your deck for a character, reveal it, and add it to your hand. Shuffle your deck. Then, place that card on "
        "top of your deck.",
    ],
)
def test_gold_for_a_player_and_what_is_done_to_the_same_cards_change_nothing(text):
    """No other card was spoken of since."""
    compiled(f"Action: {text}")
