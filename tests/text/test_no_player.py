"""What is so of no player: it is never read as if it were so of one, or of each."""

import pytest

from agot_judge.engine.ability.conditions import Condition
from tests.text.reading import compiled, condition, read


@pytest.mark.parametrize("whose", ["no opponent controls", "no player controls", "controlled by no opponent"])
def test_cards_that_no_player_controls_are_not_those_of_one(whose):
    """RR Control ¶1: nothing says whose they are then; they were read as "controlled by an opponent"."""
    assert read(f"Action: Choose a character {whose}. Kneel that character.").status == "header"
    assert read(f"Each Ferryman character {whose} gets +1 STR.").status == "header"


def test_that_no_player_controls_two_is_so_of_you_too():
    """ "Not you, and no opponent": it was true where you control two, and no opponent does."""
    found = condition("If no player controls 2 or more Ferryman characters")
    assert found == Condition(none_of=(condition("If a player controls 2 or more Ferryman characters"),))


@pytest.mark.parametrize(
    "words",
    [
        "While no opponent controls 2 or more Ferryman characters, Old Tam gets +1 STR.",
        "While no opponent has more power than you, Old Tam gets +1 STR.",
        "While no opponent is the first player, Old Tam gets +1 STR.",
        "Action: If no opponent has played an event this phase, draw 1 card.",
    ],
)
def test_conditions_that_hold_of_no_opponent_are_read(words):
    """RR Opponent ¶1: of none of them."""
    assert compiled(words).status == "compiled"
