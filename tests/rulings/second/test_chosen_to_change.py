"""``choose a character to get ..``: it is a target, and what it gets is said of it."""

from tests.rulings.texts import person, run


def test_what_is_chosen_to_get_something_is_a_target():
    """RR Target ¶1: the word "choose" asks for a target, which must be one that the text describes."""
    run(
        {"play": ["Hero", "Knight"]},
        {"play": ["Miller"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Hero", "choose": "Miller"}, "because": "Knight"}},
        {"Ann": {"trigger": "Hero", "choose": "Knight"}},
        {"check": {"cards": {"Knight": {"str": 5}}, "cites": ["2e/rr/target/1"]}},
        Hero=person(
            "Action: Kneel Hero to choose a Knight character to get +2 STR until the end of the phase."
        ),
        Knight=person("", traits=["Knight"]),
    )


def test_what_cannot_be_chosen_is_not():
    """RR Immune ¶1, Target ¶1: immune to the effects of a location, it is no target of them."""
    run(
        {"play": ["Tower"]},
        {"play": ["Miller", "Baker"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Tower", "choose": "Miller"}, "because": "immune"}},
        {"Ann": {"trigger": "Tower", "choose": "Baker"}},
        {"check": {"cards": {"Baker": {"icons": ["military", "intrigue"]}}}},
        Tower={
            "type": "location",
            "cost": 1,
            "text": "Action: Kneel Tower to choose a character to lose a [power] icon until the end of the phase.",
        },
        Miller=person("Immune to location effects."),
    )


def test_a_text_box_that_is_blanked_is_as_one_treated_as_if_it_were_blank():
    """RR Blank ¶1: the card is treated as having no printed text, for as long as it is said."""
    run(
        {"play": ["Hero"]},
        {"play": ["Miller"]},
        "4.1",
        {"check": {"cards": {"Miller": {"keywords": ["renown"]}}}},
        {"Ann": {"trigger": "Hero", "choose": "Miller"}},
        {"check": {"cards": {"Miller": {"keywords": [], "blank": True}}}},
        Hero=person(
            "Action: Choose a character. Until the end of the phase, blank that character's printed text box."
        ),
        Miller=person("Renown."),
    )
