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


def test_a_slip_of_the_pen_is_told_with_what_it_could_be():
    """The nearest words of the templates, under the place."""
    found = read("Reaction: After you win a chalenge, draw 1 card.")
    assert found.message.endswith('unknown word: chalenge; did you mean "challenge" or "challenges"?')


def test_what_could_stand_there_is_told_in_one_order_and_what_begins_alike_first():
    found = read("Action: Discard 2 characters from plays.")
    assert found.expected[:2] == ('"play"', '"players"')
    others = [said for said in found.expected if "p" not in said]
    assert len(others) > 3
    assert others == sorted(others)
