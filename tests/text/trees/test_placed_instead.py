"""What is done instead of placing a card is understood where the card is about to be placed, and left to the judge elsewhere."""

import pytest

from tests.text.reading import read

ELSEWHERE = "return it to its owner's hand instead of placing it in its owner's dead pile."


@pytest.mark.parametrize(
    ("beginning", "status"),
    [
        ("Interrupt: When a character is killed,", "compiled"),
        ("Action: Choose a character. The next time that character is killed this phase,", "compiled"),
        ("Reaction: After a character is killed,", "header"),
        ("Action: Choose a character, and", "header"),
    ],
)
def test_a_card_that_is_not_about_to_be_placed_is_left_to_the_judge(beginning, status):
    """RR Replacement Effects ¶1: they replace the resolution of a triggering condition, before which they resolve."""
    assert read(f"{beginning} {ELSEWHERE}").status == status


@pytest.mark.parametrize(
    ("beginning", "status"),
    [
        ("Interrupt: When a character is killed,", "compiled"),
        ("Reaction: After a character is killed,", "header"),
        ("Interrupt: When you gain power for winning dominance,", "compiled"),
        ("Reaction: After you gain power for winning dominance,", "header"),
    ],
)
def test_instead_of_what_has_happened_already_nothing_is_done(beginning, status):
    """RR Replacement Effects ¶1."""
    assert read(f"{beginning} draw 1 card instead.").status == status
