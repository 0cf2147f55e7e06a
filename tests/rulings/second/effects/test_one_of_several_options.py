"""One of several options, which commas part."""

import pytest

from tests.rulings.texts import person, run


@pytest.mark.parametrize(
    ("words", "knelt", "standing", "keywords"),
    [
        ("stand Hero", False, False, []),
        ("kneel a location", True, True, []),
        ("have Hero gain renown", True, False, ["renown"]),
    ],
)
def test_one_of_the_bullets_is_chosen_by_its_printed_words(words, knelt, standing, keywords):
    """RR Abilities ¶1: the text that is printed; of the options below one another one is resolved, the others are not."""
    text_ = (
        "Action: Kneel Ferry to (choose 1):\n- choose and kneel a location.\n- stand Hero.\n"
        "- have Hero gain renown until the end of the phase."
    )
    choices = [words, "Keep"] if standing else [words]
    run(
        {"play": [{"Hero": {"kneeling": True, "attachments": ["Ferry"]}}]},
        {"play": ["Keep"]},
        "4.1",
        {"Ann": {"trigger": "Hero", "choose": choices}},
        {
            "check": {
                "cards": {"Hero": {"kneeling": knelt, "keywords": keywords}, "Keep": {"kneeling": standing}}
            }
        },
        Hero=person(text_.replace("Kneel Ferry", "Kneel an attachment you control")),
        Ferry={"type": "attachment", "cost": 1},
        Keep={"type": "location", "cost": 1},
    )
