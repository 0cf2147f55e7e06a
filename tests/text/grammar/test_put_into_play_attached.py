"""An attachment that is put into play attached to a card: under whose control is said, or decided by whose it was."""

import pytest

from tests.text.reading import compiled, read

UNSAID = [
    "Action: Put an attachment into play from an opponent's discard pile attached to Old Tam.",
    "Action: Choose an attachment in an opponent's discard pile. Put it into play attached to Old Tam.",
    "Action: Attach an attachment in an opponent's discard pile to Old Tam.",
    "Action: Choose an attachment in an opponent's discard pile. Attach it to Old Tam.",
]


@pytest.mark.parametrize("text", UNSAID)
def test_anothers_attachment_without_a_word_of_control_is_left_to_the_judge(text):
    """RR Ownership and Control ¶2: it is not said that it comes under another player's control."""
    line = read(text)
    assert (line.status, line.cause) == ("header", "unclear: under whose control it comes")


SAID = [
    "Action: Put an attachment from an opponent's discard pile into play under your control, attached to Old Tam.",
    "Action: Put an attachment into play from your discard pile attached to Old Tam.",
    "Action: Attach an attachment from your discard pile to Old Tam.",
    "Action: Choose an attachment. Attach it to Old Tam.",
]


@pytest.mark.parametrize("text", SAID)
def test_yours_or_under_your_control_is_understood(text):
    assert compiled(text)
