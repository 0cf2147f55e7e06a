"""What is so of no player: it is never read as if it were so of one, or of each."""

import pytest

from tests.text.reading import compiled, read


@pytest.mark.parametrize("whose", ["no opponent controls", "no player controls", "controlled by no opponent"])
def test_cards_that_no_player_controls_are_not_those_of_one(whose):
    """RR Control ¶1: nothing says whose they are then; they were read as "controlled by an opponent"."""
    assert read(f"Action: Choose a character {whose}. Kneel that character.").status == "header"
    assert read(f"Each Ferryman character {whose} gets +1 STR.").status == "header"


@pytest.mark.parametrize(
    "words",
    [
        "While no opponent controls 2 or more Ferryman characters, Old Tam gets +1 STR.",
        "While no opponent has more power than you, Old Tam gets +1 STR.",
        "While no opponent is the first player, Old Tam gets +1 STR.",
    ],
)
def test_conditions_that_hold_of_no_opponent_are_read(words):
    """RR Opponent ¶1: of none of them."""
    assert compiled(words).status == "compiled"
