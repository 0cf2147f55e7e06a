"""Who had a part in a challenge is not known any longer when a delayed effect resolves after it: that is left to the judge."""

import pytest

from tests.text.reading import read


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("At the end of the phase, the losing opponent loses 1 gold.", "header"),
        (
            "At the end of the phase, if you control a Lord character, the losing opponent loses 1 gold.",
            "header",
        ),
        ("The next time the losing opponent gains gold this phase, draw 1 card.", "header"),
    ],
)
def test_whose_part_it_was_in_a_challenge_that_is_over_by_then(words, status):
    """RR Delayed Effects ¶2: it resolves at its timing point, where no challenge or another one is under way."""
    assert read(f"Reaction: After you win a challenge, gain 1 gold. {words}").status == status
