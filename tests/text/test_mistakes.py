"""Text that is not read: each labelled example has the cause that its label speaks of."""

import pytest

from agot_judge.text.mistakes import MISTAKES, mistake_in
from tests.text.reading import read

EXAMPLES = [(mistake, text) for mistake in MISTAKES for text in mistake.examples]


@pytest.mark.parametrize(("mistake", "text"), EXAMPLES, ids=[text for _, text in EXAMPLES])
def test_an_example_has_the_mistake_of_its_label(mistake, text):
    line = read(text)

    assert line.status != "compiled"
    assert mistake_in(line) == mistake


@pytest.mark.parametrize("text", [text for _, text in EXAMPLES])
def test_the_message_shows_the_place_and_the_place_is_within_the_text(text):
    line = read(text)

    assert line.unread
    assert all(0 <= span.start <= span.end <= len(text) for span in line.unread)
    shown, caret, said = line.message.split("\n")
    assert shown == text
    assert set(caret) <= {" ", "^"}
    assert said


def test_a_line_that_is_read_has_no_mistake():
    assert mistake_in(read("Renown.")) is None
