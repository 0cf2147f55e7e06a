"""``While a player controls no locations, he or she cannot ..``: each player by himself, of whom it is true."""

import pytest

from tests.rulings.texts import run, text


@pytest.mark.parametrize("they", ["that player has", "he or she has", "they have"])
def test_unless_that_player_is_each_by_himself(they):
    """RR Cannot ¶1: who won a challenge this round may trigger it, the other may not."""
    run(
        {"play": ["Wall", "Miller", "Mill"]},
        {"play": ["Baker", "Inn"]},
        "4.2",
        {"refuse": {"Ann": {"trigger": "Mill"}, "because": "Wall"}},
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": []}},
        {"advance": "4.2"},
        {"refuse": {"Bob": {"trigger": "Inn"}, "because": "Wall"}},
        {"Ann": {"trigger": "Mill"}},
        {"check": {"players": {"Ann": {"gold": 1}}, "cites": ["2e/rr/cannot/1"]}},
        Wall=text(
            "attachment",
            f"A player cannot trigger abilities on locations unless {they} won a challenge this round.",
        ),
        Mill=text("location", "Action: Gain 1 gold. (Limit once per phase.)"),
        Inn=text("location", "Action: Gain 1 gold. (Limit once per phase.)"),
    )


def test_the_hand_of_somebody_else_does_not_say_how_many_are_drawn():
    """Whose hand is meant is not what the text says of who draws: it is left to the judge, not read as his own."""
    from tests.text.reading import read

    line = read("Action: Choose an opponent. Draw cards until that player has 5 cards in hand.")

    assert line.status == "header"
