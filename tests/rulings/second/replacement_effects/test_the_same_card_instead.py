"""What is done instead to the card that would be picked for something else."""

import pytest

from tests.rulings.texts import person, run, text
from tests.text.reading import read

HALL = text(
    "location", "Action: Kneel Hall to kneel a character. (Kill it instead if you control a King character.)"
)


@pytest.mark.parametrize("king", [True, False])
def test_the_card_that_would_be_knelt_is_killed_if_the_condition_is_true(king):
    """RR The Golden Rules ¶2: the text has the one done in place of the other, to a card that is picked for it."""
    run(
        {"play": ["Hall", *(["King"] if king else [])]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"zone": "dead"} if king else {"zone": "play", "kneeling": True}}}},
        Hall=HALL,
        King=person("", traits=["King"]),
    )


@pytest.mark.parametrize(
    "words",
    [
        "Action: Discard the top card of your deck. (Add it to your hand instead if you control a King character.)",
        "Action: Kneel a character. (Kill it instead if it is a Ferryman.)",
        "Action: Sacrifice a character. (Return it to its owner's hand instead if you control a King character.)",
    ],
)
def test_where_it_is_only_known_once_the_other_thing_is_done_the_judge_decides(words):
    line = read(words)
    assert line.status == "header"
    assert "which card it is" in line.cause
