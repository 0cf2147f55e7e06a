"""Where a card lies that returns to shadows under the control of a player who does not own it."""

from tests.rulings.texts import person, run, text


def test_a_stolen_card_that_returns_to_shadows_lies_in_its_owners_area():
    """RR Shadows, Marshaling a Card into Shadows ¶3: it is placed into shadows; RR Ownership and Control ¶4: of its owner."""
    run(
        {"play": ["Well", {"Nan": {"owner": "Bob"}}]},
        {},
        "challenges",
        {"Ann": {"trigger": "Well", "choose": "Nan"}},
        {
            "check": {
                "cards": {"Nan": {"zone": "shadows", "controller": "Bob"}},
                "cites": [
                    "2e/rr/shadows.marshaling-a-card-into-shadows/3",
                    "2e/rr/ownership-and-control/4",
                ],
            }
        },
        Well=text("location", "Action: Kneel Well to return a character you control to shadows."),
        Nan=person(""),
    )
