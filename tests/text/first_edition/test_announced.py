"""What a First Edition text announces, for the search."""

import pytest

from agot_judge.text.first_edition.announced import abilities_of, keywords_of
from agot_judge.text.first_edition.worded import in_own_words


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Any Phase: Draw 1 card.", {"any phase"}),
        ("Marshalling: Draw 1 card.", {"marshalling"}),
        ("Limited Response: After you win a challenge, draw 1 card.", {"response", "limited response"}),
        ("When revealed, draw 1 card.", {"when revealed"}),
        ("After you win a challenge, draw 1 card.", {"passive"}),
        (
            "Renown. Miller gets +1 STR. Response: After you win a challenge, draw 1 card.",
            {"constant", "response"},
        ),
        ("House Stark only. Renown.", set()),
        ('Miller gains: "Response: After you win a challenge, draw 1 card."', {"constant"}),
    ],
)
def test_the_header_says_the_kind_of_an_ability(text, kinds):
    """1e/faq/player-action/6, 1e/faq/player-action/8: a phase, a response, or a passive without a header."""
    assert abilities_of(text) == kinds


def test_keywords_stand_at_the_beginning_of_a_line():
    """1e/faq/3.7/1: what a text says of a keyword elsewhere is no keyword of the card."""
    assert keywords_of("House Stark only. Renown. Deadly.\nMiller gains stealth.") == {"renown", "deadly"}


@pytest.mark.parametrize(
    ("wording", "said"),
    [
        ("Challenges Action: Kneel Miller to draw 1 card.", "Challenges: Kneel Miller to draw 1 card."),
        ("Action: Gain 2 power for your faction.", "Any Phase: Gain 2 power for your House."),
        (
            "Forced Reaction: After you marshal Miller, Miller gains 1 power.",
            "After you play Miller, Miller claims 1 power.",
        ),
        ("When Revealed: Kill each character.", "When revealed, kill each character."),
        (
            "Interrupt: When Miller would be killed, save Miller.",
            "Response: When Miller would be killed, save Miller.",
        ),
    ],
)
def test_what_was_understood_is_shown_in_the_words_of_the_edition(wording, said):
    """1e/faq/player-action/6, 1e/faq/responses/1: no reader meets a header that the cards do not have."""
    assert in_own_words(wording) == said
