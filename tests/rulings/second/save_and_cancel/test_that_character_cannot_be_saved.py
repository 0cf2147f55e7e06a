"""``Kill a character. That character cannot be saved.``: said in a sentence of its own, of what was done before."""

import pytest

from tests.rulings.texts import person, run, text

KILLS = "Action: Kneel Hall to choose and kill a character."
SAVES = text("location", "Interrupt: When a character would be killed, kneel Shrine to save it.")


@pytest.mark.parametrize(
    ("words", "check"),
    [
        (KILLS, {"decision": {"player": "Bob", "kind": "interrupt"}, "cards": {"Miller": {"zone": "play"}}}),
    ],
)
def test_nobody_saves_it_from_what_the_sentence_before_does(words, check):
    """RR Save ¶3: an ability that is followed by "cannot be saved": players cannot attempt to save that card."""
    run(
        {"play": ["Hall"]},
        {"play": ["Miller", "Shrine"]},
        "4.1",
        {"Ann": {"trigger": "Hall", "choose": "Miller"}},
        {"check": check},
        Hall=text("location", words),
        Shrine=SAVES,
        Miller=person(""),
    )


def test_said_of_another_card_than_the_one_that_is_killed_it_is_left_to_the_judge():
    """Nothing says for how long a character that is only chosen could not be saved."""
    run(
        {"play": ["Hall"]},
        {"play": ["Miller", "Shrine"]},
        "4.1",
        {"Ann": {"trigger": "Hall"}},
        {"by_hand": [{"kill": ["Miller"]}]},
        Hall=text(
            "location", "Action: Kneel Hall to choose a character. Kill Hall. That character cannot be saved."
        ),
        Shrine=SAVES,
        Miller=person(""),
    )
