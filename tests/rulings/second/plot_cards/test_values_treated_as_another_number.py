"""Printed and base values of plot cards that are treated as another number; STR that is contributed as 0."""

import pytest

from tests.rulings.texts import person, run, run_to


@pytest.mark.parametrize(
    ("words", "refused", "legal"),
    [
        ("You cannot place cards during setup.", None, None),
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
