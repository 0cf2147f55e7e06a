"""What waits for a challenge in which a certain character takes part: the one that was chosen as it came into force."""

import pytest

from tests.rulings.texts import person, run
from tests.text.reading import read

BELL = "Action: Kneel Bell to choose a character. {} you win a challenge this phase in which that character is {}, draw 1 card."
PEOPLE = {"Ferryman": person(""), "Piper": person("")}


@pytest.mark.parametrize(
    ("when", "part", "attackers", "drawn"),
    [
        ("The next time", "participating", ["Ferryman"], 1),
        ("The next time", "participating", ["Piper"], 0),
    ],
)
def test_the_challenge_is_one_in_which_the_character_that_was_chosen_takes_part(when, part, attackers, drawn):
    """RR Delayed Effects ¶1: it resolves as its future condition is met."""
    run(
        {"play": ["Bell", "Ferryman", "Piper"], "deck": 3},
        {},
        "4.1",
        {"Ann": {"trigger": "Bell", "choose": ["Ferryman"]}},
        {"Ann": {"challenge": {"type": "power", "with": attackers}}},
        {"advance": "4.2.6"},
        {"check": {"players": {"Ann": {"hand": drawn}}}},
        Bell={"type": "location", "cost": 1, "text": BELL.format(when, part)},
        **PEOPLE,
    )


def test_a_challenge_without_it_is_not_the_next_one():
    """RR Delayed Effects ¶1."""
    run(
        {"play": ["Bell", "Ferryman", "Piper"], "deck": 3},
        {},
        "4.1",
        {"Ann": {"trigger": "Bell", "choose": ["Ferryman"]}},
        {"Ann": {"challenge": {"type": "power", "with": ["Piper"]}}},
        {"Ann": {"challenge": {"type": "intrigue", "with": ["Ferryman"]}}},
        {"advance": "4.2.6"},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Bell={"type": "location", "cost": 1, "text": BELL.format("The next time", "attacking")},
        **PEOPLE,
    )


def test_the_card_of_the_occurrence_is_not_kept_for_it():
    """RR Delayed Effects ¶1: by then the occurrence is another one. It is left to the judge."""
    words = (
        "the next time you win a challenge this phase in which that character is participating, draw 1 card."
    )
    assert read(f"Reaction: After a character enters play, {words}").status == "header"
