"""``If you do not``: where it can be said of what was done as well as of what has to be true, it is not decided."""

import pytest

from tests.text.reading import read


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Action: If you control a Ferryman character, draw 1 card. If you do not, gain 1 gold.", "header"),
        ("Action: Choose a character. If you control it, stand it. If you do not, kneel it.", "header"),
        ("Action: Choose a character. If you control it, you may stand it. If you do not, kneel it.", "header"),
        ("Action: If you control a Ferryman character, you may pay 1 gold. If you do not, draw 1 card.", "compiled"),
        ("Action: If you control a Ferryman character, draw 1 card. Otherwise, gain 1 gold.", "compiled"),
        ("Action: Stand a character. If you do not, draw 1 card.", "compiled"),
    ],
)  # fmt: skip
def test_it_is_left_to_the_judge_what_you_do_not(text, status):
    """As what was done, the second could come to pass only where the first can be
    used."""
    assert read(text).status == status


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Action: Each player chooses a different character. Kneel each character not chosen.", "header"),
        ("Action: Choose a different character. Kneel that character.", "compiled"),
    ],
)  # fmt: skip
def test_a_different_character_than_others_choose_is_left_to_the_judge(text, status):
    """RR Target ¶1: each of them different from those before, or from this card?"""
    assert read(text).status == status


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (
            "Action: Choose to, either: draw 1 card, or choose an opponent. That player discards 1 card.",
            "header",
        ),
        ("Action: Either: choose an opponent, or draw 1 card.", "header"),
        ("Action: Either: choose and kneel a character, or draw 1 card.", "compiled"),
    ],
)
def test_an_option_that_only_chooses_is_left_to_the_judge(text, status):
    """What is said after the options would be done whichever was chosen."""
    assert read(text).status == status


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Reduce the cost of the first 2 characters you marshal each round by 1.", "header"),
        ("Reduce the cost to marshal your first 2 cards into shadows each round by 1.", "header"),
        ("Reduce the cost of the first character you marshal each round by 1.", "compiled"),
        ("Reduce the cost to marshal your first card into shadows each round by 1.", "compiled"),
    ],
)
def test_the_first_2_cards_are_not_the_first_card(text, status):
    assert read(text).status == status
