"""Printed and base values of plot cards that are treated as another number; STR that is contributed as 0."""

import pytest

from tests.rulings.texts import person, run, run_to, text

PLOT = {"type": "plot", "gold": 5, "initiative": 3, "claim": 1, "reserve": 6}


@pytest.mark.parametrize(
    ("words", "initiative", "claim", "reserve"),
    [
        ("Treat the printed initiative value on each revealed plot card as if it were 0.", 2, 1, 6),
        ("The base initiative value on each revealed plot card is 1.", 3, 1, 6),
        ("Treat your base claim value as if it were 2.", 5, 2, 6),
        ("Each opponent's base claim value is 2.", 5, 1, 6),
        ("Treat the printed reserve value on your revealed plot card as if it were 4.", 5, 1, 4),
    ],
)
def test_modifiers_are_added_to_what_the_base_value_is(words, initiative, claim, reserve):
    """RR Base Value ¶1, RR Modifiers ¶1: the base value is the printed one before modifiers, which go on counting (+2)."""
    run(
        {"plot": "Field", "play": ["Hall", "Banner"]},
        {"plot": "Field"},
        "challenges",
        {"check": {"players": {"Ann": {"initiative": initiative, "claim": claim, "reserve": reserve}}}},
        Field=PLOT,
        Hall=text("location", words),
        Banner=text("location", "+2 Initiative."),
    )


def test_a_character_that_contributes_0_str_counts_nothing():
    """FAQ 2.10 ¶5: its STR itself is what it was."""
    run_to(
        "dominance",
        {"play": ["Hero"]},
        {"play": ["Miller", "Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Hero"]}}},
        {"Bob": {"defend": ["Miller", "Baker"]}},
        {"check": {"challenge": {"attacking_str": 3, "defending_str": 3}, "cards": {"Baker": {"str": 2}}}},
        Hero=person(
            "While Hero is attacking, each defending character with STR lower than his contributes 0 STR to the challenge."
        ),
    )


@pytest.mark.parametrize(
    ("words", "refused", "legal"),
    [
        ("You do not set up any cards during setup.", None, None),
        ("You cannot place cards during setup.", None, None),
        ("You have 4 fewer gold with which to set up cards.", "Dear", "Baker"),
        ("You may spend 2 additional gold during setup.", "Dearest", "Rich"),
    ],
)
def test_what_is_placed_during_setup_is_as_the_agenda_says(words, refused, legal):
    """RR Setup ¶9, FAQ 1.9 ¶1: abilities that refer to setup are used; where nothing may be placed, nothing is asked."""
    run(
        {"hand": ["Baker", "Dear", "Rich", "Dearest"], "agenda": "Lot"},
        {},
        "setup",
        *([{"refuse": {"Ann": {"set_up": [refused]}}}, {"Ann": {"set_up": [legal]}}] if legal else []),
        {"advance": "end"},
        {
            "check": {
                "cards": {name: {"zone": "play" if name == legal else "hand"} for name in ("Baker", "Rich")}
            }
        },
        Lot={"type": "agenda", "text": words},
        Dear=person("", cost=5),
        Rich=person("", cost=8, unique=True),
        Dearest=person("", cost=11),
    )


def test_a_card_with_shadow_is_put_into_shadows_from_the_hand():
    """RR Shadows: without being marshaled, so nothing is paid; no other card of the hand can be picked."""
    run_to(
        "dominance",
        {"play": ["Hero"], "hand": ["Spy", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Hero"]}}},
        {"Bob": {"defend": []}},
        {"Ann": {"trigger": "Hero", "choose": "Spy"}},
        {
            "check": {
                "cards": {"Spy": {"zone": "shadows"}, "Baker": {"zone": "hand"}},
                "players": {"Ann": {"gold": 0}},
            }
        },
        Hero=person(
            "Reaction: After you win a challenge, put a character with shadow into shadows from your hand."
        ),
        Spy=person("Shadow (3)."),
    )
